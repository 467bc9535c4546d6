// Pieces keep their identity: what has moved glides from where it was, pieces that are all alike from where some have gone,
// and what is new comes down where it stands.

const GLIDE = { duration: 260, easing: "cubic-bezier(.3,.7,.3,1)" };
const ABOVE = 24;

/** A piece or a stack as it was drawn: where, and how many. @typedef {{at: [number, number], n: number}} Drawn */

/** Where every piece of a drawing stands. @param {ParentNode} root @returns {Map<string, Drawn>} */
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

/** From where each piece comes that has moved or grown; null: from nowhere. @param {Map<string, Drawn>} before
 * @param {Map<string, Drawn>} now @param {(key: string) => string} alike what is the same for stacks between which pieces
 * go; empty for a piece of its own @returns {Map<string, [number, number] | null>} */
export function arrivals(before, now, alike) {
  /** @type {Map<string, [number, number][]>} */
  const left = new Map();
  for (const [key, { at, n }] of before) {
    const kind = alike(key);
    if (kind && (now.get(key)?.n ?? 0) < n) left.set(kind, [...(left.get(kind) ?? []), at]);
  }
  /** @type {Map<string, [number, number] | null>} */
  const found = new Map();
  for (const [key, { at, n }] of now) {
    const was = before.get(key);
    const kind = alike(key);
    const moved = was && (was.at[0] !== at[0] || was.at[1] !== at[1]);
    if (was && was.n >= n && !moved) continue;
    found.set(key, kind && !(was && was.n >= n) ? nearest(left.get(kind) ?? [], at) : (was?.at ?? null));
  }
  return found;
}

/** @param {[number, number][]} places @param {[number, number]} to @returns {[number, number] | null} */
function nearest(places, to) {
  const far = (/** @type {[number, number]} */ [x, y]) => Math.hypot(x - to[0], y - to[1]);
  return places.length ? places.reduce((a, b) => (far(b) < far(a) ? b : a)) : null;
}

/** Let all pieces come from where they were. @param {ParentNode} root @param {Map<string, Drawn>} before
 * @param {Map<string, Drawn>} now @param {(key: string) => string} alike @param {number} size units of the map to a pixel of a
 * piece */
export function glide(root, before, now, alike, size) {
  for (const [key, from] of arrivals(before, now, alike)) {
    const { at } = /** @type {Drawn} */ (now.get(key));
    const [dx, dy] = from ? [(from[0] - at[0]) / size, (from[1] - at[1]) / size] : [0, -ABOVE];
    root.querySelector(`[data-piece="${key}"]`)?.animate([
      { transform: `translate(${dx}px, ${dy}px)`, opacity: from ? 1 : 0 }, { transform: "none", opacity: 1 },
    ], GLIDE);
  }
}
