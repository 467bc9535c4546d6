// Several people on one screen: nothing of the table is drawn until the next one has taken the device.
import { table } from "../match/model.js";
import { takeDevice } from "../match/session.js";
import { preferenceButtons } from "../pages/person.js";
import { sentences, t } from "../talk/i18n.js";
import { html } from "../vendor/lit-html/lit-html.js";

export function passScreen() {
  const name = sentences().name("seat", table.passTo);
  return html`<main class="pass" id="main" data-test="pass">
    ${preferenceButtons()}
    <div class="panel">
      <h1>${t("web-pass-title", { name })}</h1>
      <p>${t("web-pass-text", { name })}</p>
      <button type="button" class="primary big" data-test="take-device"
        @click=${() => takeDevice()}>${t("web-pass-ready", { name })}</button>
      <a href="/" data-go>${t("web-to-lobby")}</a>
    </div>
  </main>`;
}
