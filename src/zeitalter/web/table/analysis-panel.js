// What an expert thinks of a match that is over: chances under the slider, turning points, own decisions, and luck.
import { mark } from "../base/colors.js";
import { update } from "../base/store.js";
import { canAnalyse, cancelAnalysis, loadAnalysis, shareAnalysis, startAnalysis } from "../match/analysis.js";
import { percent } from "../match/chart.js";
import { table } from "../match/model.js";
import { lookAt } from "../match/replay.js";
import { sentences, t } from "../talk/i18n.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { chancesChart } from "./points-chart.js";

/** @typedef {import("../board/game-table.d.ts").PartyStyle} PartyStyle */
/** @typedef {import("../match/wire.d.ts").Review} Review */
/** @typedef {import("../match/wire.d.ts").TurningPoint} TurningPoint */
/** @typedef {import("../match/wire.d.ts").JudgedDecision} JudgedDecision */

/** Luck below this is none. */
const FAIR = 0.01;
/** Whose decisions are shown; null: one's own. @type {{match: string, seat: number} | null} */
let chosen = null;

/** The chances under the slider, once they are known. @param {PartyStyle[]} styles
 * @param {{at: number, chapters: number[], pick: (n: number) => void}} p */
export function chancesPart(styles, p) {
  const review = table.analysis?.review;
  return review ? chancesChart(styles, review.chances, p) : nothing;
}

/** When it was: the round, and the move. @param {Record<string, number>} header @param {number} entry */
function moment(header, entry) {
  const words = Object.entries(header).map(([name, number]) => t(`header-${name}`, { [name]: number }));
  return [...words.slice(-1), t("analysis-entry", { entry })].join(", ");
}

/** Leads to the position before a move, or plays on from it. @param {number} entry @param {unknown} words
 * @param {(entry: number) => void} branch */
function wayTo(entry, words, branch) {
  return html`<button type="button" class="way" title=${t("web-analysis-go")} data-test="analysis-go"
      aria-current=${table.replay?.wanted === entry - 1 ? "true" : "false"}
      @click=${() => lookAt(entry - 1)}>${words}</button>
    ${
      table.replay?.wanted === entry - 1
        ? html`<button type="button" class="play-on" data-test="analysis-branch"
          @click=${() => branch(entry - 1)}>${t("web-analysis-branch")}</button>`
        : nothing
    }`;
}

/** @param {TurningPoint} turn @param {PartyStyle[]} styles @param {(entry: number) => void} branch */
function turningPoint(turn, styles, branch) {
  const who = styles[turn.who];
  const better = turn.to > turn.from ? "yes" : "no";
  const title = t("analysis-turn", {
    moment: moment(turn.header, turn.entry),
    name: styles[turn.seat].name,
    played: sentences().option(turn.played),
  });
  const words = html`<span class="way-title">${title}</span>
    <span class="swing">${mark(who)} ${t("analysis-swing", {
      who: who.name,
      from: percent(turn.from),
      to: percent(turn.to),
    })}${turn.why ? html` <b class="why ${turn.why} ${better}">${t(`analysis-why-${turn.why}`, { better })}</b>` : nothing}</span>`;
  return html`<li data-test="turn">${wayTo(turn.entry, words, branch)}</li>`;
}

/** @param {JudgedDecision} decision @param {(entry: number) => void} branch */
function judged(decision, branch) {
  const { best, reason } = decision;
  if (!best) return nothing;
  const words = html`<span class="way-title">${t("analysis-decision", {
    moment: moment(decision.header, decision.entry),
    played: sentences().option(decision.played),
  })} <b class="why mistake">${t("analysis-less", { percent: percent(decision.cost) })}</b></span>
    <span class="swing">${t("analysis-better", { best: sentences().option(best) })}${
      reason ? html`. ${sentences().hint(reason)}` : nothing
    }</span>`;
  return html`<li data-test="judged">${wayTo(decision.entry, words, branch)}</li>`;
}

/** @param {Review} review @param {PartyStyle[]} styles @param {(entry: number) => void} branch */
function decisions(review, styles, branch) {
  const own = table.seat !== null && review.judged.includes(table.seat) ? table.seat : (review.judged[0] ?? 0);
  const seat = chosen?.match === table.id ? chosen.seat : own;
  const found = review.decisions.filter((decision) => decision.seat === seat);
  const worse = found.filter(({ cost }) => cost > 0);
  const cost = percent(worse.reduce((sum, each) => sum + each.cost, 0) / Math.max(1, worse.length));
  const { name } = styles[seat];
  const choose = (/** @type {Event & {target: HTMLSelectElement}} */ e) => {
    chosen = { match: table.id, seat: Number(e.target.value) };
    update();
  };
  const title =
    review.judged.length > 1
      ? html`<label>${t("web-analysis-whose")} <select data-test="analysis-seat" @change=${choose}>${review.judged.map(
          (each) => html`<option value=${each} ?selected=${each === seat}>${styles[each].name}</option>`,
        )}</select></label>`
      : t("analysis-decisions", { name });
  return html`<section data-test="decisions"><h3 class="analysis-head">${title}</h3>
    <p class="soft">${
      found.length
        ? t("analysis-count", { count: found.length, worse: worse.length, cost, name })
        : t("analysis-none", { name })
    }</p>
    <ol class="ways">${worse.map((decision) => judged(decision, branch))}</ol></section>`;
}

/** @param {Review} review @param {PartyStyle[]} styles */
function luck(review, styles) {
  const line = (/** @type {number} */ each, /** @type {number} */ party) => {
    const id = Math.abs(each) < FAIR ? "analysis-fair" : each > 0 ? "analysis-lucky" : "analysis-unlucky";
    return html`<li>${mark(styles[party])} ${t(id, { name: styles[party].name, percent: percent(Math.abs(each)) })}</li>`;
  };
  return html`<section data-test="analysis-luck"><h3 class="analysis-head">${t("analysis-luck")}</h3>
    ${
      review.luck.every((each) => Math.abs(each) < FAIR)
        ? html`<p class="soft">${t("analysis-luck-even")}</p>`
        : html`<ul class="fortunes">${review.luck.map(line)}</ul>`
    }</section>`;
}

/** @param {number} done @param {boolean} yours */
function progress(done, yours) {
  const words = t("web-analysing", { percent: percent(done) });
  return html`<div class="analysing" data-test="analysing">
    <label>${words}<progress max="1" .value=${done}></progress></label>
    ${
      yours
        ? html`<button type="button" data-test="analysis-cancel"
          @click=${() => cancelAnalysis()}>${t("web-analysing-cancel")}</button>`
        : nothing
    }</div>`;
}

/** Everything below the slider. @param {PartyStyle[]} styles @param {(entry: number) => void} branch goes on from an entry */
export function analysisPart(styles, branch) {
  if (!canAnalyse()) return nothing;
  loadAnalysis();
  const { state = "none", done = 0, yours = false, review = null } = table.analysis ?? {};
  if (review)
    return html`<div class="analysis" data-test="analysis">
      <section data-test="turns"><h3 class="analysis-head">${t("analysis-turns")}</h3>
        ${
          review.turns.length
            ? html`<ol class="ways">${review.turns.map((turn) => turningPoint(turn, styles, branch))}</ol>`
            : html`<p class="soft">${t("analysis-no-turns")}</p>`
        }</section>
      ${decisions(review, styles, branch)}${luck(review, styles)}
      <button type="button" data-test="analysis-share" @click=${() => shareAnalysis()}>${t("web-analysis-share")}</button>
    </div>`;
  if (state === "running") return progress(done, yours);
  return html`<div class="analysing">
    ${state === "failed" ? html`<p class="note warn" role="status">${t("web-analysis-failed")}</p>` : nothing}
    <p class="soft">${t("web-analyse-why")}</p>
    <button type="button" class="primary" data-test="analyse"
      @click=${() => startAnalysis()}>${t("web-analyse")}</button></div>`;
}
