// The figures of a player that matter to the others: empires and how far they are, glory, land, cards, money.
import { ageOf, areasOf, empiresOf } from "./print.js";
import { icon } from "./signs.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("../../../web/board/game-table.d.ts").Figure} Figure */

/** Empires first, then ages, glory, land, cards and money. @param {Ctx} ctx @param {number} party @returns {Figure[]} */
export function figures(ctx, party) {
  const player = ctx.view.players.find((/** @type {any} */ p) => p.seat === party);
  if (!player) return [];
  const own = empiresOf(ctx, party);
  const things = own.map((e) => `empire:${e.empire}`);
  const lands = own.flatMap((e) => areasOf(ctx, e.empire));
  const level = Math.max(0, ...own.map((e) => e.level));
  const cards = player.hand.cards.length + player.hand.hidden;
  const money = own.reduce((sum, e) => sum + e.money, 0);
  const each = own.map((e) => ctx.t("board-empire-on-level", { empire: ctx.name("empire", e.empire), age: e.age, level: e.level }));
  return [
    { id: "empires", value: own.length, sign: icon("empire"), things,
      title: own.length ? ctx.t("board-figure-empires", { n: own.length, of: player.slots, empires: ctx.list(each) })
        : ctx.t("board-figure-no-empire", { of: player.slots }) },
    { id: "age", value: level ? `${ageOf(level)}·${level}` : "–", sign: icon("track"), things,
      title: level ? ctx.t("board-figure-age", { age: ageOf(level), level }) : ctx.t("board-figure-no-age") },
    { id: "glory", value: player.glory, sign: icon("glory"), title: ctx.t("board-figure-glory", { n: player.glory }) },
    { id: "areas", value: lands.length, sign: icon("city"), things: lands.map((id) => `area:${id}`),
      title: ctx.t("board-figure-areas", { n: lands.length }) },
    { id: "cards", value: cards, sign: icon("card"), title: ctx.t("board-figure-cards", { n: cards }) },
    { id: "money", value: money, minor: true, sign: icon("money"), title: ctx.t("board-figure-money", { n: money }) },
  ];
}
