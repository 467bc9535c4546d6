// @ts-check
// The log in sentences: every line is a link to its position; what happened since the last own turn is set apart.
import { html, nothing, repeat } from "./vendor/lit.js";
import { say, t } from "./i18n.js";
import * as past from "./history.js";
import * as model from "./model.js";

const MOST = 400;
/** Lines that open a chapter of the story. */
const HEADINGS = new Set(["round", "game-over", "solo-won", "solo-lost", "solo-eliminated"]);

/** The civilization a line is about, for its mark. @param {string} id @param {any[]} args */
export function subject(id, args) {
  const kinds = model.table.data?.events?.[id] ?? [];
  const i = kinds.findIndex((/** @type {any} */ k) => (k.kind === "civ" || k.kind === "seat") && !k.many);
  return i < 0 ? null : args[i];
}

/** @param {any} styles @param {(style: any) => any} mark */
export function logPanel(styles, mark) {
  const { table } = model;
  const lines = table.log.slice(-MOST);
  const here = table.replay?.n;
  const fresh = table.since ?? 0;
  let divided = !fresh || !table.now?.options?.length;
  return html`<ol class="log" reversed aria-live="polite" aria-label=${t("web-log")} data-test="log">
    ${lines.length ? nothing : html`<li class="soft empty">${t("web-log-empty")}</li>`}
    ${repeat(
      [...lines.entries()].reverse(),
      (/** @type {[number, any]} */ [i, e]) => `${e[0]}.${i}.${e[1]}`,
      (/** @type {[number, any]} */ [, [entry, id, args]]) => {
        const who = subject(id, args);
        const line = html`<li class="${HEADINGS.has(id) ? "chapter" : ""} ${here === entry ? "here" : ""}">
          <button type="button" class="line" title=${t("web-log-jump")} @click=${() => past.lookAt(entry)}>
            ${who !== null && styles[who] ? mark(styles[who]) : html`<span class="mark"></span>`}
            <span>${say().event(id, args)}</span>
          </button></li>`;
        if (!divided && entry <= fresh) {
          divided = true;
          return html`<li class="divider">${t("web-since-your-turn")}</li>${line}`;
        }
        return line;
      },
    )}
  </ol>`;
}

/** Where a civilization's points come from, in one line. @param {number} civ */
export function pointsMadeOf(civ) {
  /** @type {Record<string, number>} */
  const sums = {};
  for (const [, id, args] of model.table.log) {
    if ((id === "gains-vp" || id === "loses-vp") && args[0] === civ) {
      sums[args[2]] = (sums[args[2]] ?? 0) + (id === "gains-vp" ? args[1] : -args[1]);
    }
  }
  const parts = Object.entries(sums).filter(([, n]) => n);
  return parts.map(([source, n]) => `${say().name("source", source)} ${n}`).join(", ");
}
