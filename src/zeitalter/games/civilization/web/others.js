// The mats of all other players in the order of the succession table, and the calamities that lie open.
import { botSign } from "../../../web/base/colors.js";
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { fitting, glow } from "./answers.js";
import { figures, ownedCards } from "./mat.js";
import { CivilizationElement } from "./element.js";
import { nation } from "./print.js";
import { icon, mark } from "./signs.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */

export class Others extends CivilizationElement {
  /** @param {Ctx} ctx */
  template(ctx) {
    const seats = ctx.view.order.filter((/** @type {number} */ seat) => seat !== ctx.seat);
    return html`${this.open(ctx)}<div class="cothers">${seats.map((/** @type {number} */ seat) =>
      this.other(ctx, ctx.view.players[seat], ctx.view.order.indexOf(seat) + 1))}</div>${this.answersMenu()}`;
  }

  /** Calamities that lie open. @param {Ctx} ctx */
  open(ctx) {
    if (!ctx.view.calamities.length) return nothing;
    return html`<ul class="struck" aria-label=${ctx.t("board-calamities")}>${ctx.view.calamities.map(
      (/** @type {any} */ c) => html`<li data-info="card:${c.card}" data-thing="card:${c.card}">${icon(c.card)}${ctx.t("board-struck", { card:
        ctx.name(
        "card", c.card), name: ctx.parties[c.victim]?.name ?? "" })}</li>`)}</ul>`;
  }

  /** @param {Ctx} ctx @param {any} p @param {number} place */
  other(ctx, p, place) {
    const look = ctx.parties[p.seat];
    const legal = fitting(ctx, "seat", p.seat).filter((a) => a[0] !== "accept");
    const turn = ctx.view.question?.asked?.includes(p.seat) ? "active" : "";
    const name = legal.length ? html`<button type="button" class="title" @click=${(/** @type {Event} */ e) =>
      this.act(e, legal)}>${look?.name}</button>` : html`<b class="title">${look?.name}</b>`;
    return html`<article class="other ${glow(ctx, legal)} ${turn}" data-seat=${p.seat} data-thing=${`party:${p.seat}`} aria-label=${ctx.t("board-mat",
      { name: look?.name ?? "" })}><header>${mark(look)}${name}${look ? botSign(look) : nothing}<small>${nation(ctx, p)}</small><small class="place"
        title=${ctx.t("board-order", { place })}>${ctx.t("board-field", { field: p.field })}</small></header>
      ${figures(ctx, p)}${p.cards.length ? ownedCards(ctx, p) : nothing}</article>`;
  }
}
