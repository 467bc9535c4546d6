// Dragging: a card onto the row, a cube onto a territory, a wonder onto the own mat.
import { dragging } from "../../../web/board/drag.js";
import { hideTip } from "./tip.js";

export const hold = dragging("historia", { box: "-8 -8 16 17", piece: "hm", began: hideTip });
