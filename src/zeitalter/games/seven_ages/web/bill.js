// What answers cost, as the view says: a number beside them, and the purse of who pays.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { empire, printed } from "./print.js";
import { icon } from "./signs.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("../../../web/match/wire.d.ts").Answer} Answer */

/** What an answer costs; null where nothing is known. @param {Ctx} ctx @param {Answer} answer @returns {number | null} */
export function priceOf(ctx, [verb, area, type, newer]) {
  const { bill } = ctx.view;
  if (!bill) return null;
  if (verb === "build") return (bill.build?.[area] ?? bill.build?.[""])?.[type] ?? null;
  if (verb === "build_city" || verb === "raise_city") return bill.city?.[area] ?? null;
  if (verb === "upgrade") return bill.upgrade?.[type]?.[newer] ?? null;
  return typeof bill[verb] === "number" ? bill[verb] : null;
}

/** What stands on the unit that an answer builds, in words. @param {Ctx} ctx @param {Answer} answer */
export function valuesOf(ctx, [verb, , type]) {
  const unit = verb === "build" ? printed(ctx).units[type] : undefined;
  return unit ? ctx.t("board-unit-values", { front: unit[4], support: unit[5], move: unit[6] }) : "";
}

/** The price of an answer as a small figure, and front line and support of a unit. @param {Ctx} ctx @param {Answer} answer */
export function priceTag(ctx, answer) {
  const price = priceOf(ctx, answer);
  const values = valuesOf(ctx, answer);
  const unit = printed(ctx).units[answer[2]];
  return price === null ? nothing : html`${values ? html`<small class="values" title=${values}>${unit[4]}–${unit[5]}</small>` : nothing}<span class="figure price" title=${ctx.t("board-costs", { n: price })}>${icon("money")}<b>${
    price}</b></span>`;
}

/** What the empire that pays has, and had before the plan. @param {Ctx} ctx */
export function purse(ctx) {
  const id = ctx.view.bill?.empire;
  const left = empire(ctx, id)?.money;
  if (left === undefined) return nothing;
  const had = ctx.draft.before?.empires?.find((/** @type {any} */ e) => e.empire === id)?.money ?? left;
  const words = had === left ? ctx.t("board-purse", { n: left }) : ctx.t("board-purse-left", { n: left, spent: had - left });
  return html`<p class="purse" data-test="purse">${icon("money")} ${words}</p>`;
}
