// Which names have room on the map: larger areas first, none over another or over a piece. Pure.

const LETTER = 6.4;
const HIGH = 6.5;
/** How much wider than its area a name may be, at first and when one has come close. */
const WIDER = 1.7;
const WIDER_CLOSE = 8;

/** @typedef {{text: string, at: number[], room: number, kind: string, spots: number[][]}} Name */

/** Where names go, by id; all in pixels. @param {Map<string, Name>} names @param {number[][]} taken boxes with pieces
 * @param {boolean} near @param {number[]} size of the whole map @returns {Map<string, number[]>} */
export function lettered(names, taken, near, [width, height]) {
  const boxes = [...taken];
  const wider = near ? WIDER_CLOSE : WIDER;
  /** @type {Map<string, number[]>} */
  const found = new Map();
  for (const [id, { text, room, kind, spots }] of [...names].sort((a, b) => b[1].room - a[1].room)) {
    const half = (text.length * LETTER) / 2;
    if (kind === "land" && half > room * wider) continue;
    if (kind === "sea" && half > room * (wider + 1)) continue;
    const place = spots.map(([x, y]) => [Math.max(half, Math.min(width - half, x)), Math.max(HIGH, Math.min(height - HIGH, y))])
      .find(([x, y]) => !boxes.some((b) => b[0] < x + half && b[2] > x - half && b[1] < y + HIGH && b[3] > y - HIGH));
    if (!place) continue;
    boxes.push([place[0] - half, place[1] - HIGH, place[0] + half, place[1] + HIGH]);
    found.set(id, place);
  }
  return found;
}
