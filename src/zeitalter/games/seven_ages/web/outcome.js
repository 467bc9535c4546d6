// What became of conflicts, trades and votes: rounds of the one at hand, and those that ended since one was last asked. Read
// from the log, so that nobody has to search for it there.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { lineText } from "../../../web/talk/log-lines.js";
import { colourOf } from "./print.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("../../../web/match/wire.d.ts").Line} Line */

/** What opens a story, and where to find the empires it is about. @type {Record<string, number>} */
const OPENS = { conflict: 2, "announces-trade": 2, "heresy-vote": 1 };
/** What else is told of it. */
const TOLD = ["tactician-saves", "loses-units", "leader-dies", "conflict-disorder", "retreats", "beats-off", "wiped-out", "takes-area",
  "loots", "city-falls", "capital-lost", "empire-ends", "wins-trade", "trade-tied", "votes-yes", "votes-no", "vote-passes",
  "vote-fails"];
const TOTALS = ["conflict-total", "trade-totals"];
/** @typedef {{entry: number, empires: string[], lines: Line[]}} Story */

/** All stories after an entry of the log. @param {Line[]} log @param {number} since @returns {Story[]} */
function stories(log, since) {
  /** @type {Story[]} */
  const found = [];
  for (const line of log) {
    const [entry, id, args] = line;
    if (OPENS[id]) found.push({ entry, empires: args.slice(0, OPENS[id]), lines: [line] });
    else if (id === "turns-over" || id === "turn" || id === "round") found.push({ entry, empires: [], lines: [] });
    else if ([...TOLD, ...TOTALS].includes(id)) {
      const last = found.at(-1);
      if (last?.empires.length) Object.assign(last, { entry, lines: [...last.lines, line] });
    }
  }
  return found.filter((story) => story.empires.length && story.entry > since);
}

/** The totals of every round of a story with what followed: pairs of empire and number, and further lines.
 * @param {Line[]} lines @returns {{totals: [string, number][], after: Line[]}[]} */
function roundsOf(lines) {
  /** @type {{totals: [string, number][], after: Line[]}[]} */
  const found = [];
  for (const line of lines) {
    const [, id, args] = line;
    const last = found.at(-1);
    if (id === "trade-totals") found.push({ totals: [[args[0], args[1]], [args[2], args[3]]], after: [] });
    else if (id === "conflict-total" && last?.totals.length === 1) last.totals.push([args[0], args[1]]);
    else if (id === "conflict-total") found.push({ totals: [[args[0], args[1]]], after: [] });
    else if (last) last.after.push(line);
    else found.push({ totals: [], after: [line] });
  }
  return found;
}

/** The rounds of a story. @param {Ctx} ctx @param {Line[]} lines */
function roundsTemplate(ctx, lines) {
  const rounds = roundsOf(lines);
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
  return begins >= 0 ? html`<div class="before">${roundsTemplate(ctx, lines.slice(begins))}</div>` : nothing;
}

/** The newest story that is over and that somebody has a part in. @param {Ctx} ctx @param {number} since
 * @param {Set<string>} own all empires this seat has had */
export function outcome(ctx, since, own) {
  if (ctx.view.conflict || ctx.view.trade || ctx.view.vote) return null;
  return stories(ctx.log, since).filter((story) => story.lines.length > 1 && story.empires.some((id) => own.has(id))).at(-1) ?? null;
}

/** A story in a panel that can be closed. @param {Ctx} ctx @param {Story} story @param {() => void} close */
export function outcomeTemplate(ctx, story, close) {
  const title = lineText(story.lines[0]);
  return html`<section class="outcome panel" aria-label=${title} data-test="outcome"><header><h3>${title}</h3><button type="button"
      class="quiet" aria-label=${ctx.t("board-close")} @click=${close}>✕</button></header>${roundsTemplate(ctx,
    story.lines.slice(1))}</section>`;
}
