// What is printed: the geometry of the map and the figures of board and cards from `map.json`; those of a table whose
// component file changes them come with its data.
import { load } from "../../../web/board/load.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */

export const HERE = new URL(".", import.meta.url).href;
/** Our style sheets besides `table.css`, in the order in which they count. */
const SHEETS = ["map", "forecast", "mat", "dock", "small"];

/** The geometry; null until it is loaded. @type {any} */
export let drawing = null;

/** Loads geometry and style sheets, all at once; until then the board is empty. */
export async function prepare() {
  drawing ??= await load(HERE, SHEETS);
}

/** What is printed at this table. @param {Ctx} ctx */
export function printed(ctx) {
  return ctx.data.board ?? drawing.board;
}

/** The own player; null for spectators. @param {Ctx} ctx */
export function own(ctx) {
  return ctx.seat === null ? null : player(ctx, ctx.seat);
}

/** @param {Ctx} ctx @param {number} seat @returns {any} */
export function player(ctx, seat) {
  return ctx.view.players.find((/** @type {any} */ p) => p.seat === seat) ?? null;
}

/** The areas where a seat has cities. @param {Ctx} ctx @param {number} seat */
export function citiesOf(ctx, seat) {
  return Object.keys(ctx.view.areas).filter((id) => ctx.view.areas[id].city === seat);
}

/** The nation of a seat in words; nothing before it is chosen. @param {Ctx} ctx @param {any} player */
export function nation(ctx, player) {
  return player.nation ? ctx.name("nation", player.nation) : "";
}

/** The area of a coast. @param {Ctx} ctx @param {string} coast @returns {string} */
export function areaOf(ctx, coast) {
  return printed(ctx).coasts[coast] ?? coast;
}

/** Where ships lie. @param {string} coast @returns {number[]} */
export function haven(coast) {
  const [area] = coast.split(".");
  const found = drawing.areas[area];
  return found?.coasts?.[coast] ?? found?.at ?? [0, 0];
}

/** Who lives in an area: tokens of each seat, and whose city it is. @param {Ctx} ctx @param {string} id */
export function dwellers(ctx, id) {
  const here = ctx.view.areas[id] ?? {};
  const tokens = Object.entries(here.tokens ?? {}).map(([seat, n]) => ({ seat: Number(seat), n: Number(n) }));
  return { tokens: tokens.filter((t) => t.n), city: here.city ?? null };
}
