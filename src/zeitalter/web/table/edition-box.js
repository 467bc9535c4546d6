// House cards at the table: a mark in the bar, and over the table a list of what differs.
import { closeEdition, showEdition } from "../match/edition.js";
import { table } from "../match/model.js";
import { changeMark, differenceBody, differenceList, differenceOf } from "../talk/differences.js";
import { t } from "../talk/i18n.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";

/** That this table has house cards, for everybody; nothing at others. */
export function editionMark() {
  if (!table.info?.house_cards) return nothing;
  const words = t("web-cards-mark", { count: table.edition?.total ?? 0 });
  return html`<button type="button" class="quiet cards-mark" data-test="house-cards" title=${words}
    @click=${showEdition}><svg viewBox="0 0 20 18" width="20" height="18" aria-hidden="true"><g fill="none"
    stroke="currentColor" stroke-width="1.5" stroke-linejoin="round"><path d="M6 4.5 3 5.4a1 1 0 0 0-.7 1.2l2.3 8a1 1 0 0 0 1.2.7l2-.6"></path><rect
    x="8" y="2" width="8.5" height="12.5" rx="1.3"></rect><path d="m10.6 9.3 2.9-3.6.6 2.4"></path></g></svg><b
    aria-hidden="true">${table.edition?.total ?? ""}</b><span class="hidden-text">${words}</span></button>`;
}

/** A line above the rules of a table with house cards. */
export function editionNote() {
  if (!table.info?.house_cards) return nothing;
  return html`<p class="note cards-note">${t("web-cards-rules")} <button type="button" class="link"
    @click=${showEdition}>${t("web-cards-what")}</button></p>`;
}

/** How a card differs from ours, below it; nothing if it does not. @param {string} kind @param {any} id */
export function cardDifference(kind, id) {
  const found = differenceOf(table.edition, kind, id);
  return found ? html`<div class="card-differs" data-test="card-differs">${changeMark(found)}${differenceBody(found)}</div>` : nothing;
}

/** What differs, over the table. */
export function editionBox() {
  if (!table.editionShown) return nothing;
  return html`<div class="veil" @click=${closeEdition}>
    <div class="card-large edition panel" role="dialog" aria-label=${t("web-cards-what")} data-test="edition"
      @click=${(/** @type {Event} */ e) => e.stopPropagation()}>
      <button type="button" class="quiet close" aria-label=${t("web-close")} @click=${closeEdition}>✕</button>
      <h2>${t("web-cards-what")}</h2>
      <p class="soft">${t("web-cards-lead")}</p>
      ${
        table.edition
          ? differenceList(table.edition)
          : html`<p class="soft">${table.editionProblem?.() ?? t("web-loading")}</p>`
      }
      <p><a href=${`/edition/${table.id}`} data-go>${t("web-cards-page")}</a></p>
    </div></div>`;
}
