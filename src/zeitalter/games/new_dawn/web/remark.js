// A short line on what an answer means: the odds of an attack, what stands on a space, what a new card can do. It only
// says what the view shows.
import { kindsOf, questionValues } from "./answers.js";
import { prospectWords, spaceWords } from "./map.js";
import { own, printed } from "./print.js";
import { roman } from "./signs.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("../../../web/match/wire.d.ts").Answer} Answer */

/** So many trade tokens lie on a card that no more can. */
const FULL = 3;
/** What is said of the answers with a verb, by the last value of the answer.
 * @type {Record<string, (ctx: Ctx, value: string) => string>} */
const REMARKS = {
  attack: (ctx, space) => [...spaceWords(ctx, space), ...prospect(ctx, space), ...givesBack(ctx, space)].join(" · "),
  focus: focusWords,
  resolve: placeWords,
  replace: (ctx, card) => cardWords(ctx, card).join(" "),
  put: (ctx, card) => (tokensOn(own(ctx)?.row ?? [], card) < FULL ? placeWords(ctx, card)
    : ctx.t("board-full", { n: FULL })),
  unload: placeWords,
  discard: placeWords,
  place_nature: placeWords,
  place_state: placeWords,
  steal: (ctx, card) => tradeWords(ctx, ctx.view.players[questionValues(ctx)[1]]?.row ?? [], card),
  build: wonderWords,
  gain: resourceWords,
  exchange: resourceWords,
  pay: resourceWords,
  advance: advanceWords,
  done: (ctx) => (ctx.view.combat ? combatWords(ctx) : ""),
  conquer: (ctx) => ctx.t("board-conquer"),
  liberate: (ctx) => ctx.t("board-liberate"),
};

/** @param {Ctx} ctx @param {Answer} answer @returns {string} */
export function remark(ctx, answer) {
  const [verb] = answer;
  const value = String(answer.at(-1));
  const found = REMARKS[verb];
  if (found) return found(ctx, value);
  if (kindsOf(ctx, verb).at(-1)?.kind !== "space" || ctx.view.spaces[value]?.capital) return "";
  return spaceWords(ctx, value).join(", ");
}

/** @param {any[]} row @param {string} card @returns {number} */
function tokensOn(row, card) {
  return row.find((c) => c.card === card)?.trade ?? 0;
}

/** @param {Ctx} ctx @param {any[]} row @param {string} card */
function tradeWords(ctx, row, card) {
  const n = tokensOn(row, card);
  return n ? ctx.t("board-trade", { n }) : "";
}

/** The odds of an attack on a space with the card being resolved. @param {Ctx} ctx @param {string} space */
function prospect(ctx, space) {
  const [spaces] = Object.values(ctx.view.prospects ?? {});
  return spaces?.[space] ? [prospectWords(ctx, spaces[space]).join(" ")] : [];
}

/** Which diplomacy cards an attack on a space costs. @param {Ctx} ctx @param {string} id @returns {string[]} */
export function givesBack(ctx, id) {
  const space = ctx.view.spaces[id];
  const { envoys = [], pacts = [] } = own(ctx) ?? {};
  const owner = space.city ?? space.token;
  const cards = space.barbarian ? [] : space.state_here && envoys.includes(space.state) ? [ctx.name("city_state",
    space.state)] : pacts.filter((/** @type {any[]} */ [giver]) => giver === owner).map((/** @type {any[]} */ [,
      pact]) => ctx.name("pact", pact));
  return cards.length ? [ctx.t("board-gives-back", { list: ctx.list(cards) })] : [];
}

/** What a focus card does, without its type. @param {Ctx} ctx @param {string} card @returns {string[]} */
export function cardWords(ctx, card) {
  return ctx.card("focus", card).split("\n").slice(1);
}

/** The type of a card of the own row, its slot, and the tokens on it. @param {Ctx} ctx @param {string} card */
function focusWords(ctx, card) {
  const [type, level] = printed(ctx).focus[card];
  return [`${ctx.name("type", type)} ${roman(level)}`, placeWords(ctx, card)].filter(Boolean).join(" · ");
}

/** The slot of a card of the own row, and the tokens on it. @param {Ctx} ctx @param {string} card */
function placeWords(ctx, card) {
  const row = own(ctx)?.row ?? [];
  const place = row.findIndex((/** @type {any} */ c) => c.card === card);
  if (place < 0) return "";
  const slot = ctx.t("board-slot", { n: place + 1, terrain: ctx.name("terrain", printed(ctx).slots[place]) });
  return [slot, tradeWords(ctx, row, card)].filter(Boolean).join(" · ");
}

/** How much of a resource is there, and which open wonders it pays for. @param {Ctx} ctx @param {string} kind */
function resourceWords(ctx, kind) {
  const open = ctx.view.decks.map((/** @type {any} */ d) => d.open).filter((/** @type {string | null} */ id) =>
    id && printed(ctx).wonders[id][3].includes(kind));
  return [ctx.t("board-have", { n: own(ctx)?.resources[kind] ?? 0 }), open.length ? ctx.t("board-pays-for", {
    list: ctx.list(open.map((/** @type {string} */ id) => ctx.name("wonder", id))) }) : ""].filter(Boolean).join(" ");
}

/** What a wonder costs now, and what it does. @param {Ctx} ctx @param {string} wonder */
function wonderWords(ctx, wonder) {
  const cost = ctx.view.decks.find((/** @type {any} */ d) => d.open === wonder)?.prices?.[ctx.seat ?? -1];
  return [ctx.t("board-cost", { n: cost ?? printed(ctx).wonders[wonder][2] }), ...ctx.card("wonder",
    wonder).split("\n").slice(1)].join(" · ");
}

/** How far the dial would go. @param {Ctx} ctx */
function advanceWords(ctx) {
  const { resolving } = ctx.view;
  const n = resolving ? resolving.slot + (resolving.extra ?? 0) : 0;
  const from = own(ctx)?.dial;
  if (!n || from === undefined) return "";
  const [end] = printed(ctx).dial;
  return ctx.t(from + n > end ? "board-advance-over" : "board-advance", { n, from, to: Math.min(end, from + n) });
}

/** How a combat stands. @param {Ctx} ctx */
export function combatWords(ctx) {
  const [attack, defence] = ctx.view.combat.values;
  return ctx.t(attack > defence ? "board-ahead" : attack === defence ? "board-level" : "board-behind", { attack,
    defence });
}
