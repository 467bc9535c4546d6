// A deed drawn small beside its sentence: the cards that were revealed lie face up, and what follows from one shows its sign.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { printed } from "./print.js";
import { icon } from "./signs.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("../../../web/board/game-table.d.ts").Deed} Deed */

const SIGNS = /** @type {Record<string, string>} */ ({
  "uses-wonder": "wonders", "keeps-leader": "leader", "reveals-leader": "leader", "leader-scores": "leader",
  "bot-shares": "leader", "starts-with-advisor": "advisor", "excludes-advisor": "advisor", "settles": "place",
  "scores-territories": "territories", "government": "government", "activates-dominion": "dominion",
  "dominion-ends": "dominion", "draws-goal": "goal", "plays-civilization": "order",
});

/** What a deed shows beside its sentence. @param {Ctx} ctx @param {Deed} deed */
export function deedTemplate(ctx, deed) {
  const [, id, args] = deed.lines[0];
  if (id === "reveals") return faces(ctx, args[1]);
  if (id === "starts-card" || id === "calls-advisor") return faces(ctx, [args[1]]);
  if (id === "bot-turn") return signs(deed.lines.filter(([, event]) => event === "bot-acts").map(([, , [, action]]) => action));
  return SIGNS[id] ? signs([SIGNS[id]]) : nothing;
}

/** The picture of a card: of an advisor the action that he counts as. @param {Ctx} ctx @param {string} card */
function pictureOf(ctx, card) {
  const advisor = printed(ctx).advisors[card];
  return advisor ? (advisor[0] ?? "advisor") : card;
}

/** Cards face up, side by side. @param {Ctx} ctx @param {string[]} cards */
function faces(ctx, cards) {
  return html`<span class="historia deed-faces" aria-hidden="true">${cards.map((card) => html`<span
    class="deed-face ${printed(ctx).advisors[card] ? "advisor" : ""}">${icon(pictureOf(ctx, card))}</span>`)}</span>`;
}

/** @param {string[]} ids */
function signs(ids) {
  return html`<span class="historia deed-signs" aria-hidden="true">${ids.map((id) => icon(id))}</span>`;
}
