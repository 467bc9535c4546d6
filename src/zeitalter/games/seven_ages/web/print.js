// What is printed: the map and the figures of counters and cards from `map.json`; those of a table whose component file
// changes them come with its data. And what the view says of empires, players and areas.
import { load } from "../../../web/board/load.js";
import { outlined } from "./outline.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */

export const HERE = new URL(".", import.meta.url).href;
/** Our style sheets besides `table.css`, in the order in which they count. */
const SHEETS = ["map", "pieces", "mat", "scene", "small"];
const LEVELS = 7;

/** The drawing; null until it is loaded. @type {any} */
export let drawing = null;

/** Loads drawing and style sheets, all at once; until then the board is empty. */
export async function prepare() {
  drawing ??= outlined(await load(HERE, SHEETS));
}

/** What is printed at this table. @param {Ctx} ctx */
export function printed(ctx) {
  return ctx.data.board ?? drawing.board;
}

/** Ages in words, those that follow each other as a range. @param {Ctx} ctx @param {number[]} ages @returns {string} */
export function agesWords(ctx, ages) {
  const row = ages.length > 2 && ages[ages.length - 1] - ages[0] === ages.length - 1;
  return ctx.t(ages.length === 1 ? "board-one-age" : "board-ages", { ages: row ? `${ages[0]}–${ages[ages.length - 1]}` : ages.join(", ") });
}

/** The own player; null for spectators. @param {Ctx} ctx */
export function own(ctx) {
  return ctx.view.players.find((/** @type {any} */ p) => p.seat === ctx.seat) ?? null;
}

/** An empire in play by its card; undefined if it is not. @param {Ctx} ctx @param {string | null} id @returns {any} */
export function empire(ctx, id) {
  return id ? ctx.view.empires.find((/** @type {any} */ e) => e.empire === id) : undefined;
}

/** The empires of a seat, in the order of their colours. @param {Ctx} ctx @param {number | null} seat @returns {any[]} */
export function empiresOf(ctx, seat) {
  return ctx.view.empires.filter((/** @type {any} */ e) => e.seat === seat);
}

/** The colour of an empire in play, as a class. @param {Ctx} ctx @param {string | null} id */
export function colourOf(ctx, id) {
  return `c-${empire(ctx, id)?.colour ?? "none"}`;
}

/** What is in an area. @param {Ctx} ctx @param {string} id @returns {any} */
export function here(ctx, id) {
  return ctx.view.areas[id] ?? {};
}

/** The areas that an empire holds. @param {Ctx} ctx @param {string} id */
export function areasOf(ctx, id) {
  return Object.keys(ctx.view.areas).filter((area) => ctx.view.areas[area].holder === id);
}

/** The sum of the levels of an empire's cities. @param {Ctx} ctx @param {string} id */
export function citiesOf(ctx, id) {
  return areasOf(ctx, id).reduce((sum, area) => sum + (here(ctx, area).city ?? 0), 0);
}

/** The units of a stack, strongest first: type, how many, figures. @param {Ctx} ctx @param {Record<string, number>} units
 * @returns {{id: string, n: number, kind: string, front: number, support: number}[]} */
export function unitsOf(ctx, units) {
  const all = printed(ctx).units;
  return Object.entries(units ?? {}).map(([id, n]) => ({ id, n, kind: all[id]?.[0] ?? "infantry", front: all[id]?.[4] ?? 0,
    support: all[id]?.[5] ?? 0 })).sort((a, b) => b.front + b.support - a.front - a.support);
}

/** How many units these are. @param {Record<string, number> | undefined} units */
export function counted(units) {
  return Object.values(units ?? {}).reduce((sum, n) => sum + n, 0);
}

/** The type of a single unit, however it has moved. @param {Ctx} ctx @param {number} piece */
export function typeOf(ctx, piece) {
  return Object.keys(printed(ctx).units)[piece % ctx.data.shell.called.piece[1]];
}

/** The age of a level. @param {number} level */
export function ageOf(level) {
  return Math.min(LEVELS, Math.max(1, Math.ceil(level / LEVELS)));
}

/** A year in words. @param {Ctx} ctx @param {number} level */
export function yearOf(ctx, level) {
  const year = printed(ctx).years[level - 1] ?? 0;
  return ctx.t(year < 0 ? "board-year-bc" : "board-year", { year: String(Math.abs(year)) });
}

/** What the city of an area is called. @param {Ctx} ctx @param {string} id */
export function cityName(ctx, id) {
  const name = printed(ctx).areas[id]?.[2];
  return typeof name === "string" ? name : (name?.[ctx.lang] ?? ctx.name("area", id));
}

/** The areas in range of an empire; null where the view does not say. @param {Ctx} ctx @param {string} id */
export function rangeOf(ctx, id) {
  const mask = ctx.view.ranges?.[id];
  if (!mask) return null;
  const bits = BigInt(`0x${mask}`);
  return new Set(Object.keys(printed(ctx).areas).filter((_, i) => (bits >> BigInt(i)) & 1n));
}

/** Whether there is a colour for a new empire of this seat: one of its own pair, or one that nobody has reserved.
 * @param {Ctx} ctx */
export function colourLeft(ctx) {
  const { colours, pairs } = printed(ctx);
  const used = new Set(ctx.view.empires.map((/** @type {any} */ e) => e.colour));
  for (const { seat, pair } of ctx.view.players) if (pair && seat !== ctx.seat) used.add(pair).add(pairs[pair]);
  return Object.keys(colours).some((id) => !used.has(id));
}
