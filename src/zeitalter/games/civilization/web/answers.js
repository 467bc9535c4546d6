// Which of the answers a thing on the table stands for. Moves are given in two steps: first the area or the ship that
// is to move, then where to and how many; nothing here knows a rule, it only sorts what is advertised.
import { kindsOf } from "../../../web/board/answers.js";
import { areaOf, own, printed } from "./print.js";

export { asked, fitting, glow, hinted, kindsOf } from "../../../web/board/answers.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("../../../web/match/wire.d.ts").Answer} Answer */

/** The row of the set-up table for the whole board. */
const WHOLE_BOARD = 6;
const OF_SHIPS = ["load", "sail", "unload"];

/** Moves on land out of an area. @param {Ctx} ctx @param {string} id */
export function movesFrom(ctx, id) {
  return ctx.options.filter((a) => a[0] === "move" && a[1] === id);
}

/** Moves between two areas, by number of tokens. @param {Ctx} ctx @param {string} from @param {string} to */
export function movesTo(ctx, from, to) {
  return movesFrom(ctx, from).filter((a) => a[2] === to);
}

/** What a ship may do. @param {Ctx} ctx @param {number} ship */
export function ofShip(ctx, ship) {
  return ctx.options.filter((a) => OF_SHIPS.includes(a[0]) && a[1] === ship);
}

/** Where a ship may sail, by coast. @param {Ctx} ctx @param {number} ship @returns {Map<string, Answer>} */
export function voyages(ctx, ship) {
  return new Map(ofShip(ctx, ship).filter((a) => a[0] === "sail").map((a) => [String(a[2]), a]));
}

/** Whether own tokens may leave an area: over land, or with a ship. @param {Ctx} ctx @param {string} id */
export function mayLeave(ctx, id) {
  const { moving } = ctx.view;
  if (!moving || moving.seat !== ctx.seat || !moving.rested?.[id]) return false;
  return movesFrom(ctx, id).length > 0 || ctx.options.some((a) => OF_SHIPS.includes(a[0]));
}

/** The own ships with their place among all that are asked about. @param {Ctx} ctx
 * @returns {{coast: string, left: number | null, aboard: number}[]} */
export function ownShips(ctx) {
  const moving = ctx.view.moving;
  if (moving && moving.seat === ctx.seat) return moving.ships;
  return (own(ctx)?.ships ?? []).map((/** @type {string} */ coast) => ({ coast, left: null, aboard: 0 }));
}

/** The answers for which an area itself stands: all that name it, one of its coasts, its volcano or flood plain, or the
 * nation that starts there, but moves of land and sea, which need a beginning and an end. @param {Ctx} ctx @param
 * {string} id */
export function atArea(ctx, id) {
  return ctx.options.filter(([verb, ...values]) => {
    if (verb === "move" || OF_SHIPS.includes(verb)) return false;
    return kindsOf(ctx, verb).some((k, i) => {
      const found = /** @type {any[]} */ (k.many ? values[i] : [values[i]]);
      if (k.kind === "area") return found.includes(id);
      if (k.kind === "nation") return found.some((nation) => startOf(ctx, nation) === id);
      const danger = k.kind === "volcano" ? "volcanoes" : k.kind === "plain" ? "plains" : "";
      if (danger) return found.some((name) => printed(ctx)[danger][name]?.includes(id));
      return k.kind === "coast" && found.some((coast) => areaOf(ctx, coast) === id);
    });
  });
}

/** Where a nation starts at this table. @param {Ctx} ctx @param {string} nation @returns {string | undefined} */
function startOf(ctx, nation) {
  const { starts } = printed(ctx);
  const players = ctx.view.players.length;
  return starts[ctx.view.closed?.length ? players : Math.max(players, WHOLE_BOARD)]?.[nation];
}

/** What one could mean by a click on a dark area, to ask why not. @param {Ctx} ctx @param {string} id
 * @param {string} from the area from which tokens are to move @returns {Answer | null} */
export function meant(ctx, id, from) {
  if (from && from !== id) return ["move", from, id, 1];
  for (const [verb, ...values] of ctx.options) {
    const at = kindsOf(ctx, verb).findIndex((k) => k.kind === "area" && !k.many);
    if (verb !== "move" && at >= 0) return [verb, ...values.map((v, i) => (i === at ? id : v))];
  }
  return null;
}
