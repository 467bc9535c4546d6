// Above the map: the round, the event dial with what it will bring, and the technology dials of all players as one
// track.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { printed } from "./print.js";
import { icon, mark, roman, hiddenText } from "./signs.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("./board.js").Board} Board */

/** @param {Board} board @param {Ctx} ctx */
export function headTemplate(board, ctx) {
  const toggle = () => {
    board.railOpen = !board.railOpen;
    board.draw();
  };
  return html`<header class="head"><p class="round"><small>${ctx.t("board-round")}</small><b>${ctx.view.round}</b></p>
    ${eventDial(ctx)}${technology(ctx)}<button type="button" class="to-rail ${ctx.options.some((a) =>
      a[0] === "build") ? "asks" : ""}" aria-expanded=${board.railOpen}
      data-test="rail" @click=${toggle}>${icon("agenda")} ${ctx.t("board-goals")}</button></header>`;
}

/** @param {Ctx} ctx */
function eventDial(ctx) {
  const { section, icons } = ctx.view.event;
  return html`<ol class="events" aria-label=${ctx.t("board-events")}>${icons.map((/** @type {string} */ id,
    /** @type {number} */ i) => {
    const word = ctx.name("icon", id);
    const when = i === section ? ctx.t("board-event-now") : (i - section + icons.length) % icons.length === 1
      ? ctx.t("board-event-next") : "";
    return html`<li class="${i === section ? "now" : ""} ${id}" title=${[word, when].filter(Boolean).join(", ")}
      aria-current=${i === section ? "true" : nothing}>${id === "none" ? html`<span aria-hidden="true">·</span>`
        : icon(id)}${hiddenText(word, when)}</li>`;
  })}</ol>`;
}

/** @param {Ctx} ctx */
function technology(ctx) {
  const [end, levels] = printed(ctx).dial;
  const seats = ctx.parties;
  const at = (/** @type {number} */ n) => ctx.view.players.filter((/** @type {any} */ p) => p.dial === n);
  const words = ctx.view.players.map((/** @type {any} */ p) => `${seats[p.seat]?.name} ${p.dial}`).join(", ");
  return html`<div class="tech" role="img" aria-label="${ctx.t("board-tech")}: ${words}" title=${ctx.t("board-tech")}>
    ${Array.from({ length: end + 1 }, (_, n) => html`<span class="notch ${levels[n] ?
      `level level-${levels[n]}` : ""}"><small>${levels[n]
      ? html`${n}<b>${roman(levels[n])}</b>` : n}</small><i class=${at(n).length > 1 ? "many" : ""}>${at(n).map((
        /** @type {any} */ p) => mark(seats[p.seat]))}</i></span>`)}
  </div>`;
}
