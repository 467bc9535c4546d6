// An element of the table of A New Dawn.
import { BoardElement } from "../../../web/board/board-element.js";
import { hold } from "./drag.js";
import { prepare, ready } from "./print.js";
import { explain, hideTip, press } from "./tip.js";

export class DawnElement extends BoardElement {
  constructor() {
    super({ explain, hideTip, press, hold });
  }

  loading() {
    return ready() ? null : prepare();
  }
}
