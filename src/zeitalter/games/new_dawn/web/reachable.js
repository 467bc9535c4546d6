// Which answers can be given by something lit on board or mat, so that the list of answers may fold away.
import { kindsOf, starOf } from "./answers.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("../../../web/match/wire.d.ts").Answer} Answer */

/** The kinds of what can be clicked; other values are chosen with buttons over the map if there are few of them. */
const CLICKED = ["space", "focus", "wonder", "resource", "caravan", "letter"];
const BUTTONS = ["effect", "city_state", "nature", "seat", "pact"];
const FEW = 6;

/** Whether an answer can be given by a lit thing. @param {Ctx} ctx @param {Answer} answer */
export function onTable(ctx, answer) {
  const [verb, ...values] = answer;
  if (verb === "star") return starOf(ctx, String(values[0])) in ctx.view.spaces;
  if (verb === "lay_tile") return true;
  const kinds = kindsOf(ctx, verb);
  if (kinds.every(({ kind }) => BUTTONS.includes(kind))) {
    const plain = ctx.options.filter((a) => kindsOf(ctx, a[0]).every(({ kind }) => BUTTONS.includes(kind)));
    return plain.length <= FEW;
  }
  return kinds.every(({ kind }, i) => CLICKED.includes(kind) && (kind !== "space" || values[i] in ctx.view.spaces));
}
