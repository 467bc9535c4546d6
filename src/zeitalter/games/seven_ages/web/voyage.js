// A ship at sea as a scene of its own: how far it may still sail, what it carries, whom it may take on board.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { glow } from "./answers.js";
import { colourOf, printed } from "./print.js";
import { codes, icon } from "./signs.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */

/** Answers that are given here; where the ship sails and lands is shown on the map. */
const HERE = ["embark", "board", "end_voyage"];

/** The voyage, if a ship is at sea. @param {Ctx} ctx */
export function voyageTemplate(ctx) {
  const { voyage, aboard } = ctx.view;
  if (!voyage) return nothing;
  const free = Math.max(0, voyage.capacity - aboard.length);
  const mine = ctx.options.filter((a) => HERE.includes(a[0]));
  const sails = ctx.options.some((a) => a[0] === "sail");
  const lands = ctx.options.some((a) => a[0] === "land");
  const how = lands ? "board-voyage-land" : sails ? "board-voyage-sail" : "";
  return html`<div class="hold ${colourOf(ctx, voyage.empire)}"><p><b>${ctx.name("unit", voyage.ship)}</b> ${ctx.t("board-at-sea-in",
      { area: ctx.name("area", voyage.area) })} <small>${ctx.t("board-points-left", { n: voyage.points })}</small></p>
    <ul class="cargo" aria-label=${ctx.t("board-cargo")}>${aboard.map((/** @type {string} */ id) => html`<li><span class="unit"
      title=${ctx.name("unit", id)}>${icon(id)}</span></li>`)}${Array.from({ length: free }, () => html`<li><span class="unit free"
      title=${ctx.t("board-free-hold")}></span></li>`)}${voyage.crew.map((/** @type {string} */ id) => html`<li><span class="tag"><b
      class="code">${codes(printed(ctx), id).join("/")}</b>${ctx.name("leader", id)}</span></li>`)}</ul></div>
    ${how ? html`<p><small>${ctx.t(how)}</small></p>` : nothing}
    ${mine.length ? html`<p class="ask">${mine.map((a) => html`<button type="button" class=${glow(ctx, [a])} data-test=${a[0]}
      @click=${() => ctx.choose(a)}>${ctx.option(a)}</button>`)}</p>` : nothing}`;
}
