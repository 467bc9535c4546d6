// How Historia is drawn: what the shell calls. The parts draw what a view shows and light up what the options name;
// they know no rules. Everything is imported here, so that a browser asks for all of it at once.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import "../../../web/board/answers.js";
import "../../../web/board/board-element.js";
import "../../../web/board/drag.js";
import "../../../web/board/eye.js";
import "../../../web/board/load.js";
import "../../../web/board/map-frame.js";
import "../../../web/board/quantity.js";
import "../../../web/board/signs.js";
import "../../../web/board/tip.js";
import "../../../web/board/typing.js";
import "./answers.js";
import "./deed.js";
import "./drag.js";
import "./figures.js";
import "./hand.js";
import "./map.js";
import "./matrix.js";
import "./motion.js";
import "./offer.js";
import "./element.js";
import "./score.js";
import "./signs.js";
import "./terms.js";
import "./time.js";
import "./ways.js";
import { Board } from "./board.js";
import { Mat } from "./mat.js";
import { Others } from "./others.js";

export { onTable } from "./answers.js";
export { colorOf } from "./civs.js";
export { deedTemplate } from "./deed.js";
export { figures } from "./figures.js";
export { prepare } from "./print.js";
export { remark } from "./remark.js";
export { matsTextTemplate, textTemplate } from "./text.js";
export { cardTemplate } from "./tip.js";
export { ways } from "./ways.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("../../../web/board/game-table.d.ts").Checked<typeof import("./table.js")>} ThisTable */

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
  return ctx.options.some((a) => ON_MAT.includes(a[0]));
}

/** The own mat: hand, row, leader, wonders, cubes. @param {Ctx} ctx */
export function matTemplate(ctx) {
  if (ctx.seat === null) return nothing;
  return html`<historia-mat class="historia" .ctx=${ctx}></historia-mat>`;
}

/** All other mats, in player order. @param {Ctx} ctx */
export function othersTemplate(ctx) {
  return html`<historia-others class="historia" .ctx=${ctx}></historia-others>`;
}
