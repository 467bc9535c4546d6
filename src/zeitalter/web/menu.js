// @ts-check
// The menu of the table: looking back, text view, wishes, links, and what the owner may do with absent people.
import { html, nothing } from "./vendor/lit.js";
import { post } from "./api.js";
import { startGuide } from "./guide.js";
import { say, t } from "./i18n.js";
import * as past from "./history.js";
import * as model from "./model.js";
import { go } from "./router.js";
import { keep, kept, notice, update } from "./store.js";

/** @param {string} name @param {string} usual */
function flip(name, usual) {
  keep(name, kept(name, usual) === "yes" ? "no" : "yes");
  update();
}

async function notify() {
  if (!("Notification" in window)) return;
  const allowed = Notification.permission === "granted" || (await Notification.requestPermission()) === "granted";
  keep("notify", allowed && kept("notify") !== "yes" ? "yes" : "no");
  if (!allowed) notice(t("web-notify-refused"), "warn");
  update();
}

/** @param {number} seat @param {"bot" | "return"} what */
async function replace(seat, what) {
  try {
    await post(`/api/matches/${model.table.id}/seats/${seat}/${what}`, what === "bot" ? { bot: "greedy" } : {});
    update({ menu: false });
  } catch (/** @type {any} */ error) {
    notice(say().error(error.id ?? "server", error.args), "warn");
  }
}

/** @param {string} id @param {() => void} act @param {boolean} [checked] */
function item(id, act, checked) {
  const check = checked !== undefined;
  return html`<li role="none"><button type="button" role=${check ? "menuitemcheckbox" : "menuitem"}
    data-test=${`menu-${id}`}
    aria-checked=${check ? String(checked) : nothing} @click=${() => {
      act();
      if (!check) update({ menu: false });
    }}>
    <span class="tick" aria-hidden="true">${checked ? "✓" : ""}</span>${t(`web-menu-${id}`)}</button></li>`;
}

/** People the owner may replace, and seats to give back. */
function seats() {
  const { table } = model;
  if (!table.owner || table.info.over) return nothing;
  const rows = table.info.seats.map((/** @type {any} */ s, /** @type {number} */ i) => {
    if (s.yours) return nothing;
    if (s.kind === "link" || s.kind === "person" || s.kind === "open") {
      return html`<li role="none"><button type="button" role="menuitem" @click=${() => replace(i, "bot")}>
        <span class="tick"></span>${t("web-replace", { name: s.name })}</button></li>`;
    }
    if (s.replaced) {
      return html`<li role="none"><button type="button" role="menuitem" @click=${() => replace(i, "return")}>
        <span class="tick"></span>${t("web-return", { name: s.name })}</button></li>`;
    }
    return nothing;
  });
  return rows;
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
  const { table } = model;
  return html`<ul class="popover menu" role="menu" aria-label=${t("web-menu")} @keydown=${onMenuKey}>
    ${item("replay", () => past.lookAt(past.lastEntry()))}
    ${item("guide", () => startGuide())}
    ${item("about", () => window.open(`/about/${table.info.game}`, "_blank"))}
    ${item(
      "text",
      () => {
        table.text = !table.text;
        flip("text", "no");
      },
      table.text,
    )}
    ${item("confirm", () => flip("confirm", "yes"), kept("confirm", "yes") === "yes")}
    ${item("motion", () => flip("motion", "yes"), kept("motion", "yes") === "yes")}
    ${item("notify", notify, kept("notify") === "yes")}
    ${seats()}
    ${item("lobby", () => go("/"))}
  </ul>`;
}
