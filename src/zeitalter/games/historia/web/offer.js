// The cards that lie open in the middle: the wonder row, or what is to be chosen instead (leaders, advisors,
// civilizations, partners of a trade, victims of a raid); after the end who got how many points for what.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { fitting, glow, lit, meantByCiv, meantByWonder } from "./answers.js";
import { EPOCHS, lines, printed } from "./print.js";
import { icon, mark, hiddenText, symbols } from "./signs.js";
import { scoreTemplate } from "./score.js";
import { emptyRow, newWonders } from "./time.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("./board.js").Board} Board */

const CHOICES = /** @type {[string, string, string[]][]} */ ([
  ["leader", "board-leaders-to-choose", ["keep"]],
  ["civilization", "board-civilizations-to-choose", ["civilization"]],
  ["card", "board-advisors-to-choose", ["choose_advisor", "exclude"]],
]);

/** What lies in the middle. @param {Board} board @param {Ctx} ctx */
export function offerTemplate(board, ctx) {
  if (ctx.view.result) return scoreTemplate(ctx);
  for (const [kind, heading, verbs] of CHOICES) {
    const ids = ctx.options.filter((a) => verbs.includes(a[0])).map((a) => a[1]);
    if (ids.length) return cards(board, ctx, kind, /** @type {any} */ (ids), ctx.t(heading), "", verbs);
  }
  const toward = ctx.options.find((a) => a[0] === "trade" || a[0] === "raid");
  if (toward) return civs(board, ctx, toward[0]);
  const deck = ctx.view.decks.wonders[ctx.view.epoch - 1];
  const n = Array.isArray(deck) ? deck.length : (deck ?? 0);
  const left = newWonders(ctx) ? ctx.t("board-decks", { n }) : "";
  return cards(board, ctx, "wonder", ctx.view.wonder_row, ctx.t("board-wonder-row"), left, ["art", "build"]);
}

/** @param {Board} board @param {Ctx} ctx @param {string} kind @param {string[]} ids @param {string} heading
 * @param {string} note @param {string[]} verbs */
function cards(board, ctx, kind, ids, heading, note, verbs) {
  return html`<section class="offer" aria-label=${heading}>
    <h3><span>${heading}</span>${note ? html`<small>${note}</small>` : nothing}</h3>
    <div class="cards" data-count=${ids.length > 8 ? "crowd" : ids.length > 6 ? "many" : ids.length}>
      ${ids.length ? ids.map((id) => card(board, ctx, kind, id, verbs))
        : html`<p class="vacant">${emptyRow(ctx)}</p>`}
    </div></section>`;
}

/** With whom to trade, or whom to raid. @param {Board} board @param {Ctx} ctx @param {string} verb */
function civs(board, ctx, verb) {
  const others = ctx.view.civs.filter((/** @type {any} */ c) => c.civ !== ctx.seat && c.territories.length);
  const stat = verb === "trade" ? "technology" : "military";
  return html`<section class="offer" aria-label=${ctx.t(`board-${verb}-whom`)}>
    <h3><span>${ctx.t(`board-${verb}-whom`)}</span></h3>
    <div class="cards" data-count=${others.length}>${others.map((/** @type {any} */ c) => {
      const legal = fitting(ctx, "civ", c.civ, [verb]);
      return html`<button class="card broad person ${legal.length ? glow(ctx, legal) : "dark"}" data-person=${c.civ}
        @click=${(/** @type {Event} */ e) => board.act(e, legal, { kind: "civ", id: c.civ,
          ask: meantByCiv(ctx, c.civ) })}>
        <b class="title">${mark(ctx.parties[c.civ])} ${ctx.parties[c.civ]?.name}</b>
        <span class="signs"><span class="gain">${icon(stat)}<b>${c[stat]}</b></span>${hiddenText(
          ctx.name("stat", stat))}</span>
        <span class="gist">${legal.length ? ctx.t("board-possible") : ctx.t("board-why-not")}</span></button>`;
    })}</div></section>`;
}

/** @param {Board} board @param {Ctx} ctx @param {string} kind @param {string} id @param {string[]} verbs */
function card(board, ctx, kind, id, verbs) {
  const legal = fitting(ctx, kind, id, verbs);
  const text = lines(ctx, kind, id);
  const b = printed(ctx);
  const epoch = EPOCHS[(kind === "wonder" ? b.wonders : b.leaders)[id]?.[0] ?? 0];
  const shows = kind === "card" ? (b.advisors[id]?.[0] ?? "advisor") : "";
  return html`<button class="card broad ${kind} ${lit(ctx, id, legal)}" data-fly="${kind}:${id}" data-side="up"
    data-info="${kind}:${id}" data-thing="${kind}:${id}" data-epoch=${epoch} data-drag=${legal.length ? `${kind}:${id}` : nothing}
    @click=${(/** @type {Event} */ e) => board.act(e, legal, { kind, id,
      ask: kind === "wonder" ? meantByWonder(ctx, id) : null })}>
    <b class="title">${shows ? icon(shows) : nothing} ${ctx.name(kind, id)}</b><span class="signs"
      aria-hidden="true">${symbols(ctx, kind, id)}</span>
    <span class="gist" aria-hidden="true">${text}</span>${hiddenText(text, legal.length && ctx.t("board-possible"))}
  </button>`;
}
