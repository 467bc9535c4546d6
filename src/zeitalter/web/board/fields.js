// The fields of a form, drawn: numbers with minus and plus, things to pick, an order by clicking, bags. Knows neither page
// nor game: whoever draws a form says how its things are called, and gets every change.
import { amount, assigned, isComplete, keysOf, limitOf, most, room, stepped, toggled, total, withAmount } from "../match/forms.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { chips, CHIPS, counter, repeat } from "./quantity.js";

/** @typedef {import("../match/wire.d.ts").Field} Field */
/** @typedef {(id: string, args?: Record<string, any>) => string} Talk a sentence by its id */
/**
 * How the things of a field are called: what it asks for, a value, a key by itself and its place, and a sign of a key.
 * @typedef {{t: Talk, title: string, name: (value: any) => string, key: (key: any, i: number) => string,
 *   sign?: (key: any) => unknown}} Words
 */

/** Minus, number, plus. @param {Talk} t @param {string} what @param {number | string} n
 * @param {(by: number) => void} step @param {boolean} less @param {boolean} more */
export function stepper(t, what, n, step, less, more) {
  return html`<span class="stepper" role="group" aria-label=${what}><button type="button" ?disabled=${!less}
      aria-label=${t("web-form-less", { what })} @pointerdown=${repeat} @click=${() => step(-1)}>−</button><output>${n}</output><button
      type="button" ?disabled=${!more} aria-label=${t("web-form-more", { what })} @pointerdown=${repeat} @click=${() =>
        step(1)}>+</button></span>`;
}

/** @param {any[]} domain @param {Words} words @param {(v: any) => boolean} chosen @param {(v: any) => void} click
 * @param {(v: any) => string} [place] */
function picks(domain, words, chosen, click, place = () => "") {
  return html`<span class="picks">${domain.map((v) => html`<button type="button" class="pick" aria-pressed=${chosen(v)}
    @click=${() => click(v)}>${place(v) ? html`<kbd>${place(v)}</kbd>` : nothing}${words.name(v)}</button>`)}</span>`;
}

/** A row for a key or thing. @param {string} what @param {unknown} editor @param {unknown} [sign] @param {boolean} [some] */
function row(what, editor, sign = nothing, some = false) {
  return html`<li class=${some ? "some" : ""}><span>${sign} ${what}</span>${editor}</li>`;
}

/** @param {Field} field @param {number[]} value @param {(value: any) => void} change @param {Words} words */
function counts(field, value, change, words) {
  return keysOf(field).map((key, i) => {
    const limit = field.limits?.[i] ?? 0;
    if (!limit) return nothing;
    const what = words.key(key, i);
    const set = (/** @type {number} */ n) => change(stepped(field, value, n - value[i], i));
    const most = Math.min(limit, room(field, value, value[i]));
    return row(what, html`${counter(words.t, { what, value: value[i], limit, most, set })}<small>${words.t("web-form-of", {
      number: limit })}</small>`, words.sign?.(key), value[i] > 0);
  });
}

/** @param {Field} field @param {any[]} value @param {(value: any) => void} change @param {Words} words */
function bag(field, value, change, words) {
  return (field.domain ?? []).map((thing) => {
    const n = amount(value, thing);
    const what = words.name(thing);
    const set = (/** @type {number} */ to) => change(withAmount(field, value, thing, to));
    const limit = limitOf(field, thing);
    const most = Math.min(limit, room(field, value, n));
    return row(what, html`${counter(words.t, { what, value: n, limit, most, set })}<small>${words.t("web-form-of", {
      number: limit })}</small>`, nothing, n > 0);
  });
}

/** One field. @param {Field} field @param {any} value @param {(value: any) => void} change @param {Words} words */
export function fieldEditor(field, value, change, words) {
  if (field.field === "number") {
    const [low, high] = [field.low ?? 0, field.high ?? Infinity];
    if (high - low < CHIPS) return chips(words.t, { what: words.title, low, high, value, choose: change });
    return counter(words.t, { what: words.title, value, low, limit: high, most: high, set: change });
  }
  if (field.field === "count") return html`<ul class="rows">${counts(field, value, change, words)}</ul>`;
  if (field.field === "bag") return html`<ul class="rows">${bag(field, value, change, words)}</ul>`;
  if (field.field === "each") {
    return html`<ul class="rows">${keysOf(field).map((key, i) => row(words.key(key, i), picks(field.domain ?? [], words,
      (v) => value[i] === v, (v) => change(assigned(value, i, v))), words.sign?.(key)))}</ul>`;
  }
  const place = (/** @type {any} */ v) => (field.field === "row" && value.includes(v) ? String(value.indexOf(v) + 1) : "");
  return picks(field.domain ?? [], words, (v) => amount(value, v) > 0, (v) => change(toggled(field, value, v)), place);
}

/** How much of a field is filled in. @param {Field} field @param {any} value */
export function progress(field, value) {
  if (!["some", "row", "bag", "count"].includes(field.field)) return nothing;
  const n = field.field === "count" ? total(value) : value.length;
  const low = field.low ?? 0;
  const high = most(field);
  return html`<b class="progress ${isComplete(field, value) ? "ok" : ""}">${n} / ${low === high ? high
    : `${low}–${high}`}</b>`;
}

/** What a key of a field is called: by its own name, by the one it belongs to, or by its place.
 * @param {Field} field @param {import("../match/wire.d.ts").Kind | undefined} kind of its values @param {Talk} t
 * @param {(kind: string, value: any) => string} name @returns {(key: any, i: number) => string} */
export function keyNames(field, kind, t, name) {
  if (Array.isArray(field.keys)) return (key) => name(kind?.kind ?? "number", key);
  if (kind?.per) return (key) => name(String(kind.per), key);
  return (_, i) => t("web-form-place", { number: i + 1 });
}

/** The least and the most for a sentence, and whether they are the same: "2 to 2" is nothing to say.
 * @param {number} low @param {number} high */
export function span(low, high) {
  return { low, high, exact: low === high ? "yes" : "no" };
}

/** What a field asks for: the form's own sentence, or one that fits any. @param {import("../match/wire.d.ts").Form} form
 * @param {number} at @param {Talk} t */
export function fieldTitle(form, at, t) {
  const field = form.fields[at];
  const own = `form-${form.verb}-${at + 1}`;
  const args = span(field.low ?? 1, most(field));
  const found = t(own, args);
  return found === own ? t(`web-form-${field.field}`, args) : found;
}
