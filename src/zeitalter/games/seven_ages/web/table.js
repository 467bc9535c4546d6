// How 7 Ages is drawn: what the shell calls. The parts draw what a view shows and light up what the options name; they know
// no rules. Everything is imported here, so that a browser asks for all of it at once.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import "../../../web/board/answers.js";
import "../../../web/board/board-element.js";
import "../../../web/board/docking.js";
import "../../../web/board/drag.js";
import "../../../web/board/eye.js";
import "../../../web/board/fields.js";
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
import "../../../web/match/forms.js";
import "./bill.js";
import "./choices.js";
import "./drag.js";
import "./element.js";
import "./deed.js";
import "./empire.js";
import "./figures.js";
import "./forecast.js";
import "./group.js";
import "./hand.js";
import "./map.js";
import "./menu.js";
import "./outcome.js";
import "./outline.js";
import "./parts.js";
import "./pieces.js";
import "./reachable.js";
import "./scene.js";
import "./shown.js";
import "./signs.js";
import "./stories.js";
import "./tools.js";
import "./track.js";
import "./trade.js";
import "./vote.js";
import "./voyage.js";
import "./ways.js";
import { handAsks } from "./answers.js";
import { Board } from "./board.js";
import { docked, dockWords } from "./form.js";
import { Slots } from "./markers.js";
import { Mat } from "./mat.js";
import { Others } from "./others.js";

export { deedTemplate } from "./deed.js";
export { figures } from "./figures.js";
export { draftTemplate } from "./forecast.js";
export { matAsks } from "./mat.js";
export { prepare } from "./print.js";
export { onTable } from "./reachable.js";
export { remark } from "./remark.js";
export { matsTextTemplate, textTemplate } from "./text.js";
export { cardTemplate } from "./tip.js";
export { stands } from "./turned.js";
export { ways } from "./ways.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("../../../web/board/game-table.d.ts").Checked<typeof import("./table.js")>} ThisTable */

customElements.define("seven-ages-board", Board);
customElements.define("seven-ages-mat", Mat);
customElements.define("seven-ages-others", Others);
customElements.define("seven-ages-slots", Slots);

/** The board: map, track, conflict, forms. @param {Ctx} ctx */
export function boardTemplate(ctx) {
  return html`<seven-ages-board class="map-table seven_ages" .ctx=${ctx}></seven-ages-board>`;
}

/** The board for a narrow screen. @param {Ctx} ctx */
export function phoneTemplate(ctx) {
  return html`<seven-ages-board class="map-table seven_ages" narrow .ctx=${ctx}></seven-ages-board>`;
}

/** Where a form is filled in on the table, and the words that lead there. @param {Ctx} ctx @param {string} verb */
function placeOf(ctx, verb) {
  if (verb === "commit" || verb === "propose") return [".scene", "board-to-scene"];
  if (docked(ctx)) return [".dock", "board-to-dock", dockWords(ctx)];
  return handAsks(ctx) ? ["seven-ages-mat .hand", "board-to-hand"] : ["seven-ages-board .map .legal", "board-to-map"];
}

/** Markers are laid in the question itself; other forms are filled in on the table, and the question leads there.
 * @param {Ctx} ctx @param {any} form @param {number} number */
export function formTemplate(ctx, form, number) {
  if (form.verb === "place") return html`<seven-ages-slots class="map-table seven_ages" .ctx=${ctx}></seven-ages-slots>`;
  if (number) return nothing;
  const [where, word, words] = placeOf(ctx, form.verb);
  return html`<button type="button" class="link" data-test="to-dock" @click=${() => {
    const drawer = /** @type {HTMLElement | null} */ (document.querySelector("[data-test=sheet-mat][aria-pressed=false]"));
    if (word === "board-to-hand" && drawer?.offsetParent) drawer.click();
    const place = document.querySelector(where);
    const shut = /** @type {HTMLElement | null} */ (place?.querySelector("[aria-expanded=false]"));
    shut?.click();
    requestAnimationFrame(() => /** @type {HTMLElement | null} */ (place?.querySelector("button") ?? place)?.focus());
  }}>${words ? `${words} …` : ctx.t(word)}</button>`;
}

/** The markers of the next turn, laid as in the question. @param {Ctx} ctx @param {any} form */
export function aheadTemplate(ctx, form) {
  return formTemplate(ctx, form, 0);
}

/** The own mat: empires, markers, hand. @param {Ctx} ctx */
export function matTemplate(ctx) {
  if (ctx.seat === null) return nothing;
  return html`<seven-ages-mat class="map-table seven_ages" .ctx=${ctx}></seven-ages-mat>`;
}

/** All other mats, from the start player. @param {Ctx} ctx */
export function othersTemplate(ctx) {
  return html`<seven-ages-others class="map-table seven_ages" .ctx=${ctx}></seven-ages-others>`;
}
