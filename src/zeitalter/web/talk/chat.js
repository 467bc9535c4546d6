// Talk at the table.
import { state } from "../base/store.js";
import * as act from "../match/actions.js";
import { table } from "../match/model.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { newsText } from "./chat-news.js";
import { t } from "./i18n.js";

/** @typedef {import("../match/wire.d.ts").ChatLine} ChatLine */

/** @param {SubmitEvent} event */
function send(event) {
  event.preventDefault();
  const input = /** @type {HTMLInputElement} */ (
    /** @type {HTMLFormElement} */ (event.target).elements.namedItem("text")
  );
  const text = input.value.trim();
  if (!text) return;
  if (act.chat(text)) input.value = "";
}

/** @param {string} at */
function clock(at) {
  const date = new Date(at);
  return Number.isNaN(date.getTime())
    ? ""
    : date.toLocaleTimeString(state.lang, { hour: "2-digit", minute: "2-digit" });
}

/** Who has no seat, and so no name that nobody else may have here, is marked. @param {ChatLine} line */
function speaker(line) {
  if (typeof line.seat === "number") return nothing;
  const marks = [t("web-chat-watching"), line.guest ? t("web-chat-guest") : "", line.tag ?? ""].filter(Boolean);
  return html` <small class="soft" data-test="speaker">(${marks.join(", ")})</small>`;
}

export function chatPanel() {
  return html`<div class="chat">
    <ol class="chat-lines" aria-live="polite" aria-label=${t("web-chat")}>
      ${table.chat.length ? nothing : html`<li class="soft empty">${t("web-chat-empty")}</li>`}
      ${table.chat.map(
        (line) => line.news ? html`<li class="news soft" data-test="news">${newsText(line)} <time>${clock(line.at)}</time></li>`
          : html`<li><strong>${line.name}</strong>${speaker(line)} <time
        class="soft">${clock(line.at)}</time><br>${line.text}</li>`,
      )}
    </ol>
    <form class="chat-form" @submit=${send}>
      <input name="text" maxlength="500" autocomplete="off" placeholder=${t("web-chat-say")}
        aria-label=${t("web-chat-say")}>
      <button>${t("web-send")}</button>
    </form>
  </div>`;
}
