// The bar of the table: game and round, all seats with points and presence, whoever is waited for, wishes and menu.
import { botSign, mark } from "../base/colors.js";
import { onDemand } from "../base/on-demand.js";
import { picture, state, update } from "../base/store.js";
import { table } from "../match/model.js";
import { freeSeatTools } from "../pages/free-seats.js";
import { preferenceButtons } from "../pages/person.js";
import { guided } from "../talk/guide.js";
import { ago, awayWords, deadline, t } from "../talk/i18n.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { barHands } from "./bar-tip.js";
import { openMat } from "./mats.js";
import { menu } from "./menu.js";

const editions = onDemand(() => import("./edition-box.js"));

function toggleMenu() {
  update({ menu: !state.menu });
  if (state.menu)
    requestAnimationFrame(() => /** @type {HTMLElement | null} */ (document.querySelector(".menu button"))?.focus());
}

/** @typedef {import("../board/game-table.d.ts").PartyStyle} PartyStyle */

/** The points of a party: they say where they come from. @param {PartyStyle} style @param {number} party
 * @param {number} points */
function chipPoints(style, party, points) {
  return html`<button type="button" class="chip-points" data-test="chip-points" data-info=${`points:${party}`}
      aria-label=${t("web-points-why", { name: style.name, points })} @pointerover=${barHands.explain} @pointerout=${barHands.hideTip}
      @focus=${barHands.press} @blur=${barHands.hideTip} @click=${barHands.press}>${points}</button>`;
}

/** @param {PartyStyle} style @param {number} party */
function partyChip(style, party) {
  const asked = !table.replay && table.now?.asked?.includes(party);
  const points = table.replay?.points?.[party] ?? table.now?.points?.[party] ?? 0;
  const seat = table.info?.seats[party];
  const away = awayWords(seat);
  const here = seat?.kind !== "bot" && table.presence.here?.includes(party);
  return html`<li class="chip ${asked && !style.free ? "asked" : ""} ${party === table.seat ? "own" : ""} ${
    style.free ? "free" : ""}" data-party=${party} data-thing=${`party:${party}`}>
    <button type="button" class="chip-open" data-test="chip" title=${t("web-open-mat", { name: style.name })}
      @click=${() => openMat(party)}>${mark(style)}<span class="chip-name">${style.free ? t("web-still-free") : style.name}</span>${botSign(style)}</button>
    ${style.free && table.info ? html`<span class="chip-free">${freeSeatTools(table.info, party, undefined, true)}</span>` : chipPoints(style, party, points)}
    ${
      here
        ? html`<span class="here-dot" title=${t("web-here")}><span
      class="hidden-text">${t("web-here")}</span></span>`
        : nothing
    }
    ${asked && !style.free ? html`<span class="hidden-text">${t("web-is-asked")}</span>${waitingSince(party)}` : nothing}
    ${away ? html`<small class="chip-since" data-test="chip-away" title=${away}>${t("web-away")}<span
      class="hidden-text"> ${away}</span></small>` : nothing}
  </li>`;
}

/** Since when, and with a clock until when, somebody is waited for; unless it is but a moment.
 * @param {number} party */
function waitingSince(party) {
  const { since, pace = "live" } = table.info ?? {};
  const until = deadline(table.info, party);
  if (!since || (!until && pace !== "daily" && Date.now() - Date.parse(since) < 60000)) return nothing;
  const words = [t("web-since", { when: ago(since) }), until ? t("web-until", { when: until }) : ""].join(" ");
  return html`<small class="chip-since" title=${words}>${until || ago(since)}<span
    class="hidden-text"> ${words}</span></small>`;
}

/** How many watch. @param {number} count */
function watchers(count) {
  const words = t("web-watching-count", { count });
  return html`<span class="watchers" data-test="watchers" title=${words}><svg viewBox="0 0 20 14" width="18" height="13"
    aria-hidden="true"><path d="M1 7q9-11 18 0-9 11-18 0z" fill="none" stroke="currentColor" stroke-width="1.5"></path><circle
    cx="10" cy="7" r="2.6" fill="currentColor"></circle></svg><b aria-hidden="true">${count}</b><span
    class="hidden-text">${words}</span></span>`;
}

/** @param {any} view @param {PartyStyle[]} styles */
export function tableBar(view, styles) {
  const header = Object.entries(table.replay?.header ?? table.now?.header ?? {});
  const heading = header.map(([name, number]) => t(`header-${name}`, { [name]: number }));
  return html`<header class="bar table-bar">
    <a class="brand" href="/" data-go
      aria-label=${t("web-to-lobby")}><img src=${picture("icon")} alt="" width="26" height="26"></a>
    <h1 class="table-title">${t("game-name")}<span>${heading.join(" · ")}</span></h1>
    <ul class="chips ${styles.length > 4 ? "many" : ""} ${guided("seats")}"
      aria-label=${t("web-players")}>${view ? styles.map(partyChip) : nothing}</ul>
    ${table.info?.house_cards ? (editions()?.editionMark() ?? nothing) : nothing}
    ${table.presence.watching ? watchers(table.presence.watching) : nothing}
    ${table.connected ? nothing : html`<p class="offline" role="status">${t("web-offline")}</p>`}
    ${preferenceButtons()}
    <div class="menu-holder">
      <button type="button" class="quiet" data-test="menu" aria-haspopup="menu" aria-expanded=${Boolean(state.menu)}
        @click=${toggleMenu}>${t("web-menu")}</button>
      ${state.menu ? menu() : nothing}
    </div>
  </header>`;
}
