// @ts-check
// The purchase of civilization cards: what each costs after the credits of the own cards, and how the chosen ones are
// paid, with trade cards at the value of their sets and the rest from the treasury.
import { html, nothing } from "/static/vendor/lit-html/lit-html.js";
import { amount, answerOf, changed, limitOf, toggled } from "/static/forms.js";
import { clear, current, put } from "./table_form.js";
import { own, printed } from "./table_print.js";
import { icon } from "./table_signs.js";
import { counted, creditFor, priceOf, setValue, totalPrice, valueOf } from "./table_worth.js";

/** @typedef {import("./table_print.js").Ctx} Ctx */

/** The shop. @param {Ctx} ctx */
export function shopTemplate(ctx) {
  const now = current(ctx);
  const me = own(ctx);
  if (!now || !me) return nothing;
  const [bought, cards] = now.values;
  const { goods, cards: printedCards } = printed(ctx);
  const price = totalPrice(printedCards, me.cards, bought);
  const paid = valueOf(goods, cards);
  const rest = Math.max(0, price - paid);
  const answer = answerOf(now.form, now.values);
  const able = answer && rest <= me.treasury;
  return html`<div class="shop" data-verb="buy"><ul class="wares">${Object.keys(printedCards).map((id) => ware(ctx,
    id))}</ul>
    <h4>${ctx.t("board-pay-with")}</h4>${wallet(ctx)}
    <p class="bill"><span>${ctx.t("board-price")} <b>${price}</b></span><span>${ctx.t("board-in-cards")}
      <b>${paid}</b></span>
      <span class=${rest > me.treasury ? "short" : ""}>${ctx.t("board-from-treasury", { n: rest, has: me.treasury
        })}</span>
      ${paid > price && bought.length ? html`<span class="short">${ctx.t("board-no-change", { n: paid - price
        })}</span>`
        : nothing}</p></div>
    <footer><button type="button" class="quiet" @click=${() => clear(ctx)}>${ctx.t("board-form-clear")}</button>
      <button type="button" data-test="dock-fill" ?disabled=${!bought.length} @click=${() => fill(ctx, price)}>${ctx.t(
        "board-fill-payment")}</button>
      <button type="button" class="primary send" data-test="dock-send" ?disabled=${!answer || !bought.length}
        @click=${() => answer && (able ? ctx.choose(answer) : ctx.ask(answer))}>${bought.length
          ? ctx.t("board-buy", { n: bought.length, price }) : ctx.t("board-buy-none")}</button></footer>`;
}

/** One kind of card. @param {Ctx} ctx @param {string} id */
function ware(ctx, id) {
  const me = own(ctx);
  const now = /** @type {any} */ (current(ctx));
  const { cards } = printed(ctx);
  const field = now.form.fields[0];
  const [bought] = now.values;
  const offered = field.domain.includes(id);
  const owned = me.cards.includes(id);
  const credit = creditFor(cards, me.cards, id);
  const price = priceOf(cards, me.cards, id);
  const left = ctx.view.supply?.[id];
  const note = owned ? ctx.t("board-owned") : credit ? ctx.t("board-credit", { cost: cards[id][0], credit }) : "";
  return html`<li><button type="button" class="ware ${cards[id][1].join(" ")} ${owned ? "owned" : ""}"
    aria-pressed=${amount(bought, id) > 0} ?disabled=${!offered} data-info="civilization:${id}"
    @click=${() => put(ctx, 0, toggled(field, bought, id))}>${icon(id)}<span class="name">${ctx.name("civilization",
      id)}</span><b>${owned ? "✓" : price}</b><small>${note}${left === undefined ? "" : `${note ? " · " : ""}${ctx.t("board-left",
      { n: left })}`}</small></button></li>`;
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
    const step = (/** @type {number} */ by) => put(ctx, 1, changed(field, cards, good, by));
    return html`<li class=${n ? "some" : ""}>${icon(good)}<span class="name">${ctx.name("card", good)}</span>
      <button type="button" aria-label=${ctx.t("board-less", { what: ctx.name("card", good) })} ?disabled=${!n}
        @click=${() => step(-1)}>−</button><output>${n}/${all}</output>
      <button type="button" aria-label=${ctx.t("board-more", { what: ctx.name("card", good) })} ?disabled=${n >= all}
        @click=${() => step(1)}>+</button><b>${setValue(goods, good, n)}</b></li>`;
  })}</ul>`;
}

/** Choose cards for a price: whole sets, the best first, then as few single cards as will do. @param {Ctx} ctx
 * @param {number} price */
function fill(ctx, price) {
  const now = /** @type {any} */ (current(ctx));
  const me = own(ctx);
  const field = now.form.fields[1];
  put(ctx, 1, payment(printed(ctx).goods, field, price - me.treasury, price));
}

/** The bag of cards that pays at least `least` with the least waste above `price`. @param {any} goods @param {any}
 * field
 * @param {number} least @param {number} price @returns {string[]} */
export function payment(goods, field, least, price) {
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
  const waste = ([value]) => Math.max(0, value - price);
  fitting.sort((a, b) => waste(a) - waste(b) || a[1].length - b[1].length || a[0] - b[0]);
  return fitting[0][1];
}
