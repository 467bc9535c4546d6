// A call from the server: shown as a notification, also with the browser's pages closed; a tap opens the table.
(function () {
  /** The types of a page do not know what a worker has. @type {any} */
  const worker = self;

  /** @param {any} event */
  function letterOf(event) {
    try {
      return event.data?.json() ?? {};
    } catch {
      return {};
    }
  }

  worker.addEventListener("push", (/** @type {any} */ event) => {
    const { title = "Zeitalter", body = "", url = "/", tag, lang } = letterOf(event);
    event.waitUntil(worker.registration.showNotification(title, { body, tag, lang, data: { url } }));
  });

  /** The table in a window that shows it already, or in one of ours, or in a new one. @param {string} url */
  async function openTable(url) {
    const wanted = new URL(url, worker.location.origin);
    if (wanted.origin !== worker.location.origin) return;
    const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = windows.find((/** @type {any} */ w) => new URL(w.url).pathname === wanted.pathname);
    if (there) await there.focus();
    else await worker.clients.openWindow(wanted.href);
  }

  worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
    event.notification.close();
    event.waitUntil(openTable(String(event.notification.data?.url ?? "/")));
  });
})();
