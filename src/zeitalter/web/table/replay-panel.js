// Looking back: a slider over the whole match, points over time, going on from here against bots, and the seed.
import { post } from "../base/api.js";
import { seedFits } from "../base/blake2b.js";
import { go } from "../base/router.js";
import { update } from "../base/store.js";
import { entryAt, pointsRange } from "../match/log.js";
import { table } from "../match/model.js";
import { lastEntry, lookAt, stopReplay } from "../match/replay.js";
import { noticeError, t } from "../talk/i18n.js";
import { lineText } from "../talk/log-lines.js";
import { html, nothing, svg } from "../vendor/lit-html/lit-html.js";

/** @typedef {Event & {target: HTMLInputElement}} InputChange */

const PLAY_EVERY = 700;
const WIDTH = 320;
const HEIGHT = 96;

/** Arrow keys, Home, End and space: true if the key meant something. @param {string} key */
export function replayKey(key) {
  const { replay } = table;
  if (!replay) return false;
  const at = replay.wanted;
  if (key === "ArrowLeft") lookAt(at - 1);
  else if (key === "ArrowRight") lookAt(at + 1);
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
  if (replay.timer) {
    clearInterval(replay.timer);
    replay.timer = undefined;
  } else {
    replay.timer = setInterval(() => {
      const now = table.replay;
      if (!now || now.wanted >= lastEntry()) {
        clearInterval(replay.timer);
        if (now) now.timer = undefined;
        update();
      } else if (now.wanted === now.n) lookAt(now.wanted + 1);
    }, PLAY_EVERY);
  }
  update();
}

async function branch() {
  try {
    const { id } = await post(`/api/matches/${table.id}/branch`, { entry: table.replay?.n });
    go(`/match/${id}`);
  } catch (error) {
    noticeError(error);
  }
}

/** @typedef {import("../board/game-table.d.ts").PartyStyle} PartyStyle */
/** @typedef {import("../match/table-state.d.ts").Replay} Replay */

/** Points over time, a line per party. @param {PartyStyle[]} styles @param {Replay} replay */
function chart(styles, replay) {
  const points = table.record?.points ?? [];
  if (points.length < 2) return nothing;
  const last = Math.max(lastEntry(), 1);
  const [least, most] = pointsRange(points);
  const x = (/** @type {number} */ n) => (n / last) * WIDTH;
  const y = (/** @type {number} */ value) => HEIGHT - 4 - ((value - least) / (most - least)) * (HEIGHT - 10);
  const path = (/** @type {number} */ party) =>
    points.map(([n, each], i) => `${i ? "L" : "M"}${x(n).toFixed(1)} ${y(each[party]).toFixed(1)}`).join("");
  const here = x(replay.wanted);
  return html`<svg class="chart" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" role="img"
    aria-label=${t("web-chart")}
    @click=${(/** @type {MouseEvent} */ e) => {
      const box = /** @type {Element} */ (e.currentTarget).getBoundingClientRect();
      lookAt(Math.round(((e.clientX - box.left) / box.width) * last));
    }}>
    ${[0.25, 0.5, 0.75].map((f) => svg`<path class="grid" d=${`M0 ${y(least + (most - least) * f)}H${WIDTH}`}></path>`)}
    ${styles.map((style, party) => svg`<path class="curve" d=${path(party)} stroke=${style.color}></path>`)}
    ${svg`<path class="cursor" d=${`M${here} 0V${HEIGHT}`}></path>`}
  </svg>`;
}

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

/** @param {PartyStyle[]} styles */
export function replayPanel(styles) {
  const { replay } = table;
  if (!replay) return nothing;
  const last = lastEntry();
  return html`<section class="prompt replay panel" aria-label=${t("web-replay")} data-test="replay-panel">
    <div class="replay-head">
      <p class="prompt-text">${t("web-replay-at", { entry: replay.wanted, last })}</p>
      <button type="button" class="primary" data-test="replay-stop"
        @click=${() => stopReplay()}>${t("web-replay-stop")}</button>
    </div>
    <p class="caption" aria-live="polite" tabindex="0">${caption(replay)}</p>
    ${chart(styles, replay)}
    <div class="slider">
      <button type="button" aria-label=${t("web-replay-back")}
        @click=${() => lookAt(replay.wanted - 1)}>◀</button>
      <input type="range" min="0" max=${last} .value=${String(replay.wanted)} aria-label=${t("web-replay")}
        @input=${(/** @type {InputChange} */ e) => lookAt(Number(e.target.value))}>
      <button type="button" aria-label=${t("web-replay-on")} @click=${() => lookAt(replay.wanted + 1)}>▶</button>
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
