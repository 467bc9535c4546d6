// Packages on the table: what is true of them apart from what is only claimed, what is wanted for them, whom they are for,
// and what was said to them.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { icon } from "./signs.js";
import { counted } from "./worth.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */

/** Cards with their numbers, as the log has them. @param {Ctx} ctx @param {string[]} cards */
export function listed(ctx, cards) {
  return ctx.list(counted(cards).map(([card, number]) => {
    const name = ctx.name("card", card);
    return number === 1 ? name : ctx.t("list-times", { number, name });
  }));
}

/** Goods, without numbers. @param {Ctx} ctx @param {string[]} goods */
export function named(ctx, goods) {
  return ctx.list(goods.map((good) => ctx.name("card", good)));
}

/** What a package is announced as: number, value and one good, which are true; then what is only claimed and what is
 * wanted, if anything. @param {Ctx} ctx @param {any} o @returns {{fact: string, claim: string, wish: string}} */
export function announcement(ctx, o) {
  return {
    fact: ctx.t("board-package", { n: o.count, value: o.value, good: ctx.name("card", o.good) }),
    claim: o.claim.length ? ctx.t("board-claim", { claim: listed(ctx, o.claim) }) : "",
    wish: o.wish.length ? ctx.t("board-wish", { goods: named(ctx, o.wish) }) : "",
  };
}

/** The same, drawn. @param {Ctx} ctx @param {any} o */
export function announced(ctx, o) {
  const { fact, claim, wish } = announcement(ctx, o);
  return html`<span class="announced"><span class="fact">✓ ${icon(o.good)}<b>${fact}</b></span>${claim
    ? html`<span class="rumour">? ${claim}</span>` : nothing}${wish ? html`<span class="wish" data-test="wish">⇄ ${wish}
    </span>` : nothing}</span>`;
}

/** What was said to an offer. @param {Ctx} ctx @param {any} o @returns {string[]} */
export function declinedWords(ctx, o) {
  return o.declined.map((/** @type {any} */ d) =>
    ctx.t("board-trade-said", { name: ctx.parties[d.seat]?.name ?? "", word: ctx.name("refusal", d.word) }));
}

/** The same, drawn. @param {Ctx} ctx @param {any} o */
export function declinedTemplate(ctx, o) {
  const words = declinedWords(ctx, o);
  return words.length ? html`<small class="declined" data-test="declined">${words.map((text) => html`<span>✗ ${text}</span>`)}
    </small>` : nothing;
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
