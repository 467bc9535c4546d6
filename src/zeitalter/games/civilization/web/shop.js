// The purchase of civilization cards: what each costs after credits, alone and with those already chosen, how the
// chosen ones are paid, and what they do on the succession table. Prices and demands come from the server.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { amount, answerOf, changed, limitOf, toggled } from "../../../web/match/forms.js";
import { clear, current, fillField } from "./form.js";
import { own, printed } from "./print.js";
import { icon } from "./signs.js";
import { counted, creditFor, marker, priceOf, quote, setValue, valueOf, without } from "./worth.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("./worth.js").Shop} Shop */

/** For which purchase somebody has chosen the payment himself; elsewhere it is laid out for him. */
let paying = "";

/** @param {Ctx} ctx */
function purchase(ctx) {
  return JSON.stringify([ctx.view.round, ctx.view.shop?.sale]);
}

/** The shop. @param {Ctx} ctx */
export function shopTemplate(ctx) {
  const now = current(ctx);
  const me = own(ctx);
  const { shop } = ctx.view;
  if (!now || !me || !shop) return nothing;
  /** @type {string[][]} */
  const [bought, cards] = now.values;
  const { goods, cards: printedCards } = printed(ctx);
  const offer = quote(shop, bought);
  const price = offer?.price ?? Infinity;
  const paid = valueOf(goods, cards);
  const rest = Math.max(0, price - paid);
  const answer = answerOf(now.form, now.values);
  const able = answer && rest <= me.treasury;
  return html`<div class="shop" data-verb="buy"><ul class="wares">${Object.keys(printedCards).map((id) => ware(ctx, id))}
    </ul><div class="shop-parts"><section><h4>${ctx.t("board-pay-with")}</h4>${wallet(ctx)}${bill(ctx, bought, offer,
      paid)}</section><section class="outlook" data-test="outlook"><h4>${ctx.t("board-outlook")}</h4>${outlook(ctx,
      bought, cards, rest)}</section></div></div>
    <footer><button type="button" class="quiet" @click=${() => begin(ctx)}>${ctx.t("web-form-clear")}</button>
      <button type="button" data-test="dock-fill" ?disabled=${!bought.length || !offer} @click=${() => fill(ctx,
        price)}>${ctx.t("board-fill-payment")}</button>
      <button type="button" class="primary send" data-test="dock-send" ?disabled=${!answer || !bought.length}
        @click=${() => answer && (able ? ctx.choose(answer) : ctx.ask(answer))}>${!bought.length ? ctx.t(
          "board-buy-none") : offer ? ctx.t("board-buy", { n: bought.length, price }) : ctx.t("board-buy-why")}
      </button></footer>`;
}

/** Everything from the beginning. @param {Ctx} ctx */
function begin(ctx) {
  paying = "";
  clear(ctx);
}

/** One kind of card. A card that is not for sale says why. @param {Ctx} ctx @param {string} id */
function ware(ctx, id) {
  const me = own(ctx);
  const now = /** @type {any} */ (current(ctx));
  const { cards } = printed(ctx);
  const field = now.form.fields[0];
  const [bought] = now.values;
  const offered = field.domain.includes(id);
  const owned = me.cards.includes(id);
  const credit = creditFor(cards, me.cards, id);
  const price = quote(ctx.view.shop, [id])?.price ?? priceOf(cards, me.cards, id);
  const left = ctx.view.supply?.[id];
  const besides = owned ? "" : more(ctx, bought, id, price);
  const notes = [owned ? ctx.t("board-owned") : credit ? ctx.t("board-credit", { cost: cards[id][0], credit }) : "",
    besides || (left === undefined || owned ? "" : ctx.t("board-left", { n: left }))];
  const click = () => offered ? take(ctx, toggled(field, bought, id)) : ctx.ask(["buy", [id], []]);
  return html`<li><button type="button" class="ware ${cards[id][1].join(" ")} ${owned ? "owned" : ""} ${offered ? ""
      : "barred"}" aria-pressed=${amount(bought, id) > 0} ?disabled=${owned} aria-disabled=${!offered}
    data-info="civilization:${id}" @click=${click}>${icon(id)}<span class="name">${ctx.name("civilization",
      id)}</span><b class=${offered && price > ctx.view.shop.means ? "dear" : ""}>${owned ? "✓" : price}</b>
      <small>${notes.filter(Boolean).join(" · ")}</small></button></li>`;
}

/** What a card costs besides those chosen, where credits are used up by them. @param {Ctx} ctx @param {string[]} bought
 * @param {string} id @param {number} alone */
function more(ctx, bought, id, alone) {
  const { shop } = ctx.view;
  if (!bought.length || bought.includes(id) || !shop.sale.includes(id)) return "";
  const [before, after] = [quote(shop, bought), quote(shop, [...bought, id])];
  if (!before || !after || after.price - before.price === alone) return "";
  return ctx.t("board-price-besides", { n: after.price - before.price });
}

/** Choose cards; unless the payment was touched, it is laid out anew. @param {Ctx} ctx @param {string[]} bought */
function take(ctx, bought) {
  fillField(ctx, 0, bought);
  const price = quote(ctx.view.shop, bought)?.price ?? Infinity;
  if (paying !== purchase(ctx)) lay(ctx, bought.length && price <= ctx.view.shop.means ? price : 0);
}

/** The trade cards to pay with. @param {Ctx} ctx */
function wallet(ctx) {
  const now = /** @type {any} */ (current(ctx));
  const field = now.form.fields[1];
  const cards = now.values[1];
  const { goods } = printed(ctx);
  if (!field.domain.length) return html`<p class="vacant">${ctx.t("board-no-goods")}</p>`;
  return html`<ul class="wallet">${field.domain.map((/** @type {string} */ good) => {
    const n = amount(cards, good);
    const all = limitOf(field, good);
    const step = (/** @type {number} */ by) => {
      paying = purchase(ctx);
      fillField(ctx, 1, changed(field, cards, good, by));
    };
    return html`<li class=${n ? "some" : ""}>${icon(good)}<span class="name">${ctx.name("card", good)}</span>
      <button type="button" aria-label=${ctx.t("web-form-less", { what: ctx.name("card", good) })} ?disabled=${!n}
        @click=${() => step(-1)}>−</button><output>${n}/${all}</output>
      <button type="button" aria-label=${ctx.t("web-form-more", { what: ctx.name("card", good) })} ?disabled=${n >= all}
        @click=${() => step(1)}>+</button><b>${setValue(goods, good, n)}</b></li>`;
  })}</ul>`;
}

/** Sum, credit and price, and what pays it. @param {Ctx} ctx @param {string[]} bought
 * @param {{price: number} | null} offer @param {number} paid */
function bill(ctx, bought, offer, paid) {
  const me = own(ctx);
  const { cards } = printed(ctx);
  const sum = bought.reduce((all, card) => all + cards[card][0], 0);
  if (!offer)
    return html`<p class="bill short" data-test="bill">${ctx.t("board-too-dear", { n: ctx.view.shop.means })}</p>`;
  const rest = Math.max(0, offer.price - paid);
  return html`<p class="bill" data-test="bill"><span>${ctx.t("board-sum")} <b>${sum}</b></span>${sum - offer.price
      ? html`<span>${ctx.t("board-credits")} <b>−${sum - offer.price}</b></span>` : nothing}
      <span>${ctx.t("board-price")} <b>${offer.price}</b></span></p>
    <p class="bill paid"><span>${ctx.t("board-in-cards")} <b>${paid}</b></span>
      <span class=${rest > me.treasury ? "short" : ""}>${ctx.t("board-from-treasury", { n: rest, has: me.treasury })}
      </span>${paid > offer.price && bought.length ? html`<span class="short">${ctx.t("board-no-change", {
        n: paid - offer.price })}</span>` : nothing}${offer.price > ctx.view.shop.means ? html`<span class="short">${
        ctx.t("board-missing", { n: offer.price - ctx.view.shop.means })}</span>` : nothing}</p>`;
}

/** What the purchase does on the succession table, if nothing else changes. @param {Ctx} ctx @param {string[]} bought
 * @param {string[]} goods what is paid with @param {number} tokens what the treasury pays */
function outlook(ctx, bought, goods, tokens) {
  const me = own(ctx);
  const { next } = ctx.view.shop;
  const offer = quote(ctx.view.shop, bought);
  if (!offer || tokens > me.treasury) return html`<p class="vacant">${ctx.t("board-outlook-unpaid")}</p>`;
  const points = offer.points + valueOf(printed(ctx).goods, without(me.hand ?? [], bought.length ? goods : []))
    + me.treasury - (bought.length ? tokens : 0);
  const way = marker(next, offer.has, points);
  const words = way > 0 ? "board-outlook-advances" : way < 0 ? "board-outlook-falls" : "board-outlook-stays";
  const change = (/** @type {number} */ before, /** @type {number} */ after) => before === after ? `${after}`
    : `${before} → ${after}`;
  return html`<p class="way way-${way}">${icon("points")}<b>${ctx.t(words, { field: me.field + way })}</b></p>
    <ul><li>${ctx.t("board-outlook-points", { n: change(me.points, points) })}</li>
      <li>${ctx.t("board-outlook-cards", { n: change(me.cards.length, me.cards.length + bought.length),
        worth: change(me.card_points, offer.points) })}</li>
      ${next.epoch?.needs ? html`<li class=${offer.has >= next.epoch.needs ? "met" : "unmet"}>${ctx.t(`board-demand-${next.epoch.number}`, { field: next.epoch.field,
          n: change(next.epoch.has, offer.has), needs: next.epoch.needs })}</li>` : nothing}
      ${next.advances_from ? html`<li class=${points >= next.advances_from ? "met" : "unmet"}>${ctx.t(
        "board-outlook-printed", { field: me.field + 1, n: next.advances_from, has: points })}</li>` : nothing}</ul>
    <p><small>${ctx.t("board-outlook-cities", { n: me.cities })}</small></p>`;
}

/** Choose cards for a price. @param {Ctx} ctx @param {number} price */
function fill(ctx, price) {
  paying = "";
  lay(ctx, price);
}

/** @param {Ctx} ctx @param {number} price */
function lay(ctx, price) {
  const now = /** @type {any} */ (current(ctx));
  fillField(ctx, 1, price ? payment(printed(ctx).goods, now.form.fields[1], price - own(ctx).treasury, price) : []);
}

/** The bag of cards that pays at least `least` with the least waste above `price`: whole sets, then as few single cards
 * as will do. @param {any} goods @param {any} field @param {number} least @param {number} price @returns {string[]} */
function payment(goods, field, least, price) {
  /** @type {Map<number, string[]>} */
  let found = new Map([[0, []]]);
  for (const good of field.domain) {
    const next = new Map(found);
    for (const [value, cards] of found)
      for (let n = 1; n <= limitOf(field, good); n++) {
        const worth = value + setValue(goods, good, n);
        const longer = [...cards, ...Array.from({ length: n }, () => good)];
        if (!next.has(worth) || /** @type {string[]} */ (next.get(worth)).length > longer.length) next.set(worth,
          longer);
      }
    found = next;
  }
  const fitting = [...found].filter(([value]) => value >= least);
  if (!fitting.length) return counted(field.domain).flatMap(([good]) =>
    Array.from({ length: limitOf(field, good) }, () => good));
  const waste = (/** @type {[number, string[]]} */ [value]) => Math.max(0, value - price);
  fitting.sort((a, b) => waste(a) - waste(b) || a[1].length - b[1].length || a[0] - b[0]);
  return fitting[0][1];
}
