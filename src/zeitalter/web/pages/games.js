// The games of this table, and the one this browser chose last; an address may choose one: /?game=civilization.
import { preference, setPreference, state, update } from "../base/store.js";
import { loadTexts, t } from "../talk/i18n.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";

const asked = new URLSearchParams(globalThis.location?.search ?? "").get("game");
if (asked) setPreference("game", asked);

/** The game that was chosen last, or the usual one. */
export function chosenGame() {
  const { games } = state;
  const id = preference("game");
  return games.find((game) => game.id === id) ?? games.find((game) => game.usual) ?? games.at(0);
}

/** The id of that game; before the games are known that of the one chosen last, if one was. */
export function chosenGameId() {
  return chosenGame()?.id ?? preference("game") ?? "";
}

/** @param {string} id */
export async function chooseGame(id) {
  setPreference("game", id);
  update();
  await loadTexts(id);
}

/** The name of a game in the present language. @param {string} id */
export function gameName(id) {
  return state.games.find((game) => game.id === id)?.name[state.lang] ?? id;
}

/** A row of all games to choose from; nothing where there is only one. @param {(id: string) => void} [then] */
export function gameChoice(then = chooseGame) {
  if (state.games.length < 2) return nothing;
  return html`<div class="games" role="radiogroup" aria-label=${t("web-game")}>
    ${state.games.map(
      (game) => html`<label class="choice game-choice">
        <input type="radio" name="game" data-test=${`game-${game.id}`} .checked=${game.id === chosenGameId()}
          @change=${() => then(game.id)}>
        <span>${gameName(game.id)} <span class="soft">${t("web-game-players", { low: game.seats[0], high: game.seats[1] })}</span></span>
      </label>`,
    )}
  </div>`;
}
