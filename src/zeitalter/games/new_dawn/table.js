// @ts-check
// How A New Dawn is drawn: what the shell calls. The parts draw what a view shows and light up what the options name;
// they know no rules. Everything is imported here, so that a browser asks for all of it at once.
import { html, nothing } from "/static/vendor/lit-html/lit-html.js";
import "./table_answers.js";
import "./table_dice.js";
import "./table_drag.js";
import "/static/board/drag.js";
import "/static/board/eye.js";
import "/static/board/load.js";
import "/static/board/part.js";
import "/static/board/tip.js";
import "./table_head.js";
import "./table_hex.js";
import "./table_lay.js";
import "./table_log.js";
import "./table_motion.js";
import "./table_odds.js";
import "./table_over.js";
import "./table_part.js";
import "./table_pieces.js";
import "./table_progress.js";
import "./table_plunder.js";
import "./table_point.js";
import "./table_rail.js";
import "./table_signs.js";
import "./table_sites.js";
import "./table_story.js";
import { Board } from "./table_board.js";
import { Mat, asksMat } from "./table_mat.js";
import { Others } from "./table_others.js";
import { nameSpaces } from "./table_print.js";

export { prepare } from "./table_print.js";
export { remark } from "./table_remark.js";
export { matsTextTemplate, textTemplate } from "./table_text.js";
export { cardTemplate } from "./table_tip.js";
export { asksMat as matAsks };

/** @typedef {import("./table_print.js").Ctx} Ctx */

customElements.define("dawn-board", Board);
customElements.define("dawn-mat", Mat);
customElements.define("dawn-others", Others);

/** The board: dials, map, wonders, victory cards. @param {Ctx} ctx */
export function boardTemplate(ctx) {
  nameSpaces(ctx);
  return html`<dawn-board class="dawn" .ctx=${ctx}></dawn-board>`;
}

/** The board for a narrow screen. @param {Ctx} ctx */
export function phoneTemplate(ctx) {
  nameSpaces(ctx);
  return html`<dawn-board class="dawn" narrow .ctx=${ctx}></dawn-board>`;
}

/** The own mat: figures, focus row, cards. @param {Ctx} ctx */
export function matTemplate(ctx) {
  if (ctx.seat === null || ctx.seat === undefined) return nothing;
  return html`<dawn-mat class="dawn" .ctx=${ctx}></dawn-mat>`;
}

/** All other players, in the order of their turns. @param {Ctx} ctx */
export function othersTemplate(ctx) {
  return html`<dawn-others class="dawn" .ctx=${ctx}></dawn-others>`;
}
