// The lobby: start at once, plan a match, come back to one, join an open one, look at a finished one.
import { ApiError, get, post } from "../base/api.js";
import { go } from "../base/router.js";
import { notice, picture, preference, setPreference, state, update } from "../base/store.js";
import { goToNext, NEXT_KEY } from "../match/next-table.js";
import { myTurn, urgentFirst } from "../match/waiting.js";
import { ago, awayWords, deadline, errorText, loadTexts, noticeError, sentences, t, useNames } from "../talk/i18n.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { freeSeats, isFree } from "./free-seats.js";
import { gameCards } from "./game-cards.js";
import { chosenGame, chosenGameId, gameName } from "./games.js";
import { needPerson, topBar } from "./person.js";

/** @typedef {import("../match/wire.d.ts").MatchInfo} MatchInfo */
/** @typedef {"mine" | "open" | "finished"} List */

/** @type {Record<List, MatchInfo[]> & {busy: boolean}} */
const lists = { mine: [], open: [], finished: [], busy: false };
const REFRESH = 20000;
const PAGE = 50;
/** How many pages of a list are shown. */
const pages = { mine: 1, open: 1, finished: 1 };
/** The match that is to be deleted if the person says so once more. @type {string | null} */
let doomed = null;
/** @type {ReturnType<typeof setInterval> | undefined} */
let timer;
/** Whose lists are shown. @type {string | null} */
let whose = null;

export async function open() {
  useNames(null, { seats: [], parties: [] });
  clearInterval(timer);
  timer = setInterval(refresh, REFRESH);
  document.addEventListener("visibilitychange", refresh);
  addEventListener("keydown", onKey);
  await Promise.all([loadTexts(chosenGameId()), load()]);
}

export function close() {
  clearInterval(timer);
  document.removeEventListener("visibilitychange", refresh);
  removeEventListener("keydown", onKey);
}

/** @param {KeyboardEvent} event */
function onKey(event) {
  if (event.key !== NEXT_KEY || event.ctrlKey || event.metaKey || event.altKey) return;
  if (!(event.target instanceof Element && event.target.closest("input, textarea, select"))) goToNext();
}

/** How many matches wait for this person. */
export function title() {
  const count = lists.mine.filter(myTurn).length;
  return `${count ? `(${count}) ` : ""}Zeitalter · ${t("web-tagline")}`;
}

/** While the page is in sight it stays true. */
function refresh() {
  if (!document.hidden) load();
}

async function load() {
  whose = state.person?.id ?? null;
  const kinds = /** @type {List[]} */ (["mine", "open", "finished"]);
  await Promise.all(
    kinds.map(async (kind) => {
      lists[kind] = await rows(kind).catch(() => lists[kind]);
    }),
  );
  lists.mine.sort(urgentFirst);
  update();
}

/** As many pages of a list as are shown. @param {List} kind */
async function rows(kind) {
  /** @type {MatchInfo[]} */
  const all = await get(`/api/matches?list=${kind}`);
  for (let page = 1; page < pages[kind] && all.length === page * PAGE; page++) {
    const oldest = all.map((m) => m.since).sort()[0];
    all.push(...(await get(`/api/matches?list=${kind}&before=${encodeURIComponent(oldest)}`)));
  }
  return all;
}

/** @param {List} kind */
function showMore(kind) {
  pages[kind] += 1;
  load();
}

/** Whether nobody but this person and bots would miss a match. @param {MatchInfo} m */
function alone(m) {
  return m.seats.every((s) => s.yours || s.kind === "bot" || !s.taken);
}

/** Asks once more before it deletes. @param {MatchInfo} m */
function remove(m) {
  if (doomed !== m.id) {
    doomed = m.id;
    return update();
  }
  return attempt(async () => {
    doomed = null;
    await post(`/api/matches/${m.id}/delete`);
    await load();
  });
}

/** @param {() => Promise<void>} work @param {(error: unknown) => void} [failed] */
async function attempt(work, failed = noticeError) {
  if (lists.busy) return;
  lists.busy = true;
  update();
  try {
    await work();
  } catch (error) {
    failed(error);
  }
  lists.busy = false;
  update();
}

/** Start at once. @param {"quick" | "guide"} how @param {{bot?: string}} [wish] */
function start(how, wish = {}) {
  attempt(async () => {
    await needPerson();
    const { id } = await post(`/api/${how}`, { game: chosenGameId(), ...wish });
    go(`/match/${id}`);
  });
}

const playNow = () => start("quick", { bot: level() });
const learn = () => start("guide");

/** The level of the bots: the one chosen last where the game has it, or its usual one. */
function level() {
  const levels = chosenGame()?.levels ?? [];
  return levels.find((name) => name === preference("level")) ?? chosenGame()?.level ?? "";
}

/** What a level is called. @param {string} name */
function levelWords(name) {
  return sentences().has(`web-bot-${name}`) ? t(`web-bot-${name}`) : name;
}

/** Against whom one would play at once: how many bots, and all of which level. */
function opponents() {
  const levels = chosenGame()?.levels ?? [];
  const bots = (chosenGame()?.quick ?? 1) - 1;
  if (levels.length < 2)
    return html`<p class="opponents" data-test="opponents">${t("web-opponents", { bots })} ${levels.map(levelWords)}</p>`;
  return html`<label class="opponents" data-test="opponents">${t("web-opponents", { bots })}
    <select data-test="level" @change=${(/** @type {Event & {target: HTMLSelectElement}} */ e) => {
      setPreference("level", e.target.value);
      update();
    }}>${levels.map((name) => html`<option value=${name} ?selected=${name === level()}>${levelWords(name)}</option>`)}
    </select></label>`;
}

/** What was wrong with a file, under the name that the person knows: the server does not know it.
 * @param {string} file @param {unknown} error */
function uploadTrouble(file, error) {
  if (error instanceof ApiError && "path" in error.args)
    return errorText(new ApiError(error.id, { ...error.args, path: file }, error.status));
  return t("web-upload-failed", { file, reason: errorText(error) });
}

/** @param {Event} event */
function upload(event) {
  const input = /** @type {HTMLInputElement} */ (event.target);
  const file = input.files?.[0];
  if (!file) return;
  attempt(async () => {
    await needPerson();
    const { id } = await post("/api/matches/upload", await file.text());
    go(`/match/${id}`);
  }, (error) => notice(() => uploadTrouble(file.name, error), "warn"));
  input.value = "";
}

/** @param {MatchInfo} m @param {number} seat */
function take(m, seat) {
  attempt(async () => {
    await needPerson();
    await post(`/api/matches/${m.id}/seats/${seat}/take`);
    go(`/match/${m.id}`);
  });
}

/** @param {MatchInfo} m */
function names(m) {
  return sentences().listing(m.seats.map((s) => (isFree(s) ? t("web-seat-free") : s.name)));
}

/** The name of a match, unless it is only a player's. @param {MatchInfo} m */
function nameOf(m) {
  const plain = !m.name || m.seats.some((s) => s.name === m.name);
  return plain ? gameName(m.game) : m.name;
}

/** @param {MatchInfo} m */
function status(m) {
  if (m.over) return result(m);
  const waiting = m.waiting.map((s) => m.seats[s]);
  if (waiting.some((s) => s?.yours))
    return html`<strong class="turn">${t("web-your-turn")}</strong>`;
  const people = waiting.filter((s) => !isFree(s));
  if (!people.length) return waiting.length ? t("web-waiting-free", { count: waiting.length }) : "";
  const away = people.length === 1 ? awayWords(people[0]) : "";
  return away || t("web-waiting-for", { names: sentences().listing(people.map((s) => s?.name ?? "")) });
}

/** @param {MatchInfo} m */
function result(m) {
  if (!m.result) return t("web-over");
  const winners = m.result.winners.map((s) => m.seats[s]?.name ?? "");
  const points = m.result.points?.[m.result.winners[0]] ?? 0;
  const id = `result-${String(m.result.how).replaceAll(" ", "-")}`;
  if (m.game !== chosenGameId() || !sentences().has(id)) return t("web-won", { winners: sentences().listing(winners), points });
  return t(id, { winners: sentences().listing(winners), points });
}

/** @param {MatchInfo} m @param {List} kind */
function row(m, kind) {
  const free = m.seats.findIndex((s) => !s.taken && s.kind !== "bot");
  const until = m.over || !m.waiting?.length ? "" : deadline(m, m.waiting.find((seat) => m.seats[seat]?.yours) ?? m.waiting[0]);
  return html`<li class="match ${myTurn(m) ? "yours" : ""}" data-test=${`match-${kind}`}>
    <a href=${`/match/${m.id}`} data-go>
      <span class="match-name">${nameOf(m)}</span>
      <span class="match-people">${names(m)}</span>
      <span class="match-status">${status(m)} <span class="soft">${ago(m.since)}${
        until ? ` · ${t("web-until-short", { when: until })}` : ""
      }</span></span>
    </a>
    ${
      m.house_cards
        ? html`<p class="match-cards"><a class="differs" href=${`/edition/${m.id}`} data-go data-test="list-cards"
          title=${t("web-cards-what")}>${t("web-cards")}</a></p>`
        : nothing
    }
    ${
      kind === "open" && free >= 0
        ? html`<button type="button" @click=${() => take(m, free)}>${t("web-take-seat")}</button>`
        : nothing
    }
    ${kind === "mine" && !m.over && m.owner ? freeSeats(m, m.seats.map((_, i) => i), load) : nothing}
    ${
      kind === "mine" && alone(m)
        ? html`<button type="button" class="quiet delete ${doomed === m.id ? "sure" : ""}" data-test="delete"
          title=${t("web-delete")} aria-label=${t(doomed === m.id ? "web-delete-sure" : "web-delete")}
          @blur=${() => spare(m)}
          @click=${() => remove(m)}>${doomed === m.id ? t("web-delete-sure") : "✕"}</button>`
        : nothing
    }
  </li>`;
}

/** Whoever turns to something else does not want to delete. @param {MatchInfo} m */
function spare(m) {
  if (doomed !== m.id) return;
  doomed = null;
  update();
}

/** The way to the table that has waited longest for this person. */
function nextTable() {
  if (!lists.mine.some(myTurn)) return nothing;
  return html`<button type="button" class="next-table" data-test="next-table" @click=${goToNext}>${t("web-next-table")}
    <kbd aria-hidden="true">N</kbd></button>`;
}

/** @param {List} kind */
function list(kind) {
  const found = lists[kind];
  return html`<section class="panel" aria-labelledby=${`list-${kind}`}>
    <div class="list-head"><h2 id=${`list-${kind}`}>${t(`web-list-${kind}`)}</h2>${kind === "mine" ? nextTable() : nothing}</div>
    ${
      found.length
        ? html`<ul class="matches">${found.map((m) => row(m, kind))}</ul>
          ${
            found.length === pages[kind] * PAGE
              ? html`<button type="button" class="quiet" data-test=${`more-${kind}`}
                @click=${() => showMore(kind)}>${t("web-show-more")}</button>`
              : nothing
          }`
        : html`<p class="soft empty">${t(`web-list-${kind}-empty`)}</p>`
    }
  </section>`;
}

export function template() {
  if (whose !== (state.person?.id ?? null)) load();
  return html`${topBar()}
    <main class="lobby" id="main">
      ${state.offline ? html`<p class="note warn kept" role="status" data-test="kept">${t("web-kept-lobby", { when: ago(state.offline) })}</p>` : nothing}
      <section class="hero">
        <img class="rose" src=${picture("rose")} alt="" width="520" height="520">
        <h1>Zeitalter</h1>
        <p class="lead">${t("web-lead")}</p>
        ${gameCards()}
        <div class="row">
          <button type="button" class="primary big" data-test="play-now" ?disabled=${lists.busy} @click=${playNow}>
            ${t("web-play-now")}
          </button>
          ${
            chosenGame()?.guide === false
              ? nothing
              : html`<button type="button" class="big" data-test="learn" ?disabled=${lists.busy} @click=${learn}>
                ${t("web-learn")}
              </button>`
          }
          <a class="button big" href="/new" data-go data-test="new-match">${t("web-new-match")}</a>
          ${opponents()}
        </div>
        <p class="soft">${t("web-play-now-what", { game: gameName(chosenGameId()) })}
          <label class="upload">${t("web-upload")}
          <input type="file" accept=".json,application/json" @change=${upload}></label></p>
      </section>
      <div class="lists">${list("mine")} ${list("open")} ${list("finished")}</div>
    </main>
    <footer class="foot">${t("web-foot")}</footer>`;
}
