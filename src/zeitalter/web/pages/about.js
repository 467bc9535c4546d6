// @ts-check
// "About this edition": every component with its text and where it comes from, and what else is inside.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { chosenId } from "./games.js";
import { say, speak, speakOf, t } from "../talk/i18n.js";
import { has, wordsOf } from "../talk/find.js";
import { gameData } from "../match/game.js";
import { topBar } from "./person.js";
import { state, update } from "../base/store.js";

/** @type {any} */
let data = null;
let game = "";
let words = "";

/** @param {{game: string}} params */
export async function open(params) {
  game = params.game || chosenId();
  [data] = await Promise.all([gameData(game), speak(game)]);
  speakOf(data, { seats: [], civs: [] });
  update();
}

export function title() {
  return `${t("web-about")} · Zeitalter`;
}

/** The name of a component: printed, made of its territories or its number, or written for it.
 * @param {string} kind @param {string} id */
function nameOf(kind, id) {
  if (say().has(`about-${kind}-${id}`)) return t(`about-${kind}-${id}`);
  if (say().has(`about-name-${kind}`)) return t(`about-name-${kind}`, { id, number: id.replace(/\D/g, "") });
  if (data.names[kind]?.[id]) return say().name(kind, id);
  const of = data.about[kind][id].of ?? [];
  const kindOf = (/** @type {string} */ part) =>
    of.find((/** @type {string[]} */ o) => o[1] === part)?.[0] ??
    Object.keys(data.names).find((k) => data.names[k][part]);
  const named = (/** @type {string} */ part) => (kindOf(part) ? say().name(kindOf(part), part) : part);
  return id.split(" ").map(named).join(" – ");
}

/** What a component does or is. @param {string} kind @param {string} id @param {any} about */
function textOf(kind, id, about) {
  const order = Object.keys(data.names[kind] ?? {});
  const card = say().card(kind, id) || say().card(kind, order.indexOf(id) + 1 || "");
  if (card) return card;
  if (about.values && say().has(`about-text-${kind}`)) return t(`about-text-${kind}`, about.values);
  if (id.includes(" ")) return "";
  return (about.of ?? []).map((/** @type {[string, string]} */ [of, part]) => say().name(of, part)).join(", ");
}

/** @param {string} kind */
function section(kind) {
  const about = data.about?.[kind] ?? {};
  const rows = Object.keys(about).map((id) => ({
    name: nameOf(kind, id),
    text: textOf(kind, id, about[id]),
    ...about[id],
  }));
  const wanted = wordsOf(words);
  const title = kindName(kind);
  const found = rows.filter((r) => has(`${title} ${r.name} ${r.text} ${sourceOf(r)}`, wanted));
  if (!found.length) return nothing;
  return html`<details class="panel about-kind" ?open=${Boolean(words)} data-kind=${kind}>
    <summary><h2>${title}</h2> <span class="soft">${found.length}</span></summary>
    <table><thead><tr><th>${t("web-about-name")}</th><th>${t("web-about-text")}</th>
        <th>${t("web-about-source")}</th></tr></thead>
      <tbody>${found.map(
        (r) => html`<tr><th scope="row">${r.name}</th><td class="lines">${r.text}</td>
          <td>${word("source", r.source)}<br><span class="soft">${word("sure", r.confidence)}</span>
          ${Object.entries(r.parts ?? {}).map(
            ([part, from]) => html`<br><span class="soft">${t("web-about-part", {
              part: t(`about-part-${part}`),
              source: word("source", from.source),
              sure: word("sure", from.confidence),
            })}</span>`,
          )}</td></tr>`,
      )}</tbody></table>
  </details>`;
}

/** @param {string} kind */
function kindName(kind) {
  return say().has(`about-kind-${kind}`) ? t(`about-kind-${kind}`) : kind;
}

/** @param {{source: string, confidence: string}} from */
function sourceOf(from) {
  return `${word("source", from.source)} ${word("sure", from.confidence)}`;
}

/** @param {string} kind @param {string} value */
function word(kind, value) {
  const id = `web-${kind}-${value}`;
  return say().has(id) ? t(id) : value;
}

export function template() {
  return html`${topBar()}
    <main class="wide about" id="main">
      <h1>${t("web-about-title", { game: t("game-name") })}</h1>
      <p class="lead">${t("web-about-lead")}</p>
      <p>${t("web-credits")}</p>
      ${
        data
          ? html`<input type="search" class="search" placeholder=${t("web-about-search")}
            aria-label=${t("web-about-search")}
              @input=${(/** @type {any} */ e) => {
                words = e.target.value;
                update();
              }}>
            ${Object.keys(data.about ?? {}).map(section)}`
          : html`<p class="soft">${t("web-loading")}</p>`
      }
    </main>
    <footer class="foot" lang=${state.lang}>${t("web-foot")}</footer>`;
}
