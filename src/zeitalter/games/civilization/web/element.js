// An element of the table of Civilization; where answers differ only in a number, the small menu asks how many.
import { html } from "../../../web/vendor/lit-html/lit-html.js";
import { BoardElement } from "../../../web/board/board-element.js";
import { hold } from "./drag.js";
import { drawing, prepare } from "./print.js";
import { explain, hideTip, press } from "./tip.js";

/** @typedef {import("../../../web/match/wire.d.ts").Answer} Answer */

export class CivilizationElement extends BoardElement {
  constructor() {
    super({ explain, hideTip, press, hold });
    /** How many the menu's number says. */
    this.many = 1;
  }

  loading() {
    return drawing ? null : prepare();
  }

  /** @param {Event} e @param {Answer[]} answers */
  act(e, answers) {
    this.many = answers.length;
    super.act(e, answers);
  }

  /** @param {Answer[]} answers */
  choices(answers) {
    return series(answers) ? this.number(answers) : super.choices(answers);
  }

  /** How many. @param {Answer[]} answers */
  number(answers) {
    const last = answers.length;
    const n = Math.min(this.many, last);
    const set = (/** @type {number} */ to) => {
      this.many = Math.max(1, Math.min(last, to));
      this.draw();
    };
    const enter = (/** @type {KeyboardEvent} */ e) => {
      if (e.key !== "Enter") return;
      e.preventDefault();
      e.stopPropagation();
      this.give(answers[n - 1]);
    };
    return html`<div class="how-many"><p><button type="button" aria-label=${this.ctx.t("board-fewer")} ?disabled=${n
      <= 1}
        @click=${() => set(n - 1)}>−</button><input type="range" min="1" max=${last} .value=${String(n)}
        aria-label=${this.ctx.t("board-how-many")} @input=${(/** @type {any} */ e) => set(Number(e.target.value))}
        @keydown=${enter}><button type="button" aria-label=${this.ctx.t("board-greater")} ?disabled=${n >= last}
        @click=${() => set(n + 1)}>+</button></p>
      <button type="button" class="primary" data-test="how-many" @click=${() => this.give(answers[n -
        1])}>${this.ctx.option(
        answers[n - 1])}</button></div>`;
  }
}

/** Whether answers are the same but for their last value, 1, 2, 3 ... @param {Answer[]} answers */
function series(answers) {
  const [first] = answers;
  return answers.length > 2 && answers.every((a, i) => a.length === first.length && a.at(-1) === i + 1
    && a.slice(0, -1).every((v, k) => v === first[k]));
}
