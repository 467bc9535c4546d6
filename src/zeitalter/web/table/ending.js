// The end of a match: who won, the order of all, looking back and playing again.
import { get, post } from "../base/api.js";
import { mark } from "../base/colors.js";
import { go } from "../base/router.js";
import { update } from "../base/store.js";
import { table } from "../match/model.js";
import { parties } from "../match/parties.js";
import { sameSeats } from "../match/rematch.js";
import { lookAt } from "../match/replay.js";
import { noticeError, sentences, t } from "../talk/i18n.js";
import { pointsLine } from "../talk/points.js";
import { html } from "../vendor/lit-html/lit-html.js";

/** A new match with the same seats and options. @param {import("../match/rematch.js").Wish[]} seats */
async function playAgain(seats) {
  const over = table;
  if (over.busy) return;
  over.busy = {};
  update();
  try {
    const { options } = await get(`/api/matches/${over.id}/file`);
    const { id } = await post("/api/matches", { game: over.info?.game, seats, options, pace: "live" });
    go(`/match/${id}`);
  } catch (error) {
    noticeError(error);
  }
  over.busy = null;
  update();
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
    <ol class="ranking">${order.map(
      (party, i) =>
        html`<li title=${pointsLine(party)}><span class="place">${i + 1}.</span>${mark(styles[party])}
          <span>${styles[party].name}</span> <strong>${result.points[party]}</strong></li>`,
    )}</ol>
    ${buttons()}`;
}
