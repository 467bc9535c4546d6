// What the menu offers for the seats: a bot for oneself, for who is away and for free seats, and links to hand out.
import { state, update } from "../base/store.js";
import { table } from "../match/model.js";
import { copyLink, isFree, replaceSeat, seatName } from "../pages/free-seats.js";
import { t } from "../talk/i18n.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";

/** @param {string} words @param {string} test @param {() => void} act
 * @param {{why?: string, token?: string}} [more] why it is not possible, and the token of a link */
function item(words, test, act, { why = "", token = "" } = {}) {
  return html`<li role="none"><button type="button" role="menuitem" data-test=${test} data-token=${token || nothing}
    aria-disabled=${why ? "true" : nothing} @click=${() => why || act()}>
    <span class="tick" aria-hidden="true"></span><span>${words}${why ? html`<small>${why}</small>` : nothing}</span></button></li>`;
}

/** @param {number} seat @param {"bot" | "return"} what */
async function replace(seat, what) {
  if (await replaceSeat(table.id, seat, what)) update({ menu: false, replacing: null });
}

/** A bot may sit in for oneself. */
export function ownSeatItem() {
  const { info, seat } = table;
  const own = seat === null ? null : info?.seats[seat];
  if (seat === null || !own || own.kind === "bot" || info?.over) return nothing;
  return own.bot
    ? item(t("web-menu-back"), "menu-back", () => replace(seat, "return"))
    : item(t("web-menu-away"), "menu-away", () => replace(seat, "bot"));
}

/** People the owner may replace, and seats to give back. Nobody loses the seat while looking at the table; for who is
 * away the owner is asked first. */
export function seatItems() {
  const { info } = table;
  if (!table.owner || !info || info.over) return nothing;
  return info.seats.map((s, i) => {
    if (s.kind === "bot" || i === table.seat || (s.yours && !s.bot)) return nothing;
    const name = seatName(info, i);
    if (s.bot) return item(t("web-return", { name }), "seat-return", () => replace(i, "return"));
    if (isFree(s)) return item(t("web-seat-bot-for", { name }), "seat-bot-free", () => replace(i, "bot"));
    if (table.presence.here.includes(i))
      return item(t("web-replace", { name }), "seat-here", () => {}, { why: t("web-replace-here", { name }) });
    if (state.replacing !== i) return item(t("web-replace", { name }), "seat-bot", () => update({ replacing: i }));
    return html`<li role="none" class="menu-group"><p>${t("web-replace-sure", { name })}</p></li>
      ${item(t("web-replace-yes", { name }), "seat-bot-sure", () => replace(i, "bot"))}
      ${item(t("web-no-back"), "seat-bot-no", () => update({ replacing: null }))}`;
  });
}

/** Links the owner may hand out: to free seats, and to spectators. */
export function linkItems() {
  const { info } = table;
  if (!info) return nothing;
  const copy = (/** @type {string} */ words, /** @type {string} */ token, /** @type {string} */ test) =>
    item(words, test, () => {
      update({ menu: false });
      copyLink(token);
    }, { token });
  return html`${Object.entries(info.links ?? {}).map(([seat, token]) =>
    copy(t("web-copy-seat", { name: seatName(info, Number(seat)) }), String(token), "copy-seat"))}${
    info.watch ? copy(t("web-copy-watch"), info.watch, "copy-watch") : nothing}`;
}
