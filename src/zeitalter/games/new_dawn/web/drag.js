// Dragging a caravan to where it goes.
import { dragging } from "../../../web/board/drag.js";
import { hideTip } from "./tip.js";

export const hold = dragging("map-table dawn", { box: "-20 -20 40 40", began: hideTip });
