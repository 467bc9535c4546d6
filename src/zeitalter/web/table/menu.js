// The menu of the table: looking back, text view, wishes, links, and what the owner may do with absent people.
import { post } from "../base/api.js";
import { go } from "../base/router.js";
import { notice, preference, setPreference, update } from "../base/store.js";
import { shell, table } from "../match/model.js";
import { goToNext } from "../match/next-table.js";
import { lastEntry, lookAt } from "../match/replay.js";
import { startGuide } from "../talk/guide.js";
import { noticeError, sentences, t } from "../talk/i18n.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { BOT_PACES } from "../match/frames.js";
import { toggleComparison } from "./rivals.js";
import { callItems } from "./call-items.js";
import { orderItems } from "./orders.js";
import { linkItems, ownSeatItem, seatItems } from "./seat-items.js";
import { toggleKeys } from "./keys-help.js";

/** @param {string} name @param {string} usual */
function flip(name, usual) {
  setPreference(name, preference(name, usual) === "yes" ? "no" : "yes");
  update();
}

async function notify() {
  if (!("Notification" in window)) return notice(() => t("web-notify-refused"), "warn");
  const allowed = Notification.permission === "granted" || (await Notification.requestPermission()) === "granted";
  const on = allowed && preference("notify") !== "yes";
  setPreference("notify", on ? "yes" : "no");
  if (!allowed) notice(() => t("web-notify-refused"), "warn");
  else if (on) notice(() => t("web-notify-on"));
  update();
}

/** @param {string} id @param {() => void} act @param {boolean} [checked] @param {string} [words] */
function item(id, act, checked, words = t(`web-menu-${id}`)) {
  const check = checked !== undefined;
  return html`<li role="none"><button type="button" role=${check ? "menuitemcheckbox" : "menuitem"}
    data-test=${`menu-${id}`}
    aria-checked=${check ? String(checked) : nothing} @click=${() => {
      act();
      if (!check) update({ menu: false });
    }}>
    <span class="tick" aria-hidden="true">${checked ? "✓" : ""}</span>${words}</button></li>`;
}

/** How quickly bots answer: the owner may change it, the others read it. */
function botPace() {
  const { info } = table;
  if (!info || info.over || !info.seats.some((s) => s.bot)) return nothing;
  return html`<li role="none"><div role="group" aria-label=${t("web-bot-pace")} class="menu-group">
    <p aria-hidden="true">${t("web-bot-pace")}</p>
    ${BOT_PACES.map(
      (pace) => html`<button type="button" role="menuitemradio" data-test=${`bot-pace-${pace}`}
        aria-checked=${info.bot_pace === pace} ?disabled=${!table.owner} @click=${() => setBotPace(pace)}>
        <span class="tick" aria-hidden="true">${info.bot_pace === pace ? "✓" : ""}</span>${t(`web-bot-pace-${pace}`)}</button>`,
    )}
  </div></li>`;
}

/** @param {string} pace */
async function setBotPace(pace) {
  try {
    await post(`/api/matches/${table.id}/pace`, { pace });
  } catch (error) {
    noticeError(error);
  }
}

/** Whether one is asked once more, and before what: only where this game has such answers. */
function confirmItem() {
  const { turn_ends: ends, cautions } = shell();
  if (!ends.length && !cautions) return nothing;
  const own = sentences().has("menu-confirm") ? t("menu-confirm") : "";
  const words = own || t(`web-menu-confirm${ends.length ? "" : "-grave"}`);
  return item("confirm", () => flip("confirm", "yes"), preference("confirm", "yes") === "yes", words);
}

/** Arrow keys move through the menu. @param {KeyboardEvent} event */
function onMenuKey(event) {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (!step) return;
  const items = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".menu button")]);
  const at = items.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  items[(at + step + items.length) % items.length]?.focus();
  event.preventDefault();
  event.stopPropagation();
}

export function menu() {
  return html`<ul class="popover menu" role="menu" aria-label=${t("web-menu")} @keydown=${onMenuKey}>
    ${item("replay", () => lookAt(lastEntry()))}
    ${item("lobby", () => go("/"))}
    ${item("next", () => goToNext())}
    ${table.module?.figures ? item("compare", () => toggleComparison()) : nothing}
    ${item("guide", () => startGuide())}
    ${item("keys", () => toggleKeys())}
    ${item("about", () => window.open(`/about/${table.info?.game}`, "_blank"))}
    ${item(
      "text",
      () => {
        table.text = !table.text;
        flip("text", "no");
      },
      table.text,
    )}
    ${confirmItem()}
    ${item("motion", () => flip("motion", "yes"), preference("motion", "yes") === "yes")}
    ${item("notify", notify, preference("notify") === "yes")}
    ${callItems()}
    ${orderItems()} ${botPace()}
    ${ownSeatItem()} ${seatItems()} ${linkItems()}
  </ul>`;
}
