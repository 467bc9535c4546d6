// A deed drawn small beside its sentence: the marker that was turned over, the card of an event, and how conflicts and trades
// came out.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { colourOf, printed } from "./print.js";
import { hiddenText, icon } from "./signs.js";
import { roundsOf } from "./stories.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("../../../web/board/game-table.d.ts").Deed} Deed */
/** @typedef {import("../../../web/match/wire.d.ts").Line} Line */

/** Where the lines that begin an action name it. @type {Record<string, number>} */
const MARKERS = { "turns-over": 2, "turns-over-wild": 2, "turns-over-slot": 1, "turns-over-slot-wild": 1, resumes: 2,
  "resumes-slot": 1, round: 0 };
const TOTALS = ["conflict-total", "trade-totals"];

/** What a deed shows beside its sentence. @param {Ctx} ctx @param {Deed} deed */
export function deedTemplate(ctx, deed) {
  const [, id, args] = deed.lines[0];
  const at = MARKERS[id];
  const head = at !== undefined ? markerSign(ctx, args[at]) : id === "plays-event" ? eventCard(ctx, args) : nothing;
  const results = roundsOf(deed.lines.filter(([, event]) => TOTALS.includes(event)));
  if (head === nothing && !results.length) return nothing;
  return html`<span class="seven_ages deed-signs">${head}${results.map(({ totals }) => score(ctx, totals))}</span>`;
}

/** An action marker. @param {Ctx} ctx @param {string} action */
function markerSign(ctx, action) {
  return html`<span class="disc b-${action}" title=${ctx.name("action", action)} data-thing="action:${action}">${icon(action)}${hiddenText(
    ctx.name("action", action))}</span>`;
}

/** The card of an event: its value, its colour, its name. @param {Ctx} ctx @param {any[]} args */
function eventCard(ctx, [, card, event]) {
  const facts = printed(ctx).cards[card];
  return html`<button type="button" class="small-card" data-info="card:${card}" data-thing="card:${card} event:${event}" @click=${() =>
    ctx.inspect("card", card)}><b class="box b-${facts?.box}">${facts?.value ?? 0}</b>${icon("event", `b-${printed(ctx).events[
    event]?.[1]}`)}<span>${ctx.name("event", event)}</span></button>`;
}

/** The sums of both sides of a conflict or trade. @param {Ctx} ctx @param {[string, number][]} totals */
function score(ctx, totals) {
  const best = Math.max(...totals.map(([, n]) => n));
  return html`<span class="score">${totals.map(([id, n], i) => html`${i ? " : " : nothing}<span class=${n === best ? "won" : ""}
    title=${ctx.name("empire", id)}><i class="flag ${colourOf(ctx, id)}"></i>${hiddenText(ctx.name("empire", id))}<b>${n}</b></span>`)}</span>`;
}
