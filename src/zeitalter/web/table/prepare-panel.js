// Preparing answers while one waits: for the next question of a kind, or to pass until something happens. Nobody else
// hears of it. A game names these questions and brings a sentence for each, `prepare-<question>` or `order-<question>`.
import { update } from "../base/store.js";
import { isAnswer } from "../match/forms.js";
import { socket, table } from "../match/model.js";
import { refusal } from "../match/refusal.js";
import { sentences, t } from "../talk/i18n.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { kebab } from "./orders.js";

/** @typedef {Event & {target: HTMLSelectElement}} SelectChange */
/** @typedef {import("../match/wire.d.ts").Answer} Answer */
/** @typedef {import("../match/wire.d.ts").PreparedAnswer} PreparedAnswer */

const UNTIL = ["named", "chapter"];

/** Ask what is prepared, or prepare something else. @param {{question?: string, answer?: Answer | null, until?: string}} [wish] */
async function prepare(wish = {}) {
  const here = table;
  if (!socket || table.seat === null) return;
  const reply = await socket.request({ t: "prepare", seat: table.seat, ...wish });
  if (table !== here) return;
  if (reply.t === "refused") table.note = refusal(reply);
  else table.prepared = reply;
  update();
}

/** What a question is called here; empty if the game has no words for it. @param {string} question */
function words(question) {
  const found = [`prepare-${kebab(question)}`, `order-${kebab(question)}`].find((id) => sentences().has(id));
  return found ? t(found) : "";
}

/** What is kept for a question. @param {string} question */
function keptFor(question) {
  return table.prepared?.prepared.find((one) => one.question === question);
}

/** Why an answer was not given. @param {PreparedAnswer} one */
function droppedLine(one) {
  const [why, objection] = one.dropped ?? [];
  const reason = objection ? sentences().objection(objection) : "";
  return html`<p class="note warn" data-test="dropped">${t(`web-prepared-dropped-${why}`, { answer: sentences().option(one.answer), reason })}
    <button type="button" class="link" @click=${() => prepare({ question: one.question, answer: null })}>${t("web-close")}</button></p>`;
}

/** The answer for the next question of a kind. @param {string} question @param {Answer[]} answers */
function nextChoice(question, answers) {
  const kept = keptFor(question);
  const chosen = kept && !kept.until && !kept.dropped ? JSON.stringify(kept.answer) : "";
  return html`<label>${words(question)}
    <select data-test=${`prepare-${kebab(question)}`} @change=${(/** @type {SelectChange} */ e) =>
      prepare({ question, answer: e.target.value ? JSON.parse(e.target.value) : null })}>
      <option value="" ?selected=${!chosen}>${t("web-prepare-nothing")}</option>
      ${answers.map((answer) => {
        const value = JSON.stringify(answer);
        return html`<option value=${value} ?selected=${value === chosen}>${sentences().option(answer)}</option>`;
      })}
    </select></label>`;
}

/** Until when the quiet answer to a question is given. @param {string} question @param {Answer} quiet */
function untilChoice(question, quiet) {
  const kept = keptFor(question);
  const chosen = kept && !kept.dropped ? (kept.until ?? "") : "";
  return html`<label>${words(question)}
    <select data-test=${`until-${kebab(question)}`} @change=${(/** @type {SelectChange} */ e) =>
      prepare({ question, answer: e.target.value ? quiet : null, until: e.target.value })}>
      <option value="" ?selected=${!chosen}>${t("web-order-ask")}</option>
      ${UNTIL.map((until) => html`<option value=${until} ?selected=${until === chosen}>${t(`web-prepare-until-${until}`, {
        answer: sentences().option(quiet) })}</option>`)}
    </select></label>`;
}

/** What can be prepared while one waits. */
export function preparePanel() {
  if (table.seat === null || table.replay || table.now?.over || table.kept) return nothing;
  if (!table.prepared) {
    table.prepared = { t: "prepared", seat: table.seat, prepared: [], ahead: {}, quiet: {} };
    prepare();
  }
  const { ahead, quiet, prepared } = table.prepared;
  const next = Object.entries(ahead).filter(([question]) => words(question));
  const passing = Object.entries(quiet).filter(([question]) => words(question) && !(question in ahead));
  const waits = prepared.filter((one) => !one.dropped).length;
  if (!next.length && !passing.length) return nothing;
  return html`${prepared.filter((one) => one.dropped).map(droppedLine)}
    <details class="prepare" data-test="prepare" @toggle=${(/** @type {Event} */ e) =>
      /** @type {HTMLDetailsElement} */ (e.target).open && prepare()}>
      <summary>${t("web-prepare")}${waits ? html` <span class="badge">${waits}</span>` : nothing}</summary>
      <p class="soft">${t("web-prepare-why")}</p>
      ${next.map(([question, answers]) => nextChoice(question, answers.filter(isAnswer)))}
      ${passing.map(([question, answer]) => untilChoice(question, answer))}
    </details>`;
}
