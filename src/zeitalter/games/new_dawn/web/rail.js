// Beside the map: the four open wonders with their price, and the victory cards with how far everybody is.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { fitting, glow } from "./answers.js";
import { printed } from "./print.js";
import { bestWay, share } from "./progress.js";
import { icon, mark, hiddenText } from "./signs.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("./board.js").Board} Board */

/** @param {Board} board @param {Ctx} ctx */
export function railTemplate(board, ctx) {
  if (!ctx.view.victory.length) return nothing;
  return html`<aside class="rail" aria-label=${ctx.t("board-goals")}><section><h3>${ctx.t("board-wonders")}</h3><ul
      class="piles">${ctx.view.decks.map((/** @type {any} */ deck) => html`<li>${pile(board, ctx,
        deck)}</li>`)}</ul></section>
    <section><h3>${ctx.t("board-victory")} <small>${ctx.t("board-victory-how")}</small></h3><ol
      class="goals">${ctx.view.victory.map(
      (/** @type {any} */ card) => html`<li>${card.agendas.map((/** @type {any} */ a) => agenda(ctx,
        a))}</li>`)}</ol></section>
  </aside>`;
}

/** A deck of wonders. @param {Board} board @param {Ctx} ctx @param {any} deck */
function pile(board, ctx, deck) {
  if (!deck.open)
    return html`<p class="wonder-card gone ${deck.type}">${icon(deck.type)}${ctx.t("board-no-wonder")}</p>`;
  const [type, era, printedCost, resources] = printed(ctx).wonders[deck.open];
  const cost = deck.prices?.[ctx.seat ?? -1] ?? printedCost;
  const legal = fitting(ctx, "wonder", deck.open);
  const click = (/** @type {Event} */ e) => {
    if (legal.length) board.act(e, legal);
    else if (ctx.options.some((a) => a[0] === "build")) ctx.ask(["build", deck.open]);
    else ctx.inspect("wonder", deck.open);
  };
  const words = [ctx.t("board-wonder-words", { name: ctx.name("wonder", deck.open), type: ctx.name("wonder_type",
    type), era:
    ctx.name("era", era), cost, left: deck.left }), ...resources.map((/** @type {string} */ r) => ctx.name("resource",
    r))].join(", ");
  return html`<button type="button" class="wonder-card ${type} ${glow(ctx, legal)}" data-info="wonder:${deck.open}" data-thing="wonder:${deck.open}"
    data-wonder=${deck.open} @click=${click}>${icon(type)}<span class="title" aria-hidden="true">${ctx.name("wonder",
      deck.open)}</span><b class="cost ${cost < printedCost ? "less" : ""}"
        aria-hidden="true">${cost}</b><span class="needs"
        aria-hidden="true">${resources.map(
      (/** @type {string} */ r) => icon(r))}</span><small aria-hidden="true">${ctx.name("era",
        era)} · ${ctx.t("board-left", {
      n: deck.left })}</small>${hiddenText(words)}</button>`;
}

/** An agenda with everybody's progress. @param {Ctx} ctx @param {any} a */
function agenda(ctx, a) {
  const seats = ctx.parties;
  const done = (/** @type {number} */ seat) => ctx.view.players[seat].agendas.includes(a.agenda);
  return html`<div class="agenda" data-info="agenda:${a.agenda}" data-thing="agenda:${a.agenda}"><button type="button" class="title" @click=${() =>
      ctx.inspect("agenda", a.agenda)}>${ctx.name("agenda", a.agenda)}</button><ul>${a.progress.map((
        /** @type {number[][]} */
      ways, /** @type {number} */ seat) => {
      const way = bestWay(ways);
      const all = ways.map(([have, need]) => `${have}/${need}`).join(", ");
      const name = seats[seat]?.name ?? "";
      return html`<li class="${done(seat) ? "done" : ""} ${seat === ctx.seat ? "mine" : ""}" title=${done(seat) ? ctx.t(
        "board-agenda-done", { name }) : `${name}: ${all}`}>${mark(seats[seat])}<svg class="gauge" viewBox="0 0 100 8"
        preserveAspectRatio="none" aria-hidden="true"><rect class="all" width="100" height="8"></rect><rect
        width=${(done(seat) ? 1 : share(way)) * 100} height="8"></rect></svg><b>${done(seat) ?
          "✓" : `${way[0]}/${way[1]}`}</b>${hiddenText(name, done(seat) ? ctx.t(
        "board-agenda-done", { name }) : all)}</li>`;
    })}</ul></div>`;
}
