// @ts-check
// The whole position as text, for screen readers and for everybody who prefers to read. A game writes it itself
// (`textTemplate` of its module); of a game that does not, the view is walked through field by field. The question
// beside it is the same as on the drawn table.
import { mats } from "../base/colors.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { say, t } from "../talk/i18n.js";
import * as model from "../match/model.js";

/** Fields that the frame shows elsewhere, or that are no part of the position. */
const HIDDEN = new Set(["seat", "civ", "question", "result", "active"]);

/** @param {string} key */
function title(key) {
  const word = key.replaceAll("_", "-");
  const id = [`field-${word}`, `web-field-${word}`].find((known) => say().has(known));
  return id ? t(id) : key.replaceAll("_", " ");
}

/** What a field holds: the game says it where the field's name does not. @param {string} key */
function kindOf(key) {
  return model.table?.module?.textFields?.[key] ?? key;
}

/** @param {string} key @param {any} value @returns {string} */
function plain(key, value) {
  if (value === null) return t("web-hidden");
  if (value === true || value === false) return t(value ? "web-yes" : "web-no");
  const kind = kindOf(key);
  if (say().has(`web-value-${value}`)) return t(`web-value-${value}`);
  if (kind === "seat" || typeof value === "string") return say().name(kind, value);
  return String(value);
}

/** A record in one line: "Sphinx (turned)". @param {string} key @param {any} record */
function short(key, record) {
  const kind = kindOf(key);
  const name = kind in record ? [plain(kind, record[kind])] : [];
  const rest = Object.entries(record)
    .filter(([k, v]) => k !== kind && v !== false && v !== null)
    .map(([k, v]) => (v === true ? title(k) : `${title(k)} ${plain(k, v)}`));
  return name.length && rest.length ? `${name[0]} (${rest.join(", ")})` : [...name, ...rest].join(", ");
}

/** @param {string} key @param {any} value @returns {any} */
function field(key, value) {
  if (value === null || value === undefined || HIDDEN.has(key)) return nothing;
  if (Array.isArray(value)) {
    const parts = value.map((v) => (v !== null && typeof v === "object" ? short(key, v) : plain(key, v)));
    const unknown = value.length && value.every((v) => v === null);
    return item(key, unknown ? t("web-hidden-count", { count: value.length }) : say().listing(parts));
  }
  if (typeof value !== "object") return item(key, plain(key, value));
  const kind = kindOf(key);
  const lines = Object.entries(value).map(([k, v]) => {
    const name = kind === key ? title(k) : say().name(kind, k);
    const all = Array.isArray(v) ? v : [v];
    return `${name}: ${say().listing(all.map((x) => (x && typeof x === "object" ? short(k, x) : plain(k, x))))}`;
  });
  return html`<dt>${title(key)}</dt><dd><ul>${lines.map((line) => html`<li>${line}</li>`)}</ul></dd>`;
}

/** @param {string} key @param {string} text */
function item(key, text) {
  return html`<dt>${title(key)}</dt><dd>${text}</dd>`;
}

/** @param {any} ctx @param {number} civ */
function civilization(ctx, civ) {
  const own = civ === ctx.seat;
  return html`<section aria-labelledby=${`text-civ-${civ}`}>
    <h3 id=${`text-civ-${civ}`}>${own ? t("web-you", { name: ctx.civs[civ].name }) : ctx.civs[civ].name}</h3>
    <dl>${Object.entries(mats(ctx.view)[civ]).map(([k, v]) => field(k, v))}</dl>
  </section>`;
}

/** Field by field. @param {any} ctx */
function walked(ctx) {
  const { civs: _, players: __, ...rest } = ctx.view;
  const order = mats(ctx.view).map((/** @type {any} */ _, /** @type {number} */ i) => i);
  order.sort((/** @type {number} */ a, /** @type {number} */ b) => Number(b === ctx.seat) - Number(a === ctx.seat));
  return html`<section aria-labelledby="text-table"><h3 id="text-table">${t("web-text-table")}</h3>
      <dl>${Object.entries(rest).map(([k, v]) => field(k, v))}</dl></section>
    ${order.map((/** @type {number} */ civ) => civilization(ctx, civ))}`;
}

/** The position in words; of `view: {civs}` only the mats. @param {any} ctx @param {any} [words] what a game says of it */
export function textView(ctx, words) {
  const write = model.table?.module?.textTemplate ?? walked;
  return html`<div class="text-view prose" data-test="text-view" tabindex="0" role="region"
    aria-label=${t("web-text-view")}><h2>${t("web-text-view")}</h2>${words ?? write(ctx)}</div>`;
}
