// The figures of a player that matter to the others: dial, focus row, agendas, then trade tokens, cities, wonders, land.
import { html } from "../../../web/vendor/lit-html/lit-html.js";
import { printed } from "./print.js";
import { icon, roman } from "./signs.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("../../../web/board/game-table.d.ts").Figure} Figure */

/** The focus row from slot 1 to 5, a sign for each card; the last ones are the strongest. @param {Ctx} ctx @param {any} p */
function rowSigns(ctx, p) {
  return html`<span class="dawn row-signs">${p.row.map((/** @type {any} */ card, /** @type {number} */ i) => {
    const [type, level] = printed(ctx).focus[card.card];
    return html`<span class="${type} ${i > 2 ? "strong" : ""}">${icon(type)}<i>${level > 1 ? roman(level) : ""}</i></span>`;
  })}</span>`;
}

/** The focus row in words. @param {Ctx} ctx @param {any} p */
function rowWords(ctx, p) {
  return p.row.map((/** @type {any} */ card, /** @type {number} */ i) => ctx.t("board-figure-card", {
    n: i + 1, card: ctx.name("focus", card.card), type: ctx.name("type", printed(ctx).focus[card.card][0]) })).join(", ");
}

/** Dial, row and agendas first. @param {Ctx} ctx @param {number} party @returns {Figure[]} */
export function figures(ctx, party) {
  const p = ctx.view.players?.[party];
  if (!p || !ctx.data.names) return [];
  const own = Object.entries(ctx.view.spaces).filter(([, s]) => s.city === party || s.token === party);
  const cities = own.filter(([, s]) => s.city === party).map(([id]) => id);
  const tokens = own.filter(([, s]) => s.token === party).map(([id]) => id);
  const trade = p.row.reduce((/** @type {number} */ sum, /** @type {any} */ card) => sum + card.trade, 0);
  const goals = ctx.view.victory.length;
  const done = p.agendas.map((/** @type {string} */ id) => ctx.name("agenda", id));
  const spaces = (/** @type {string[]} */ ids) => ids.map((id) => `space:${id}`);
  /** @type {Figure[]} */
  const found = [
    { id: "dial", value: p.dial, sign: icon("science"), title: ctx.t("board-figure-dial", { n: p.dial }) },
    { id: "row", value: /** @type {any} */ (rowSigns(ctx, p)), sign: html``, title: ctx.t("board-figure-row", {
      cards: rowWords(ctx, p) }) },
    { id: "agendas", value: p.fulfilled, sign: icon("agenda"), things: p.agendas.map((/** @type {string} */ id) =>
      `agenda:${id}`), title: ctx.t("board-figure-agendas", { n: p.fulfilled, of: goals, list: ctx.list(done) }) },
    { id: "trade", value: trade, sign: icon("trade"), title: ctx.t("board-figure-trade", { n: trade }) },
    { id: "cities", value: cities.length, sign: icon("city"), things: spaces(cities),
      title: ctx.t("board-figure-cities", { n: cities.length, mature: p.mature.length }) },
    { id: "wonders", value: p.wonders.length, sign: icon("wonder"), things: p.wonders.map((/** @type {string} */ id) =>
      `wonder:${id}`), title: ctx.t("board-figure-wonders", { n: p.wonders.length, list: ctx.list(p.wonders.map(
      (/** @type {string} */ id) => ctx.name("wonder", id))) }) },
    { id: "tokens", value: tokens.length, sign: icon("token"), things: spaces(tokens),
      title: ctx.t("board-figure-tokens", { n: tokens.length }) },
  ];
  return p.row.length ? found : found.filter(({ id }) => id !== "row");
}
