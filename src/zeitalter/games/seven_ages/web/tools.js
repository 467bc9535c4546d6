// What lies over the map to look around: zoom, a choice of regions, and the search for an area.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { searchTools, zoomTools } from "../../../web/board/map-frame.js";
import { drawing, printed } from "./print.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("./board.js").Board} Board */

const WORLD = "world";

/** Zoom, regions and search. @param {Board} board @param {Ctx} ctx */
export function toolsTemplate(board, ctx) {
  return html`${zoomTools(ctx, board.eye, regionsTemplate(board, ctx))}${searchTools(board, ctx, Object.keys(drawing.areas),
    (id) => ctx.name("area", id), (id) => board.show(id))}`;
}

/** A choice of regions to look at. @param {Board} board @param {Ctx} ctx */
function regionsTemplate(board, ctx) {
  const { regions, parts } = printed(ctx);
  const all = [...new Set([...Object.values(regions), ...Object.values(parts)])];
  const pick = (/** @type {any} */ e) => {
    const id = e.target.value;
    e.target.value = "";
    if (id === WORLD) board.eye.nearer(0.01);
    else if (id === "own") board.lookAt(board.ownAreas());
    else board.lookAt(Object.keys(regions).filter((area) => regions[area] === id || parts[area] === id));
  };
  return html`<select aria-label=${ctx.t("board-region")} @change=${pick}><option value="">${ctx.t("board-region")}</option>
    ${ctx.seat === null ? nothing : html`<option value="own">${ctx.t("board-own-areas")}</option>`}
    <option value=${WORLD}>${ctx.name("region", WORLD)}</option>${all.map((id) => html`<option value=${id}>${ctx.name(
      "region", id)}</option>`)}</select>`;
}
