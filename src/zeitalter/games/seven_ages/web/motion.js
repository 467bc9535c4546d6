// Pieces keep their identity: units glide from an area that has lost some to one that has more, and what is new comes
// down where it stands.

const GLIDE = { duration: 260, easing: "cubic-bezier(.3,.7,.3,1)" };
const ABOVE = 22;

/** A stack as it was drawn. @typedef {{at: [number, number], n: number}} Drawn */

/** Where every stack of a drawing stands, by `empire area`. @param {ParentNode} root @returns {Map<string, Drawn>} */
export function standing(root) {
  /** @type {Map<string, Drawn>} */
  const found = new Map();
  for (const el of /** @type {NodeListOf<SVGGElement>} */ (root.querySelectorAll("[data-piece]"))) {
    const place = /(-?[\d.]+)[ ,](-?[\d.]+)/.exec(el.parentElement?.getAttribute("transform") ?? "");
    if (place)
      found.set(String(el.dataset.piece), { at: [Number(place[1]), Number(place[2])], n: Number(el.dataset.n ?? 1) });
  }
  return found;
}

/** From where each stack has grown; null: from nowhere. @param {Map<string, Drawn>} before @param {Map<string, Drawn>} now
 * @returns {Map<string, [number, number] | null>} */
export function arrivals(before, now) {
  /** @type {Map<string, [number, number][]>} */
  const left = new Map();
  for (const [key, { at, n }] of before) {
    const [empire] = key.split(" ");
    if ((now.get(key)?.n ?? 0) < n) left.set(empire, [...(left.get(empire) ?? []), at]);
  }
  /** @type {Map<string, [number, number] | null>} */
  const found = new Map();
  for (const [key, { at, n }] of now)
    if ((before.get(key)?.n ?? 0) < n) found.set(key, nearest(left.get(key.split(" ")[0]) ?? [], at));
  return found;
}

/** @param {[number, number][]} places @param {[number, number]} to @returns {[number, number] | null} */
function nearest(places, to) {
  const far = (/** @type {[number, number]} */ [x, y]) => Math.hypot(x - to[0], y - to[1]);
  return places.length ? places.reduce((a, b) => (far(b) < far(a) ? b : a)) : null;
}

/** Let all stacks come from where their units were. @param {ParentNode} root @param {Map<string, Drawn>} before
 * @param {Map<string, Drawn>} now @param {number} size units of the map to a pixel of a piece */
export function glide(root, before, now, size) {
  for (const [key, from] of arrivals(before, now)) {
    const { at } = /** @type {Drawn} */ (now.get(key));
    const [dx, dy] = from ? [(from[0] - at[0]) / size, (from[1] - at[1]) / size] : [0, -ABOVE];
    root.querySelector(`[data-piece="${key}"]`)?.animate([
      { transform: `translate(${dx}px, ${dy}px)`, opacity: from ? 1 : 0 }, { transform: "none", opacity: 1 },
    ], GLIDE);
  }
}
