// Where a tip goes: beside what it explains, never over it.

const EDGE = 6;
const AWAY = 8;

/** @typedef {{left: number, top: number, width: number, height: number}} Box */

/** Where a tip of a size lies beside a box: above it, below, or at one of its sides, whatever has room; where nothing has,
 * on the side with the most room, cut to fit. @param {Box} box @param {{w: number, h: number}} tip
 * @param {{w: number, h: number}} screen @returns {{left: number, top: number, high: number}} */
export function placeTip(box, tip, screen) {
  const right = box.left + box.width;
  const bottom = box.top + box.height;
  const within = (/** @type {number} */ at, /** @type {number} */ size, /** @type {number} */ all) =>
    Math.max(EDGE, Math.min(at, all - size - EDGE));
  const left = within(box.left + box.width / 2 - tip.w / 2, tip.w, screen.w);
  const top = within(box.top + box.height / 2 - tip.h / 2, tip.h, screen.h);
  const room = { above: box.top - AWAY - EDGE, below: screen.h - bottom - AWAY - EDGE };
  if (room.above >= tip.h) return { left, top: box.top - AWAY - tip.h, high: tip.h };
  if (room.below >= tip.h) return { left, top: bottom + AWAY, high: tip.h };
  if (screen.w - right - AWAY - EDGE >= tip.w) return { left: right + AWAY, top, high: Math.min(tip.h, screen.h - 2 * EDGE) };
  if (box.left - AWAY - EDGE >= tip.w) return { left: box.left - AWAY - tip.w, top, high: Math.min(tip.h, screen.h - 2 * EDGE) };
  const high = Math.max(room.above, room.below);
  return { left, top: room.above > room.below ? box.top - AWAY - high : bottom + AWAY, high };
}
