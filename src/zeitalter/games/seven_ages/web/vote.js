// A vote on Heresy as a scene of its own: how the lost levels are divided, who has how many votes, who has said what.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { stepper } from "../../../web/board/fields.js";
import { total } from "../../../web/match/forms.js";
import { glow } from "./answers.js";
import { flag, standing } from "./empire.js";
import { empire } from "./print.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */

/** What is proposed so far, and for which vote. */
const state = { key: "", losses: /** @type {number[]} */ ([]), hint: /** @type {any} */ (null) };
const HALF = 2;

/** The vote, if there is one. @param {Ctx} ctx */
export function voteTemplate(ctx) {
  const { vote } = ctx.view;
  if (!vote) return nothing;
  const proposes = ctx.forms.some((form) => form.verb === "propose");
  return html`<p>${ctx.t("board-vote-about", { n: vote.levels, empire: ctx.name("empire", vote.by) })}</p>
    ${proposes ? proposal(ctx, vote) : vote.losses.length ? ballots(ctx, vote) : nothing}`;
}

/** An empire in a row. @param {Ctx} ctx @param {string} id */
function whose(ctx, id) {
  const e = empire(ctx, id);
  return html`${e ? flag(ctx, e) : nothing}<span><b>${ctx.name("empire", id)}</b> <small>${ctx.parties[e?.seat]?.name}${e
    ? html` · ${standing(ctx, e)}` : nothing}</small></span>`;
}

/** How the levels are divided. @param {Ctx} ctx @param {any} vote */
function proposal(ctx, vote) {
  const key = JSON.stringify(vote);
  if (state.key !== key) Object.assign(state, { key, losses: vote.limits.map((/** @type {any[]} */ l) => l[1]), hint: null });
  if (ctx.hint?.[0] === "propose" && ctx.hint !== state.hint) Object.assign(state, { hint: ctx.hint, losses: [...ctx.hint[2]] });
  const now = total(state.losses);
  const step = (/** @type {number} */ i, /** @type {number} */ by) => {
    state.losses = state.losses.map((n, k) => (k === i ? n + by : n));
    ctx.redraw();
  };
  const answer = ["propose", vote.limits.map((/** @type {any[]} */ l) => l[0]), state.losses];
  const left = vote.levels - now;
  return html`<ul class="rows ballots">${vote.limits.map((/** @type {any[]} */ [id, least, most], /** @type {number} */ i) => html`<li
      class=${state.losses[i] ? "some" : ""}>${whose(ctx, id)}${stepper(ctx.t, ctx.name("empire", id), state.losses[i], (by) => step(i,
        by), state.losses[i] > least, state.losses[i] < most && left > 0)}</li>`)}</ul>
    <button type="button" class="primary" data-test="propose" ?disabled=${left !== 0} @click=${() => ctx.choose(
      /** @type {any} */ (answer))}>${left ? ctx.t("board-levels-left", { n: left }) : ctx.t("board-propose")}</button>`;
}

/** Who has how many votes, what was said, and the own answer. @param {Ctx} ctx @param {any} vote */
function ballots(ctx, vote) {
  const all = vote.ballots.reduce((/** @type {number} */ sum, /** @type {any[]} */ [, n]) => sum + n, 0);
  const yes = vote.ballots.reduce((/** @type {number} */ sum, /** @type {any[]} */ [, n, said]) => sum + (said ? n : 0), 0);
  const mine = ctx.options.filter((a) => a[0] === "vote_yes" || a[0] === "vote_no");
  const said = (/** @type {boolean | null} */ word) => (word === null ? "board-not-voted" : word ? "board-voted-yes" : "board-voted-no");
  const losers = vote.losses.filter((/** @type {any[]} */ [, n]) => n);
  const alike = losers.every((/** @type {any[]} */ [id, n]) => vote.ballots.some((/** @type {any[]} */ b) => b[0] === id && b[1] === n));
  return html`${alike ? nothing : html`<ul class="rows ballots">${losers.map((/** @type {any[]} */ [id, n]) => html`<li>${whose(ctx,
      id)}<small>${ctx.t("board-would-lose", { n })}</small></li>`)}</ul>`}
    <ul class="rows ballots">${vote.ballots.map((/** @type {any[]} */ [id, votes, word]) => html`<li class=${word === null ? "" : word
      ? "good" : "bad"}>${whose(ctx, id)}<b>${ctx.t("board-votes", { n: votes })}</b><small>${ctx.t(said(word))}${
        alike ? html`<br>${ctx.t("board-would-lose", { n: votes })}` : nothing}</small></li>`)}</ul>
    <p><small>${ctx.t("board-votes-needed", { yes, needed: Math.floor(all / HALF) + 1, all })}</small></p>
    ${mine.length ? html`<p class="ask">${mine.map((a) => html`<button type="button" class=${glow(ctx, [a])} data-test=${a[0]}
      @click=${() => ctx.choose(a)}>${ctx.option(a)}</button>`)}</p>` : nothing}`;
}
