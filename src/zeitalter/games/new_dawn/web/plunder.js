// The row of a player who loses trade tokens, over the map: a card is clicked to take one from it.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { glow, questionValues } from "./answers.js";
import { printed } from "./print.js";
import { icon, mark, roman, trades } from "./signs.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */

/** @param {Ctx} ctx */
export function plunderTemplate(ctx) {
  if (!ctx.options.some((a) => a[0] === "steal")) return nothing;
  const loser = ctx.view.players[questionValues(ctx)[1]];
  if (!loser) return nothing;
  const look = ctx.parties[loser.seat];
  return html`<section class="plunder panel" aria-label=${ctx.t("board-mat", { name: look?.name ?? "" })}><h3>${mark(
    look)} ${ctx.t("board-mat", { name: look?.name ?? "" })}</h3>
    <div>${loser.row.map((/** @type {any} */ card) => {
      const legal = ctx.options.filter((a) => a[0] === "steal" && a[1] === card.card);
      const [type, level] = printed(ctx).focus[card.card];
      return html`<button type="button" class="small-card ${type} ${glow(ctx, legal)}" ?disabled=${!legal.length}
        data-steal=${card.card} @click=${() => ctx.choose(legal[0])}>${icon(type)}<span>${ctx.name("focus",
          card.card)}</span><b>${roman(level)}</b>${trades(card.trade)}</button>`;
    })}</div></section>`;
}
