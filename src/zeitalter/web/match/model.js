// @ts-check
// The match on this screen: what the server last said of it, and what the person does with it. Pages read `table` and
// call the functions here; nothing else talks to the socket.
import { gap, owed, withNews } from "./chronicle.js";
import { enterQuestion } from "../base/focus.js";
import { addStyle, gameData, gameModule } from "./game.js";
import { loadStory } from "./history.js";
import { say, speak, speakOf, t } from "../talk/i18n.js";
import { follow } from "./planning.js";
import { kept, state, update } from "../base/store.js";
import { TableSocket } from "./socket.js";

const FRAME_PAUSE = 280;
const MOST_FRAMES = 8;

/** @type {any} */
export let table = null;
/** @type {TableSocket | null} */
export let socket = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let frameTimer;

function fresh(/** @type {string} */ id) {
  return {
    id,
    info: null,
    you: [],
    owner: false,
    civs: [],
    commitment: "",
    chat: [],
    presence: { here: [], watching: 0 },
    seat: null,
    now: null,
    frames: [],
    log: [],
    seen: 0,
    unread: 0,
    connected: true,
    data: null,
    module: null,
    early: [],
    drawn: true,
    busy: null,
    answered: null,
    note: null,
    form: null,
    confirming: null,
    picks: [],
    plan: null,
    filter: "",
    marked: -1,
    tab: "log",
    sheet: "",
    text: false,
    replay: null,
    passTo: null,
    rule: null,
    card: null,
    guide: null,
    error: null,
    finished: null,
  };
}

/** Sit down at a match: the socket is opened at once and says first what is played here. @param {string} id */
export function openTable(id) {
  closeTable();
  table = fresh(id);
  table.text = kept("text", "no") === "yes";
  table.who = state.person?.id ?? null;
  connect();
}

/** Choose a seat and load the game; what arrives meanwhile is shown after that. @param {any} m the first `table` */
async function settle(m) {
  const mine = table;
  const { match: info, you: own } = m;
  table.seat = own.length === 1 || info.over ? (own[0] ?? null) : null;
  if (own.length > 1 && !info.over)
    table.passTo = own.find((/** @type {number} */ s) => info.waiting.includes(s)) ?? own[0];
  speakOf(null, people());
  addStyle(info.game);
  try {
    const [data, module] = await Promise.all([gameData(info.game), gameModule(info.game), speak(info.game)]);
    if (table !== mine) return;
    table.data = { ...data, ...m.printed };
    table.module = module;
    speakOf(table.data, people());
    for (const message of table.early.splice(0)) receive(message);
  } catch (error) {
    if (table === mine) table.error = error;
  }
  update();
}

/** Leave the table. */
export function closeTable() {
  clearTimeout(frameTimer);
  socket?.close();
  socket = null;
  table = null;
}

function people() {
  return { seats: table.info?.seats ?? [], civs: table.civs };
}

function connect() {
  socket = new TableSocket(table.id, {
    hello: () => ({
      t: "hello",
      seats: table.info === null ? null : table.seat === null ? [] : [table.seat],
      since: table.log.length ? table.seen : null,
    }),
    message: receive,
    connected: (yes) => {
      if (table) table.connected = yes;
      update();
    },
    turnedAway: (id) => {
      if (table) table.error = { id };
      update();
    },
  });
}

/** @param {any} m */
function receive(m) {
  if (!table) return;
  if (m.t === "table") receiveTable(m);
  else if (!table.data) table.early.push(m);
  else if (m.t === "now") receiveNow(m);
  else if (m.t === "asked") receiveAsked(m);
  else if (m.t === "chat") receiveChat(m);
  else if (m.t === "presence") table.presence = m;
  else if (m.t === "refused") table.note = refusal(m);
  update();
}

/** @param {any} m */
function receiveTable(m) {
  const first = table.info === null;
  table.info = m.match;
  table.you = m.you ?? table.you;
  table.owner = Boolean(m.owner);
  table.civs = m.civs ?? [];
  table.commitment = m.commitment ?? "";
  if (m.chat) table.chat = m.chat;
  if (first) settle(m);
  else speakOf(table.data, people());
}

/** @param {any} m */
function receiveNow(m) {
  if (table.passTo !== null || (m.seat ?? null) !== table.seat) return;
  const known = Math.max(table.now?.n ?? -1, ...table.frames.map((/** @type {any} */ f) => f.n));
  if (m.n < known || !takeNews(m)) return;
  const calm = document.hidden || !motion() || !table.now || m.n <= known;
  table.frames.push(m);
  if (calm || table.frames.length > MOST_FRAMES) table.frames = [m];
  if (calm || table.frames.length === 1) nextFrame(!calm && Boolean(frameTimer));
}

/**
 * Somebody gave a sealed answer: the position stays, fewer owe one. Nothing moves, so nothing waits.
 * @param {any} m
 */
function receiveAsked(m) {
  const last = table.frames.at(-1) ?? table.now;
  if (table.passTo !== null || !last || m.n < last.n || (m.seat ?? table.seat) !== table.seat) return;
  const next = owed(last, m);
  table.seen = Math.max(table.seen, m.n);
  if (table.frames.length) table.frames[table.frames.length - 1] = next;
  else showFrame(next);
}

/** Show the positions one after the other, so that every move of others can be seen. @param {boolean} wait */
function nextFrame(wait) {
  if (wait) return;
  clearTimeout(frameTimer);
  frameTimer = undefined;
  const frame = table?.frames.shift();
  if (!frame) return;
  showFrame(frame);
  frameTimer = setTimeout(() => {
    frameTimer = undefined;
    if (table?.frames.length) nextFrame(false);
  }, FRAME_PAUSE);
  update();
}

/** Skip what is still being shown; false if nothing is. */
export function skipFrames() {
  if (!table?.frames.length) return false;
  table.frames = table.frames.slice(-1);
  nextFrame(false);
  return true;
}

/** @param {any} frame */
function showFrame(frame) {
  const before = table.now;
  const mine = (/** @type {any} */ f) => Boolean(f?.options?.length);
  table.now = frame;
  if (table.info) {
    const since = frame.since ?? table.info.since;
    Object.assign(table.info, { waiting: frame.asked ?? [], over: Boolean(frame.over), since });
  }
  if (before?.ask !== frame.ask || mine(before) !== mine(frame)) {
    const note = table.note?.stays ? table.note : null;
    Object.assign(table, { picks: [], form: null, filter: "", confirming: null, marked: -1, note, busy: null });
  }
  if (mine(frame) && !mine(before)) table.since = Number(kept(`seen.${table.id}.${table.seat}`, "0"));
  follow(frame);
  announce(before, frame);
  passOn(frame);
  if (mine(frame)) enterQuestion();
  if (frame.over && !before?.over) loadStory();
}

/** A notification when it is this person's turn. @param {any} before @param {any} frame */
function announce(before, frame) {
  const asked = frame.options?.length > 0;
  const known = before?.options?.length && before.ask === frame.ask;
  if (!asked || known || !document.hidden) return;
  if (kept("notify") === "yes" && "Notification" in window && Notification.permission === "granted") {
    const note = new Notification(t("web-title-turn"), { body: say().prompt(frame.prompt, frame.seat), tag: table.id });
    note.onclick = () => window.focus();
  }
}

/** On one screen with several seats: whose turn with the device is it? @param {any} frame */
function passOn(frame) {
  if (table.you.length < 2 || frame.over) return;
  const asked = table.you.filter((/** @type {number} */ s) => frame.asked?.includes(s));
  if (asked.length && !asked.includes(table.seat)) Object.assign(table, { passTo: asked[0], sheet: "" });
}

/** The person the device was passed to is ready. */
export function takeDevice() {
  const nothingYet = { now: null, answered: null, plan: null, frames: [], log: [], seen: 0, note: null };
  Object.assign(table, { seat: table.passTo, passTo: null, ...nothingYet });
  clearTimeout(frameTimer);
  frameTimer = undefined;
  socket?.hello();
  update();
}

/**
 * Write what happened into the log; false if something before it is missing, which is then asked for.
 * @param {any} m
 */
function takeNews(m) {
  if (gap(table.log.length ? table.seen : -1, m)) {
    socket?.hello();
    return false;
  }
  table.log = withNews(table.log, m);
  table.seen = m.n;
  return true;
}

/** @param {any} m */
function receiveChat(m) {
  if (table.chat.some((/** @type {any} */ c) => c.n === m.n)) return;
  table.chat = [...table.chat, m];
  if (table.tab !== "chat") table.unread += 1;
}

/** A refusal in words. @param {any} m */
export function refusal(m) {
  if (m.objection) return { tone: "warn", text: () => say().objection(m.objection), rule: m.rule };
  return { tone: "warn", text: () => say().error(m.error ?? "server", m.args), rule: null };
}

/** Whether things may move. */
export function motion() {
  return kept("motion", "yes") === "yes" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
