// The mats of all other players: glory, cards, and their empires, each one click away.
import { botSign } from "../../../web/base/colors.js";
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { fitting, glow } from "./answers.js";
import { figure } from "./empire.js";
import { SevenAgesElement } from "./element.js";
import { lying } from "./markers.js";
import { tile } from "./mat.js";
import { markerOn } from "./turned.js";
import { empiresOf } from "./print.js";
import { mark } from "./signs.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */

export class Others extends SevenAgesElement {
  /** @param {Ctx} ctx */
  template(ctx) {
    const { players, start_player: first } = ctx.view;
    const order = players.map((/** @type {any} */ _, /** @type {number} */ i) => players[(first + i) % players.length]);
    return html`<div class="sothers">${order.filter((/** @type {any} */ p) => p.seat !== ctx.seat).map(
      (/** @type {any} */ p) => this.other(ctx, p))}</div>${this.answersMenu()}`;
  }

  /** @param {Ctx} ctx @param {any} p */
  other(ctx, p) {
    const look = ctx.parties[p.seat];
    const legal = fitting(ctx, "seat", p.seat);
    const known = p.hand.cards;
    const marker = markerOn(p, null);
    const name = legal.length ? html`<button type="button" class="title" @click=${(/** @type {Event} */ e) => this.act(e,
      legal)}>${look?.name}</button>` : html`<b class="title">${look?.name}</b>`;
    return html`<article class="other ${glow(ctx, legal)}" data-seat=${p.seat} data-thing="party:${p.seat}" aria-label=${ctx.t("board-mat", { name: look?.name
      ?? "" })}><header>${mark(look)}${name}${look ? botSign(look) : nothing}${p.seat === ctx.view.start_player ? html`<small>${ctx.t("board-start-player")}</small>`
        : nothing}<span class="figures">${figure(ctx, "glory", p.glory, "board-glory")}${figure(ctx, "card", known.length
        + p.hand.hidden, "board-hand-count")}</span></header>
      ${known.length ? html`<p class="known"><small>${ctx.t("board-known-cards", { cards: ctx.list(known.map(
        (/** @type {string} */ id) => ctx.name("empire", id))) })}</small></p>` : nothing}
      <div class="empires">${empiresOf(ctx, p.seat).map((e) => tile(this, ctx, e, p))}${marker === undefined ? nothing
        : html`<article class="empire empty"><header><span class="title">${ctx.t("board-empty-slot")}</span>${lying(ctx,
          marker)}</header></article>`}</div></article>`;
  }
}
