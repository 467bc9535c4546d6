// The succession table as a strip above the map, the nine stacks of trade cards and the phase; and the whole table of
// all nations with their epochs, for who wants to look.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { nation, own, printed } from "./print.js";
import { icon, mark, hiddenText } from "./signs.js";
import { epochOf } from "./worth.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("./board.js").Board} Board */

const PHASES = 13;

/** Phase, succession table in short, stacks. @param {Board} board @param {Ctx} ctx */
export function headTemplate(board, ctx) {
  const { view } = ctx;
  const words = ctx.t(view.phase ? `board-phase-${view.phase}` : "board-setup");
  return html`<header class="head"><p class="phase" title=${ctx.t("board-phase-of", { n: view.phase, of: PHASES })}>
      <b>${view.phase || "–"}</b><span>${words}</span></p>
    ${strip(board, ctx)} ${stacks(ctx)}</header>`;
}

/** The markers on one row of fields, tinted with the epochs of the own nation. @param {Board} board @param {Ctx} ctx */
function strip(board, ctx) {
  const { tracks, finish } = printed(ctx);
  const seats = ctx.parties;
  const me = own(ctx) ?? ctx.view.players[0];
  const starts = tracks[me?.nation]?.[0] ?? [1];
  const fields = Array.from({ length: finish + 1 }, (_, i) => i);
  return html`<button type="button" class="strip" aria-expanded=${board.tableOpen} title=${ctx.t("board-track")}
    @click=${() => board.toggleTable()}>${fields.map((field) => {
      const here = ctx.view.order.filter((/** @type {number} */ seat) => ctx.view.players[seat].field === field);
      return html`<span class="field epoch-${field === finish ? "finish" : epochOf(starts, field)}">
        <small>${field === finish ? "◎" : field || "▸"}</small><i>${here.map((/** @type {number} */ seat) =>
          mark(seats[seat]))}</i></span>`;
    })}${hiddenText(ctx.t("board-track"), ...ctx.view.order.map((/** @type {number} */ seat) => ctx.t("board-on-field", {
      name: seats[seat]?.name ?? "", field: ctx.view.players[seat].field })))}</button>`;
}

/** @param {Ctx} ctx */
function stacks(ctx) {
  return html`<ol class="stacks" aria-label=${ctx.t("board-stacks")}>${ctx.view.stacks.map((/** @type {any} */ s) =>
    html`<li
    class="${s.red ? "red" : ""} ${s.count ? "" : "gone"}" title=${ctx.t(s.red ? "board-stack-red" : "board-stack",
      { number: s.number, n: s.count })}><b>${s.number}</b><small>${s.count}</small></li>`)}</ol>`;
}

/** The whole succession table. @param {Board} board @param {Ctx} ctx */
export function tableTemplate(board, ctx) {
  if (!board.tableOpen) return nothing;
  const { tracks, finish } = printed(ctx);
  const seats = ctx.parties;
  const fields = Array.from({ length: finish + 1 }, (_, i) => i);
  return html`<section class="over-map succession panel"
    aria-label=${ctx.t("board-track")}><header><h3>${ctx.t("board-track")}</h3>
      <button type="button" class="quiet" aria-label=${ctx.t("board-close")} @click=${() =>
        board.toggleTable()}>✕</button>
    </header><table><tbody>${ctx.view.order.map((/** @type {number} */ seat) => {
      const p = ctx.view.players[seat];
      const [starts, points] = tracks[p.nation] ?? [[1], {}];
      return html`<tr><th scope="row">${mark(seats[seat])} ${seats[seat]?.name} <small>${nation(ctx, p)}</small></th>
        ${fields.map((field) => html`<td class="epoch-${field === finish ? "finish" : epochOf(starts, field)}">${p.field
          === field ? mark(seats[seat]) : html`<small>${field === finish ? "◎" : (points[field] ??
            "")}</small>`}</td>`)}
      </tr>`;
    })}</tbody></table>
    <ul class="legend">${[1, 2, 3, 4, 5].map((n) => html`<li><i
      class="epoch-${n}"></i>${ctx.t(`board-epoch-${n}`)}</li>`)}
    </ul><p class="calamities-now">${ctx.view.calamities.map((/** @type {any} */ c) => html`<span>${icon(c.card)}
      ${ctx.name(
      "card", c.card)}: ${seats[c.victim]?.name}</span>`)}</p></section>`;
}
