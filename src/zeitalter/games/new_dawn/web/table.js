// How A New Dawn is drawn: what the shell calls. The parts draw what a view shows and light up what the options name;
// they know no rules. Everything is imported here, so that a browser asks for all of it at once.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import "../../../web/board/answers.js";
import "../../../web/board/board-element.js";
import "../../../web/board/docking.js";
import "../../../web/board/drag.js";
import "../../../web/board/eye.js";
import "../../../web/board/load.js";
import "../../../web/board/map-element.js";
import "../../../web/board/map-frame.js";
import "../../../web/board/motion.js";
import "../../../web/board/quantity.js";
import "../../../web/board/signs.js";
import "../../../web/board/tip.js";
import "../../../web/board/typing.js";
import "./answers.js";
import "./deed.js";
import "./dice.js";
import "./dock.js";
import "./figures.js";
import "./numbers.js";
import "./places.js";
import "./reachable.js";
import "./ways.js";
import "./drag.js";
import "./head.js";
import "./hex.js";
import "./lay.js";
import "./log.js";
import "./odds.js";
import "./over.js";
import "./element.js";
import "./pieces.js";
import "./progress.js";
import "./plunder.js";
import "./point.js";
import "./rail.js";
import "./signs.js";
import "./sites.js";
import { Board } from "./board.js";
import { Mat, asksMat } from "./mat.js";
import { Others } from "./others.js";
import { nameAll } from "./print.js";

export { deedTemplate } from "./deed.js";
export { figures } from "./figures.js";
export { prepare } from "./print.js";
export { onTable } from "./reachable.js";
export { remark } from "./remark.js";
export { matsTextTemplate, textTemplate } from "./text.js";
export { cardTemplate } from "./tip.js";
export { ways } from "./ways.js";
export { asksMat as matAsks };

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("../../../web/board/game-table.d.ts").Checked<typeof import("./table.js")>} ThisTable */

customElements.define("dawn-board", Board);
customElements.define("dawn-mat", Mat);
customElements.define("dawn-others", Others);

/** The board: dials, map, wonders, victory cards. @param {Ctx} ctx */
export function boardTemplate(ctx) {
  nameAll(ctx);
  return html`<dawn-board class="map-table dawn" .ctx=${ctx}></dawn-board>`;
}

/** The board for a narrow screen. @param {Ctx} ctx */
export function phoneTemplate(ctx) {
  nameAll(ctx);
  return html`<dawn-board class="map-table dawn" narrow .ctx=${ctx}></dawn-board>`;
}

/** The own mat: figures, focus row, cards. @param {Ctx} ctx */
export function matTemplate(ctx) {
  if (ctx.seat === null) return nothing;
  return html`<dawn-mat class="map-table dawn" .ctx=${ctx}></dawn-mat>`;
}

/** All other players, in the order of their turns. @param {Ctx} ctx */
export function othersTemplate(ctx) {
  return html`<dawn-others class="map-table dawn" .ctx=${ctx}></dawn-others>`;
}
