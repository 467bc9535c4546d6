// The two conditions of a leader and how far they are met, as the server counts them.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { icon } from "./signs.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */

/** A condition in words. @param {Ctx} ctx @param {any} term */
export function termWords(ctx, term) {
  const state = term.met ? ctx.t("board-term-met")
    : term.have === undefined ? ctx.t("board-term-unmet") : ctx.t("board-term-open", { now: term.have });
  return `${ctx.t("board-term", { ...term, stat: ctx.name("stat", term.stat) })}, ${state}`;
}

/** The conditions of a leader. @param {Ctx} ctx @param {any} leader */
export function termsTemplate(ctx, leader) {
  return html`<ul class="terms">${leader.terms.map((/** @type {any} */ term) => {
    const { have, value, vp, met } = term;
    const label = termWords(ctx, term);
    return html`<li class=${met ? "met" : ""} title=${label} aria-label=${label}>${icon(term.stat)}
      ${have === undefined ? html`<i></i>` : html`<progress max=${value} value=${Math.min(have, value)}
        aria-hidden="true"></progress>`}<span>${have === undefined ? nothing : html`${have}/`}${value}</span>
      <b>${met ? "✓" : ""}${icon("vp")}${vp}</b></li>`;
  })}</ul>`;
}
