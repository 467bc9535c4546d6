// Standing orders: for kinds of questions where a forced or indifferent answer would cost a turn, a person may say once
// how to answer. A game names these questions and may bring a sentence for each, `order-<question>`.
import * as act from "../match/actions.js";
import { table } from "../match/model.js";
import { sentences, t } from "../talk/i18n.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";

/** @typedef {Event & {target: HTMLSelectElement}} SelectChange */

/** "OneOfMany" is spelled "one-of-many". @param {string} question */
export function kebab(question) {
  return question.replace(/(?<=[a-z0-9])(?=[A-Z])/g, "-").toLowerCase();
}

/** The game's sentence for a question; none if it has no words for it. @param {string} question */
function words(question) {
  const id = `order-${kebab(question)}`;
  return sentences().has(id) ? id : "";
}

/** The questions that can have an order, as far as this seat may give one. */
function questions() {
  if (table.seat === null || table.now?.over) return [];
  return Object.keys(table.data?.orders ?? {}).filter(words);
}

/** The orders a question can have. @param {string} question @returns {string[]} */
function orders(question) {
  return table.data?.orders[question] ?? [];
}

/** @param {string} question */
function label(question) {
  return t(words(question));
}

/**
 * What an order means for a question: in its own words, or the usual ones.
 * @param {string} question @param {string} order
 */
function meaning(question, order) {
  const id = `${words(question)}.${order}`;
  return sentences().t(id) === id ? t(`web-order-${order}`) : t(id);
}

/** @param {string} question */
function given(question) {
  return table.now?.orders?.[question] ?? "ask";
}

/** All orders, as entries of the menu. */
export function orderItems() {
  return questions().map(
    (question) => html`<li role="none"><div role="group" aria-label=${label(question)} class="menu-group">
      <p aria-hidden="true">${label(question)}</p>
      ${orders(question).map(
        (order) => html`<button type="button" role="menuitemradio" data-test=${`order-${kebab(question)}-${order}`}
          aria-checked=${given(question) === order} @click=${() => act.order(question, order)}>
          <span class="tick" aria-hidden="true">${given(question) === order ? "✓" : ""}</span>
          ${meaning(question, order)}</button>`,
      )}
    </div></li>`,
  );
}

/** The order for the question that is being asked, beside it. */
export function orderHere() {
  const question = table.now?.prompt?.[0] ?? "";
  if (!questions().includes(question)) return nothing;
  return html`<label class="order-here soft"><span>${label(question)}</span>
    <select data-test="order-here" @change=${(/** @type {SelectChange} */ e) => act.order(question, e.target.value)}>
      ${orders(question).map(
        (order) => html`<option value=${order} ?selected=${given(question) === order}>
          ${meaning(question, order)}</option>`,
      )}
    </select></label>`;
}
