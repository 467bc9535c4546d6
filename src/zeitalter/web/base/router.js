// Addresses: which page belongs to a path, and going somewhere without loading the page again.

/** @type {() => void} */
let follow = () => {};

/** A part of an address; what nobody can read stays as it is. @param {string} part */
function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** @param {string} path @returns {{page: string, params: Record<string, string>}} */
export function match(path) {
  const [first = "", second = "", more = ""] = path.split("/").filter(Boolean).map(decoded);
  if (first === "new" && !second) return { page: "new", params: {} };
  if (first === "match" && second && !more) return { page: "match", params: { id: second } };
  if (first === "join" && second && !more) return { page: "join", params: { token: second } };
  if (first === "about" && !more) return { page: "about", params: { game: second ?? "" } };
  if (first === "edition" && second && !more) return { page: "about", params: { game: "", match: second } };
  if (first === "rules" && !more) return { page: "rules", params: { game: second ?? "" } };
  if (first === "notifications" && !more) return { page: "notifications", params: second ? { id: second } : {} };
  if (first === "reset" && !more) return { page: "reset", params: second ? { token: second } : {} };
  if ((first === "stop" || first === "confirm") && second && !more) return { page: first, params: { token: second } };
  return { page: first ? "missing" : "lobby", params: {} };
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
