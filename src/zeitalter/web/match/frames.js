// How long each position is shown before the next: as the bots' pace of the match says, and the quicker the more of them
// wait. Pure: knows neither page nor table.

/** @typedef {import("./wire.d.ts").BotPace} BotPace */

/** Milliseconds that a position is shown at least. @type {Record<BotPace, number>} */
const PAUSES = { calm: 1100, brisk: 450, at_once: 120 };
/** The paces in the order in which they are offered, the usual one first. */
export const BOT_PACES = /** @type {BotPace[]} */ (Object.keys(PAUSES));
/** Milliseconds in which all that wait are shown: who comes late sees them run by, and the recap has them all. */
const PATIENCE = 5000;
/** A position that is shown for less is not seen. */
const LEAST = 80;
/** The most that wait; what is more than that is left out from the oldest on. */
export const MOST_FRAMES = Math.floor(PATIENCE / LEAST);

/** How long a position is shown when so many others wait. @param {BotPace | undefined} pace @param {number} waiting */
export function framePause(pace, waiting) {
  const usual = PAUSES[pace ?? "calm"] ?? PAUSES.calm;
  return Math.max(LEAST, Math.min(usual, PATIENCE / Math.max(1, waiting)));
}
