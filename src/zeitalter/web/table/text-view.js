// The whole position as text, for screen readers and for everybody who prefers to read. A game writes it itself
// (`textTemplate` of its module); of a game that does not, the view is walked through field by field. The question
// beside it is the same as on the drawn table.
import { shell, table } from "../match/model.js";
import { mats } from "../match/parties.js";
import { sentences, t } from "../talk/i18n.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";

/** @typedef {import("../board/game-table.d.ts").Ctx} Ctx */

/** Fields of every view that the frame shows elsewhere; a game names others. */
const HIDDEN = ["seat", "result"];

/** @param {string} key */
function title(key) {
  const word = key.replaceAll("_", "-");
  const id = [`field-${word}`, `web-field-${word}`].find((known) => sentences().has(known));
  return id ? t(id) : key.replaceAll("_", " ");
}

/** What a field holds: the game says it where the field's name does not. @param {string} key */
function kindOf(key) {
  return table.module?.textFields?.[key] ?? key;
}

/** @param {string} key @param {any} value @returns {string} */
function plain(key, value) {
  if (value === null) return t("web-hidden");
  if (value === true || value === false) return t(value ? "web-yes" : "web-no");
  const kind = kindOf(key);
  if (sentences().has(`web-value-${value}`)) return t(`web-value-${value}`);
  if (kind === "seat" || typeof value === "string") return sentences().name(kind, value);
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
  if (value === null || value === undefined || [...HIDDEN, ...shell().hidden_fields].includes(key)) return nothing;
  if (Array.isArray(value)) {
    const parts = value.map((v) => (v !== null && typeof v === "object" ? short(key, v) : plain(key, v)));
    const unknown = value.length && value.every((v) => v === null);
    return item(key, unknown ? t("web-hidden-count", { count: value.length }) : sentences().listing(parts));
  }
  if (typeof value !== "object") return item(key, plain(key, value));
  const kind = kindOf(key);
  const lines = Object.entries(value).map(([k, v]) => {
    const name = kind === key ? title(k) : sentences().name(kind, k);
    const all = Array.isArray(v) ? v : [v];
    return `${name}: ${sentences().listing(all.map((x) => (x && typeof x === "object" ? short(k, x) : plain(k, x))))}`;
  });
  return html`<dt>${title(key)}</dt><dd><ul>${lines.map((line) => html`<li>${line}</li>`)}</ul></dd>`;
}

/** @param {string} key @param {string} text */
function item(key, text) {
  return html`<dt>${title(key)}</dt><dd>${text}</dd>`;
}

/** Field by field what lies before a party. @param {Ctx} ctx @param {any} mat @param {number} party */
function matFields(ctx, mat, party) {
  const { name } = ctx.parties[party];
  return html`<section aria-labelledby=${`text-party-${party}`}>
    <h3 id=${`text-party-${party}`}>${party === ctx.seat ? t("web-you", { name }) : name}</h3>
    <dl>${Object.entries(mat).map(([k, v]) => field(k, v))}</dl>
  </section>`;
}

/** All mats, the own first. @param {Ctx} ctx */
function allMats(ctx) {
  const all = mats(ctx.view).map((mat, party) => ({ mat, party }));
  all.sort((a, b) => Number(b.party === ctx.seat) - Number(a.party === ctx.seat));
  return all.map(({ mat, party }) => matFields(ctx, mat, party));
}

/** The position field by field. @param {Ctx} ctx */
function allFields(ctx) {
  const rest = Object.entries(ctx.view).filter(([key]) => key !== shell().mats);
  return html`<section aria-labelledby="text-table"><h3 id="text-table">${t("web-text-table")}</h3>
      <dl>${rest.map(([k, v]) => field(k, v))}</dl></section>
    ${allMats(ctx)}`;
}

/** @param {unknown} words */
function frame(words) {
  return html`<div class="text-view prose" data-test="text-view" tabindex="0" role="region"
    aria-label=${t("web-text-view")}><h2>${t("web-text-view")}</h2>${words}</div>`;
}

/** The position in words. @param {Ctx} ctx */
export function textView(ctx) {
  return frame((table.module?.textTemplate ?? allFields)(ctx));
}

/** Only what lies before each party, in words. @param {Ctx} ctx */
export function matsText(ctx) {
  return frame((table.module?.matsTextTemplate ?? allMats)(ctx));
}
