// The own mat: leader and figures, the focus row with slots and everything on its cards, wonders and diplomacy cards.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { fitting, glow, kindsOf } from "./answers.js";
import { REACH } from "./board.js";
import { DawnElement } from "./element.js";
import { leader, own, printed } from "./print.js";
import { icon, mark, roman, hiddenText, trades } from "./signs.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */

/** The figures of a player. @param {DawnElement} part @param {Ctx} ctx @param {any} p */
export function figures(part, ctx, p) {
  const figure = (/** @type {string} */ sign, /** @type {any} */ n, /** @type {string} */ word) => html`<span
    class="figure" title=${word}>${icon(sign)}<b>${n}</b>${hiddenText(word)}</span>`;
  const mine = p.seat === ctx.seat;
  return html`<p class="figures">${figure("science", p.dial, ctx.t("board-dial"))}${figure("token", p.tokens_left,
    ctx.t(
      "board-tokens-left"))}${figure("city", p.cities_left, ctx.t("board-cities-left"))}${figure("agenda",
      html`${p.fulfilled}<small>/${ctx.view.victory.length}</small>`, ctx.t("board-fulfilled"))}</p>
    <p class="figures goods">${Object.entries(p.resources).map(([kind, n]) => {
      const legal = mine ? fitting(ctx, "resource", kind) : [];
      const name = ctx.name("resource", kind);
      return legal.length ? html`<button type="button" class="figure good ${kind} ${glow(ctx, legal)}" title=${name}
        @click=${(/** @type {Event} */ e) => part.act(e, legal)}>${icon(kind)}<b>${n}</b>${hiddenText(name)}</button>`
        : html`<span class="figure good ${kind} ${n ? "" : "none"}"
          title=${name}>${icon(kind)}<b>${n}</b>${hiddenText(name)}</span>`;
    })}${p.store === null || p.store === undefined ? nothing : figure("trade", p.store, ctx.t("board-store"))}</p>`;
}

/** Wonders, natural wonders and diplomacy cards of a player. @param {DawnElement} part @param {Ctx} ctx @param {any} p */
export function belongings(part, ctx, p) {
  const seats = ctx.parties;
  const natures = Object.keys(ctx.view.natures).filter((id) => ctx.view.natures[id] === p.seat);
  const states = Object.keys(ctx.view.states).filter((id) => ctx.view.states[id].conquered === p.seat);
  const chip = (/** @type {string} */ kind, /** @type {string} */ id, /** @type {string} */ sign,
    /** @type {string} */ cls,
    /** @type {any} */ before = nothing) => {
    const legal = p.seat === ctx.seat && kind !== "pact" ? fitting(ctx, kind, id) : [];
    const click = (/** @type {Event} */ e) => (legal.length ? part.act(e, legal) : ctx.inspect(kind, id));
    return html`<li><button type="button" class="chip-card ${cls} ${glow(ctx, legal)}" data-info="${kind}:${id}"
      data-thing=${kind === "pact" ? nothing : `${kind}:${id}`}
      @click=${click}>${before}${icon(sign)}<span>${ctx.name(kind, id)}</span></button></li>`;
  };
  const all = [
    ...p.wonders.map((/** @type {string} */ id) => chip("wonder", id, "wonder", printed(ctx).wonders[id]?.[0])),
    ...natures.map((id) => chip("nature", id, printed(ctx).natures[id], "natural")),
    ...states.map((id) => chip("city_state", id, "city_state", printed(ctx).states[id])),
    ...p.envoys.map((/** @type {string} */ id) => chip("city_state", id, "embassy", printed(ctx).states[id])),
    ...p.pacts.map((/** @type {[number, string]} */ [giver, pact]) => chip("pact", pact, pact, "pact",
      mark(seats[giver]))),
  ];
  return all.length ? html`<ul class="belongings">${all}</ul>` : nothing;
}

const GLIDE = { duration: 260, easing: "cubic-bezier(.3,.7,.3,1)" };

export class Mat extends DawnElement {
  constructor() {
    super();
    /** Where the cards of the row lay when they were drawn last. @type {Map<string, number>} */
    this.lay = new Map();
  }

  optionsChanged() {
    super.optionsChanged();
    if (this.ctx.options.length && !asksMat(this.ctx)) this.ctx.closeMat();
  }

  /** Cards that have changed places glide there. */
  afterDraw() {
    const cards = /** @type {NodeListOf<HTMLElement>} */ (this.querySelectorAll("[data-card]"));
    const now = new Map([...cards].map((el) => [String(el.dataset.card), el.offsetLeft]));
    for (const el of this.ctx.motion ? cards : []) {
      const was = this.lay.get(String(el.dataset.card));
      if (was !== undefined && was !== el.offsetLeft)
        el.animate([{ transform: `translateX(${was - el.offsetLeft}px)` }, { transform: "none" }], GLIDE);
    }
    this.lay = now;
  }

  /** @param {Ctx} ctx */
  template(ctx) {
    const me = own(ctx);
    if (!me) return nothing;
    const look = ctx.parties[me.seat];
    return html`<div class="dmat" data-thing="party:${me.seat}"><section class="self"><h3>${mark(look)} ${look?.name}</h3>${me.leader ? html`<button
        type="button" class="leader" data-info="leader:${me.leader}" data-thing="leader:${me.leader}" @click=${() => ctx.inspect("leader",
          me.leader)}>${icon("leader")} ${leader(ctx, me)}</button>` : nothing}${figures(this, ctx, me)}</section>
      <ol class="focus-row" aria-label=${ctx.t("board-row")}>${me.row.map((/** @type {any} */ card,
        /** @type {number} */ place) =>
        html`<li>${this.card(ctx, me, card, place)}</li>`)}</ol>
      <section class="own-cards">${belongings(this, ctx, me) === nothing ? html`<p class="vacant">${ctx.t(
        "board-nothing-yet")}</p>` : belongings(this, ctx, me)}</section></div>${this.answersMenu()}`;
  }

  /** A card of the row in its slot. @param {Ctx} ctx @param {any} me @param {any} card @param {number} place */
  card(ctx, me, card, place) {
    const [type, level] = printed(ctx).focus[card.card];
    const terrain = printed(ctx).slots[place];
    const legal = fitting(ctx, "focus", card.card);
    const active = ctx.view.turn === ctx.seat && ctx.view.resolving?.place === place ? "resolving" : "";
    const wagons = type === "economy" ? me.caravans.filter((/** @type {string} */ w) => w === "card").length : 0;
    const show = (/** @type {string} */ what) => () => document.dispatchEvent(new CustomEvent(REACH, { detail: what }));
    const reach = ctx.view.prospects?.[card.card] ? card.card : "";
    const click = (/** @type {Event} */ e) => (legal.length ? this.act(e, legal) : ctx.inspect("focus", card.card));
    const line = ctx.card("focus", card.card).split("\n").slice(1).join(" ");
    const words = [ctx.t("board-slot", { n: place + 1, terrain: ctx.name("terrain", terrain) }), ctx.name("focus",
      card.card),
      `${ctx.name("type", type)} ${roman(level)}`, ctx.t("board-trade", { n: card.trade }), ...card.states.map(
        (/** @type {string} */ id) => ctx.name("city_state", id)), wagons ? ctx.t("board-caravans-here", {
          n: wagons }) : ""]
      .filter(Boolean).join(", ");
    return html`<span class="slot ${terrain}" aria-hidden="true"><b>${place + 1}</b> ${ctx.name("terrain",
      terrain)}</span>
      <button type="button" class="focus-card ${type} ${glow(ctx, legal)} ${active}" data-info="focus:${card.card}"
        data-card=${card.card} @click=${click} @pointerenter=${show(reach)} @pointerleave=${show("")}
        @focus=${show(reach)} @blur=${show("")}>${hiddenText(words)}<span class="title"
          aria-hidden="true">${icon(type)}<b>${ctx.name(
          "focus", card.card)}</b><small>${roman(level)}</small></span><span class="line"
            aria-hidden="true">${line}</span>
        <span class="load" aria-hidden="true">${trades(card.trade)}${card.states.map((/** @type {string} */ id) =>
          html`<span class="on-card" title=${ctx.name("city_state",
            id)}>${icon("city_state")}</span>`)}${card.natures.map(
          (/** @type {string} */ id) => html`<span class="on-card" title=${ctx.name("nature",
            id)}>${icon("nature")}</span>`)}
          ${Array.from({ length: wagons }, () => icon("caravan", "wagon"))}</span></button>`;
  }
}

/** Whether something on the mat may be chosen. @param {Ctx} ctx */
export function asksMat(ctx) {
  return ctx.options.some((a) => kindsOf(ctx, a[0]).some((k) => ["focus", "resource"].includes(k.kind)));
}
