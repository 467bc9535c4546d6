// The games of this table as cards: picture, players, length, weight, a sentence, and the way to the rules.
import { state } from "../base/store.js";
import { t } from "../talk/i18n.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { chooseGame, chosenGameId, gameName } from "./games.js";

/** @typedef {import("../match/wire.d.ts").GameInfo} GameInfo */

const HEAVIEST = 5;
/** Up to here a length is said in minutes. */
const SHORT = 90;

/** Where the picture of a game lies. @param {string} game */
function pictureOf(game) {
  return new URL(`../../games/${game}/web/picture.svg`, import.meta.url).href;
}

/** How long a game takes, in words. @param {[number, number]} minutes */
export function lengthWords([low, high]) {
  if (high <= SHORT) return t("web-minutes", { low, high });
  const hours = (/** @type {number} */ m) => new Intl.NumberFormat(state.lang, { maximumFractionDigits: 1 }).format(m / 60);
  return t("web-hours", { low: hours(low), high: hours(high) });
}

/** Players, length and weight. @param {GameInfo} game */
function facts(game) {
  const weight = game.weight ?? 0;
  return html`<ul class="facts">
    <li>${t("web-game-players", { low: game.seats[0], high: game.seats[1] })}</li>
    ${game.minutes?.[1] ? html`<li>${lengthWords(game.minutes)}</li>` : nothing}
    ${
      weight
        ? html`<li title=${t("web-weight", { weight, most: HEAVIEST })}><span class="dots" aria-hidden="true">${"●".repeat(
            weight,
          )}${"○".repeat(HEAVIEST - weight)}</span> ${t(`web-weight-${weight}`)}</li>`
        : nothing
    }
  </ul>`;
}

/** @param {GameInfo} game */
function card(game) {
  const chosen = game.id === chosenGameId();
  return html`<article class="game-card ${chosen ? "chosen" : ""}" data-test=${`card-${game.id}`}>
    <img src=${pictureOf(game.id)} alt="" width="480" height="270">
    <div class="game-words">
      <h2><label class="game-choice"><input type="radio" name="game" data-test=${`game-${game.id}`} .checked=${chosen}
        @change=${() => chooseGame(game.id)}><span>${gameName(game.id)}</span></label></h2>
      ${facts(game)}
      <p class="game-lead">${game.lead?.[state.lang] ?? ""}</p>
      <p class="game-links"><a href=${`/rules/${game.id}`} data-go data-test=${`rules-${game.id}`}
        aria-label=${t("web-rules-of", { game: gameName(game.id) })}>${t("web-rules")}</a>
        <a href=${`/about/${game.id}`} data-go
          aria-label=${t("web-about-title", { game: gameName(game.id) })}>${t("web-about")}</a></p>
    </div>
  </article>`;
}

/** All games, to choose one. */
export function gameCards() {
  return html`<div class="game-cards" role="radiogroup" aria-label=${t("web-game")}>${state.games.map(card)}</div>`;
}
