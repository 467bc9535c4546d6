// What matters to rivals at a glance, and the ways that pieces of others went.
import { icon } from "./signs.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("../../../web/board/game-table.d.ts").Figure} Figure */
/** @typedef {import("../../../web/board/game-table.d.ts").Way} Way */
/** @typedef {import("../../../web/match/wire.d.ts").Line} Line */

/** The figures of a player: cities, tokens, treasury, trade cards, field of the succession table. @param {Ctx} ctx
 * @param {number} party @returns {Figure[]} */
export function figures(ctx, party) {
  const p = ctx.view.players[party];
  const figure = (/** @type {string} */ id, /** @type {string} */ sign, /** @type {number} */ n) => ({
    id, value: n, ...(sign ? { sign: icon(sign) } : {}), title: ctx.t(`figure-title-${id}`, { n, stock: p.stock }),
  });
  return [
    figure("cities", "city", p.cities),
    figure("tokens", "token", p.on_board),
    figure("treasury", "treasury", p.treasury),
    figure("trade-cards", "card", p.hand_count),
    figure("track", "", p.field),
    { ...figure("ships", "ship", p.ships.length), minor: true },
    { ...figure("card-points", "points", p.card_points), minor: true },
  ];
}

/** Tokens over a border, and ships from coast to coast. @param {Ctx} _ctx @param {Line} line @returns {Way[]} */
export function ways(_ctx, [, event, args]) {
  if (event === "moves") return [{ party: args[0], from: `area:${args[2]}`, to: `area:${args[3]}` }];
  if (event === "sails") return [{ party: args[0], from: `area:${land(args[1])}`, to: `area:${land(args[2])}` }];
  return [];
}

/** The area of a coast: an area with several coasts has names for them. @param {string} coast */
function land(coast) {
  return coast.split(".")[0];
}
