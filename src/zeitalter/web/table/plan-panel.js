// @ts-check
// The plan beside the question: every planned answer as a sentence that can be taken out again, what the game foretells
// of it, and the buttons that send it.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import * as act from "../match/acting.js";
import { context } from "./context.js";
import { say, t } from "../talk/i18n.js";
import * as model from "../match/model.js";
import { closings, discard, drafted, drafts, planned, remove } from "../match/planning.js";

/** The words of a button that sends the plan with a closing answer. @param {any[]} answer */
export function sendWords(answer) {
  const own = `option-${answer[0]}.send`;
  const text = t(own);
  return text === own ? t("web-plan-send-with", { answer: say().option(answer) }) : text;
}

/** @param {any[]} answer @param {number} i */
function row(answer, i) {
  const text = say().option(answer);
  return html`<li><span>${text}</span><button type="button" class="quiet" data-test="plan-remove"
    aria-label=${t("web-plan-remove", { answer: text })} title=${t("web-plan-remove", { answer: text })}
    @click=${() => remove(i)}>✕</button></li>`;
}

/** @param {any[]} answer */
function closingButton(answer) {
  const possible = act.options().some((/** @type {any} */ o) => JSON.stringify(o) === JSON.stringify(answer));
  return html`<button type="button" class=${possible ? "primary" : ""} data-test="plan-send-end"
    @click=${() => (possible ? act.choose(answer) : act.ask(answer))}>${sendWords(answer)}</button>`;
}

/** The plan, while there is something that can be planned. */
export function planPanel() {
  const { table } = model;
  if (!drafts().length || table.replay || table.busy || table.now.ask === table.answered) return nothing;
  const answers = planned();
  const foretold = table.module?.planTemplate?.(context()) ?? nothing;
  return html`<section class="plan" aria-label=${t("web-plan")} data-test="plan">
    ${
      answers.length
        ? html`<header><h3>${t("web-plan-count", { count: answers.length })}</h3>
          <button type="button" class="link" data-test="plan-discard"
            @click=${() => discard()}>${t("web-plan-discard")}</button></header>
          <ol tabindex="0" aria-label=${t("web-plan")}>${answers.map(row)}</ol>`
        : html`<p class="soft">${t("web-plan-how")}</p>`
    }
    ${foretold}
    ${
      answers.length
        ? html`<div class="row plan-send">${closings().map(closingButton)}
          <button type="button" data-test="plan-send" ?disabled=${!drafted()}
            @click=${() => act.sendPlan()}>${t("web-plan-send")}</button></div>`
        : nothing
    }
  </section>`;
}
