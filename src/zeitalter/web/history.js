// @ts-check
// Looking back: the story of a match, and its position after any entry.
import { get } from "./api.js";
import { say } from "./i18n.js";
import { table } from "./model.js";
import { notice, update } from "./store.js";

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
  if (!table.story) loadStory();
  try {
    const found = await get(`/api/matches/${table.id}/at/${at}${seatQuery()}`);
    if (table !== here || table.replay?.wanted !== at) return;
    table.replay = { ...table.replay, n: at, view: found.view, points: found.points };
    requestAnimationFrame(() => document.querySelector(".log .here")?.scrollIntoView({ block: "nearest" }));
  } catch (/** @type {any} */ error) {
    if (table !== here) return;
    notice(() => say().error(error.id, error.args), "warn");
    if (table.replay && table.replay.n === undefined) table.replay = null;
  }
  update();
}

/** Back to the present. */
export function stopReplay() {
  clearInterval(table.replay?.timer);
  table.replay = null;
  update();
}
