// Addresses: which page belongs to a path, and going somewhere without loading the page again.

/** @type {() => void} */
let follow = () => {};

/** @param {string} path @returns {{page: string, params: Record<string, string>}} */
export function match(path) {
  const [first = "", second = ""] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (first === "new") return { page: "new", params: {} };
  if (first === "match" && second) return { page: "match", params: { id: second } };
  if (first === "join" && second) return { page: "join", params: { token: second } };
  if (first === "about") return { page: "about", params: { game: second ?? "" } };
  return { page: "lobby", params: {} };
}

/** @param {string} path */
export function go(path) {
  history.pushState(null, "", path);
  scrollTo(0, 0);
  follow();
}

/** @param {() => void} handler */
export function goHandler(handler) {
  follow = handler;
  addEventListener("popstate", handler);
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[data-go]") : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    event.preventDefault();
    go(link.getAttribute("href") ?? "/");
  });
}
