// Who is here: guests by name, accounts with a password, and the buttons for language and theme.
import { post } from "../base/api.js";
import { giveUpCalls, keepFor } from "../base/kept.js";
import { onDemand } from "../base/on-demand.js";
import { picture, setPreference, state, update } from "../base/store.js";
import { LANGUAGES, noticeError, setLanguage, t } from "../talk/i18n.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { chosenGameId } from "./games.js";

const holidays = onDemand(() => import("./holidays.js"));

/** Make sure that the person has a name here, a guest's at least. @param {string} [name] */
export async function needPerson(name) {
  if (state.person) return state.person;
  const answer = await post("/api/guest", { name: name || t("web-guest-name") });
  const person = answer.person ?? answer;
  await keepFor(person.id);
  update({ person });
  return state.person;
}

/** @param {SubmitEvent} event */
async function submit(event) {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.target);
  const fields = new FormData(form);
  const path = event.submitter?.dataset.path ?? "/api/login";
  const name = String(fields.get("name") ?? "").trim();
  const password = String(fields.get("password") ?? "");
  try {
    const body = path === "/api/guest" ? { name } : { name, password };
    const answer = await post(path, body);
    const person = answer.person ?? answer;
    await keepFor(person.id);
    update({ person, account: Boolean(person.refused) });
  } catch (error) {
    noticeError(error);
  }
}

/** Sign out here, or on all devices. @param {boolean} everywhere */
async function signOut(everywhere) {
  const endpoint = await giveUpCalls();
  await post("/api/logout", { ...(everywhere ? { everywhere } : {}), ...(endpoint ? { endpoint } : {}) }).catch(() => null);
  await keepFor(null);
  update({ person: null, account: false });
}

/** Switch between the two themes. */
export function switchTheme() {
  const theme = state.theme === "tag" ? "nacht" : "tag";
  setPreference("theme", theme);
  update({ theme });
}

/** Buttons for language and theme. */
export function preferenceButtons() {
  return html`<div class="wishes">
    ${LANGUAGES.map(
      (lang) => html`<button type="button" class="wish" lang=${lang} aria-pressed=${state.lang === lang}
        title=${t(`web-language-${lang}`)} aria-label=${`${lang.toUpperCase()}, ${t(`web-language-${lang}`)}`}
        @click=${() => setLanguage(lang)}>${lang.toUpperCase()}</button>`,
    )}
    <button type="button" class="wish" data-test="theme" title=${t("web-switch-theme")}
      aria-label=${t("web-switch-theme")}
      @click=${switchTheme}>${state.theme === "tag" ? "☾" : "☀"}</button>
  </div>`;
}

/** The corner that says who you are. */
export function corner() {
  const { person } = state;
  return html`<div class="corner">
    ${preferenceButtons()}
    <button type="button" class="quiet" data-test="account" aria-expanded=${Boolean(state.account)}
      @click=${() => update({ account: !state.account })}>
      ${person ? person.name : t("web-who-are-you")}
    </button>
    ${state.account ? panel() : nothing}
  </div>`;
}

/** The way to the page that says how one is called. */
function callsLink() {
  return html`<p><a href="/notifications" data-go data-test="notifications">${t("web-calls-title")}</a></p>
    ${state.person?.lost ? html`<p class="note warn" data-test="lost">${t("web-calls-lost")}</p>` : nothing}`;
}

function panel() {
  const { person } = state;
  if (person?.account) {
    return html`<div class="popover account" role="group" aria-label=${t("web-account")}>
      <p>${t("web-signed-in", { name: person.name })}</p>
      ${person.refused ? html`<p data-test="refused-logins">${t("web-refused-logins", { count: person.refused })}</p>` : nothing}
      ${callsLink()}
      <button type="button" data-test="sign-out" @click=${() => signOut(false)}>${t("web-sign-out")}</button>
      <button type="button" class="quiet" data-test="sign-out-everywhere"
        @click=${() => signOut(true)}>${t("web-sign-out-everywhere")}</button>
      ${holidays()?.holidaysPart() ?? nothing}
    </div>`;
  }
  return html`<div class="popover account" role="group" aria-label=${t("web-account")}><form data-test="sign" @submit=${submit}>
    <label>${t("web-name")}<input name="name" required maxlength="40" autocomplete="username"
      .defaultValue=${person?.name ?? ""}></label>
    <label>${t("web-password")}<input name="password" type="password" autocomplete="current-password"></label>
    <div class="row">
      <button class="primary" data-path="/api/login">${t("web-sign-in")}</button>
      <button data-path="/api/account">${t("web-sign-up")}</button>
    </div>
    <p class="soft">${t("web-account-why")} <a href="/reset" data-go data-test="forgot">${t("web-forgot")}</a></p>
    ${person ? callsLink() : nothing}
    ${person ? nothing : html`<button data-path="/api/guest">${t("web-be-guest")}</button>`}
  </form>${holidays()?.holidaysPart() ?? nothing}</div>`;
}

/** The bar on top of every page but the table. */
export function topBar() {
  return html`<header class="bar">
    <a class="brand" href="/" data-go><img src=${picture("icon")} alt="" width="28" height="28">Zeitalter</a>
    <nav aria-label=${t("web-nav")}>
      <a href="/new" data-go>${t("web-new-match")}</a>
      <a href=${`/about/${chosenGameId()}`} data-go>${t("web-about")}</a>
    </nav>
    ${corner()}
  </header>`;
}
