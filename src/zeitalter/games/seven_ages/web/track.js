// The progress track as a strip above the map, with turn and round; and the whole track for who wants to look.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { flag } from "./empire.js";
import { printed, yearOf } from "./print.js";
import { hiddenText, icon } from "./signs.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("./board.js").Board} Board */

const AGES = [1, 2, 3, 4, 5, 6, 7];
const ROUNDS = ["start_empire", "production", "trade", "manoeuvre", "destiny", "civilise", "discard_empire"];

/** Turn and round, the track in short, the piles. @param {Board} board @param {Ctx} ctx */
export function headTemplate(board, ctx) {
  const { view } = ctx;
  return html`<header class="head">${rounds(ctx)}${strip(board, ctx)}<p class="piles">${lastTurn(ctx)
    ? html`<b class="last-turn" title=${ctx.t("board-last-turn-why")} data-test="last-turn">${ctx.t("board-last-turn")}</b>` : nothing}<span title=${ctx.t("board-deck")}>${icon(
    "card")}<b>${view.deck}</b>${hiddenText(ctx.t("board-deck"))}</span><button type="button" class="tag" data-thing="pile:discard"
      ?disabled=${!view.discard.cards.length} title=${ctx.t("board-discard", { n: view.discard.cards.length })}
      data-info=${view.discard.cards.length ? `card:${view.discard.cards.at(-1)}` : nothing} @click=${() => ctx.inspect("card",
        view.discard.cards.at(-1))}>${icon("discard_empire")}<b>${view.discard.cards.length}</b>${hiddenText(ctx.t(
        "board-discard", { n: view.discard.cards.length }))}</button></p></header>`;
}

/** Whether the game ends with this turn: an empire has passed the last level (S28). @param {Ctx} ctx */
function lastTurn(ctx) {
  const { empires, end_age: age, result } = ctx.view;
  return !result && empires.some((/** @type {any} */ e) => e.level > age * AGES.length);
}

/** The seven rounds, the present one lit. @param {Ctx} ctx */
function rounds(ctx) {
  const { round, action, turn } = ctx.view;
  const words = round ? ctx.t("board-round", { turn, action: ctx.name("action", round) }) : ctx.t("board-turn", { turn });
  return html`<ol class="rounds" aria-label=${words} title=${words}>${ROUNDS.map((id) => html`<li class="b-${id} ${id === round
    ? "now" : ""} ${id === action && id !== round ? "doing" : ""}" aria-current=${id === round ? "step" : nothing}
    data-thing="action:${id}" title=${ctx.name("action", id)}>${icon(id)}</li>`)}</ol>`;
}

/** The empires on a level. @param {Ctx} ctx @param {number} level @returns {any[]} */
function on(ctx, level) {
  return ctx.view.empires.filter((/** @type {any} */ e) => Math.min(e.level, printed(ctx).years.length) === level);
}

/** @param {Board} board @param {Ctx} ctx */
function strip(board, ctx) {
  const { dark, years } = printed(ctx);
  const last = years.length;
  return html`<button type="button" class="strip" aria-expanded=${board.trackOpen} title=${ctx.t("board-track")}
    @click=${() => board.toggleTrack()}>${AGES.map((age) => html`<span class="age ${age > ctx.view.end_age ? "closed" : ""}">
      ${Array.from({ length: 7 }, (_, i) => (age - 1) * 7 + i + 1).map((level) => html`<i class="${dark.includes(level) ? "dark"
        : ""} ${level === last ? "last" : ""}">${ctx.view.world_war === level ? icon("world_war") : nothing}${on(ctx,
        level).map((e) => html`<u class="c-${e.colour}" data-thing="empire:${e.empire}"></u>`)}</i>`)}<small>${age}</small></span>`)}${hiddenText(ctx.t(
      "board-track"), ...ctx.view.empires.map((/** @type {any} */ e) => ctx.t("board-on-level", { empire: ctx.name("empire",
      e.empire), level: e.level })))}</button>`;
}

/** The whole track. @param {Board} board @param {Ctx} ctx */
export function trackTemplate(board, ctx) {
  if (!board.trackOpen) return nothing;
  const { dark } = printed(ctx);
  return html`<section class="over-map track panel" aria-label=${ctx.t("board-track")}><header><h3>${icon("track")} ${ctx.t(
      "board-track")}</h3><button type="button" class="quiet" aria-label=${ctx.t("board-close")} @click=${() =>
        board.toggleTrack()}>✕</button></header>
    <table><tbody>${[...AGES].reverse().map((age) => html`<tr class=${age > ctx.view.end_age ? "closed" : ""}><th
      scope="row">${age} <small>${ctx.name("age", String(age))}</small></th>${Array.from({ length: 7 }, (_, i) => (age - 1) * 7
        + i + 1).map((level) => html`<td class=${dark.includes(level) ? "dark" : ""} title=${dark.includes(level)
        ? ctx.t("board-dark") : nothing}><small>${level} · ${yearOf(ctx, level)}</small>${ctx.view.world_war === level
        ? html`<span class="war">${icon("world_war")}${ctx.t("board-world-war")}</span>` : nothing}${on(ctx, level).map((e) =>
        html`<button type="button" class="marker" data-thing="empire:${e.empire}" data-info="empire:${e.empire}" @click=${() => ctx.inspect("empire",
          e.empire)}>${flag(ctx, e)}${ctx.name("empire", e.empire)}</button>`)}</td>`)}</tr>`)}</tbody></table>
    <p><small>${ctx.t("board-dark-means")}</small></p></section>`;
}
