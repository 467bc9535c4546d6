// Trying out answers: while a question can be drafted, answers go into a list instead of to the match. The server says
// what the position would be; the list can be changed as long as nothing is sent, and outlives a reload of the page.
import { enterQuestion, focusOn, leaveQuestion } from "../base/focus.js";
import { update } from "../base/store.js";
import { sentences, t } from "../talk/i18n.js";
import { closingAnswers, fateOf, remaining, storedDraft, storeDraft, without } from "./draft-list.js";
import { socket, table } from "./model.js";
import { refusal } from "./refusal.js";

/** @typedef {import("./wire.d.ts").Answer} Answer */
/** @typedef {import("./wire.d.ts").DraftPosition} DraftPosition */
/** @typedef {import("./wire.d.ts").Now} Now */
/** @typedef {import("./table-state.d.ts").Draft} Draft */

/** Farther down than any list goes. */
const FAR = 1e6;
/** Whether the focus was in the list when it was changed last. */
let inList = false;
/** For windows that may not remember anything. @type {import("./draft-list.js").Shelf} */
const NO_SHELF = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

/** Where this window remembers drafts; some windows may not even look there. */
function shelf() {
  try {
    return sessionStorage;
  } catch {
    return NO_SHELF;
  }
}

/** The answers that are drafted and not sent. */
export function draftAnswers() {
  return table.draft && !table.replay ? table.draft.answers : [];
}

/** The position after them: view, options, prompt; null where nothing is drafted. */
export function draftPosition() {
  return draftAnswers().length ? (table.draft?.position ?? null) : null;
}

/** The verbs that can be drafted now. */
export function draftVerbs() {
  return (table.now?.options?.length && table.now.drafts) || [];
}

/** What a closing answer may be here, now or at the beginning of the draft. */
export function draftClosings() {
  const options = [...(draftPosition()?.options ?? []), ...(table.now?.options ?? [])];
  const all = closingAnswers(options, draftVerbs());
  return [...new Map(all.map((answer) => [JSON.stringify(answer), answer])).values()];
}

/** Remember the draft of this seat as it is now. */
function store() {
  if (table.seat !== null) storeDraft(shelf(), table.id, table.seat, table.draft);
}

/** @param {number} ask @param {Answer[]} [answers] @returns {Draft} */
function newDraft(ask, answers = []) {
  return { ask, answers, known: [], position: null, number: 0, sent: false };
}

/** A new position: the draft goes on, or it has gone. @param {Now} frame */
export function updateDraft(frame) {
  if (table.seat === null) return;
  if (!table.draft) {
    const stored = storedDraft(shelf(), table.id, table.seat);
    if (!stored) return;
    table.draft = newDraft(stored.ask, stored.answers);
  }
  const fate = fateOf(table.draft, frame);
  if (fate === "open") {
    if (table.draft.answers.length) change(table.draft.answers);
    return;
  }
  table.draft = null;
  store();
  if (fate === "gone") table.note = { tone: "warn", text: () => t("web-plan-gone"), stays: true };
}

/** Draft more answers. @param {Answer[]} answers */
export async function addToDraft(...answers) {
  if (!table.now) return;
  leaveQuestion();
  table.draft ??= newDraft(table.now.ask);
  table.note = null;
  await change([...table.draft.answers, ...answers]);
}

/** Draft several answers at once, instead of so many of the last ones. @param {Answer[]} answers @param {number} [instead] */
export function putIntoDraft(answers, instead = 0) {
  if (!table.now || !draftVerbs().length) return;
  table.draft ??= newDraft(table.now.ask);
  table.note = null;
  change([...table.draft.answers.slice(0, table.draft.answers.length - instead), ...answers]);
}

/** Draft without one of the answers; the last if none is named. @param {number} [at] */
export function removeFromDraft(at = draftAnswers().length - 1) {
  leaveQuestion();
  inList = Boolean(document.activeElement?.closest(".plan"));
  table.note = null;
  change(without(draftAnswers(), at));
}

/** Throw the whole draft away. */
export function discardDraft() {
  leaveQuestion();
  table.note = null;
  change([]);
}

/** Ask for the position after these answers. @param {Answer[]} answers */
async function change(answers) {
  const { draft, seat } = table;
  if (!draft) return;
  const here = table;
  const number = ++draft.number;
  draft.answers = answers;
  table.confirming = null;
  store();
  if (!answers.length) Object.assign(draft, { known: [], position: null });
  update();
  if (!answers.length || !socket) return settle();
  const reply = await socket.request({ t: "draft", seat, ask: draft.ask, answers });
  if (table !== here || table.draft !== draft || draft.number !== number) return;
  if (reply.t === "draft") accept(draft, reply, answers);
  else if (reply.objection?.[0] !== "stale-answer") reject(draft, reply);
  update();
  settle();
}

/** The focus comes back if it was lost with what was clicked: to the list, or to the answers. */
function settle() {
  if (inList && draftAnswers().length) focusOn(".plan li:last-child button", true);
  else enterQuestion();
  inList = false;
}

/** The server has tried the answers. @param {Draft} draft @param {DraftPosition} position @param {Answer[]} answers */
function accept(draft, position, answers) {
  const before = draft.known.length;
  const { dropped } = position;
  draft.position = position;
  draft.answers = draft.known = remaining(answers, dropped);
  store();
  if (draft.answers.length > before) requestAnimationFrame(() => document.querySelector(".plan ol")?.scrollTo(0, FAR));
  if (!dropped.length) return;
  const [[, objection, rule]] = dropped;
  const which = dropped.map(([i]) => answers[i]);
  const names = () => which.map((answer) => sentences().option(answer)).join("; ");
  const reason = () => sentences().objection(objection);
  const text = () => t("web-plan-dropped", { count: which.length, answers: names(), reason: reason() });
  table.note = { tone: "warn", text, rule };
}

/** The server does not take the list: it stays as it was. @param {Draft} draft
 * @param {import("./wire.d.ts").Refused} reply */
function reject(draft, reply) {
  draft.answers = draft.known;
  store();
  table.note = refusal(reply);
}
