// The rule book of a game as a page of its own, to be read without a match.
import { state, update } from "../base/store.js";
import { gameData } from "../match/game.js";
import { loadTexts, t, useNames } from "../talk/i18n.js";
import { openInBrief, ruleBook } from "../talk/rules.js";
import { html } from "../vendor/lit-html/lit-html.js";
import { chosenGameId, gameName } from "./games.js";
import { missing } from "./missing.js";
import { topBar } from "./person.js";

let game = "";
/** The rule in sight. @type {string | null} */
let at = null;
/** What numbers of rules look like; empty until it is known. */
let pattern = "";

/** @param {{game: string}} params */
export async function open(params) {
  game = params.game || chosenGameId();
  at = null;
  pattern = "";
  openInBrief();
  if (!known()) return loadTexts(chosenGameId());
  const [data] = await Promise.all([gameData(game), loadTexts(game)]);
  useNames(data, { seats: [], parties: [] });
  pattern = data.shell.rule_numbers;
  update();
}

function known() {
  return state.games.some((found) => found.id === game);
}

export function title() {
  return `${known() ? t("web-rules-of", { game: gameName(game) }) : t("web-missing-title")} · Zeitalter`;
}

/** @param {string | null} rule */
function turnTo(rule) {
  at = rule;
  update();
}

export function template() {
  if (!known()) return html`${topBar()}${missing()}`;
  return html`${topBar()}
    <main class="rule-page" id="main">
      <header class="rule-page-head"><h1>${t("web-rules-of", { game: gameName(game) })}</h1>
        <nav aria-label=${t("web-game")}>${state.games
          .filter((other) => other.id !== game)
          .map((other) => html`<a href=${`/rules/${other.id}`} data-go>${gameName(other.id)}</a>`)}</nav></header>
      ${pattern ? ruleBook({ game, pattern, at, open: turnTo }) : html`<p class="soft">${t("web-loading")}</p>`}
    </main>`;
}
