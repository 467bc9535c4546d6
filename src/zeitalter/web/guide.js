// @ts-check
// A guide for newcomers: what each area of the table is, then a word on every kind of question when it first comes up.
// Can be skipped at any time and is shown only once, unless the menu asks for it.
import { html, nothing } from "./vendor/lit.js";
import { say, t } from "./i18n.js";
import * as act from "./acting.js";
import * as model from "./model.js";
import { keep, kept, update } from "./store.js";

const AREAS = ["prompt", "board", "mat", "seats", "tabs"];
const STORE = "guide";

/** The guide speaks first: its button gets the focus. */
function focus() {
  requestAnimationFrame(() =>
    /** @type {HTMLElement | null} */ (document.querySelector(".guide .primary"))?.focus({ preventScroll: true }),
  );
}

function met() {
  return (kept(STORE, "") ?? "").split(",").filter(Boolean);
}

/** Begin at the first area. */
export function startGuide() {
  keep(STORE, "");
  model.table.guide = { area: 0 };
  update();
  focus();
}

/** Begin by itself for people who have never been here. */
export function greet() {
  if (kept(STORE) !== null || model.table.seat === null || model.table.guide !== null) return;
  model.table.guide = { area: 0 };
  focus();
}

/** Escape ends the guide; false if it is not speaking. */
export function skipGuide() {
  const { guide } = model.table;
  if (!guide || guide.area >= AREAS.length) return false;
  end();
  return true;
}

function end() {
  keep(STORE, "done");
  model.table.guide = { area: AREAS.length };
  update();
}

function next() {
  model.table.guide = { area: model.table.guide.area + 1 };
  if (model.table.guide.area >= AREAS.length) keep(STORE, [...met(), "areas"].join(","));
  update();
}

/** The class that sets an area off while the guide speaks of it. @param {string} area */
export function guided(area) {
  const { guide } = model.table;
  return guide && AREAS[guide.area] === area ? "guided" : "";
}

/** A word on this kind of question, the first time it comes up. */
function question() {
  const seen = met();
  const step = model.table.now?.prompt?.[0];
  if (!step || seen.includes("done") || seen.includes(step) || !act.options().length || !say().has(`web-guide-${step}`))
    return null;
  return step;
}

export function guideBox() {
  const { guide } = model.table;
  if (!guide || model.table.replay) return nothing;
  if (guide.area < AREAS.length) {
    const area = AREAS[guide.area];
    return html`<div class="guide at-${area}" role="dialog" aria-label=${t("web-guide")} data-test="guide">
      <p class="guide-step">${t("web-guide-step", { step: guide.area + 1, last: AREAS.length })}</p>
      <p>${t(`web-guide-area-${area}`)}</p>
      <div class="row">
        <button type="button" class="primary" @click=${next}>${t("web-guide-next")}</button>
        <button type="button" class="quiet" data-test="guide-skip" @click=${end}>${t("web-guide-skip")}</button>
      </div>
    </div>`;
  }
  const step = question();
  if (!step) return nothing;
  return html`<div class="guide at-question" role="note" aria-label=${t("web-guide")}>
    <p>${t(`web-guide-${step}`)}</p>
    <div class="row">
      <button type="button" class="primary" @click=${() => {
        keep(STORE, [...met(), step].join(","));
        update();
      }}>${t("web-guide-understood")}</button>
      <button type="button" class="quiet" @click=${end}>${t("web-guide-skip")}</button>
    </div>
  </div>`;
}
