// Building the map: one of the own tiles, a side and a turn are chosen, and the map shows where it may lie. A first
// click lays a ghost of the tile there, a second one lays the tile.
import { html, svg, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { centre, extent, hexOf, laid, outline } from "./hex.js";
import { drawnAt, printed } from "./print.js";
import { GRAIN, imprint, hiddenText } from "./signs.js";
import { sitesOf } from "./sites.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("../../../web/match/wire.d.ts").Answer} Answer */
/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("./sites.js").Lay} Lay */

const TURNS = 6;
/** The radius of a place in pixels, and its largest in units of the map: neighbours do not cover each other. */
const RADIUS = 9.5;
const LARGEST = 40;

/** What is chosen at first: the hint, or the first tile of the hand. @param {Ctx} ctx @returns {Lay | null} */
export function firstLay(ctx) {
  const all = ctx.options.filter((a) => a[0] === "lay_tile");
  if (!all.length) return null;
  const hint = ctx.hint?.[0] === "lay_tile" ? ctx.hint : null;
  const [, tile, side, rotation] = hint ?? all[0];
  return { tile: String(tile), side: String(side), rotation: Number(rotation), at: hint ? String(hint[4]) : "",
    over: "" };
}

/** Where the tile may lie, and its ghost. @param {Board} board @param {Ctx} ctx */
export function layTemplate(board, ctx) {
  const { lay, box } = board;
  if (!lay) return nothing;
  const sites = sitesOf(ctx.options, lay);
  const shown = lay.over && sites.has(lay.over) ? lay.over : lay.at;
  const side = printed(ctx).tiles[lay.tile][1][lay.side];
  const ghost = shown && sites.has(shown) ? laid(side, lay.rotation, hexOf(shown)) : [];
  const size = Math.min(board.eye.size(), LARGEST / RADIUS);
  return svg`<g class="ghost">${ghost.map(([q, r], i) => cell(drawnAt(box, q, r), side[i]))}</g>
    ${[...sites].map(([place, answer]) => {
      const [q, r] = hexOf(place);
      const [x, y] = drawnAt(box, q, r);
      const over = (/** @type {string} */ where) => () => board.layOver(where);
      const click = (/** @type {Event} */ e) => {
        e.stopPropagation();
        if (board.eye.dragged) board.eye.dragged = false;
        else if (lay.at === place) ctx.choose(answer);
        else board.layAt({ at: place });
      };
      return svg`<g class="site ${lay.at === place ? "chosen" : ""}" transform="translate(${x} ${y})
        scale(${size})" role="button" tabindex="0" aria-label=${ctx.option(answer)} data-site=${place}
          @click=${click} @pointerenter=${over(place)}
        @pointerleave=${over("")} @focus=${over(place)} @blur=${over("")}><circle r=${RADIUS}></circle><circle
        class="dot"
        r="2.6"></circle></g>`;
    })}`;
}

/** A space of a tile that is not on the map. @param {number[]} at @param {any[]} space @param {boolean} [small] without
 * lettering */
function cell(at, [, , terrain, kind, what], small = false) {
  return svg`<path class="hex ${terrain}" d=${outline(at)}></path><g class="printed"
    transform="translate(${at[0]} ${at[1]})">
    <path class="grain ${terrain}" d=${GRAIN[terrain]}></path>${imprint(kind, what, small)}</g>`;
}

/** A tile as a small picture. @param {Ctx} ctx @param {string} tile @param {string} side @param {number} rotation */
function picture(ctx, tile, side, rotation) {
  const spaces = printed(ctx).tiles[tile][1][side];
  const places = laid(spaces, rotation, [0, 0]);
  const { left, top, width, height } = extent(places, 0.05);
  return html`<svg class="tile-picture" viewBox="${left} ${top} ${width} ${height}" aria-hidden="true">${places.map(([q,
    r], i) => cell(centre(q, r), spaces[i], true))}</svg>`;
}

/** The own tiles, sides and turns to choose from. @param {Board} board @param {Ctx} ctx */
export function layPanel(board, ctx) {
  const { lay } = board;
  if (!lay) return nothing;
  const tiles = [...new Set(ctx.options.filter((a) => a[0] === "lay_tile").map((a) => String(a[1])))];
  const sites = sitesOf(ctx.options, lay);
  const answer = sites.get(lay.at);
  const places = [...sites.keys()];
  const next = () => board.layAt({ at: places[(places.indexOf(lay.at) + 1) % places.length] });
  const turn = (/** @type {number} */ by) => board.layAt({ rotation: (lay.rotation + by + TURNS) % TURNS });
  return html`<section class="lay panel" aria-label=${ctx.t("board-lay")}
    data-test="lay"><header><h3>${ctx.t("board-lay")}</h3>
      <small>${ctx.t("board-lay-sites", { n: sites.size })}</small></header>
    <div class="hand-tiles">${tiles.map((tile) => html`<button type="button" aria-pressed=${tile === lay.tile}
      aria-label=${ctx.t("board-tile", { tile })} data-tile=${tile} @click=${() => board.layAt({
        tile })}>${picture(ctx, tile,
        lay.side, lay.rotation)}<b>${tile}</b></button>`)}</div>
    <div class="lay-tools"><span class="sides">${["A", "B"].map((side) => html`<button type="button"
        aria-pressed=${side === lay.side} data-side=${side} @click=${() => board.layAt({
          side })}>${ctx.t("board-side", { side
          })}</button>`)}</span>
      <button type="button" aria-label=${ctx.t("board-turn-left")} title=${ctx.t("board-turn-left")}
        @click=${() => turn(-1)}>↺</button>
      <button type="button" data-test="turn" aria-label=${ctx.t("board-turn-right")} title=${ctx.t("board-turn-right")}
        @click=${() => turn(1)}>↻</button>
      <button type="button" data-test="next-site" ?disabled=${!places.length} title=${ctx.t("board-lay-next")}
        @click=${next}><span aria-hidden="true">${answer ? places.indexOf(lay.at) + 1
          : "–"}/${places.length} ▸</span>${hiddenText(ctx.t("board-lay-next"))}</button>
      <button type="button" class="primary" data-test="lay-here" ?disabled=${!answer} @click=${() => answer
        && ctx.choose(answer)}>${ctx.t(answer ? "board-lay-here" : "board-lay-where")}</button></div></section>`;
}

