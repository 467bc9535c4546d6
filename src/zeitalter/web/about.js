// @ts-check
// "About this edition": every component with its text and where it comes from, and what else is inside.
import { html, nothing } from "./vendor/lit.js";
import { say, speak, speakOf, t } from "./i18n.js";
import { gameData } from "./game.js";
import { topBar } from "./person.js";
import { state, update } from "./store.js";

/** @type {any} */
let data = null;
let game = "historia";
let words = "";

/** @param {{game: string}} params */
export async function open(params) {
  game = params.game;
  document.title = `${t("web-about")} · Zeitalter`;
  [data] = await Promise.all([gameData(game), speak(game)]);
  speakOf(data, { seats: [], civs: [] });
  update();
}

/** @param {string} kind */
function section(kind) {
  const names = data.names[kind] ?? data.cards[kind] ?? {};
  const about = data.about?.[kind] ?? {};
  const order = Object.keys(names);
  const rows = Object.keys(about).map((id) => ({
    id,
    name: names[id] ? say().name(kind, id) : id.replaceAll("_", " "),
    text: say().card(kind, id) || say().card(kind, order.indexOf(id) + 1 || ""),
    source: about[id].source ?? "",
    sure: about[id].confidence ?? "",
  }));
  const found = rows.filter(
    (r) => !words || `${r.name} ${r.text} ${r.source}`.toLowerCase().includes(words.toLowerCase()),
  );
  if (!found.length) return nothing;
  return html`<details class="panel about-kind" ?open=${Boolean(words)}>
    <summary><h2>${say().has(`web-kind-${kind}`) ? t(`web-kind-${kind}`) : kind}</h2> <span
      class="soft">${found.length}</span></summary>
    <table><thead><tr><th>${t("web-about-name")}</th><th>${t("web-about-text")}</th>
        <th>${t("web-about-source")}</th></tr></thead>
      <tbody>${found.map(
        (r) => html`<tr><th scope="row">${r.name}</th><td class="lines">${r.text}</td>
          <td>${word("source", r.source)}${
            r.sure
              ? html`<br><span
            class="soft">${word("sure", r.sure)}</span>`
              : nothing
          }</td></tr>`,
      )}</tbody></table>
  </details>`;
}

/** @param {string} kind @param {string} value */
function word(kind, value) {
  const id = `web-${kind}-${value}`;
  return say().has(id) ? t(id) : value;
}

export function template() {
  return html`${topBar()}
    <main class="wide about" id="main">
      <h1>${t("web-about-title")}</h1>
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
