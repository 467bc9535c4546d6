// Which names have room on a map: larger areas first, none over another or over a piece. Pure; all in pixels.

const LETTER = 6.4;
const HIGH = 6.5;

/** A name: the room its area has, how wide half of it may be at most, and where it could stand, best first.
 * @typedef {{text: string, room: number, widest: number, spots: number[][]}} Name */

/** Half of the width of a name. @param {string} text */
export function halfOf(text) {
  return (text.length * LETTER) / 2;
}

/** Where names go, by id. @param {Map<string, Name>} names @param {number[][]} taken boxes with pieces or signs
 * @param {number[]} size of the whole map @returns {Map<string, number[]>} */
export function lettered(names, taken, [width, height]) {
  const boxes = [...taken];
  /** @type {Map<string, number[]>} */
  const found = new Map();
  for (const [id, { text, widest, spots }] of [...names].sort((a, b) => b[1].room - a[1].room)) {
    const half = halfOf(text);
    if (half > widest) continue;
    const place = spots.map(([x, y]) => [Math.max(half, Math.min(width - half, x)), Math.max(HIGH, Math.min(height - HIGH, y))])
      .find(([x, y]) => !boxes.some((b) => b[0] < x + half && b[2] > x - half && b[1] < y + HIGH && b[3] > y - HIGH));
    if (!place) continue;
    boxes.push([place[0] - half, place[1] - HIGH, place[0] + half, place[1] + HIGH]);
    found.set(id, place);
  }
  return found;
}

/** Places around the middle of an area: below, above, and beside. @param {number[]} at @param {number} half of the name's
 * width @param {number} away @returns {number[][]} */
export function around([x, y], half, away) {
  return [[x, y + away], [x, y - away], [x - half - away, y], [x + half + away, y]];
}
