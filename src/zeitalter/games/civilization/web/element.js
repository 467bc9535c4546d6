// An element of the table of Civilization.
import { BoardElement } from "../../../web/board/board-element.js";
import { hold } from "./drag.js";
import { sourceAt } from "./plans.js";
import { areaOf, drawing, prepare } from "./print.js";
import { ownShips } from "./answers.js";
import { surplusOf } from "./surplus.js";
import { explain, hideTip, press } from "./tip.js";

/** @typedef {import("../../../web/match/wire.d.ts").Answer} Answer */

export class CivilizationElement extends BoardElement {
  constructor() {
    super({ explain, hideTip, press, hold });
  }

  loading() {
    return drawing ? null : prepare();
  }

  /** A ship takes the surplus aboard. @param {Answer[]} answers */
  preset(answers) {
    const usual = super.preset(answers);
    const [verb, ship] = answers[0];
    if (verb !== "load" || this.ctx.hint) return usual;
    const area = areaOf(this.ctx, ownShips(this.ctx)[Number(ship)]?.coast ?? "");
    return Math.min(answers.length, surplusOf(sourceAt(this.ctx, area)) || answers.length);
  }
}
