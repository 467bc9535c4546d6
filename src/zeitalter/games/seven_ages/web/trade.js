// A trade as a scene of its own: both sides with trade number, cards and totals, and what the difference brings.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { flag, standing } from "./empire.js";
import { colourOf, empire, printed } from "./print.js";
import { icon, signed } from "./signs.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("../../../web/match/wire.d.ts").Answer} Answer */

/** The trade, if there is one. @param {Ctx} ctx */
export function tradeTemplate(ctx) {
  const { trade } = ctx.view;
  if (!trade) return nothing;
  const words = ctx.t(trade.sides[1].empire ? "board-trade-brings" : "board-neutral-brings", { n: trade.most });
  return html`<div class="sides">${trade.sides.map((/** @type {any} */ side) => sideTemplate(ctx, side))}</div>
    <p><small>${words}</small></p>`;
}

/** What a side has laid: shown cards, the used one lit; a back while they lie face down. @param {Ctx} ctx @param {any} side */
function laid(ctx, side) {
  const e = empire(ctx, side.empire);
  if (!side.cards.length) {
    const down = side.laid || (e?.seat === ctx.seat && ctx.sealed?.[0] === "lay");
    return html`<span class="card-back ${down ? "" : "none"}" title=${ctx.t(down ? "board-face-down" : "board-no-card")}>${down ? "?"
      : "–"}</span>`;
  }
  return side.cards.map((/** @type {string} */ id) => {
    const card = printed(ctx).cards[id];
    return html`<button type="button" class="box large b-${card.box} ${side.used && side.used !== id ? "unused" : ""}"
      data-info="card:${id}" title=${ctx.name("empire", id)} @click=${() => ctx.inspect("card", id)}>${card.value ?? 0}</button>`;
  });
}

/** One side. @param {Ctx} ctx @param {any} side */
function sideTemplate(ctx, side) {
  const e = empire(ctx, side.empire);
  const used = side.used ?? (side.cards.length === 1 ? side.cards[0] : null);
  const total = used ? (printed(ctx).cards[used].value ?? 0) + side.number : null;
  return html`<article class="side-of ${colourOf(ctx, side.empire)}"><header>${e ? flag(ctx, e) : icon("world")}<b>${e
      ? ctx.name("empire", side.empire) : ctx.t("board-neutral-world")}</b>${laid(ctx, side)}<output class="total" title=${ctx.t(
      "board-total")}>${total ?? html`<span title=${ctx.t("board-total-without-card")}>${String(side.number).replace("-", "−")} + ?</span>`}</output></header>
    <ul class="parts">${e ? html`<li>${standing(ctx, e)}</li><li><span>${ctx.t("board-trade-number-short")}</span><b>${signed(
      side.number)}</b></li>` : nothing}</ul></article>`;
}

/** What a laid card comes to. @param {Ctx} ctx @param {Answer} answer */
export function layRemark(ctx, [verb, cards]) {
  const { trade } = ctx.view;
  if (!trade || (verb !== "lay" && verb !== "lay_open") || cards.length !== 1) return "";
  const mine = trade.sides.find((/** @type {any} */ side) => empire(ctx, side.empire)?.seat === ctx.seat) ?? trade.sides[0];
  const value = printed(ctx).cards[cards[0]]?.value ?? 0;
  return ctx.t("board-lay-total", { value, number: signed(mine.number), total: String(value + mine.number).replace("-", "−") });
}
