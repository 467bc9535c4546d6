// The own mat: stock, treasury, cities and ships, the hand by goods with what the sets are worth, and the civilization
// cards. A click on a good puts it into the form at hand.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { fitting, glow, kindsOf } from "./answers.js";
import { amount, answerOf } from "../../../web/match/forms.js";
import { clickThing, current, fieldFor } from "./form.js";
import { CivilizationElement } from "./element.js";
import { nation, own, printed } from "./print.js";
import { icon, mark, hiddenText } from "./signs.js";
import { trades } from "./trade.js";
import { onBench, pack } from "./trade-bench.js";
import { counted, setValue, valueOf } from "./worth.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */

const MOST_CITIES = 9;
const MOST_SHIPS = 4;

/** The figures of a player. @param {Ctx} ctx @param {any} p */
export function figures(ctx, p) {
  const figure = (/** @type {string} */ sign, /** @type {any} */ n, /** @type {string} */ word) => html`<span
    class="figure" title=${ctx.t(word)}>${icon(sign)}<b>${n}</b>${hiddenText(ctx.t(word))}</span>`;
  return html`<p class="figures">${figure("token", p.on_board, "board-on-board")}${figure("stock", p.stock,
      "board-in-stock")}${figure("treasury", p.treasury, "board-in-treasury")}${figure("city",
      html`${p.cities}<small>/${MOST_CITIES}</small>`, "board-cities")}${figure("ship",
      html`${p.ships.length}<small>/${MOST_SHIPS}</small>`, "board-ships")}${figure("card", p.hand_count,
      "board-hand-count")}${figure("points", p.points ?? p.card_points, p.points === null ? "board-card-points"
      : "board-points")}</p>`;
}

/** The civilization cards of a player. @param {Ctx} ctx @param {any} p */
export function ownedCards(ctx, p) {
  const { cards } = printed(ctx);
  if (!p.cards.length) return html`<p class="vacant">${ctx.t("board-no-cards")}</p>`;
  return html`<ul class="owned">${p.cards.map((/** @type {string} */ id) => html`<li><button type="button"
    class="civ-card ${cards[id]?.[1].join(" ")}" data-info="civilization:${id}" data-thing="civilization:${id}" @click=${() =>
      ctx.inspect("civilization",
      id)}>${icon(id)}<span>${ctx.name("civilization", id)}</span></button></li>`)}</ul>`;
}

/** The epoch and the next demand, in words. @param {Ctx} ctx @param {any} p */
function progress(ctx, p) {
  return html`<p class="standing">${ctx.t("board-field", { field: p.field })}</p>`;
}

export class Mat extends CivilizationElement {
  /** @param {Ctx} ctx */
  template(ctx) {
    const me = own(ctx);
    if (!me) return nothing;
    const look = ctx.parties[me.seat];
    return html`<div class="cmat"><section class="self"><h3>${mark(look)} ${look?.name} <small>${nation(ctx,
      me)}</small></h3>
        ${figures(ctx, me)}${progress(ctx, me)}</section>
      <section class="hand-area"><h3>${ctx.t("board-hand")} <small>${ctx.t("board-hand-value", { n: valueOf(
        printed(ctx).goods, me.hand ?? []) })}</small>${this.send(ctx)}</h3>${this.hand(ctx, me)}</section>
      <section class="cards-area"><h3>${ctx.t("board-cards")} <small>${ctx.t("board-cards-worth", { n: me.card_points
        })}
        </small></h3>${ownedCards(ctx, me)}</section></div>${this.answersMenu()}`;
  }

  /** Where the form at hand is about nothing but cards, it can be sent from here. @param {Ctx} ctx */
  send(ctx) {
    const now = ctx.forms.length && !trades(ctx) ? current(ctx) : null;
    if (!now || !kindsOf(ctx, now.form.verb).every((k) => k.kind === "card")) return nothing;
    const answer = answerOf(now.form, now.values);
    return html`<button type="button" class="primary hand-send" ?disabled=${!answer}
      @click=${() => answer && ctx.choose(answer)}>${ctx.t(`form-${now.form.verb}`)}</button>`;
  }

  /** @param {Ctx} ctx @param {any} me */
  hand(ctx, me) {
    const { goods, calamities } = printed(ctx);
    const cards = [...(me.hand ?? []), ...(me.package ?? [])];
    if (!cards.length) return html`<p class="vacant">${ctx.t("board-hand-empty")}</p>`;
    const rank = (/** @type {string} */ id) => goods[id]?.[0] ?? 20 + (calamities[id]?.[0] ?? 0);
    const kinds = counted(cards).sort((a, b) => rank(a[0]) - rank(b[0]));
    return html`<ul class="hand">${kinds.map(([id, n]) => this.good(ctx, me, id, n))}</ul>`;
  }

  /** All cards of one kind. @param {Ctx} ctx @param {any} me @param {string} id @param {number} n */
  good(ctx, me, id, n) {
    const { goods, calamities } = printed(ctx);
    const trade = trades(ctx);
    const field = trade ? null : fieldFor(ctx, "card", id);
    const legal = field || trade ? [] : fitting(ctx, "card", id);
    const packed = amount(me.package ?? [], id);
    const chosen = field ? amount(field.value, id) : trade ? onBench(id) : 0;
    const good = goods[id];
    const words = [ctx.name("card", id), good ? ctx.t("board-set", { n, value: setValue(goods, id, n) }) : "",
      packed ? ctx.t("board-packed", { n: packed }) : "", chosen ? ctx.t("board-chosen", { n: chosen }) : ""]
      .filter(Boolean).join(", ");
    const click = (/** @type {MouseEvent} */ e) => {
      if (trade && pack(ctx, id, e.shiftKey ? -1 : 0)) return;
      if (field) clickThing(ctx, "card", id, e.shiftKey ? -1 : 0);
      else if (legal.length) this.act(e, legal);
      else ctx.inspect("card", id);
    };
    return html`<li><button type="button" class="good ${good ? "" : "calamity"} ${field || trade || legal.length
      ? `legal ${glow(ctx, legal)}` : ""} ${chosen ? "chosen" : ""} fan-${Math.min(n, 4)}"
      data-info="card:${id}" data-thing="card:${id}" data-good=${id} @click=${click}>${hiddenText(words)}<b class="worth" aria-hidden="true">${good ? good[1] :
        calamities[id]?.[0]}</b>
      ${icon(id)}<span class="name" aria-hidden="true">${ctx.name("card", id)}</span>
      <span class="set" aria-hidden="true">${good ? html`${n}× <b>${setValue(goods, id, n)}</b>` : ctx.t("board-calamity")}</span>
      ${chosen ? html`<span class="badge" aria-hidden="true">${chosen}</span>` : packed ? html`<span class="badge packed" aria-hidden="true">${packed}</span>`
        : nothing}</button></li>`;
  }
}
