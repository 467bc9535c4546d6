// @ts-check
// Dragging a caravan to where it goes.
import { dragging } from "/static/board/drag.js";
import { hideTip } from "./table_tip.js";

export const hold = dragging("dawn", { box: "-20 -20 40 40", began: hideTip });
