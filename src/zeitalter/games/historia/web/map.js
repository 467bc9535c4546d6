// The world map: territories on real coastlines, their tiles and cubes, and the light on those that may be chosen.
import { svg, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { mapFrame, zoomTools } from "../../../web/board/map-frame.js";
import { fitting, glow, hinted, meantByTerritory } from "./answers.js";
import { drawing, names, settlers } from "./print.js";
import { cube, use } from "./signs.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("../../../web/match/wire.d.ts").Answer} Answer */
/** @typedef {import("./board.js").Board} Board */

const TINTS = /** @type {Record<string, number>} */ ({
  north_america: 1, central_america: 2, south_america: 3, europe: 4, north_africa: 2, africa: 1, middle_east: 5,
  russia: 3, central_asia: 1, india: 2, china: 4, southeast_asia: 3, oceania: 5,
});
const STEP = 14;
const TILE = 33;

/** Where a territory's name, tile and cubes are. @param {string} id @returns {number[]} */
export function place(id) {
  return drawing.territories[id].at;
}

/** The map. @param {Board} board @param {Ctx} ctx */
export function mapTemplate(board, ctx) {
  const { territories, borders, links, lakes, grid } = drawing;
  const { eye } = board;
  const ids = Object.keys(territories);
  const paths = ids.map((id) => svg`<path d=${territories[id].d}></path>`);
  const legal = new Map(ids.map((id) => [id, fitting(ctx, "territory", id)]));
  const size = eye.size();
  return mapFrame(ctx, eye, svg`
      <path class="graticule" d=${grid}></path>
      <g class="halo far">${paths}</g><g class="halo mid">${paths}</g><g class="halo near">${paths}</g>
      ${ids.map((id) => territory(board, ctx, id, legal.get(id) ?? []))}
      <path class="lakes" d=${lakes}></path>
      <path class="borders" d=${borders}></path>
      ${links.map((/** @type {string} */ d) => svg`<path class="sealink" d=${d}></path>`)}
      ${ids.filter((id) => legal.get(id)?.length).map((id) => svg`<path d=${territories[id].d}
        class="glow ${hinted(ctx, legal.get(id) ?? [])}"></path>`)}
      ${board.focused && territories[board.focused]
        ? svg`<path class="focus" d=${territories[board.focused].d}></path>` : nothing}
      ${ids.map((id) => cartouche(board, ctx, id, legal.get(id) ?? [], size))}
    `, zoomTools(ctx, eye));
}

/** A click or a cube on a territory. @param {Board} board @param {Ctx} ctx @param {string} id
 * @param {Answer[]} legal */
function acting(board, ctx, id, legal) {
  return (/** @type {Event} */ e) => {
    if (board.eye.dragged && e.type === "click") board.eye.dragged = false;
    else board.act(e, legal, { kind: "territory", id, ask: meantByTerritory(ctx, id) });
  };
}

/** @param {Board} board @param {Ctx} ctx @param {string} id @param {Answer[]} legal */
function territory(board, ctx, id, legal) {
  const tile = ctx.view.tiles[id];
  const here = names(ctx, settlers(ctx, id));
  const label = [
    ctx.name("territory", id), tile && ctx.t("board-tile", tile),
    here ? ctx.t("board-cubes-here", { names: here }) : ctx.t("board-empty-here"),
    legal.length ? ctx.t("board-possible") : "",
  ].filter(Boolean).join(". ");
  const act = acting(board, ctx, id, legal);
  const focus = (/** @type {FocusEvent} */ e) =>
    board.focusTerritory(/** @type {Element} */ (e.target).matches(":focus-visible") ? id : "");
  return svg`<path class="land tint${TINTS[id] ?? 1} ${glow(ctx, legal)}" d=${drawing.territories[id].d}
    role="button" tabindex="0" aria-label=${label} data-territory=${id} data-thing="territory:${id}"
    data-info="territory:${id}" data-drop="cube"
    @click=${act} @dropped=${act} @focus=${focus} @blur=${() => board.focusTerritory("")}></path>`;
}

/** Name, tile and cubes of a territory, in pixels around its place. @param {Board} board @param {Ctx} ctx
 * @param {string} id @param {Answer[]} legal @param {number} size */
function cartouche(board, ctx, id, legal, size) {
  const [x, y] = place(id);
  const tile = ctx.view.tiles[id];
  const here = settlers(ctx, id);
  const rows = here.length > 3 ? 2 : 1;
  const columns = Math.ceil(here.length / rows);
  const width = tile ? TILE : 0;
  const left = -(width + (columns ? 4 + columns * STEP : 0)) / 2;
  const movable = ctx.options.some((a) => ["expansion", "war", "cube", "settle"].includes(a[0]));
  const act = acting(board, ctx, id, legal);
  return svg`<g class="cartouche" transform="translate(${x} ${y}) scale(${size})">
    <text class="place" y="-9">${ctx.name("territory", id)}</text>
    ${tile ? svg`<g class="tile ${glow(ctx, legal)}" data-thing="territory:${id}" transform="translate(${left} -4)">
      <rect width=${TILE} height="19" rx="3"></rect>${use("vp", 1.5, 1, 17, "laurel")}
      <text class="points" x="10" y="13.4">${tile.vp}</text><path d="M20.5 3v13"></path><text
        class="number" x="27" y="13.2">${tile.number}</text></g>` : nothing}
    ${here.map((c, i) => {
      const cx = left + width + 4 + ((i % columns) + 0.5) * STEP;
      const cy = rows === 1 ? 5 : i < columns ? -0.5 : 13.5;
      const own = movable && c.civ === ctx.seat;
      return svg`<g transform="translate(${cx} ${cy})"><g data-cube="${c.civ}:${id}" class=${own ? "held" : ""}
        data-drag=${own ? `cube:${id}` : nothing} @click=${act}>${cube(ctx.parties[c.civ])}</g></g>`;
    })}
  </g>`;
}
