// Pieces keep their identity: what has moved since it was last drawn glides from where it lay, and what has been turned
// over turns.

const GLIDE = { duration: 260, easing: "cubic-bezier(.3,.7,.3,1)" };
const FAR = 6;

/** Where everything with an identity lay, and which side was up. @type {Map<string, {box: DOMRect, side: string}>} */
const lay = new Map();
addEventListener("resize", () => lay.clear());

/** Let everything glide or turn that has moved. @param {HTMLElement} root @param {boolean} motion */
export function glide(root, motion) {
  for (const el of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll("[data-fly]"))) {
    const key = String(el.dataset.fly);
    const now = { box: el.getBoundingClientRect(), side: el.dataset.side ?? "" };
    const old = lay.get(key);
    if (!now.box.width) continue;
    lay.set(key, now);
    if (!motion) continue;
    if (!old) {
      if (el.dataset.side === "new" || el.dataset.side === "up") turn(el);
      continue;
    }
    const [dx, dy] = [old.box.left - now.box.left, old.box.top - now.box.top];
    if (Math.abs(dx) + Math.abs(dy) > FAR)
      el.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }], GLIDE);
    if (old.side !== now.side) turn(el);
  }
}

/** Turn a card over. @param {HTMLElement} el */
function turn(el) {
  el.animate([{ rotate: "y 90deg", opacity: 0.4 }, { rotate: "y 0deg", opacity: 1 }], GLIDE);
}

/** Cubes glide from the territory they left, or come down where they are new. @param {HTMLElement} root
 * @param {any[]} civs @param {Map<number, string[]>} settled @param {(id: string) => number[]} place
 * @param {number} size @param {boolean} motion */
export function moveCubes(root, civs, settled, place, size, motion) {
  for (const civ of civs) {
    const was = settled.get(civ.civ);
    settled.set(civ.civ, civ.territories);
    if (!was || !motion) continue;
    const left = was.filter((id) => !civ.territories.includes(id));
    for (const id of civ.territories.filter((/** @type {string} */ t) => !was.includes(t))) {
      const from = left.shift();
      const to = place(id);
      const [dx, dy] = from ? place(from).map((v, k) => (v - to[k]) / size) : [0, -26];
      root.querySelector(`[data-cube="${civ.civ}:${id}"]`)?.animate([
        { transform: `translate(${dx}px, ${dy}px)`, opacity: from ? 1 : 0 }, { transform: "none", opacity: 1 },
      ], GLIDE);
    }
  }
}

/** Markers step to where they stand. @param {HTMLElement} root @param {any[]} civs
 * @param {Map<number, [number, number]>} stood @param {number} step size of a cell @param {boolean} motion */
export function moveMarkers(root, civs, stood, step, motion) {
  for (const c of civs) {
    const was = stood.get(c.civ);
    stood.set(c.civ, [c.military, c.technology]);
    if (!was || !motion || (was[0] === c.military && was[1] === c.technology)) continue;
    const from = `translate(${(was[1] - c.technology) * step}px, ${(c.military - was[0]) * step}px)`;
    root.querySelector(`[data-marker="${c.civ}"]`)?.animate([{ transform: from }, { transform: "none" }], GLIDE);
  }
}
