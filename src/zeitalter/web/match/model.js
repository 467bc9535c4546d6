// The table on this screen: what the server last said of it, and what the person does with it. Only state lives here;
// session.js fills it, actions.js, draft.js and replay.js change it, and everything that draws reads it.
import { preference } from "../base/store.js";

/** @typedef {import("./table-state.d.ts").TableState} TableState */
/** @typedef {import("./wire.d.ts").Shell} Shell */

/** What the shell assumes as long as the game has not told about itself. @type {Shell} */
const UNKNOWN = {
  rule_numbers: "(?!)",
  turn_ends: [],
  closing: [],
  cautions: false,
  analysis: false,
  chapters: [],
  deeds: [],
  runs: [],
  carries_out: {},
  scores: {},
  luck: {},
  parties: [],
  called: {},
  mats: "",
  hidden_fields: [],
};

/** A table at which nothing has happened yet. @param {string} id @returns {TableState} */
function emptyTable(id) {
  return {
    id,
    person: null,
    info: null,
    you: [],
    owner: false,
    parties: [],
    commitment: "",
    chat: [],
    presence: { here: [], watching: 0 },
    seat: null,
    now: null,
    frames: [],
    log: [],
    seen: 0,
    since: 0,
    answers: [],
    unfolded: new Set(),
    risen: [],
    unread: 0,
    connected: true,
    data: null,
    module: null,
    early: [],
    drawn: true,
    busy: null,
    answered: null,
    given: null,
    note: null,
    form: null,
    confirming: null,
    picks: [],
    draft: null,
    filter: "",
    tab: "log",
    sheet: "",
    text: false,
    replay: null,
    record: null,
    analysis: null,
    passTo: null,
    notes: null,
    said: null,
    prepared: null,
    kept: null,
    rule: null,
    card: null,
    edition: null,
    editionProblem: null,
    editionShown: false,
    guide: null,
    comparing: false,
    keys: false,
    changing: false,
    deeds: {},
    advice: null,
    error: null,
  };
}

/** The table; without an id where nobody sits at one. */
export let table = emptyTable("");
/** The connection to it. @type {import("./socket.js").TableSocket | null} */
export let socket = null;

/** Begin with an empty table; whatever still waits for something of the last one sees that it is another.
 * @param {string} id */
export function newTable(id) {
  socket?.close();
  socket = null;
  table = emptyTable(id);
  return table;
}

/** @param {import("./socket.js").TableSocket} connection */
export function setSocket(connection) {
  socket = connection;
}

/** What the game tells the shell about itself. */
export function shell() {
  return table.data?.shell ?? UNKNOWN;
}

/** The kinds of a verb's values. @param {string} verb */
export function kindsOf(verb) {
  return table.data?.verbs[verb] ?? [];
}

/** Whether things may move. */
export function motion() {
  return preference("motion", "yes") === "yes" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
