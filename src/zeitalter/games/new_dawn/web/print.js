// What is printed on tiles and cards (`map.json`; a table with other components gets its own with the data), and where
// the spaces of this match lie on the drawing.
import { load } from "../../../web/board/load.js";
import { bestTurn, centre, extent, hexOf, laid, turned } from "./hex.js";
import { nameSpaces } from "./places.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** Where a drawing begins, its size, and by how many steps the map is turned.
 * @typedef {{left: number, top: number, width: number, height: number, turn: number}} Frame */

export const HERE = new URL(".", import.meta.url).href;
const SHEETS = ["map", "rail", "mat", "happened", "small", "large"];
/** The margin of the map in hexes. */
const MARGIN = 0.35;
/** The shape of the window for the map, its width by its height. */
const SHAPE = 1.4;
const LANGUAGES = ["de", "en"];

/** @type {any} */
let drawing = null;

/** Loads what is printed and the style sheets; until then the table is empty. */
export async function prepare() {
  drawing ??= await load(HERE, SHEETS);
}

/** Whether all is loaded. */
export function ready() {
  return Boolean(drawing);
}

/** What is printed at this table. @param {Ctx} ctx */
export function printed(ctx) {
  return ctx.data.board ?? drawing.board;
}

/** The own player; null for spectators. @param {Ctx} ctx */
export function own(ctx) {
  return ctx.seat === null ? null : (ctx.view.players[ctx.seat] ?? null);
}

/** The leader of a player with his people, in words. @param {Ctx} ctx @param {any} p */
export function leader(ctx, p) {
  return p.leader ? `${ctx.name("leader", p.leader)} · ${ctx.name("people", p.leader)}` : "";
}

/** The part of the plane that is drawn: the map, and where a tile may be laid now. A map that was not built in play is
 * turned as it fits best. @param {Ctx} ctx @param {number} [shape] of the window @returns {Frame} */
export function frame(ctx, shape = SHAPE) {
  const places = Object.values(ctx.view.spaces).map((/** @type {any} */ s) => s.at);
  const turn = ctx.view.core ? 0 : bestTurn(places, MARGIN, shape);
  return { ...extent([...places.map((place) => turned(place, turn)), ...room(ctx)], MARGIN), turn };
}

/** The places that a tile could take. @param {Ctx} ctx @returns {[number, number][]} */
function room(ctx) {
  const first = ctx.options.find((a) => a[0] === "lay_tile")?.[1];
  if (first === undefined) return [];
  const sides = printed(ctx).tiles[String(first)][1];
  return ctx.options.filter((a) => a[0] === "lay_tile" && a[1] === first).flatMap(([, , side, rotation, at]) =>
    laid(sides[String(side)], Number(rotation), hexOf(String(at))));
}

/** Where a place is on the drawing. @param {Frame} box @param {number} q @param {number} r @returns {[number,
 * number]} */
export function drawnAt(box, q, r) {
  const [x, y] = centre(...turned([q, r], box.turn));
  return [Math.round((x - box.left) * 10) / 10, Math.round((y - box.top) * 10) / 10];
}

/** What is printed on a space besides its terrain: a kind and an id. @param {Ctx} ctx @param {string} id
 * @returns {string[]} */
export function feature(ctx, id) {
  const [tile, i] = id.split(".");
  const side = ctx.view.tiles.find((/** @type {any[]} */ t) => t[0] === tile)?.[1];
  return printed(ctx).tiles[tile]?.[1][side]?.[Number(i)]?.slice(3) ?? [];
}

/** A space as it is called in this match, see places.js.
 * @param {Ctx} ctx @param {string} id */
export function spaceName(ctx, id) {
  return ctx.name("space", id);
}

/** Puts the names of spaces and caravans right for this match. @param {Ctx} ctx */
export function nameAll(ctx) {
  nameSpaces(ctx);
  if (ctx.view?.spaces && ctx.data.names) nameCaravans(ctx, ctx.data.names);
}

/** A caravan is called after where it is. @param {Ctx} ctx @param {any} names */
function nameCaravans(ctx, names) {
  if (!ready()) return;
  names.caravan ??= {};
  const each = printed(ctx).caravans;
  for (const { seat, caravans } of ctx.view.players) {
    caravans.forEach((/** @type {string} */ where, /** @type {number} */ i) => {
      if (where === "unused") return;
      const text = where === "card" ? ctx.t("caravan-on-card", { number: i + 1 })
        : ctx.t("caravan-on-map", { number: i + 1, space: spaceName(ctx, where) });
      names.caravan[seat * each + i] = Object.fromEntries(LANGUAGES.map((lang) => [lang, text]));
    });
  }
}
