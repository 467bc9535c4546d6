// "About this edition": every component and rule with its text and where it comes from, and what else is inside.
import { get } from "../base/api.js";
import { state, update } from "../base/store.js";
import { gameData } from "../match/game.js";
import { changeMark, differenceBody, differenceList, differenceOf, differentName } from "../talk/differences.js";
import { has, wordsOf } from "../talk/find.js";
import { loadTexts, sentences, t, useNames } from "../talk/i18n.js";
import { sourceWords, sureWord } from "../talk/origin.js";
import { bookOf } from "../talk/rules.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { chosenGameId, gameName } from "./games.js";
import { missing } from "./missing.js";
import { topBar } from "./person.js";

/** @typedef {Event & {target: HTMLInputElement}} InputChange */
/** @typedef {import("../match/wire.d.ts").About} About */
/** @typedef {import("../match/wire.d.ts").GameData} GameData */
/** @typedef {import("../match/wire.d.ts").Difference} Difference */
/** @typedef {import("../match/wire.d.ts").Edition} Edition */
/** @typedef {About & {name: string, text: string, differs?: Difference}} Row */

/** @type {GameData | null} */
let loaded = null;
/** What differs in the match whose edition is shown; null where the page is about our own. @type {Edition | null} */
let house = null;
/** The match whose edition is shown. */
let match = "";
/** Whether it is not known yet which game that is. */
let looking = false;
let game = "";
let words = "";

/** @param {{game: string, match?: string}} params */
export async function open(params) {
  match = params.match ?? "";
  game = params.game || chosenGameId();
  loaded = house = null;
  looking = Boolean(match);
  if (match) house = await loadMatch();
  looking = false;
  if (match && !house) game = "";
  if (!known()) return loadTexts(chosenGameId());
  loadAuthors();
  const [ours] = await Promise.all([gameData(game), loadTexts(game)]);
  loaded = house?.total ? { ...ours, names: house.names, cards: house.cards } : ours;
  useNames(loaded, { seats: [], parties: [] });
  update();
}

/** The edition of a match; null where there is none. @returns {Promise<Edition | null>} */
async function loadMatch() {
  const address = `/api/matches/${encodeURIComponent(match)}`;
  try {
    const [info, edition] = await Promise.all([get(address), get(`${address}/edition`)]);
    game = info.game;
    return edition;
  } catch {
    return null;
  }
}

function known() {
  return state.games.some((found) => found.id === game);
}

/** Who has drawn the icons, and which; loaded once. @type {{author: string, home: string, icons: string[]}[]} */
let authors = [];

async function loadAuthors() {
  if (authors.length) return;
  authors = await get(new URL("../images/icon-authors.json", import.meta.url).href).catch(() => []);
  update();
}

/** The authors of all icons, as their licence asks. */
function iconAuthors() {
  return html`<details class="panel about-kind" data-kind="icons" ?open=${Boolean(words)}>
    <summary><h2>${t("web-icons-title")}</h2> <span class="soft">${authors.length}</span></summary>
    <ul class="icon-authors">${authors.map(
      ({ author, home, icons }) => html`<li><a href=${home} rel="noopener noreferrer">${author}</a>: ${icons.join(", ")}</li>`,
    )}</ul></details>`;
}

export function title() {
  return `${t("web-about")} · Zeitalter`;
}

/** The name of a component: printed, made of its territories or its number, or written for it.
 * @param {GameData} data @param {string} kind @param {string} id */
function nameOf(data, kind, id) {
  if (sentences().has(`about-${kind}-${id}`)) return t(`about-${kind}-${id}`);
  if (sentences().has(`about-name-${kind}`)) return t(`about-name-${kind}`, { id, number: id.replace(/\D/g, "") });
  if (data.names[kind]?.[id]) return sentences().name(kind, id);
  const of = data.about[kind][id].of ?? [];
  const named = (/** @type {string} */ part) => {
    const found = of.find((o) => o[1] === part)?.[0] ?? Object.keys(data.names).find((k) => data.names[k][part]);
    return found ? sentences().name(found, part) : part;
  };
  return id.split(" ").map(named).join(" – ");
}

/** What a component does or is. @param {GameData} data @param {string} kind @param {string} id
 * @param {About} about */
function textOf(data, kind, id, about) {
  const order = Object.keys(data.names[kind] ?? {});
  const card = sentences().card(kind, id) || sentences().card(kind, order.indexOf(id) + 1 || "");
  if (card) return card;
  if (about.values && sentences().has(`about-text-${kind}`)) return t(`about-text-${kind}`, about.values);
  if (id.includes(" ")) return "";
  return (about.of ?? []).map(([of, part]) => sentences().name(of, part)).join(", ");
}

/** All components of a kind. @param {GameData} data @param {string} kind */
function components(data, kind) {
  const about = data.about[kind] ?? {};
  const rows = Object.keys(about).map((id) => {
    const differs = differenceOf(house, kind, id);
    if (differs?.change === "removed") return { ...about[id], name: differentName(differs), text: "", differs };
    return { name: nameOf(data, kind, id), text: textOf(data, kind, id, about[id]), ...about[id], differs };
  });
  return section(kind, kindName(kind), [...rows, ...added(kind, about)]);
}

/** Components of a kind that only this match has. @param {string} kind @param {Record<string, About>} about
 * @returns {Row[]} */
function added(kind, about) {
  const found = (house?.differences ?? []).filter((d) => d.change === "added" && differenceOf(house, kind, d.id) === d && !about[d.id]);
  return found.map((d) => ({ name: differentName(d), text: "", source: "house", confidence: "", differs: d }));
}

/** All rules whose origin the game tells. */
function rules() {
  const known = (bookOf(game)?.chapters ?? []).flatMap((c) => c.rules);
  const rows = known.flatMap((r) => (r.origin ? [{ name: `${r.number} ${r.title}`, text: "", ...r.origin }] : []));
  return section("rule", t("web-rules"), rows);
}

/** Where a component comes from: from the file of the match, and then ours from elsewhere. @param {Row} r */
function rowSource(r) {
  if (!r.differs || r.differs.change === "removed") return html`${sourceWords(r)}<br><span class="soft">${sureWord(r)}</span>`;
  const before = { part: t("web-cards-ours"), source: sourceWords(r), sure: sureWord(r) };
  const house = sourceWords({ source: "house", confidence: "" });
  return r.source === "house" ? house : html`${house}<br><span class="soft">${t("web-about-part", before)}</span>`;
}

/** @param {string} kind @param {string} heading @param {Row[]} rows */
function section(kind, heading, rows) {
  const wanted = wordsOf(words);
  const found = rows.filter((r) => has(`${heading} ${r.name} ${r.text} ${sourceWords(r)} ${sureWord(r)}`, wanted));
  if (!found.length) return nothing;
  return html`<details class="panel about-kind" ?open=${Boolean(words)} data-kind=${kind}>
    <summary><h2>${heading}</h2> <span class="soft">${found.length}</span></summary>
    <table><thead><tr><th>${t("web-about-name")}</th><th>${t("web-about-text")}</th>
        <th>${t("web-about-source")}</th></tr></thead>
      <tbody>${found.map(
        (r) => html`<tr class=${r.differs ? `differs ${r.differs.change}` : ""}><th scope="row">${r.name}${r.differs ? html` ${changeMark(r.differs)}` : nothing}</th>
          <td>${r.differs?.texts ? nothing : html`<span class="lines">${r.text}</span>`}${r.differs ? differenceBody(r.differs) : nothing}</td>
          <td>${rowSource(r)}
          ${Object.entries(r.parts ?? {}).map(
            ([part, from]) => html`<br><span class="soft">${t("web-about-part", {
              part: t(`about-part-${part}`),
              source: sourceWords(from),
              sure: sureWord(from),
            })}</span>`,
          )}</td></tr>`,
      )}</tbody></table>
  </details>`;
}

/** @param {string} kind */
function kindName(kind) {
  return sentences().has(`about-kind-${kind}`) ? t(`about-kind-${kind}`) : kind;
}

/** What differs in the match, above everything else. */
function houseCards() {
  if (!house) return nothing;
  const back = html`<a href=${`/match/${match}`} data-go>${t("web-cards-to-table")}</a>`;
  if (!house.total) return html`<p class="note">${t("web-cards-none")} ${back}</p>`;
  return html`<section class="panel edition-panel" data-test="edition-page"><h2>${t("web-cards-what")}</h2>
    <p>${t("web-cards-lead")} ${back}</p>${differenceList(house)}</section>`;
}

export function template() {
  if (looking) return html`${topBar()}<main class="wide" id="main"><p class="soft">${t("web-loading")}</p></main>`;
  if (!known()) return html`${topBar()}${missing()}`;
  const shown = loaded;
  return html`${topBar()}
    <main class="wide about" id="main">
      <h1>${t("web-about-title", { game: gameName(game) })}</h1>
      <p class="about-games">${t("web-about-others")} ${state.games
        .filter((other) => other.id !== game)
        .map((other) => html`<a href=${`/about/${other.id}`} data-go>${gameName(other.id)}</a>`)}</p>
      ${match ? houseCards() : nothing}
      <p class="lead">${t("web-about-lead")}</p>
      ${sentences().has("about-lead") ? html`<p>${t("about-lead")}</p>` : nothing}
      <p>${t("web-credits")}</p>
      ${
        shown
          ? html`<input type="search" class="search" placeholder=${t("web-about-search")}
            aria-label=${t("web-about-search")}
              @input=${(/** @type {InputChange} */ e) => {
                words = e.target.value;
                update();
              }}>
            ${Object.keys(shown.about).map((kind) => components(shown, kind))}${rules()}${iconAuthors()}`
          : html`<p class="soft">${t("web-loading")}</p>`
      }
    </main>
    <footer class="foot" lang=${state.lang}>${t("web-foot")}</footer>`;
}
