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
    const { title = "Zeitalter", body = "", url = "/", tag, lang, stop } = letterOf(event);
    const actions = stop ? [{ action: "stop", title: stop[1] }] : [];
    const looks = { icon: `${worker.FILES}web/images/icon-192.png`, renotify: Boolean(tag) };
    event.waitUntil(
      worker.registration.showNotification(title, { body, tag, lang, actions, ...looks, data: { url, stop: stop?.[0] } }),
    );
  });

  /** The push service has given this browser another address: without the new one nobody reaches it any more. */
  worker.addEventListener("pushsubscriptionchange", (/** @type {any} */ event) => {
    event.waitUntil(handOver(event.newSubscription, event.oldSubscription?.options));
  });

  /** Tell the server how this browser is called now. @param {any} found @param {any} options */
  async function handOver(found, options) {
    const now = found ?? (options && (await worker.registration.pushManager.subscribe(options)));
    if (!now) return;
    const { endpoint, keys } = now.toJSON();
    const body = JSON.stringify({ endpoint, p256dh: keys?.p256dh, auth: keys?.auth });
    await fetch("/api/calls/push", { method: "POST", headers: { "content-type": "application/json" }, body });
  }

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
    const { url, stop } = event.notification.data ?? {};
    event.waitUntil(openTable(String((event.action === "stop" && stop) || url || "/")));
  });
})();
