// The pieces on the map, at two distances: from afar one counter for a stack with the sign of its strongest type and its
// number, near by a counter for every type with its figures. Leaders, cities and markers lie around them.
import { svg, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { goals } from "./answers.js";
import { colourOf, counted, drawing, empire, here, printed, unitsOf } from "./print.js";
import { artefactSign, city, codes, counter, crest, leader, marker, sign, summary } from "./signs.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("./board.js").Board} Board */

const WIDE = 27;
const HIGH = 30;
const COLUMNS = 4;
/** Pixels between a stack and its city from which on the city has a place of its own. */
const APART = 34;
const STEP = 15;
/** How much wider than the middle of its area a stack may be. */
const ROOMY = 3.6;

/** All pieces. @param {Board} board @param {Ctx} ctx @param {number} size
 * @param {(id: string) => (e: Event) => void} acting what a click on an area does */
export function piecesTemplate(board, ctx, size, acting) {
  const ids = Object.keys(ctx.view.areas).filter((id) => drawing.areas[id]);
  const near = new Set(board.eye.near() ? ids.filter((id) => fits(ctx, id, size)) : []);
  return svg`${ids.map((id) => cityOf(ctx, id, size, near.has(id), acting(id)))}
    ${ids.map((id) => svg`${stackOf(board, ctx, id, size, near.has(id), acting(id), false)}${stackOf(board, ctx, id, size,
      near.has(id), acting(id), true)}`)}${worldMarkers(ctx, size)}`;
}

/** @param {Ctx} ctx @param {string} id @param {number} size @param {boolean} near @param {(e: Event) => void} act */
function cityOf(ctx, id, size, near, act) {
  const at = here(ctx, id);
  if (!at.city) return nothing;
  const { at: spot, city: own } = drawing.areas[id];
  const far = own ? Math.hypot(spot[0] - own[0], spot[1] - own[1]) / size : 0;
  const alone = !counted(at.units) || (near ? far > APART * 1.6 : far > APART);
  const place = alone && own ? `translate(${own[0]} ${own[1]}) scale(${size})`
    : `translate(${spot[0]} ${spot[1]}) scale(${size}) translate(${near ? rowOf(ctx, at.units) / -2 - 12 : -26} 0)`;
  return svg`<g class="city ${colourOf(ctx, at.holder)}" transform=${place} @click=${act}>${city(at.city, at.capital)}</g>`;
}

/** Whether there is room for a counter of every type. @param {Ctx} ctx @param {string} id @param {number} size */
function fits(ctx, id, size) {
  const room = drawing.areas[id].room / size;
  return rowOf(ctx, here(ctx, id).units) <= room * ROOMY;
}

/** How wide the widest row of a stack is near by. @param {Ctx} ctx @param {Record<string, number>} units */
function rowOf(ctx, units) {
  return Math.min(COLUMNS, unitsOf(ctx, units).length) * WIDE;
}

/** @param {Board} board @param {Ctx} ctx @param {string} id @param {number} size @param {boolean} near
 * @param {(e: Event) => void} act @param {boolean} raiding the raiders of an area, or who holds it */
function stackOf(board, ctx, id, size, near, act, raiding) {
  const at = here(ctx, id);
  const owner = raiding ? at.raid?.empire : at.holder;
  const units = raiding ? at.raid?.units : at.units;
  const n = counted(units);
  if (!n) return nothing;
  const { at: spot, raid } = drawing.areas[id];
  const far = Math.hypot(spot[0] - raid[0], spot[1] - raid[1]) / size > APART;
  const [x, y] = raiding && far ? raid : spot;
  const shift = raiding && !far ? `translate(${near ? 30 : 20} ${near ? 26 : 16})` : "";
  const all = unitsOf(ctx, units);
  const look = ctx.parties[empire(ctx, owner)?.seat];
  const moves = !raiding && goals(ctx, id).size > 0;
  const leaders = (at.leaders ?? []).filter((/** @type {string[]} */ [of]) => of === owner);
  return svg`<g class="stack ${colourOf(ctx, owner)} ${moves ? "held" : ""} ${board.from === id && !raiding ? "chosen" : ""}
      ${raiding ? "raiding" : ""}" transform="translate(${x} ${y}) scale(${size}) ${shift}"><g
    data-piece="${owner} ${id}" data-thing="empire:${owner}" data-n=${n} data-info="area:${id}" data-drag=${moves ? `stack:${id}` : nothing} @click=${act}>
    ${near ? rows(all, look) : summary(all[0].id, n, look)}
    ${leaders.map((/** @type {string[]} */ [, l], /** @type {number} */ i) => svg`<g class="leader" data-thing="leader:${l}" transform="translate(${(i
      - (leaders.length - 1) / 2) * STEP} ${near ? -25 : -17})">${leader(codes(printed(ctx), l))}</g>`)}
    ${raiding ? nothing : markers(ctx, id, near ? 18 + (Math.ceil(all.length / COLUMNS) - 1) * HIGH : 16)}</g></g>`;
}

/** Every type of a stack as a counter. @param {ReturnType<typeof unitsOf>} all
 * @param {import("../../../web/board/game-table.d.ts").PartyStyle | undefined} look */
function rows(all, look) {
  return svg`${all.map((u, i) => {
    const columns = Math.min(COLUMNS, all.length - Math.floor(i / COLUMNS) * COLUMNS);
    const [x, y] = [((i % COLUMNS) - (columns - 1) / 2) * WIDE, Math.floor(i / COLUMNS) * HIGH];
    return svg`<g transform="translate(${x} ${y})">${counter(u.id, u.n, u.front, u.support)}</g>`;
  })}${crest(look, -Math.min(COLUMNS, all.length) * (WIDE / 2) + 3, -13, 0.7)}`;
}

/** Disorder, fortification and artefacts below a stack. @param {Ctx} ctx @param {string} id @param {number} below */
function markers(ctx, id, below) {
  const at = here(ctx, id);
  const found = [...(at.disorder ? [["disorder", "bad"]] : []), ...(at.fort ? [["fort", "safe"]] : []),
    ...(at.artefacts ?? []).map((/** @type {string} */ a) => [artefactSign(printed(ctx), a), "wonder", a])];
  return svg`${found.map(([id, cls, artefact], i) => svg`<g data-thing=${artefact ? `artefact:${artefact}` : nothing} transform="translate(${(i - (found.length - 1) / 2) * STEP} ${below})">${
    marker(id, cls)}</g>`)}`;
}

/** Jihad, Crusade and Peace treaty. @param {Ctx} ctx @param {number} size */
function worldMarkers(ctx, size) {
  const { jihad, crusade, treaty } = ctx.view;
  const found = [...(jihad ? [["jihad", jihad]] : []), ...(crusade ? [["crusade", "palestine"]] : []),
    ...(treaty?.length ? [["treaty", treaty[1]], ["treaty", treaty[3]]] : [])];
  return found.filter(([, id]) => drawing.areas[id]).map(([kind, id]) => {
    const [x, y] = drawing.areas[id].at;
    return svg`<g class="world ${kind}" transform="translate(${x} ${y}) scale(${size}) translate(20 -18)"><title>${ctx.t(
      `board-${kind}`)}</title><path d="M-9 -9H9V9H-9z"></path>${sign(kind, 13)}</g>`;
  });
}
