// A guide for newcomers: first what each area of the table is, then a word on every kind of question when it first
// comes up. What is explained is said by the game (`data.guide`), its sentences are `guide-<id>`. In a guided match
// the guide recommends what the hint says, and the same glows on the table: there is one voice. It stands beside the
// question and never in the way of playing: whoever answers goes on, whoever has had enough skips the rest.
import { post } from "../base/api.js";
import { go } from "../base/router.js";
import { update } from "../base/store.js";
import * as act from "../match/actions.js";
import { draftAnswers } from "../match/draft.js";
import { table } from "../match/model.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import * as memory from "./guide-memory.js";
import { explained, finished, markExplained, prepared } from "./guide-memory.js";
import { noticeError, sentences, t } from "./i18n.js";
import { explainedCount, fits, happened, nextLesson } from "./lessons.js";

/** Areas that lie in a drawer on a phone. */
const DRAWERS = ["mat", "tabs"];

/** @typedef {import("../match/wire.d.ts").Lesson} Lesson */

/** What the game shows and explains. */
function subjects() {
  return table.data?.guide ?? { areas: [], lessons: [], asides: [] };
}

/** The tour speaks first: its button gets the focus. */
function focus() {
  requestAnimationFrame(() =>
    /** @type {HTMLElement | null} */ (document.querySelector(".guide .primary"))?.focus({ preventScroll: true }),
  );
}

/** Begin at the first area. */
export function startGuide() {
  memory.startAgain();
  table.guide = { area: 0, open: null, folded: false };
  update();
  focus();
}

/** Begin by itself in a guided match and for people who have never been here; go on after a reload. */
export function greet() {
  if (table.guide !== null || table.seat === null || !table.data) return;
  const begun = memory.begun();
  table.guide = { area: begun ? subjects().areas.length : 0, open: null, folded: false };
  if (!begun) focus();
}

/** Escape ends the tour or closes an explanation; false if there is neither. */
export function skipGuide() {
  const { guide, replay } = table;
  if (!guide || replay) return false;
  if (guide.area < subjects().areas.length) end();
  else if (guide.open && fits(guide.open, moment())) understood();
  else return false;
  return true;
}

/** Enough explained, here and at other tables. */
function end() {
  memory.finish();
  table.guide = { area: subjects().areas.length, open: null, folded: false };
  table.advice = null;
  openSheet(undefined);
  update();
}

/** @param {number} step */
function walk(step) {
  const { guide } = table;
  if (!guide) return;
  guide.area = Math.max(guide.area + step, 0);
  if (guide.area >= subjects().areas.length) markExplained(memory.AREAS);
  openSheet(subjects().areas[guide.area]);
  update();
  if (guide.area < subjects().areas.length) focus();
}

/** On a phone some areas are drawers: what is spoken of is opened. @param {string | undefined} area */
function openSheet(area) {
  table.sheet = area && DRAWERS.includes(area) ? area : "";
}

/** What is said of an area; with a finger there are neither keys nor a pointer. @param {string} area */
function areaWords(area) {
  const touched = `guide-area-${area}-touch`;
  return t(matchMedia("(pointer: coarse)").matches && sentences().has(touched) ? touched : `guide-area-${area}`);
}

/** The class that sets an area off while the guide speaks of it. @param {string} area */
export function guided(area) {
  const { guide } = table;
  return guide && subjects().areas[guide.area] === area ? "guided" : "";
}

/** What is asked and what has happened. */
function moment() {
  const [question, values] = table.now?.prompt ?? ["", []];
  const answers = [...act.options(), ...act.forms().map((form) => [form.verb])];
  return { question, values: values ?? [], answers, events: happened(table.log, table.since) };
}

/** The question, and how far its draft has come: who has drafted something goes on to the next lesson. */
function stage() {
  return [table.now?.ask, draftAnswers().length].join();
}

/** For what a recommendation is good: while others act, the same question can offer more than before, or less. */
function adviceTime() {
  return `${stage()} ${JSON.stringify(table.now?.options ?? [])}`;
}

/** When a lesson is over: one on a question with the question, one on an event with the next own answer.
 * @param {Lesson} lesson */
function lessonTime(lesson) {
  return lesson.event ? `since ${table.since}` : stage();
}

/** What is to be explained now, while it is true. */
function current() {
  const { guide, now } = table;
  if (!now || !guide || finished() || table.frames.length) return null;
  const here = moment();
  if (guide.open && guide.open.at === lessonTime(guide.open)) return fits(guide.open, here) ? guide.open : null;
  guide.open = null;
  const { lessons, asides } = subjects();
  const told = [...lessons, ...asides].filter((lesson) => words(lesson));
  const lesson = nextLesson(told, explained(), String(now.ask), here);
  if (!lesson) return null;
  guide.open = { ...lesson, at: lessonTime(lesson) };
  guide.folded = false;
  markExplained(lesson.id, now.ask);
  return guide.open;
}

/** The sentence of a lesson, by action where it differs. @param {Lesson} lesson */
function words(lesson) {
  const by = (lesson.args ?? []).map((arg) => `guide-${lesson.id}-${arg}`).find((id) => sentences().has(id));
  const id = by ?? `guide-${lesson.id}`;
  return sentences().has(id) ? t(id) : "";
}

function understood() {
  if (table.guide) table.guide.open = null;
  update();
}

async function playNow() {
  end();
  try {
    const { id } = await post("/api/quick", { game: table.info?.game });
    go(`/match/${id}`);
  } catch (error) {
    noticeError(error);
  }
}

/** Everything the guide shows, to be laid above the question. */
export function guideBox() {
  if (!table.guide || table.replay) return nothing;
  if (table.guide.area < subjects().areas.length) return table.now?.over ? nothing : tour(table.guide.area);
  const lesson = table.now?.over ? null : current();
  if (!lesson && prepared() && leaving()) return farewell();
  return explanation(lesson);
}

/** Whether everything that counts was really explained. */
function complete() {
  const { step, last } = explainedCount(subjects().lessons, explained());
  return step === last;
}

/** Whether it is time to say goodbye: when everything was explained, and at the end of the game. */
function leaving() {
  return !finished() && !explained().has(memory.ENDED) && (Boolean(table.now?.over) || complete());
}

/** What a bot would do here, fetched without a word in a guided match that still explains. */
function advice() {
  if (!prepared() || finished() || explained().has(memory.ENDED)) return null;
  if (!moment().answers.length || table.frames.length) return null;
  if (table.advice?.stage !== adviceTime()) act.advise(adviceTime());
  const { answer, reason } = table.advice ?? {};
  return answer && reason ? { answer, reason } : null;
}

/** @param {number} area */
function tour(area) {
  const { areas } = subjects();
  return html`<section class="guide panel" aria-label=${t("web-guide")} data-test="guide">
    <p class="guide-step">${t("web-guide-step", { step: area + 1, last: areas.length })}</p>
    <p class="guide-words" aria-live="polite" tabindex="0">${areaWords(areas[area])}</p>
    <div class="row">
      <button type="button" class="primary" data-test="guide-next"
        @click=${() => walk(1)}>${t("web-guide-next")}</button>
      ${area ? html`<button type="button" @click=${() => walk(-1)}>${t("guide-back")}</button>` : nothing}
      <button type="button" class="quiet" data-test="guide-skip" @click=${end}>${t("web-guide-skip")}</button>
    </div>
  </section>`;
}

function fold() {
  if (table.guide) table.guide.folded = !table.guide.folded;
  update();
}

/** A lesson, and in a guided match what is recommended; only that where there is nothing new to explain.
 * @param {Lesson | null} lesson */
function explanation(lesson) {
  const advised = advice();
  if (!lesson && !advised) return nothing;
  const folded = Boolean(table.guide?.folded);
  const count = prepared()
    ? t("web-guide-count", explainedCount(subjects().lessons, explained()))
    : t("web-guide");
  return html`<section class="guide panel ${folded ? "folded" : ""}" role="status" aria-label=${t("web-guide")}
    data-test=${lesson ? "lesson" : "guide-on"} data-lesson=${lesson?.id ?? nothing}>
    <div class="guide-head">
      <button type="button" class="quiet" aria-expanded=${!folded} data-test="guide-fold" @click=${fold}>
        <span aria-hidden="true">${folded ? "▸" : "▾"}</span> ${count}</button>
      <button type="button" class="quiet" data-test="guide-skip" @click=${end}>${t("web-guide-skip")}</button>
    </div>
    ${
      folded
        ? nothing
        : html`<div class="guide-words" tabindex="0">${lesson ? html`<p>${words(lesson)}</p>` : nothing}
            ${advised ? adviceLine(advised) : nothing}</div>
          ${lessonButtons(lesson, advised)}`
    }
  </section>`;
}

/** @param {NonNullable<ReturnType<typeof advice>>} advised */
function adviceLine({ answer, reason }) {
  const said = t("web-guide-advice", { answer: sentences().option(answer), reason: reason() });
  return html`<p class="guide-advice" data-test="guide-advice">${said}</p>`;
}

/** @param {Lesson | null} lesson @param {ReturnType<typeof advice>} advised */
function lessonButtons(lesson, advised) {
  return html`<div class="row">
    ${
      advised
        ? html`<button type="button" class="primary" data-test="guide-do"
          @click=${() => act.play(advised.answer)}>${t("web-do-it")}</button>`
        : nothing
    }
    ${
      lesson
        ? html`<button type="button" class=${advised ? "" : "primary"} data-test="guide-understood"
            @click=${understood}>${t("web-guide-understood")}</button>
          <button type="button" class="link" @click=${() => act.showRule(lesson.rule)}>${t("web-rule", {
            rule: lesson.rule,
          })}</button>`
        : nothing
    }
  </div>`;
}

function goOn() {
  markExplained(memory.ENDED);
  memory.finishElsewhere();
  table.advice = null;
  update();
}

function farewell() {
  const over = Boolean(table.now?.over);
  const count = explainedCount(subjects().lessons, explained());
  return html`<section class="guide panel" role="status" aria-label=${t("web-guide")} data-test="guide-end">
    <h2>${t(complete() ? "guide-end-title" : "web-guide-over-title")}</h2>
    <p class="guide-words" tabindex="0">${complete() ? t("guide-end-text") : t("web-guide-over", count)}</p>
    <div class="row">
      <button type="button" class="primary" data-test="guide-play" @click=${playNow}>${t("web-play-now")}</button>
      <button type="button" data-test="guide-go-on"
        @click=${goOn}>${t(over ? "web-close" : "guide-go-on")}</button>
      <button type="button" class="link" @click=${() => act.showRule()}>${t("web-rules")}</button>
    </div>
  </section>`;
}
