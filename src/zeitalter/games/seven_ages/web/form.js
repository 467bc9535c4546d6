// Forms on the table: what is filled in so far, shared by map, hand and dock, and an editor for any form that has no
// drawing of its own: numbers with minus and plus, things to pick, bags. Knows no rule; the server refuses with reasons.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import {
  amount, answerOf, blank, changed, formIndexOf, isComplete, keysOf, limitOf, most, stepped, toggled, total,
} from "../../../web/match/forms.js";
import { kindsOf, leads } from "./answers.js";
import { typeOf } from "./print.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("../../../web/match/wire.d.ts").Form} Form */
/** @typedef {import("../../../web/match/wire.d.ts").Field} Field */

/** Forms that are filled in elsewhere: markers in the question, units in the conflict, losses in the vote. */
const ELSEWHERE = ["place", "commit", "propose"];

/** What is filled in: the forms it belongs to, a row of values for each, the form at hand, and the last hint. */
const state = {
  key: "",
  values: /** @type {any[][]} */ ([]),
  at: 0,
  hint: /** @type {import("../../../web/match/wire.d.ts").Answer | null} */ (null),
};

/** The forms of the dock. @param {Ctx} ctx */
function forms(ctx) {
  return ctx.forms.filter((form) => !ELSEWHERE.includes(form.verb) && !leads(ctx, form.verb));
}

/** The form the dock shows first; undefined: it is not needed, cards are chosen in the hand. @param {Ctx} ctx */
export function docked(ctx) {
  const form = ctx.forms.length ? current(ctx)?.form : undefined;
  return form && !inHand(ctx, form) ? form : undefined;
}

/** Whether a form is about nothing but cards. @param {Ctx} ctx @param {Form} form */
export function inHand(ctx, form) {
  return kindsOf(ctx, form.verb).every((k) => k.kind === "card");
}

/** @param {Ctx} ctx */
function settle(ctx) {
  const all = forms(ctx);
  const key = JSON.stringify(all);
  if (key !== state.key) Object.assign(state, { key, values: all.map((form) => form.fields.map(blank)), at: 0, hint: null });
  const { hint } = ctx;
  if (state.hint === hint) return;
  state.hint = hint;
  const at = formIndexOf(all, hint);
  if (!hint || at < 0) return;
  state.at = at;
  state.values[at] = hint.slice(1);
}

/** The form at hand with what is filled in; null if there is none. @param {Ctx} ctx */
export function current(ctx) {
  settle(ctx);
  const form = forms(ctx)[state.at];
  return form ? { form, number: state.at, values: state.values[state.at] } : null;
}

/** Turn to another form. @param {Ctx} ctx @param {number} number */
function turnTo(ctx, number) {
  settle(ctx);
  state.at = number;
  ctx.redraw();
}

/** Fill a field of the form at hand. @param {Ctx} ctx @param {number} at @param {any} value */
function fillField(ctx, at, value) {
  settle(ctx);
  state.values[state.at] = state.values[state.at].map((v, i) => (i === at ? value : v));
  ctx.redraw();
}

/** The field of the form at hand that a thing could be put into. @param {Ctx} ctx @param {string} kind
 * @param {any} thing @returns {{at: number, field: Field, value: any} | null} */
export function fieldFor(ctx, kind, thing) {
  const now = ctx.forms.length ? current(ctx) : null;
  if (!now) return null;
  const kinds = kindsOf(ctx, now.form.verb);
  const at = now.form.fields.findIndex((field, i) =>
    field.field !== "each" && kinds[i]?.kind === kind && field.domain?.includes(thing));
  return at < 0 ? null : { at, field: now.form.fields[at], value: now.values[at] };
}

/** A click on a thing of the table: one more of it, from the top again none, or `by`. @param {Ctx} ctx
 * @param {string} kind @param {any} thing @param {number} [by] */
export function clickThing(ctx, kind, thing, by = 0) {
  const found = fieldFor(ctx, kind, thing);
  if (!found) return;
  const { at, field, value } = found;
  fillField(ctx, at, by ? changed(field, value, thing, by) : toggled(field, value, thing));
}

/** A sentence if it is there. @param {Ctx} ctx @param {string} id @param {Record<string, any>} [args] */
function sentence(ctx, id, args) {
  const found = ctx.t(id, args);
  return found === id ? "" : found;
}

/** What a field asks for. @param {Ctx} ctx @param {Form} form @param {number} at */
function fieldTitle(ctx, form, at) {
  const field = form.fields[at];
  const args = { low: field.low ?? 1, high: most(field) };
  return sentence(ctx, `form-${form.verb}-${at + 1}`, args) || ctx.t("board-form-choose", args);
}

/** Minus, number, plus. @param {Ctx} ctx @param {string} what @param {number} n @param {(by: number) => void} step
 * @param {boolean} less @param {boolean} more */
export function stepper(ctx, what, n, step, less, more) {
  return html`<span class="stepper" role="group" aria-label=${what}><button type="button" ?disabled=${!less}
      aria-label=${ctx.t("board-less", { what })} @click=${() => step(-1)}>−</button><output>${n}</output><button
      type="button" ?disabled=${!more} aria-label=${ctx.t("board-more", { what })} @click=${() => step(1)}>+</button></span>`;
}

/** The name of a value in a field. @param {Ctx} ctx @param {Form} form @param {number} at @param {any} value */
function nameOf(ctx, form, at, value) {
  const kind = kindsOf(ctx, form.verb)[at]?.kind ?? "number";
  if (kind === "piece") return ctx.name("unit", typeOf(ctx, value));
  return ctx.name(kind === "card" ? "empire" : kind, value);
}

/** One field. @param {Ctx} ctx @param {Form} form @param {number} at @param {any} value */
function fieldEditor(ctx, form, at, value) {
  const field = form.fields[at];
  if (field.field === "number") {
    const step = (/** @type {number} */ by) => fillField(ctx, at, stepped(field, value, by));
    return stepper(ctx, fieldTitle(ctx, form, at), value, step, value > (field.low ?? 0), value < (field.high ?? Infinity));
  }
  if (field.field === "count") return counts(ctx, form, at, value);
  if (field.field === "each") return each(ctx, form, field, at, value);
  if (field.field === "bag") return bag(ctx, form, field, at, value);
  return html`<div class="picks">${(field.domain ?? []).map((thing) => html`<button type="button" class="pick"
    aria-pressed=${amount(value, thing) > 0} @click=${() => fillField(ctx, at, toggled(field, value, thing))}>${field.field
      === "row" && amount(value, thing) ? html`<kbd>${value.indexOf(thing) + 1}</kbd>` : nothing}${nameOf(ctx, form, at,
      thing)}</button>`)}</div>`;
}

/** @param {Ctx} ctx @param {Form} form @param {number} at @param {number[]} value */
function counts(ctx, form, at, value) {
  const field = form.fields[at];
  return html`<ul class="rows">${keysOf(field).map((key, i) => {
    if (!field.limits?.[i]) return nothing;
    const name = Array.isArray(field.keys) ? nameOf(ctx, form, at, key) : ctx.t("board-form-place", { n: i + 1 });
    return html`<li><span>${name}</span>${stepper(ctx, name, value[i], (by) => fillField(ctx, at, stepped(field, value, by,
      i)), value[i] > 0, value[i] < (field.limits?.[i] ?? 0) && total(value) < most(field))}</li>`;
  })}</ul>`;
}

/** @param {Ctx} ctx @param {Form} form @param {Field} field @param {number} at @param {any[]} value */
function each(ctx, form, field, at, value) {
  const set = (/** @type {number} */ key, /** @type {any} */ thing) =>
    fillField(ctx, at, value.map((v, i) => (i === key ? thing : v)));
  return html`<ul class="rows">${keysOf(field).map((key, i) => html`<li><span>${Array.isArray(field.keys) ? nameOf(ctx, form, at,
    key) : ctx.t("board-form-place", { n: i + 1 })}</span><span class="picks">${(field.domain ?? []).map((thing) => html`<button
      type="button" class="pick" aria-pressed=${value[i] === thing} @click=${() => set(i, thing)}>${nameOf(ctx, form, at,
      thing)}</button>`)}</span></li>`)}</ul>`;
}

/** @param {Ctx} ctx @param {Form} form @param {Field} field @param {number} at @param {any[]} value */
function bag(ctx, form, field, at, value) {
  return html`<ul class="rows">${(field.domain ?? []).map((thing) => {
    const n = amount(value, thing);
    const name = nameOf(ctx, form, at, thing);
    const limit = limitOf(field, thing);
    return html`<li class=${n ? "some" : ""}><span>${name}</span>${stepper(ctx, name, n, (by) => fillField(ctx, at,
      changed(field, value, thing, by)), n > 0, n < limit && value.length < most(field))}<small>${ctx.t("board-of", { n:
      limit })}</small></li>`;
  })}</ul>`;
}

/** How much of a field is filled in. @param {Field} field @param {any} value */
function progress(field, value) {
  if (!["some", "row", "bag", "count"].includes(field.field)) return nothing;
  const n = field.field === "count" ? total(value) : value.length;
  const low = field.low ?? 0;
  const high = most(field);
  return html`<b class="progress ${isComplete(field, value) ? "ok" : ""}">${n} / ${low === high ? high
    : `${low}–${high}`}</b>`;
}

/** The tabs of several forms. @param {Ctx} ctx */
function formTabs(ctx) {
  const all = forms(ctx);
  if (all.length < 2) return nothing;
  return html`<div class="form-tabs" role="group">${all.map((form, i) => html`<button type="button" aria-pressed=${state.at
    === i} @click=${() => turnTo(ctx, i)}>${tabWords(ctx, form) || ctx.t("board-form-place", { n: i + 1
    })}</button>`)}</div>`;
}

/** What a form is about: its name, and what it has already fixed. @param {Ctx} ctx @param {Form} form */
function tabWords(ctx, form) {
  const fixed = form.fields.map((field, at) => (isFixed(field) ? nameOf(ctx, form, at, field.domain?.[0]) : ""));
  return [sentence(ctx, `form-${form.verb}`), fixed.filter(Boolean).join(" – ")].filter(Boolean).join(": ");
}

/** Whether a field leaves no choice. @param {Field} field */
function isFixed(field) {
  return field.field === "pick" && field.domain?.length === 1;
}

/** Any form. @param {Ctx} ctx */
export function formTemplate(ctx) {
  const now = current(ctx);
  if (!now) return nothing;
  const { form, values } = now;
  const answer = answerOf(form, values);
  return html`${formTabs(ctx)}<div class="form-body" data-verb=${form.verb}>${form.fields.map((field, at) => isFixed(field)
      || (field.domain && !field.domain.length) ? nothing : html`<div class="form-part"><p>${fieldTitle(ctx, form, at)} ${progress(field,
      values[at])}</p>${fieldEditor(ctx, form, at, values[at])}</div>`)}</div>
    <footer><button type="button" class="quiet" @click=${() => clear(ctx)}>${ctx.t("board-form-clear")}</button>
      <button type="button" class="primary send" data-test="dock-send" ?disabled=${!answer} @click=${() => answer
        && ctx.choose(answer)}>${answer ? ctx.option(answer) : ctx.t("board-form-missing")}</button></footer>`;
}

/** Begin the form at hand again. @param {Ctx} ctx */
function clear(ctx) {
  const now = current(ctx);
  if (now) state.values[now.number] = now.form.fields.map(blank);
  ctx.redraw();
}
