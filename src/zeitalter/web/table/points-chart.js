// Points over time, a curve per party that can be told apart without colour: by its shape, and by the legend.
import { mark, SHAPES } from "../base/colors.js";
import { marksOn, pointsRange } from "../match/chart.js";
import { table } from "../match/model.js";
import { lastEntry } from "../match/replay.js";
import { t } from "../talk/i18n.js";
import { html, nothing, svg } from "../vendor/lit-html/lit-html.js";

/** @typedef {import("../board/game-table.d.ts").PartyStyle} PartyStyle */

const WIDTH = 320;
const HEIGHT = 96;
/** How many shapes a curve has. */
const MARKS = 6;

/** Where an entry lies between left and right. @param {number} n */
function across(n) {
  return (n / Math.max(lastEntry(), 1)) * WIDTH;
}

/** @param {PartyStyle[]} styles @param {{at?: number, chapters?: number[], pick?: (n: number) => void}} p `at`: the entry
 * that is looked at; `chapters`: where rounds begin; `pick`: what a click on an entry does */
export function pointsChart(styles, { at, chapters = [], pick }) {
  const points = table.record?.points ?? [];
  if (points.length < 2) return nothing;
  return curves(styles, points, pointsRange(points), { words: t("web-chart"), test: "chart", at, chapters, pick });
}

/** Chances to win over time, from 0 to 1. @param {PartyStyle[]} styles @param {[number, number[]][]} chances
 * @param {{at?: number, chapters?: number[], pick?: (n: number) => void}} p */
export function chancesChart(styles, chances, { at, chapters = [], pick }) {
  if (chances.length < 2) return nothing;
  return curves(styles, chances, [0, 1], { words: t("analysis-chances"), test: "chances", at, chapters, pick });
}

/** @param {PartyStyle[]} styles @param {[number, number[]][]} points @param {number[]} range
 * @param {{words: string, test: string, at?: number, chapters: number[], pick?: (n: number) => void}} p */
function curves(styles, points, [least, most], { words, test, at, chapters, pick }) {
  const y = (/** @type {number} */ value) => HEIGHT - 6 - ((value - least) / (most - least)) * (HEIGHT - 14);
  const path = (/** @type {number} */ party) =>
    points.map(([n, each], i) => `${i ? "L" : "M"}${across(n).toFixed(1)} ${y(each[party] ?? 0).toFixed(1)}`).join("");
  const shapes = (/** @type {PartyStyle} */ style, /** @type {number} */ party) =>
    marksOn(points, party, MARKS, (party + 1) / (styles.length + 1)).map(
      ([n, value]) => svg`<path class="curve-mark" d=${SHAPES[style.shape] ?? SHAPES.circle} fill=${style.color}
        transform=${`translate(${across(n).toFixed(1)} ${y(value).toFixed(1)}) scale(0.62)`}></path>`,
    );
  const clicked = (/** @type {MouseEvent} */ e) => {
    const box = /** @type {Element} */ (e.currentTarget).getBoundingClientRect();
    pick?.(Math.round(((e.clientX - box.left) / box.width) * Math.max(lastEntry(), 1)));
  };
  return html`<figure class="points-chart" data-test=${test}>
    <svg class="chart ${pick ? "picks" : ""}" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" role="img"
      aria-label=${words} @click=${clicked}>
      ${[0.25, 0.5, 0.75].map((f) => svg`<path class="grid" d=${`M0 ${y(least + (most - least) * f)}H${WIDTH}`}></path>`)}
      ${chapters.map((n) => svg`<path class="grid" d=${`M${across(n)} 0V${HEIGHT}`}></path>`)}
      ${styles.map((style, party) => svg`<path class="curve" d=${path(party)} stroke=${style.color}></path>`)}
      ${styles.map(shapes)}
      ${at === undefined ? nothing : svg`<path class="cursor" d=${`M${across(at)} 0V${HEIGHT}`}></path>`}
    </svg>
    <figcaption class="legend" data-test="legend">${styles.map(
      (style) => html`<span>${mark(style)} ${style.name}</span>`,
    )}</figcaption>
  </figure>`;
}

/** The rounds as marks along a slider. @param {{entry: number, words: string}[]} chapters */
export function chapterMarks(chapters) {
  return html`<svg class="chapter-marks" viewBox="0 0 ${WIDTH} 8" preserveAspectRatio="none" aria-hidden="true"
    data-test="chapter-marks">${chapters.map(
      ({ entry, words }) => svg`<path d=${`M${across(entry)} 0V8`}><title>${words}</title></path>`,
    )}</svg>`;
}
