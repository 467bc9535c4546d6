// Forms on the table, with the calamity they belong to above, and what is still to be lost below.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { tableForm } from "../../../web/board/table-form.js";
import { kindsOf } from "./answers.js";
import { plightTemplate } from "./plight.js";
import { mark } from "./signs.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("../../../web/match/wire.d.ts").Form} Form */

export const { clear, clickThing, current, fieldFor, fillField, formTemplate, takeAll } = tableForm({
  sign: (ctx, per, key) => (per === "seat" ? mark(ctx.parties[key]) : nothing),
  above: plightTemplate,
  below: unitsLine,
  lacks: (ctx, form, values) => {
    const counted = units(ctx, form, values);
    return counted !== null && counted.n < counted.of;
  },
  goal: (ctx, form, at, values) => {
    const counted = units(ctx, form, values);
    return counted && at === 0 ? Math.max(0, counted.of - counted.n + values[0].length) : null;
  },
});

/** What tokens and cities make together, and how much is asked for, where both are chosen. @param {Ctx} ctx
 * @param {Form} form @param {any[]} values @returns {{n: number, of: number} | null} */
function units(ctx, form, values) {
  const kinds = kindsOf(ctx, form.verb);
  if (form.fields.length !== 2 || kinds.some((k) => k.kind !== "area") || form.fields[1].field !== "some")
    return null;
  const { plight } = ctx.view;
  const of = plight?.losses?.find((/** @type {number[]} */ [seat]) => seat === ctx.seat)?.[1] ?? plight?.units;
  return of ? { n: values[0].length + plight.city * values[1].length, of } : null;
}

/** How many units are still to be chosen. @param {Ctx} ctx @param {Form} form @param {any[]} values */
function unitsLine(ctx, form, values) {
  const counted = units(ctx, form, values);
  if (!counted) return nothing;
  const { n, of } = counted;
  return html`<p class="bill ${n < of ? "short" : ""}" data-test="units">${n < of
    ? ctx.t("board-to-lose", { n: of - n, of }) : ctx.t("board-to-lose-done", { n })}</p>`;
}
