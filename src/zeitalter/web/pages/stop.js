// The link in a letter: stops letters of one match, or all by this way. Nothing is stopped by looking.
import { get, post } from "../base/api.js";
import { update } from "../base/store.js";
import { errorText, loadTexts, t } from "../talk/i18n.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { chosenGameId, gameName } from "./games.js";
import { topBar } from "./person.js";

let token = "";
/** @type {{kind: string, match: {game: string, name: string} | null, stopped: boolean} | null} */
let found = null;
/** @type {(() => string) | null} */
let problem = null;
/** What was stopped. @type {"" | "match" | "all"} */
let done = "";

/** @param {{token: string}} params */
export async function open(params) {
  token = encodeURIComponent(params.token);
  found = problem = null;
  done = "";
  await loadTexts(chosenGameId());
  try {
    found = await get(`/api/stop/${token}`);
  } catch (error) {
    problem = () => errorText(error);
  }
}

export function title() {
  return `${t("web-stop-title")} · Zeitalter`;
}

/** @param {"match" | "all"} what */
async function stop(what) {
  try {
    await post(`/api/stop/${token}${what === "match" ? "/match" : ""}`);
    done = what;
  } catch (error) {
    problem = () => errorText(error);
  }
  update();
}

function choices() {
  if (!found) return nothing;
  if (done || found.stopped) return html`<p class="note ok" role="status" data-test="stopped">${t(`web-stop-done-${done || "all"}`)}</p>`;
  const { match, kind } = found;
  const way = t(`web-calls-kind-${kind}`);
  return html`<div class="row">
    ${match
      ? html`<button type="button" class="primary" data-test="stop-match" @click=${() => stop("match")}>
          ${t("web-stop-match", { table: `${gameName(match.game)}: ${match.name}` })}</button>`
      : nothing}
    <button type="button" class=${match ? "" : "primary"} data-test="stop-all" @click=${() => stop("all")}>${t("web-stop-all", { way })}</button>
  </div>`;
}

export function template() {
  return html`${topBar()}
    <main class="narrow" id="main"><section class="panel">
      <h1>${t("web-stop-title")}</h1>
      ${problem ? html`<p class="note warn" role="alert">${problem()}</p>` : choices()}
      <p class="soft"><a href="/notifications" data-go>${t("web-calls-title")}</a></p>
    </section></main>`;
}
