// An element of the table of Historia: what a click on a thing means, and what the answers in the small menu say.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { BoardElement } from "../../../web/board/board-element.js";
import { asked, glow, picking } from "./answers.js";
import { hold } from "./drag.js";
import { glide } from "./motion.js";
import { drawing, prepare } from "./print.js";
import { remark } from "./remark.js";
import { explain, hideTip, press } from "./tip.js";

/** @typedef {import("../../../web/match/wire.d.ts").Answer} Answer */

export class HistoriaElement extends BoardElement {
  constructor() {
    super({ explain, hideTip, press, hold });
    this.menuClass = "answers";
    this.menuOffset = 0;
  }

  loading() {
    return drawing ? null : prepare();
  }

  afterDraw() {
    glide(this, this.ctx.motion);
  }

  /** One fitting answer is given, several make a menu, none asks why or shows the card.
   * @param {Event} e @param {Answer[]} answers @param {{kind: string, id: any, ask?: Answer | null}} what */
  act(e, answers, what) {
    const ctx = this.ctx;
    hideTip();
    if (answers.length && picking(ctx)) return ctx.toggle(what.id);
    if (answers.length === 1) return ctx.choose(answers[0]);
    if (!answers.length) return what.ask && asked(ctx) ? ctx.ask(what.ask) : ctx.inspect(what.kind, what.id);
    return this.openMenu(e, answers);
  }

  /** @param {Answer[]} answers */
  choices(answers) {
    return html`<div>${answers.map((a) => html`<button type="button" class=${glow(this.ctx, [a])}
      @click=${() => this.give(a)}>${this.ctx.option(a)}${this.#small(a)}</button>`)}</div>`;
  }

  /** @param {Answer} answer */
  #small(answer) {
    const text = remark(this.ctx, answer);
    return text ? html`<small>${text}</small>` : nothing;
  }
}
