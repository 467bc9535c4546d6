// Pieces keep their identity: caravans and barbarians glide from where they were, and what is new comes down where it
// stands.

const GLIDE = { duration: 260, easing: "cubic-bezier(.3,.7,.3,1)" };
const ABOVE = 26;

/** Where every piece of a drawing stands. @param {ParentNode} root @returns {Map<string, [number, number]>} */
export function standing(root) {
  /** @type {Map<string, [number, number]>} */
  const found = new Map();
  for (const el of /** @type {NodeListOf<SVGGElement>} */ (root.querySelectorAll("[data-piece]"))) {
    const place = /(-?[\d.]+)[ ,](-?[\d.]+)/.exec(el.parentElement?.getAttribute("transform") ?? "");
    if (place) found.set(String(el.dataset.piece), [Number(place[1]), Number(place[2])]);
  }
  return found;
}

/** Let all pieces come from where they were. @param {ParentNode} root @param {Map<string, [number, number]>} before
 * @param {Map<string, [number, number]>} now */
export function glide(root, before, now) {
  for (const [key, at] of now) {
    const was = before.get(key);
    if (was && was[0] === at[0] && was[1] === at[1]) continue;
    const [dx, dy] = was ? [was[0] - at[0], was[1] - at[1]] : [0, -ABOVE];
    root.querySelector(`[data-piece="${key}"]`)?.animate([
      { transform: `translate(${dx}px, ${dy}px)`, opacity: was ? 1 : 0 }, { transform: "none", opacity: 1 },
    ], GLIDE);
  }
}
