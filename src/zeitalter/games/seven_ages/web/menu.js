// What the small menu of a card or area offers, sorted so that a newcomer finds what to do: by what is played, own empires
// first, and what would help others or harm oneself folded away.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { glow } from "./answers.js";
import { PLAYED, sorted } from "./parts.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("../../../web/match/wire.d.ts").Answer} Answer */

/** So many answers that need no sorting. */
const FEW = 3;

/** Whom an answer that plays something names: empires, areas, leaders and artefacts. @param {Ctx} ctx @param {Answer} answer
 * @returns {string[]} */
function aims(ctx, [verb, , , ...aim]) {
  if (verb === "artefact") return [ctx.name("empire", aim[0])];
  const kinds = ["empire", "area", "leader", "artefact"];
  return aim.flatMap((ids, i) => ids.map((/** @type {string} */ id) => ctx.name(kinds[i], id)));
}

/** The answer in the words of its part: only whom it is about. @param {Ctx} ctx @param {Answer} answer */
function label(ctx, answer) {
  const found = PLAYED.includes(answer[0]) ? aims(ctx, answer) : [];
  return found.length ? ctx.list(found) : ctx.option(answer);
}

/** The menu in parts; null where it is short enough as it is. @param {Ctx} ctx @param {Answer[]} answers
 * @param {(answer: Answer) => void} give @param {(answer: Answer) => unknown} beside */
export function partsTemplate(ctx, answers, give, beside) {
  if (answers.length <= FEW || !answers.some(([verb]) => PLAYED.includes(verb))) return null;
  const button = (/** @type {Answer} */ a) => html`<button type="button" class=${glow(ctx, [a])} data-choice=${JSON.stringify(a)}
    title=${ctx.option(a)} @click=${() => give(a)}><span>${label(ctx, a)}${ctx.caution(a) ? html`<small>${ctx.caution(a)?.text}</small>`
      : nothing}</span>${beside(a)}</button>`;
  return html`<div class="parts-of-menu">${sorted(ctx, answers).map(({ title, good, doubtful }) => html`${title ? html`<h4>${title}</h4>`
    : nothing}${good.map(button)}${doubtful.length ? html`<details ?open=${!good.length}><summary>${ctx.t("board-menu-doubtful",
      { n: doubtful.length })}</summary>${doubtful.map(button)}</details>` : nothing}`)}</div>`;
}
