// What became of conflicts, trades, votes and events: rounds of the one at hand, and those that ended since one was last asked. Read
// from the log, so that nobody has to search for it there.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { lineText } from "../../../web/talk/log-lines.js";
import { colourOf } from "./print.js";
import { mark, signed } from "./signs.js";
import { roundsOf, stories } from "./stories.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("../../../web/match/wire.d.ts").Line} Line */
/** @typedef {import("./stories.js").Story} Story */
/** @typedef {import("./stories.js").Harvest} Harvest */

/** What all players have got, and what the own empires have got it for. @param {Ctx} ctx @param {Harvest} reaped
 * @param {Set<string>} own @param {() => void} close */
export function harvestTemplate(ctx, reaped, own, close) {
  const title = reaped.turn ? ctx.t("board-harvest", { turn: reaped.turn }) : ctx.t("board-last-harvest");
  const seats = ctx.parties.map((_, seat) => seat).filter((seat) => seat < ctx.view.players.length);
  return html`<section class="over-map outcome panel" aria-label=${title} data-test="harvest"><header><h3>${title}</h3><button type="button"
      class="quiet" aria-label=${ctx.t("board-close")} @click=${close}>✕</button></header>
    <p class="totals">${seats.map((seat) => html`<span>${mark(ctx.parties[seat])}${ctx.parties[seat]?.name} <b>${signed(reaped.gained.get(
      seat) ?? 0)}</b></span>`)}</p>${reaped.lines.filter(([, , [id]]) => own.has(id)).map((line) => html`<p><small>${lineText(
      line)}</small></p>`)}</section>`;
}

/** Rounds of a story. @param {Ctx} ctx @param {ReturnType<typeof roundsOf>} rounds */
function roundsTemplate(ctx, rounds) {
  if (!rounds.length) return nothing;
  return html`<ol class="told">${rounds.map(({ totals, after }) => html`<li>${totals.length ? html`<p class="totals">${totals.map(
    ([id, n], i) => html`<span class=${n >= Math.max(...totals.map((t) => t[1])) ? "won" : ""}><i class="flag ${colourOf(ctx,
      id)}"></i>${ctx.name("empire", id)} <b>${n}</b></span>${i < totals.length - 1 ? " : " : nothing}`)}</p>` : nothing}${after.map(
    (line) => html`<p><small>${lineText(line)}</small></p>`)}</li>`)}</ol>`;
}

/** The last round before the present one of the conflict at hand. @param {Ctx} ctx */
export function lastRound(ctx) {
  const story = stories(ctx.log, -1).filter(({ lines }) => lines[0][1] === "conflict").at(-1);
  const lines = story?.lines.slice(1) ?? [];
  const begins = lines.map((line) => line[1]).lastIndexOf("conflict-total") - 1;
  return begins >= 0 ? html`<div class="before">${roundsTemplate(ctx, roundsOf(lines.slice(begins)))}</div>` : nothing;
}

/** The newest story that is over and that somebody has a part in. @param {Ctx} ctx @param {number} since
 * @param {Set<string>} own all empires this seat has had */
export function outcome(ctx, since, own) {
  if (ctx.view.conflict || ctx.view.trade || ctx.view.vote) return null;
  const names = (/** @type {Line} */ [, id, args]) => (ctx.data.events[id] ?? []).some((k, i) => k.kind === "seat" && args[i] === ctx.seat);
  const meant = (/** @type {Story} */ story) => story.empires.some((id) => own.has(id)) || (story.seat !== null && story.lines.some(names));
  const over = (/** @type {Story} */ { lines }) => lines.length > 1 || lines[0][1] === "neutral-totals";
  return stories(ctx.log, since).filter((story) => over(story) && meant(story)).at(-1) ?? null;
}

/** A story in a panel that can be closed: its last round, which says how it ended, and the earlier ones folded. @param {Ctx} ctx @param {Story} story @param {() => void} close */
export function outcomeTemplate(ctx, story, close) {
  const title = lineText(story.lines[0]);
  const rounds = roundsOf(story.lines.slice(1));
  const earlier = rounds.slice(0, -1);
  return html`<section class="over-map outcome panel" aria-label=${title} data-test="outcome"><header><h3>${title}</h3><button type="button"
      class="quiet" aria-label=${ctx.t("board-close")} @click=${close}>✕</button></header>${roundsTemplate(ctx, rounds.slice(-1))}${
    earlier.length ? html`<details><summary>${ctx.t("board-earlier-rounds", { n: earlier.length })}</summary>${roundsTemplate(ctx,
      earlier)}</details>` : nothing}</section>`;
}
