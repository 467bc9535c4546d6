// A guide for newcomers: first what each area of the table is, then a word on every kind of question when it first
// comes up. What is explained is said by the game (`data.guide`), its sentences are `guide-<id>`. The guide never
// stands in the way of playing: whoever answers goes on, whoever has had enough skips the rest.
import { post } from "../base/api.js";
import { go } from "../base/router.js";
import { preference, setPreference, update } from "../base/store.js";
import * as act from "../match/actions.js";
import { draftAnswers } from "../match/draft.js";
import { table } from "../match/model.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { noticeError, sentences, t } from "./i18n.js";

const STORE = "guide";
const DONE = "done";
const ENDED = "ended";
/** Areas that lie in a drawer on a phone. */
const DRAWERS = ["mat", "tabs"];

/** @typedef {import("../match/wire.d.ts").Lesson} Lesson */

/** What the game shows and explains. */
function subjects() {
  return table.data?.guide ?? { areas: [], lessons: [], asides: [] };
}

/** Whether this match began from the position prepared for newcomers. */
function prepared() {
  return Boolean(table.info?.guide);
}

/** A guided match remembers by itself what was explained in it. */
function storageKey() {
  return prepared() ? `${STORE}.${table.id}` : STORE;
}

/** What was explained, each with the number of the question it was explained at. */
function explained() {
  const parts = (preference(storageKey(), "") ?? "").split(",").filter(Boolean);
  return new Map(parts.map((part) => /** @type {[string, string]} */ ([part.split("@")[0], part.split("@")[1] ?? ""])));
}

/** @param {string} id @param {string | number} [ask] */
function markExplained(id, ask = "") {
  const all = explained().set(id, String(ask));
  setPreference(storageKey(), [...all].map(([name, at]) => (at ? `${name}@${at}` : name)).join(","));
}

/** The tour speaks first: its button gets the focus. */
function focus() {
  requestAnimationFrame(() =>
    /** @type {HTMLElement | null} */ (document.querySelector(".guide .primary"))?.focus({ preventScroll: true }),
  );
}

/** Begin at the first area. */
export function startGuide() {
  setPreference(storageKey(), "");
  table.guide = { area: 0, open: null };
  update();
  focus();
}

/** Begin by itself in a guided match and for people who have never been here; go on after a reload. */
export function greet() {
  if (table.guide !== null || table.seat === null || !table.data) return;
  const before = preference(storageKey());
  table.guide = { area: before === null ? 0 : subjects().areas.length, open: null };
  if (before === null) focus();
}

/** Escape ends the tour or closes an explanation; false if there is neither. */
export function skipGuide() {
  const { guide, replay } = table;
  if (!guide || replay) return false;
  if (guide.area < subjects().areas.length) end();
  else if (guide.open && fits(guide.open)) understood();
  else return false;
  return true;
}

/** Enough explained, here and at other tables. */
function end() {
  setPreference(storageKey(), DONE);
  setPreference(STORE, DONE);
  table.guide = { area: subjects().areas.length, open: null };
  openSheet(undefined);
  update();
}

/** @param {number} step */
function walk(step) {
  const { guide } = table;
  if (!guide) return;
  guide.area = Math.max(guide.area + step, 0);
  if (guide.area >= subjects().areas.length) markExplained("areas");
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

/** Whether what happens now is what a lesson is about. @param {Lesson} lesson */
function fits(lesson) {
  if (lesson.event) return table.log.some(([, id]) => id === lesson.event);
  const options = [...act.options(), ...act.forms().map((form) => [form.verb])];
  const [question, values] = table.now?.prompt ?? ["", []];
  if (!options.length || (lesson.question && lesson.question !== question)) return false;
  if (lesson.args && !lesson.args.some((arg) => values?.includes(arg))) return false;
  if (lesson.offers) return options.some((answer) => answer.flat(2).includes(lesson.offers));
  return !lesson.verb || options.some(([verb]) => verb === lesson.verb);
}

/** The question, and how far its draft has come: who has drafted something goes on to the next lesson. */
function stage() {
  return [table.now?.ask, draftAnswers().length].join();
}

/** What is to be explained now: one thing per question, and what has just happened before what is asked. */
function current() {
  const { guide, now } = table;
  const seen = explained();
  if (!now || !guide || seen.has(DONE)) return null;
  if (guide.open && (guide.open.event || guide.open.at === stage())) return fits(guide.open) ? guide.open : null;
  guide.open = null;
  const { lessons, asides } = subjects();
  const all = [...lessons, ...asides].sort((a, b) => Number(Boolean(b.event)) - Number(Boolean(a.event)));
  const asked = new Set([...seen].filter(([, at]) => at === String(now.ask)).map(([id]) => id));
  const met = all.some((l) => l.question && asked.has(l.id));
  const lesson = all.find((l) => !seen.has(l.id) && !(l.question && met) && fits(l) && words(l));
  if (!lesson) return null;
  guide.open = { ...lesson, at: stage() };
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

export function guideBox() {
  if (!table.guide || table.replay || table.now?.over) return nothing;
  if (table.guide.area < subjects().areas.length) return tour(table.guide.area);
  const lesson = current();
  if (lesson) return explanation(lesson);
  return prepared() && ending() ? farewell() : nothing;
}

/** After the last event of the first round the guide has said what it had to say. */
function ending() {
  const seen = explained();
  const events = subjects().lessons.filter((l) => l.event);
  return !seen.has(DONE) && !seen.has(ENDED) && events.length > 0 && events.every((l) => seen.has(l.id));
}

/** @param {number} area */
function tour(area) {
  const { areas } = subjects();
  return html`<div class="guide at-${areas[area]}" role="dialog" aria-label=${t("web-guide")} data-test="guide">
    <p class="guide-step">${t("web-guide-step", { step: area + 1, last: areas.length })}</p>
    <p aria-live="polite">${areaWords(areas[area])}</p>
    <div class="row">
      <button type="button" class="primary" data-test="guide-next"
        @click=${() => walk(1)}>${t("web-guide-next")}</button>
      ${area ? html`<button type="button" @click=${() => walk(-1)}>${t("guide-back")}</button>` : nothing}
      <button type="button" class="quiet" data-test="guide-skip" @click=${end}>${t("web-guide-skip")}</button>
    </div>
  </div>`;
}

/** @param {Lesson} lesson */
function explanation(lesson) {
  const ids = [...new Set(subjects().lessons.map((l) => l.id))];
  const seen = explained();
  const step = ids.filter((id) => seen.has(id)).length;
  const hint = prepared() && sentences().has(`guide-try-${lesson.id}`) ? t(`guide-try-${lesson.id}`) : "";
  return html`<div class="guide at-question ${lesson.place ?? ""}" role="status" aria-label=${t("web-guide")}
    data-test="lesson" data-lesson=${lesson.id}>
    ${
      ids.includes(lesson.id)
        ? html`<p class="guide-step">${t("web-guide-step", { step, last: ids.length })}</p>`
        : nothing
    }
    <p>${words(lesson)}</p>
    ${hint ? html`<p class="guide-try">${hint}</p>` : nothing}
    <div class="row">
      <button type="button" class="primary" data-test="guide-understood"
        @click=${understood}>${t("web-guide-understood")}</button>
      <button type="button" class="link" @click=${() => act.showRule(lesson.rule)}>${t("web-rule", {
        rule: lesson.rule,
      })}</button>
      <button type="button" class="quiet" data-test="guide-skip" @click=${end}>${t("web-guide-skip")}</button>
    </div>
  </div>`;
}

function farewell() {
  return html`<div class="guide at-board at-end" role="status" aria-label=${t("web-guide")} data-test="guide-end">
    <h2>${t("guide-end-title")}</h2>
    <p>${t("guide-end-text")}</p>
    <div class="row">
      <button type="button" class="primary" data-test="guide-play" @click=${playNow}>${t("web-play-now")}</button>
      <button type="button" data-test="guide-go-on" @click=${() => {
        markExplained(ENDED);
        setPreference(STORE, DONE);
        update();
      }}>${t("guide-go-on")}</button>
      <button type="button" class="link" @click=${() => act.showRule()}>${t("web-rules")}</button>
    </div>
  </div>`;
}
