// The question: one sentence that says what to do now, the answers as a numbered list, and undo, hint and rule.
import { focusOn } from "../base/focus.js";
import { setPreference, update } from "../base/store.js";
import * as act from "../match/actions.js";
import { kindsOf, shell, table } from "../match/model.js";
import { lookAt } from "../match/replay.js";
import { ago, deadline, sentences, t, timeLeft } from "../talk/i18n.js";
import { lineText } from "../talk/log-lines.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { answerAt, keyOf } from "./answer-keys.js";
import { context } from "./context.js";
import { draftPanel } from "./draft-panel.js";
import { ending } from "./ending.js";
import { formEditor } from "./form-editor.js";
import { replaceSeat } from "./menu.js";
import { orderHere } from "./orders.js";
import { undoTools } from "./undo.js";

/** @typedef {Event & {target: HTMLInputElement}} InputChange */

const LONG = 10;

/** @typedef {import("../match/wire.d.ts").Answer} Answer */
/** @typedef {import("../match/wire.d.ts").Form} Form */

/** The options the filter leaves, with their sentences. */
function shownOptions() {
  const all = act.options().map((answer) => ({ answer, text: sentences().option(answer) }));
  const words = table.filter.toLowerCase().split(/\s+/).filter(Boolean);
  return all.filter(({ text }) => words.every((word) => text.toLowerCase().includes(word)));
}

/** A key was pressed: true if it meant something here. @param {string} key */
export function promptKey(key) {
  if (table.replay || table.passTo !== null) return false;
  if (/^[0-9]$/.test(key)) {
    const pick = act.picking();
    if (pick) {
      const thing = pick.things[Number(key) - 1];
      if (thing !== undefined) act.toggle(thing);
    } else {
      const answer = answerAt(shownOptions().map((o) => o.answer), key, shell().closing);
      if (answer) act.choose(answer);
    }
    return true;
  }
  if (key === "u") act.undo();
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

/** A short line on what an answer means. @param {Answer} answer */
function remark(answer) {
  const own = table.module?.remark?.(context(), answer);
  if (own) return own;
  const [verb, ...values] = answer;
  const kinds = kindsOf(verb);
  for (let i = kinds.length - 1; i >= 0; i--) {
    const { kind, many } = kinds[i];
    const value = many ? (values[i].length === 1 ? values[i][0] : null) : values[i];
    const text = value === null ? "" : sentences().card(kind, value);
    if (text) return text.split("\n")[0];
  }
  return "";
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
    <p>${note.text()} ${ruleLink(note.rule)}
    ${
      answer && (act.options().length || act.forms().length)
        ? html`<button type="button" class="do-it" data-test="take-hint"
          @click=${() => act.play(answer)}>${t("web-do-it")}</button>`
        : nothing
    }</p>
    <button type="button" class="quiet close" aria-label=${t("web-close")}
      @click=${() => {
        table.note = null;
        update();
      }}>✕</button>
  </div>`;
}

/** @param {{answer: Answer, text: string}} option @param {string} key */
function optionRow({ answer, text }, key) {
  const hinted = act.sameAnswer(table.note?.answer, answer);
  const small = remark(answer);
  if (act.sameAnswer(table.confirming, answer)) return confirmRow(answer);
  return html`<li>
    <button type="button" class="option ${hinted ? "hinted" : ""}" data-answer=${JSON.stringify(answer)}
      @click=${() => act.choose(answer)}>
      <kbd aria-hidden="true">${key}</kbd>
      <span class="option-text">${text}${small ? html`<small>${small}</small>` : nothing}</span>
    </button>
  </li>`;
}

/** @param {Answer} answer */
function confirmRow(answer) {
  return html`<li class="confirm" role="group" aria-label=${t("web-confirm-end")}>
    <p>${t("web-confirm-end")}</p>
    <div class="row">
      <button type="button" class="primary" data-test="confirm"
        @click=${() => act.play(answer)}>${t("web-yes-end")}</button>
      <button type="button" @click=${() => {
        table.confirming = null;
        update();
      }}>${t("web-no-back")}</button>
    </div>
    <button type="button" class="link" @click=${() => {
      setPreference("confirm", "no");
      act.play(answer);
    }}>${t("web-never-ask")}</button>
  </li>`;
}

/** @param {NonNullable<ReturnType<typeof act.picking>>} pick */
function pickList(pick) {
  const answer = act.pickedAnswer(table.picks);
  return html`<p class="soft pick-how">${t("web-pick-how", { fewest: pick.fewest, most: pick.most })}</p>
    <ol class="options">
      ${pick.things.map(
        (thing, i) => html`<li>
          <button type="button" class="option" role="checkbox" aria-checked=${table.picks.includes(thing)}
            @click=${() => act.toggle(thing)}>
            <kbd aria-hidden="true">${i < 9 ? i + 1 : ""}</kbd>
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
    <button type="button" data-test="hint" ?disabled=${!now?.options?.length} @click=${() => act.hint()}>
      ${t("web-hint-button")} <kbd aria-hidden="true">H</kbd></button>
    ${
      now?.rule
        ? html`<button type="button" data-test="rule" @click=${() => act.showRule(now.rule)}>
          ${t("web-rule", { rule: now.rule })} <kbd aria-hidden="true">R</kbd></button>`
        : nothing
    }
  </div>`;
}

/** What happened since the last own turn, for screens that do not show the log beside the question. */
function recap() {
  const lines = table.since ? table.log.filter(([entry]) => entry > table.since) : [];
  if (!lines.length || !act.options().length) return nothing;
  return html`<details class="recap"><summary>${t("web-recap", { count: lines.length })}</summary>
    <ol>${lines.map(
      (line) => html`<li><button type="button" class="link"
      @click=${() => lookAt(line[0])}>${lineText(line)}</button></li>`,
    )}</ol></details>`;
}

/** Whom one waits for, and for how long. @param {import("../match/wire.d.ts").Now} now */
function waiting(now) {
  const { info, seat } = table;
  const asked = (now.asked ?? []).filter((other) => other !== seat);
  const names = sentences().listing(asked.map((other) => sentences().name("seat", other)));
  const given = now.sealed ? sentences().option(now.sealed) : "";
  const replaced = seat !== null && info?.seats[seat]?.bot;
  const until = deadline(info?.since, info?.clock);
  const doing = table.module?.waitingText?.(context()) || "";
  return html`<p class="prompt-text">${asked.length ? t("web-waiting-for", { names }) : t("web-moment")}</p>
    ${info?.aside ? html`<p class="note warn" role="alert" data-test="set-aside">${t("web-set-aside")}</p>` : nothing}
    ${doing && asked.length ? html`<p data-test="waiting-text">${doing}</p>` : nothing}${clockLine()}
    ${
      replaced
        ? html`<p class="note">${t("web-bot-plays")} <button type="button" class="do-it" data-test="take-back-seat"
          @click=${() => replaceSeat(seat, "return")}>${t("web-menu-back")}</button></p>`
        : nothing
    }
    ${given ? html`<p class="soft">${t("web-you-gave", { answer: given })}</p>` : nothing}
    ${info?.since && asked.length ? html`<p class="soft">${t("web-since", { when: ago(info.since) })}</p>` : nothing}
    ${until && asked.length ? html`<p class="soft">${t("web-until", { when: until })}</p>` : nothing}`;
}

/** How long the clock of this question still runs. */
function clockLine() {
  const left = timeLeft(table.now?.until);
  return left ? html`<p class="soft" data-test="time-left">${t("web-time-left", { left })}</p>` : nothing;
}

/**
 * A form: where the game draws it on the table, what it says here instead; otherwise the plain editor.
 * @param {Form} form @param {number} number
 */
function formPart(form, number) {
  const draws = table.drawn && !table.text ? table.module?.formTemplate : null;
  return draws ? draws(context(), form, number) : formEditor(form, number);
}

/** The panel with the question. */
export function promptPanel() {
  const { now } = table;
  if (!now) return html`<section class="prompt panel"><p class="soft">${t("web-loading")}</p></section>`;
  const found = shownOptions();
  const answers = found.map((o) => o.answer);
  const forms = act.forms();
  const asked = act.options().length > 0 || forms.length > 0;
  const pick = act.picking();
  const until = asked ? deadline(table.info?.since, table.info?.clock) : "";
  return html`<section class="prompt panel ${asked ? "asked" : ""}" aria-label=${t("web-question")} data-test="prompt">
    <div aria-live="polite" class="prompt-words">
      ${
        now.over
          ? ending()
          : asked
            ? html`<p class="prompt-text">${sentences().prompt(now.prompt, table.seat)}</p>
              ${until ? html`<p class="soft">${t("web-until-you", { when: until })}</p>` : nothing}${clockLine()}`
            : table.busy
              ? html`<p class="prompt-text soft">${t("web-sending")}</p>`
              : waiting(now)
      }
    </div>
    ${recap()} ${noteBox()} ${draftPanel()}
    ${
      asked && !pick && act.options().length > LONG
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
              <ol class="option-list" aria-label=${t("web-options-label")}>${found.map((o, i) =>
                optionRow(o, keyOf(answers, i, shell().closing)))}</ol>
              ${forms.map(formPart)}
            </div>`
        : nothing
    }
    ${asked ? orderHere() : nothing}
    ${act.options().length && !pick && !found.length ? html`<p class="soft">${t("web-filter-none")}</p>` : nothing}
    ${now.over ? nothing : tools()}
  </section>`;
}
