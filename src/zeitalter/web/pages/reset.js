// A forgotten password: asks for a link by mail, and with the link for a new password.
import { post } from "../base/api.js";
import { state, update } from "../base/store.js";
import { errorText, loadTexts, t } from "../talk/i18n.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { chosenGameId } from "./games.js";
import { topBar } from "./person.js";

let token = "";
/** What was done: asked for a link, or given a new password to the account of this name. @type {{name?: string} | null} */
let done = null;
/** @type {(() => string) | null} */
let problem = null;

/** @param {{token?: string}} params */
export async function open(params) {
  token = encodeURIComponent(params.token ?? "");
  done = problem = null;
  await loadTexts(chosenGameId());
}

export function title() {
  return `${t("web-reset-title")} · Zeitalter`;
}

/** @param {SubmitEvent} event */
async function submit(event) {
  event.preventDefault();
  const fields = new FormData(/** @type {HTMLFormElement} */ (event.target));
  try {
    const path = token ? `/api/reset/${token}` : "/api/reset";
    done = await post(path, token ? { password: String(fields.get("password")) } : { name: String(fields.get("name")).trim() });
    problem = null;
    if (token && state.person?.account) update({ person: null });
  } catch (error) {
    problem = () => errorText(error);
  }
  update();
}

function form() {
  if (done) return html`<p class="note ok" role="status" data-test="reset-done">${token ? t("web-reset-done", { name: done.name ?? "" }) : t("web-reset-sent")}</p>`;
  return html`<form @submit=${submit}>
    <p>${t(token ? "web-reset-choose" : "web-reset-text")}</p>
    ${token
      ? html`<label>${t("web-reset-password")}<input name="password" type="password" required minlength="8" maxlength="200"
          autocomplete="new-password" data-test="new-password"></label>`
      : html`<label>${t("web-reset-name")}<input name="name" required maxlength="200" autocomplete="username" data-test="reset-name"></label>`}
    <button class="primary" data-test="reset">${t(token ? "web-reset-save" : "web-reset-send")}</button>
  </form>`;
}

export function template() {
  return html`${topBar()}
    <main class="narrow" id="main"><section class="panel">
      <h1>${t("web-reset-title")}</h1>
      ${problem ? html`<p class="note warn" role="alert">${problem()}</p>` : nothing}
      ${form()}
    </section></main>`;
}
