// An element of the table of 7 Ages.
import { BoardElement } from "../../../web/board/board-element.js";
import { priceTag } from "./bill.js";
import { hold } from "./drag.js";
import { partsTemplate } from "./menu.js";
import { drawing, prepare } from "./print.js";
import { explain, hideTip, press } from "./tip.js";

/** @typedef {import("../../../web/match/wire.d.ts").Answer} Answer */

export class SevenAgesElement extends BoardElement {
  constructor() {
    super({ explain, hideTip, press, hold });
  }

  loading() {
    return drawing ? null : prepare();
  }

  /** The small menu in parts where it would be long. @param {Answer[]} answers */
  choices(answers) {
    const parts = partsTemplate(this.ctx, answers, (a) => this.give(a), (a) => this.beside(a));
    return parts ?? super.choices(answers);
  }

  /** What an answer in the small menu costs. @param {Answer} answer */
  beside(answer) {
    return priceTag(this.ctx, answer);
  }
}
