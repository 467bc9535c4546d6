// The draft beside the question, which the player calls a plan: every drafted answer as a sentence that can be taken out
// again, what the game foretells of it, and the buttons that send it.
import * as act from "../match/actions.js";
import {
  discardDraft,
  draftAnswers,
  draftClosings,
  draftPosition,
  draftVerbs,
  removeFromDraft,
} from "../match/draft.js";
import { table } from "../match/model.js";
import { sentences, t } from "../talk/i18n.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { context } from "./context.js";

/** @typedef {import("../match/wire.d.ts").Answer} Answer */

/** The words of a button that sends the draft with a closing answer. @param {Answer} answer */
function sendWords(answer) {
  const own = `option-${answer[0]}.send`;
  const text = t(own);
  return text === own ? t("web-plan-send-with", { answer: sentences().option(answer) }) : text;
}

/** @param {Answer} answer @param {number} i */
function row(answer, i) {
  const text = sentences().option(answer);
  return html`<li><span>${text}</span><button type="button" class="quiet" data-test="plan-remove"
    aria-label=${t("web-plan-remove", { answer: text })} title=${t("web-plan-remove", { answer: text })}
    @click=${() => removeFromDraft(i)}>✕</button></li>`;
}

/** @param {Answer} answer */
function closingButton(answer) {
  const possible = act.options().some((option) => act.sameAnswer(option, answer));
  return html`<button type="button" class=${possible ? "primary" : ""} data-test="plan-send-end"
    @click=${() => (possible ? act.choose(answer) : act.ask(answer))}>${sendWords(answer)}</button>`;
}

/** The draft, while there is something that can be drafted. */
export function draftPanel() {
  if (!draftVerbs().length || table.replay || table.busy || table.now?.ask === table.answered) return nothing;
  const answers = draftAnswers();
  const foretold = table.module?.draftTemplate?.(context()) ?? nothing;
  return html`<section class="plan" aria-label=${t("web-plan")} data-test="plan">
    ${
      answers.length
        ? html`<header><h3>${t("web-plan-count", { count: answers.length })}</h3>
          <button type="button" class="link" data-test="plan-discard"
            @click=${() => discardDraft()}>${t("web-plan-discard")}</button></header>
          <ol tabindex="0" aria-label=${t("web-plan")}>${answers.map(row)}</ol>`
        : html`<p class="soft">${t("web-plan-how")}</p>`
    }
    ${foretold}
    ${
      answers.length
        ? html`<div class="row plan-send">${draftClosings().map(closingButton)}
          <button type="button" data-test="plan-send" ?disabled=${!draftPosition()}
            @click=${() => act.sendDraft()}>${t("web-plan-send")}</button></div>`
        : nothing
    }
  </section>`;
}
