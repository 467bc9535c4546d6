// The editor of forms in the question.
import { update } from "../base/store.js";
import { fieldEditor, fieldTitle, keyNames } from "../board/fields.js";
import * as act from "../match/actions.js";
import { answerOf, assigned, blank, formIndexOf } from "../match/forms.js";
import { kindsOf, table } from "../match/model.js";
import { sentences, t } from "../talk/i18n.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";

/** @typedef {import("../match/wire.d.ts").Form} Form */

/** What is filled in so far. @param {Form} form @param {number} number @returns {any[]} */
function values(form, number) {
  const ask = table.now?.ask;
  if (!table.form || table.form.ask !== ask) table.form = { ask, filled: {}, hint: null };
  const { filled, hint: before } = table.form;
  const hint = act.recommended();
  if (before !== hint) {
    table.form.hint = hint;
    const at = formIndexOf(act.forms(), hint);
    if (hint && at >= 0) filled[at] = hint.slice(1);
  }
  return (filled[number] ??= form.fields.map(blank));
}

/** @param {Form} form @param {number} number @param {number} at @param {any} value */
function set(form, number, at, value) {
  const filled = assigned(values(form, number), at, value);
  if (table.form) table.form.filled[number] = filled;
  table.note = null;
  update();
}

/** A field of a form. @param {Form} form @param {number} at @param {any} value @param {(value: any) => void} change */
function part(form, at, value, change) {
  const field = form.fields[at];
  const kind = kindsOf(form.verb)[at];
  const title = fieldTitle(form, at, t);
  const name = (/** @type {string} */ of, /** @type {any} */ value) => sentences().name(of, value);
  const words = {
    t,
    title,
    name: (/** @type {any} */ value) => name(kind?.kind ?? "number", value),
    key: keyNames(field, kind, t, name),
  };
  return html`<div class="form-field"><p class="soft">${title}</p>${fieldEditor(field, value, change, words)}</div>`;
}

/** All fields of a form, for whoever keeps what is filled in. @param {Form} form @param {any[]} filled
 * @param {(at: number, value: any) => void} change */
export function formFields(form, filled, change) {
  return form.fields.map((_, at) => part(form, at, filled[at], (value) => change(at, value)));
}

/** One form with the button that sends it. @param {Form} form @param {number} number */
export function formEditor(form, number) {
  const answer = answerOf(form, values(form, number));
  const head = sentences().has(`form-${form.verb}`) ? t(`form-${form.verb}`) : "";
  return html`<fieldset class="form" data-test="form" data-verb=${form.verb}>
    ${head ? html`<legend>${head}</legend>` : nothing}
    ${formFields(form, values(form, number), (at, value) => set(form, number, at, value))}
    <button type="button" class="primary confirm-pick" data-test="form-send" ?disabled=${!answer}
      @click=${() => answer && act.choose(answer)}>${answer ? sentences().option(answer) : t("web-pick-first")}</button>
  </fieldset>`;
}
