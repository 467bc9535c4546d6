// Looking back: the record of a match, its position after any entry, and the lines of the log that speak of it.
import { get } from "../base/api.js";
import { update } from "../base/store.js";
import { noticeError } from "../talk/i18n.js";
import { asksForAnalysis, entryOfAddress } from "./chart.js";
import { table } from "./model.js";

/** @typedef {import("./wire.d.ts").MatchRecord} MatchRecord */
/** @typedef {import("./wire.d.ts").PastPosition} PastPosition */

function seatQuery() {
  return table.seat === null ? "" : `?seat=${table.seat}`;
}

/** Load the whole record, for the chart and the seed. */
export async function loadRecord() {
  const here = table;
  /** @type {MatchRecord | null} */
  const record = await get(`/api/matches/${table.id}/story${seatQuery()}`).catch(() => null);
  if (table !== here || !record) return;
  table.record = record;
  if (record.events.length) table.log = record.events;
  update();
  findLines();
}

/** The newest entry. */
export function lastEntry() {
  return Math.max(table.now?.n ?? 0, table.seen ?? 0);
}

/** The address has the move in it, so that it can be sent to others; it is no step to go back to.
 * @param {number | null} at */
function writeAddress(at) {
  const path = at === null ? location.pathname : `${location.pathname}?at=${at}${table.analysis?.review ? "&analysis" : ""}`;
  if (`${location.pathname}${location.search}` !== path) history.replaceState(history.state, "", path);
}

/** The address of the position that is looked at. */
export function positionAddress() {
  return `${location.origin}/match/${table.id}?at=${table.replay?.wanted ?? lastEntry()}`;
}

/** Look at the position that the address asks for, once the table is there. */
export function followAddress() {
  const at = entryOfAddress(location.search) ?? (asksForAnalysis(location.search) ? lastEntry() : null);
  if (at !== null && !table.replay) lookAt(at);
}

/** Show the position after an entry. @param {number} n */
export async function lookAt(n) {
  const at = Math.max(0, Math.min(n, lastEntry()));
  table.replay = { ...table.replay, wanted: at, deed: undefined };
  writeAddress(at);
  if (!table.record) loadRecord();
  await lookInto(at);
}

/** Fetch the position that is wanted. @param {number} at */
export async function lookInto(at) {
  const here = table;
  update();
  findLines();
  try {
    /** @type {PastPosition} */
    const found = await get(`/api/matches/${table.id}/at/${at}${seatQuery()}`);
    if (table !== here || table.replay?.wanted !== at) return;
    table.replay = { ...table.replay, n: at, view: found.view, points: found.points, header: found.header };
  } catch (error) {
    if (table !== here) return;
    noticeError(error);
    if (table.replay && table.replay.n === undefined) {
      table.replay = null;
      writeAddress(null);
    }
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
  writeAddress(null);
  update();
  document.querySelector(".log")?.closest(".tab-panel")?.scrollTo(0, 0);
}
