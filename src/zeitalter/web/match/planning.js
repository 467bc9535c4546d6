// @ts-check
// Planning: while a question can be drafted, answers go into a list instead of to the match. The server says what the
// position would be; the list can be changed as long as nothing is sent, and outlives a reload of the page.
import { enterQuestion, focusOn, leaveQuestion } from "../base/focus.js";
import { say, t } from "../talk/i18n.js";
import { refusal, socket, table } from "./model.js";
import { closing, fate, keepPlan, keptPlan, remaining, without } from "./plan.js";
import { update } from "../base/store.js";

/** Farther down than any list goes. */
const FAR = 1e6;
/** Whether the focus was in the plan when it was changed last. */
let inPlan = false;

/** Where this window remembers plans; some windows may not even look there. @returns {any} */
function shelf() {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

/** The answers that are planned and not sent. @returns {any[][]} */
export function planned() {
  return table?.plan && !table.replay ? table.plan.answers : [];
}

/** The drafted position: view, options, prompt; null where nothing is planned. @returns {any} */
export function drafted() {
  return planned().length ? table.plan.draft : null;
}

/** The verbs that can be planned now. @returns {string[]} */
export function drafts() {
  return (table?.now?.options?.length && table.now.drafts) || [];
}

/** What a closing answer may be here, now or at the beginning of the plan. */
export function closings() {
  const all = [...closing(drafted()?.options ?? [], drafts()), ...closing(table.now?.options ?? [], drafts())];
  return [...new Map(all.map((answer) => [JSON.stringify(answer), answer])).values()];
}

/** A new position: the plan goes on, or it has gone. @param {any} frame */
export function follow(frame) {
  if (table.seat === null) return;
  if (!table.plan) {
    const kept = keptPlan(shelf(), table.id, table.seat);
    if (!kept) return;
    table.plan = { ...kept, known: [], draft: null, number: 0, sent: false };
  }
  const { plan } = table;
  const now = fate(plan, frame);
  if (now === "open") {
    if (plan.answers.length) change(plan.answers);
    return;
  }
  table.plan = null;
  keepPlan(shelf(), table.id, table.seat, null);
  if (now === "gone") table.note = { tone: "warn", text: () => t("web-plan-gone"), stays: true };
}

/** Plan one more answer. @param {any[]} answer */
export function add(answer) {
  leaveQuestion();
  table.plan ??= { ask: table.now.ask, answers: [], known: [], draft: null, number: 0, sent: false };
  table.note = null;
  change([...table.plan.answers, answer]);
}

/** Plan without one of the answers; the last if none is named. @param {number} [at] */
export function remove(at = planned().length - 1) {
  leaveQuestion();
  inPlan = Boolean(document.activeElement?.closest(".plan"));
  table.note = null;
  change(without(planned(), at));
}

/** Throw the whole plan away. */
export function discard() {
  leaveQuestion();
  table.note = null;
  change([]);
}

/** Ask for the position after these answers. @param {any[][]} answers */
async function change(answers) {
  const { plan, seat } = table;
  const here = table;
  const number = ++plan.number;
  plan.answers = answers;
  table.confirming = null;
  keepPlan(shelf(), table.id, seat, plan);
  if (!answers.length) Object.assign(plan, { known: [], draft: null });
  update();
  if (!answers.length || !socket) return settle();
  const reply = await socket.request({ t: "draft", seat, ask: plan.ask, answers });
  if (table !== here || table.plan !== plan || plan.number !== number) return;
  if (reply.t === "draft") accept(reply, answers);
  else if (reply.objection?.[0] !== "stale-answer") reject(reply);
  update();
  settle();
}

/** The focus comes back if it was lost with what was clicked: to the plan, or to the answers. */
function settle() {
  if (inPlan && planned().length) focusOn(".plan li:last-child button", true);
  else enterQuestion();
  inPlan = false;
}

/** The server has tried the answers. @param {any} reply @param {any[][]} answers */
function accept(reply, answers) {
  const { plan } = table;
  const known = plan.known.length;
  plan.draft = reply;
  plan.answers = plan.known = remaining(answers, reply.dropped);
  keepPlan(shelf(), table.id, table.seat, plan);
  if (plan.answers.length > known) requestAnimationFrame(() => document.querySelector(".plan ol")?.scrollTo(0, FAR));
  if (!reply.dropped.length) return;
  const [[, objection, rule]] = reply.dropped;
  const which = reply.dropped.map((/** @type {any} */ [i]) => answers[i]);
  const names = () => which.map((/** @type {any} */ a) => say().option(a)).join("; ");
  const text = () => t("web-plan-dropped", { count: which.length, answers: names(), reason: say().objection(objection) });
  table.note = { tone: "warn", text, rule };
}

/** The server does not take the list: it stays as it was. @param {any} reply */
function reject(reply) {
  const { plan } = table;
  plan.answers = plan.known;
  keepPlan(shelf(), table.id, table.seat, plan);
  table.note = refusal(reply);
}
