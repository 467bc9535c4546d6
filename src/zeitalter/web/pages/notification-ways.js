// The ways by which somebody is called: this browser, mail, hooks of other services; each can be tried and removed.
import { post } from "../base/api.js";
import { canBeCalled, subscribe } from "../base/push.js";
import { notice, state, update } from "../base/store.js";
import { noticeError, t } from "../talk/i18n.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";

/** @typedef {import("../match/wire.d.ts").Calls} Calls */
/** @typedef {import("../match/wire.d.ts").CallWay} CallWay */
/** @typedef {(answer: Promise<Calls>) => Promise<boolean>} Show */

let kind = "";

/** @param {Calls} calls @param {Show} show */
async function addBrowser(calls, show) {
  try {
    const browser = await subscribe(calls.house.push);
    if (browser) await show(post("/api/calls/push", browser));
    else notice(() => t("web-calls-push-refused"), "warn");
  } catch (error) {
    if (error instanceof DOMException) notice(() => t("web-calls-push-failed"), "warn");
    else noticeError(error);
  }
  update();
}

/** @param {SubmitEvent} event @param {string} path @param {Show} show */
async function add(event, path, show) {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.target);
  const fields = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value).trim()]));
  if (await show(post(path, fields))) form.reset();
}

/** @param {CallWay} way */
function wayState(way) {
  if (way.stopped) return html`<small class="warn-text" data-test="way-stopped">${t(`web-calls-stopped-${way.stopped}`)}</small>`;
  if (!way.confirmed) return html`<small data-test="way-unconfirmed">${t("web-calls-unconfirmed")}</small>`;
  return nothing;
}

/** @param {CallWay} way @param {Show} show */
function wayLine(way, show) {
  const service = t(`web-calls-kind-${way.kind}`);
  const name = way.name || way.address;
  const open = way.confirmed && !way.stopped;
  const trial = () => show(post(`/api/calls/ways/${way.id}/trial`)).then((sent) => sent && notice(() => t("web-calls-tried")));
  return html`<li class="call-way" data-test=${`way-${way.kind}`}>
    <span class="call-way-name"><strong>${service}</strong> ${name} ${wayState(way)}</span>
    ${open ? html`<button type="button" data-test="try" aria-label=${t("web-calls-try-of", { name: `${service} ${name}` })} @click=${trial}>${t("web-calls-try")}</button>` : nothing}
    <button type="button" class="quiet" data-test="remove" aria-label=${t("web-calls-remove-of", { name: `${service} ${name}` })}
      @click=${() => show(post(`/api/calls/ways/${way.id}/remove`))}>${t("web-calls-remove")}</button>
  </li>`;
}

/** @param {Calls} calls @param {Show} show */
function browserPart(calls, show) {
  const can = canBeCalled();
  return html`<h3>${t("web-calls-push")}</h3>
    <p>${t("web-calls-push-why")}</p>
    ${can === "yes"
      ? html`<button type="button" class="primary" data-test="add-push" @click=${() => addBrowser(calls, show)}>${t("web-calls-push-add")}</button>`
      : html`<p class="note">${t(can === "no" ? "web-calls-push-cannot" : "web-calls-push-refused")}</p>`}`;
}

/** @param {Calls} calls @param {Show} show */
function mailPart(calls, show) {
  return html`<h3>${t("web-calls-mail")}</h3>
    ${calls.house.mail
      ? html`<form @submit=${(/** @type {SubmitEvent} */ e) => add(e, "/api/calls/mail", show)}>
          <label>${t("web-calls-mail-address")}
            <input name="address" type="email" required maxlength="200" autocomplete="email" data-test="mail-address"></label>
          ${state.person?.account
            ? html`<label>${t("web-password")}<input name="password" type="password" required autocomplete="current-password"></label>`
            : nothing}
          <button data-test="add-mail">${t("web-calls-mail-add")}</button>
        </form>`
      : html`<p class="note" data-test="no-mail">${t("web-calls-no-mail")}</p>`}`;
}

/** @param {Calls} calls @param {Show} show */
function hookPart(calls, show) {
  const chosen = kind || calls.house.hooks[0];
  return html`<h3>${t("web-calls-hook")}</h3>
    <form @submit=${(/** @type {SubmitEvent} */ e) => add(e, "/api/calls/hooks", show)}>
      <label>${t("web-calls-hook-kind")}
        <select name="kind" data-test="hook-kind" @change=${(/** @type {any} */ e) => {
          kind = e.target.value;
          update();
        }}>${calls.house.hooks.map((id) => html`<option value=${id} ?selected=${id === chosen}>${t(`web-calls-kind-${id}`)}</option>`)}</select></label>
      <label>${t("web-calls-hook-address")}
        <input name="address" required maxlength="500" autocomplete="off" spellcheck="false" data-test="hook-address"
          aria-describedby="hook-help"></label>
      <p class="soft" id="hook-help">${t(`web-calls-help-${chosen}`)}</p>
      <button data-test="add-hook">${t("web-calls-hook-add")}</button>
    </form>`;
}

/** @param {Calls} calls @param {Show} show what the server answers */
export function waysPanel(calls, show) {
  return html`<section class="panel" aria-labelledby="call-ways">
    <h2 id="call-ways">${t("web-calls-ways")}</h2>
    ${calls.ways.length
      ? html`<ul class="call-ways">${calls.ways.map((way) => wayLine(way, show))}</ul>`
      : html`<p class="soft">${t("web-calls-none")}</p>`}
    ${browserPart(calls, show)} ${mailPart(calls, show)} ${hookPart(calls, show)}
  </section>`;
}
