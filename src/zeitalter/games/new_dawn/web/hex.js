// Hexes: where a space lies on the drawing, the way around it, tiles turned and laid, and the borders between tiles.
// Pure; coordinates are axial, points up, as everywhere in the game.

/** @typedef {[number, number]} Hex */

/** The radius of a hex in units of the drawing, and its width. */
export const R = 50;
export const W = R * Math.sqrt(3);
/** Clockwise from the east. @type {Hex[]} */
export const DIRECTIONS = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]];

/** The middle of a hex. @param {number} q @param {number} r @returns {[number, number]} */
export function centre(q, r) {
  return [W * (q + r / 2), 1.5 * R * r];
}

/** A corner of a hex, clockwise from the top. @param {number[]} at @param {number} k @param {number} [radius] */
export function corner([x, y], k, radius = R) {
  const angle = ((60 * k - 90) * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)].map((v) => Math.round(v * 10) / 10);
}

/** The outline of a hex as a path. @param {number[]} at @param {number} [radius] */
export function outline(at, radius = R) {
  return `M${[0, 1, 2, 3, 4, 5].map((k) => corner(at, k, radius).join(" ")).join("L")}z`;
}

/** A hex turned clockwise around the origin. @param {Hex} hex @param {number} steps @returns {Hex} */
export function turned([q, r], steps) {
  let [a, b] = [q, r];
  for (let i = 0; i < steps; i++) [a, b] = [0 - b, a + b];
  return [a, b];
}

/** Where the spaces of a side lie when it is laid. @param {any[][]} side @param {number} rotation @param {Hex} at
 * @returns {Hex[]} */
export function laid(side, rotation, [q, r]) {
  return side.map((space) => {
    const [x, y] = turned([space[0], space[1]], rotation);
    return [x + q, y + r];
  });
}

/** The place in "q,r". @param {string} text @returns {Hex} */
export function hexOf(text) {
  const [q, r] = text.split(",").map(Number);
  return [q, r];
}

/** The steps between two hexes. @param {number[]} a @param {number[]} b */
export function distance(a, b) {
  const [dq, dr] = [a[0] - b[0], a[1] - b[1]];
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

/** Where the arrow keys lead, as directions in the order in which they are tried. @type {Record<string, number[]>} */
const ARROWS = { ArrowRight: [0], ArrowLeft: [3], ArrowUp: [5, 4], ArrowDown: [2, 1] };

/** The place beside another that an arrow key leads to; null if there is none. @param {number[]} from
 * @param {string} key @param {number} turn by how many steps the map is turned
 * @param {(place: string) => boolean} known
 * @returns {string | null} */
export function beside([q, r], key, turn, known) {
  const ways = (ARROWS[key] ?? []).map((d) => turned(DIRECTIONS[d], 6 - turn));
  return ways.map(([dq, dr]) => `${q + dq},${r + dr}`).find(known) ?? null;
}

/** The part of the plane that some hexes take, with a margin in hexes. @param {Hex[]} hexes @param {number} margin */
export function extent(hexes, margin) {
  const all = hexes.length ? hexes.map(([q, r]) => centre(q, r)) : [[0, 0]];
  const [xs, ys] = [all.map((p) => p[0]), all.map((p) => p[1])];
  const left = Math.min(...xs) - W * (0.5 + margin);
  const top = Math.min(...ys) - R * (1 + margin * 1.5);
  const right = Math.max(...xs) + W * (0.5 + margin);
  const bottom = Math.max(...ys) + R * (1 + margin * 1.5);
  return { left, top, width: right - left, height: bottom - top };
}

/** By how many steps hexes are best turned to fill a window of this shape. @param {Hex[]} hexes @param {number} margin
 * @param {number} shape its width by its height */
export function bestTurn(hexes, margin, shape) {
  const waste = (/** @type {number} */ steps) => {
    const { width, height } = extent(hexes.map((hex) => turned(hex, steps)), margin);
    return Math.max(width / shape, height);
  };
  return [1, 2].reduce((best, steps) => (waste(steps) < waste(best) - 1 ? steps : best), 0);
}

/** The borders between tiles, and around the map, as one path. @param {Map<string,
 * string>} tiles the tile of each place
 * "q,r" @param {(q: number, r: number) => number[]} at where a place is drawn
 * @param {number} [turn] by how many steps the map is turned */
export function borders(tiles, at, turn = 0) {
  let path = "";
  for (const [place, tile] of tiles) {
    const [q, r] = hexOf(place);
    DIRECTIONS.forEach(([dq, dr], d) => {
      const other = tiles.get(`${q + dq},${r + dr}`);
      if (other === tile || (other !== undefined && d > 2)) return;
      const middle = at(q, r);
      path += `M${corner(middle, d + turn + 1).join(" ")}L${corner(middle, d + turn + 2).join(" ")}`;
    });
  }
  return path;
}
