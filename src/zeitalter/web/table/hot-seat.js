// @ts-check
// Several people on one screen: nothing of the table is drawn until the next one has taken the device.
import { html } from "../vendor/lit-html/lit-html.js";
import { say, t } from "../talk/i18n.js";
import * as model from "../match/model.js";
import { wishes } from "../pages/person.js";

export function passScreen() {
  const { table } = model;
  const name = say().name("seat", table.passTo);
  return html`<main class="pass" id="main" data-test="pass">
    ${wishes()}
    <div class="panel">
      <h1>${t("web-pass-title", { name })}</h1>
      <p>${t("web-pass-text", { name })}</p>
      <button type="button" class="primary big" data-test="take-device"
        @click=${() => model.takeDevice()}>${t("web-pass-ready", { name })}</button>
      <a href="/" data-go>${t("web-to-lobby")}</a>
    </div>
  </main>`;
}
