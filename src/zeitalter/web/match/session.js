// Sitting down at a match: loads what a table needs, keeps the connection, and takes in what the server says.
import { enterQuestion } from "../base/focus.js";
import { notice, preference, setPreference, state, update } from "../base/store.js";
import { newsText } from "../talk/chat-news.js";
import { loadTexts, sentences, t, useNames } from "../talk/i18n.js";
import { play } from "./actions.js";
import { updateDraft } from "./draft.js";
import { framePause, MOST_FRAMES } from "./frames.js";
import { loadEdition } from "./edition.js";
import { addStyle, gameData, gameModule } from "./game.js";
import { afterSealed, hasGap, pointChanges, withNews } from "./log.js";
import { keepTable, lastSeen } from "./kept-table.js";
import { motion, newTable, setSocket, socket, table } from "./model.js";
import { refusal } from "./refusal.js";
import { followAddress, loadRecord } from "./replay.js";
import { lookAway, questionGone, recallSince } from "./since.js";
import { TableSocket } from "./socket.js";
import { returned } from "./standing.js";

/** @typedef {import("./wire.d.ts").News} News */
/** @typedef {import("./wire.d.ts").Now} Now */
/** @typedef {import("./wire.d.ts").Asked} Asked */
/** @typedef {import("./wire.d.ts").ChatLine} ChatLine */
/** @typedef {import("./wire.d.ts").TableMessage} TableMessage */

/** @type {ReturnType<typeof setTimeout> | undefined} */
let frameTimer;

/** Sit down at a match: the socket is opened at once and says first what is played here. @param {string} id */
export function openTable(id) {
  closeTable();
  newTable(id);
  table.text = preference("text", "no") === "yes";
  table.person = state.person?.id ?? null;
  connect();
}

/** Choose a seat and load the game; what arrives meanwhile is taken in after that.
 * @param {TableMessage} m the first of them */
async function prepareTable(m) {
  const mine = table;
  const { match: info, you: own } = m;
  table.seat = own.length === 1 || info.over ? (own[0] ?? null) : null;
  if (own.length > 1 && !info.over) table.passTo = own.find((seat) => info.waiting.includes(seat)) ?? own[0];
  useNames(null, people());
  addStyle(info.game);
  try {
    const [data, module] = await Promise.all([gameData(info.game), gameModule(info.game), loadTexts(info.game)]);
    if (table !== mine) return;
    table.data = { ...data, ...m.printed };
    table.module = module;
    useNames(table.data, people());
    loadEdition();
    for (const message of table.early.splice(0)) take(message);
  } catch (/** @type {any} */ error) {
    if (table === mine) table.error = error;
  }
  update();
}

/** Leave the table. */
export function closeTable() {
  lookAway();
  clearTimeout(frameTimer);
  frameTimer = undefined;
  newTable("");
}

function people() {
  return { seats: table.info?.seats ?? [], parties: table.parties };
}

function connect() {
  const here = table;
  const connection = new TableSocket(table.id, {
    hello: () => ({
      t: "hello",
      seats: table.info === null ? null : table.seat === null ? [] : [table.seat],
      since: table.log.length ? table.seen : null,
    }),
    message: receive,
    connected: (yes) => {
      here.connected = yes;
      if (!yes && !here.info) showLastSeen();
      update();
    },
    turnedAway: (id) => {
      here.error = { id };
      update();
    },
  });
  setSocket(connection);
}

/** There is no network: show what this device last saw of the table, until the server says more. */
async function showLastSeen() {
  const here = table;
  const found = await lastSeen(table.id);
  if (table !== here || table.info) return;
  if (!found) here.kept = { at: null };
  else {
    here.kept = { at: found.at };
    take(found.table);
    take(found.now);
  }
  update();
}

/** The server has said something. @param {News} m */
function receive(m) {
  if (m.t === "now") table.kept = null;
  take(m);
}

/** @param {News} m */
function take(m) {
  if (!table.id) return;
  if (m.t === "table") receiveTable(m);
  else if (!table.data) table.early.push(m);
  else if (m.t === "now") receiveNow(m);
  else if (m.t === "asked") receiveAsked(m);
  else if (m.t === "chat") receiveChat(m);
  else if (m.t === "presence") table.presence = m;
  else if (m.t === "prepared") table.prepared = m.seat === table.seat ? m : table.prepared;
  else if (m.t === "refused") table.note = refusal(m);
  update();
}

/** @param {TableMessage} m */
function receiveTable(m) {
  const first = table.info === null;
  table.info = m.match;
  table.you = m.you ?? table.you;
  table.owner = Boolean(m.owner);
  table.said = m;
  table.parties = m.parties ?? [];
  table.commitment = m.commitment ?? "";
  if (m.chat) table.chat = m.chat;
  if (first) readMissedChat();
  if (first) prepareTable(m);
  else useNames(table.data, people());
}

/** @param {Now} m */
function receiveNow(m) {
  if (table.passTo !== null || (m.seat ?? null) !== table.seat) return;
  const known = Math.max(table.now?.n ?? -1, ...table.frames.map((frame) => frame.n));
  if (m.n < known || !takeNews(m)) return;
  const calm = document.hidden || !motion() || !table.now || m.n <= known;
  table.frames.push(m);
  if (calm) table.frames = [m];
  else if (table.frames.length > MOST_FRAMES) table.frames.shift();
  if (calm || table.frames.length === 1) nextFrame(!calm && Boolean(frameTimer));
}

/**
 * Somebody gave a sealed answer: the position stays, fewer owe one. Nothing moves, so nothing waits.
 * @param {Asked} m
 */
function receiveAsked(m) {
  const last = table.frames.at(-1) ?? table.now;
  if (table.passTo !== null || !last || m.n < last.n || (m.seat ?? table.seat) !== table.seat) return;
  const next = afterSealed(last, m);
  table.seen = Math.max(table.seen, m.n);
  if (table.frames.length) table.frames[table.frames.length - 1] = next;
  else showFrame(next);
}

/** Show the positions one after the other, so that every move of others can be seen. @param {boolean} wait */
function nextFrame(wait) {
  if (wait) return;
  clearTimeout(frameTimer);
  frameTimer = undefined;
  const frame = table.frames.shift();
  if (!frame) return;
  showFrame(frame);
  frameTimer = setTimeout(() => {
    frameTimer = undefined;
    if (table.frames.length) nextFrame(false);
  }, framePause(table.info?.bot_pace, table.frames.length));
  update();
}

/** Skip what is still being shown; false if nothing is. */
export function skipFrames() {
  if (!table.frames.length) return false;
  table.frames = table.frames.slice(-1);
  nextFrame(false);
  return true;
}

/** @param {Now} frame */
function showFrame(frame) {
  const before = table.now;
  const mine = (/** @type {Now | null} */ position) => Boolean(position?.options?.length);
  table.now = frame;
  if (table.info) {
    const since = frame.since ?? table.info.since;
    Object.assign(table.info, { waiting: frame.asked ?? [], over: Boolean(frame.over), since });
  }
  if (before?.ask !== frame.ask || mine(before) !== mine(frame)) {
    const note = table.note?.stays ? table.note : null;
    Object.assign(table, { picks: [], form: null, filter: "", confirming: null, note, advice: null, busy: null, changing: false });
  }
  if (before) questionGone(before, frame);
  else recallSince();
  if (!before) followAddress();
  updateDraft(frame);
  announce(before, frame);
  passOn(frame);
  if (mine(frame)) enterQuestion();
  if (before && !document.hidden) table.risen = pointChanges(before.points, frame.points);
  if (frame.over && !before?.over) loadRecord();
  if (mine(frame)) giveAgain(frame);
  keepTable();
}

/** Somebody came before: an answer that stands whatever he did is given again. @param {Now} frame */
function giveAgain(frame) {
  const answer = returned(table.given, frame);
  if (frame.ask === table.given?.ask) return;
  table.given = null;
  if (answer && !table.frames.length && table.module?.stands?.(frame, answer)) play(answer);
}

/** A notification when it is this person's turn. @param {Now | null} before
 * @param {Now} frame */
function announce(before, frame) {
  const asked = Boolean(frame.options?.length);
  const known = before?.options?.length && before.ask === frame.ask;
  if (!asked || known || !document.hidden) return;
  if (preference("notify") === "yes" && "Notification" in window && Notification.permission === "granted") {
    const note = new Notification(t("web-title-turn"), { body: sentences().prompt(frame.prompt, frame.seat), tag: table.id });
    note.onclick = () => window.focus();
  }
}

/** On one screen with several seats: whose turn with the device is it? @param {Now} frame */
function passOn(frame) {
  if (table.you.length < 2 || frame.over) return;
  const asked = table.you.filter((seat) => frame.asked?.includes(seat));
  if (asked.length && (table.seat === null || !asked.includes(table.seat))) Object.assign(table, { passTo: asked[0], sheet: "" });
}

/** The person the device was passed to is ready. */
export function takeDevice() {
  const nothingYet = { now: null, prepared: null, answered: null, given: null, draft: null, frames: [], log: [], seen: 0, note: null };
  Object.assign(table, { seat: table.passTo, passTo: null, ...nothingYet });
  clearTimeout(frameTimer);
  frameTimer = undefined;
  socket?.hello();
  update();
}

/**
 * Write what happened into the log; false if something before it is missing, which is then asked for.
 * @param {Now} m
 */
function takeNews(m) {
  if (hasGap(table.log.length ? table.seen : -1, m)) {
    socket?.hello();
    return false;
  }
  table.log = withNews(table.log, m);
  table.seen = m.n;
  return true;
}

/** What was said, and what became of seats, while this person was away. */
function readMissedChat() {
  const seen = preference(`chat.${table.id}`);
  const missed = table.chat.filter((line) => line.n > Number(seen ?? 0) && (seen !== null || line.news));
  table.unread = missed.length;
  const last = table.chat.at(-1);
  if (last) setPreference(`chat.${table.id}`, String(last.n));
}

/** @param {ChatLine} m */
function receiveChat(m) {
  if (table.chat.some((line) => line.n === m.n)) return;
  table.chat = [...table.chat, m];
  setPreference(`chat.${table.id}`, String(m.n));
  if (m.news) notice(() => newsText(m));
  if (table.tab !== "chat") table.unread += 1;
}
