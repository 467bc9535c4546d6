// Since when something is new to whoever looks: since the own last answer at this table, and for those who watch since they
// last looked. This browser remembers it for every match and seat.
import { preference, setPreference, update } from "../base/store.js";
import { table } from "./model.js";

/** @typedef {import("./wire.d.ts").Now} Now */

function place() {
  return `seen.${table.id}.${table.seat}`;
}

/** Whoever comes to the table finds what is new since the last time; on another device since the own last entry, and who
 * watches for the first time what is new from now on. */
export function recallSince() {
  const kept = preference(place());
  if (kept !== null) table.since = Number(kept);
  else if (table.seat === null) table.since = table.now?.n ?? 0;
  else table.since = table.now?.wrote ?? 0;
  table.answers = [];
}

/** An own answer has become an entry: everything up to it is known. @param {number} entry @param {number | null} seat */
export function answeredAt(entry, seat) {
  const kept = `seen.${table.id}.${seat}`;
  if (entry > Number(preference(kept, "0"))) setPreference(kept, String(entry));
  if (seat !== table.seat || entry <= table.since) return;
  table.answers = [...table.answers, table.since];
  if (table.sheet === "recap") table.sheet = "";
  table.since = entry;
}

/**
 * A question has gone that was open: it has its answer, perhaps from another window of the same seat.
 * @param {Now} before @param {Now} frame
 */
export function questionGone(before, frame) {
  const open = (/** @type {Now} */ position) => Boolean(position.options?.length) && !position.sealed;
  if (open(before) && (!open(frame) || before.ask !== frame.ask) && frame.n > before.n)
    answeredAt(before.n + 1, table.seat);
}

/** An own answer was taken back: what was new before it is new again. @param {number} entry */
export function takenBack(entry) {
  while (table.since >= entry && table.answers.length) table.since = table.answers.pop() ?? 0;
  setPreference(place(), String(table.since));
}

/** Who watches has seen everything up to now. */
export function allSeen() {
  table.since = Math.max(table.since, table.seen);
  setPreference(place(), String(table.since));
  update();
}

/** Who watches and goes has seen what there was to see. */
export function lookAway() {
  if (table.id && table.seat === null && table.now) setPreference(place(), String(table.now.n));
}
