// A form that is filled in on the table: what is filled in so far, shared by map, hand and dock, and an editor for any form
// that has no drawing of its own. Knows no rule; the server refuses with reasons.
import { amount, answerOf, assigned, blank, changed, filledTo, formIndexOf, limitOf, most, toggled, withAmount } from "../match/forms.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { kindsOf } from "./answers.js";
import { fieldEditor, fieldTitle, keyNames, progress } from "./fields.js";

/** @typedef {import("./game-table.d.ts").Ctx} Ctx */
/** @typedef {import("../match/wire.d.ts").Form} Form */
/** @typedef {import("../match/wire.d.ts").Field} Field */
/** @typedef {import("../match/wire.d.ts").Answer} Answer */
/**
 * What is special about a game: which forms it fills in here, how its values are called, the sign of a key, what stands
 * above and below a form, and whether something is missing that no field tells.
 * @typedef {{forms?: (ctx: Ctx) => Form[], name?: (ctx: Ctx, kind: string, value: any) => string,
 *   sign?: (ctx: Ctx, per: string, key: any) => unknown, above?: (ctx: Ctx) => unknown,
 *   below?: (ctx: Ctx, form: Form, values: any[]) => unknown, lacks?: (ctx: Ctx, form: Form, values: any[]) => boolean,
 *   goal?: (ctx: Ctx, form: Form, at: number, values: any[]) => number | null}} Ways
 * `goal`: how many a field of numbers should come to, where it is not the least that is asked for
 */

/** Whether a field leaves no choice. @param {Field} field */
function isFixed(field) {
  return (field.field === "pick" && field.domain?.length === 1) || field.domain?.length === 0;
}

/** The forms of a game's table. @param {Ways} [ways] */
export function tableForm(ways = {}) {
  const forms = ways.forms ?? ((/** @type {Ctx} */ ctx) => ctx.forms);
  const name = ways.name ?? ((/** @type {Ctx} */ ctx, /** @type {string} */ kind, /** @type {any} */ value) =>
    ctx.name(kind, value));
  /** What is filled in: the forms it belongs to, a row of values for each, the form at hand, and the last hint. */
  const state = { key: "", values: /** @type {any[][]} */ ([]), at: 0, hint: /** @type {Answer | null} */ (null) };

  /** @param {Ctx} ctx */
  function settle(ctx) {
    const all = forms(ctx);
    const key = JSON.stringify(all);
    if (key !== state.key)
      Object.assign(state, { key, values: all.map((form) => form.fields.map(blank)), at: 0, hint: null });
    const { hint } = ctx;
    if (state.hint === hint) return;
    state.hint = hint;
    const at = formIndexOf(all, hint);
    if (!hint || at < 0) return;
    state.at = at;
    state.values[at] = hint.slice(1);
  }

  /** The form at hand with what is filled in; null if there is none. @param {Ctx} ctx */
  function current(ctx) {
    settle(ctx);
    const form = forms(ctx)[state.at];
    return form ? { form, values: state.values[state.at] } : null;
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
    state.values[state.at] = assigned(state.values[state.at], at, value);
    ctx.redraw();
  }

  /** The field of the form at hand that a thing could be put into. @param {Ctx} ctx @param {string} kind
   * @param {any} thing @returns {{at: number, field: Field, value: any} | null} */
  function fieldFor(ctx, kind, thing) {
    const now = ctx.forms.length ? current(ctx) : null;
    if (!now) return null;
    const kinds = kindsOf(ctx, now.form.verb);
    const at = now.form.fields.findIndex((field, i) =>
      field.field !== "each" && kinds[i]?.kind === kind && field.domain?.includes(thing));
    return at < 0 ? null : { at, field: bounded(ctx, now.form, at, now.values), value: now.values[at] };
  }

  /** A field of numbers that takes no more than is still asked for. @param {Ctx} ctx @param {Form} form @param {number} at
   * @param {any[]} values @returns {Field} */
  function bounded(ctx, form, at, values) {
    const field = form.fields[at];
    const goal = field.field === "bag" ? ways.goal?.(ctx, form, at, values) : null;
    return goal === null || goal === undefined ? field : { ...field, high: Math.min(most(field), goal) };
  }

  /** A click on a thing of the table: one more of it, from the top again none, or `by`. @param {Ctx} ctx
   * @param {string} kind @param {any} thing @param {number} [by] */
  function clickThing(ctx, kind, thing, by = 0) {
    const found = fieldFor(ctx, kind, thing);
    if (!found) return;
    const { at, field, value } = found;
    fillField(ctx, at, by ? changed(field, value, thing, by) : toggled(field, value, thing));
  }

  /** All of a thing, or all that is still to be chosen; from there again none. @param {Ctx} ctx @param {string} kind
   * @param {any} thing */
  function takeAll(ctx, kind, thing) {
    const found = fieldFor(ctx, kind, thing);
    if (!found) return;
    const { at, field, value } = found;
    const now = amount(value, thing);
    const more = withAmount(field, value, thing, limitOf(field, thing));
    fillField(ctx, at, amount(more, thing) > now ? more : withAmount(field, value, thing, 0));
  }

  /** How many a field of numbers should come to. @param {Ctx} ctx @param {Form} form @param {number} at @param {any[]} values */
  function goalOf(ctx, form, at, values) {
    const field = form.fields[at];
    const usual = field.field === "count" ? most(field) : (field.low || most(field));
    return Math.min(most(field), ways.goal?.(ctx, form, at, values) ?? usual);
  }

  /** Buttons that fill a field of several numbers at once. @param {Ctx} ctx @param {Form} form @param {number} at
   * @param {any[]} values */
  function quickFills(ctx, form, at, values) {
    const field = form.fields[at];
    const several = (field.limits ?? []).filter((n) => n > 0).length > 1;
    if (!several || !["bag", "count"].includes(field.field)) return nothing;
    const goal = goalOf(ctx, form, at, values);
    const fill = (/** @type {"evenly" | "largest"} */ how) => () => fillField(ctx, at, filledTo(field, goal, how));
    return html`<span class="quick-fill" role="group" aria-label=${ctx.t("web-quantity-fill")}>${
      /** @type {("largest" | "evenly")[]} */ (["largest", "evenly"]).map((how) => html`<button type="button" class="quiet"
        data-test="fill-${how}" ?disabled=${!goal} @click=${fill(how)}>${ctx.t(`web-quantity-${how}`)}</button>`)}</span>`;
  }

  /** Begin the form at hand again. @param {Ctx} ctx */
  function clear(ctx) {
    const now = current(ctx);
    if (now) state.values[state.at] = now.form.fields.map(blank);
    ctx.redraw();
  }

  /** What a form is about: its name, and what it has already fixed. @param {Ctx} ctx @param {Form} form @param {number} i */
  function tabWords(ctx, form, i) {
    const own = ctx.t(`form-${form.verb}`);
    const fixed = form.fields.map((field, at) => field.domain && isFixed(field)
      ? name(ctx, kindsOf(ctx, form.verb)[at]?.kind ?? "number", field.domain[0]) : "");
    const words = [own === `form-${form.verb}` ? "" : own, fixed.filter(Boolean).join(" – ")].filter(Boolean).join(": ");
    return words || ctx.t("web-form-place", { number: i + 1 });
  }

  /** The tabs of several forms. @param {Ctx} ctx */
  function formTabs(ctx) {
    const all = forms(ctx);
    if (all.length < 2) return nothing;
    return html`<div class="form-tabs" role="group">${all.map((form, i) => html`<button type="button"
      aria-pressed=${state.at === i} @click=${() => turnTo(ctx, i)}>${tabWords(ctx, form, i)}</button>`)}</div>`;
  }

  /** @param {Ctx} ctx @param {Form} form @param {number} at @param {any[]} values */
  function part(ctx, form, at, values) {
    const value = values[at];
    const field = form.fields[at];
    if (isFixed(field)) return nothing;
    const open = bounded(ctx, form, at, values);
    const kind = kindsOf(ctx, form.verb)[at];
    const title = fieldTitle(form, at, ctx.t);
    const called = (/** @type {string} */ of, /** @type {any} */ thing) => name(ctx, of, thing);
    return html`<div class="form-part"><p>${title} ${progress(field, value)}</p>${quickFills(ctx, form, at, values)}${fieldEditor(open, value, (v) => fillField(ctx,
      at, v), { t: ctx.t, title, name: (thing) => called(kind?.kind ?? "number", thing), key: keyNames(field, kind, ctx.t,
      called), sign: (key) => (kind?.per && ways.sign?.(ctx, kind.per, key)) || nothing })}</div>`;
  }

  /** Any form. @param {Ctx} ctx */
  function formTemplate(ctx) {
    const now = current(ctx);
    if (!now) return nothing;
    const { form, values } = now;
    const answer = ways.lacks?.(ctx, form, values) ? null : answerOf(form, values);
    return html`${formTabs(ctx)}<div class="form-body" data-verb=${form.verb}>${ways.above?.(ctx) ?? nothing}${form.fields.map(
        (_, at) => part(ctx, form, at, values))}</div>${ways.below?.(ctx, form, values) ?? nothing}
      <footer><button type="button" class="quiet" @click=${() => clear(ctx)}>${ctx.t("web-form-clear")}</button>
        <button type="button" class="primary send" data-test="dock-send" ?disabled=${!answer} @click=${() => answer
          && ctx.choose(answer)}>${answer ? ctx.option(answer) : ctx.t("web-form-missing")}</button></footer>`;
  }

  return { clear, clickThing, current, fieldFor, fillField, formTemplate, takeAll };
}
