// Holidays: from when to when somebody is away, so that all clocks of that person stand still.
import { get, post } from "../base/api.js";
import { state, update } from "../base/store.js";
import { noticeError, t } from "../talk/i18n.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";

/** @typedef {{holidays: {id: string, begins: string, ends: string}[], days: number, left: Record<string, number>}} Holidays */

/** What the server last said. @type {Holidays | null} */
let known = null;
/** Whose they are. @type {string | null} */
let whose = null;

/** @param {Promise<Holidays>} answer */
async function take(answer) {
  try {
    known = await answer;
  } catch (error) {
    noticeError(error);
  }
  update();
}

/** The first moment of a day here, so many days later. @param {string} day @param {number} later */
function midnight(day, later) {
  const [year, month, date] = day.split("-").map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}

/** @param {SubmitEvent} event */
function submit(event) {
  event.preventDefault();
  event.stopPropagation();
  const fields = new FormData(/** @type {HTMLFormElement} */ (event.target));
  const [first, last] = [String(fields.get("first") ?? ""), String(fields.get("last") ?? "")];
  if (first && last) take(post("/api/holidays", { begins: midnight(first, 0), ends: midnight(last, 1) }));
}

/** A day as it is spoken of. @param {number} at */
function dayWords(at) {
  return new Intl.DateTimeFormat(state.lang, { day: "numeric", month: "short", year: "numeric" }).format(at);
}

/** The last day of a holiday: it ends when the next one begins. @param {string} ends */
function lastDay(ends) {
  return dayWords(Date.parse(ends) - 1);
}

/** @param {Holidays["holidays"][number]} one */
function row(one) {
  const words = t("web-holiday-from-to", { first: dayWords(Date.parse(one.begins)), last: lastDay(one.ends) });
  const begun = Date.parse(one.begins) <= Date.now();
  return html`<li>${words} <button type="button" class="link" data-test="end-holiday"
    @click=${() => take(post(`/api/holidays/${one.id}/end`))}>${t(begun ? "web-holiday-end" : "web-holiday-drop")}</button></li>`;
}

/** The part of the account that says when this person is away. */
export function holidaysPart() {
  if (!state.person) return nothing;
  if (whose !== state.person.id) {
    whose = state.person.id;
    known = null;
    take(get("/api/holidays"));
  }
  if (!known) return nothing;
  const left = Math.floor(Object.values(known.left)[0] ?? 0);
  return html`<details class="holidays" data-test="holidays" ?open=${known.holidays.length > 0}><summary>${t("web-holidays")}</summary>
    <p class="soft">${t("web-holidays-why", { days: known.days, left })}</p>
    ${known.holidays.length ? html`<ul>${known.holidays.map(row)}</ul>` : nothing}
    <form class="row" @submit=${submit} aria-label=${t("web-holidays")}>
      <label>${t("web-holiday-first")}<input type="date" name="first" required></label>
      <label>${t("web-holiday-last")}<input type="date" name="last" required></label>
      <button data-test="add-holiday">${t("web-holiday-add")}</button>
    </form>
  </details>`;
}
