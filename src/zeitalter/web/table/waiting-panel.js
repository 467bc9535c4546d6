// While one waits: for whom, what the others do, the own sealed answer, and who else watches.
import { onDemand } from "../base/on-demand.js";
import { update } from "../base/store.js";
import * as act from "../match/actions.js";
import { table } from "../match/model.js";
import { goToNext, turnsElsewhere } from "../match/next-table.js";
import { freeSeats, isFree, replaceSeat } from "../pages/free-seats.js";
import { ago, awayWords, deadline, sentences, t, timeLeft } from "../talk/i18n.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { context } from "./context.js";

/** @typedef {import("../match/wire.d.ts").Now} Now */

const prepares = onDemand(() => import("./prepare-panel.js"));

/** How long the clock of this question still runs. */
export function clockLine() {
  const left = timeLeft(table.now?.until);
  return left ? html`<p class="soft" data-test="time-left">${t("web-time-left", { left })}</p>` : nothing;
}

/** Who watches is told so, and how many others do. */
function watchingLine() {
  if (table.seat !== null || table.you.length) return nothing;
  const others = Math.max(0, table.presence.watching - 1);
  return html`<p class="soft" data-test="watching">${t("web-you-watch", { others })}</p>`;
}

/** The own answer that lies face down, which can be changed until all are in. @param {Now} now */
function sealedLine(now) {
  if (!now.sealed) return nothing;
  const answer = sentences().option(now.sealed);
  return html`<p class="soft" data-test="you-gave">${t("web-you-gave", { answer })}
    ${now.change?.length
      ? html`<button type="button" class="link" data-test="change" @click=${() => act.changeSealed(true)}>${t("web-change")}</button>`
      : nothing}</p>`;
}

/** A bot plays the own seat. @param {number} seat */
function replacedNote(seat) {
  return html`<p class="note">${t("web-bot-plays")} <button type="button" class="do-it" data-test="take-back-seat"
    @click=${() => replaceSeat(table.id, seat, "return")}>${t("web-menu-back")}</button></p>`;
}

/** Where else somebody waits for this person. */
function nextLine() {
  const count = turnsElsewhere();
  if (!count) return nothing;
  return html`<p><button type="button" data-test="next-table" @click=${goToNext}>${t("web-next-table-count", { count })}
    <kbd aria-hidden="true">N</kbd></button></p>`;
}

/** Whom one waits for, and for how long; a seat that nobody has taken is no person who thinks. @param {Now} now */
export function waiting(now) {
  if (table.kept?.at)
    return html`<p class="prompt-text" data-test="kept">${t("web-kept-table", { when: ago(table.kept.at) })}</p>`;
  const { info, seat } = table;
  const asked = (now.asked ?? []).filter((other) => other !== seat);
  const people = asked.filter((other) => !isFree(info?.seats[other]));
  const names = sentences().listing(people.map((other) => sentences().name("seat", other)));
  const until = deadline(info, people[0]);
  const doing = table.module?.waitingText?.(context()) || "";
  const first = people.length ? t("web-waiting-for", { names })
    : asked.length ? t("web-waiting-free", { count: asked.length }) : t("web-moment");
  return html`${watchingLine()}<p class="prompt-text">${first}</p>
    ${info?.aside ? html`<p class="note warn" role="alert" data-test="set-aside">${t("web-set-aside")}</p>` : nothing}
    ${info ? freeSeats(info, asked, () => update()) : nothing}
    ${doing && people.length ? html`<p data-test="waiting-text">${doing}</p>` : nothing}${clockLine()}
    ${seat !== null && info?.seats[seat]?.bot ? replacedNote(seat) : nothing}
    ${sealedLine(now)}
    ${info?.since && people.length ? html`<p class="soft">${t("web-since", { when: ago(info.since) })}</p>` : nothing}
    ${until && people.length ? html`<p class="soft">${t("web-until", { when: until })}</p>` : nothing}
    ${people.map((other) => awayWords(info?.seats[other])).filter(Boolean).map((words) => html`<p class="soft" data-test="away">${words}</p>`)}
    ${prepares()?.preparePanel() ?? nothing} ${nextLine()}`;
}
