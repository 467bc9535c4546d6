// Forms on the table: what is filled in so far, shared by map, hand and dock, and an editor for any form that has no
// drawing of its own: numbers with minus and plus, things to pick, bags. Knows no rule; the server refuses with
// reasons.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import {
  amount, answerOf, blank, changed, isComplete, formIndexOf, keysOf, limitOf, most, stepped, toggled, total,
} from "../../../web/match/forms.js";
import { kindsOf } from "./answers.js";
import { plightTemplate } from "./plight.js";
import { mark } from "./signs.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("../../../web/match/wire.d.ts").Form} Form */
/** @typedef {import("../../../web/match/wire.d.ts").Field} Field */

/** What is filled in: the forms it belongs to, a row of values for each, the form at hand, and the last hint. */
const state = {
  key: "",
  values: /** @type {any[][]} */ ([]),
  at: 0,
  hint: /** @type {import("../../../web/match/wire.d.ts").Answer | null} */ (null),
};

/** @param {Ctx} ctx */
function settle(ctx) {
  const key = JSON.stringify(ctx.forms);
  if (key !== state.key)
    Object.assign(state, { key, values: ctx.forms.map((form) => form.fields.map(blank)), at: 0, hint: null });
  const { hint } = ctx;
  if (state.hint === hint) return;
  state.hint = hint;
  const at = formIndexOf(ctx.forms, hint);
  if (!hint || at < 0) return;
  state.at = at;
  state.values[at] = hint.slice(1);
}

/** The form at hand with what is filled in; null if there is none. @param {Ctx} ctx */
export function current(ctx) {
  settle(ctx);
  const form = ctx.forms[state.at];
  return form ? { form, number: state.at, values: state.values[state.at] } : null;
}

/** Turn to another form. @param {Ctx} ctx @param {number} number */
function turnTo(ctx, number) {
  settle(ctx);
  state.at = number;
  ctx.redraw();
}

/** Fill a field of the form at hand. @param {Ctx} ctx @param {number} at @param {any} value */
export function fillField(ctx, at, value) {
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
function stepper(ctx, what, n, step, less, more) {
  return html`<span class="stepper" role="group" aria-label=${what}><button type="button" ?disabled=${!less}
      aria-label=${ctx.t("board-less", { what })} @click=${() => step(-1)}>−</button><output>${n}</output><button
      type="button" ?disabled=${!more} aria-label=${ctx.t("board-more", { what })} @click=${() => step(1)}>+</button>
  </span>`;
}

/** The name of a value in a field. @param {Ctx} ctx @param {Form} form @param {number} at @param {any} value */
function nameOf(ctx, form, at, value) {
  return ctx.name(kindsOf(ctx, form.verb)[at]?.kind ?? "number", value);
}

/** Who or what a key of a field is: a seat where the values belong to seats. @param {Ctx} ctx @param {Form} form
 * @param {number} at @param {number} key */
function keyName(ctx, form, at, key) {
  const seat = kindsOf(ctx, form.verb)[at]?.per === "seat" ? ctx.parties[key] : null;
  return seat ? html`${mark(seat)} ${seat.name}` : html`${ctx.t("board-form-place", { n: key + 1 })}`;
}

/** One field. @param {Ctx} ctx @param {Form} form @param {number} at @param {any} value */
function fieldEditor(ctx, form, at, value) {
  const field = form.fields[at];
  if (field.field === "number") {
    const step = (/** @type {number} */ by) => fillField(ctx, at, stepped(field, value, by));
    return stepper(ctx, fieldTitle(ctx, form, at), value, step, value > (field.low ?? 0), value < (field.high ??
      Infinity));
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
  return html`<ul class="rows">${keysOf(field).filter((key) => field.limits?.[key]).map((key) => html`<li>
    <span>${keyName(ctx, form, at, key)}</span>${stepper(ctx, ctx.parties[key]?.name ?? String(key + 1), value[key],
      (by) => fillField(ctx, at, stepped(field, value, by, key)), value[key] > 0,
      value[key] < (field.limits?.[key] ?? 0) && total(value) < most(field))}<small>${ctx.t("board-of", {
        n: field.limits?.[key] ?? 0 })}</small></li>`)}</ul>`;
}

/** @param {Ctx} ctx @param {Form} form @param {Field} field @param {number} at @param {any[]} value */
function each(ctx, form, field, at, value) {
  const set = (/** @type {number} */ key, /** @type {any} */ thing) =>
    fillField(ctx, at, value.map((v, i) => (i === key ? thing : v)));
  return html`<ul class="rows">${keysOf(field).map((key) => html`<li><span>${keyName(ctx, form, at, key)}</span>
    <span class="picks">${(field.domain ?? []).map((thing) => html`<button type="button" class="pick"
      aria-pressed=${value[key] === thing} @click=${() => set(key, thing)}>${nameOf(ctx, form, at,
      thing)}</button>`)}</span></li>`)}</ul>`;
}

/** @param {Ctx} ctx @param {Form} form @param {Field} field @param {number} at @param {any[]} value */
function bag(ctx, form, field, at, value) {
  return html`<ul class="rows">${(field.domain ?? []).map((thing) => {
    const n = amount(value, thing);
    const name = nameOf(ctx, form, at, thing);
    const limit = limitOf(field, thing);
    return html`<li class=${n ? "some" : ""}><span>${name}</span>${stepper(ctx, name, n,
      (by) => fillField(ctx, at, changed(field, value, thing, by)), n > 0, n < limit && value.length < most(field))}<small>${
      ctx.t("board-of", { n: limit })}</small></li>`;
  })}</ul>`;
}

/** How much of a field is filled in, in words. @param {Ctx} ctx @param {Field} field @param {any} value */
function progress(ctx, field, value) {
  if (!["some", "row", "bag", "count"].includes(field.field)) return nothing;
  const n = field.field === "count" ? total(value) : value.length;
  const low = field.low ?? 0;
  const high = most(field);
  const range = low === high ? String(high) : `${low}–${high}`;
  return html`<b class="progress ${isComplete(field, value) ? "ok" : ""}">${n} / ${range}</b>`;
}

/** The tabs of several forms. @param {Ctx} ctx */
function formTabs(ctx) {
  if (ctx.forms.length < 2) return nothing;
  return html`<div class="form-tabs" role="group">${ctx.forms.map((form, i) => html`<button type="button"
    aria-pressed=${state.at === i} @click=${() => turnTo(ctx, i)}>${sentence(ctx, `form-${form.verb}`) || form.verb}
  </button>`)}</div>`;
}

/** The button that sends the form, or says what is missing. @param {Ctx} ctx @param {string} [words] */
function sendButton(ctx, words = "") {
  const now = current(ctx);
  const counted = now && units(ctx, now.form, now.values);
  const answer = now && !(counted && counted.n < counted.of) ? answerOf(now.form, now.values) : null;
  return html`<button type="button" class="primary send" data-test="dock-send" ?disabled=${!answer}
    @click=${() => answer && ctx.choose(answer)}>${answer ? words || ctx.option(answer)
      : ctx.t("board-form-missing")}</button>`;
}

/** Any form. @param {Ctx} ctx */
export function formTemplate(ctx) {
  const now = current(ctx);
  if (!now) return nothing;
  const { form, values } = now;
  return html`${formTabs(ctx)}<div class="form-body" data-verb=${form.verb}>${plightTemplate(ctx)}${form.fields.map((field, at) => field.domain
      && !field.domain.length ? nothing : html`<div class="form-part"><p>${fieldTitle(ctx, form, at)} ${progress(ctx,
      field, values[at])}</p>${fieldEditor(ctx, form, at, values[at])}</div>`)}</div>${unitsLine(ctx, form, values)}
    <footer><button type="button" class="quiet" @click=${() => clear(ctx)}>${ctx.t("board-form-clear")}</button>
      ${sendButton(ctx)}</footer>`;
}

/** What tokens and cities make together, and how much is asked for, where both are chosen. @param {Ctx} ctx
 * @param {Form} form @param {any[]} values @returns {{n: number, of: number} | null} */
function units(ctx, form, values) {
  const kinds = kindsOf(ctx, form.verb);
  if (form.fields.length !== 2 || kinds.some((k) => k.kind !== "area") || form.fields[1].field !== "some")
    return null;
  const { plight } = ctx.view;
  const of = plight?.losses?.find((/** @type {number[]} */ [seat]) => seat === ctx.seat)?.[1] ?? plight?.units;
  return of ? { n: values[0].length + plight.city * values[1].length, of } : null;
}

/** How many units are still to be chosen. @param {Ctx} ctx @param {Form} form @param {any[]} values */
function unitsLine(ctx, form, values) {
  const counted = units(ctx, form, values);
  if (!counted) return nothing;
  const { n, of } = counted;
  return html`<p class="bill ${n < of ? "short" : ""}" data-test="units">${n < of
    ? ctx.t("board-to-lose", { n: of - n, of }) : ctx.t("board-to-lose-done", { n })}</p>`;
}

/** Begin the form at hand again. @param {Ctx} ctx */
export function clear(ctx) {
  const now = current(ctx);
  if (now) state.values[now.number] = now.form.fields.map(blank);
  ctx.redraw();
}
