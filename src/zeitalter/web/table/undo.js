// Taking back: the last own answer at once, or any earlier one up to the last barrier from a list.
import { state, update } from "../base/store.js";
import * as act from "../match/actions.js";
import { draftAnswers } from "../match/draft.js";
import { table } from "../match/model.js";
import { sentences, t } from "../talk/i18n.js";
import { lineText } from "../talk/log-lines.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";

/** What was done in an entry. @param {number} entry */
function deed(entry) {
  const line = table.log.find((known) => known[0] === entry);
  if (line) return lineText(line);
  const given = table.deeds[entry];
  return given ? sentences().option(given) : t("web-undo-entry");
}

/** @param {number} entry */
function takeBack(entry) {
  update({ undoing: false });
  act.undo(entry);
}

function list() {
  const points = [...(table.now?.undo ?? [])].reverse();
  return html`<ul class="undo-points popover" role="menu" aria-label=${t("web-undo-to")}>
    <li role="none" class="soft"><p aria-hidden="true">${t("web-undo-to")}</p></li>
    ${points.map(
      (entry) => html`<li role="none"><button type="button" role="menuitem" data-test="undo-point"
        data-entry=${entry} @click=${() => takeBack(entry)}>${deed(entry)}</button></li>`,
    )}
  </ul>`;
}

/** The list lies over everything, right above its button. @param {MouseEvent} event */
function openList(event) {
  const button = /** @type {HTMLElement} */ (event.currentTarget).getBoundingClientRect();
  update({ undoing: !state.undoing });
  if (!state.undoing) return;
  requestAnimationFrame(() => {
    const points = /** @type {HTMLElement | null} */ (document.querySelector(".undo-points"));
    points?.style.setProperty("bottom", `${innerHeight - button.top + 4}px`);
    points?.style.setProperty("left", `${Math.max(8, Math.min(button.right - 120, innerWidth - 352))}px`);
    points?.querySelector("button")?.focus();
  });
}

/** The buttons that take back. */
export function undoTools() {
  const points = table.now?.undo ?? [];
  const last = draftAnswers().at(-1);
  const newest = points.at(-1);
  const what = last ? sentences().option(last) : newest !== undefined ? deed(newest) : "";
  return html`<span class="undo-holder">
    <button type="button" data-test="undo" ?disabled=${!what}
      title=${what ? t("web-undo-what", { what }) : t("web-undo-none")}
      @click=${() => act.undo()}>${t("web-undo")} <kbd aria-hidden="true">U</kbd></button>
    ${
      points.length > 1
        ? html`<button type="button" data-test="undo-list" aria-haspopup="menu" aria-expanded=${Boolean(state.undoing)}
          aria-label=${t("web-undo-to")} @click=${openList}>▾</button>${state.undoing ? list() : nothing}`
        : nothing
    }
  </span>`;
}
