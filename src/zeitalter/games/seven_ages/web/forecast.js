// What is planned and what it may lead to: arrows for moves that are not sent, and the chances of the conflicts they lead
// into, as the view foretells them.
import { html, svg, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { ends, leads } from "./answers.js";
import { purse } from "./bill.js";
import { drawing, empire, here } from "./print.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */

const GAP = 12;
const BEND = 0.2;
const PERCENT = 10;
/** From so many thousandths on a conflict looks good, and below so many bad. */
const GOOD = 600;
const BAD = 400;

/** The moves of a plan: those between the same areas are one. @param {Ctx} ctx
 * @returns {{from: string, to: string, n: number}[]} */
export function routes(ctx) {
  /** @type {Map<string, {from: string, to: string, n: number}>} */
  const found = new Map();
  for (const answer of ctx.draft.answers) {
    if (!leads(ctx, answer[0])) continue;
    const [from, to] = ends(ctx, answer);
    const known = found.get(`${from} ${to}`);
    const n = answer.find(Array.isArray)?.length ?? 1;
    found.set(`${from} ${to}`, { from, to, n: (known?.n ?? 0) + n });
  }
  return [...found.values()];
}

/** An arrow: its bent line, its head and its middle. @param {number[]} from @param {number[]} to @param {number} gap */
export function arc(from, to, gap) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const cut = Math.min(gap, Math.hypot(dx, dy) * 0.3);
  const knee = [Math.round(from[0] + dx / 2 - dy * BEND), Math.round(from[1] + dy / 2 + dx * BEND)];
  const towards = (/** @type {number[]} */ a) => {
    const far = Math.hypot(knee[0] - a[0], knee[1] - a[1]) || 1;
    return [0, 1].map((k) => Math.round(a[k] + ((knee[k] - a[k]) * cut) / far));
  };
  const [start, end] = [towards(from), towards(to)];
  const turn = Math.round((Math.atan2(end[1] - knee[1], end[0] - knee[0]) * 180) / Math.PI);
  const middle = [0, 1].map((k) => Math.round(start[k] / 4 + knee[k] / 2 + end[k] / 4));
  return { line: `M${start.join(" ")}Q${knee.join(" ")} ${end.join(" ")}`, end, turn, middle };
}

/** Arrows for what is planned. @param {Ctx} ctx @param {number} size units of the map to a pixel */
export function arrowsTemplate(ctx, size) {
  if (!ctx.draft.answers.length) return nothing;
  return svg`<g class="planned">${routes(ctx).map(({ from, to, n }) => {
    const { line, end, turn, middle } = arc(drawing.areas[from].at, drawing.areas[to].at, GAP * size);
    return svg`<path class="way under" d=${line}></path><path class="way" d=${line}></path><g class="head" transform="translate(${
      end.join(" ")}) rotate(${turn}) scale(${size})"><path d="M6 0L-6 -6L-3 0L-6 6Z"></path></g><g class="count"
      transform="translate(${middle.join(" ")}) scale(${size})"><circle r="8"></circle><text y="3.7">${n}</text></g>`;
  })}</g>`;
}

/** The areas where a conflict is coming. @param {Ctx} ctx */
function raids(ctx) {
  return Object.keys(ctx.view.areas).filter((id) => here(ctx, id).raid && here(ctx, id).holder);
}

/** How a conflict looks for the attacker. @param {number[]} odds in thousandths: wins, both fall, loses */
function outlook([wins]) {
  return wins >= GOOD ? "good" : wins < BAD ? "bad" : "even";
}

/** Signs where a conflict is coming. @param {Ctx} ctx @param {number} size */
export function omensTemplate(ctx, size) {
  return svg`<g class="omens">${raids(ctx).map((id) => {
    const odds = ctx.view.odds[id];
    const [x, y] = drawing.areas[id].at;
    return svg`<g class="omen ${odds ? outlook(odds) : "even"}" data-omen=${id} transform="translate(${x} ${y}) scale(${size})
      translate(0 -24)"><rect x="-21" y="-9" width="42" height="17" rx="8"></rect><path class="swords" d="M-17 -4L-10 3M-10 -4L-17 3"></path>
      <text x="5" y="3.6">${odds ? `${Math.round(odds[0] / PERCENT)}%` : "?"}</text></g>`;
  })}</g>`;
}

/** The chances of a conflict in words. @param {Ctx} ctx @param {number[]} odds */
export function oddsWords(ctx, odds) {
  const [wins, both, loses] = odds.map((n) => Math.round(n / PERCENT));
  return ctx.t("board-odds", { wins, both, loses });
}

/** What the plan costs or leads to, beside the question. @param {Ctx} ctx */
export function draftTemplate(ctx) {
  const found = raids(ctx);
  const moves = ctx.view.voyage || ctx.options.some((a) => leads(ctx, a[0])) || ctx.draft.answers.some((a) => leads(ctx, a[0]));
  if (!found.length && !moves) return purse(ctx);
  if (!found.length) return html`<p class="foretold" data-test="forecast">${ctx.t("board-no-conflict")}</p>`;
  return html`<ul class="foretold" tabindex="0" data-test="forecast" aria-label=${ctx.t("board-forecast")}>${found.map((id) => {
    const { holder } = here(ctx, id);
    const odds = ctx.view.odds[id];
    const defender = empire(ctx, holder);
    const words = ctx.t("board-conflict-in", { area: ctx.name("area", id), empire: defender ? ctx.name("empire", holder)
      : "" });
    return html`<li class=${odds ? outlook(odds) : ""}>${words} ${odds ? oddsWords(ctx, odds) : ""}</li>`;
  })}</ul>`;
}
