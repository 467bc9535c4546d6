// @ts-check
// Looking back: the story of a match, its position after any entry, and the lines of the log that tell of it.
import { get } from "../base/api.js";
import { say } from "../talk/i18n.js";
import { table } from "./model.js";
import { notice, update } from "../base/store.js";

function seatQuery() {
  return table.seat === null ? "" : `?seat=${table.seat}`;
}

/** The whole story, for the chart and the seed. */
export async function loadStory() {
  const here = table;
  const story = await get(`/api/matches/${table.id}/story${seatQuery()}`).catch(() => null);
  if (table !== here || !story) return null;
  table.story = story;
  if (story.events.length) table.log = story.events;
  update();
  findLines();
  return story;
}

/** The newest entry. */
export function lastEntry() {
  return Math.max(table.now?.n ?? 0, table.seen ?? 0);
}

/** Show the position after an entry. @param {number} n */
export async function lookAt(n) {
  const here = table;
  const at = Math.max(0, Math.min(n, lastEntry()));
  table.replay = { ...(table.replay ?? {}), wanted: at };
  update();
  findLines();
  if (!table.story) loadStory();
  try {
    const found = await get(`/api/matches/${table.id}/at/${at}${seatQuery()}`);
    if (table !== here || table.replay?.wanted !== at) return;
    table.replay = { ...table.replay, n: at, view: found.view, points: found.points };
  } catch (/** @type {any} */ error) {
    if (table !== here) return;
    notice(() => say().error(error.id, error.args), "warn");
    if (table.replay && table.replay.n === undefined) table.replay = null;
  }
  update();
}

/** Bring the lines of the position into sight, once they are drawn; who sees them already keeps the place. */
export function findLines() {
  if (!table.replay) return;
  requestAnimationFrame(() => {
    const lines = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".log .here")]);
    const panel = lines[0]?.closest(".tab-panel");
    if (!panel) return;
    const box = panel.getBoundingClientRect();
    const top = lines[0].getBoundingClientRect().top - box.top;
    const bottom = /** @type {HTMLElement} */ (lines.at(-1)).getBoundingClientRect().bottom - box.top;
    if (top >= 0 && bottom <= box.height) return;
    panel.scrollTop += top - Math.max(0, (box.height - (bottom - top)) / 2);
  });
}

/** Back to the present, and to the newest line. */
export function stopReplay() {
  clearInterval(table.replay?.timer);
  table.replay = null;
  update();
  document.querySelector(".log")?.closest(".tab-panel")?.scrollTo(0, 0);
}
