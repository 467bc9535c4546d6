// A deed drawn small beside its sentence: the focus cards that were resolved with their slots, the event dial, and the dice
// of every combat.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { combats, resolved } from "./log.js";
import { printed, spaceName } from "./print.js";
import { die, hiddenText, icon, roman } from "./signs.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("../../../web/board/game-table.d.ts").Deed} Deed */

/** What a deed shows beside its sentence. @param {Ctx} ctx @param {Deed} deed */
export function deedTemplate(ctx, deed) {
  const cards = resolved(deed.lines).filter(({ card }) => card in printed(ctx).focus);
  const fights = combats(deed.lines);
  const dial = deed.lines.find(([, id]) => id === "event-dial")?.[2][0];
  if (!cards.length && !fights.length && !dial) return nothing;
  return html`<span class="dawn deed-signs">${dial && dial !== "none" ? html`<span class="deed-event">${icon(dial)}${hiddenText(
    ctx.name("icon", dial))}</span>` : nothing}${cards.map((card) => cardSign(ctx, card))}${fights.map((fight) =>
    fightSign(ctx, fight))}</span>`;
}

/** A focus card with the slot that it was resolved with. @param {Ctx} ctx @param {{card: string, slot: number}} resolved */
function cardSign(ctx, { card, slot }) {
  const [type, level] = printed(ctx).focus[card];
  const words = ctx.t("board-deed-card", { card: ctx.name("focus", card), slot });
  return html`<span class="deed-card ${type}" title=${words}><b class="slot ${printed(ctx).slots[
    slot - 1]}">${slot}</b>${icon(type)}<i>${roman(level)}</i>${hiddenText(words)}</span>`;
}

/** The dice and the totals of a combat. @param {Ctx} ctx @param {ReturnType<typeof combats>[number]} fight */
function fightSign(ctx, { dice, values, won, space }) {
  const end = won === null ? "" : ctx.t(won ? "board-won" : "board-lost");
  return html`<span class="deed-fight ${won ? "won" : ""}" title=${[space ? spaceName(ctx, space) : "", end].filter(Boolean)
    .join(": ")}>${dice[0] ? die(dice[0]) : nothing}<b>${values[0]}</b> : <b>${values[1]}</b>${dice[1] ? die(dice[1],
    "foe") : nothing}${hiddenText(end)}</span>`;
}
