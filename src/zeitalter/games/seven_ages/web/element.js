// An element of the table of 7 Ages: what a click on a thing means, and the small menu where it stands for several answers.
import { html } from "../../../web/vendor/lit-html/lit-html.js";
import { BoardElement } from "../../../web/board/board-element.js";
import { glow } from "./answers.js";
import { priceTag } from "./bill.js";
import { hold } from "./drag.js";
import { drawing, prepare } from "./print.js";
import { explain, hideTip, press } from "./tip.js";

/** @typedef {import("../../../web/match/wire.d.ts").Answer} Answer */

export class SevenAgesElement extends BoardElement {
  constructor() {
    super({ explain, hideTip, press, hold });
    this.menuClass = "answers panel";
    this.menuOffset = 8;
  }

  loading() {
    return drawing ? null : prepare();
  }

  /** One fitting answer is given, several make a menu. @param {Event} e @param {Answer[]} answers */
  act(e, answers) {
    hideTip();
    if (answers.length === 1) this.ctx.choose(answers[0]);
    else this.openMenu(e, answers);
  }

  /** @param {Answer[]} answers */
  choices(answers) {
    return html`<div>${answers.map((a) => html`<button type="button" class=${glow(this.ctx, [a])}
      data-choice=${JSON.stringify(a)} @click=${() => this.give(a)}><span>${this.ctx.option(a)}</span>${priceTag(this.ctx, a)}</button>`)}</div>`;
  }
}
