// Preparing answers while one waits: for the next question of a kind, or to pass until something happens. Nobody else
// hears of it. A game names these questions and brings a sentence for each, `prepare-<question>` or `order-<question>`.
import { update } from "../base/store.js";
import { answerOf, assigned, blank, isAnswer, isForm } from "../match/forms.js";
import { socket, table } from "../match/model.js";
import { refusal } from "../match/refusal.js";
import { sentences, t } from "../talk/i18n.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { context } from "./context.js";
import { formFields } from "./form-editor.js";
import { kebab } from "./orders.js";

/** @typedef {Event & {target: HTMLSelectElement}} SelectChange */
/** @typedef {import("../match/wire.d.ts").Answer} Answer */
/** @typedef {import("../match/wire.d.ts").Form} Form */
/** @typedef {import("../match/wire.d.ts").PreparedAnswer} PreparedAnswer */

const UNTIL = ["named", "chapter"];
const ASK = "";
const FILL = "fill";

/** What is being filled in, by question, and when the server was last asked; for one seat of one table. */
const desk = {
  table: /** @type {any} */ (null),
  seat: /** @type {number | null} */ (null),
  forms: /** @type {Record<string, {key: string, values: any[]}>} */ ({}),
  asked: -1,
  open: false,
};

/** What belongs to the seat at hand: where several share a screen, nobody finds what another has begun. */
function own() {
  const { seat } = table;
  if (desk.table !== table || desk.seat !== seat) Object.assign(desk, { table, seat, forms: {}, asked: -1, open: false });
  return desk;
}

/** Ask what is prepared, or prepare something else. @param {{question?: string, answer?: Answer | null, until?: string}} [wish] */
async function prepare(wish = {}) {
  const here = table;
  const { seat } = table;
  if (!socket || seat === null) return;
  const reply = await socket.request({ t: "prepare", seat, ...wish });
  if (table !== here || table.seat !== seat) return;
  if (reply.t === "refused") table.note = refusal(reply);
  else {
    table.prepared = reply;
    if (wish.question) delete own().forms[wish.question];
    if (wish.question) table.note = null;
  }
  update();
}

/** Ask anew where the position has changed: what may be prepared depends on it. @param {boolean} needed */
function refresh(needed) {
  const n = table.now?.n ?? 0;
  if (!needed || own().asked === n) return;
  desk.asked = n;
  prepare();
}

/** What a question is called here; empty if the game has no words for it. @param {string} question */
function words(question) {
  const found = [`prepare-${kebab(question)}`, `order-${kebab(question)}`].find((id) => sentences().has(id));
  return found ? t(found) : "";
}

/** An answer to a coming question in words: those for this question, or the usual ones. @param {string} question
 * @param {Answer} answer */
function spelled(question, answer) {
  const id = `prepare-${kebab(question)}.${answer[0]}`;
  const found = sentences().t(id);
  return found === id ? sentences().option(answer) : found;
}

/** What is kept for a question and still holds. @param {string} question */
function keptFor(question) {
  return table.prepared?.prepared.find((one) => one.question === question && !one.dropped);
}

/** Why an answer was not given. @param {PreparedAnswer} one */
function droppedLine(one) {
  const [why, objection] = one.dropped ?? [];
  const reason = objection ? sentences().objection(objection) : "";
  return html`<p class="note warn" data-test="dropped">${t(`web-prepared-dropped-${why}`, { answer: spelled(one.question, one.answer), reason })}
    <button type="button" class="link" @click=${() => prepare({ question: one.question, answer: null })}>${t("web-close")}</button></p>`;
}

/** What is chosen for a question, as the value of its list. @param {string} question @param {Answer[]} answers */
function chosenFor(question, answers) {
  if (own().forms[question]) return FILL;
  const kept = keptFor(question);
  if (!kept) return ASK;
  if (kept.until) return `until ${kept.until}`;
  const value = JSON.stringify(kept.answer);
  return answers.some((answer) => JSON.stringify(answer) === value) ? value : FILL;
}

/** Another line of its list was chosen for a question. @param {string} question @param {string} value
 * @param {Form | undefined} form @param {Answer | undefined} quiet */
function choose(question, value, form, quiet) {
  delete own().forms[question];
  if (value === FILL && form) desk.forms[question] = { key: JSON.stringify(form), values: form.fields.map(blank) };
  else if (value === ASK) prepare({ question, answer: null });
  else if (value.startsWith("until ") && quiet) prepare({ question, answer: quiet, until: value.slice(6) });
  else prepare({ question, answer: JSON.parse(value) });
  update();
}

/** A form to be filled in for a coming question: the game's own drawing, or its fields. @param {string} question
 * @param {Form} form */
function formPart(question, form) {
  const kept = keptFor(question);
  const answer = kept && !kept.until ? kept.answer : null;
  const send = (/** @type {Answer} */ filled) => void prepare({ question, answer: filled });
  const drawn = table.module?.aheadTemplate?.(
    { ...context(), options: [], forms: [form], hint: null, sealed: answer, choose: send, play: send }, form);
  if (drawn) return drawn;
  const key = JSON.stringify(form);
  if (desk.forms[question]?.key !== key) desk.forms[question] = { key, values: form.fields.map(blank) };
  const { values } = desk.forms[question];
  const filled = answerOf(form, values);
  return html`<div class="form" data-verb=${form.verb}>${formFields(form, values, (at, value) => {
    desk.forms[question].values = assigned(values, at, value);
    update();
  })}<button type="button" class="primary" data-test="prepare-form" ?disabled=${!filled}
      @click=${() => filled && send(filled)}>${filled ? sentences().option(filled) : t("web-pick-first")}</button></div>`;
}

/** What is prepared for a question. @param {string} question @param {(Answer | Form)[]} options @param {Answer} [quiet] */
function choice(question, options, quiet) {
  const answers = options.filter(isAnswer);
  const form = options.find(isForm);
  const chosen = chosenFor(question, answers);
  const kept = keptFor(question);
  const filled = chosen === FILL && kept && !kept.until && !own().forms[question];
  const line = (/** @type {string} */ value, /** @type {string} */ text) =>
    html`<option value=${value} ?selected=${value === chosen}>${text}</option>`;
  return html`<label>${words(question)}
    <select data-test=${`prepare-${kebab(question)}`} .value=${chosen} @change=${(/** @type {SelectChange} */ e) =>
      choose(question, e.target.value, form, quiet)}>
      ${line(ASK, t("web-prepare-nothing"))}
      ${answers.map((answer) => line(JSON.stringify(answer), spelled(question, answer)))}
      ${form ? line(FILL, filled && kept ? sentences().option(kept.answer) : t("web-prepare-fill")) : nothing}
      ${quiet ? UNTIL.map((until) => line(`until ${until}`, t(`web-prepare-until-${until}`, { answer: spelled(question, quiet) }))) : nothing}
    </select></label>
    ${form && chosen === FILL && (!filled || table.module?.aheadTemplate) ? formPart(question, form) : nothing}`;
}

/** What can be prepared while one waits. */
export function preparePanel() {
  if (table.seat === null || table.replay || table.now?.over || table.kept) return nothing;
  table.prepared ??= { t: "prepared", seat: table.seat, prepared: [], ahead: {}, quiet: {} };
  const { ahead, quiet, prepared } = table.prepared;
  const questions = [...new Set([...Object.keys(ahead), ...Object.keys(quiet)])].filter(words);
  refresh(own().open || !questions.length);
  const waits = prepared.filter((one) => !one.dropped).length;
  const dropped = prepared.filter((one) => one.dropped).map(droppedLine);
  if (!questions.length) return dropped;
  return html`${dropped}
    <details class="prepare" data-test="prepare" ?open=${desk.open} @toggle=${(/** @type {Event} */ e) => {
      own().open = /** @type {HTMLDetailsElement} */ (e.target).open;
      refresh(desk.open);
    }}>
      <summary>${t("web-prepare")}${waits ? html` <span class="badge">${waits}</span>` : nothing}</summary>
      <p class="soft">${t("web-prepare-why")}</p>
      ${questions.map((question) => choice(question, ahead[question] ?? [], quiet[question]))}
    </details>`;
}
