// What is printed: the geometry of the map from `map.json`, and the symbols of board and cards. The symbols of a table
// whose options or component file change them come with its data; those of `map.json` are the usual ones.
import { load } from "../../../web/board/load.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */

/** The cards this seat has laid face down. @param {Ctx} ctx @returns {string[]} */
export function laid(ctx) {
  return ctx.sealed?.[0] === "select" ? /** @type {string[]} */ (ctx.sealed[1]) : [];
}

export const HERE = new URL(".", import.meta.url).href;
export const EPOCHS = ["", "I", "II", "III"];
export const LEVELS = 16;
/** Our style sheets besides `table.css`, in the order in which they count. */
const SHEETS = ["map", "matrix", "cards", "mat", "hand", "others", "text", "small"];

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

/** What a card says, in words. @param {Ctx} ctx @param {string} kind @param {any} id @returns {string} */
export function lines(ctx, kind, id) {
  const cards = ctx.data.cards ?? {};
  const kinds = kind === "card" ? ["card", "action", "advisor"] : [kind];
  for (const k of kinds) {
    const text = cards[k]?.[id];
    if (text) return typeof text === "string" ? text : (text[ctx.lang] ?? "");
  }
  return "";
}

/** The name of a card. @param {Ctx} ctx @param {string} kind @param {any} id */
export function title(ctx, kind, id) {
  return kind === "military" ? ctx.t("board-level-military", { level: id }) : ctx.name(kind, id);
}

/** The names of civilizations. @param {Ctx} ctx @param {any[]} civs */
export function names(ctx, civs) {
  return civs.map((c) => ctx.parties[c.civ]?.name ?? "").join(", ");
}

/** Who has a cube in a territory. @param {Ctx} ctx @param {string} id @returns {any[]} */
export function settlers(ctx, id) {
  return ctx.view.civs.filter((/** @type {any} */ c) => c.territories.includes(id));
}
