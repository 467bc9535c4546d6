// The editor of forms in the question: numbers with minus and plus, things to pick, an order by clicking.
import { update } from "../base/store.js";
import * as act from "../match/actions.js";
import {
  amount,
  answerOf,
  assigned,
  blank,
  changed,
  formIndexOf,
  keysOf,
  limitOf,
  most,
  stepped,
  toggled,
  total,
} from "../match/forms.js";
import { kindsOf, table } from "../match/model.js";
import { sentences, t } from "../talk/i18n.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";

/** @typedef {import("../match/wire.d.ts").Form} Form */

/** What is filled in so far. @param {Form} form @param {number} number @returns {any[]} */
function values(form, number) {
  const ask = table.now?.ask;
  if (!table.form || table.form.ask !== ask) table.form = { ask, filled: {}, hint: null };
  const { filled, hint: before } = table.form;
  const hint = table.note?.answer ?? null;
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

/** The name of a value in a field. @param {Form} form @param {number} at @param {any} value */
function nameOf(form, at, value) {
  const kind = kindsOf(form.verb)[at]?.kind ?? "number";
  return sentences().name(kind, value);
}

/**
 * What a key of a field is called: by its own name, by the one it belongs to, or by its place.
 * @param {Form} form @param {number} at @param {any} key @param {number} i
 */
function keyName(form, at, key, i) {
  if (Array.isArray(form.fields[at].keys)) return nameOf(form, at, key);
  const per = kindsOf(form.verb)[at]?.per;
  return per ? sentences().name(per, key) : t("web-form-place", { number: i + 1 });
}

/** The question a field answers. @param {Form} form @param {number} at */
function title(form, at) {
  const own = `form-${form.verb}-${at + 1}`;
  const field = form.fields[at];
  if (sentences().has(own)) return t(own);
  return t(`web-form-${field.field}`, { low: field.low ?? 1, high: field.field === "pick" ? 1 : most(field) });
}

/**
 * @param {string} label @param {number} n @param {(by: number) => void} step @param {boolean} less
 * @param {boolean} more
 */
function stepper(label, n, step, less, more) {
  return html`<span class="stepper" role="group" aria-label=${label}>
    <button type="button" aria-label=${t("web-form-less", { what: label })} ?disabled=${!less}
      @click=${() => step(-1)}>−</button>
    <output>${n}</output>
    <button type="button" aria-label=${t("web-form-more", { what: label })} ?disabled=${!more}
      @click=${() => step(1)}>+</button>
  </span>`;
}

/**
 * @param {any[]} domain @param {(v: any) => string} name @param {(v: any) => boolean} chosen
 * @param {(v: any) => void} click @param {(v: any) => string} [place]
 */
function picks(domain, name, chosen, click, place = () => "") {
  return html`<div class="picks">${domain.map(
    (v) => html`<button type="button" class="pick" aria-pressed=${chosen(v)} @click=${() => click(v)}>
      ${place(v) ? html`<kbd>${place(v)}</kbd>` : nothing}${name(v)}</button>`,
  )}</div>`;
}

/** @param {Form} form @param {number} number @param {number} at */
function editor(form, number, at) {
  const field = form.fields[at];
  const value = values(form, number)[at];
  const label = title(form, at);
  const name = (/** @type {any} */ v) => nameOf(form, at, v);
  const change = (/** @type {any} */ v) => set(form, number, at, v);
  if (field.field === "number") {
    const step = (/** @type {number} */ by) => change(stepped(field, value, by));
    return stepper(label, value, step, value > (field.low ?? 0), value < (field.high ?? Infinity));
  }
  if (field.field === "count") {
    return html`<ul class="counts">${keysOf(field).map((key, i) => {
      if (!field.limits?.[i]) return nothing;
      const what = keyName(form, at, key, i);
      const room = value[i] < (field.limits?.[i] ?? 0) && total(value) < most(field);
      const step = (/** @type {number} */ by) => change(stepped(field, value, by, i));
      return html`<li><span>${what}</span>${stepper(what, value[i], step, value[i] > 0, room)}</li>`;
    })}</ul>`;
  }
  if (field.field === "bag") {
    return html`<ul class="counts">${(field.domain ?? []).map((thing) => {
      const n = amount(value, thing);
      const room = n < limitOf(field, thing) && value.length < most(field);
      const step = (/** @type {number} */ by) => change(changed(field, value, thing, by));
      return html`<li><span>${name(thing)}</span>${stepper(name(thing), n, step, n > 0, room)}</li>`;
    })}</ul>`;
  }
  if (field.field === "each") {
    return html`<ul class="counts">${keysOf(field).map((key, i) => {
      const what = keyName(form, at, key, i);
      return html`<li><span>${what}</span>${picks(
        field.domain ?? [],
        name,
        (v) => value[i] === v,
        (v) => change(assigned(value, i, v)),
      )}</li>`;
    })}</ul>`;
  }
  const chosen = (/** @type {any} */ v) => (field.field === "pick" ? value === v : value.includes(v));
  const place = (/** @type {any} */ v) =>
    field.field === "row" && value.includes(v) ? String(value.indexOf(v) + 1) : "";
  return picks(field.domain ?? [], name, chosen, (v) => change(toggled(field, value, v)), place);
}

/** One form with the button that sends it. @param {Form} form @param {number} number */
export function formEditor(form, number) {
  const answer = answerOf(form, values(form, number));
  const head = sentences().has(`form-${form.verb}`) ? t(`form-${form.verb}`) : "";
  return html`<fieldset class="form" data-test="form" data-verb=${form.verb}>
    ${head ? html`<legend>${head}</legend>` : nothing}
    ${form.fields.map(
      (_, at) => html`<div class="form-field"><p class="soft">${title(form, at)}</p>${editor(form, number, at)}</div>`,
    )}
    <button type="button" class="primary confirm-pick" data-test="form-send" ?disabled=${!answer}
      @click=${() => answer && act.choose(answer)}>${answer ? sentences().option(answer) : t("web-pick-first")}</button>
  </fieldset>`;
}
