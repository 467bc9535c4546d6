// The link that confirms a mail address: one click, so that a program which only looks at links confirms nothing.
import { post } from "../base/api.js";
import { update } from "../base/store.js";
import { errorText, loadTexts, t } from "../talk/i18n.js";
import { html } from "../vendor/lit-html/lit-html.js";
import { chosenGameId } from "./games.js";
import { topBar } from "./person.js";

let token = "";
let done = false;
/** @type {(() => string) | null} */
let problem = null;

/** @param {{token: string}} params */
export async function open(params) {
  token = encodeURIComponent(params.token);
  done = false;
  problem = null;
  await loadTexts(chosenGameId());
}

export function title() {
  return `${t("web-confirm-title")} · Zeitalter`;
}

async function confirm() {
  try {
    await post(`/api/confirm/${token}`);
    done = true;
  } catch (error) {
    problem = () => errorText(error);
  }
  update();
}

function words() {
  if (problem) return html`<p class="note warn" role="alert">${problem()}</p>`;
  if (done) return html`<p class="note ok" role="status" data-test="confirmed">${t("web-confirm-done")}</p>`;
  return html`<p>${t("web-confirm-text")}</p>
    <button type="button" class="primary" data-test="confirm" @click=${confirm}>${t("web-confirm")}</button>`;
}

export function template() {
  return html`${topBar()}
    <main class="narrow" id="main"><section class="panel">
      <h1>${t("web-confirm-title")}</h1>
      ${words()}
      <p class="soft"><a href="/notifications" data-go>${t("web-calls-title")}</a></p>
    </section></main>`;
}
