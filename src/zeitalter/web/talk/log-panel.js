// The log: one entry for each deed, a link to its position, with its lines folded in; what happened since the last own turn
// is set apart. It is one stop of the Tab key: arrow keys go through it, to the right lies what opens an entry.
import { botSign, mark } from "../base/colors.js";
import { update } from "../base/store.js";
import { shownDeeds, thingsOf, told } from "../match/happened.js";
import { entryAt, newestDeeds } from "../match/log.js";
import { shell, table } from "../match/model.js";
import { lookAt } from "../match/replay.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { t } from "./i18n.js";
import { lineText } from "./log-lines.js";

/** @typedef {import("../board/game-table.d.ts").Deed} Deed */
/** @typedef {import("../board/game-table.d.ts").PartyStyle} PartyStyle */

/** The entry that the Tab key comes to: the newest one until another had the focus. */
let stop = "";

/** The deeds of the log, newest first. @param {PartyStyle[]} styles */
export function logPanel(styles) {
  const at = table.replay?.wanted ?? Infinity;
  const here = table.replay ? entryAt(table.log, at) : null;
  const fresh = table.since;
  const shown = newestDeeds(shownDeeds(), at);
  const first = shown.some(({ key }) => key === stop) ? stop : shown[0]?.key;
  let divided = !fresh || !table.now?.options?.length || Boolean(table.replay);
  return html`<ol class="log" reversed aria-live=${table.replay ? "off" : "polite"} aria-label=${t("web-log")}
    data-test="log" @keydown=${onKey} @focusin=${onFocus}>
    ${table.log.length ? nothing : html`<li class="soft empty">${t("web-log-empty")}</li>`}
    ${repeat(
      shown,
      ({ key }) => key,
      (deed) => {
        const row = deedRow(deed, styles, at, here, deed.key === first);
        if (divided || deed.last > fresh) return row;
        divided = true;
        return html`<li class="divider">${t("web-since-your-turn")}</li>${row}`;
      },
    )}
  </ol>`;
}

/** @param {Deed} deed @param {PartyStyle[]} styles @param {number} at @param {number | null} here
 * @param {boolean} stops whether the Tab key comes to it */
function deedRow(deed, styles, at, here, stops) {
  const { sentence, things } = told(deed);
  const style = deed.party === null ? null : styles[deed.party];
  const now = here !== null && deed.entry <= here && here <= deed.last;
  const when = now ? "here" : deed.entry > at ? "later" : "";
  const open = table.unfolded.has(deed.key);
  const more = deed.lines.length > 1 || sentence !== lineText(deed.lines[0]);
  return html`<li class="deed ${shell().chapters.includes(deed.lines[0][1]) ? "chapter" : ""} ${when}" data-key=${deed.key}
    aria-current=${now ? "step" : nothing}>
    <button type="button" class="line" title=${t("web-log-jump")} data-entry=${deed.last} data-lights=${things}
      tabindex=${stops ? 0 : -1} @click=${() => lookAt(deed.last)}>
      ${style ? mark(style) : html`<span class="mark"></span>`}
      <span>${sentence}${style ? botSign(style) : nothing}</span>
    </button>
    ${
      more
        ? html`<button type="button" class="unfold" tabindex="-1" aria-expanded=${open} data-test="unfold"
          aria-label=${t("web-log-details", { deed: sentence })} @click=${() => unfold(deed.key)}>${open ? "▾" : "▸"}</button>`
        : nothing
    }
    ${open && more ? html`<ol class="details">${deed.lines.map(detail)}</ol>` : nothing}
  </li>`;
}

/** @param {import("../match/wire.d.ts").Line} line */
function detail(line) {
  return html`<li><button type="button" class="line" tabindex="-1" title=${t("web-log-jump")} data-entry=${line[0]}
    data-lights=${thingsOf(line)} @click=${() => lookAt(line[0])}><span>${lineText(line)}</span></button></li>`;
}

/** Show or hide the lines of a deed. @param {string} key */
function unfold(key) {
  if (!table.unfolded.delete(key)) table.unfolded.add(key);
  update();
}

/** The Tab key comes back to where the focus was. @param {FocusEvent} event */
function onFocus(event) {
  const list = /** @type {HTMLElement} */ (event.currentTarget);
  const row = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest(".deed"));
  if (!row?.dataset.key || row.dataset.key === stop) return;
  stop = row.dataset.key;
  for (const line of /** @type {NodeListOf<HTMLElement>} */ (list.querySelectorAll('.deed > .line[tabindex="0"]')))
    line.tabIndex = -1;
  const own = /** @type {HTMLElement | null} */ (row.querySelector(".line"));
  if (own) own.tabIndex = 0;
}

/** Arrow keys go through the log. @param {KeyboardEvent} event */
function onKey(event) {
  const list = /** @type {HTMLElement} */ (event.currentTarget);
  const at = /** @type {HTMLElement} */ (event.target);
  const next = target(list, at, event.key);
  if (!next) return;
  next.focus();
  event.preventDefault();
  event.stopPropagation();
}

/** Where a key leads; null if nowhere. @param {HTMLElement} list @param {HTMLElement} at @param {string} key
 * @returns {HTMLElement | null} */
function target(list, at, key) {
  const lines = /** @type {HTMLElement[]} */ ([...list.querySelectorAll(".line")]);
  const row = at.closest(".deed");
  const own = /** @type {HTMLElement | null} */ (row?.querySelector(".line") ?? null);
  if (key === "ArrowRight") return /** @type {HTMLElement | null} */ (row?.querySelector(".unfold") ?? null);
  if (key === "ArrowLeft") return own === at ? null : own;
  if (key === "Home") return lines[0] ?? null;
  if (key === "End") return lines.at(-1) ?? null;
  const step = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
  const from = at.matches(".line") ? at : own;
  return step && from ? (lines[lines.indexOf(from) + step] ?? null) : null;
}
