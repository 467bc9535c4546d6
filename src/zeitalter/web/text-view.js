// @ts-check
// The whole position as text, for screen readers and for everybody who prefers to read. It walks through the view a
// seat gets; the question beside it is the same as on the drawn table, so it can do everything the drawn table can.
import { html, nothing } from "./vendor/lit.js";
import { say, t } from "./i18n.js";

/** What a field holds, where its name does not say it. @type {Record<string, string>} */
const KINDS = {
  hand: "card",
  row: "card",
  played: "card",
  executing: "card",
  wonder_row: "wonder",
  wonders: "wonder",
  advisors_in_hand: "advisor",
  advisor_deck: "advisor",
  advisors_face_up: "advisor",
  packet: "leader",
  removed_leaders: "leader",
  kept_leaders: "leader",
  leaders: "leader",
  events: "event",
  event: "event",
  next_event: "event",
  territories: "territory",
  tiles: "territory",
  goals: "goal",
  order: "seat",
  stats: "stat",
};
/** Fields that the frame shows elsewhere, or that are no part of the position. */
const HIDDEN = new Set(["seat", "civ", "question", "result", "active"]);
const FIRST = ["vp", "technology", "military", "government", "personal", "used", "general", "territories"];

/** @param {string} key */
function title(key) {
  const id = `web-field-${key.replaceAll("_", "-")}`;
  return say().has(id) ? t(id) : key.replaceAll("_", " ");
}

/** @param {string} key @param {any} value @returns {string} */
function plain(key, value) {
  if (value === null) return t("web-hidden");
  if (value === true || value === false) return t(value ? "web-yes" : "web-no");
  const kind = KINDS[key] ?? key;
  if (say().has(`web-value-${value}`)) return t(`web-value-${value}`);
  if (kind === "seat" || typeof value === "string") return say().name(kind, value);
  return String(value);
}

/** A record in one line: "Sphinx (turned)". @param {string} key @param {any} record */
function short(key, record) {
  const kind = KINDS[key] ?? "";
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
  if (typeof value === "object") {
    const kind = KINDS[key];
    const lines = Object.entries(value).map(([k, v]) => {
      const name = kind ? say().name(kind, k) : title(k);
      if (Array.isArray(v) && v.some((x) => x && typeof x === "object"))
        return `${name}: ${v.map((x) => short(k, x)).join("; ")}`;
      if (Array.isArray(v)) return `${name}: ${say().listing(v.map((x) => plain(k, x)))}`;
      return `${name}: ${v && typeof v === "object" ? short(k, v) : plain(k, v)}`;
    });
    return html`<dt>${title(key)}</dt><dd><ul>${lines.map((line) => html`<li>${line}</li>`)}</ul></dd>`;
  }
  return item(key, plain(key, value));
}

/** @param {string} key @param {string} text */
function item(key, text) {
  return html`<dt>${title(key)}</dt><dd>${text}</dd>`;
}

/** @param {any} a @param {any} b */
function firstFirst([a], [b]) {
  const place = (/** @type {string} */ k) => (FIRST.includes(k) ? FIRST.indexOf(k) : FIRST.length);
  return place(a) - place(b);
}

/** @param {any} ctx @param {number} civ */
function civilization(ctx, civ) {
  const data = ctx.view.civs[civ];
  const own = civ === ctx.seat;
  return html`<section aria-labelledby=${`text-civ-${civ}`}>
    <h3 id=${`text-civ-${civ}`}>${own ? t("web-you", { name: ctx.civs[civ].name }) : ctx.civs[civ].name}</h3>
    <dl>${Object.entries(data)
      .sort(firstFirst)
      .map(([k, v]) => field(k, v))}</dl>
  </section>`;
}

/** The position in words. @param {any} ctx */
export function textView(ctx) {
  const { civs = [], ...rest } = ctx.view;
  const order = civs.map((/** @type {any} */ _, /** @type {number} */ i) => i);
  if (ctx.seat !== null)
    order.sort((/** @type {number} */ a, /** @type {number} */ b) => Number(b === ctx.seat) - Number(a === ctx.seat));
  return html`<div class="text-view prose" data-test="text-view" tabindex="0">
    <h2>${t("web-text-view")}</h2>
    <section aria-labelledby="text-table"><h3 id="text-table">${t("web-text-table")}</h3>
      <dl>${Object.entries(rest).map(([k, v]) => field(k, v))}</dl></section>
    ${order.map((/** @type {number} */ civ) => civilization(ctx, civ))}
  </div>`;
}
