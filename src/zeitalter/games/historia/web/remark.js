// What an answer means in numbers, in one short line: what it costs, what lies in a territory, who is stronger.
import { lines, names, settlers } from "./print.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("../../../web/match/wire.d.ts").Answer} Answer */

const PLACES = ["expansion", "cube", "settle"];
const AGAINST = /** @type {Record<string, string>} */ ({ war: "military", raid: "military", trade: "technology" });
const VERSIONS = ["basic", "advanced"];

/** A short line on an answer; nothing if its own words say all. @param {Ctx} ctx @param {Answer} answer */
export function remark(ctx, answer) {
  const verb = answer[0];
  if (AGAINST[verb]) return compared(ctx, AGAINST[verb], Number(answer.at(-1)));
  if (PLACES.includes(verb)) return inTerritory(ctx, String(answer.at(-1)));
  const version = VERSIONS.indexOf(String(answer[1]));
  if (version < 0 || verb === "art" || verb === "revolution") return "";
  const words = lines(ctx, "card", verb).split("\n")[version] ?? "";
  const plain = words.slice(words.indexOf(": ") + 2);
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** The levels of both. @param {Ctx} ctx @param {string} stat @param {number} civ */
function compared(ctx, stat, civ) {
  const own = ctx.seat === null ? null : ctx.view.civs[ctx.seat];
  const other = ctx.view.civs[civ];
  if (!own || !other) return "";
  const name = ctx.parties[civ]?.name ?? "";
  return ctx.t("board-compare", { stat: ctx.name("stat", stat), own: own[stat], name, other: other[stat] });
}

/** Tile and settlers of a territory. @param {Ctx} ctx @param {string} id */
function inTerritory(ctx, id) {
  const tile = ctx.view.tiles[id];
  const here = names(ctx, settlers(ctx, id));
  const cubes = here ? ctx.t("board-cubes-here", { names: here }) : ctx.t("board-empty-here");
  return [tile && ctx.t("board-tile", tile), cubes].filter(Boolean).join(" · ");
}
