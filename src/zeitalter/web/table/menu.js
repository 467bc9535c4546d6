// The menu of the table: looking back, text view, wishes, links, and what the owner may do with absent people.
import { post } from "../base/api.js";
import { go } from "../base/router.js";
import { notice, preference, setPreference, update } from "../base/store.js";
import { table } from "../match/model.js";
import { lastEntry, lookAt } from "../match/replay.js";
import { startGuide } from "../talk/guide.js";
import { noticeError, t } from "../talk/i18n.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { orderItems } from "./orders.js";

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

/** @param {number} seat @param {"bot" | "return"} what */
export async function replaceSeat(seat, what) {
  try {
    await post(`/api/matches/${table.id}/seats/${seat}/${what}`, what === "bot" ? { bot: "greedy" } : {});
    update({ menu: false });
  } catch (error) {
    noticeError(error);
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

/** A bot may sit in for oneself. */
function ownSeat() {
  const { info, seat } = table;
  const own = seat === null ? null : info?.seats[seat];
  if (seat === null || !own || own.kind === "bot" || info?.over) return nothing;
  return item(own.bot ? "back" : "away", () => replaceSeat(seat, own.bot ? "return" : "bot"));
}

/** People the owner may replace, and seats to give back. */
function seats() {
  if (!table.owner || !table.info || table.info.over) return nothing;
  return table.info.seats.map((s, i) => {
    if (s.kind === "bot" || i === table.seat || (s.yours && !s.bot)) return nothing;
    const name = s.name || t("web-seat-number", { number: i + 1 });
    return html`<li role="none"><button type="button" role="menuitem" data-test=${s.bot ? "seat-return" : "seat-bot"}
      @click=${() => replaceSeat(i, s.bot ? "return" : "bot")}>
      <span class="tick"></span>${t(s.bot ? "web-return" : "web-replace", { name })}</button></li>`;
  });
}

/** Links the owner may hand out: to free seats, and to spectators. */
function links() {
  const { info } = table;
  if (!info) return nothing;
  const row = (/** @type {string} */ words, /** @type {string} */ token, /** @type {string} */ test) =>
    html`<li role="none"><button type="button" role="menuitem" data-test=${test} data-token=${token}
      @click=${() => copyLink(token)}><span class="tick"></span>${words}</button></li>`;
  return html`${Object.entries(info.links ?? {}).map(([seat, token]) => {
    const name = info.seats[Number(seat)]?.name || t("web-seat-number", { number: Number(seat) + 1 });
    return row(t("web-copy-seat", { name }), String(token), "copy-seat");
  })}${info.watch ? row(t("web-copy-watch"), info.watch, "copy-watch") : nothing}`;
}

/** @param {string} token */
async function copyLink(token) {
  const url = `${location.origin}/join/${token}`;
  const copied = await navigator.clipboard?.writeText(url).then(
    () => true,
    () => false,
  );
  notice(copied ? () => t("web-copied") : url);
  update({ menu: false });
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
    ${item("guide", () => startGuide())}
    ${item("about", () => window.open(`/about/${table.info?.game}`, "_blank"))}
    ${item(
      "text",
      () => {
        table.text = !table.text;
        flip("text", "no");
      },
      table.text,
    )}
    ${item("confirm", () => flip("confirm", "yes"), preference("confirm", "yes") === "yes")}
    ${item("motion", () => flip("motion", "yes"), preference("motion", "yes") === "yes")}
    ${item("notify", notify, preference("notify") === "yes")}
    ${orderItems()}
    ${ownSeat()} ${seats()} ${links()}
    ${item("lobby", () => go("/"))}
  </ul>`;
}
