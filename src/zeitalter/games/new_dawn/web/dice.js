// The dice of the last attack of the turn: what both sides rolled, what it came to, and how it ended.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { spaceName } from "./print.js";
import { combatWords } from "./remark.js";
import { die, icon, mark } from "./signs.js";
import { lastRoll } from "./log.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */

/** @param {Ctx} ctx */
export function diceTemplate(ctx) {
  const roll = lastRoll(ctx.log);
  const { combat } = ctx.view;
  if (!roll && !combat) return nothing;
  const seat = combat?.attacker ?? roll?.seat;
  const space = combat?.space ?? roll?.space;
  const [mine, theirs] = combat?.values ?? roll?.values ?? [];
  const owner = ctx.view.spaces[space]?.city ?? ctx.view.spaces[space]?.token;
  const end = combat || !roll || roll.won === null ? "" : ctx.t(roll.won ? "board-won" : "board-lost");
  const dice = roll?.dice ?? [];
  return html`<p class="dice panel" role="status" data-test="dice"><span>${icon("military")} ${ctx.t("board-combat", {
    name: ctx.parties[seat]?.name ?? "", space: space ? spaceName(ctx, space) : "" })}</span>
    <span>${mark(ctx.parties[seat])}${dice[0] ? die(dice[0]) : nothing}<b>${mine}</b><span>:</span><b>${theirs}</b>${
      dice[1] ? die(dice[1], "foe") : nothing}${owner === undefined || owner === seat ? nothing
      : mark(ctx.parties[owner])}
    ${end ? html`<em>${end}</em>` : nothing}</span>${combat ? html`<span>${combatWords(ctx)}</span>` : nothing}</p>`;
}
