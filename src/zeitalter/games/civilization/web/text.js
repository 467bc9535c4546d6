// The position in words: round and phase, what a calamity asks for, what lies in the trade, what is for sale; then every
// player with what he has and where his pieces are.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { plightText, reasons } from "./plight.js";
import { citiesOf, nation } from "./print.js";
import { tradeOpen } from "./trade.js";
import { announcement, declinedWords, whom } from "./trade-offers.js";
import { summaryWords } from "./trade-summary.js";
import { counted, quote } from "./worth.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */

/** The whole position. @param {Ctx} ctx */
export function textTemplate(ctx) {
  const { view } = ctx;
  if (!view?.players) return nothing;
  const stacks = view.stacks.map((/** @type {any} */ s) => `${s.number}: ${s.count}`).join(", ");
  return html`<section><dl><dt>${ctx.t("board-text-round")}</dt><dd>${view.round}</dd>
      <dt>${ctx.t("board-text-phase")}</dt><dd>${view.phase} ${view.phase ? ctx.t(`board-phase-${view.phase}`) :
        ""}</dd>
      <dt>${ctx.t("board-stacks")}</dt><dd>${stacks}</dd>
      ${view.calamities.length ? html`<dt>${ctx.t("board-calamities")}</dt><dd>${view.calamities.map((/** @type {any}
        */ c) =>
        ctx.t("board-struck", { card: ctx.name("card", c.card), name: ctx.parties[c.victim]?.name ?? ""
          })).join(", ")}</dd>`
        : nothing}${plightRows(ctx)}${tradeRows(ctx)}${shopRows(ctx)}</dl></section>
    ${matsTextTemplate(ctx)}`;
}

/** The calamity at work. @param {Ctx} ctx */
function plightRows(ctx) {
  const p = ctx.view.plight;
  if (!p) return nothing;
  const losses = (p.losses ?? []).map((/** @type {number[]} */ [seat, n]) => `${ctx.parties[seat]?.name} ${n}`);
  return html`<dt>${ctx.name("card", p.card)}</dt><dd>${[plightText(ctx), losses.join(", "), ...reasons(ctx)].filter(
    Boolean).map((text) => html`<p>${text}</p>`)}</dd>`;
}

/** The packages on the table, and the trade in sum. @param {Ctx} ctx */
function tradeRows(ctx) {
  if (!tradeOpen(ctx)) return nothing;
  const offers = ctx.view.players.filter((/** @type {any} */ p) => p.offer);
  const said = (/** @type {any} */ o) => {
    const { fact, claim, wish } = announcement(ctx, o);
    return [whom(ctx, o), fact, claim, wish, ...declinedWords(ctx, o)].filter(Boolean).join("; ");
  };
  return html`<dt>${ctx.t("board-trade")}</dt><dd>${offers.map((/** @type {any} */ p) => html`<p>${ctx.parties[p.seat]
    ?.name}: ${said(p.offer)}</p>`)}${offers.length ? nothing : "–"}</dd>${ctx.view.trade ? summaryRows(ctx) : nothing}`;
}

/** @param {Ctx} ctx */
function summaryRows(ctx) {
  const { trade } = ctx.view;
  const words = summaryWords(ctx);
  return html`<dt>${ctx.t("board-trade-summary")}</dt><dd>${trade.seats.map((/** @type {any} */ row, /** @type {number} */
    i) => html`<p>${ctx.parties[row.seat]?.name}: ${words.seats[i].join("; ")}</p>`)}${words.swaps.map((text) =>
    html`<p>${text}</p>`)}${trade.calamities.map((/** @type {any} */ row, /** @type {number} */ i) => html`<p>${ctx.name(
    "card", row.card)}: ${words.calamities[i]}</p>`)}</dd>`;
}

/** The cards for sale with their prices. @param {Ctx} ctx */
function shopRows(ctx) {
  const { shop } = ctx.view;
  if (!shop) return nothing;
  return html`<dt>${ctx.t("board-for-sale")}</dt><dd>${shop.sale.map((/** @type {string} */ id) =>
    `${ctx.name("civilization", id)} ${quote(shop, [id])?.price}`).join(", ")}</dd>`;
}

/** Every player, the own seat first. @param {Ctx} ctx */
export function matsTextTemplate(ctx) {
  const seats = [...ctx.view.order].sort((a, b) => Number(b === ctx.seat) - Number(a === ctx.seat));
  return html`${seats.map((seat) => playerText(ctx, ctx.view.players[seat]))}`;
}

/** @param {Ctx} ctx @param {any} p */
function playerText(ctx, p) {
  const tokens = Object.entries(ctx.view.areas).filter(([, here]) => here.tokens?.[String(p.seat)])
    .map(([id, here]) => `${ctx.name("area", id)} ${here.tokens[String(p.seat)]}`).join(", ");
  const cities = citiesOf(ctx, p.seat).map((id) => ctx.name("area", id)).join(", ");
  const ships = p.ships.map((/** @type {string} */ id) => ctx.name("coast", id)).join(", ");
  const cards = p.cards.map((/** @type {string} */ id) => ctx.name("civilization", id)).join(", ");
  const hand = p.hand ? counted(p.hand).map(([id, n]) => `${n} ${ctx.name("card", id)}`).join(", ") : p.hand_count;
  const row = (/** @type {string} */ word, /** @type {any} */ text) => html`<dt>${ctx.t(word)}</dt><dd>${text === ""
    ? "–" : text}</dd>`;
  return html`<section><h3>${ctx.parties[p.seat]?.name} ${nation(ctx, p) ? `(${nation(ctx, p)})` : ""}</h3><dl>
    ${row("board-track", p.field)}${row("board-in-stock", p.stock)}${row("board-in-treasury", p.treasury)}
    ${row("board-on-board", tokens || p.on_board)}${row("board-cities", cities)}${row("board-ships", ships)}
    ${row("board-cards", cards)}${row("board-hand", hand)}${row(p.points === null ? "board-card-points" :
      "board-points",
      p.points ?? p.card_points)}</dl></section>`;
}
