// The figures of a civilization that matter to its rivals: levels, cubes, cards, and how far its leader is satisfied.
import { icon } from "./signs.js";
import { termWords } from "./terms.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("../../../web/board/game-table.d.ts").Figure} Figure */

/** Technology and military, cubes, hand, discard row, leader; civbots have no cards. @param {Ctx} ctx
 * @param {number} party @returns {Figure[]} */
export function figures(ctx, party) {
  const civ = ctx.view.civs[party];
  if (!civ) return [];
  const { technology, military, personal, used, general } = civ;
  const lands = civ.territories.map((/** @type {string} */ id) => `territory:${id}`);
  /** @type {Figure[]} */
  const found = [
    { id: "technology", value: technology, sign: sign("technology"), things: [`party:${party}`],
      title: ctx.t("board-figure-technology", { level: technology, name: ctx.name("technology", technology) }) },
    { id: "military", value: military, sign: sign("military"), things: [`party:${party}`],
      title: ctx.t("board-figure-military", { level: military, government: ctx.name("government", civ.government) }) },
    { id: "cubes", value: `${personal}+${used}`, sign: sign("cube"), things: lands,
      title: ctx.t("board-figure-cubes", { personal, used, general, map: lands.length }) },
  ];
  return civ.hand_count === undefined ? found : [...found, ...cards(ctx, civ)];
}

/** What only players have. @param {Ctx} ctx @param {any} civ @returns {Figure[]} */
function cards(ctx, civ) {
  const names = ctx.list(civ.row.map((/** @type {string} */ id) => ctx.name("card", id)));
  const terms = civ.leader?.terms ?? [];
  const met = terms.filter((/** @type {any} */ term) => term.met).length;
  return [
    { id: "hand", value: civ.hand_count, sign: sign("limit"), title: ctx.t("board-hand-count", { n: civ.hand_count }) },
    { id: "row", value: civ.row.length, sign: sign("card"), things: civ.row.map((/** @type {string} */ id) => `card:${id}`),
      title: ctx.t("board-figure-row", { n: civ.row.length, names }) },
    { id: "leader", value: civ.leader ? `${met}/${terms.length}` : "–", sign: sign("leader"),
      things: civ.leader ? [`leader:${civ.leader.leader}`] : [],
      title: civ.leader ? [ctx.name("leader", civ.leader.leader), ...terms.map((/** @type {any} */ term) =>
        termWords(ctx, term))].join("; ") : ctx.t("board-leader-none") },
  ];
}

/** @param {string} id */
function sign(id) {
  return icon(id, "figure-sign");
}
