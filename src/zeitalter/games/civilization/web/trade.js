// The trade: packages on the table, with what is true of them apart from what is only claimed, the own one, and a bench
// where the next is packed: cards from the hand, the good it is named by, what else is said to be inside, for whom.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { amount, changed, formIndexOf, limitOf, toggled } from "../../../web/match/forms.js";
import { own, printed } from "./print.js";
import { icon, mark } from "./signs.js";
import { counted, setValue, valueOf } from "./worth.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("../../../web/match/wire.d.ts").Answer} Answer */
/** @typedef {import("../../../web/match/wire.d.ts").Form} Form */

const PACKAGES = ["offer_all", "offer", "reply"];
const VERBS = [...PACKAGES, "accept", "withdraw", "wait", "end_trade"];

/** What is being packed; `to` is "all", "seat:2" or "reply:2". */
const bench = {
  to: "all",
  cards: /** @type {string[]} */ ([]),
  good: "",
  claim: /** @type {string[]} */ ([]),
  hint: /** @type {Answer | null} */ (null),
};

/** Whether this seat may trade now. @param {Ctx} ctx */
export function trades(ctx) {
  return ctx.forms.some((f) => PACKAGES.includes(f.verb)) || ctx.options.some((a) => VERBS.includes(a[0]));
}

/** Whether there is a trade to look at: for who waits or has finished too. @param {Ctx} ctx */
export function tradeOpen(ctx) {
  return trades(ctx) || ctx.view.question?.step === "Bargain";
}

/** The window of the trade. @param {Ctx} ctx */
export function tradeTemplate(ctx) {
  takeHint(ctx);
  const me = own(ctx);
  const form = chosenForm(ctx);
  const others = ctx.view.players.filter((/** @type {any} */ p) => p.seat !== ctx.seat)
    .sort((/** @type {any} */ a, /** @type {any} */ b) => concern(ctx, b) - concern(ctx, a));
  return html`${course(ctx)}<div class="trade"><section><h4>${ctx.t("board-trade-offers")}<small class="key"><span
      class="fact">✓ ${ctx.t("board-trade-true")}</span><span class="rumour">? ${ctx.t("board-trade-claimed")}</span>
      </small></h4><ul class="offers">${others.map((/** @type {any} */ p) => offer(ctx, p))}</ul></section>
    ${me ? html`<div class="own-part"><section><h4>${ctx.t("board-trade-own")} ${me.budget === null ? nothing
      : html`<small>${ctx.t("board-trade-budget", { n: me.budget })}</small>`}
      </h4>${me.offer ? ownOffer(ctx, me) : html`<p class="vacant">${ctx.t("board-trade-none")}</p>`}</section>${form
        ? packing(ctx, form) : nothing}</div>` : nothing}</div>
    <footer>${simple(ctx, "withdraw")}${simple(ctx, "wait")}${simple(ctx, "end_trade")}${form ? sending(ctx, form)
      : nothing}</footer>`;
}

/** How much an offer concerns this seat: one that can be swapped comes first, silence last. @param {Ctx} ctx
 * @param {any} p */
function concern(ctx, p) {
  if (!p.offer) return 0;
  if (ctx.options.some((a) => a[0] === "accept" && a[1] === p.seat)) return 4;
  return p.offer.to === ctx.seat ? 3 : p.offer.to === null ? 2 : 1;
}

/** The round, the clock, and what one waits for. @param {Ctx} ctx */
function course(ctx) {
  const me = own(ctx);
  const { trade } = ctx.view;
  const idle = trade?.rounds ? "board-trade-you-spoke" : "board-trade-you-wait";
  const waits = me?.ready ? ctx.t("board-trade-you-ended") : me?.waiting ? ctx.t(idle) : "";
  const round = trade?.rounds ? ctx.t("board-trade-round", { n: trade.round, of: trade.rounds }) : "";
  const clock = ctx.left ? ctx.t("board-trade-left", { left: ctx.left }) : "";
  const words = [round, clock, waits].filter(Boolean);
  return words.length ? html`<p class="course" data-test="course">${words.map((text) => html`<span>${text}</span>`)}</p>`
    : nothing;
}

/** A button for an answer without values. @param {Ctx} ctx @param {string} verb */
function simple(ctx, verb) {
  const answer = ctx.options.find((a) => a[0] === verb);
  return answer ? html`<button type="button" data-test=${verb} title=${ctx.option(answer)} @click=${() => ctx.choose(
    answer)}>${ctx.t(`board-trade-do-${verb}`)}</button>` : nothing;
}

/** A hint for a package is laid on the bench. @param {Ctx} ctx */
function takeHint(ctx) {
  const { hint } = ctx;
  if (hint === bench.hint) return;
  bench.hint = hint;
  if (!hint || !PACKAGES.includes(hint[0]) || formIndexOf(ctx.forms, hint) < 0) return;
  const [verb, ...values] = hint;
  const [cards, good, claim] = values.slice(-3);
  const to = verb === "offer_all" ? "all" : `${verb === "offer" ? "seat" : "reply"}:${values[0]}`;
  Object.assign(bench, { to, cards, good, claim });
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

/** @param {Ctx} ctx @param {string[]} cards */
function listed(ctx, cards) {
  return counted(cards).map(([card, n]) => `${n} ${ctx.name("card", card)}`).join(", ");
}

/** What a package is announced as: number, value and one good, which are true; then what is only claimed, if anything.
 * @param {Ctx} ctx @param {any} o @returns {string[]} */
export function announcement(ctx, o) {
  const fact = ctx.t("board-package", { n: o.count, value: o.value, good: ctx.name("card", o.good) });
  return o.claim.length ? [fact, ctx.t("board-claim", { claim: listed(ctx, o.claim) })] : [fact];
}

/** The same, drawn. @param {Ctx} ctx @param {any} o */
function announced(ctx, o) {
  const [fact, claim] = announcement(ctx, o);
  return html`<span class="announced"><span class="fact">✓ ${icon(o.good)}<b>${fact}</b></span>${claim
    ? html`<span class="rumour">? ${claim}</span>` : nothing}</span>`;
}

/** Whom an offer is for, and which one it answers. @param {Ctx} ctx @param {any} o */
export function whom(ctx, o) {
  const seats = ctx.parties;
  const answered = o.answers && ctx.view.players.find((/** @type {any} */ p) => p.offer?.number === o.answers);
  const to = o.to === null ? ctx.t("board-trade-for-all") : o.to === ctx.seat ? ctx.t("board-trade-for-you")
    : ctx.t("board-trade-for", { name: seats[o.to]?.name ?? "" });
  if (!o.answers) return to;
  const answers = !answered ? ctx.t("board-trade-answers-gone") : answered.seat === ctx.seat
    ? ctx.t("board-trade-answers-you") : ctx.t("board-trade-answers", { name: seats[answered.seat]?.name ?? "" });
  return `${to} · ${answers}`;
}

/** What one more card of a good would do to the own set. @param {Ctx} ctx @param {string} good */
function gain(ctx, good) {
  const me = own(ctx);
  if (!me?.hand) return "";
  const { goods } = printed(ctx);
  const n = amount([...me.hand, ...(me.package ?? [])], good);
  return ctx.t("board-trade-gain", { good: ctx.name("card", good), n, now: setValue(goods, good, n), more: setValue(
    goods, good, n + 1) });
}

/** The package of another. @param {Ctx} ctx @param {any} p */
function offer(ctx, p) {
  const seats = ctx.parties;
  const o = p.offer;
  const accept = o && ctx.options.find((a) => a[0] === "accept" && a[1] === p.seat && a[2] === o.number);
  const reply = o && ctx.forms.find((f) => f.verb === "reply" && f.fields[0].domain?.includes(p.seat));
  const silent = p.ready ? ctx.t("board-trade-ended") : ctx.t("board-trade-silent", { n: p.hand_count });
  return html`<li class=${accept ? "legal" : ""} data-seat=${p.seat}><span class="from">${mark(seats[p.seat])}<span
      class="name">${seats[p.seat]?.name}</span><small>${o ? whom(ctx, o) : silent}</small></span>
    ${accept || reply ? html`<span class="row">${accept ? html`<button type="button" class="primary" data-test="accept"
      @click=${() => ctx.choose(accept)}>${ctx.t("board-trade-accept")}</button>` : nothing}
    ${reply ? html`<button type="button" aria-pressed=${bench.to === `reply:${p.seat}`} data-test="reply" @click=${() =>
      aim(ctx, `reply:${p.seat}`)}>${ctx.t("board-trade-reply")}</button>` : nothing}</span>` : nothing}
    ${o ? html`${announced(ctx, o)}<small class="gain">${gain(ctx, o.good)}</small>` : nothing}</li>`;
}

/** The own package: what others see, and what is inside. @param {Ctx} ctx @param {any} me */
function ownOffer(ctx, me) {
  const taken = ctx.options.some((a) => a[0] === "accept");
  return html`<div class="own-offer">${announced(ctx, me.offer)}<small>${whom(ctx, me.offer)} · ${ctx.t("board-inside",
    { cards: listed(ctx, me.package ?? []) })}${taken ? ` · ${ctx.t("board-trade-agree")}` : ""}</small></div>`;
}

/** @param {Ctx} ctx @param {string} to */
function aim(ctx, to) {
  bench.to = to;
  ctx.redraw();
  requestAnimationFrame(() => document.querySelector(".civilization .bench")?.scrollIntoView({ block: "nearest" }));
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
  const seats = ctx.parties;
  const to = ctx.forms.find((f) => f.verb === "offer")?.fields[0].domain ?? [];
  const replies = ctx.forms.filter((f) => f.verb === "reply").map((f) => f.fields[0].domain?.[0])
    .filter((seat) => bench.to === `reply:${seat}`);
  const target = (/** @type {string} */ id, /** @type {any} */ words) => html`<button type="button" class="pick"
    aria-pressed=${bench.to === id} @click=${() => aim(ctx, id)}>${words}</button>`;
  return html`<section class="bench"><h4>${ctx.t("board-trade-pack")} <small>${ctx.t("board-trade-sets")}</small></h4>
    <div class="picks">${ctx.forms.some((f) => f.verb === "offer_all") ? target("all", ctx.t("board-trade-to-all"))
      : nothing}${to.map((seat) => target(`seat:${seat}`,
      html`${mark(seats[seat])} ${seats[seat]?.name}`))}${replies.map((seat) => target(`reply:${seat}`,
      html`${ctx.t("board-trade-reply-to", { name: seats[seat]?.name ?? "" })}`))}</div>
    <ul class="wallet sets">${(cardsField.domain ?? []).map((card) => line(ctx, cardsField, "cards", card))}</ul>
    ${goods.length ? html`<p class="named">${ctx.t("board-trade-named")}</p><div class="picks">${goods.map((good) =>
      html`<button type="button" class="pick" aria-pressed=${bench.good === good} @click=${() => {
        bench.good = good;
        ctx.redraw();
      }}>${icon(good)}${ctx.name("card", good)}</button>`)}</div>` : nothing}
    <details ?open=${bench.claim.length > 0}><summary>${ctx.t("board-trade-claim", { n: bench.claim.length })}</summary>
      <ul class="wallet">${(claimField.domain ?? []).map((card) => line(ctx, claimField, "claim", card))}</ul></details>
    ${bench.good ? html`<p class="preview"><small>${ctx.t("board-trade-seen")}</small>${announced(ctx, { ...bench,
      count: bench.cards.length, value: valueOf(printed(ctx).goods, bench.cards) })}</p>` : nothing}</section>`;
}

/** The button that lays the package on the table, or says what is missing. @param {Ctx} ctx @param {Form} form */
function sending(ctx, form) {
  const answer = composed(form);
  return html`<button type="button" class="primary send" data-test="dock-send" ?disabled=${!answer}
    @click=${() => answer && send(ctx, answer)}>${answer ? ctx.t(`board-trade-send-${form.verb}`) : ctx.t(
      "board-trade-too-few", { n: form.fields.at(-3)?.low ?? 3 })}</button>`;
}

/** @param {Ctx} ctx @param {Answer} answer */
function send(ctx, answer) {
  Object.assign(bench, { cards: [], good: "", claim: [] });
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
  const low = form.fields[form.fields.length - 3].low ?? 0;
  if (bench.cards.length < low || !bench.good) return null;
  const [, seat] = bench.to.split(":");
  const partner = form.verb === "offer_all" ? [] : [Number(seat)];
  if (form.verb === "reply") partner.push(form.fields[1].domain?.[0]);
  return [form.verb, ...partner, bench.cards, bench.good, bench.claim];
}
