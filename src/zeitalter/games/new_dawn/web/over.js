// Over the map: what is chosen there and what comes next, what a wonder still costs, and buttons for answers that name
// nothing on the map.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { glow, idleEffects, kindsOf, questionValues, sendable, whereIs } from "./answers.js";
import { diceTemplate } from "./dice.js";
import { plunderTemplate } from "./plunder.js";
import { printed, spaceName } from "./print.js";
import { icon } from "./signs.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("./board.js").Board} Board */

/** How many further answers become buttons on the map, and of which kinds their values are. */
const FEW = 6;
const BUTTONS = ["effect", "city_state", "nature", "seat", "pact"];

/** @param {Board} board @param {Ctx} ctx */
export function overTemplate(board, ctx) {
  return html`${diceTemplate(ctx)}${guide(board, ctx)}${plunderTemplate(ctx)}${ends(ctx)}`;
}

/** Buttons for answers that name nothing that could be clicked on the map, if there are few; an effect of the card
 * that is not possible says why. @param {Ctx} ctx */
function ends(ctx) {
  const plain = ctx.options.filter((a) => kindsOf(ctx, a[0]).every((k) => BUTTONS.includes(k.kind)));
  if (!plain.length || plain.length > FEW) return nothing;
  return html`<div class="ends">${idleEffects(ctx).map((a) => html`<button type="button" class="idle"
    @click=${() => ctx.ask(a)}>${ctx.option(a)}</button>`)}${plain.map((a) => html`<button type="button"
    class=${glow(ctx, [a])} data-choice=${JSON.stringify(a)} @click=${() => ctx.choose(a)}>${ctx.option(
      a)}</button>`)}</div>`;
}

/** What is chosen on the map, and what comes next. @param {Board} board @param {Ctx} ctx */
function guide(board, ctx) {
  const cancel = html`<button type="button" class="quiet" @click=${() =>
    board.take("")}>${ctx.t("board-cancel")}</button>`;
  if (board.from)
    return html`<p class="chosen-now panel">${ctx.t("board-from", { space: spaceName(ctx,
      board.from) })} ${cancel}</p>`;
  const able = sendable(ctx);
  if (!able.length) return bill(ctx);
  const each = printed(ctx).caravans;
  const steps = ctx.view.resolving?.steps ?? [];
  const left = (/** @type {number} */ n) => (steps[n % each] ?? 0) + (steps.at(-1) ?? 0);
  return html`<p class="chosen-now panel">${ctx.t(board.caravan === null ?
    "board-which-caravan" : "board-caravan-where",
    { n: board.caravan === null ? 0 : left(board.caravan) })} ${able.length < 2 ? nothing : able.map((n) =>
      html`<button type="button"
      aria-pressed=${board.caravan === n} data-caravan=${n} @click=${() => board.send(board.caravan === n ?
        null : n)}>${ctx.t(
      "board-caravan-at", { n: (n % each) + 1, where: place(ctx, n) })}</button>`)}</p>`;
}

/** How much of a wonder is paid. @param {Ctx} ctx */
function bill(ctx) {
  const [, wonder, paid] = ctx.options.length && ctx.view.question?.step === "Pay" ? questionValues(ctx) : [];
  const cost = ctx.view.decks.find((/** @type {any} */ d) => d.open === wonder)?.prices?.[ctx.seat ?? -1];
  if (!wonder || cost === undefined) return nothing;
  return html`<p class="chosen-now panel"><span>${icon("wonder")} ${ctx.t("board-paid", { name: ctx.name("wonder",
    wonder), paid, cost })}</span></p>`;
}

/** Where a caravan is, in words. @param {Ctx} ctx @param {number} caravan */
function place(ctx, caravan) {
  const where = whereIs(ctx, caravan);
  return where in ctx.view.spaces ? spaceName(ctx, where) : ctx.t("board-on-card");
}
