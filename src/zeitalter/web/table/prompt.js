// The question: one sentence that says what to do now, the answers as a numbered list, and undo, hint and rule.
import { focusOn } from "../base/focus.js";
import { onDemand } from "../base/on-demand.js";
import { update } from "../base/store.js";
import { span } from "../board/fields.js";
import * as act from "../match/actions.js";
import { draftVerbs } from "../match/draft.js";
import { shell, table } from "../match/model.js";
import { bankWords, deadline, sentences, t } from "../talk/i18n.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { answerAt, closingAnswer, FINISH, isAnswerKey, keyOf } from "./answer-keys.js";
import { confirming, folded, foldLine, optionList, shownOptions } from "./answer-list.js";
import { context } from "./context.js";
import { draftPanel } from "./draft-panel.js";
import { formEditor } from "./form-editor.js";
import { orderHere } from "./orders.js";
import { undoTools } from "./undo.js";
import { clockLine, waiting } from "./waiting-panel.js";

/** @typedef {Event & {target: HTMLInputElement}} InputChange */

const LONG = 10;
const endings = onDemand(() => import("./ending.js"));

/** @typedef {import("../match/wire.d.ts").Form} Form */

/** A key was pressed: true if it meant something here. @param {string} key */
export function promptKey(key) {
  if (table.replay || table.passTo !== null) return false;
  const pick = act.picking();
  if (isAnswerKey(key) && pick) {
    const thing = answerAt(pick.things, key, []);
    if (thing === undefined) return /^[0-9]$/.test(key);
    act.toggle(thing);
  } else if (isAnswerKey(key)) {
    const answer = answerAt(shownOptions().map((o) => o.answer), key, shell().closing);
    if (answer) act.choose(answer);
    else return /^[0-9]$/.test(key);
  } else if (key === FINISH) {
    const answer = closingAnswer(act.options(), shell().closing);
    if (!answer) return false;
    act.choose(answer);
  } else if (key === "p" && draftVerbs().length) act.suggest();
  else if (key === "/" && document.querySelector(".prompt .filter")) focusOn(".prompt .filter");
  else if (key === "u") act.undo();
  else if (key === "h") hintByKey();
  else if (key === "r" && table.now?.rule) act.showRule(table.now.rule);
  else if (key === "Enter" && act.picking()) confirmPick();
  else if (key === "Enter" && table.confirming) act.play(table.confirming);
  else return false;
  return true;
}

/** Who asks for a hint by key can follow it with Enter, unless the focus has gone elsewhere meanwhile. */
async function hintByKey() {
  const before = document.activeElement;
  await act.hint();
  if (document.activeElement === before) focusOn("[data-test=take-hint]");
}

function confirmPick() {
  const answer = act.pickedAnswer(table.picks);
  if (answer) act.play(answer);
}

/** @param {string | null | undefined} rule */
function ruleLink(rule) {
  if (!rule) return nothing;
  return html`<button type="button" class="link rule-link"
    @click=${() => act.showRule(rule)}>${t("web-rule", { rule })}</button>`;
}

function noteBox() {
  const { note } = table;
  if (!note) return nothing;
  const { answer } = note;
  return html`<div class="note ${note.tone}" role=${note.tone === "warn" ? "alert" : "status"}>
    <div class="note-body"><p>${note.text()} ${ruleLink(note.rule)}
    ${
      answer && (act.options().length || act.forms().length)
        ? html`<button type="button" class="do-it" data-test="take-hint"
          @click=${() => act.play(answer)}>${t("web-do-it")}</button>`
        : nothing
    }</p>
    ${note.others?.length ? otherHints(note.others) : nothing}</div>
    <button type="button" class="quiet close" aria-label=${t("web-close")}
      @click=${() => {
        table.note = null;
        update();
      }}>✕</button>
  </div>`;
}

/** What else a hint names. @param {NonNullable<import("../match/table-state.d.ts").Note["others"]>} others */
function otherHints(others) {
  const open = act.options().length || act.forms().length;
  return html`<p class="soft others-head">${t("web-hint-others")}</p><ul class="other-hints" data-test="other-hints">${others.map(
    ({ answer, text }) => html`<li>${text()} ${
      open
        ? html`<button type="button" class="link" data-test="take-other"
          @click=${() => act.play(answer)}>${t("web-do-it")}</button>`
        : nothing
    }</li>`,
  )}</ul>`;
}

/** @param {NonNullable<ReturnType<typeof act.picking>>} pick */
function pickList(pick) {
  const answer = act.pickedAnswer(table.picks);
  return html`<p class="soft pick-how">${t("web-pick-how", span(pick.fewest, pick.most))}</p>
    <ol class="options">
      ${pick.things.map(
        (thing, i) => html`<li>
          <button type="button" class="option" role="checkbox" aria-checked=${table.picks.includes(thing)}
            @click=${() => act.toggle(thing)}>
            <kbd aria-hidden="true">${keyOf(pick.things, i, []).toUpperCase()}</kbd>
            <span class="option-text">${sentences().name(pick.kind, thing)}
              <small>${sentences().card(pick.kind, thing).split("\n")[0]}</small></span>
            <span class="tick" aria-hidden="true">${table.picks.includes(thing) ? "✓" : ""}</span>
          </button></li>`,
      )}
    </ol>
    ${
      table.picks.length || answer
        ? answer
          ? html`<button type="button" class="primary confirm-pick" data-test="confirm-pick"
            @click=${confirmPick}>${sentences().option(answer)}</button>`
          : html`<button type="button" class="confirm-pick"
            @click=${() => act.ask([pick.verb, table.picks])}>${t("web-pick-why")}</button>`
        : html`<button type="button" class="primary confirm-pick" disabled>${t("web-pick-first")}</button>`
    }`;
}

function tools() {
  const { now } = table;
  if (table.seat === null) return nothing;
  return html`<div class="tools" role="group" aria-label=${t("web-tools")}>
    ${undoTools()}
    <button type="button" data-test="hint" ?disabled=${!act.options().length && !act.forms().length} @click=${() => act.hint()}>
      ${t("web-hint-button")} <kbd aria-hidden="true">H</kbd></button>
    ${
      draftVerbs().length && !table.replay
        ? html`<button type="button" data-test="suggest" title=${t("web-suggest-why")} ?disabled=${!act.options().length}
          @click=${() => act.suggest()}>${t("web-suggest")} <kbd aria-hidden="true">P</kbd></button>`
        : nothing
    }
    ${
      now?.rule
        ? html`<button type="button" data-test="rule" @click=${() => act.showRule(now.rule)}>
          ${t("web-rule", { rule: now.rule })} <kbd aria-hidden="true">R</kbd></button>`
        : nothing
    }
  </div>`;
}

/**
 * A form: where the game draws it on the table, what it says here instead; otherwise the plain editor.
 * @param {Form} form @param {number} number
 */
function formPart(form, number) {
  const draws = table.drawn && !table.text ? table.module?.formTemplate : null;
  return draws ? draws(context(), form, number) : formEditor(form, number);
}

/** What the game is about and what to do first, until somebody has answered once; a guide says it at more length. */
function welcome() {
  if (table.since > 0 || table.info?.guide || !sentences().has("welcome")) return nothing;
  return html`<p class="welcome" data-test="welcome">${t("welcome")}</p>`;
}

/** Who changes a sealed answer can also leave it as it is. @param {import("../match/wire.d.ts").Now} now */
function keepLine(now) {
  if (!now.sealed || !table.changing) return nothing;
  return html`<p class="soft">${t("web-you-gave", { answer: sentences().option(now.sealed) })} <button type="button"
    class="link" data-test="keep-sealed" @click=${() => act.changeSealed(false)}>${t("web-keep")}</button></p>`;
}

/** The panel with the question. */
export function promptPanel() {
  const { now } = table;
  if (!now) return html`<section class="prompt panel"><p class="soft">${t("web-loading")}</p></section>`;
  const found = shownOptions();
  const forms = act.forms();
  const asked = act.options().length > 0 || forms.length > 0;
  const pick = act.picking();
  const until = asked ? deadline(table.info, table.seat) : "";
  return html`<section class="prompt panel ${asked ? "asked" : ""}" aria-label=${t("web-question")} data-test="prompt">
    <div aria-live="polite" class="prompt-words">
      ${
        now.over
          ? (endings()?.ending() ?? nothing)
          : asked
            ? html`${welcome()}<p class="prompt-text">${sentences().prompt(now.prompt, table.seat)}</p>${keepLine(now)}
              ${until ? html`<p class="soft">${t("web-until-you", { when: until })} ${bankWords(table.info?.seats[table.seat ?? -1])}</p>` : nothing}${clockLine()}`
            : table.busy
              ? html`<p class="prompt-text soft">${t("web-sending")}</p>`
              : waiting(now)
      }
    </div>
    ${noteBox()} ${draftPanel()} ${asked ? confirming(!pick && !folded()) : nothing}
    ${
      asked && !pick && !folded() && act.options().length > LONG
        ? html`<input type="search" class="filter" placeholder=${t("web-filter", { count: act.options().length })}
          aria-label=${t("web-filter", { count: act.options().length })} .value=${table.filter}
          @input=${(/** @type {InputChange} */ e) => {
            table.filter = e.target.value;
            update();
          }}>`
        : nothing
    }
    ${
      asked
        ? pick
          ? pickList(pick)
          : html`<div class="options">
              ${foldLine()} ${optionList(found)}
              ${forms.map(formPart)}
            </div>`
        : nothing
    }
    ${asked ? orderHere() : nothing}
    ${act.options().length && !pick && !found.length ? html`<p class="soft">${t("web-filter-none")}</p>` : nothing}
    ${now.over ? nothing : tools()}
  </section>`;
}
