// Forms on the table: which of them are filled in in the dock, in the hand and on the map.
import { tableForm } from "../../../web/board/table-form.js";
import { kindsOf, leads } from "./answers.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("../../../web/match/wire.d.ts").Form} Form */

/** Forms that are filled in elsewhere: markers in the question, units in the conflict, losses in the vote. */
const ELSEWHERE = ["place", "commit", "propose"];

export const { clickThing, current, fieldFor, formTemplate } = tableForm({
  forms: (ctx) => ctx.forms.filter((form) => !ELSEWHERE.includes(form.verb) && !leads(ctx, form.verb)),
});

/** The form the dock shows first; undefined: it is not needed, cards are chosen in the hand. @param {Ctx} ctx */
export function docked(ctx) {
  const form = ctx.forms.length ? current(ctx)?.form : undefined;
  return form && !inHand(ctx, form) ? form : undefined;
}

/** What the forms of the dock are for, as far as there are words for it. @param {Ctx} ctx */
export function dockWords(ctx) {
  const all = ctx.forms.map((form) => `form-${form.verb}`).filter((id) => ctx.t(id) !== id).map((id) => ctx.t(id));
  return [...new Set(all)].join(" · ");
}

/** Whether a form is about nothing but cards. @param {Ctx} ctx @param {Form} form */
export function inHand(ctx, form) {
  return kindsOf(ctx, form.verb).every((k) => k.kind === "card");
}
