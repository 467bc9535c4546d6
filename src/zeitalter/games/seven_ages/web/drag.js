// Dragging a stack to another area, or an action marker onto an empire.
import { dragging } from "../../../web/board/drag.js";
import { hideTip } from "./tip.js";

export const hold = dragging("map-table seven_ages", { box: "-18 -14 38 30", began: hideTip });
