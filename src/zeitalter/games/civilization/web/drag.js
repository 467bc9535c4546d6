// Dragging a stack of tokens to a neighbour or a ship to a coast.
import { dragging } from "../../../web/board/drag.js";
import { hideTip } from "./tip.js";

export const hold = dragging("map-table civilization", { box: "-14 -14 28 28", began: hideTip });
