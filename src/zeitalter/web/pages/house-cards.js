// House cards of a match that is being thought out: component files are chosen or dropped, looked at by the server at
// once, and taken back again. What is wrong is said in one sentence, what would differ is listed.
import { ApiError, post } from "../base/api.js";
import { update } from "../base/store.js";
import { differenceList } from "../talk/differences.js";
import { errorText, t } from "../talk/i18n.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";

/** @typedef {{name: string, text: string}} CardFile */
/** @typedef {import("../match/wire.d.ts").Differences} Differences */

/** Files of one match, and kilobytes of all of them. */
const MOST_FILES = 8;
const MOST = 256;

/** `unread`: what was wrong with files that were not taken; `problem`: what is wrong with those that are here.
 * @type {{game: string, files: CardFile[], unread: (() => string) | null, problem: (() => string) | null,
 *   found: Differences | null, busy: boolean, over: boolean, expected: boolean}} */
let cards = none("");
/** The newest look at the files: what an older one says no longer counts. */
let newest = 0;

/** @param {string} game */
function none(game) {
  return { game, files: [], unread: null, problem: null, found: null, busy: false, over: false, expected: false };
}

/** Begin without any. @param {string} game */
export function forgetCards(game) {
  newest += 1;
  cards = none(game);
}

/** The files a match is to be played with. */
export function cardFiles() {
  return cards.files;
}

/** Whether the files, if there are any, can be played with. */
export function cardsReady() {
  return !cards.busy && !cards.problem;
}

/** Say what was wrong with the files when the match was to be made. @param {unknown} error */
export function cardsRefused(error) {
  if (cards.files.length) cards.problem = () => errorText(error);
}

/** Text of a file; refused if it is none. @param {File} file @returns {Promise<CardFile>} */
async function read(file) {
  if (file.size > MOST * 1024) throw tooLarge();
  try {
    return { name: file.name.slice(0, 80), text: new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer()) };
  } catch {
    throw new ApiError("not-text", { path: file.name }, 400);
  }
}

function tooLarge() {
  return new ApiError("components-too-many-bytes", { most: MOST }, 413);
}

/** Further files: one of the same name takes the place of the former. @param {Iterable<File>} chosen */
async function add(chosen) {
  const look = ++newest;
  cards.busy = true;
  update();
  try {
    const files = await Promise.all([...chosen].map(read));
    if (look !== newest) return;
    const names = new Set(files.map((file) => file.name));
    cards.files = [...cards.files.filter((file) => !names.has(file.name)), ...files].slice(-MOST_FILES);
  } catch (error) {
    if (look !== newest) return;
    Object.assign(cards, { busy: false, unread: () => errorText(error) });
    return update();
  }
  return compare();
}

/** @param {CardFile} gone */
function remove(gone) {
  cards.files = cards.files.filter((file) => file !== gone);
  return compare();
}

/** Let the server look at the files. */
async function compare() {
  const look = ++newest;
  Object.assign(cards, { unread: null, problem: null, found: null, busy: cards.files.length > 0 });
  update();
  if (!cards.files.length) return;
  const { game, files } = cards;
  try {
    const found = await post(`/api/games/${game}/components`, { files });
    if (look === newest) cards.found = found;
  } catch (error) {
    if (look === newest) cards.problem = () => errorText(error);
  }
  if (look === newest) cards.busy = false;
  update();
}

/** Somebody comes near: let the server get ready, so that files are looked at without a wait. */
function expect() {
  if (cards.expected) return;
  cards.expected = true;
  post(`/api/games/${cards.game}/components`, { files: [] }).catch(() => null);
}

/** @param {boolean} over @param {DragEvent} event */
function drag(over, event) {
  event.preventDefault();
  if (cards.over === over) return;
  cards.over = over;
  update();
}

/** @param {DragEvent} event */
function drop(event) {
  event.preventDefault();
  cards.over = false;
  add(event.dataTransfer?.files ?? []);
}

/** @param {Event & {target: HTMLInputElement}} event */
function choose(event) {
  add([...(event.target.files ?? [])]);
  event.target.value = "";
}

/** @param {CardFile} file */
function row(file) {
  return html`<li><span>${file.name}</span><button type="button" class="quiet" data-test="remove-cards"
    aria-label=${t("web-cards-remove", { file: file.name })} @click=${() => remove(file)}>✕</button></li>`;
}

/** What came of it: one sentence, or what differs. */
function outcome() {
  if (cards.busy) return html`<p class="soft">${t("web-cards-looking")}</p>`;
  if (cards.unread) return html`<p class="note warn" data-test="cards-problem">${cards.unread()}</p>`;
  if (cards.problem) return html`<p class="note warn" data-test="cards-problem">${cards.problem()}</p>`;
  if (!cards.found) return nothing;
  return html`<p class="note" data-test="cards-found">${t("web-cards-found", { count: cards.found.total })}</p>
    ${cards.found.total ? differenceList(cards.found) : nothing}`;
}

/** The part of a proposal in which house cards are chosen. */
export function houseCards() {
  return html`<section class="panel house-cards ${cards.over ? "over" : ""}" aria-labelledby="cards-title"
    @pointerenter=${expect} @focusin=${expect} @dragenter=${expect} @dragover=${(/** @type {DragEvent} */ e) => drag(true, e)} @dragleave=${(/** @type {DragEvent} */ e) => drag(false, e)} @drop=${drop}>
    <h2 id="cards-title">${t("web-cards")}</h2>
    <p class="soft">${t("web-cards-help")}
      <label class="upload">${t("web-cards-choose")}<input type="file" multiple accept=".yaml,.yml,.json,text/yaml"
        data-test="cards-file" @change=${choose}></label></p>
    <ul class="card-files">${cards.files.map(row)}</ul>
    <div role="status" aria-live="polite">${outcome()}</div>
  </section>`;
}
