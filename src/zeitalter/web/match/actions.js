// What a person does at the table: choose among the answers, take back, ask why, ask for a hint, talk, look things up.
import { focusOn, leaveQuestion, rememberOpener, returnToOpener, showHint } from "../base/focus.js";
import { notice, update } from "../base/store.js";
import { sentences, t } from "../talk/i18n.js";
import { askedTwice } from "./cautions.js";
import { percent } from "./chart.js";
import { addToDraft, draftAnswers, draftPosition, draftVerbs, removeFromDraft } from "./draft.js";
import { isAnswer, isForm } from "./forms.js";
import { wasAccepted, wasTakenBack } from "./log.js";
import { kindsOf, socket, table } from "./model.js";
import { partyOf } from "./parties.js";
import { refusal } from "./refusal.js";
import { answeredAt, takenBack } from "./since.js";

/** @typedef {import("./wire.d.ts").Answer} Answer */
/** @typedef {import("./wire.d.ts").Refused} Refused */

/** What may be chosen now, answers and forms; nothing while a question is still in sight that has its answer. */
function offered() {
  if (!table.now || table.replay || table.busy || table.now.ask === table.answered) return [];
  if (table.now.sealed && table.changing) return table.now.change ?? [];
  return (draftPosition() ?? table.now).options ?? [];
}

/** The answers that may be chosen now. */
export function options() {
  return offered().filter(isAnswer);
}

/** The forms that may be filled in now. */
export function forms() {
  return offered().filter(isForm);
}

/** Where several things are chosen together: the things, and how many. */
export function picking() {
  const all = options();
  if (!all.length || forms().length) return null;
  const verb = all[0][0];
  const kinds = kindsOf(verb);
  if (kinds.length !== 1 || !kinds[0].many || all.some((answer) => answer[0] !== verb)) return null;
  const sizes = all.map((answer) => answer[1].length);
  if (Math.max(...sizes) < 2) return null;
  const things = [...new Set(all.flatMap((answer) => answer[1]))];
  return { verb, kind: kinds[0].kind, things, fewest: Math.min(...sizes), most: Math.max(...sizes) };
}

/** The advertised answer that means the things picked. @param {any[]} picks */
export function pickedAnswer(picks) {
  const key = [...picks].sort().join();
  return options().find((answer) => [...answer[1]].sort().join() === key) ?? null;
}

/** @param {any} thing */
export function toggle(thing) {
  const pick = picking();
  if (!pick) return;
  table.note = null;
  if (table.picks.includes(thing)) table.picks = table.picks.filter((picked) => picked !== thing);
  else table.picks = [...table.picks, thing].slice(-pick.most);
  update();
}

/** Send an answer, from the list or from the board. @param {Answer} answer */
export function choose(answer) {
  const pick = picking();
  if (pick && answer[0] === pick.verb && answer[1]?.length === 1) return toggle(answer[1][0]);
  if (askedTwice(answer) && !sameAnswer(table.confirming, answer)) {
    Object.assign(table, { confirming: answer, note: null });
    return update();
  }
  play(answer);
}

/** Choose another sealed answer, or leave it as it is. @param {boolean} changing */
export function changeSealed(changing) {
  Object.assign(table, { changing, picks: [], confirming: null, note: null });
  update();
  if (changing) focusOn(".prompt :is(.option, .fold-answers)", true);
}

/** @param {Answer | null | undefined} a @param {Answer} b */
export function sameAnswer(a, b) {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Give an answer at once: into the draft if it can be drafted, or with all that is drafted to the match.
 * @param {Answer} answer */
export function play(answer) {
  if (!socket || table.busy || !table.now) return;
  if (draftVerbs().includes(answer[0])) addToDraft(answer);
  else if (draftAnswers().length) send({ t: "plan", answers: [...draftAnswers(), answer] });
  else send({ t: "play", answer });
}

/** Send what is drafted and go on. */
export function sendDraft() {
  if (socket && !table.busy && draftAnswers().length) send({ t: "plan", answers: draftAnswers() });
}

/** @param {{t: "plan", answers: Answer[]} | {t: "play", answer: Answer}} message without seat and question */
async function send(message) {
  const { now, draft, seat } = table;
  if (!now || !socket) return;
  leaveQuestion();
  const here = table;
  const sending = {};
  const changing = table.changing;
  const given = message.t === "play" ? { ask: now.ask, prompt: now.prompt, answer: message.answer } : null;
  Object.assign(table, { busy: sending, confirming: null, note: null, given });
  if (draft) draft.sent = true;
  update();
  const reply = await socket.request({ ...message, seat, ask: now.ask });
  if (table !== here) return;
  if (table.busy === sending) table.busy = null;
  if (reply.t === "done") {
    answeredAt(reply.n, seat);
    if (given) table.deeds[reply.n] = given.answer;
    if (seat === table.seat) Object.assign(table, { answered: now.ask, changing: false });
  } else if (seat === table.seat) {
    table.note = changing ? tooLate(reply) : lateNote(reply, { seat, ask: now.ask });
    table.changing = false;
    if (draft && table.note) draft.sent = false;
  }
  update();
}

/** A sealed answer could not be changed any more. @param {Refused} reply @returns {import("./table-state.d.ts").Note} */
function tooLate(reply) {
  if (reply.objection?.[0] !== "stale-answer") return refusal(reply);
  return { tone: "warn", text: () => t("web-change-late"), stays: true };
}

/**
 * What to say of an answer that was not taken; nothing if it is in the match all the same.
 * @param {Refused & {again?: boolean}} reply @param {{seat: number | null, ask: number}} sent
 * @returns {import("./table-state.d.ts").Note | null}
 */
function lateNote(reply, sent) {
  if (reply.objection?.[0] !== "stale-answer") return refusal(reply);
  const newest = table.frames.at(-1) ?? table.now;
  if ((reply.again || reply.given) && wasAccepted(reply, sent, newest, table.log, partyOf)) return null;
  if (newest?.options?.length) return { ...refusal(reply), stays: true };
  return { tone: "warn", text: () => t("web-answer-late"), stays: true };
}

/** Take back, everything from an own entry on; if none is named what was drafted or else answered last.
 * @param {number} [which] */
export async function undo(which) {
  if (which === undefined && draftAnswers().length) return removeFromDraft();
  const entry = which ?? table.now?.undo?.at(-1);
  table.given = null;
  if (!socket || table.seat === null || entry === undefined) return;
  const here = table;
  const reply = await socket.request({ t: "undo", seat: table.seat, entry });
  if (table !== here) return;
  if (reply.t === "refused" && !(reply.again && wasTakenBack(table.log, entry))) table.note = refusal(reply);
  else takenBack(entry);
  update();
}

/** Questions about the position are about the drafted one. */
function after() {
  return draftAnswers().length ? { after: draftAnswers() } : {};
}

/** Why is this not possible? @param {Answer} answer */
export async function ask(answer) {
  if (!socket || table.seat === null) return;
  const here = table;
  const reply = await socket.request({ t: "why", seat: table.seat, answer, ...after() });
  if (table !== here) return;
  if (reply.t === "refused" || reply.objection) table.note = refusal(reply);
  else table.note = null;
  update();
}

/** What the guide of a first game recommends: the hint, fetched without a note. @param {string} stage of the question */
export async function advise(stage) {
  if (!socket || table.seat === null || !offered().length) return;
  const here = table;
  table.advice = { stage, answer: null, reason: () => "" };
  const reply = await socket.request({ t: "hint", seat: table.seat, ...after() });
  if (table !== here || table.advice?.stage !== stage || reply.t === "refused" || !reply.answer) return;
  const { answer, hint: why } = reply;
  table.advice = { stage, answer, reason: () => (why ? sentences().hint(why) : "") };
  showHint();
  update();
}

/** The answer that is recommended now: by a hint, or by the guide. */
export function recommended() {
  if (table.note?.answer) return table.note.answer;
  return offered().length && !table.replay ? (table.advice?.answer ?? null) : null;
}

/** A hint in words: the best answer, and what else could be answered with what it would cost.
 * @param {import("./wire.d.ts").Hint} reply @param {Answer} answer @returns {import("./table-state.d.ts").Note} */
function hintNote({ hint: why, chance, others = [] }, answer) {
  const words = (/** @type {Answer} */ given, /** @type {import("./wire.d.ts").Reason | null | undefined} */ reason) => ({
    answer: sentences().option(given),
    reason: reason ? sentences().hint(reason) : "",
  });
  return {
    tone: "hint",
    text: () =>
      chance === undefined
        ? t("web-hint", words(answer, why))
        : t("web-hint-chance", { ...words(answer, why), percent: percent(chance) }),
    answer,
    others: others.map((other) => ({
      answer: other.answer,
      text: () => t("web-hint-other", { ...words(other.answer, other.hint), percent: percent(other.behind) }),
    })),
  };
}

/** What would a bot do? */
export async function hint() {
  if (!socket || table.seat === null || !offered().length || table.changing) return;
  const here = table;
  table.note = { tone: "info", text: () => t("web-hint-thinking") };
  update();
  const reply = await socket.request({ t: "hint", seat: table.seat, ...after() });
  if (table !== here) return;
  if (reply.t === "refused") table.note = refusal(reply);
  else if (!reply.answer) table.note = refusal({});
  else {
    table.note = hintNote(reply, reply.answer);
    showHint();
  }
  update();
}

/** Let a bot plan the rest of this question: its answers go into the draft, to be changed and sent. */
export async function suggest() {
  if (!socket || table.seat === null || !table.now || !offered().length || !draftVerbs().length) return;
  const here = table;
  const { ask } = table.now;
  table.note = { tone: "info", text: () => t("web-hint-thinking") };
  update();
  const reply = await socket.request({ t: "suggest", seat: table.seat, ask, ...after() });
  if (table !== here || table.now?.ask !== ask) return;
  if (reply.t === "refused") table.note = refusal(reply);
  else if (!reply.answers.length) table.note = { tone: "info", text: () => t("web-suggest-none") };
  else {
    const answers = table.module?.merged?.(reply.answers) ?? reply.answers;
    const count = answers.length;
    await addToDraft(...answers);
    table.note ??= { tone: "info", text: () => t("web-suggested", { count }) };
  }
  update();
}

/** Say something to the table; false if there is no connection. @param {string} text */
export function chat(text) {
  if (socket?.send({ t: "chat", text })) return true;
  notice(() => sentences().error("offline"), "warn");
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
export function closeOverlay(what) {
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
