// @ts-check
// How Civilization is drawn: what the shell calls. The parts draw what a view shows and light up what the options name;
// they know no rules. Everything is imported here, so that a browser asks for all of it at once.
import { html, nothing } from "/static/vendor/lit-html/lit-html.js";
import "./table_answers.js";
import "/static/forms.js";
import "./table_drag.js";
import "/static/board/answers.js";
import "/static/board/drag.js";
import "/static/board/eye.js";
import "/static/board/load.js";
import "/static/board/part.js";
import "/static/board/tip.js";
import "./table_form.js";
import "./table_map.js";
import "./table_motion.js";
import "./table_part.js";
import "./table_plight.js";
import "./table_pieces.js";
import "./table_plan.js";
import "./table_routes.js";
import "./table_shop.js";
import "./table_signs.js";
import "./table_track.js";
import "./table_trade.js";
import "./table_worth.js";
import { Board } from "./table_board.js";
import { Mat } from "./table_mat.js";
import { Others } from "./table_others.js";

export { plightText as waitingText } from "./table_plight.js";
export { planTemplate } from "./table_plan.js";
export { prepare } from "./table_print.js";
export { matsTextTemplate, textTemplate } from "./table_text.js";
export { cardTemplate } from "./table_tip.js";

/** @typedef {import("./table_print.js").Ctx} Ctx */

customElements.define("civilization-board", Board);
customElements.define("civilization-mat", Mat);
customElements.define("civilization-others", Others);

/** The board: map, succession table, stacks, forms. @param {Ctx} ctx */
export function boardTemplate(ctx) {
  return html`<civilization-board class="civilization" .ctx=${ctx}></civilization-board>`;
}

/** The board for a narrow screen. @param {Ctx} ctx */
export function phoneTemplate(ctx) {
  return html`<civilization-board class="civilization" narrow .ctx=${ctx}></civilization-board>`;
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
    (ctx.data.verbs?.[verb] ?? []).some((/** @type {any} */ k) => k.kind === "card");
  return ctx.forms.some((f) => ofCards(f.verb)) || ctx.options.some((a) => ofCards(String(a[0])));
}

/** The own mat: figures, hand, civilization cards. @param {Ctx} ctx */
export function matTemplate(ctx) {
  if (ctx.seat === null || ctx.seat === undefined) return nothing;
  return html`<civilization-mat class="civilization" .ctx=${ctx}></civilization-mat>`;
}

/** All other mats, in the order of the succession table. @param {Ctx} ctx */
export function othersTemplate(ctx) {
  return html`<civilization-others class="civilization" .ctx=${ctx}></civilization-others>`;
}
