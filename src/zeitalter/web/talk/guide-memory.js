// What this browser remembers of a guide: what was explained, and whether somebody has had enough.
import { preference, setPreference } from "../base/store.js";
import { table } from "../match/model.js";
import { readSeen, writeSeen } from "./lessons.js";

const STORE = "guide";
const DONE = "done";
/** The areas of the table were explained. */
export const AREAS = "areas";
/** The guide has said goodbye in this match. */
export const ENDED = "ended";

/** Whether this match is the guided first game. */
export function prepared() {
  return Boolean(table.info?.guide);
}

/** A guided match remembers by itself what was explained in it; other matches of a game share what is known of it. */
function storageKey() {
  return `${STORE}.${prepared() ? table.id : table.info?.game}`;
}

/** Whether this person wants no more explanations here. */
export function finished() {
  return preference(storageKey()) === DONE || (!prepared() && preference(STORE) === DONE);
}

/** What was explained, each with the number of the question it was explained at. */
export function explained() {
  return readSeen(preference(storageKey(), "") ?? "");
}

/** @param {string} id @param {string | number} [ask] */
export function markExplained(id, ask = "") {
  setPreference(storageKey(), writeSeen(explained().set(id, String(ask))));
  if (preference(STORE) === null) setPreference(STORE, AREAS);
}

/** Whether explaining has begun here, or the areas are known from another table. */
export function begun() {
  return preference(storageKey()) !== null || (!prepared() && preference(STORE) !== null);
}

/** Forget everything here, to hear it again. */
export function startAgain() {
  setPreference(storageKey(), "");
  if (preference(STORE) === DONE) setPreference(STORE, AREAS);
}

/** Enough explained, here and at other tables. */
export function finish() {
  setPreference(storageKey(), DONE);
  finishElsewhere();
}

/** Enough explained at other tables. */
export function finishElsewhere() {
  setPreference(STORE, DONE);
}
