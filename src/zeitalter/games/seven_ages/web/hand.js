// The cards in the own hand, each with its four uses: value in a coloured box, empire, artefact, event.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { amount, limitOf } from "../../../web/match/forms.js";
import { glow, ofCard } from "./answers.js";
import { worldAge } from "./empire.js";
import { clickThing, fieldFor } from "./form.js";
import { printed } from "./print.js";
import { artefactSign, hiddenText, icon } from "./signs.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */

/** The hand. @param {import("./element.js").SevenAgesElement} mat @param {Ctx} ctx @param {any} me */
export function handTemplate(mat, ctx, me) {
  const { cards } = me.hand;
  if (!cards.length) return html`<p class="vacant">${ctx.t("board-hand-empty")}</p>`;
  return html`<ul class="hand">${cards.map((/** @type {string} */ id) => html`<li>${card(mat, ctx, id)}</li>`)}</ul>`;
}

/** A card of the hand. @param {import("./element.js").SevenAgesElement} mat @param {Ctx} ctx @param {string} id */
function card(mat, ctx, id) {
  const facts = printed(ctx).cards[id];
  const field = fieldFor(ctx, "card", id);
  const legal = field ? [] : ofCard(ctx, id);
  const chosen = field ? amount(field.value, id) : 0;
  const verbs = new Set(legal.map((a) => a[0]));
  const now = facts.ages.includes(worldAge(ctx));
  const click = (/** @type {MouseEvent} */ e) => {
    if (field) clickThing(ctx, "card", id, e.shiftKey ? -1 : 0);
    else if (legal.length) mat.act(e, legal);
    else ctx.inspect("card", id);
  };
  const words = [ctx.name("empire", id), ctx.t("board-value", { n: facts.value ?? 0 }), ctx.name("artefact", facts.artefact),
    ctx.name("event", facts.event), chosen ? ctx.t("board-chosen", { n: chosen }) : ""].filter(Boolean).join(", ");
  return html`<button type="button" class="card ${field || legal.length ? `legal ${glow(ctx, legal)}` : ""} ${chosen ? "chosen"
      : ""}" data-thing="card:${id}" data-info="card:${id}" data-card=${id} @click=${click}>${hiddenText(words)}
    <span class="top" aria-hidden="true"><b class="box b-${facts.box}">${facts.value ?? 0}</b><small class="ages">${icon(
      facts.barbarian ? "barbarian" : "empire")}${facts.ages.join("·")}</small></span>
    <span class="use name ${verbs.has("found") ? "can" : ""} ${now ? "" : "past"}" aria-hidden="true">${ctx.name("empire",
      id)}</span>
    <span class="use ${verbs.has("artefact") ? "can" : ""}" aria-hidden="true">${icon(artefactSign(printed(ctx),
      facts.artefact))}<span>${ctx.name("artefact", facts.artefact)}</span></span>
    <span class="use ${verbs.has("event") ? "can" : ""}" aria-hidden="true">${icon("event", `b-${printed(ctx).events[
      facts.event]?.[1]}`)}<span>${ctx.name("event", facts.event)}</span></span>
    ${chosen ? html`<span class="badge" aria-hidden="true">${field && limitOf(field.field, id) > 1 ? chosen : "✓"}</span>`
      : nothing}</button>`;
}
