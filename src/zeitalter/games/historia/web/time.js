// The time circle, what happens at the end of this round, and the events.
import { html, nothing, svg } from "../../../web/vendor/lit-html/lit-html.js";
import { EPOCHS, lines } from "./print.js";
import { icon, hiddenText, symbols } from "./signs.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */

const LAST = 12;
const MEASURES = /** @type {Record<string, string>} */ ({
  receive_cube: "cube", territory_bonus: "territories", take_back_cards: "card", refresh_wonders: "refresh",
  recover_cubes: "cube", government_bonus: "government", player_order: "order", new_wonders: "wonders",
  leader_bonus: "leader", new_leaders: "leader",
});

/** What happens at the end of this round. @param {Ctx} ctx @returns {string[]} */
export function measures(ctx) {
  return ctx.view.measures;
}

/** Round and epoch in words. @param {Ctx} ctx */
export function timeLine(ctx) {
  const { round, epoch } = ctx.view;
  return ctx.t("board-time", { round, epoch: EPOCHS[epoch], of_epoch: ((round - 1) % 4) + 1 });
}

/** The round after which new wonders come: every second one, but not the last; 0 if none come any more (H83).
 * @param {Ctx} ctx */
export function newWonders(ctx) {
  const { round, result } = ctx.view;
  const next = round + (round % 2);
  return next >= LAST || result ? 0 : next;
}

/** Why no wonder lies open. @param {Ctx} ctx */
export function emptyRow(ctx) {
  const next = newWonders(ctx);
  return next ? ctx.t("board-wonder-row-empty", { next }) : ctx.t("board-wonder-row-over");
}

/** Time circle, measures and events. @param {Ctx} ctx */
export function timeTemplate(ctx) {
  const { round, epoch } = ctx.view;
  const label = timeLine(ctx);
  const rings = [];
  for (let e = 1; e <= 3; e++) {
    for (let q = 1; q <= 4; q++) {
      const n = (e - 1) * 4 + q;
      const when = n < round ? "past" : n === round ? "now" : "ahead";
      rings.push(svg`<path class=${when} d=${sector(4 + e * 12, 15 + e * 12, q - 1)}></path>`);
    }
  }
  return html`<section class="time" aria-label=${label}>
    <svg viewBox="-54 -54 108 108" role="img" aria-label=${label}>
      <circle class="rim" r="53"></circle>${rings}
      ${[1, 2, 3].map((e) => {
        const at = -(9.5 + e * 12) * Math.SQRT1_2;
        return svg`<text class="epoch ${e === epoch ? "now" : ""}" x=${at} y=${at + 3}>${EPOCHS[e]}</text>`;
      })}
      <text class="round" y="6">${round}</text>
    </svg>
    ${ctx.view.result ? nothing : html`<div class="measures"><h3>${ctx.view.ending ? ctx.t("board-ending") : ctx.t("board-round-end")}</h3>
      <ul class=${measures(ctx).length > 6 ? "tight" : ""}>${measures(ctx).map((m) =>
        html`<li data-thing="measure:${m}">${icon(MEASURES[m] ?? "time")}<span>${ctx.name("measure", m)}</span></li>`)}</ul></div>`}
    ${["event", "next_event"].filter((which) => ctx.view[which]).map((which) => event(ctx, which, ctx.view[which]))}
  </section>`;
}

/** @param {Ctx} ctx @param {string} which @param {string} id */
function event(ctx, which, id) {
  const heading = ctx.t(which === "event" ? "board-event-now" : "board-event-next");
  return html`<button class="event ${which}" data-fly="event:${id}" data-side="up" data-info="event:${id}" data-thing="event:${id}"
      @click=${() => ctx.inspect("event", id)}>
    ${icon(id)}<span><small>${heading}</small><b>${ctx.name("event", id)}</b></span>
    <span class="signs" aria-hidden="true">${symbols(ctx, "event", id)}</span>${hiddenText(
      lines(ctx, "event", id))}</button>`;
}

/** A ring sector of the time circle; quarters run clockwise from the top. @param {number} r0
 * @param {number} r1 @param {number} q */
function sector(r0, r1, q) {
  const gap = 0.9;
  const point = (/** @type {number} */ r, /** @type {number} */ turn, /** @type {number} */ side) => {
    const a = (turn * Math.PI) / 2 - Math.PI / 2 + (side * gap) / r;
    return `${(r * Math.cos(a)).toFixed(1)} ${(r * Math.sin(a)).toFixed(1)}`;
  };
  return `M${point(r0, q, 1)}A${r0} ${r0} 0 0 1 ${point(r0, q + 1, -1)}L${point(r1,
    q + 1, -1)}A${r1} ${r1} 0 0 0 ${point(r1, q, 1)}z`;
}
