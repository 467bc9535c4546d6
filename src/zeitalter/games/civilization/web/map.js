// The map: areas on real coastlines with limits, city sites, flood plains and volcanoes, and the light on what may be
// chosen. Areas are clicked or walked through with the keyboard; the pieces on them are drawn by pieces.js.
import { svg, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { mapFrame } from "../../../web/board/map-frame.js";
import { handOf } from "../../../web/board/drag.js";
import { repeat } from "../../../web/board/quantity.js";
import { atArea, glow, hinted, mayLeave, meant, movesFrom, movesTo } from "./answers.js";
import { amount, limitOf } from "../../../web/match/forms.js";
import { clickThing, fieldFor, takeAll } from "./form.js";
import { piecesTemplate } from "./pieces.js";
import { arrowsTemplate, courseTemplate, omensAt, omensTemplate } from "./forecast.js";
import { crossings, reached } from "./plans.js";
import { areaOf, drawing, dwellers, printed } from "./print.js";
import { sign, square } from "./signs.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("../../../web/match/wire.d.ts").Answer} Answer */
/** @typedef {import("./board.js").Board} Board */

/** What a click on an area would do; `moves` begin here, and `leaves`: tokens can go from here, if only by ship.
 * @typedef {{answers: Answer[], field: any, moves: Answer[], leaves: boolean, target: boolean}} Sense */

/** The map. @param {Board} board @param {Ctx} ctx */
export function mapTemplate(board, ctx) {
  const { areas, borders, coast, lakes, rivers } = drawing;
  const { eye } = board;
  const ids = Object.keys(areas);
  const land = ids.filter((id) => areas[id].land);
  const seas = ids.filter((id) => !areas[id].land);
  const far = farAreas(board, ctx);
  const sense = new Map(ids.map((id) => [id, meaning(board, ctx, id, far)]));
  const closed = new Set(ctx.view.closed ?? []);
  const size = eye.size();
  const lit = ids.filter((id) => isLit(/** @type {Sense} */ (sense.get(id))));
  return mapFrame(ctx, eye, svg`
      <rect class="shallow" width=${drawing.width} height=${drawing.height}></rect>
      ${seas.map((id) => sea(board, ctx, id))}
      <path class="halo far" d=${coast}></path><path class="halo near" d=${coast}></path>
      <path class="border-sea" d=${borders.sea}></path><path class="border-open" d=${borders.open}></path>
      ${land.map((id) => area(board, ctx, id, /** @type {Sense} */ (sense.get(id)), closed.has(id)))}
      <path class="rivers" d=${rivers}></path>
      <path class="lakes" d=${lakes}></path>
      <path class="border-land" d=${borders.land}></path>
      <path class="coastline" d=${coast}></path>
      ${lit.map((id) => svg`<path d=${areas[id].land ?? areas[id].water}
        class="glow ${hinted(ctx, [...(sense.get(id)?.answers ?? []), ...(sense.get(id)?.moves ?? [])])} ${board.band.includes(id)
          ? "from" : ""} ${far.has(id) && !sense.get(id)?.answers.length ? "far" : ""}"></path>`)}
      ${board.focused && areas[board.focused]
        ? svg`<path class="focus" d=${areas[board.focused].land ?? areas[board.focused].water}></path>` : nothing}
      ${Object.entries(drawing.volcanoes).map(([id, [x, y]]) => svg`<g class="volcano"
        transform="translate(${x} ${y}) scale(${size})"><title>${ctx.name("volcano", id)}</title>${sign(
          "vulkan_erdbeben", 15)}</g>`)}
      ${land.map((id) => marks(ctx, id, size, closed.has(id), eye.near()))}
      ${names(board, ctx, ids, size)}
      ${arrowsTemplate(ctx, size, true)}
      ${piecesTemplate(board, ctx, size, (id) => acting(board, ctx, id))}
      ${arrowsTemplate(ctx, size, false)}
      ${courseTemplate(board, ctx, size)}
      ${omensTemplate(ctx, size)}
    `);
}

/** @param {Sense} sense */
function isLit(sense) {
  return sense.answers.length > 0 || sense.leaves || sense.target || Boolean(sense.field);
}

/** The areas that the chosen ship reaches, or to which a ship could carry the chosen tokens. @param {Board} board
 * @param {Ctx} ctx @returns {Set<string>} */
function farAreas(board, ctx) {
  if (board.ship !== null) return new Set([...reached(ctx, board.ship).keys()].map((coast) => areaOf(ctx, coast)));
  return board.band.length === 1 ? crossings(ctx, board.from) : new Set();
}

/** What a click on an area would do now. @param {Board} board @param {Ctx} ctx @param {string} id @param {Set<string>} far
 * @returns {Sense} */
function meaning(board, ctx, id, far) {
  if (board.ship !== null) return { answers: [], field: null, moves: [], leaves: false, target: far.has(id) };
  if (board.from) {
    const moves = board.band.flatMap((from) => movesTo(ctx, from, id));
    return { answers: moves, field: null, moves: board.band.includes(id) ? movesFrom(ctx, id) : [],
      leaves: board.band.includes(id), target: moves.length > 0 || far.has(id) };
  }
  const field = fieldFor(ctx, "area", id);
  return { answers: atArea(ctx, id), field, moves: movesFrom(ctx, id), leaves: mayLeave(ctx, id), target: false };
}

/** A click, or something that was dropped, on an area. @param {Board} board @param {Ctx} ctx @param {string} id */
function acting(board, ctx, id) {
  return (/** @type {Event} */ e) => {
    if (board.endedDrag(e)) return;
    const hand = handOf(e);
    if (e instanceof CustomEvent) board.dropped(String(e.detail), id, hand);
    else if (board.ship !== null) board.sailTo(id);
    else if (hand?.shift && mayLeave(ctx, id)) board.take(id, true);
    else if (board.band.includes(id)) board.take("");
    else if (board.from) board.march(id);
    else atRest(board, ctx, id, e, Boolean(hand?.shift));
  };
}

/** A click on an area where nothing is chosen. @param {Board} board @param {Ctx} ctx @param {string} id @param {Event} e
 * @param {boolean} all */
function atRest(board, ctx, id, e, all) {
  const sense = meaning(board, ctx, id, new Set());
  if (sense.field && all) takeAll(ctx, "area", id);
  else if (sense.field) clickThing(ctx, "area", id);
  else if (sense.answers.length) board.act(e, sense.answers);
  else if (sense.leaves) board.take(id);
  else board.dark("area", id, meant(ctx, id, ""));
}

/** A ship that is dragged has come over land; over the open sea it only passes. @param {Board} board @param {Ctx} ctx @param {string} id */
function passing(board, ctx, id) {
  return () => board.steer((/** @type {string} */ coast) => areaOf(ctx, coast) === id);
}

/** A pointer that stays on an area that can be chosen several times; a finger that stays asks what it is.
 * @param {PointerEvent} e */
function holding(e) {
  if (e.pointerType !== "touch") repeat(e);
}

/** An area in words. @param {Ctx} ctx @param {string} id @returns {string} */
function areaWords(ctx, id) {
  const figures = printed(ctx).areas[id];
  const here = dwellers(ctx, id);
  const seats = ctx.parties;
  const people = here.tokens.map(({ seat, n }) => ctx.t("board-tokens-of", { name: seats[seat]?.name ?? "", n }));
  return [
    ctx.name("area", id),
    figures && ctx.t("board-limit", { n: figures[1] }),
    figures && figures[2] !== "none" ? ctx.t(`board-site-${figures[2]}`) : "",
    here.city === null ? "" : ctx.t("board-city-of", { name: seats[here.city]?.name ?? "" }),
    ...people,
    ...omensAt(ctx, id).map((text) => text.replace(/\.$/, "")),
  ].filter(Boolean).join(". ");
}

/** @param {Board} board @param {Ctx} ctx @param {string} id @param {Sense} sense @param {boolean} closed */
function area(board, ctx, id, sense, closed) {
  const [region] = printed(ctx).areas[id] ?? ["beige"];
  const plain = Object.values(printed(ctx).plains).some((areas) => areas.includes(id));
  const act = acting(board, ctx, id);
  const possible = isLit(sense) ? ctx.t("board-possible") : "";
  const chosen = sense.field ? amount(sense.field.value, id) : 0;
  const label = [areaWords(ctx, id), possible, chosen ? ctx.t("board-chosen", { n: chosen }) : ""]
    .filter(Boolean).join(". ");
  const focus = (/** @type {FocusEvent} */ e) =>
    board.focusArea(/** @type {Element} */ (e.target).matches(":focus-visible") ? id : "");
  return svg`<path class="land ${region} ${plain ? "plain" : ""} ${closed ? "closed" : ""} ${isLit(sense)
      ? `legal ${glow(ctx, sense.answers)}` : ""}" d=${drawing.areas[id].land} role="button"
    tabindex=${isLit(sense) || board.walked === id ? 0 : -1} aria-label=${label} data-area=${id}
    data-info="area:${id}" data-drop="tokens ship" data-thing="area:${id}" @click=${act} @dropped=${act}
    @passing=${passing(board, ctx, id)} @pointerdown=${sense.field ? holding : null} @focus=${focus}
    @blur=${() => board.focusArea("")}></path>`;
}

/** @param {Board} board @param {Ctx} ctx @param {string} id */
function sea(board, ctx, id) {
  const act = acting(board, ctx, id);
  return svg`<path class="sea" d=${drawing.areas[id].water} data-area=${id} data-thing="area:${id}" data-drop="tokens ship"
    role="img" aria-label=${ctx.name("area", id)} @click=${act} @dropped=${act}></path>`;
}

/** Limit and city site of an area. @param {Ctx} ctx @param {string} id @param {number} size @param {boolean} closed
 * @param {boolean} close whether there is room for limits beside tokens */
function marks(ctx, id, size, closed, close) {
  const [, limit, site] = printed(ctx).areas[id] ?? ["", 0, "none"];
  const { at, city } = drawing.areas[id];
  const here = dwellers(ctx, id);
  const field = fieldFor(ctx, "area", id);
  const n = field ? amount(field.value, id) : 0;
  const most = field ? limitOf(field.field, id) : 0;
  const bare = !here.tokens.length && (here.city === null || city);
  return svg`${site !== "none" && here.city === null ? svg`<g class=${closed ? "closed" : ""}
      transform="translate(${city ?? at}) scale(${size})">${square(site)}</g>` : nothing}
    ${bare ? svg`<g class="limit ${closed ? "closed" : ""}" transform="translate(${at}) scale(${size})"><circle
      r="7"></circle><text y="3.9">${limit}</text></g>` : nothing}
    ${!bare && close && here.tokens.length ? svg`<g class="limit beside" transform="translate(${at}) scale(${size})
      translate(${city && city[0] < at[0] ? 15 : -15} 9)"><circle r="6.4"></circle><text y="3.6">${limit}</text></g>`
        : nothing}
    ${field ? svg`<g class="tally ${n ? "some" : ""}" transform="translate(${here.city !== null && city ? city : at})
      scale(${size}) translate(13 -12)"><rect x="-11" y="-8" width="22" height="15" rx="7"></rect>
      <text y="3.6">${n}/${most}</text></g>` : nothing}`;
}

/** Names where there is room for them: larger areas first, none over another or over a sign. @param {Board} board
 * @param {Ctx} ctx @param {string[]} ids @param {number} size */
function names(board, ctx, ids, size) {
  const shown = board.lettering(ctx, ids, size);
  return [...shown].map(([id, [x, y]]) => {
    return svg`<text class="place ${drawing.areas[id].land ? "" : "of-sea"}" transform="translate(${x} ${y})
      scale(${size})" y="4">${short(ctx.name("area", id))}</text>`;
  });
}

/** A name without what stands in brackets. @param {string} name */
export function short(name) {
  return name.split(" (")[0];
}
