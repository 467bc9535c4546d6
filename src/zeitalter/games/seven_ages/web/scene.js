// A conflict as a scene of its own: both sides with their forces, what is committed, cards, what totals are made of, and
// the answers that belong to it.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { glow } from "./answers.js";
import { commitTemplate, committing } from "./commit.js";
import { flag } from "./empire.js";
import { colourOf, counted, empire, printed, unitsOf } from "./print.js";
import { codes, icon } from "./signs.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("./board.js").Board} Board */

const SIDES = ["attacker", "defender"];
/** Questions that are asked about the conflict. */
const ASKED = ["commit", "redraw", "keep_card", "fight_on", "retreat", "sail_back"];

/** The conflict, if there is one. @param {Board} board @param {Ctx} ctx */
export function sceneTemplate(board, ctx) {
  const { conflict } = ctx.view;
  if (!conflict) return nothing;
  const area = ctx.name("area", conflict.area);
  const title = ctx.t("board-conflict-round", { area, round: conflict.round });
  const toggle = () => {
    board.sceneOpen = !board.sceneOpen;
    board.draw();
  };
  return html`<section class="scene panel ${board.sceneOpen ? "" : "shut"}" aria-label=${title} data-test="scene"><header>
      <h3>${icon("manoeuvre")} ${title}</h3><button type="button" class="quiet" @click=${() => board.show(conflict.area)}>${ctx.t(
        "board-show-area")}</button><button type="button" class="quiet" aria-expanded=${board.sceneOpen} aria-label=${ctx.t(
        board.sceneOpen ? "board-dock-close" : "board-dock-open")} @click=${toggle}>${board.sceneOpen ? "▾" : "▴"}</button></header>
    ${board.sceneOpen ? html`<div class="sides">${conflict.sides.map((/** @type {any} */ side, /** @type {number} */ i) =>
      sideTemplate(ctx, side, i))}</div>${answers(board, ctx)}` : nothing}</section>`;
}

/** The card a side has drawn: known, face down, or none. @param {Ctx} ctx @param {number} at */
function drawn(ctx, at) {
  const found = ctx.view.players.map((/** @type {any} */ p) => p.drawn?.[SIDES[at]]).find(Boolean);
  if (!found) return html`<span class="card-back none" title=${ctx.t("board-no-card")}>–</span>`;
  const [id] = found.cards;
  if (!id) return html`<span class="card-back" title=${ctx.t("board-face-down")}>?</span>`;
  const card = printed(ctx).cards[id];
  return html`<button type="button" class="box large b-${card.box}" data-info="card:${id}" title=${ctx.name("empire", id)}
    @click=${() => ctx.inspect("card", id)}>${card.value ?? 0}</button>`;
}

/** One side. @param {Ctx} ctx @param {any} side @param {number} at */
function sideTemplate(ctx, side, at) {
  const e = empire(ctx, side.empire);
  const total = side.parts.reduce((/** @type {number} */ sum, /** @type {any[]} */ [, n]) => sum + n, 0);
  const shown = Boolean(counted(side.front));
  return html`<article class="side-of ${colourOf(ctx, side.empire)}" data-side=${SIDES[at]}><header>${e ? flag(ctx, e) : nothing}
      <b>${ctx.name("empire", side.empire)}</b><small>${ctx.t(`board-${SIDES[at]}`)}</small>${drawn(ctx, at)}<output
        class="total" title=${ctx.t(shown ? "board-total" : "board-total-so-far")}>${total}${shown ? "" : "+"}</output></header>
    ${shown ? html`${line(ctx, "board-rank-front", side.front)}${line(ctx, "board-rank-support", side.support)}` : line(ctx,
      "board-available", side.available)}
    ${counted(side.used) ? line(ctx, "board-used", side.used) : nothing}
    ${side.leaders.length ? html`<p class="tags">${side.leaders.map((/** @type {string} */ id) => html`<span class="tag"><b
      class="code">${codes(printed(ctx), id).join("/")}</b>${ctx.name("leader", id)}</span>`)}</p>` : nothing}
    <ul class="parts">${side.parts.filter((/** @type {any[]} */ [, n]) => n).map((/** @type {any[]} */ [reason, n]) =>
      html`<li><span>${ctx.t(`board-part-${reason}`)}</span><b>${n > 0 ? `+${n}` : n}</b></li>`)}</ul>
    ${side.marks ? html`<p class="bad">${icon("disorder")} ${ctx.t("board-disordered-force", { n: side.marks })}</p>` : nothing}
  </article>`;
}

/** Units in a line. @param {Ctx} ctx @param {string} word @param {Record<string, number>} units */
function line(ctx, word, units) {
  return html`<div class="rank"><h4>${ctx.t(word)}</h4><ul>${unitsOf(ctx, units).flatMap((u) => Array.from({ length: u.n },
    () => html`<li><span class="unit" title=${ctx.name("unit", u.id)}>${icon(u.id)}<small>${u.front}–${u.support}</small></span>
    </li>`))}</ul></div>`;
}

/** What this seat is asked about the conflict. @param {Board} board @param {Ctx} ctx */
function answers(board, ctx) {
  const { sides } = ctx.view.conflict;
  const mine = ctx.options.filter((a) => ASKED.includes(a[0]) && a[0] !== "commit");
  const named = ctx.prompt?.[1].find((value) => sides.some((/** @type {any} */ s) => s.empire === value));
  const side = sides.find((/** @type {any} */ s) => (named ? s.empire === named : empire(ctx, s.empire)?.seat === ctx.seat));
  const commits = committing(ctx) || ctx.options.some((a) => a[0] === "commit");
  return html`${commits ? commitTemplate(ctx, side, (e, all) => board.act(e, all)) : nothing}${mine.length ? html`<p class="ask">${
    mine.map((a) => html`<button type="button" class=${glow(ctx, [a])} data-test=${a[0]} @click=${() => ctx.choose(a)}>${
      ctx.option(a)}</button>`)}</p>` : nothing}`;
}
