// What the menu of the table says of calls: whether this match calls somebody who is away, and the way to all of it.
import { get, post } from "../base/api.js";
import { go } from "../base/router.js";
import { update } from "../base/store.js";
import { table } from "../match/model.js";
import { noticeError, t } from "../talk/i18n.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";

const NONE = { turn: [], nudge: [], joined: [], over: [], mentioned: [] };
/** Whether a match calls; null while it is being asked. @type {{id: string, on: boolean | null}} */
let known = { id: "", on: null };

/** @param {any} answer */
function take({ wishes }) {
  known.on = !wishes || Object.keys(NONE).some((event) => wishes[event].length);
  update();
}

function ask() {
  known = { id: table.id, on: null };
  get(`/api/matches/${table.id}/calls`).then(take, () => null);
}

function flip() {
  post(`/api/matches/${table.id}/calls`, known.on ? { wishes: NONE } : {}).then(take, noticeError);
}

/** For people who sit at the table. */
export function callItems() {
  if (!table.info?.seats.some((s) => s.yours)) return nothing;
  if (known.id !== table.id) ask();
  return html`<li role="none"><button type="button" role="menuitemcheckbox" data-test="menu-calls"
      aria-checked=${String(known.on !== false)} @click=${flip}>
      <span class="tick" aria-hidden="true">${known.on === false ? "" : "✓"}</span>${t("web-menu-calls")}</button></li>
    <li role="none"><button type="button" role="menuitem" data-test="menu-notifications"
      @click=${() => go(`/notifications/${table.id}`)}><span class="tick" aria-hidden="true"></span>${t("web-menu-notifications")}</button></li>`;
}
