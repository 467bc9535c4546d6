// The own mat: all own empires with their markers, and the hand.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { answerOf } from "../../../web/match/forms.js";
import { glow, handAsks, ofEmpire } from "./answers.js";
import { belongings, figure, figures, flag, standing } from "./empire.js";
import { SevenAgesElement } from "./element.js";
import { current, inHand } from "./form.js";
import { handTemplate } from "./hand.js";
import { lying, placing, slots, slotTemplate } from "./markers.js";
import { empiresOf, own } from "./print.js";
import { shown, toggleRange } from "./shown.js";
import { icon, mark } from "./signs.js";
import { givesUp, markerOn, turned } from "./turned.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */

/** How much room a tile and a card want. */
const TILE = 176;
const LEAST = 152;
const CARD = 116;

/** Whether something on the own mat may be chosen: a card, or a marker that may be turned over. @param {Ctx} ctx */
export function matAsks(ctx) {
  return handAsks(ctx) || ctx.options.some((a) => turned(ctx, a) && !givesUp(ctx, a));
}

/** An empire as a tile. @param {SevenAgesElement} at @param {Ctx} ctx @param {any} e @param {any} player */
export function tile(at, ctx, e, player) {
  const legal = ofEmpire(ctx, e.empire).filter((a) => !givesUp(ctx, a));
  const slot = e.seat === ctx.seat && placing(ctx) ? slots(ctx).indexOf(e.empire) : -1;
  const name = ctx.name("empire", e.empire);
  const click = (/** @type {Event} */ event) => (legal.length ? at.act(event, legal) : ctx.inspect("empire", e.empire));
  const acting = ctx.view.active === e.empire;
  const done = e.done.length ? ctx.t("board-done-so-far", { actions: ctx.list(e.done.map((/** @type {string} */ a) => ctx.name(
    "action", a))) }) : "";
  return html`<article class="empire c-${e.colour} ${glow(ctx, legal)} ${acting ? "active" : ""}" data-empire=${e.empire} data-thing="empire:${e.empire}"
    aria-label=${name} title=${done}><header>${flag(ctx, e)}<button type="button" class="title" data-info="empire:${e.empire}"
      @click=${click}>${name}</button>${slot >= 0 ? slotTemplate(ctx, slot) : lying(ctx, markerOn(player, e.empire), legal.find((a) => a[0] === "turn_over"))}</header>
    <p class="row">${standing(ctx, e)}<button type="button" class="tag ${shown.range === e.empire ? "on" : ""}"
      aria-pressed=${shown.range === e.empire} title=${ctx.t("board-range", { empire: name })} aria-label=${ctx.t("board-range",
        { empire: name })} @click=${() => toggleRange(ctx, e.empire)}>${icon("range")}</button></p>
    ${figures(ctx, e)}${belongings(ctx, e)}</article>`;
}

export class Mat extends SevenAgesElement {
  /** On a phone the mat lies over the map: it makes way for a question that is answered there. */
  optionsChanged() {
    super.optionsChanged();
    if (this.ctx.options.length && !matAsks(this.ctx)) this.ctx.closeMat();
  }

  /** Where the form at hand is about nothing but cards, it can be sent from here. @param {Ctx} ctx */
  send(ctx) {
    const now = ctx.forms.length ? current(ctx) : null;
    if (!now || !inHand(ctx, now.form)) return nothing;
    const answer = answerOf(now.form, now.values);
    return html`<button type="button" class="primary hand-send" data-test="hand-send" ?disabled=${!answer} @click=${() => answer
      && ctx.choose(answer)}>${answer ? this.sendWords(ctx, answer) : ctx.t("web-form-missing")}</button>`;
  }

  /** What sending does; after thrown away cards it is told how many come for them. @param {Ctx} ctx
   * @param {import("../../../web/match/wire.d.ts").Answer} answer */
  sendWords(ctx, answer) {
    const { hand_size: size } = ctx.view;
    if (answer[0] !== "throw_away" || !size) return ctx.option(answer);
    const left = (own(ctx)?.hand.cards.length ?? 0) - answer[1].length;
    return ctx.t("board-throw-away", { n: answer[1].length, draw: Math.max(0, size - left) });
  }

  /** @param {Ctx} ctx */
  template(ctx) {
    const me = own(ctx);
    if (!me) return nothing;
    const look = ctx.parties[me.seat];
    const mine = empiresOf(ctx, me.seat);
    const placed = Boolean(placing(ctx));
    const free = placed && slots(ctx).includes(null);
    const marker = markerOn(me, null);
    const turn = ctx.options.find((a) => a[0] === "turn_over_slot");
    const tiles = mine.length + Number(free || marker !== undefined);
    this.style.setProperty("--least", `${tiles * LEAST}px`);
    this.style.setProperty("--tiles", `${Math.max(1, tiles) * TILE}fr`);
    this.style.setProperty("--cards", `${Math.max(2, me.hand.cards.length) * CARD}fr`);
    return html`<div class="smat" data-thing="party:${me.seat}"><section class="self"><h3>${mark(look)} ${look?.name} ${figure(ctx, "glory", me.glory,
        "board-glory")} <small>${ctx.t("board-slots", { n: mine.length, of: me.slots })}</small></h3>
        <div class="empires">${mine.map((e) => tile(this, ctx, e, me))}${free || marker !== undefined ? html`<article
          class="empire empty ${turn ? glow(ctx, [turn]) : ""}"><header><span class="title">${ctx.t("board-empty-slot")}</span>${free ? slotTemplate(ctx,
            slots(ctx).indexOf(null)) : lying(ctx, marker, turn)}</header><p><small>${ctx.t("board-empty-slot-may")}</small></p>
          </article>` : nothing}${mine.length || free || marker !== undefined ? nothing : html`<p class="vacant">${ctx.t(
            "board-no-empire")}</p>`}</div></section>
      <section class="hand-area"><div class="hand-head"><h3>${ctx.t("board-hand")} <small>${ctx.t(
        "board-cards-count", { n: me.hand.cards.length + me.hand.hidden })}</small></h3>${this.send(ctx)}</div>${handTemplate(this, ctx, me)}</section>
      </div>${this.answersMenu()}`;
  }
}
