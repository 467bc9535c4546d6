// Looking back: a slider over the whole match, points over time, going on from here against bots, and the seed.
import { post } from "../base/api.js";
import { seedFits } from "../base/blake2b.js";
import { go } from "../base/router.js";
import { preference, setPreference, update } from "../base/store.js";
import { chapterEntries, chapterFrom } from "../match/chart.js";
import { entryAt } from "../match/log.js";
import { shell, table } from "../match/model.js";
import { lastEntry, lookAt, positionAddress, stopReplay } from "../match/replay.js";
import { copyAddress } from "../talk/copy.js";
import { noticeError, t } from "../talk/i18n.js";
import { lineText } from "../talk/log-lines.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { analysisPart, chancesPart } from "./analysis-panel.js";
import { chapterMarks, pointsChart } from "./points-chart.js";

/** @typedef {Event & {target: HTMLInputElement}} InputChange */

/** Milliseconds per move at the usual speed. */
const PLAY_EVERY = 700;
const SPEEDS = ["0.5", "1", "2", "4"];

/** How many times the usual speed. */
function speed() {
  const found = preference("speed", "1") ?? "1";
  return SPEEDS.includes(found) ? found : "1";
}

/** The rounds: where each begins, and what it is called. */
function chapters() {
  const { chapters: ids } = shell();
  return chapterEntries(table.log, ids).map((entry) => {
    const line = table.log.find((found) => found[0] === entry && ids.includes(found[1]));
    return { entry, words: line ? lineText(line) : "" };
  });
}

/** Go to the beginning of a round. @param {1 | -1} step */
function lookAtChapter(step) {
  const entries = chapters().map(({ entry }) => entry);
  lookAt(chapterFrom(entries, table.replay?.wanted ?? 0, step, lastEntry()));
}

/** Arrow keys, keys for pages (rounds), Home, End and space: true if the key meant something. @param {string} key */
export function replayKey(key) {
  const { replay } = table;
  if (!replay) return false;
  const at = replay.wanted;
  if (key === "ArrowLeft") lookAt(at - 1);
  else if (key === "ArrowRight") lookAt(at + 1);
  else if (key === "PageUp") lookAtChapter(-1);
  else if (key === "PageDown") lookAtChapter(1);
  else if (key === "Home") lookAt(0);
  else if (key === "End") lookAt(lastEntry());
  else if (key === " ") playOrStop();
  else if (key === "Escape") stopReplay();
  else return false;
  return true;
}

function playOrStop() {
  const { replay } = table;
  if (!replay) return;
  if (replay.timer) stop();
  else play();
  update();
}

function stop() {
  clearInterval(table.replay?.timer);
  if (table.replay) table.replay.timer = undefined;
}

/** Step on by itself, at the speed that is set. */
function play() {
  const { replay } = table;
  if (!replay) return;
  const timer = setInterval(() => {
    const now = table.replay;
    if (!now || now.wanted >= lastEntry()) {
      clearInterval(timer);
      if (now) now.timer = undefined;
      update();
    } else if (now.wanted === now.n) lookAt(now.wanted + 1);
  }, PLAY_EVERY / Number(speed()));
  replay.timer = timer;
}

/** @param {string} wanted */
function setSpeed(wanted) {
  setPreference("speed", wanted);
  if (table.replay?.timer) {
    stop();
    play();
  }
  update();
}

function speedChoice() {
  return html`<select class="speed" aria-label=${t("web-replay-speed")} data-test="speed"
    @change=${(/** @type {InputChange} */ e) => setSpeed(e.target.value)}>${SPEEDS.map(
      (factor) => html`<option value=${factor} ?selected=${factor === speed()}>${t("web-replay-times", {
        factor: Number(factor),
      })}</option>`,
    )}</select>`;
}

/** Go on from an entry against bots. @param {number | undefined} entry */
async function branch(entry) {
  try {
    const { id } = await post(`/api/matches/${table.id}/branch`, { entry });
    go(`/match/${id}`);
  } catch (error) {
    noticeError(error);
  }
}

/** @typedef {import("../board/game-table.d.ts").PartyStyle} PartyStyle */
/** @typedef {import("../match/table-state.d.ts").Replay} Replay */

/** The newest lines of the log at this position. @param {Replay} replay */
function caption({ wanted }) {
  const entry = wanted ? entryAt(table.log, wanted) : 0;
  const lines = entry ? table.log.filter((line) => line[0] === entry) : [];
  return lines.length
    ? lines.slice(0, 4).map((line) => html`<span>${lineText(line)} </span>`)
    : t("web-replay-start");
}

function seed() {
  const secret = table.record?.seed;
  const commitment = table.record?.commitment ?? "";
  const show = (/** @type {Event} */ e) => /** @type {Element} */ (e.target).scrollIntoView({ block: "nearest" });
  return html`<details class="seed" @toggle=${show}><summary>${t("web-seed")}</summary>
    <p class="soft">${t("web-seed-why")}</p>
    <p><span class="soft">${t("web-seed-hash")}</span> <code>${table.commitment || commitment}</code></p>
    ${
      secret
        ? html`<p><span class="soft">${t("web-seed-seed")}</span> <code>${secret}</code></p>
          <p class="note ${seedFits(secret, commitment) ? "ok" : "warn"}" data-test="seed-check">
            ${t(seedFits(secret, commitment) ? "web-seed-fits" : "web-seed-fails")}</p>`
        : html`<p class="soft">${t("web-seed-later")}</p>`
    }
  </details>`;
}

/** @param {string} name @param {string} sign @param {() => void} step */
function stepButton(name, sign, step) {
  const words = t(`web-replay-${name}`);
  return html`<button type="button" aria-label=${words} title=${words} data-test=${`replay-${name}`}
    @click=${step}>${sign}</button>`;
}

/** Whether the points are shown where the chances could be. */
let points = false;

/** Chances or points over time, whichever is wanted. @param {unknown} ofPoints @param {unknown} ofChances */
function chartChoice(ofPoints, ofChances) {
  const choice = (/** @type {boolean} */ wanted, /** @type {string} */ words) => html`<button type="button"
    aria-pressed=${points === wanted ? "true" : "false"} data-test=${wanted ? "show-points" : "show-chances"}
    @click=${() => {
      points = wanted;
      update();
    }}>${words}</button>`;
  return html`<div class="chart-choice">${choice(false, t("analysis-chances"))}${choice(true, t("web-chart"))}</div>
    ${points ? ofPoints : ofChances}`;
}

/** @param {PartyStyle[]} styles */
export function replayPanel(styles) {
  const { replay } = table;
  if (!replay) return nothing;
  const last = lastEntry();
  const rounds = chapters();
  const shown = { at: replay.wanted, chapters: rounds.map((r) => r.entry), pick: lookAt };
  const chart = pointsChart(styles, shown);
  return html`<section class="prompt replay panel" aria-label=${t("web-replay")} data-test="replay-panel">
    <div class="replay-head">
      <p class="prompt-text">${t("web-replay-at", { entry: replay.wanted, last })}</p>
      <button type="button" class="primary" data-test="replay-stop"
        @click=${() => stopReplay()}>${t("web-replay-stop")}</button>
    </div>
    <p class="caption" aria-live="polite" tabindex="0">${caption(replay)}</p>
    ${table.analysis?.review ? nothing : chart}
    <div class="slider-line">
      <input type="range" min="0" max=${last} .value=${String(replay.wanted)} aria-label=${t("web-replay")}
        aria-valuetext=${t("web-replay-at", { entry: replay.wanted, last })}
        @input=${(/** @type {InputChange} */ e) => lookAt(Number(e.target.value))}>
      ${chapterMarks(rounds)}
    </div>
    ${table.analysis?.review ? chartChoice(chart, chancesPart(styles, shown)) : nothing}
    <div class="slider">
      ${stepButton("chapter-back", "«", () => lookAtChapter(-1))}
      ${stepButton("back", "◀", () => lookAt(replay.wanted - 1))}
      <button type="button" class="play" data-test="replay-play"
        @click=${playOrStop}>${t(replay.timer ? "web-replay-pause" : "web-replay-play")}</button>
      ${stepButton("on", "▶", () => lookAt(replay.wanted + 1))}
      ${stepButton("chapter-on", "»", () => lookAtChapter(1))}
      ${speedChoice()}
    </div>
    <div class="findings">
      ${analysisPart(styles, branch)}
      <div class="tools">
        <button type="button" data-test="branch" ?disabled=${table.now?.over && replay.wanted === last}
          @click=${() => branch(table.replay?.n)}>${t("web-branch")}</button>
        <button type="button" data-test="copy-position" title=${t("web-copy-position-why")}
          @click=${() => copyAddress(positionAddress())}>${t("web-copy-position")}</button>
        <a class="button" href=${`/api/matches/${table.id}/file`} download>${t("web-download")}</a>
      </div>
      ${seed()}
    </div>
  </section>`;
}
