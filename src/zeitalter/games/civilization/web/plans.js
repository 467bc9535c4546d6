// What a hand on the map means, as answers that go into the plan: tokens of one area or several to a neighbour, over the sea
// with a ship, divided among all neighbours; a ship along a way, and what it sets ashore. The numbers are in surplus.js, the
// ways in voyages.js; whether the rules allow it, the server says.
import { movesFrom, movesTo, ownShips } from "./answers.js";
import { areaOf, drawing, dwellers, own, printed } from "./print.js";
import { divided, gathered, sensible } from "./surplus.js";
import { within, wayTo } from "./voyages.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("../../../web/match/wire.d.ts").Answer} Answer */
/** How many are meant: `all`, `one`, or what is sensible. @typedef {"all" | "one" | ""} Wish */
/** Something planned whose number can be changed afterwards. @typedef {{n: number, low: number, high: number,
 *   make: (n: number) => Answer[], from: string, to: string}} Planned */

const AGRICULTURE = "landwirtschaft";
const ENGINEERING = "ingenieurwesen";
/** What makes a city on a site and elsewhere, what a foreign city withstands, and what a ship carries. */
const ON_SITE = 6;
const ELSEWHERE = 12;
const ATTACK = 7;
const CAPACITY = 5;

/** @param {Ctx} ctx @param {string} id */
function figures(ctx, id) {
  const here = dwellers(ctx, id);
  const mine = here.tokens.find((t) => t.seat === ctx.seat)?.n ?? 0;
  const others = here.tokens.reduce((sum, t) => sum + t.n, 0) - mine;
  const [, limit, site] = printed(ctx).areas[id] ?? ["", 0, "none"];
  const farms = !others && own(ctx)?.cards?.includes(AGRICULTURE) ? 1 : 0;
  return { mine, others, city: here.city, site, feeds: here.city === null ? limit + farms : 0 };
}

/** @param {Ctx} ctx @param {string} id @returns {import("./surplus.js").Source} */
export function sourceAt(ctx, id) {
  const { mine, feeds } = figures(ctx, id);
  const { moving } = ctx.view;
  return { rested: moving?.seat === ctx.seat ? (moving.rested?.[id] ?? 0) : mine, own: mine, feeds };
}

/** @param {Ctx} ctx @param {string} id @returns {import("./surplus.js").Target} */
function targetAt(ctx, id) {
  const { mine, others, city, site, feeds } = figures(ctx, id);
  const foreign = city !== null && city !== ctx.seat;
  const strong = foreign && ctx.view.players[city]?.cards?.includes(ENGINEERING);
  const needs = city !== null || others ? 0 : site === "none" ? (mine >= ON_SITE ? ELSEWHERE : 0) : ON_SITE;
  return { own: mine, others, feeds, needs, walls: foreign ? ATTACK + (strong ? 1 : 0) : 0 };
}

/** Tokens of areas go to a neighbour of theirs. @param {Ctx} ctx @param {string[]} froms @param {string} to @param {Wish} wish
 * @returns {{answers: Answer[], planned: Planned | null}} */
export function marches(ctx, froms, to, wish) {
  const near = froms.map((from) => ({ from, high: movesTo(ctx, from, to).length })).filter(({ high }) => high > 0);
  const sensibly = near.length === 1 ? [sensible(sourceAt(ctx, near[0].from), targetAt(ctx, to))]
    : gathered(near.map(({ from }) => sourceAt(ctx, from)), targetAt(ctx, to));
  const some = near.map(({ from, high }, i) => ({ from, high, n: wish === "all" ? high : wish ? 1 : Math.min(high, sensibly[i]) }))
    .filter(({ n }) => n > 0);
  const make = (/** @type {number} */ n) => [/** @type {Answer} */ (["move", some[0].from, to, n])];
  const planned = some.length === 1 ? { n: some[0].n, low: 1, high: some[0].high, make, from: some[0].from, to } : null;
  return { answers: some.map(({ from, n }) => ["move", from, to, n]), planned };
}

/** The surplus of areas goes to all their neighbours that feed more. @param {Ctx} ctx @param {string[]} froms
 * @returns {Answer[]} */
export function spreads(ctx, froms) {
  /** @type {Map<string, number>} */
  const come = new Map();
  return froms.flatMap((from) => {
    const near = [...new Set(movesFrom(ctx, from).map((a) => String(a[2])))];
    const targets = near.map((id) => {
      const target = targetAt(ctx, id);
      return { ...target, own: target.own + (come.get(id) ?? 0) };
    });
    return divided(sourceAt(ctx, from), targets).flatMap((n, i) => {
      if (n) come.set(near[i], (come.get(near[i]) ?? 0) + n);
      return n ? [/** @type {Answer} */ (["move", from, near[i], n])] : [];
    });
  });
}

/** Whether a ship may pass a coast: not where the board is closed. @param {Ctx} ctx */
function inPlay(ctx) {
  const closed = new Set(ctx.view.closed ?? []);
  return (/** @type {string} */ coast) => !closed.has(areaOf(ctx, coast));
}

/** @param {string} coast */
function isSea(coast) {
  return !drawing.areas[coast.split(".")[0]]?.land;
}

/** A shortest way of a ship to an area, along the coasts if they lead there. @param {Ctx} ctx @param {string} from
 * @param {string} to @param {number} steps */
function wayToArea(ctx, from, to, steps) {
  const { sails } = printed(ctx);
  const arrived = (/** @type {string} */ coast) => areaOf(ctx, coast) === to;
  const open = inPlay(ctx);
  return wayTo(sails, from, arrived, steps, (coast) => open(coast) && (!isSea(coast) || arrived(coast)))
    ?? wayTo(sails, from, arrived, steps, open);
}

/** Where a ship can sail, with the way there. @param {Ctx} ctx @param {number} ship */
export function reached(ctx, ship) {
  const { coast, left } = ownShips(ctx)[ship] ?? { coast: "", left: 0 };
  const open = inPlay(ctx);
  const along = within(printed(ctx).sails, coast, left ?? 0, (to) => open(to) && !isSea(to));
  for (const [to, way] of within(printed(ctx).sails, coast, left ?? 0, open)) if (!along.has(to)) along.set(to, way);
  return along;
}

/** The legs of a voyage. @param {number} ship @param {string[]} way @returns {Answer[]} */
export function legs(ship, way) {
  return way.map((coast) => ["sail", ship, coast]);
}

/** A ship sails a way and sets its cargo ashore. @param {Ctx} ctx @param {number} ship @param {string[]} way
 * @returns {{answers: Answer[], planned: Planned | null}} */
export function landing(ctx, ship, way) {
  const { aboard, coast } = ownShips(ctx)[ship] ?? { aboard: 0, coast: "" };
  const to = way.at(-1) ?? coast;
  const sail = legs(ship, way);
  if (!aboard || isSea(to)) return { answers: sail, planned: null };
  const make = (/** @type {number} */ n) => [...sail, ...(n ? [/** @type {Answer} */ (["unload", ship, n])] : [])];
  return { answers: make(aboard), planned: { n: aboard, low: sail.length ? 0 : 1, high: aboard, make, from: areaOf(ctx, coast),
    to: areaOf(ctx, to) } };
}

/** A ship takes tokens of an area aboard, and sails there for them if it has to; null if it cannot. @param {Ctx} ctx
 * @param {number} ship @param {string} from @param {Wish} wish @returns {{answers: Answer[], planned: Planned} | null} */
export function loading(ctx, ship, from, wish) {
  const { aboard, coast, left } = ownShips(ctx)[ship] ?? { aboard: 0, coast: "", left: 0 };
  const way = wayToArea(ctx, coast, from, left ?? 0);
  const source = sourceAt(ctx, from);
  const high = Math.min(CAPACITY - aboard, source.rested);
  if (!way || high < 1) return null;
  const make = (/** @type {number} */ n) => [...legs(ship, way), /** @type {Answer} */ (["load", ship, n])];
  const n = cargo(source, high, wish);
  return { answers: make(n), planned: { n, low: 1, high, make, from, to: from } };
}

/** How many go aboard: the surplus, or all that there is room for. @param {import("./surplus.js").Source} source
 * @param {number} high @param {Wish} wish */
function cargo(source, high, wish) {
  const spare = Math.max(0, source.own - source.feeds);
  return wish === "one" ? 1 : wish === "all" || !spare ? high : Math.min(high, spare);
}

/** Where ships could carry tokens of an area. @param {Ctx} ctx @param {string} from @returns {Set<string>} */
export function crossings(ctx, from) {
  const found = ownShips(ctx).flatMap(({ coast, left, aboard }) => {
    const there = aboard < CAPACITY && left ? wayToArea(ctx, coast, from, left) : null;
    if (!there) return [];
    const ends = within(printed(ctx).sails, there.at(-1) ?? coast, (left ?? 0) - there.length, inPlay(ctx));
    return [...ends.keys()].filter((to) => !isSea(to)).map((to) => areaOf(ctx, to));
  });
  return new Set(found.filter((id) => id !== from));
}

/** Tokens go over the sea: the ship that has the shortest way takes them aboard, sails and sets them ashore; null if none
 * can. @param {Ctx} ctx @param {string} from @param {string} to @param {Wish} wish
 * @returns {{answers: Answer[], planned: Planned} | null} */
export function crossing(ctx, from, to, wish) {
  const source = sourceAt(ctx, from);
  const found = ownShips(ctx).flatMap((ship, i) => {
    const left = ship.left ?? 0;
    const there = ship.aboard < CAPACITY && left ? wayToArea(ctx, ship.coast, from, left) : null;
    const on = there && wayToArea(ctx, there.at(-1) ?? ship.coast, to, left - there.length);
    return there && on?.length ? [{ i, there, on, room: CAPACITY - ship.aboard }] : [];
  }).sort((a, b) => a.there.length + a.on.length - b.there.length - b.on.length);
  if (!found.length || !source.rested) return null;
  const [{ i, there, on, room }] = found;
  const high = Math.min(room, source.rested);
  const make = (/** @type {number} */ n) => /** @type {Answer[]} */ ([...legs(i, there), ["load", i, n], ...legs(i, on),
    ["unload", i, n]]);
  const n = cargo(source, high, wish);
  return { answers: make(n), planned: { n, low: 1, high, make, from, to } };
}
