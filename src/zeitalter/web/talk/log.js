// @ts-check
// The log in sentences: every line is a link to its position; what happened since the last own turn is set apart. A
// sentence is made once per line and language.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { newest, told } from "../match/chronicle.js";
import { say, t } from "./i18n.js";
import * as past from "../match/history.js";
import * as model from "../match/model.js";

/** Lines that open a chapter of the story. */
const HEADINGS = new Set(["round", "game-over", "solo-won", "solo-lost", "solo-eliminated"]);
/**
 * What was said of a line, and by whom: names and language belong to the speaker.
 * @type {WeakMap<any[], {by: any, text: string}>}
 */
const spoken = new WeakMap();

/** A line of the log as a sentence. @param {any} line */
export function lineText(line) {
  const by = say();
  let found = spoken.get(line);
  if (found?.by !== by) spoken.set(line, (found = { by, text: by.event(line[1], line[2]) }));
  return found.text;
}

/** The civilization a line is about, for its mark. @param {string} id @param {any[]} args */
export function subject(id, args) {
  const kinds = model.table.data?.events?.[id] ?? [];
  const i = kinds.findIndex((/** @type {any} */ k) => (k.kind === "civ" || k.kind === "seat") && !k.many);
  return i < 0 ? null : args[i];
}

/** @param {any} styles @param {(style: any) => any} mark */
export function logPanel(styles, mark) {
  const { table } = model;
  const at = table.replay?.wanted ?? Infinity;
  const here = table.replay ? told(table.log, at) : null;
  const fresh = table.since ?? 0;
  let divided = !fresh || !table.now?.options?.length || Boolean(table.replay);
  return html`<ol class="log" reversed aria-live=${table.replay ? "off" : "polite"} aria-label=${t("web-log")}
    data-test="log">
    ${table.log.length ? nothing : html`<li class="soft empty">${t("web-log-empty")}</li>`}
    ${repeat(
      newest(table.log, at),
      (/** @type {any} */ { key }) => key,
      (/** @type {any} */ { line }) => {
        const [entry, id, args] = line;
        const who = subject(id, args);
        const when = here === entry ? "here" : entry > at ? "later" : "";
        const row = html`<li class="${HEADINGS.has(id) ? "chapter" : ""} ${when}"
          aria-current=${when === "here" ? "step" : nothing}>
          <button type="button" class="line" title=${t("web-log-jump")} data-entry=${entry}
            @click=${() => past.lookAt(entry)}>
            ${who !== null && styles[who] ? mark(styles[who]) : html`<span class="mark"></span>`}
            <span>${lineText(line)}</span>
          </button></li>`;
        if (divided || entry > fresh) return row;
        divided = true;
        return html`<li class="divider">${t("web-since-your-turn")}</li>${row}`;
      },
    )}
  </ol>`;
}

/** A civilization's points by their source. @param {number} civ @returns {Record<string, number>} */
export function pointsBySource(civ) {
  /** @type {Record<string, number>} */
  const sums = {};
  for (const [, id, args] of model.table.log) {
    if ((id === "gains-vp" || id === "loses-vp") && args[0] === civ) {
      sums[args[2]] = (sums[args[2]] ?? 0) + (id === "gains-vp" ? args[1] : -args[1]);
    }
  }
  return sums;
}

/** Where a civilization's points come from, in one line. @param {number} civ */
export function pointsMadeOf(civ) {
  const parts = Object.entries(pointsBySource(civ)).filter(([, n]) => n);
  return parts.map(([source, n]) => `${say().name("source", source)} ${n < 0 ? "−" : ""}${Math.abs(n)}`).join(", ");
}
