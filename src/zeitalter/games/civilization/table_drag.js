// @ts-check
// Dragging a stack of tokens to a neighbour or a ship to a coast.
import { dragging } from "/static/board/drag.js";
import { hideTip } from "./table_tip.js";

export const hold = dragging("civilization", { box: "-14 -14 28 28", began: hideTip });
