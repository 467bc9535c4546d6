// How Civilization is drawn: what the shell calls. The parts draw what a view shows and light up what the options name;
// they know no rules. Everything is imported here, so that a browser asks for all of it at once.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import "../../../web/board/answers.js";
import "../../../web/board/board-element.js";
import "../../../web/board/docking.js";
import "../../../web/board/drag.js";
import "../../../web/board/eye.js";
import "../../../web/board/fields.js";
import "../../../web/board/lasso.js";
import "../../../web/board/lettering.js";
import "../../../web/board/load.js";
import "../../../web/board/map-element.js";
import "../../../web/board/map-frame.js";
import "../../../web/board/motion.js";
import "../../../web/board/quantity.js";
import "../../../web/board/signs.js";
import "../../../web/board/table-form.js";
import "../../../web/board/tip.js";
import "../../../web/board/typing.js";
import "./answers.js";
import "../../../web/match/forms.js";
import "./drag.js";
import "./form.js";
import "./map.js";
import "./element.js";
import "./moves.js";
import "./plans.js";
import "./plight.js";
import "./pieces.js";
import "./forecast.js";
import "./routes.js";
import "./shop.js";
import "./signs.js";
import "./surplus.js";
import "./track.js";
import "./trade.js";
import "./trade-bench.js";
import "./trade-offers.js";
import "./trade-summary.js";
import "./voyages.js";
import "./worth.js";
import { Board } from "./board.js";
import { Mat } from "./mat.js";
import { Others } from "./others.js";

export { plightText as waitingText } from "./plight.js";
export { figures, ways } from "./figures.js";
export { merged } from "./routes.js";
export { draftTemplate } from "./forecast.js";
export { prepare } from "./print.js";
export { matsTextTemplate, textTemplate } from "./text.js";
export { cardTemplate } from "./tip.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("../../../web/board/game-table.d.ts").Checked<typeof import("./table.js")>} ThisTable */

customElements.define("civilization-board", Board);
customElements.define("civilization-mat", Mat);
customElements.define("civilization-others", Others);

/** The board: map, succession table, stacks, forms. @param {Ctx} ctx */
export function boardTemplate(ctx) {
  return html`<civilization-board class="map-table civilization" .ctx=${ctx}></civilization-board>`;
}

/** The board for a narrow screen. @param {Ctx} ctx */
export function phoneTemplate(ctx) {
  return html`<civilization-board class="map-table civilization" narrow .ctx=${ctx}></civilization-board>`;
}

/** Forms are filled in on the board; the question leads there. @param {Ctx} ctx @param {any} form
 * @param {number} number */
export function formTemplate(ctx, form, number) {
  if (number) return nothing;
  return html`<button type="button" class="link" data-test="to-dock" @click=${() => {
    const dock = document.querySelector("civilization-board .dock");
    const shut = /** @type {HTMLElement | null} */ (dock?.querySelector("[aria-expanded=false]"));
    shut?.click();
    requestAnimationFrame(() => /** @type {HTMLElement | null} */ (dock?.querySelector("button"))?.focus());
  }}>${ctx.t("board-to-dock")}</button>`;
}

/** Whether something on the own mat may be chosen. @param {Ctx} ctx */
export function matAsks(ctx) {
  const ofCards = (/** @type {string} */ verb) =>
    (ctx.data.verbs[verb] ?? []).some((k) => k.kind === "card");
  return ctx.forms.some((f) => ofCards(f.verb)) || ctx.options.some((a) => ofCards(a[0]));
}

/** The own mat: figures, hand, civilization cards. @param {Ctx} ctx */
export function matTemplate(ctx) {
  if (ctx.seat === null) return nothing;
  return html`<civilization-mat class="map-table civilization" .ctx=${ctx}></civilization-mat>`;
}

/** All other mats, in the order of the succession table. @param {Ctx} ctx */
export function othersTemplate(ctx) {
  return html`<civilization-others class="map-table civilization" .ctx=${ctx}></civilization-others>`;
}
