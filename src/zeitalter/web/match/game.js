// @ts-check
// What a game brings along: its data, its drawing and its style sheet, each loaded once for the life of the page.
import { get } from "../base/api.js";

/** @type {Map<string, Promise<any>>} */
const loaded = new Map();

/** Cached for the life of the page. @param {string} key @param {() => Promise<any>} load */
function once(key, load) {
  if (!loaded.has(key)) {
    const promise = load();
    promise.catch(() => loaded.delete(key));
    loaded.set(key, promise);
  }
  return /** @type {Promise<any>} */ (loaded.get(key));
}

/** The data of a game. @param {string} game */
export function gameData(game) {
  return once(`data/${game}`, () => get(`/api/games/${game}/data`));
}

/** Where the drawing of a game lies. @param {string} game */
function files(game) {
  return new URL(`../../games/${game}/web/`, import.meta.url).href;
}

/** How the game draws itself; null if it does not. @param {string} game */
export function gameModule(game) {
  return once(`module/${game}`, async () => {
    preload(`${files(game)}map.json`);
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
