// @ts-check
// What a person does at the table: choose among the answers, take back, ask why, ask for a hint, talk, look things up.
import { landed, tookBack } from "./chronicle.js";
import { focusOn, leaveQuestion, rememberOpener, returnToOpener, showHint } from "../base/focus.js";
import { say, t } from "../talk/i18n.js";
import { refusal, socket, table } from "./model.js";
import { add, drafted, drafts, planned, remove } from "./planning.js";
import { keep, kept, notice, update } from "../base/store.js";

/** Answers after which a turn cannot be taken back. */
const TURN_ENDS = new Set(["end_turn", "pass"]);

/**
 * What may be chosen now, answers and forms; nothing while a question is still in sight that has its answer.
 * @returns {any[]}
 */
function offered() {
  if (!table?.now || table.replay || table.busy || table.now.ask === table.answered) return [];
  return (drafted() ?? table.now).options ?? [];
}

/** The answers that may be chosen now. */
export function options() {
  return offered().filter(Array.isArray);
}

/** The forms that may be filled in now. */
export function forms() {
  return offered().filter((option) => !Array.isArray(option));
}

/** Where several things are chosen together: the things, and how many. */
export function picking() {
  const all = options();
  if (!all.length || forms().length) return null;
  const verb = all[0][0];
  const kinds = table.data.verbs[verb] ?? [];
  if (kinds.length !== 1 || !kinds[0].many || all.some((/** @type {any} */ o) => o[0] !== verb)) return null;
  const sizes = all.map((/** @type {any} */ o) => o[1].length);
  if (Math.max(...sizes) < 2) return null;
  const things = [...new Set(all.flatMap((/** @type {any} */ o) => o[1]))];
  return { verb, kind: kinds[0].kind, things, fewest: Math.min(...sizes), most: Math.max(...sizes) };
}

/** The advertised answer that means the things picked. @param {any[]} picks */
export function pickedAnswer(picks) {
  const key = [...picks].sort().join();
  return options().find((/** @type {any} */ o) => [...o[1]].sort().join() === key) ?? null;
}

/** @param {any} thing */
export function toggle(thing) {
  const pick = picking();
  if (!pick) return;
  table.note = null;
  if (table.picks.includes(thing)) table.picks = table.picks.filter((/** @type {any} */ p) => p !== thing);
  else table.picks = [...table.picks, thing].slice(-pick.most);
  update();
}

/** Send an answer, from the list or from the board. @param {any[]} answer */
export function choose(answer) {
  const pick = picking();
  if (pick && answer[0] === pick.verb && answer[1]?.length === 1) return toggle(answer[1][0]);
  if (TURN_ENDS.has(answer[0]) && kept("confirm", "yes") === "yes" && !sameAnswer(table.confirming, answer)) {
    Object.assign(table, { confirming: answer, note: null });
    return update();
  }
  return play(answer);
}

/** @param {any} a @param {any} b */
function sameAnswer(a, b) {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Give an answer at once: into the plan if it can be planned, or with all that is planned to the match.
 * @param {any[]} answer */
export function play(answer) {
  if (!socket || table.busy || !table.now) return null;
  if (drafts().includes(answer[0])) return add(answer);
  return send(planned().length ? { t: "plan", answers: [...planned(), answer] } : { t: "play", answer });
}

/** Send what is planned and go on. */
export function sendPlan() {
  return socket && !table.busy && planned().length ? send({ t: "plan", answers: planned() }) : null;
}

/** @param {any} message what is sent, without seat and question */
async function send(message) {
  const { now, plan, seat } = table;
  leaveQuestion();
  const here = table;
  const sending = {};
  Object.assign(table, { busy: sending, confirming: null, note: null });
  if (plan) plan.sent = true;
  update();
  const reply = await /** @type {any} */ (socket).request({ ...message, seat, ask: now.ask });
  if (table !== here) return;
  if (table.busy === sending) table.busy = null;
  if (reply.t === "done") {
    keep(`seen.${table.id}.${seat}`, String(reply.n));
    if (seat === table.seat) table.answered = now.ask;
  } else if (seat === table.seat) {
    table.note = lateNote(reply, { seat, ask: now.ask });
    if (plan && table.note) plan.sent = false;
  }
  update();
}

/**
 * What to say of an answer that was not taken; nothing if it is in the match all the same.
 * @param {any} reply @param {any} sent
 */
function lateNote(reply, sent) {
  if (reply.objection?.[0] !== "stale-answer") return refusal(reply);
  const newest = table.frames.at(-1) ?? table.now;
  if ((reply.again || reply.given) && landed(reply, sent, newest, table.log, whose)) return null;
  if (newest?.options?.length) return { ...refusal(reply), stays: true };
  return { tone: "warn", text: () => t("web-answer-late"), stays: true };
}

/** The seat a line of the log is about. @param {[number, string, any[]]} line */
function whose([, id, args]) {
  const kinds = table.data?.events?.[id] ?? [];
  return args[kinds.findIndex((/** @type {any} */ k) => (k.kind === "civ" || k.kind === "seat") && !k.many)];
}

/** Take back, everything from an own entry on; if none is named what was planned or else answered last.
 * @param {number} [which] */
export async function undo(which) {
  if (which === undefined && planned().length) return remove();
  const entry = which ?? table.now?.undo?.at(-1);
  if (!socket || table.seat === null || entry === undefined) return;
  const here = table;
  const reply = await socket.request({ t: "undo", seat: table.seat, entry });
  if (table !== here) return;
  if (reply.t === "refused" && !(reply.again && tookBack(table.log, entry))) table.note = refusal(reply);
  update();
}

/** Questions about the position are about the drafted one. */
function after() {
  return planned().length ? { after: planned() } : {};
}

/** Why is this not possible? @param {any[]} answer */
export async function ask(answer) {
  if (!socket || table.seat === null) return;
  const here = table;
  const reply = await socket.request({ t: "why", seat: table.seat, answer, ...after() });
  if (table !== here) return;
  if (reply.t === "refused" || reply.objection) table.note = refusal(reply);
  else table.note = null;
  update();
}

/** What would a bot do? */
export async function hint() {
  if (!socket || table.seat === null || !offered().length) return;
  const here = table;
  table.note = { tone: "info", text: () => t("web-hint-thinking") };
  update();
  const reply = await socket.request({ t: "hint", seat: table.seat, ...after() });
  if (table !== here) return;
  if (reply.t === "refused" || !reply.answer) table.note = refusal(reply);
  else {
    const reason = () => (reply.hint ? say().hint(reply.hint) : "");
    table.note = {
      tone: "hint",
      text: () => t("web-hint", { answer: say().option(reply.answer), reason: reason() }),
      answer: reply.answer,
    };
    showHint();
  }
  update();
}

/** Say something to the table; false if there is no connection. @param {string} text */
export function chat(text) {
  if (socket?.send({ t: "chat", text })) return true;
  notice(() => say().error("offline"), "warn");
  return false;
}

/** Give a standing order for a kind of question. @param {string} question @param {string} order */
export async function order(question, order) {
  if (!socket || table.seat === null) return;
  const here = table;
  const reply = await socket.request({ t: "order", seat: table.seat, question, order });
  if (table !== here) return;
  if (reply.t === "refused") table.note = refusal(reply);
  update();
}

/** Show a card large. @param {string} kind @param {string} id */
export function inspect(kind, id) {
  rememberOpener();
  table.card = { kind, id };
  update();
  focusOn(".card-large .close");
}

/** Close the rules or the card, and give the focus back. @param {"rule" | "card"} what */
export function shut(what) {
  table[what] = null;
  update();
  returnToOpener();
}

/** Open the rules, at a rule if one is named. @param {string | null} [rule] */
export function showRule(rule = null) {
  if (!table.rule) rememberOpener();
  table.rule = { at: rule };
  update();
  if (!rule) focusOn(".drawer .close");
}
