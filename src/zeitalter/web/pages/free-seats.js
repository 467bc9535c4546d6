// Seats that nobody has taken yet: whom they wait for, the link to them, and a bot for the time being.
import { post } from "../base/api.js";
import { botSign } from "../base/colors.js";
import { copyAddress } from "../talk/copy.js";
import { noticeError, t } from "../talk/i18n.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";

/** @typedef {import("../match/wire.d.ts").MatchInfo} MatchInfo */
/** @typedef {import("../match/wire.d.ts").Seat} Seat */

const LEVEL = "strategist";

/** Whether nobody sits there and nobody plays there: not even a bot for the time being. @param {Seat | undefined} seat */
export function isFree(seat) {
  return Boolean(seat && seat.kind !== "bot" && !seat.taken && !seat.bot);
}

/** What a seat is called: by whoever sits there, or by its number. @param {MatchInfo} m @param {number} seat */
export function seatName(m, seat) {
  return m.seats[seat]?.name || t("web-seat-number", { number: seat + 1 });
}

/** Let a bot play a seat, or give it back; whether that was done. @param {string} match @param {number} seat
 * @param {"bot" | "return"} what */
export async function replaceSeat(match, seat, what) {
  try {
    await post(`/api/matches/${match}/seats/${seat}/${what}`, what === "bot" ? { bot: LEVEL } : {});
    return true;
  } catch (error) {
    noticeError(error);
    return false;
  }
}

/** Copy an invitation. @param {string} token */
export function copyLink(token) {
  return copyAddress(`${location.origin}/join/${token}`);
}

const LINK = html`<svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true"><path fill="none" stroke="currentColor"
  stroke-width="1.6" stroke-linecap="round" d="M6.5 9.5l3-3M7 4.5l2-2a3 3 0 0 1 4.3 4.3l-2 2M9 11.5l-2 2a3 3 0 0 1-4.3-4.3l2-2"></path></svg>`;

/** What the owner of a match can do about a free seat. @param {MatchInfo} m @param {number} seat
 * @param {() => void} [changed] @param {boolean} [small] whether signs stand for the words */
export function freeSeatTools(m, seat, changed = () => {}, small = false) {
  const token = m.links?.[seat];
  if (!m.owner || m.over) return nothing;
  const name = seatName(m, seat);
  return html`${
    token
      ? html`<button type="button" data-test="free-link" data-token=${token} aria-label=${t("web-copy-seat", { name })}
        title=${t("web-copy-seat", { name })} @click=${() => copyLink(token)}>${small ? LINK : t("web-copy-link")}</button>`
      : nothing
  }<button type="button" data-test="free-bot" aria-label=${t("web-seat-bot-for", { name })} title=${t("web-seat-bot-for", { name })}
    @click=${() => replaceSeat(m.id, seat, "bot").then((done) => done && changed())}>${small ? botSign({ botName: t("web-seat-a-bot") }) : t("web-seat-a-bot")}</button>`;
}

/** The free seats of a match, each with what can be done about it. @param {MatchInfo} m @param {number[]} seats
 * @param {() => void} [changed] */
export function freeSeats(m, seats, changed) {
  const free = seats.filter((seat) => isFree(m.seats[seat]));
  if (!free.length) return nothing;
  return html`<ul class="free-seats" data-test="free-seats">${free.map(
    (seat) => html`<li><span class="free-seat"><span class="hollow" aria-hidden="true"></span>${t("web-seat-still-free", {
      name: seatName(m, seat) })}</span>
      <span class="row">${freeSeatTools(m, seat, changed)}</span></li>`,
  )}</ul>`;
}
