// The map: areas on real coastlines in the tints of their ground, regions, rivers, arrows, names, and the light on what may
// be chosen. Areas are clicked or walked through with the keyboard; the pieces on them are drawn by pieces.js.
import { svg, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { mapFrame } from "../../../web/board/map-frame.js";
import { byArea, glow, goals, hinted, inQuestion, meant } from "./answers.js";
import { amount, limitOf } from "../../../web/match/forms.js";
import { clickThing, fieldFor } from "./form.js";
import { arrowsTemplate, omensTemplate } from "./forecast.js";
import { piecesTemplate } from "./pieces.js";
import { cityName, colourOf, counted, drawing, here, printed, rangeOf } from "./print.js";
import { shown } from "./shown.js";
import { sign } from "./signs.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("../../../web/match/wire.d.ts").Answer} Answer */
/** @typedef {import("./board.js").Board} Board */

/** The most that a piece grows. */
const LARGEST = 1.25;

/** What a click on an area would do; `starts`: units can leave it, `target`: the chosen ones can go there.
 * @typedef {{answers: Answer[], field: any, starts: boolean, target: boolean}} Sense */

/** The map. @param {Board} board @param {Ctx} ctx */
export function mapTemplate(board, ctx) {
  const { areas, lines, rivers, lakes, lanes, arrows } = drawing;
  const { eye } = board;
  const ids = Object.keys(areas);
  const land = ids.filter((id) => areas[id].kind === "land");
  const seas = ids.filter((id) => areas[id].kind !== "land");
  const named = byArea(ctx);
  const ways = board.from ? goals(ctx, board.from, board.group.verb) : null;
  const sense = new Map(ids.map((id) => [id, meaning(board, ctx, id, named, ways)]));
  const size = eye.size();
  const lit = (/** @type {string} */ id) => isLit(/** @type {Sense} */ (sense.get(id)));
  const light = (/** @type {string[]} */ some) => some.filter(lit).map((id) => svg`<path d=${areas[id].path} class="glow ${
    hinted(ctx, sense.get(id)?.answers ?? [])} ${board.from === id ? "from" : ""}"></path>`);
  const range = shown.range ? rangeOf(ctx, shown.range) : null;
  const act = (/** @type {string} */ id) => acting(board, ctx, id);
  return mapFrame(ctx, eye, svg`
      ${seas.map((id) => area(board, ctx, id, /** @type {Sense} */ (sense.get(id))))}
      ${seas.map((id) => held(ctx, id))}${light(seas)}
      <path class="border-water" d=${lines.water}></path><path class="lane" d=${lanes}></path>
      <path class="halo far" d=${lines.coast}></path><path class="halo near" d=${lines.coast}></path>
      ${land.map((id) => area(board, ctx, id, /** @type {Sense} */ (sense.get(id))))}
      ${land.map((id) => held(ctx, id))}
      <path class="border-land" d=${lines.land}></path><path class="border-part" d=${lines.part}></path>
      <path class="border-region" d=${lines.region}></path><path class="rivers" d=${rivers}></path>
      <path class="lakes" d=${lakes}></path><path class="coastline" d=${lines.coast}></path>
      ${light(land)}
      ${range ? ids.filter((id) => !range.has(id)).map((id) => svg`<path class="beyond" d=${areas[id].path}></path>`) : nothing}
      ${arrows.map((/** @type {any} */ a) => svg`<path class="arrow under" d=${a.line}></path><path class="arrow" d=${a.line}></path>`)}
      ${inQuestion(ctx).map((id) => svg`<path class="in-question" d=${areas[id].path}></path>`)}
      ${board.focused && areas[board.focused] ? svg`<path class="focus" d=${areas[board.focused].path}></path>` : nothing}
      ${eye.near() ? land.map((id) => ground(ctx, id, size)) : nothing}
      ${land.map((id) => tally(ctx, id, size))}
      ${names(board, ctx, size, ids.filter(lit))}
      ${piecesTemplate(board, ctx, pieceSize(eye), act)}
      ${arrowsTemplate(ctx, size)}${ctx.view.conflict ? nothing : omensTemplate(ctx, pieceSize(eye))}
    `);
}

/** Units of the map to a pixel of a piece: pieces grow less than lettering, so that stacks have room near by.
 * @param {import("../../../web/board/eye.js").Eye} eye */
export function pieceSize(eye) {
  return Math.min(eye.size(), LARGEST / (eye.scale * (eye.zoom || 1)));
}

/** @param {Sense} sense */
function isLit(sense) {
  return sense.answers.length > 0 || sense.starts || sense.target || Boolean(sense.field);
}

/** What a click on an area would do now. @param {Board} board @param {Ctx} ctx @param {string} id
 * @param {Map<string, Answer[]>} named @param {Set<string> | null} ways @returns {Sense} */
function meaning(board, ctx, id, named, ways) {
  if (ways) return { answers: [], field: null, starts: board.from === id, target: ways.has(id) };
  return { answers: named.get(id) ?? [], field: fieldFor(ctx, "area", id), starts: goals(ctx, id).size > 0, target: false };
}

/** A click, or a stack that was dropped, on an area. @param {Board} board @param {Ctx} ctx
 * @param {string} touched */
function acting(board, ctx, touched) {
  return (/** @type {Event} */ e) => {
    if (board.endedDrag(e)) return;
    const id = board.aimed(e, touched);
    const dropped = e instanceof CustomEvent ? String(e.detail).split(":") : null;
    if (dropped?.[0] === "stack" && board.from !== dropped[1]) board.take(dropped[1]);
    const ways = board.from ? goals(ctx, board.from, board.group.verb) : null;
    const sense = meaning(board, ctx, id, byArea(ctx), ways);
    if (sense.field) clickThing(ctx, "area", id, e instanceof MouseEvent && e.shiftKey ? -1 : 0);
    else if (sense.target) board.send(e, id);
    else if (board.from === id) board.take("");
    else if (sense.answers.length && !sense.starts) board.act(e, sense.answers);
    else if (sense.starts) board.take(id);
    else if (board.from) {
      const why = meant(ctx, id, board.from);
      board.take("");
      if (why) ctx.ask(why);
    } else board.dark("area", id, meant(ctx, id, ""));
  };
}

/** An area in words. @param {Ctx} ctx @param {string} id @returns {string} */
export function areaWords(ctx, id) {
  const [kind, ground] = printed(ctx).areas[id];
  const at = here(ctx, id);
  const units = (/** @type {string} */ empire, /** @type {any} */ all) => ctx.t("board-units-of", { name: ctx.name("empire",
    empire), n: counted(all) });
  return [
    ctx.name("area", id), kind === "land" ? ctx.name("terrain", ground) : ctx.t(`board-${kind}`),
    at.holder ? units(at.holder, at.units) : "", at.raid ? units(at.raid.empire, at.raid.units) : "",
    at.city ? ctx.t(at.capital ? "board-capital-of-level" : "board-city-of-level", { name: cityName(ctx, id), level: at.city })
      : "",
    at.disorder ? ctx.t("board-disorder") : "", at.fort ? ctx.t("board-fort") : "",
    ...(at.leaders ?? []).map((/** @type {string[]} */ [, l]) => ctx.name("leader", l)),
    ...(at.artefacts ?? []).map((/** @type {string} */ a) => ctx.name("artefact", a)),
  ].filter(Boolean).join(". ");
}

/** @param {Board} board @param {Ctx} ctx @param {string} id @param {Sense} sense */
function area(board, ctx, id, sense) {
  const [kind, ground] = printed(ctx).areas[id];
  const act = acting(board, ctx, id);
  const chosen = sense.field ? amount(sense.field.value, id) : 0;
  const label = [areaWords(ctx, id), isLit(sense) ? ctx.t("board-possible") : "", chosen ? ctx.t("board-chosen", { n: chosen })
    : ""].filter(Boolean).join(". ");
  const focus = (/** @type {FocusEvent} */ e) =>
    board.focusArea(/** @type {Element} */ (e.target).matches(":focus-visible") ? id : "");
  return svg`<path class="${kind} ${ground} ${isLit(sense) ? `legal ${glow(ctx, sense.answers)}` : ""}"
    d=${drawing.areas[id].path} role="button" tabindex=${isLit(sense) || board.walked === id ? 0 : -1} aria-label=${label}
    data-area=${id} data-thing="area:${id}" data-info="area:${id}" data-drop="stack" @click=${act} @dropped=${act} @focus=${focus}
    @blur=${() => board.focusArea("")}></path>`;
}

/** The colour of who holds an area. @param {Ctx} ctx @param {string} id */
function held(ctx, id) {
  const { holder } = here(ctx, id);
  return holder ? svg`<path class="held-by ${colourOf(ctx, holder)}" d=${drawing.areas[id].path}></path>` : nothing;
}

/** The sign of the ground. @param {Ctx} ctx @param {string} id @param {number} size */
function ground(ctx, id, size) {
  const [x, y] = drawing.areas[id].sign;
  return svg`<g class="ground" transform="translate(${x} ${y}) scale(${size})">${sign(printed(ctx).areas[id][1], 14)}</g>`;
}

/** How many a form has of an area. @param {Ctx} ctx @param {string} id @param {number} size */
function tally(ctx, id, size) {
  const field = fieldFor(ctx, "area", id);
  if (!field) return nothing;
  const n = amount(field.value, id);
  const most = limitOf(field.field, id);
  const [x, y] = drawing.areas[id].at;
  return svg`<g class="tally ${n ? "some" : ""}" transform="translate(${x} ${y}) scale(${size}) translate(0 -22)"><rect x="-12"
    y="-8" width="24" height="15" rx="7"></rect><text y="3.6">${n}/${most}</text></g>`;
}

/** Names where there is room for them. @param {Board} board @param {Ctx} ctx @param {number} size @param {string[]} lit what may
 * be chosen */
function names(board, ctx, size, lit) {
  return [...board.lettering(ctx, size, lit)].map(([id, [x, y]]) => svg`<text class="place of-${drawing.areas[id].kind}"
    transform="translate(${x} ${y}) scale(${size})" y="4">${ctx.name("area", id)}</text>`);
}
