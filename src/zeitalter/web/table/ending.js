// @ts-check
// The end of a match: who won, the order of all, looking back and playing again.
import { html } from "../vendor/lit-html/lit-html.js";
import { get, post } from "../base/api.js";
import { civStyles, mark } from "../base/colors.js";
import { say, t } from "../talk/i18n.js";
import { pointsMadeOf } from "../talk/log.js";
import * as past from "../match/history.js";
import * as model from "../match/model.js";
import { sameSeats } from "../match/rematch.js";
import { go } from "../base/router.js";
import { notice, update } from "../base/store.js";

/** A new match with the same seats and options. @param {import("../match/rematch.js").Wish[]} seats */
async function playAgain(seats) {
  const { table } = model;
  if (table.busy) return;
  table.busy = ["again"];
  update();
  try {
    const { options } = await get(`/api/matches/${table.id}/file`);
    const { id } = await post("/api/matches", { game: table.info.game, seats, options, pace: "live" });
    go(`/match/${id}`);
  } catch (/** @type {any} */ error) {
    notice(() => say().error(error.id ?? "server", error.args), "warn");
  }
  table.busy = null;
  update();
}

function buttons() {
  const { table } = model;
  const seats = sameSeats(table.info?.seats ?? []);
  return html`<div class="row next">
    <button type="button" class="primary" data-test="replay"
      @click=${() => past.lookAt(0)}>${t("web-look-back")}</button>
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
  const result = model.table.now.view?.result;
  if (!result) return html`<p class="prompt-text">${t("web-over")}</p>${buttons()}`;
  const winners = say().listing(result.winners.map((/** @type {number} */ s) => say().name("seat", s)));
  const points = result.points?.[result.winners[0]] ?? 0;
  const order = result.ranking ?? result.points.map((/** @type {any} */ _, /** @type {number} */ i) => i);
  const styles = civStyles(model.table.now.view, (i) => say().civ(i));
  return html`<p class="prompt-text">${t(`result-${String(result.how).replaceAll(" ", "-")}`, { winners, points })}</p>
    <ol class="ranking">${order.map(
      (/** @type {number} */ civ, /** @type {number} */ i) =>
        html`<li title=${pointsMadeOf(civ)}><span class="place">${i + 1}.</span>${mark(styles[civ])}
          <span>${styles[civ].name}</span> <strong>${result.points[civ]}</strong></li>`,
    )}</ol>
    ${buttons()}`;
}
