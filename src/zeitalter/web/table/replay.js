// @ts-check
// Looking back: a slider over the whole match, points over time, going on from here against bots, and the seed.
import { html, nothing, svg } from "../vendor/lit-html/lit-html.js";
import { post } from "../base/api.js";
import { fits } from "../base/blake2b.js";
import { span } from "../match/chronicle.js";
import { say, t } from "../talk/i18n.js";
import { lineText } from "../talk/log.js";
import * as past from "../match/history.js";
import * as model from "../match/model.js";
import { go } from "../base/router.js";
import { notice, update } from "../base/store.js";

const PLAY_EVERY = 700;
const WIDTH = 320;
const HEIGHT = 96;

/** Arrow keys, Home, End and space: true if the key meant something. @param {string} key */
export function replayKey(key) {
  const { replay } = model.table;
  if (!replay) return false;
  const at = replay.wanted;
  if (key === "ArrowLeft") past.lookAt(at - 1);
  else if (key === "ArrowRight") past.lookAt(at + 1);
  else if (key === "Home") past.lookAt(0);
  else if (key === "End") past.lookAt(past.lastEntry());
  else if (key === " ") playOrStop();
  else if (key === "Escape") past.stopReplay();
  else return false;
  return true;
}

function playOrStop() {
  const { replay } = model.table;
  if (replay.timer) {
    clearInterval(replay.timer);
    replay.timer = undefined;
  } else {
    replay.timer = setInterval(() => {
      const now = model.table?.replay;
      if (!now || now.wanted >= past.lastEntry()) {
        clearInterval(replay.timer);
        if (now) now.timer = undefined;
        update();
      } else if (now.wanted === now.n) past.lookAt(now.wanted + 1);
    }, PLAY_EVERY);
  }
  update();
}

async function branch() {
  const { table } = model;
  try {
    const { id } = await post(`/api/matches/${table.id}/branch`, { entry: table.replay.n });
    go(`/match/${id}`);
  } catch (/** @type {any} */ error) {
    notice(() => say().error(error.id ?? "server", error.args), "warn");
  }
}

/** Points over time, a line per civilization. @param {any[]} styles */
function chart(styles) {
  const points = model.table.story?.points ?? [];
  if (points.length < 2) return nothing;
  const last = Math.max(past.lastEntry(), 1);
  const [least, most] = span(points);
  const x = (/** @type {number} */ n) => (n / last) * WIDTH;
  const y = (/** @type {number} */ vp) => HEIGHT - 4 - ((vp - least) / (most - least)) * (HEIGHT - 10);
  const path = (/** @type {number} */ civ) =>
    points
      .map(
        (/** @type {any} */ p, /** @type {number} */ i) =>
          `${i ? "L" : "M"}${x(p[0]).toFixed(1)} ${y(p[1][civ]).toFixed(1)}`,
      )
      .join("");
  const here = x(model.table.replay.wanted);
  return html`<svg class="chart" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" role="img"
    aria-label=${t("web-chart")}
    @click=${(/** @type {MouseEvent} */ e) => {
      const box = /** @type {Element} */ (e.currentTarget).getBoundingClientRect();
      past.lookAt(Math.round(((e.clientX - box.left) / box.width) * last));
    }}>
    ${[0.25, 0.5, 0.75].map((f) => svg`<path class="grid" d=${`M0 ${y(least + (most - least) * f)}H${WIDTH}`}></path>`)}
    ${styles.map((s, civ) => svg`<path class="curve" d=${path(civ)} stroke=${s.color}></path>`)}
    ${svg`<path class="cursor" d=${`M${here} 0V${HEIGHT}`}></path>`}
  </svg>`;
}

/** The newest lines of the log at this position. */
function caption() {
  const { table } = model;
  const before = table.log.filter((/** @type {any} */ e) => e[0] <= table.replay.wanted);
  const entry = table.replay.wanted ? before[before.length - 1]?.[0] : 0;
  const lines = entry ? before.filter((/** @type {any} */ e) => e[0] === entry) : [];
  return lines.length
    ? lines.slice(0, 4).map((/** @type {any} */ e) => html`<span>${lineText(e)} </span>`)
    : t("web-replay-start");
}

function seed() {
  const { table } = model;
  const secret = table.story?.seed;
  const show = (/** @type {Event} */ e) => /** @type {Element} */ (e.target).scrollIntoView({ block: "nearest" });
  return html`<details class="seed" @toggle=${show}><summary>${t("web-seed")}</summary>
    <p class="soft">${t("web-seed-why")}</p>
    <p><span class="soft">${t("web-seed-hash")}</span> <code>${table.commitment || table.story?.commitment}</code></p>
    ${
      secret
        ? html`<p><span class="soft">${t("web-seed-seed")}</span> <code>${secret}</code></p>
          <p class="note ${fits(secret, table.story.commitment) ? "ok" : "warn"}" data-test="seed-check">
            ${t(fits(secret, table.story.commitment) ? "web-seed-fits" : "web-seed-fails")}</p>`
        : html`<p class="soft">${t("web-seed-later")}</p>`
    }
  </details>`;
}

/** @param {any[]} styles */
export function replayPanel(styles) {
  const { table } = model;
  const { replay } = table;
  const last = past.lastEntry();
  return html`<section class="prompt replay panel" aria-label=${t("web-replay")} data-test="replay-panel">
    <div class="replay-head">
      <p class="prompt-text">${t("web-replay-at", { entry: replay.wanted, last })}</p>
      <button type="button" class="primary" data-test="replay-stop"
        @click=${() => past.stopReplay()}>${t("web-replay-stop")}</button>
    </div>
    <p class="caption" aria-live="polite" tabindex="0">${caption()}</p>
    ${chart(styles)}
    <div class="slider">
      <button type="button" aria-label=${t("web-replay-back")}
        @click=${() => past.lookAt(replay.wanted - 1)}>◀</button>
      <input type="range" min="0" max=${last} .value=${String(replay.wanted)} aria-label=${t("web-replay")}
        @input=${(/** @type {any} */ e) => past.lookAt(Number(e.target.value))}>
      <button type="button" aria-label=${t("web-replay-on")} @click=${() => past.lookAt(replay.wanted + 1)}>▶</button>
      <button type="button" @click=${playOrStop}>${t(replay.timer ? "web-replay-pause" : "web-replay-play")}</button>
    </div>
    <div class="tools">
      <button type="button" data-test="branch" ?disabled=${table.now?.over && replay.wanted === last}
        @click=${branch}>${t("web-branch")}</button>
      <a class="button" href=${`/api/matches/${table.id}/file`} download>${t("web-download")}</a>
    </div>
    ${seed()}
  </section>`;
}
