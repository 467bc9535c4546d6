// How somebody is called: for what, by which way and when; for all matches, or for one of them.
import { get, post } from "../base/api.js";
import { state, update } from "../base/store.js";
import { errorText, loadTexts, noticeError, t } from "../talk/i18n.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { chosenGameId, gameName } from "./games.js";
import { waysPanel } from "./notification-ways.js";
import { topBar } from "./person.js";

/** @typedef {import("../match/wire.d.ts").Calls} Calls */
/** @typedef {import("../match/wire.d.ts").CallWishes} CallWishes */

const EVENTS = /** @type {const} */ (["turn", "nudge", "joined", "over", "mentioned"]);
const GROUPS = /** @type {const} */ (["push", "mail", "hook"]);
const NIGHT = { begin: "22:00", end: "07:30" };

/** The match whose own wishes are shown; empty: those for all. */
let match = "";
/** What the match is called, as far as it is known. */
let table = "";
/** @type {Calls | null} */
let calls = null;
/** The wishes for one match; null: the same as for all. @type {CallWishes | null} */
let own = null;
/** @type {(() => string) | null} */
let problem = null;
let saved = false;
/** Wishes that are on their way, one after the other. */
let waiting = 0;
let stored = Promise.resolve();

/** @param {{id?: string}} params */
export async function open(params) {
  match = params.id ?? "";
  calls = own = problem = null;
  saved = false;
  await loadTexts(chosenGameId());
  if (!state.person) return;
  try {
    calls = await inThisLanguage(await get("/api/calls"));
    if (match) await openMatch();
  } catch (error) {
    problem = () => errorText(error);
  }
}

/** Letters are written in the language in which their reader reads this page. @param {Calls} found @returns {Promise<Calls>} */
async function inThisLanguage(found) {
  if (found.wishes.lang === state.lang) return found;
  return post("/api/calls/wishes", { ...found.wishes, lang: state.lang });
}

async function openMatch() {
  const [wishes, info] = await Promise.all([get(`/api/matches/${match}/calls`), get(`/api/matches/${match}`)]);
  own = wishes.wishes;
  table = `${gameName(info.game)}: ${info.name}`;
}

export function title() {
  return `${t("web-calls-title")} · Zeitalter`;
}

/** What the server answers is shown. @param {Promise<Calls>} answer */
export async function show(answer) {
  try {
    calls = await answer;
    saved = true;
    update();
    return true;
  } catch (error) {
    noticeError(error);
    return false;
  }
}

/** What is shown: of one match, or of all. @returns {CallWishes | null} */
function wishes() {
  return match ? own : (calls?.wishes ?? null);
}

/** What was clicked is shown at once and stored in its turn: who clicks quickly loses nothing.
 * @param {Partial<CallWishes>} changes */
async function change(changes) {
  const before = wishes();
  if (!before) return;
  const next = { ...before, ...changes };
  if (match) await changeOwn(next);
  else await store(() => post("/api/calls/wishes", { ...next, lang: state.lang }), next);
}

/** @param {CallWishes | null} next */
function changeOwn(next) {
  return store(async () => (await post(`/api/matches/${match}/calls`, next ? { wishes: next } : {})).wishes, next);
}

/** Store wishes after all that wait to be stored; what the server answers to the last of them is shown.
 * @param {() => Promise<any>} send @param {CallWishes | null} next */
function store(send, next) {
  if (match) own = next;
  else if (calls && next) calls = { ...calls, wishes: next };
  saved = false;
  waiting += 1;
  update();
  stored = stored.then(async () => {
    try {
      const answer = await send();
      if (waiting > 1) return;
      if (match) own = answer;
      else calls = answer;
      saved = true;
    } catch (error) {
      noticeError(error);
    } finally {
      waiting -= 1;
      update();
    }
  });
  return stored;
}

/** Begin with what holds for all matches, or go back to it. @param {boolean} different */
function setDifferent(different) {
  if (!calls) return;
  const { quiet: _quiet, lang: _lang, ...usual } = calls.wishes;
  changeOwn(different ? usual : null);
}

/** @param {typeof EVENTS[number]} event @param {typeof GROUPS[number]} group @param {boolean} on */
function setWay(event, group, on) {
  const before = wishes()?.[event] ?? [];
  change({ [event]: on ? [...before, group] : before.filter((g) => g !== group) });
}

/** The groups that somebody has a way of: others need no column. */
function groups() {
  const found = new Set(calls?.ways.filter((way) => way.confirmed && !way.stopped).map((way) => way.group));
  return GROUPS.filter((group) => found.has(group));
}

function eventTable() {
  const shown = wishes();
  if (!shown) return nothing;
  const columns = groups();
  if (!columns.length) return html`<p class="soft" data-test="no-way">${t("web-calls-no-way")}</p>`;
  return html`<table class="call-events">
    <thead><tr><td></td>${columns.map((group) => html`<th scope="col">${t(`web-calls-group-${group}`)}</th>`)}</tr></thead>
    <tbody>${EVENTS.map(
      (event) => html`<tr><th scope="row">${t(`web-calls-event-${event}`)}</th>
        ${columns.map(
          (group) => html`<td><input type="checkbox" data-test=${`call-${event}-${group}`}
            aria-label=${`${t(`web-calls-event-${event}`)}: ${t(`web-calls-group-${group}`)}`}
            .checked=${shown[event].includes(group)}
            @change=${(/** @type {any} */ e) => setWay(event, group, e.target.checked)}></td>`,
        )}</tr>`,
    )}</tbody></table>`;
}

/** @param {"gathered" | "always"} name */
function switchOf(name) {
  return html`<label class="switch-line"><input type="checkbox" class="toggle" data-test=${`call-${name}`}
    .checked=${Boolean(wishes()?.[name])} @change=${(/** @type {any} */ e) => change({ [name]: e.target.checked })}>
    <span>${t(`web-calls-${name}`)}<small>${t(`web-calls-${name}-why`)}</small></span></label>`;
}

function ownZone() {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
}

function zones() {
  const known = Intl.supportedValuesOf("timeZone");
  const chosen = calls?.wishes.quiet?.zone ?? ownZone();
  return known.includes(chosen) ? known : [chosen, ...known];
}

function quietHours() {
  const quiet = calls?.wishes.quiet ?? null;
  const set = (/** @type {any} */ changes) => change({ quiet: { ...(quiet ?? { ...NIGHT, zone: ownZone() }), ...changes } });
  const time = (/** @type {"begin" | "end"} */ name) => html`<label>${t(`web-calls-quiet-${name}`)}
    <input type="time" required data-test=${`quiet-${name}`} .value=${quiet?.[name] ?? ""}
      @change=${(/** @type {any} */ e) => e.target.value && set({ [name]: e.target.value })}></label>`;
  return html`<label class="switch-line"><input type="checkbox" class="toggle" data-test="quiet" .checked=${Boolean(quiet)}
      @change=${(/** @type {any} */ e) => (e.target.checked ? set({}) : change({ quiet: null }))}>
      <span>${t("web-calls-quiet")}<small>${t("web-calls-quiet-why")}</small></span></label>
    ${quiet
      ? html`<div class="quiet-hours">${time("begin")} ${time("end")}
          <label>${t("web-calls-zone")}<select data-test="zone" @change=${(/** @type {any} */ e) => set({ zone: e.target.value })}>
            ${zones().map((zone) => html`<option ?selected=${zone === quiet.zone}>${zone}</option>`)}</select></label></div>`
      : nothing}`;
}

function wishesPanel() {
  return html`<section class="panel" aria-labelledby="call-when">
    <h2 id="call-when">${t("web-calls-when")}</h2>
    ${eventTable()} ${switchOf("gathered")} ${switchOf("always")} ${match ? nothing : quietHours()}
    <p class="soft" role="status" data-test="saved">${saved ? t("web-calls-saved") : ""}</p>
  </section>`;
}

function matchPanel() {
  return html`<section class="panel">
    <p>${t("web-calls-for-match")} <a href=${`/match/${match}`} data-go>${table}</a></p>
    <label class="switch-line"><input type="checkbox" class="toggle" data-test="different" .checked=${own !== null}
      @change=${(/** @type {any} */ e) => setDifferent(e.target.checked)}>
      <span>${t("web-calls-different")}<small>${t("web-calls-different-why")}</small></span></label>
    <p><a href="/notifications" data-go>${t("web-calls-for-all")}</a></p>
  </section>`;
}

function feedsPanel() {
  const feeds = calls?.feeds;
  const set = (/** @type {boolean} */ on) => show(post("/api/calls/feeds", { on }));
  const address = (/** @type {string} */ id, /** @type {string} */ url) => html`<label>${t(`web-calls-${id}`)}
    <input readonly data-test=${`feed-${id}`} .value=${url} @focus=${(/** @type {any} */ e) => e.target.select()}></label>`;
  return html`<section class="panel" aria-labelledby="call-feeds">
    <h2 id="call-feeds">${t("web-calls-feeds")}</h2>
    <p>${t("web-calls-feeds-why")}</p>
    ${feeds ? html`${address("calendar", feeds.calendar)} ${address("atom", feeds.atom)}` : nothing}
    <div class="row">
      <button type="button" data-test="feed-new" @click=${() => set(true)}>${t(feeds ? "web-calls-feed-change" : "web-calls-feed-new")}</button>
      ${feeds ? html`<button type="button" class="quiet" data-test="feed-off" @click=${() => set(false)}>${t("web-calls-feed-off")}</button>` : nothing}
    </div>
  </section>`;
}

function content() {
  if (!state.person) return html`<section class="panel"><p>${t("web-calls-who")}</p></section>`;
  if (problem) return html`<section class="panel"><p class="note warn" role="alert">${problem()}</p></section>`;
  if (!calls) return nothing;
  if (match) return html`<div class="columns">${matchPanel()} ${own ? wishesPanel() : nothing}</div>`;
  return html`<div class="columns"><div>${waysPanel(calls, show)}</div><div>${wishesPanel()} ${feedsPanel()}</div></div>`;
}

export function template() {
  return html`${topBar()}
    <main class="wide calls" id="main">
      <h1>${t("web-calls-title")}</h1>
      <p class="lead">${t("web-calls-lead")}</p>
      ${content()}
    </main>`;
}
