// What is going on between empires as a scene of its own: a conflict with both sides, their forces, what is committed,
// cards and what totals are made of; a trade, a vote, a voyage; and the answers that belong to it.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { foldButton } from "../../../web/board/map-frame.js";
import { glow, plain } from "./answers.js";
import { commitTemplate, committing } from "./commit.js";
import { flag } from "./empire.js";
import { lastRound } from "./outcome.js";
import { colourOf, counted, empire, printed, unitsOf } from "./print.js";
import { codes, icon, signed } from "./signs.js";
import { tradeTemplate } from "./trade.js";
import { voteTemplate } from "./vote.js";
import { voyageTemplate } from "./voyage.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("./board.js").Board} Board */

const SIDES = ["attacker", "defender"];
/** Questions that are asked about the conflict. */
const ASKED = ["commit", "redraw", "keep_card", "fight_on", "retreat", "sail_back"];

/** Answers without a place on the table for which the scenes have buttons of their own. */
const DRAWN = [...ASKED, "vote_yes", "vote_no", "end_voyage"];

/** What is going on: its kind, sign, title, area and drawing. @param {Board} board @param {Ctx} ctx */
function present(board, ctx) {
  const { conflict, trade, vote, voyage } = ctx.view;
  if (conflict) {
    const title = ctx.t("board-conflict-round", { area: ctx.name("area", conflict.area), round: conflict.round });
    return { kind: "conflict", sign: "manoeuvre", title, area: conflict.area, body: () => conflictTemplate(board, ctx) };
  }
  if (trade) return { kind: "trade", sign: "trade", title: ctx.t("board-trade"), body: () => tradeTemplate(ctx) };
  if (vote) {
    const title = ctx.t("board-vote-on", { religion: ctx.name("artefact", vote.religion) });
    return { kind: "vote", sign: "heresy", title, body: () => voteTemplate(ctx) };
  }
  if (voyage && empire(ctx, voyage.empire)?.seat === ctx.seat)
    return { kind: "voyage", sign: voyage.ship, title: ctx.t("board-voyage"), area: voyage.area, body: () => voyageTemplate(ctx) };
  return null;
}

/** What is going on, if there is anything. @param {Board} board @param {Ctx} ctx */
export function sceneTemplate(board, ctx) {
  const now = present(board, ctx);
  if (!now) return nothing;
  const { kind, sign, title, area, body } = now;
  const toggle = () => {
    board.sceneOpen = !board.sceneOpen;
    board.draw();
  };
  return html`<section class="over-map scene panel of-${kind} ${board.sceneOpen ? "" : "shut"}" aria-label=${title} data-test="scene"><header>
      <h3>${icon(sign)} ${title}</h3>${area ? html`<button type="button" class="quiet" @click=${() => board.show(area)}>${ctx.t(
        "board-show-area")}</button>` : nothing}${foldButton(ctx, Boolean(board.sceneOpen), toggle)}</header>
    ${board.sceneOpen ? body() : nothing}${board.hasAttribute("narrow") ? nothing : others(ctx)}</section>`;
}

/** Other answers without a place on the table, as to play no event: nothing may lie under the scene. @param {Ctx} ctx */
function others(ctx) {
  const found = asksInScene(ctx) ? plain(ctx).filter((a) => !DRAWN.includes(a[0])) : [];
  return found.length ? html`<p class="ask">${found.map((a) => html`<button type="button" class=${glow(ctx, [a])} data-test=${a[0]}
    @click=${() => ctx.choose(a)}>${ctx.option(a)}</button>`)}</p>` : nothing;
}

/** Whether answers without a place on the table are given in a scene. @param {Ctx} ctx */
export function asksInScene(ctx) {
  const { conflict, trade, vote, voyage } = ctx.view;
  return Boolean(conflict || trade || vote || (voyage && ctx.options.some((a) => a[0] === "end_voyage")));
}

/** A conflict. @param {Board} board @param {Ctx} ctx */
function conflictTemplate(board, ctx) {
  return html`${lastRound(ctx)}<div class="sides">${ctx.view.conflict.sides.map((/** @type {any} */ side, /** @type {number} */ i) =>
    sideTemplate(ctx, side, i))}</div>${answers(board, ctx)}`;
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
  return html`<article class="side-of ${e && e.seat === ctx.seat ? "own" : ""} ${colourOf(ctx, side.empire)}" data-side=${SIDES[at]}><header>${e ? flag(ctx, e) : nothing}
      <b>${ctx.name("empire", side.empire)}</b><small>${ctx.t(`board-${SIDES[at]}`)}</small>${drawn(ctx, at)}<output
        class="total" title=${ctx.t(shown ? "board-total" : "board-total-so-far")}>${total}${shown ? "" : "+"}</output></header>
    ${shown ? html`${line(ctx, "board-rank-front", side.front)}${line(ctx, "board-rank-support", side.support)}` : line(ctx,
      "board-available", side.available)}
    ${counted(side.used) ? line(ctx, "board-used", side.used) : nothing}
    ${side.leaders.length ? html`<p class="tags">${side.leaders.map((/** @type {string} */ id) => html`<span class="tag"><b
      class="code">${codes(printed(ctx), id).join("/")}</b>${ctx.name("leader", id)}</span>`)}</p>` : nothing}
    <ul class="parts">${side.parts.filter((/** @type {any[]} */ [, n]) => n).map((/** @type {any[]} */ [reason, n]) =>
      html`<li><span>${ctx.t(`board-part-${reason}`)}</span><b>${signed(n)}</b></li>`)}</ul>
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
