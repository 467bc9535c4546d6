// The bench of the trade, where the next package is packed: cards from the hand, the good it is named by, what is claimed
// to be inside, what is wanted for it, and for whom it is. What lies on it belongs to one seat and one trade.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { amount, changed, formIndexOf, limitOf, most, toggled } from "../../../web/match/forms.js";
import { announced } from "./trade-offers.js";
import { printed } from "./print.js";
import { icon, mark } from "./signs.js";
import { setValue, valueOf } from "./worth.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("../../../web/match/wire.d.ts").Answer} Answer */
/** @typedef {import("../../../web/match/wire.d.ts").Form} Form */

export const PACKAGES = ["offer_all", "offer", "reply"];

/** What is being packed; `to` is "all", "seat:2" or "reply:2". `own`: packed by hand, not laid out by a hint. */
const bench = {
  of: "",
  to: "all",
  cards: /** @type {string[]} */ ([]),
  good: "",
  claim: /** @type {string[]} */ ([]),
  wish: /** @type {string[]} */ ([]),
  own: false,
  hint: /** @type {Answer | null} */ (null),
};

const EMPTY = { cards: [], good: "", claim: [], wish: [], own: false };

/** Clear what was packed for another trade or by somebody else. @param {Ctx} ctx */
export function clearOldBench(ctx) {
  const of = JSON.stringify([ctx.view.round, ctx.seat, ctx.parties.map((p) => p.name)]);
  if (bench.of !== of) Object.assign(bench, EMPTY, { of, to: "all", hint: null });
}

/** A hint for a package is laid on the bench unless somebody is packing there: a guide has a new one whenever others act.
 * What is claimed of it is everybody's own matter. @param {Ctx} ctx */
export function takeHint(ctx) {
  const { hint } = ctx;
  if (hint === bench.hint) return;
  bench.hint = hint;
  if (!hint || (bench.own && bench.cards.length) || !PACKAGES.includes(hint[0]) || formIndexOf(ctx.forms, hint) < 0) return;
  const [verb, ...values] = hint;
  const [cards, good, , wish] = values.slice(-4);
  const to = verb === "offer_all" ? "all" : `${verb === "offer" ? "seat" : "reply"}:${values[0]}`;
  Object.assign(bench, { to, cards, good, claim: [], wish, own: false });
}

/** How many cards of a kind lie on the bench. @param {string} card */
export function onBench(card) {
  return amount(bench.cards, card);
}

/** Put a card of the hand on the bench, from the top again none, or `by`; false if nothing can be packed. @param
 * {Ctx} ctx
 * @param {string} card @param {number} [by] */
export function pack(ctx, card, by = 0) {
  clearOldBench(ctx);
  const field = chosenForm(ctx)?.fields.at(-4);
  if (!field || !limitOf(field, card)) return false;
  bench.cards = by ? changed(field, bench.cards, card, by) : toggled(field, bench.cards, card);
  bench.own = true;
  ctx.redraw();
  return true;
}

/** Whether the bench packs for this. @param {string} to */
export function aimedAt(to) {
  return bench.to === to;
}

/** @param {Ctx} ctx @param {string} to */
export function aim(ctx, to) {
  bench.to = to;
  ctx.redraw();
  requestAnimationFrame(() => document.querySelector(".civilization .bench")?.scrollIntoView({ block: "nearest" }));
}

/** The form that fits whom the package is for. @param {Ctx} ctx @returns {Form | null} */
export function chosenForm(ctx) {
  const [what, seat] = bench.to.split(":");
  const forms = ctx.forms.filter((f) => PACKAGES.includes(f.verb));
  const found = what === "all" ? forms.find((f) => f.verb === "offer_all")
    : forms.find((f) => f.verb === (what === "seat" ? "offer" : "reply") && f.fields[0].domain?.includes(Number(seat)));
  if (found) return found;
  bench.to = "all";
  return forms.find((f) => f.verb === "offer_all") ?? null;
}

/** The bench. @param {Ctx} ctx @param {Form} form */
export function packing(ctx, form) {
  const [cardsField, goodField, claimField, wishField] = form.fields.slice(-4);
  bench.cards = bench.cards.filter((card, i) =>
    bench.cards.slice(0, i + 1).filter((c) => c === card).length <= limitOf(cardsField, card));
  const goods = (goodField.domain ?? []).filter((good) => bench.cards.includes(good));
  if (!goods.includes(bench.good)) bench.good = goods[0] ?? "";
  return html`<section class="bench"><h4>${ctx.t("board-trade-pack")} <small>${ctx.t("board-trade-sets")}</small></h4>
    ${targets(ctx)}
    <ul class="wallet sets">${(cardsField.domain ?? []).map((card) => line(ctx, cardsField, "cards", card))}</ul>
    ${goods.length ? html`<p class="named">${ctx.t("board-trade-named")}</p><div class="picks">${goods.map((good) =>
      html`<button type="button" class="pick" aria-pressed=${bench.good === good} @click=${() => {
        bench.good = good;
        ctx.redraw();
      }}>${icon(good)}${ctx.name("card", good)}</button>`)}</div>` : nothing}
    <p class="named">${ctx.t("board-trade-wish", { most: most(wishField) })}</p><div class="picks wishes"
      data-test="wishes">${(wishField.domain ?? []).map((good) => html`<button type="button" class="pick" aria-pressed=${
      bench.wish.includes(good)} ?disabled=${!bench.wish.includes(good) && bench.wish.length >= most(wishField)} @click=${
      () => {
        bench.wish = toggled(wishField, bench.wish, good);
        ctx.redraw();
      }}>${icon(good)}${ctx.name("card", good)}</button>`)}</div>
    <details ?open=${bench.claim.length > 0}><summary>${ctx.t("board-trade-claim", { n: bench.claim.length })}</summary>
      <p class="named">${ctx.t("board-trade-claim-more")}</p>
      <ul class="wallet">${(claimField.domain ?? []).map((card) => line(ctx, claimField, "claim", card))}</ul></details>
    ${bench.good ? html`<p class="preview"><small>${ctx.t("board-trade-seen")}</small>${announced(ctx, { ...bench,
      count: bench.cards.length, value: valueOf(printed(ctx).goods, bench.cards) })}</p>` : nothing}</section>`;
}

/** For whom the package is. @param {Ctx} ctx */
function targets(ctx) {
  const seats = ctx.parties;
  const to = ctx.forms.find((f) => f.verb === "offer")?.fields[0].domain ?? [];
  const replies = ctx.forms.filter((f) => f.verb === "reply").map((f) => f.fields[0].domain?.[0])
    .filter((seat) => bench.to === `reply:${seat}`);
  const target = (/** @type {string} */ id, /** @type {any} */ words) => html`<button type="button" class="pick"
    aria-pressed=${bench.to === id} @click=${() => aim(ctx, id)}>${words}</button>`;
  return html`<div class="picks">${ctx.forms.some((f) => f.verb === "offer_all")
    ? target("all", ctx.t("board-trade-to-all")) : nothing}${to.map((seat) => target(`seat:${seat}`,
    html`${mark(seats[seat])} ${seats[seat]?.name}`))}${replies.map((seat) => target(`reply:${seat}`,
    html`${ctx.t("board-trade-reply-to", { name: seats[seat]?.name ?? "" })}`))}</div>`;
}

/** The button that lays the package on the table, or says what is missing. @param {Ctx} ctx @param {Form} form */
export function sending(ctx, form) {
  const answer = composed(form);
  return html`<button type="button" class="primary send" data-test="dock-send" ?disabled=${!answer}
    @click=${() => answer && send(ctx, answer)}>${answer ? ctx.t(`board-trade-send-${form.verb}`) : ctx.t(
      "board-trade-too-few", { n: form.fields.at(-4)?.low ?? 3 })}</button>`;
}

/** @param {Ctx} ctx @param {Answer} answer */
function send(ctx, answer) {
  Object.assign(bench, EMPTY);
  ctx.choose(answer);
}

/** How many of a kind are packed or claimed; of the own cards also what they are worth as a set, and with one more.
 * @param {Ctx} ctx @param {any} field @param {"cards" | "claim"} part @param {string} card */
function line(ctx, field, part, card) {
  const n = amount(bench[part], card);
  const name = ctx.name("card", card);
  const limit = limitOf(field, card);
  const { goods } = printed(ctx);
  const step = (/** @type {number} */ by) => {
    bench[part] = changed(field, bench[part], card, by);
    ctx.redraw();
  };
  const [now, more] = [setValue(goods, card, limit), setValue(goods, card, limit + 1)];
  const set = part === "cards" && goods[card] ? html`<small title=${ctx.t("board-set-more", { now, more })}>${now} →
    ${more}</small>` : nothing;
  return html`<li class=${n ? "some" : ""}>${icon(card)}<span class="name">${name}${set}</span><button type="button"
      aria-label=${ctx.t("web-form-less", { what: name })} ?disabled=${!n} @click=${() => step(-1)}>−</button>
    <output>${part === "cards" ? `${n}/${limit}` : n}</output><button type="button"
      aria-label=${ctx.t("web-form-more", { what: name })} ?disabled=${n >= limit} @click=${() => step(1)}>+</button></li>`;
}

/** The answer that lays the package on the table; null while it is too small. @param {Form} form
 * @returns {Answer | null} */
function composed(form) {
  const low = form.fields[form.fields.length - 4].low ?? 0;
  if (bench.cards.length < low || !bench.good) return null;
  const [, seat] = bench.to.split(":");
  const partner = form.verb === "offer_all" ? [] : [Number(seat)];
  if (form.verb === "reply") partner.push(form.fields[1].domain?.[0]);
  return [form.verb, ...partner, bench.cards, bench.good, bench.claim, bench.wish];
}
