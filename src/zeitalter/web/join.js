// @ts-check
// An invitation: takes the seat of a link, or the spectator's place.
import { html, nothing } from "./vendor/lit.js";
import { post } from "./api.js";
import { say, t } from "./i18n.js";
import { needPerson, topBar } from "./person.js";
import { go } from "./router.js";
import { state, update } from "./store.js";

let token = "";
/** @type {(() => string) | null} */
let problem = null;

/** @param {{token: string}} params */
export function open(params) {
  token = params.token;
  problem = null;
}

export function title() {
  return `${t("web-join-title")} · Zeitalter`;
}

/** @param {SubmitEvent} event */
async function sit(event) {
  event.preventDefault();
  const name = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("name") ?? "").trim();
  try {
    await needPerson(name);
    const { id } = await post(`/api/join/${encodeURIComponent(token)}`, name ? { name } : {});
    go(`/match/${id}`);
  } catch (/** @type {any} */ error) {
    problem = () => say().error(error.id ?? "server", error.args);
    update();
  }
}

export function template() {
  return html`${topBar()}
    <main class="narrow" id="main">
      <form class="panel" @submit=${sit}>
        <h1>${t("web-join-title")}</h1>
        <p>${t("web-join-text")}</p>
        <label>${t("web-name")}
          <input name="name" maxlength="40" required autocomplete="nickname" .value=${state.person?.name ?? ""}></label>
        ${problem ? html`<p class="note warn" role="alert">${problem()}</p>` : nothing}
        <button class="primary" data-test="join">${t("web-join")}</button>
      </form>
    </main>`;
}
