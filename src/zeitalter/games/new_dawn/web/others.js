// The other players: figures, their focus row in small, wonders and diplomacy cards.
import { botSign } from "../../../web/base/colors.js";
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { fitting, glow } from "./answers.js";
import { belongings, figures } from "./mat.js";
import { DawnElement } from "./element.js";
import { leader, printed } from "./print.js";
import { icon, mark, roman, hiddenText } from "./signs.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */

export class Others extends DawnElement {
  /** @param {Ctx} ctx */
  template(ctx) {
    const n = ctx.view.players.length;
    const first = ctx.seat ?? -1;
    const seats = Array.from({ length: n }, (_, i) => (first + 1 + i) % n).filter((seat) => seat !== ctx.seat);
    return html`<div class="dothers">${seats.map((seat) => this.other(ctx,
      ctx.view.players[seat]))}</div>${this.answersMenu()}`;
  }

  /** @param {Ctx} ctx @param {any} p */
  other(ctx, p) {
    const look = ctx.parties[p.seat];
    const legal = fitting(ctx, "seat", p.seat);
    const turn = ctx.view.turn === p.seat ? "active" : "";
    const name = legal.length ? html`<button type="button" class="title" @click=${(/** @type {Event} */ e) =>
      this.act(e, legal)}>${look?.name}</button>` : html`<b class="title">${look?.name}</b>`;
    return html`<article class="other ${glow(ctx, legal)} ${turn}" data-seat=${p.seat} data-thing="party:${p.seat}" aria-label=${ctx.t("board-mat",
      { name:
      look?.name ?? "" })}><header>${mark(look)}${name}${look ? botSign(look) : nothing}<small>${leader(ctx, p)}</small>${ctx.view.first === p.seat
        ? html`<small class="first">${ctx.t("board-first")}</small>` : nothing}</header>
      ${figures(this, ctx, p)}<ol class="small-row" aria-label=${ctx.t("board-row")}>${p.row.map((
        /** @type {any} */ card,
        /** @type {number} */ place) => this.card(ctx, card, place))}</ol>${belongings(this, ctx, p)}</article>`;
  }

  /** A card in small. @param {Ctx} ctx @param {any} card @param {number} place */
  card(ctx, card, place) {
    const [type, level] = printed(ctx).focus[card.card];
    return html`<li><button type="button" class="small-card ${type}" data-info="focus:${card.card}" @click=${() =>
      ctx.inspect(
      "focus", card.card)}><small>${place + 1}</small>${icon(type)}<b>${roman(level)}</b><span
        class="load">${Array.from({
        length: card.trade }, () => html`<i class="pip"></i>`)}${card.states.map(() =>
          icon("city_state"))}</span>${hiddenText(
        ctx.name("focus", card.card), ctx.t("board-trade", { n: card.trade }))}</button></li>`;
  }
}
