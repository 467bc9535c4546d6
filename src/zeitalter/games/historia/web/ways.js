// Where things went on the map: cubes that were placed, wars, and between whom there was a trade or a raid.
import { printed } from "./print.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("../../../web/board/game-table.d.ts").Way} Way */
/** @typedef {import("../../../web/match/wire.d.ts").Line} Line */

/** The ways of a line of the log; a cube comes from beside the map. @param {Ctx} ctx @param {Line} line @returns {Way[]} */
export function ways(ctx, [, id, args]) {
  const [party] = args;
  if (id === "expands" || id === "settles") return [{ party, from: "", to: `territory:${args[1]}` }];
  if (id === "attacks") return [{ party, from: "", to: `territory:${args[2]}` }];
  if (id === "trades" || id === "raids") return between(ctx, party, args[1]);
  return [];
}

/** From a territory of one to the nearest of the other: shared, or beside it. @param {Ctx} ctx @param {number} one
 * @param {number} other @returns {Way[]} */
function between(ctx, one, other) {
  const [own, theirs] = [one, other].map((civ) => /** @type {string[]} */ (ctx.view.civs[civ]?.territories ?? []));
  const shared = own.find((id) => theirs.includes(id));
  if (shared) return [{ party: one, from: "", to: `territory:${shared}` }];
  const near = printed(ctx).neighbours ?? {};
  for (const from of own) {
    const to = theirs.find((id) => near[from]?.includes(id));
    if (to) return [{ party: one, from: `territory:${from}`, to: `territory:${to}` }];
  }
  return own.length && theirs.length ? [{ party: one, from: `territory:${own[0]}`, to: `territory:${theirs[0]}` }] : [];
}
