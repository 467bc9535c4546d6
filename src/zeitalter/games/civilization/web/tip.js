// A thing in large: as a tip beside what the mouse or the focus is on, and for those who tap on it. An area tells
// what is printed, who lives there and what may be done; cards tell what they are worth.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { tips } from "../../../web/board/tip.js";
import { atArea, movesFrom } from "./answers.js";
import { omensAt } from "./forecast.js";
import { dwellers, own, printed } from "./print.js";
import { icon, mark } from "./signs.js";
import { creditFor, priceOf } from "./worth.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */

const MANY = 6;

/** A thing in large. @param {Ctx} ctx @param {string} kind @param {any} id */
export function cardTemplate(ctx, kind, id) {
  const body = kind === "area" ? areaBody(ctx, id) : kind === "civilization" ? civilizationBody(ctx, id)
    : kind === "card" ? tradeCardBody(ctx, id) : html`<p>${ctx.card(kind, id)}</p>`;
  return html`<div class="map-table civilization face"><h4>${kind === "area" ? nothing : icon(id)} ${ctx.name(kind,
    id)}</h4>${body}
  </div>`;
}

/** @param {Ctx} ctx @param {string} id */
function areaBody(ctx, id) {
  const board = printed(ctx);
  const figures = board.areas[id];
  const here = dwellers(ctx, id);
  const seats = ctx.parties;
  const plain = Object.keys(board.plains).find((p) => board.plains[p].includes(id));
  const volcano = Object.keys(board.volcanoes).find((v) => board.volcanoes[v].includes(id));
  const can = atArea(ctx, id).map((a) => ctx.option(a));
  const moves = movesFrom(ctx, id).length ? [ctx.t("board-can-move")] : [];
  const lines = [
    figures ? ctx.t("board-limit", { n: figures[1] }) : ctx.t("board-open-sea"),
    figures && figures[2] !== "none" ? ctx.t(`board-site-${figures[2]}`) : "",
    plain ? ctx.t("board-plain", { name: ctx.name("plain", plain) }) : "",
    volcano ? ctx.t("board-volcano", { name: ctx.name("volcano", volcano) }) : "",
    ctx.view.closed?.includes(id) ? ctx.t("board-closed") : "",
  ].filter(Boolean);
  return html`<p>${lines.join(" · ")}</p>
    ${here.city === null ? nothing : html`<p>${mark(seats[here.city])} ${ctx.t("board-city-of", { name: seats[here.city]
      ?.name ?? "" })}</p>`}
    ${here.tokens.map(({ seat, n }) => html`<p>${mark(seats[seat])} ${ctx.t("board-tokens-of", { name: seats[seat]?.name
      ?? "", n })}</p>`)}
    ${omensAt(ctx, id).map((text) => html`<p>${text}</p>`)}
    ${[...moves, ...can].slice(0, MANY).map((text) => html`<p class="can">→ ${text}</p>`)}`;
}

/** @param {Ctx} ctx @param {string} id */
function civilizationBody(ctx, id) {
  const { cards } = printed(ctx);
  const [cost, groups, credits] = cards[id] ?? [0, [], {}];
  const me = own(ctx);
  const owned = me?.cards.includes(id);
  const given = Object.entries(credits).map(([card, n]) => `${ctx.name("civilization", card)} ${n}`).join(", ");
  const words = ctx.card("civilization", id);
  return html`<p>${ctx.t("board-cost", { n: cost })} · ${groups.map((/** @type {string} */ group) => ctx.name("group", group)).join(", ")}</p>
    ${words ? html`<p class="lines">${words}</p>` : nothing}
    ${me && !owned && creditFor(cards, me.cards, id) ? html`<p>${ctx.t("board-price-now", { n: priceOf(cards, me.cards,
      id) })}</p>` : nothing}
    ${given ? html`<p><small>${ctx.t("board-gives-credit", { credits: given })}</small></p>` : nothing}`;
}

/** @param {Ctx} ctx @param {string} id */
function tradeCardBody(ctx, id) {
  const { goods, calamities } = printed(ctx);
  const good = goods[id];
  if (!good) {
    const [stack, tradable] = calamities[id] ?? [0, false];
    const words = ctx.card("card", id);
    return html`<p>${ctx.t(tradable ? "board-calamity-black" : "board-calamity-red", { n: stack })}</p>
      ${words ? html`<p class="lines">${words}</p>` : nothing}`;
  }
  const sets = Array.from({ length: good[2] }, (_, i) => html`<td>${(i + 1) ** 2 * good[1]}</td>`);
  return html`<p>${ctx.t("board-good", { n: good[1], count: good[2] })}</p><table class="sets"><tbody><tr>${sets.map(
    (_, i) => html`<th>${i + 1}</th>`)}</tr><tr>${sets}</tr></tbody></table>`;
}

export const { explain, hideTip, press } = tips("map-table civilization", "area", cardTemplate);
