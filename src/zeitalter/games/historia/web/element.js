// An element of the table of Historia: what a click on a thing means, and what the answers in the small menu say.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { BoardElement } from "../../../web/board/board-element.js";
import { asked, distinct, picking } from "./answers.js";
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
    if (!answers.length) return what.ask && asked(ctx) ? ctx.ask(what.ask) : ctx.inspect(what.kind, what.id);
    return super.act(e, answers);
  }

  /** Answers that come to the same are offered once. @param {Answer[]} answers */
  merged(answers) {
    return distinct(this.ctx, answers);
  }

  /** What an answer means in numbers, and what is to be known before it is given. @param {Answer} answer */
  beside(answer) {
    const [words, caution] = [remark(this.ctx, answer), this.ctx.caution?.(answer)?.text];
    return html`${words ? html` <small>${words}</small>` : nothing}${caution
      ? html` <small class="caution">${caution}</small>` : nothing}`;
  }
}
