// What is around every map: the window one looks through, zoom, and the search for a place.
import { has, wordsOf } from "../talk/find.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";

/** @typedef {import("./game-table.d.ts").Ctx} Ctx */
/** @typedef {import("./eye.js").Eye} Eye */

const NEARER = 1.5;
const FOUND = 8;

/** The window one looks through. @param {Ctx} ctx @param {Eye} eye @param {unknown} drawing @param {unknown} [over] what lies
 * over the drawing */
export function mapFrame(ctx, eye, drawing, over = nothing) {
  return html`<section class="map" aria-label=${ctx.t("board-map")}
      @pointerdown=${(/** @type {PointerEvent} */ e) => eye.touch(e)}
      @pointermove=${(/** @type {PointerEvent} */ e) => eye.drag(e)}
      @pointerup=${(/** @type {PointerEvent} */ e) => eye.lift(e)}
      @pointercancel=${(/** @type {PointerEvent} */ e) => eye.lift(e)}
      @wheel=${(/** @type {WheelEvent} */ e) => eye.wheel(e)}>
    <svg viewBox=${eye.window()} role="group" aria-label=${ctx.t("board-map")}>${drawing}</svg>
    ${over}
  </section>`;
}

/** Buttons for the zoom, and what else helps to look around. @param {Ctx} ctx @param {Eye} eye @param {unknown} [more] */
export function zoomTools(ctx, eye, more = nothing) {
  const button = (/** @type {string} */ word, /** @type {string} */ sign, /** @type {number} */ factor) => html`<button
    type="button" aria-label=${ctx.t(word)} title=${ctx.t(word)} @click=${() => eye.nearer(factor)}>${sign}</button>`;
  return html`<div class="zoom">${button("board-zoom-in", "+", NEARER)}${button("board-zoom-out", "−", 1 / NEARER)}${button(
    "board-fit", "⤢", 0.01)}${more}</div>`;
}

/** The search for a place. @param {{query: string, draw: () => void}} board @param {Ctx} ctx @param {string[]} ids of places
 * @param {(id: string) => string} name of a place @param {(id: string) => void} show */
export function searchTools(board, ctx, ids, name, show) {
  const words = wordsOf(board.query);
  const found = words.length ? ids.filter((id) => has(name(id), words)) : [];
  const search = (/** @type {any} */ e) => {
    board.query = e.target.value;
    board.draw();
  };
  const enter = (/** @type {KeyboardEvent} */ e) => e.key === "Enter" && found.length && show(found[0]);
  return html`<div class="search"><input type="search" placeholder=${ctx.t("web-map-find")} aria-label=${ctx.t("web-map-find")}
    .value=${board.query} @input=${search} @keydown=${enter}>${found.length ? html`<ul class="panel">${found.slice(0,
      FOUND).map((id) => html`<li><button type="button" @click=${() => show(id)}>${name(id)}</button></li>`)}</ul>`
      : nothing}</div>`;
}

/** Folds and unfolds a panel over the map. @param {Ctx} ctx @param {boolean} open @param {() => void} toggle */
export function foldButton(ctx, open, toggle) {
  return html`<button type="button" class="quiet" aria-expanded=${open} aria-label=${ctx.t(open ? "web-fold" : "web-unfold")}
    @click=${toggle}>${open ? "▾" : "▴"}</button>`;
}
