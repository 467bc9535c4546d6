// The list of answers: every one with its key and what is to be known of it. Where everything it offers is lit on the
// table it folds to one line, unless the person wants it open.
import { preference, setPreference, update } from "../base/store.js";
import * as act from "../match/actions.js";
import { caution } from "../match/cautions.js";
import { kindsOf, shell, table } from "../match/model.js";
import { sentences, t } from "../talk/i18n.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { keyOf } from "./answer-keys.js";
import { context } from "./context.js";

/** @typedef {import("../match/wire.d.ts").Answer} Answer */

const drawers = globalThis.matchMedia?.("(max-width: 760px), (max-height: 520px)");

/** The options the filter leaves, with their sentences. */
export function shownOptions() {
  const all = act.options().map((answer) => ({ answer, text: sentences().option(answer) }));
  const words = table.filter.toLowerCase().split(/\s+/).filter(Boolean);
  return all.filter(({ text }) => words.every((word) => text.toLowerCase().includes(word)));
}

/** Whether every answer can be given on the table itself, so that the list may fold away. */
function litOnTable() {
  const { module } = table;
  if (!module?.onTable || table.text || !table.drawn || drawers?.matches) return false;
  const offered = act.options();
  if (!offered.length || act.forms().length || act.picking()) return false;
  const ctx = context();
  return offered.every((answer) => module.onTable?.(ctx, answer));
}

/** A short line on what an answer means. @param {Answer} answer */
function remark(answer) {
  const own = table.module?.remark?.(context(), answer);
  if (own) return own;
  const [verb, ...values] = answer;
  const kinds = kindsOf(verb);
  for (let i = kinds.length - 1; i >= 0; i--) {
    const { kind, many } = kinds[i];
    const value = many ? (values[i].length === 1 ? values[i][0] : null) : values[i];
    const text = value === null ? "" : sentences().card(kind, value);
    if (text) return text.split("\n")[0];
  }
  return "";
}

/** @param {{answer: Answer, text: string}} option @param {string} key */
function optionRow({ answer, text }, key) {
  const hinted = act.sameAnswer(act.recommended(), answer);
  const small = remark(answer);
  if (act.sameAnswer(table.confirming, answer)) return html`<li>${confirmBox(answer)}</li>`;
  const told = caution(answer);
  return html`<li>
    <button type="button" class="option ${hinted ? "hinted" : ""} ${told?.tone ?? ""}" data-answer=${JSON.stringify(answer)}
      aria-keyshortcuts=${key || nothing} @click=${() => act.choose(answer)}>
      <kbd aria-hidden="true">${key.toUpperCase()}</kbd>
      <span class="option-text">${text}${small ? html`<small>${small}</small>` : nothing}${
        told ? html`<small class="caution" data-test="caution">${told.text}</small>` : nothing
      }</span>
    </button>
  </li>`;
}

/** What is to be known before an answer is sent, and whether it shall be. @param {Answer} answer */
function confirmBox(answer) {
  const told = caution(answer);
  const words = told?.tone === "grave" ? told.text : t("web-confirm-end");
  return html`<div class="confirm" role="group" aria-label=${words} data-test="confirm-box">
    <p><strong>${sentences().option(answer)}</strong></p><p>${words}</p>
    <div class="row">
      <button type="button" class="primary" data-test="confirm"
        @click=${() => act.play(answer)}>${t("web-yes-end")}</button>
      <button type="button" @click=${() => {
        table.confirming = null;
        update();
      }}>${t("web-no-back")}</button>
    </div>
    <button type="button" class="link" @click=${() => {
      setPreference("confirm", "no");
      act.play(answer);
    }}>${t("web-never-ask")}</button>
  </div>`;
}

/** The answer that is asked about, where its row is not in sight. @param {boolean} listed */
export function confirming(listed) {
  const { confirming: answer } = table;
  if (!answer || (listed && shownOptions().some((option) => act.sameAnswer(option.answer, answer)))) return nothing;
  return confirmBox(answer);
}

/** @param {boolean} open */
function setOpen(open) {
  setPreference("answers", open ? "open" : "folded");
  update();
}

/** Whether the list is folded now. */
export function folded() {
  return litOnTable() && preference("answers", "folded") === "folded";
}

/** The line in place of a list whose answers are all lit on the table, or above it where it was unfolded. */
export function foldLine() {
  if (!litOnTable()) return nothing;
  const open = !folded();
  return html`<button type="button" class="fold-answers" data-test="fold-answers" aria-expanded=${open}
    aria-controls="answer-list" @click=${() => setOpen(!open)}><span aria-hidden="true">${open ? "▾" : "▸"}</span>
    ${t(open ? "web-answers-fold" : "web-answers-lit", { count: act.options().length })}</button>`;
}

/** The answers with their keys. @param {ReturnType<typeof shownOptions>} found */
export function optionList(found) {
  if (folded()) return nothing;
  const answers = found.map((o) => o.answer);
  return html`<ol class="option-list" id="answer-list" aria-label=${t("web-options-label")}>${found.map((o, i) =>
    optionRow(o, keyOf(answers, i, shell().closing)))}</ol>`;
}
