// @ts-check
// The trade: packages on the table as they are announced, the own one, and a bench where the next is packed: cards from
// the hand, the good it is named by, what else is said to be inside, and whom it is for.
import { html, nothing } from "/static/vendor/lit-html/lit-html.js";
import { amount, changed, limitOf, toggled } from "/static/forms.js";
import { looks, own, printed } from "./table_print.js";
import { icon, mark } from "./table_signs.js";
import { counted, valueOf } from "./table_worth.js";

/** @typedef {import("./table_print.js").Ctx} Ctx */
/** @typedef {import("./table_print.js").Answer} Answer */
/** @typedef {import("/static/forms.js").Form} Form */

const PACKAGES = ["offer_all", "offer", "reply"];
const VERBS = [...PACKAGES, "accept", "withdraw", "wait", "end_trade"];

/** What is being packed; `to` is "all", "seat:2" or "reply:2". */
const bench = { to: "all", /** @type {string[]} */ cards: [], good: "", /** @type {string[]} */ claim: [] };

/** Whether it is about trade. @param {Ctx} ctx */
export function trades(ctx) {
  return ctx.forms.some((f) => PACKAGES.includes(f.verb)) || ctx.options.some((a) => VERBS.includes(String(a[0])));
}

/** The window of the trade. @param {Ctx} ctx */
export function tradeTemplate(ctx) {
  const me = own(ctx);
  const form = chosenForm(ctx);
  const others = ctx.view.players.filter((/** @type {any} */ p) => p.seat !== ctx.seat);
  return html`<div class="trade"><section><h4>${ctx.t("board-trade-offers")}</h4>
      <ul class="offers">${others.map((/** @type {any} */ p) => offer(ctx, p))}</ul></section>
    <section><h4>${ctx.t("board-trade-own")} ${me ? html`<small>${ctx.t("board-trade-budget", { n: me.budget
      })}</small>`
      : nothing}</h4>${me?.offer ? ownOffer(ctx, me) : html`<p
        class="vacant">${ctx.t("board-trade-none")}</p>`}</section>
    ${form ? packing(ctx, form) : nothing}</div>
    <footer>${simple(ctx, "withdraw")}${simple(ctx, "wait")}${simple(ctx, "end_trade")}</footer>`;
}

/** A button for an answer without values. @param {Ctx} ctx @param {string} verb */
function simple(ctx, verb) {
  const answer = ctx.options.find((a) => a[0] === verb);
  return answer ? html`<button type="button" data-test=${verb} @click=${() => ctx.choose(answer)}>${ctx.option(
    answer)}</button>` : nothing;
}

/** How many cards of a kind lie on the bench. @param {string} card */
export function onBench(card) {
  return amount(bench.cards, card);
}

/** Put a card of the hand on the bench, from the top again none, or `by`; false if nothing can be packed. @param
 * {Ctx} ctx
 * @param {string} card @param {number} [by] */
export function pack(ctx, card, by = 0) {
  const field = chosenForm(ctx)?.fields.at(-3);
  if (!field || !limitOf(field, card)) return false;
  bench.cards = by ? changed(field, bench.cards, card, by) : toggled(field, bench.cards, card);
  ctx.redraw();
  return true;
}

/** What a package is announced as. @param {Ctx} ctx @param {any} o */
function announced(ctx, o) {
  const claim = counted(o.claim).map(([card, n]) => `${n} ${ctx.name("card", card)}`).join(", ");
  return html`<span class="announced">${icon(o.good)}<b>${ctx.t("board-package", { n: o.count, value: o.value,
    good: ctx.name("card", o.good) })}</b>${claim ? html`<small>${ctx.t("board-claim", { claim })}</small>` : nothing}
  </span>`;
}

/** The package of another. @param {Ctx} ctx @param {any} p */
function offer(ctx, p) {
  const seats = looks(ctx);
  const o = p.offer;
  const accept = o && ctx.options.find((a) => a[0] === "accept" && a[1] === p.seat && a[2] === o.number);
  const reply = o && ctx.forms.find((f) => f.verb === "reply" && f.fields[0].domain?.includes(p.seat));
  const whom = !o ? "" : o.to === null ? ctx.t("board-trade-for-all")
    : ctx.t("board-trade-for", { name: o.to === ctx.seat ? ctx.t("board-you") : (seats[o.to]?.name ?? "") });
  return html`<li class=${accept ? "legal" : ""}>${mark(seats[p.seat])}<span class="name">${seats[p.seat]?.name}</span>
    ${o ? html`${announced(ctx, o)}<small>${whom}${o.answers ? ` · ${ctx.t("board-trade-answers")}` : ""}</small>`
      : html`<small>${p.ready ? ctx.t("board-trade-ended") : ctx.t("board-trade-silent", { n: p.hand_count })}</small>`}
    <span class="row">${accept ? html`<button type="button" class="primary" data-test="accept" @click=${() =>
      ctx.choose(accept)}>${ctx.t("board-trade-accept")}</button>` : nothing}
    ${reply ? html`<button type="button" aria-pressed=${bench.to === `reply:${p.seat}`} @click=${() =>
      aim(ctx, `reply:${p.seat}`)}>${ctx.t("board-trade-reply")}</button>` : nothing}</span></li>`;
}

/** The own package. @param {Ctx} ctx @param {any} me */
function ownOffer(ctx, me) {
  const inside = counted(me.package ?? []).map(([card, n]) => `${n} ${ctx.name("card", card)}`).join(", ");
  const to = me.offer.to === null ? ctx.t("board-trade-for-all")
    : ctx.t("board-trade-for", { name: looks(ctx)[me.offer.to]?.name ?? "" });
  return html`<p class="own-offer">${announced(ctx, me.offer)}<small>${to} · ${ctx.t("board-inside",
    { cards: inside })}</small></p>`;
}

/** @param {Ctx} ctx @param {string} to */
function aim(ctx, to) {
  bench.to = to;
  ctx.redraw();
}

/** The form that fits whom the package is for. @param {Ctx} ctx @returns {Form | null} */
function chosenForm(ctx) {
  const [what, seat] = bench.to.split(":");
  const forms = ctx.forms.filter((f) => PACKAGES.includes(f.verb));
  const found = what === "all" ? forms.find((f) => f.verb === "offer_all")
    : forms.find((f) => f.verb === (what === "seat" ? "offer" : "reply") && f.fields[0].domain?.includes(Number(seat)));
  if (found) return found;
  bench.to = "all";
  return forms.find((f) => f.verb === "offer_all") ?? null;
}

/** The bench. @param {Ctx} ctx @param {Form} form */
function packing(ctx, form) {
  const [cardsField, goodField, claimField] = form.fields.slice(-3);
  bench.cards = bench.cards.filter((card, i) =>
    bench.cards.slice(0, i + 1).filter((c) => c === card).length <= limitOf(cardsField, card));
  const goods = (goodField.domain ?? []).filter((good) => bench.cards.includes(good));
  if (!goods.includes(bench.good)) bench.good = goods[0] ?? "";
  const seats = looks(ctx);
  const to = ctx.forms.find((f) => f.verb === "offer")?.fields[0].domain ?? [];
  const replies = ctx.forms.filter((f) => f.verb === "reply").map((f) => f.fields[0].domain?.[0]);
  const target = (/** @type {string} */ id, /** @type {any} */ words) => html`<button type="button" class="pick"
    aria-pressed=${bench.to === id} @click=${() => aim(ctx, id)}>${words}</button>`;
  const answer = composed(form);
  return html`<section class="bench"><h4>${ctx.t("board-trade-pack")}</h4>
    <div class="picks">${target("all", ctx.t("board-trade-to-all"))}${to.map((seat) => target(`seat:${seat}`,
      html`${mark(seats[seat])} ${seats[seat]?.name}`))}${replies.map((seat) => target(`reply:${seat}`,
      html`${ctx.t("board-trade-reply-to", { name: seats[seat]?.name ?? "" })}`))}</div>
    <ul class="wallet">${(cardsField.domain ?? []).map((card) => line(ctx, cardsField, "cards", card))}</ul>
    <p class="bill"><span>${ctx.t("board-trade-count", { n: bench.cards.length
      })}</span><span>${ctx.t("board-trade-value",
      { n: valueOf(printed(ctx).goods, bench.cards) })}</span></p>
    ${goods.length ? html`<p class="named">${ctx.t("board-trade-named")}</p><div class="picks">${goods.map((good) =>
      html`<button type="button" class="pick" aria-pressed=${bench.good === good} @click=${() => {
        bench.good = good;
        ctx.redraw();
      }}>${icon(good)}${ctx.name("card", good)}</button>`)}</div>` : nothing}
    <details><summary>${ctx.t("board-trade-claim", { n: bench.claim.length })}</summary>
      <ul class="wallet">${(claimField.domain ?? []).map((card) => line(ctx, claimField, "claim", card))}</ul></details>
    <button type="button" class="primary send" data-test="dock-send" ?disabled=${!answer}
      @click=${() => answer && send(ctx, answer)}>${answer ? ctx.t(`board-trade-send-${form.verb}`) : ctx.t(
        "board-trade-too-few", { n: cardsField.low ?? 3 })}</button></section>`;
}

/** @param {Ctx} ctx @param {Answer} answer */
function send(ctx, answer) {
  Object.assign(bench, { cards: [], good: "", claim: [] });
  ctx.choose(answer);
}

/** @param {Ctx} ctx @param {any} field @param {"cards" | "claim"} part @param {string} card */
function line(ctx, field, part, card) {
  const n = amount(bench[part], card);
  const name = ctx.name("card", card);
  const step = (/** @type {number} */ by) => {
    bench[part] = changed(field, bench[part], card, by);
    ctx.redraw();
  };
  return html`<li class=${n ? "some" : ""}>${icon(card)}<span class="name">${name}</span><button type="button"
      aria-label=${ctx.t("board-less", { what: name })} ?disabled=${!n} @click=${() => step(-1)}>−</button>
    <output>${part === "cards" ? `${n}/${limitOf(field, card)}` : n}</output><button type="button"
      aria-label=${ctx.t("board-more", { what: name })} ?disabled=${n >= limitOf(field, card)}
      @click=${() => step(1)}>+</button></li>`;
}

/** The answer that lays the package on the table; null while it is too small. @param {Form} form
 * @returns {Answer | null} */
function composed(form) {
  const low = form.fields[form.fields.length - 3].low ?? 0;
  if (bench.cards.length < low || !bench.good) return null;
  const [, seat] = bench.to.split(":");
  const partner = form.verb === "offer_all" ? [] : [Number(seat)];
  if (form.verb === "reply") partner.push(form.fields[1].domain?.[0]);
  return [form.verb, ...partner, bench.cards, bench.good, bench.claim];
}
