// The end of a match: who won, the order of all, looking back and playing again.
import { get, post } from "../base/api.js";
import { botSign, mark } from "../base/colors.js";
import { go } from "../base/router.js";
import { state, update } from "../base/store.js";
import { canAnalyse, startAnalysis } from "../match/analysis.js";
import { fortunes, luckiest } from "../match/luck.js";
import { shell, table } from "../match/model.js";
import { parties } from "../match/parties.js";
import { sameSeats } from "../match/rematch.js";
import { lastEntry, lookAt } from "../match/replay.js";
import { noticeError, sentences, t } from "../talk/i18n.js";
import { pointsLine } from "../talk/points.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { pointsChart } from "./points-chart.js";

/** A new match with the same seats and options. @param {import("../match/rematch.js").Wish[]} seats */
async function playAgain(seats) {
  const over = table;
  if (over.busy) return;
  over.busy = {};
  update();
  try {
    const { options, components } = await get(`/api/matches/${over.id}/file`);
    const cards = components ? { components: [{ name: t("web-cards"), text: JSON.stringify(components) }] } : {};
    const wish = { game: over.info?.game, seats, options, pace: "live", bot_pace: over.info?.bot_pace, ...cards };
    const { id } = await post("/api/matches", wish);
    go(`/match/${id}`);
  } catch (error) {
    noticeError(error);
  }
  over.busy = null;
  update();
}

function analyseButton() {
  if (!canAnalyse()) return nothing;
  return html`<p class="analyse"><button type="button" data-test="analyse-end" title=${t("web-analyse-why")}
    @click=${analyse}>${t("web-analyse")}</button></p>`;
}

/** Look back, and have the match analysed. */
function analyse() {
  startAnalysis();
  lookAt(lastEntry());
}

function buttons() {
  const seats = sameSeats(table.info?.seats ?? []);
  return html`<div class="row next">
    <button type="button" class="primary" data-test="replay"
      @click=${() => lookAt(0)}>${t("web-look-back")}</button>
    ${
      seats
        ? html`<button type="button" data-test="again" ?disabled=${Boolean(table.busy)}
          @click=${() => playAgain(seats)}>${t("web-play-again")}</button>`
        : html`<a class="button" href="/new" data-go data-test="again">${t("web-new-match")}</a>`
    }
    <a class="button" href="/" data-go>${t("web-to-lobby")}</a>
  </div>`;
}

/** What decides beside the points, for one party. @param {number} party */
function tieLines(party) {
  const ties = table.record?.ties ?? [];
  if (!ties.length) return nothing;
  const said = ties.map(([id, values]) => t("web-tie", { what: t(`tie-${id}`), number: values[party] ?? 0 }));
  return html`<small class="ties" data-test="ties">${said.join(" · ")}</small>`;
}

/** Who was lucky, where the game tells what chance decides. @param {number[]} order
 * @param {import("../board/game-table.d.ts").PartyStyle[]} styles */
function luckLines(order, styles) {
  const { luck } = shell();
  const found = fortunes(table.log, luck, styles.length);
  if (!found.some((each) => each.some(({ count }) => count))) return nothing;
  const first = luckiest(found, luck);
  const signed = new Intl.NumberFormat(state.lang, { signDisplay: "exceptZero" });
  const words = (/** @type {number} */ party) =>
    found[party].map(({ event, count, total }) => t(`luck-${event}`, { count, total: signed.format(total) })).join(" · ");
  return html`<section class="luck" data-test="luck"><h3>${
    first === null ? t("web-luck") : t("web-luckiest", { name: styles[first].name })
  }</h3><ul>${order.map(
    (party) => html`<li>${mark(styles[party])} ${styles[party].name}: ${words(party)}</li>`,
  )}</ul></section>`;
}

/** How it ended, with the order of all. */
export function ending() {
  const view = table.now?.view;
  /** @type {import("../match/wire.d.ts").Result | undefined} */
  const result = view?.result;
  if (!result) return html`<p class="prompt-text">${t("web-over")}</p>${buttons()}`;
  const winners = sentences().listing(result.winners.map((seat) => sentences().name("seat", seat)));
  const points = result.points?.[result.winners[0]] ?? 0;
  const order = result.ranking ?? result.points.map((_, party) => party);
  const styles = parties(view);
  return html`<p class="prompt-text">${t(`result-${String(result.how).replaceAll(" ", "-")}`, { winners, points })}</p>
    <div class="ending" tabindex="0">
      <ol class="ranking">${order.map(
        (party, i) =>
          html`<li title=${pointsLine(party)}><span class="place">${i + 1}.</span>${mark(styles[party])}
            <span>${styles[party].name}</span>${botSign(styles[party])} <strong>${result.points[party]}</strong>
            ${tieLines(party)}</li>`,
      )}</ol>
      ${pointsChart(styles, {})}${analyseButton()}${luckLines(order, styles)}
    </div>
    ${buttons()}`;
}
