// The window of the trade: packages on the table, the own one, a summary of what is known, and the bench where the next
// package is packed.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { amount } from "../../../web/match/forms.js";
import { own, printed } from "./print.js";
import { mark } from "./signs.js";
import { PACKAGES, aim, aimedAt, chosenForm, clearOldBench, packing, sending, takeHint } from "./trade-bench.js";
import { announced, declinedTemplate, listed, whom } from "./trade-offers.js";
import { summaryTemplate } from "./trade-summary.js";
import { setValue } from "./worth.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */

const VERBS = [...PACKAGES, "decline", "accept", "withdraw", "wait", "end_trade"];

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
  clearOldBench(ctx);
  takeHint(ctx);
  const me = own(ctx);
  const form = chosenForm(ctx);
  const others = ctx.view.players.filter((/** @type {any} */ p) => p.seat !== ctx.seat)
    .sort((/** @type {any} */ a, /** @type {any} */ b) => concern(ctx, b) - concern(ctx, a));
  return html`${course(ctx)}<div class="trade"><div class="others-part"><section><h4>${ctx.t("board-trade-offers")}<small
      class="key"><span class="fact">✓ ${ctx.t("board-trade-true")}</span><span class="rumour">? ${ctx.t(
      "board-trade-claimed")}</span></small></h4><ul class="offers">${others.map((/** @type {any} */ p) => offer(ctx, p))}
    </ul></section>${summaryTemplate(ctx)}</div>
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
  const round = trade?.rounds ? ctx.t("board-trade-round", { n: trade.round, of: trade.rounds }) : "";
  const clock = ctx.left ? ctx.t("board-trade-left", { left: ctx.left }) : "";
  const words = [round, clock, me ? waitingWords(ctx, me) : ""].filter(Boolean);
  return words.length ? html`<p class="course" data-test="course">${words.map((text) => html`<span>${text}</span>`)}</p>`
    : nothing;
}

/** What it means that one waits or has finished. @param {Ctx} ctx @param {any} me */
function waitingWords(ctx, me) {
  if (me.ready) return ctx.t("board-trade-you-ended");
  if (!me.waiting) return "";
  if (ctx.view.trade?.rounds) return ctx.t("board-trade-you-spoke");
  const asked = /** @type {number[]} */ (ctx.view.question?.asked ?? []);
  const all = asked.every((seat) => ctx.view.players[seat].waiting);
  return ctx.t(all ? "board-trade-all-wait" : "board-trade-you-wait");
}

/** A button for an answer without values, with what it costs. @param {Ctx} ctx @param {string} verb */
function simple(ctx, verb) {
  const answer = ctx.options.find((a) => a[0] === verb);
  if (!answer) return nothing;
  const told = ctx.caution(answer);
  return html`<button type="button" data-test=${verb} title=${ctx.option(answer)} @click=${() => ctx.choose(answer)}>${ctx.t(
    `board-trade-do-${verb}`)}${told ? html`<small class="caution">${told.text}</small>` : nothing}</button>`;
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
  const waits = p.waiting && !ctx.view.trade?.rounds ? ` · ${ctx.t("board-trade-waits")}` : "";
  const silent = p.ready ? ctx.t("board-trade-ended") : ctx.t("board-trade-silent", { n: p.hand_count }) + waits;
  return html`<li class=${accept ? "legal" : ""} data-seat=${p.seat}><span class="from">${mark(seats[p.seat])}<span
      class="name">${seats[p.seat]?.name}</span><small>${o ? whom(ctx, o) : silent}</small></span>
    ${accept || reply ? html`<span class="row">${accept ? html`<button type="button" class="primary" data-test="accept"
      @click=${() => ctx.choose(accept)}>${ctx.t("board-trade-accept")}</button>` : nothing}
    ${reply ? html`<button type="button" aria-pressed=${aimedAt(`reply:${p.seat}`)} data-test="reply" @click=${() =>
      aim(ctx, `reply:${p.seat}`)}>${ctx.t("board-trade-reply")}</button>` : nothing}</span>` : nothing}
    ${o ? html`${announced(ctx, o)}<small class="gain">${gain(ctx, o.good)}</small>${declinedTemplate(ctx, o)}${refusing(
      ctx, p)}` : nothing}</li>`;
}

/** The words with which an offer can be declined. @param {Ctx} ctx @param {any} p */
function refusing(ctx, p) {
  const form = ctx.forms.find((f) => f.verb === "decline" && f.fields[0].domain?.includes(p.seat));
  if (!form) return nothing;
  const name = ctx.parties[p.seat]?.name ?? "";
  return html`<details class="refuse" data-test="decline"><summary aria-label=${ctx.t("board-trade-decline-to", { name })}
    >${ctx.t("board-trade-decline")}</summary><span class="picks">${(form.fields[2].domain ?? []).map((word) => html`<button
      type="button" class="pick" data-word=${word} @click=${() => ctx.choose(["decline", p.seat, form.fields[1].domain?.[0],
      word])}>${ctx.name("refusal", word)}</button>`)}</span></details>`;
}

/** The own package: what others see, and what is inside. @param {Ctx} ctx @param {any} me */
function ownOffer(ctx, me) {
  const taken = ctx.options.some((a) => a[0] === "accept");
  return html`<div class="own-offer">${announced(ctx, me.offer)}<small>${whom(ctx, me.offer)} · ${ctx.t("board-inside",
    { cards: listed(ctx, me.package ?? []) })}${taken ? ` · ${ctx.t("board-trade-agree")}` : ""}</small>${declinedTemplate(
      ctx, me.offer)}</div>`;
}
