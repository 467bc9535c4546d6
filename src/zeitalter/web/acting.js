// @ts-check
// What a person does at the table: choose among the answers, take back, ask why, ask for a hint, talk, look things up.
import { focusOn, leaveQuestion, rememberOpener, returnToOpener } from "./focus.js";
import { say, t } from "./i18n.js";
import { refusal, socket, table } from "./model.js";
import { keep, kept, notice, update } from "./store.js";

/** Answers after which a turn cannot be taken back. */
const TURN_ENDS = new Set(["end_turn", "pass"]);

/** What may be chosen now. */
export function options() {
  return table?.replay || table?.busy ? [] : (table?.now?.options ?? []);
}

/** Where several things are chosen together: the things, and how many. */
export function picking() {
  const all = options();
  if (!all.length) return null;
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

/** Send an answer at once. @param {any[]} answer */
export async function play(answer) {
  const { now, seat } = table;
  if (!socket || table.busy || !now) return;
  leaveQuestion();
  Object.assign(table, { busy: true, confirming: null, note: null });
  update();
  const here = table;
  const reply = await socket.request({ t: "play", seat, ask: now.ask, answer });
  if (table !== here) return;
  table.busy = false;
  if (reply.t === "done") keep(`seen.${table.id}.${seat}`, String(reply.n));
  if (reply.t === "refused" && !(reply.again && reply.objection?.[0] === "stale-answer")) table.note = refusal(reply);
  update();
}

/** Take back. @param {number} [entry] */
export async function undo(entry) {
  if (!socket || table.seat === null) return;
  const here = table;
  const message = { t: "undo", seat: table.seat, ...(entry === undefined ? {} : { entry }) };
  const reply = await socket.request(message);
  if (table === here && reply.t === "refused") table.note = refusal(reply);
  update();
}

/** Why is this not possible? @param {any[]} answer */
export async function ask(answer) {
  if (!socket || table.seat === null) return;
  const here = table;
  const reply = await socket.request({ t: "why", seat: table.seat, answer });
  if (table !== here) return;
  if (reply.t === "refused" || reply.objection) table.note = refusal(reply);
  else table.note = null;
  update();
}

/** What would a bot do? */
export async function hint() {
  if (!socket || table.seat === null || !options().length) return;
  const here = table;
  table.note = { tone: "info", text: t("web-hint-thinking") };
  update();
  const reply = await socket.request({ t: "hint", seat: table.seat });
  if (table !== here) return;
  if (reply.t === "refused" || !reply.answer) table.note = refusal(reply);
  else {
    const reason = reply.hint ? say().hint(reply.hint) : "";
    table.note = {
      tone: "hint",
      text: t("web-hint", { answer: say().option(reply.answer), reason }),
      answer: reply.answer,
    };
  }
  update();
}

/** @param {string} text */
export function chat(text) {
  if (!socket?.send({ t: "chat", text })) notice(say().error("offline"), "warn");
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
