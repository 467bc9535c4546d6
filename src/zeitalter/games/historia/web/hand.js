// The own cards: hand, the cards laid in this action round, the discard row in order and the advisor pile. One click
// lays a card; where several may be laid, clicks collect them and one button lays them together.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import {
  alike, asked, cautionText, fitting, glow, idle, lit, ofCard, picked, pickedAnswer, picking,
} from "./answers.js";
import { laid, lines, printed } from "./print.js";
import { gains, icon, hiddenText } from "./signs.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("./mat.js").Mat} Mat */

const STARTS = ["start", "choose_advisor", "exclude"];
const FROM_ROW = ["take_back", "revolution"];
const SPACIOUS = 4;

/** @param {Ctx} ctx */
function selecting(ctx) {
  return ctx.options.some((a) => a[0] === "select");
}

/** Hand, row and advisors. @param {Mat} mat @param {Ctx} ctx @param {any} own */
export function handTemplate(mat, ctx, own) {
  const sealed = laid(ctx);
  const hand = [...(own.hand ?? []), ...own.advisors_in_hand.filter(Boolean)];
  const shown = hand.length + own.played.length + (own.executing ? 1 : 0);
  const dropped = (/** @type {CustomEvent} */ e) => mat.dropCard(ctx, e);
  return html`<section class="cards-area">
    <h3><span>${ctx.t("board-hand")}</span>${selecting(ctx) ? html`<small>${ctx.t("board-limit",
      { n: own.card_limit })}</small>${layButton(ctx)}` : nothing}</h3>
    <div class="hand" data-count=${shown > 10 ? "crowd" : shown > 8 ? "many" : "few"}>
      ${own.executing ? card(mat, ctx, own, own.executing, "executing") : nothing}
      ${own.played.map((/** @type {string} */ id) => card(mat, ctx, own, id, "revealed"))}
      ${hand.map((id) => card(mat, ctx, own, id, sealed.includes(id) ? "laid" : ""))}
    </div>
    <div class="discards" data-drop="card" @dropped=${dropped}><h3><span>${ctx.t("board-row")}</span></h3>
      ${own.row.length
        ? html`<ol class="series ${own.row.length > SPACIOUS ? "tight" : ""}" aria-label=${ctx.t("board-row-order")}>
          ${own.row.map((/** @type {string} */ id, /** @type {number} */ i) => discard(mat, ctx, id, i))}</ol>`
        : html`<p class="vacant">${ctx.t("board-row-empty")}</p>`}
      ${advisors(ctx, own)}
    </div></section>`;
}

/** Lays the cards collected. @param {Ctx} ctx */
function layButton(ctx) {
  if (!picking(ctx)) return nothing;
  const picks = ctx.picked;
  const answer = pickedAnswer(ctx);
  const lay = () => (answer ? ctx.play(answer) : ctx.ask(["select", picks]));
  return html`<button class="lay" ?disabled=${!picks.length} @click=${lay}>${ctx.t("board-lay",
    { n: picks.length })}</button>`;
}

/** A card of the hand or of this action round. @param {Mat} mat @param {Ctx} ctx @param {any} own @param {string} id
 * @param {string} state */
function card(mat, ctx, own, id, state) {
  const [cost, level, advanced] = printed(ctx).actions[id] ?? [0, 0, 0];
  const advisor = printed(ctx).advisors[id];
  const choosing = selecting(ctx) && !["executing", "revealed"].includes(state);
  const legal = choosing ? fitting(ctx, "card", id, ["select"]) : meaning(ctx, id, state);
  const chosen = choosing && picked(ctx, id);
  const better = level && own.technology >= level;
  const alone = legal.filter(([verb, cards]) => verb !== "select" || (Array.isArray(cards) && cards.length === 1));
  const why = idle(ctx, alone) || alone.length === 1 ? cautionText(ctx, alone) : "";
  const light = legal.length ? `${glow(ctx, legal)} ${idle(ctx, alone)}` : choosing ? "dark" : "";
  const click = (/** @type {Event} */ e) => layCard(mat, ctx, e, id, state);
  return html`<button class="card action ${advisor ? "advisor" : id} ${state} ${chosen ? "chosen" : ""} ${light}"
    data-fly="card:${ctx.seat}:${id}" data-side=${state === "revealed" ? "up" : ""} data-info="card:${id}" data-thing="card:${id} action:${id}"
    data-drag=${legal.length ? `card:${id}` : nothing} aria-pressed=${choosing && picking(ctx) ? chosen : nothing}
    @click=${click}>
    <b class="title">${ctx.name("card", id)}</b>
    ${icon(advisor ? (advisor[0] ?? "advisor") : id, "large")}
    ${hiddenText(lines(ctx, "card", id), legal.length && ctx.t("board-possible"), why)}
    <span class="signs" aria-hidden="true">${advisor ? gains(advisor[1]) : html`${cost
      ? html`<span class="gain">${icon("cube")}<b>−${cost}</b></span>` : nothing}
      ${better ? html`<span class="gain better" title=${ctx.t("board-advanced")}>${icon("advanced")}${advanced
        ? html`<b>−${advanced}</b>` : nothing}</span>` : nothing}`}</span>
    ${why && choosing && idle(ctx, alone) ? html`<span class="why" aria-hidden="true">${why.split(": ").at(-1)}</span>` : nothing}
    ${state ? html`<em>${ctx.t(`board-${state}`)}</em>` : nothing}
  </button>`;
}

/** The answers that a card of this action round stands for. @param {Ctx} ctx @param {string} id
 * @param {string} state */
function meaning(ctx, id, state) {
  return state === "executing" ? ofCard(ctx, id) : fitting(ctx, "card", id, STARTS);
}

/** A click on a card, or a card dropped on the row. @param {Mat} mat @param {Ctx} ctx @param {Event} e @param {string} id
 * @param {string} [state] */
export function layCard(mat, ctx, e, id, state = "") {
  if (selecting(ctx) && !["executing", "revealed"].includes(state)) {
    const alone = ctx.options.find(([verb, cards]) => verb === "select" && Array.isArray(cards)
      && cards.length === 1 && cards[0] === id);
    if (!fitting(ctx, "card", id, ["select"]).length) return ctx.ask(["select", [id]]);
    if (!picking(ctx)) return alone && ctx.choose(alone);
    return e.type === "dropped" && picked(ctx, id) ? undefined : ctx.toggle(id);
  }
  /** @type {import("../../../web/match/wire.d.ts").Answer | null} */
  const ask = asked(ctx) && state !== "executing" && ctx.view.active === ctx.seat ? ["start", id] : null;
  return mat.act(e, meaning(ctx, id, state), { kind: "card", id, ask });
}

/** @param {Mat} mat @param {Ctx} ctx @param {string} id @param {number} i */
function discard(mat, ctx, id, i) {
  const legal = fitting(ctx, "card", id, FROM_ROW);
  const can = ctx.options.some((a) => FROM_ROW.includes(a[0]));
  const label = [`${i + 1}. ${ctx.name("card", id)}`, i ? "" : ctx.t("board-oldest"),
    legal.length ? ctx.t("board-possible") : ""].filter(Boolean).join(", ");
  return html`<li><button class="discard ${lit(ctx, id, legal)}" data-fly="card:${ctx.seat}:${id}"
    data-info="card:${id}" data-thing="card:${id}" aria-label=${label}
    @click=${(/** @type {Event} */ e) => mat.act(e, legal, { kind: "card", id,
      ask: can ? alike(ctx, "card", id) : null })}>
    ${icon(printed(ctx).advisors[id] ? "advisor" : id)}<span>${ctx.name("card", id)}</span></button></li>`;
}

/** The advisor pile: face down, and those that were played. @param {Ctx} ctx @param {any} own */
function advisors(ctx, own) {
  const down = own.advisor_deck.length;
  const title = own.advisor_deck.filter(Boolean).map((/** @type {string} */ id) => ctx.name("advisor", id)).join(", ");
  return html`<p class="advisors" title=${title || ctx.t("board-advisors")}>
    ${Array.from({ length: Math.min(down, 3) }, () => html`<i class="back"></i>`)}
    <span>${ctx.t("board-advisor-deck", { n: down })}</span>
    ${own.advisors_face_up.map((/** @type {string} */ id) => html`<button class="mini advisor" data-info="card:${id}"
      aria-label=${ctx.name("card", id)} @click=${() => ctx.inspect("card", id)}>${icon(
        printed(ctx).advisors[id]?.[0] ?? "advisor")}</button>`)}</p>`;
}
