// What lies over the map to look around: zoom, a choice of regions, and the search for an area.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { has, wordsOf } from "../../../web/talk/find.js";
import { drawing, printed } from "./print.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("./board.js").Board} Board */

const FOUND = 8;
const WORLD = "world";

/** Zoom, regions and search. @param {Board} board @param {Ctx} ctx */
export function toolsTemplate(board, ctx) {
  const { eye } = board;
  const button = (/** @type {string} */ word, /** @type {string} */ sign, /** @type {() => void} */ click) => html`<button
    type="button" aria-label=${ctx.t(word)} title=${ctx.t(word)} @click=${click}>${sign}</button>`;
  const words = wordsOf(board.query);
  const found = words.length ? Object.keys(drawing.areas).filter((id) => has(ctx.name("area", id), words)) : [];
  const search = (/** @type {any} */ e) => {
    board.query = e.target.value;
    board.draw();
  };
  const enter = (/** @type {KeyboardEvent} */ e) => e.key === "Enter" && found.length && board.show(found[0]);
  return html`<div class="zoom">${button("board-zoom-in", "+", () => eye.nearer(1.5))}${button("board-zoom-out", "−",
      () => eye.nearer(1 / 1.5))}${button("board-fit", "⤢", () => eye.nearer(0.01))}${regionsTemplate(board, ctx)}</div>
    <div class="search"><input type="search" placeholder=${ctx.t("board-search")} aria-label=${ctx.t("board-search")}
      .value=${board.query} @input=${search} @keydown=${enter}>${found.length ? html`<ul class="panel">${found.slice(0,
        FOUND).map((id) => html`<li><button type="button" @click=${() => board.show(id)}>${ctx.name("area",
          id)}</button></li>`)}</ul>` : nothing}</div>`;
}

/** A choice of regions to look at. @param {Board} board @param {Ctx} ctx */
function regionsTemplate(board, ctx) {
  const { regions, parts } = printed(ctx);
  const all = [...new Set([...Object.values(regions), ...Object.values(parts)])];
  const pick = (/** @type {any} */ e) => {
    const id = e.target.value;
    e.target.value = "";
    if (id === WORLD) board.eye.nearer(0.01);
    else if (id === "own") board.lookAt(board.ownAreas(ctx));
    else board.lookAt(Object.keys(regions).filter((area) => regions[area] === id || parts[area] === id));
  };
  return html`<select aria-label=${ctx.t("board-region")} @change=${pick}><option value="">${ctx.t("board-region")}</option>
    ${ctx.seat === null ? nothing : html`<option value="own">${ctx.t("board-own-areas")}</option>`}
    <option value=${WORLD}>${ctx.name("region", WORLD)}</option>${all.map((id) => html`<option value=${id}>${ctx.name(
      "region", id)}</option>`)}</select>`;
}
