// Answers sorted into parts: by what is played, own empires first, and what would help others or harm oneself apart. Pure.

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("../../../web/match/wire.d.ts").Answer} Answer */
/** What belongs together: its title, what makes sense, and what is told of with a caution.
 * @typedef {{title: string, good: Answer[], doubtful: Answer[]}} Part */

/** Verbs that play something on somebody. */
export const PLAYED = ["artefact", "event"];

/** Whether an answer is about an own empire. @param {Ctx} ctx @param {Answer} answer */
function mine(ctx, [verb, , , first, second]) {
  const id = verb === "artefact" ? first : (first?.[0] ?? ctx.view.areas[second?.[0]]?.holder);
  return ctx.view.empires.some((/** @type {any} */ e) => e.empire === id && e.seat === ctx.seat);
}

/** Answers sorted into parts. @param {Ctx} ctx @param {Answer[]} answers @returns {Part[]} */
export function sorted(ctx, answers) {
  /** @type {Map<string, Part>} */
  const found = new Map();
  for (const answer of answers) {
    const [verb, , what] = answer;
    const played = PLAYED.includes(verb);
    const key = played ? `${verb} ${what}` : "";
    const part = found.get(key) ?? { title: played ? ctx.t(`board-menu-${verb}`, { what: ctx.name(verb, what) }) : "", good: [], doubtful: [] };
    (ctx.caution(answer)?.tone === "cost" && played ? part.doubtful : part.good).push(answer);
    found.set(key, part);
  }
  const order = (/** @type {Answer} */ a, /** @type {Answer} */ b) => Number(mine(ctx, b)) - Number(mine(ctx, a));
  for (const part of found.values()) for (const list of [part.good, part.doubtful]) if (PLAYED.includes(list[0]?.[0])) list.sort(order);
  return [...found.values()];
}
