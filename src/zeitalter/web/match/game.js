// What a game brings along: its data, its drawing and its style sheet, each loaded once for the life of the page.
import { get } from "../base/api.js";

/** @typedef {import("./wire.d.ts").GameData} GameData */
/** @typedef {import("../board/game-table.d.ts").GameTable} GameTable */

/** @type {Map<string, Promise<GameData>>} */
const datas = new Map();
/** @type {Map<string, Promise<GameTable>>} */
const modules = new Map();

/** Loaded once for the life of the page. @template T @param {Map<string, Promise<T>>} loaded @param {string} game
 * @param {() => Promise<T>} load */
function once(loaded, game, load) {
  const found = loaded.get(game);
  if (found) return found;
  const promise = load();
  promise.catch(() => loaded.delete(game));
  loaded.set(game, promise);
  return promise;
}

/** The data of a game. @param {string} game */
export function gameData(game) {
  return once(datas, game, () => get(`/api/games/${game}/data`));
}

/** Where the drawing of a game lies. @param {string} game */
function files(game) {
  return new URL(`../../games/${game}/web/`, import.meta.url).href;
}

/** How the game draws itself; null if it does not. @param {string} game @returns {Promise<GameTable | null>} */
export function gameModule(game) {
  return once(modules, game, async () => {
    preload(`${files(game)}map.json`);
    /** @type {GameTable} */
    const module = await import(`${files(game)}table.js`);
    await module.prepare?.();
    return module;
  }).catch(() => null);
}

/** What the drawing will ask for is asked for while its modules are still on their way. @param {string} url */
function preload(url) {
  const link = document.createElement("link");
  Object.assign(link, { rel: "preload", as: "fetch", crossOrigin: "anonymous", href: url });
  document.head.append(link);
}

/** Load what a table of this game needs before it is known which match it is. @param {string} game */
export function warm(game) {
  addStyle(game);
  gameData(game).catch(() => null);
  gameModule(game);
}

/** Lay the game's style sheet over ours. @param {string} game */
export function addStyle(game) {
  const id = `style-${game}`;
  if (document.getElementById(id)) return;
  const link = document.createElement("link");
  Object.assign(link, { id, rel: "stylesheet", href: `${files(game)}table.css` });
  document.head.append(link);
}
