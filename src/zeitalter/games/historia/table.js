// @ts-check
// How Historia is drawn: what the shell calls. The parts draw what a view shows and light up what the options name;
// they know no rules. Everything is imported here, so that a browser asks for all of it at once.
import { html, nothing } from "/static/vendor/lit-html/lit-html.js";
import "./table_answers.js";
import "./table_drag.js";
import "/static/board/answers.js";
import "/static/board/drag.js";
import "/static/board/eye.js";
import "/static/board/load.js";
import "/static/board/part.js";
import "/static/board/tip.js";
import "./table_hand.js";
import "./table_map.js";
import "./table_matrix.js";
import "./table_motion.js";
import "./table_offer.js";
import "./table_part.js";
import "./table_score.js";
import "./table_signs.js";
import "./table_terms.js";
import "./table_time.js";
import { Board } from "./table_board.js";
import { Mat } from "./table_mat.js";
import { Others } from "./table_others.js";

export { colorOf } from "./table_civs.js";
export { prepare } from "./table_print.js";
export { remark } from "./table_remark.js";
export { textTemplate } from "./table_text.js";
export { cardTemplate } from "./table_tip.js";

/** @typedef {import("./table_print.js").Ctx} Ctx */

customElements.define("historia-board", Board);
customElements.define("historia-mat", Mat);
customElements.define("historia-others", Others);

/** The board: map, matrix, wonder row, time. @param {Ctx} ctx */
export function boardTemplate(ctx) {
  return html`<historia-board class="historia" .ctx=${ctx}></historia-board>`;
}

/** The board for a narrow screen: one part at a time. @param {Ctx} ctx */
export function phoneTemplate(ctx) {
  return html`<historia-board class="historia" narrow .ctx=${ctx}></historia-board>`;
}

const ON_MAT = [
  "select", "start", "take_back", "revolution", "wonder", "refresh", "give_up", "dominion", "exploitation",
];

/** Whether something on the own mat may be chosen. @param {Ctx} ctx */
export function matAsks(ctx) {
  return ctx.options.some((a) => ON_MAT.includes(String(a[0])));
}

/** The own mat: hand, row, leader, wonders, cubes. @param {Ctx} ctx */
export function matTemplate(ctx) {
  if (ctx.seat === null || ctx.seat === undefined) return nothing;
  return html`<historia-mat class="historia" .ctx=${ctx}></historia-mat>`;
}

/** All other mats, in player order. @param {Ctx} ctx */
export function othersTemplate(ctx) {
  return html`<historia-others class="historia" .ctx=${ctx}></historia-others>`;
}
