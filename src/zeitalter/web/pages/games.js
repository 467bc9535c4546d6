// @ts-check
// The games of this table, and the one this browser chose last; an address may choose one: /?game=civilization.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { speak, t } from "../talk/i18n.js";
import { keep, kept, state, update } from "../base/store.js";

const USUAL = "historia";
const asked = new URLSearchParams(globalThis.location?.search ?? "").get("game");
if (asked) keep("game", asked);

/** The id of the game that was chosen last. */
export function chosenId() {
  const id = kept("game", USUAL) ?? USUAL;
  return !state.games.length || state.games.some((/** @type {any} */ g) => g.id === id) ? id : state.games[0].id;
}

/** The game that was chosen last. */
export function chosen() {
  return state.games.find((/** @type {any} */ g) => g.id === chosenId());
}

/** @param {string} id */
export async function choose(id) {
  keep("game", id);
  update();
  await speak(id);
}

/** The name of a game in the present language. @param {string} id */
export function gameName(id) {
  return state.games.find((/** @type {any} */ g) => g.id === id)?.name[state.lang] ?? id;
}

/** A row of all games to choose from; nothing where there is only one. @param {(id: string) => void} [then] */
export function gameChoice(then = choose) {
  if (state.games.length < 2) return nothing;
  return html`<div class="games" role="radiogroup" aria-label=${t("web-game")}>
    ${state.games.map(
      (/** @type {any} */ game) => html`<label class="choice game-choice">
        <input type="radio" name="game" data-test=${`game-${game.id}`} .checked=${game.id === chosenId()}
          @change=${() => then(game.id)}>
        <span>${gameName(game.id)} <span class="soft">${t("web-game-players", { low: game.seats[0], high: game.seats[1] })}</span></span>
      </label>`,
    )}
  </div>`;
}
