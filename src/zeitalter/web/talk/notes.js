// Private notes at the table: written for oneself, kept on the server, saved while one types.
import { ApiError, get, post } from "../base/api.js";
import { update } from "../base/store.js";
import { table } from "../match/model.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { errorText, t } from "./i18n.js";

/** Milliseconds without a letter after which what was typed is saved. */
const PAUSE = 800;
/** How many characters there is room for. */
const LONGEST = 8000;
/** @typedef {import("../match/table-state.d.ts").Notes} Notes */
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** The notes of the table on the screen, asked for when they are first looked at. @returns {Notes} */
function notes() {
  table.notes ??= { match: table.id, text: "", version: 0, state: "loading", problem: null };
  if (table.notes.state === "loading" && !table.notes.asked) load(table.notes);
  return table.notes;
}

/** @param {Notes} mine */
async function load(mine) {
  mine.asked = true;
  try {
    const { text, version } = await get(`/api/matches/${mine.match}/notes`);
    Object.assign(mine, { text, version, state: "saved", problem: null });
  } catch (error) {
    Object.assign(mine, { state: "failed", problem: error });
  }
  update();
}

/** Somebody types: it is saved when the hand rests. @param {Event & {target: HTMLTextAreaElement}} event */
function typed(event) {
  const mine = notes();
  Object.assign(mine, { text: event.target.value, state: "typing" });
  clearTimeout(timer);
  timer = setTimeout(() => save(mine), PAUSE);
  update();
}

/** Save what was typed; what is typed meanwhile is saved after it. @param {Notes} mine */
async function save(mine) {
  clearTimeout(timer);
  if (mine.state !== "typing" || mine.saving) return;
  mine.saving = true;
  const { text } = mine;
  try {
    const { version } = await post(`/api/matches/${mine.match}/notes`, { text, version: mine.version }, { keepalive: true });
    Object.assign(mine, { version, state: mine.text === text ? "saved" : "typing", problem: null });
  } catch (error) {
    const elsewhere = error instanceof ApiError && error.id === "notes-changed";
    Object.assign(mine, { state: elsewhere ? "elsewhere" : "failed", problem: error });
  }
  mine.saving = false;
  if (mine.state === "typing") save(mine);
  update();
}

/** Who leaves takes nothing along that was not saved. */
export function keepNotes() {
  if (table.notes) save(table.notes);
}

/** Another device has changed the notes: take what it wrote, or write over it. @param {"theirs" | "mine"} which */
async function settle(which) {
  const mine = notes();
  try {
    const stored = await get(`/api/matches/${mine.match}/notes`);
    const text = which === "theirs" ? stored.text : mine.text;
    Object.assign(mine, { text, version: stored.version, state: which === "theirs" ? "saved" : "typing", problem: null });
    save(mine);
  } catch (error) {
    mine.problem = error;
  }
  update();
}

/** Try again what could not be loaded or saved. */
function again() {
  const mine = notes();
  mine.state = mine.version || mine.text ? "typing" : "loading";
  mine.asked = false;
  if (mine.state === "typing") save(mine);
  else notes();
}

/** How it stands with what was typed. @param {Notes} mine */
function stateLine(mine) {
  if (mine.state === "elsewhere")
    return html`<p class="note warn" role="alert">${errorText(mine.problem)}
      <button type="button" class="link" data-test="notes-theirs" @click=${() => settle("theirs")}>${t("web-notes-theirs")}</button>
      <button type="button" class="link" data-test="notes-mine" @click=${() => settle("mine")}>${t("web-notes-mine")}</button></p>`;
  if (mine.state === "failed")
    return html`<p class="note warn" role="alert">${errorText(mine.problem)}
      <button type="button" class="link" @click=${again}>${t("web-notes-again")}</button></p>`;
  return html`<p class="soft notes-state" role="status" data-test="notes-state">${t(`web-notes-${mine.state}`)}</p>`;
}

/** Who may write something down here: everybody who sits at the table, owns it or was invited to watch. */
export function mayNote() {
  return table.person !== null && (table.you.length > 0 || table.owner);
}

/** The sheet for notes. */
export function notesPanel() {
  if (!mayNote()) return nothing;
  const mine = notes();
  return html`<div class="notes">
    <textarea data-test="notes" maxlength=${LONGEST} aria-label=${t("web-notes")} placeholder=${t("web-notes-empty")}
      .value=${mine.text} ?disabled=${mine.state === "loading"} @input=${typed} @change=${keepNotes}></textarea>
    ${stateLine(mine)}
  </div>`;
}
