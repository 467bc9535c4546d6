// What the page knows, and one way to change it: `update` merges changes and draws again, once per frame.

/**
 * @typedef {object} PageState
 * @property {string} lang
 * @property {string} theme
 * @property {import("../match/wire.d.ts").Person | null} person who is here
 * @property {import("../match/wire.d.ts").GameInfo[]} games
 * @property {{page: string, params: Record<string, string>}} route
 * @property {{id: number, text: string | (() => string), tone: "info" | "warn"}[]} notices
 * @property {boolean} menu whether the menu of the table is open
 * @property {boolean} account whether the panel with the account is open
 * @property {number | null} replacing the seat of somebody away for whom a bot shall play, if the owner says so once more
 * @property {string | null} offline since when the server has not been heard of: what is shown was kept here
 * @property {boolean} undoing whether the list of answers to take back is open
 */

/** @type {PageState} */
export const state = {
  lang: document.documentElement.lang,
  theme: document.documentElement.dataset.theme ?? "tag",
  person: null,
  games: [],
  route: { page: "", params: {} },
  notices: [],
  menu: false,
  account: false,
  replacing: null,
  offline: null,
  undoing: false,
};

/** @type {Set<() => void>} */
const listeners = new Set();
let scheduled = false;

/** Merge changes and draw again. @param {Partial<PageState>} [changes] */
export function update(changes = {}) {
  Object.assign(state, changes);
  if (scheduled) return;
  scheduled = true;
  queueMicrotask(() => {
    scheduled = false;
    for (const listener of listeners) listener();
  });
}

/** @param {() => void} listener */
export function subscribe(listener) {
  listeners.add(listener);
}

/** What this browser remembers of a person's wishes. @param {string} name @param {string | null} [usual] */
export function preference(name, usual = null) {
  try {
    return localStorage.getItem(`zeitalter.${name}`) ?? usual;
  } catch {
    return usual;
  }
}

/** Remember a wish. @param {string} name @param {string} value */
export function setPreference(name, value) {
  try {
    localStorage.setItem(`zeitalter.${name}`, value);
  } catch {
    // Private windows may refuse to remember; the wish holds until the page is closed.
  }
}

let noticeNumber = 0;

/**
 * Say something for a while; a function says it in the language of the moment.
 * @param {string | (() => string)} text @param {"info" | "warn"} [tone]
 */
export function notice(text, tone = "info") {
  const id = ++noticeNumber;
  update({ notices: [...state.notices, { id, text, tone }].slice(-3) });
  setTimeout(() => update({ notices: state.notices.filter((n) => n.id !== id) }), 6000);
}

/** The address of one of our pictures. @param {string} name */
export function picture(name) {
  return new URL(`../images/${name}.svg`, import.meta.url).href;
}
