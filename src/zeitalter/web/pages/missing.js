// The page for an address at which there is nothing: says so, and leads back to the games.
import { loadTexts, t } from "../talk/i18n.js";
import { state } from "../base/store.js";
import { html } from "../vendor/lit-html/lit-html.js";
import { chosenGameId, gameName } from "./games.js";
import { topBar } from "./person.js";

export function open() {
  return loadTexts(chosenGameId());
}

export function title() {
  return `${t("web-missing-title")} · Zeitalter`;
}

/** What stands there; other pages show it, too, where the game of their address is unknown. */
export function missing() {
  return html`<main class="narrow" id="main"><section class="panel" data-test="missing">
    <h1>${t("web-missing-title")}</h1>
    <p>${t("web-missing-text")}</p>
    <a class="button primary" href="/" data-go data-test="to-lobby">${t("web-to-lobby")}</a>
    <p class="soft">${t("web-missing-rules")} ${state.games.map(
      (game, i) => html`${i ? " · " : ""}<a href=${`/rules/${game.id}`} data-go>${gameName(game.id)}</a>`,
    )}</p>
  </section></main>`;
}

export function template() {
  return html`${topBar()}${missing()}`;
}
