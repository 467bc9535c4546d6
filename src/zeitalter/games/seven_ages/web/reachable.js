// Whether an answer can be given on the table itself, by something that is lit there.
import { byArea, leads, ofCard, placeless } from "./answers.js";
import { laidOut } from "./choices.js";
import { empire, own } from "./print.js";
import { givesUp } from "./turned.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("../../../web/match/wire.d.ts").Answer} Answer */

/** All answers of a question that lie on the table, found once. @type {WeakMap<Ctx, Set<Answer>>} */
const known = new WeakMap();

/** @param {Ctx} ctx */
function reachable(ctx) {
  const before = known.get(ctx);
  if (before) return before;
  /** @type {Set<Answer>} */
  const found = new Set([...byArea(ctx).values()].flat());
  for (const card of own(ctx)?.hand.cards ?? []) for (const answer of ofCard(ctx, card)) found.add(answer);
  for (const answer of [...laidOut(ctx), ...placeless(ctx)]) found.add(answer);
  for (const answer of ctx.options)
    if (leads(ctx, answer[0]) || answer.length === 1 || (answer[0] === "turn_over" && empire(ctx, answer[1]))) found.add(answer);
  for (const answer of found) if (givesUp(ctx, answer)) found.delete(answer);
  known.set(ctx, found);
  return found;
}

/** Moves, areas, cards of the hand, empires, what is laid out over the map, and the buttons there; an empire is given up only
 * by words. @param {Ctx} ctx @param {Answer} answer */
export function onTable(ctx, answer) {
  return reachable(ctx).has(answer);
}
