// The trade in sum: who has how many cards and has named, claimed and wanted what, what was seen in swaps, and where the
// black calamities may be.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { listed, named } from "./trade-offers.js";
import { icon, mark } from "./signs.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */

/** Whether somebody has opened or shut it; at first it is open where there is room. @type {boolean | null} */
let open = null;

/** The rows of the summary in words. @param {Ctx} ctx
 * @returns {{seats: string[][], swaps: string[], calamities: string[]}} */
export function summaryWords(ctx) {
  const { trade } = ctx.view;
  const name = (/** @type {number} */ seat) => ctx.parties[seat]?.name ?? "";
  const said = (/** @type {string} */ id, /** @type {string[]} */ goods) =>
    goods.length ? [ctx.t(id, { goods: named(ctx, goods) })] : [];
  return {
    seats: trade.seats.map((/** @type {any} */ row) => [
      ctx.t("board-trade-seat-cards", { n: row.cards }),
      ...said("board-trade-has-named", row.named),
      ...said("board-trade-has-claimed", row.claimed),
      ...said("board-trade-has-wished", row.wished),
    ]),
    swaps: trade.swaps.map((/** @type {any} */ swap) => ctx.t("board-trade-swap", { name: name(swap.with),
      gave: listed(ctx, swap.gave), got: listed(ctx, swap.got) })),
    calamities: trade.calamities.map((/** @type {any} */ row) => ctx.t(`board-trade-calamity-${row.where}`,
      { name: name(row.seat), n: row.out })),
  };
}

/** The summary. @param {Ctx} ctx */
export function summaryTemplate(ctx) {
  const { trade } = ctx.view;
  if (!trade) return nothing;
  const words = summaryWords(ctx);
  const shown = open ?? window.matchMedia("(min-width: 900px)").matches;
  return html`<section><details class="summary" data-test="trade-summary" ?open=${shown} @toggle=${(/** @type {Event} */
    e) => {
    open = /** @type {HTMLDetailsElement} */ (e.target).open;
  }}><summary>${ctx.t("board-trade-summary")}</summary>
    <ul class="known">${trade.seats.map((/** @type {any} */ row, /** @type {number} */ i) => html`<li data-seat=${row.seat}>
      ${mark(ctx.parties[row.seat])}<b>${ctx.parties[row.seat]?.name}</b> ${words.seats[i].join(" · ")}</li>`)}</ul>
    ${ctx.seat === null ? nothing : html`<h5>${ctx.t("board-trade-swaps")}</h5><ul class="known">${words.swaps.length
      ? words.swaps.map((text) => html`<li>${text}</li>`) : html`<li>${ctx.t("board-trade-no-swaps")}</li>`}</ul>`}
    <h5>${ctx.t("board-trade-calamities")}</h5><ul class="known">${trade.calamities.map((/** @type {any} */ row,
      /** @type {number} */ i) => html`<li>${icon(row.card)}<b>${ctx.name("card", row.card)}</b> ${words.calamities[i]}</li>`)}
    </ul></details></section>`;
}
