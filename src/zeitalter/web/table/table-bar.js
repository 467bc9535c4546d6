// The bar of the table: game and round, all seats with points and presence, whoever is waited for, wishes and menu.
import { mark } from "../base/colors.js";
import { picture, state, update } from "../base/store.js";
import { table } from "../match/model.js";
import { preferenceButtons } from "../pages/person.js";
import { guided } from "../talk/guide.js";
import { ago, deadline, t } from "../talk/i18n.js";
import { pointsLine } from "../talk/points.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { menu } from "./menu.js";

function toggleMenu() {
  update({ menu: !state.menu });
  if (state.menu)
    requestAnimationFrame(() => /** @type {HTMLElement | null} */ (document.querySelector(".menu button"))?.focus());
}

/** @typedef {import("../board/game-table.d.ts").PartyStyle} PartyStyle */

/** @param {PartyStyle} style @param {number} party */
function partyChip(style, party) {
  const asked = !table.replay && table.now?.asked?.includes(party);
  const points = table.replay?.points?.[party] ?? table.now?.points?.[party] ?? 0;
  const seat = table.info?.seats[party];
  const here = seat?.kind !== "bot" && table.presence.here?.includes(party);
  return html`<li class="chip ${asked ? "asked" : ""} ${party === table.seat ? "own" : ""}" title=${pointsLine(party)}>
    ${mark(style)}
    <span class="chip-name">${style.name}</span>
    <strong class="chip-points" aria-label=${t("web-points", { points })}>${points}</strong>
    ${
      here
        ? html`<span class="here-dot" title=${t("web-here")}><span
      class="hidden-text">${t("web-here")}</span></span>`
        : nothing
    }
    ${asked ? html`<span class="hidden-text">${t("web-is-asked")}</span>${waitingSince()}` : nothing}
  </li>`;
}

/** Since when, and with a clock until when, somebody is waited for; unless it is but a moment. */
function waitingSince() {
  const { since, clock: hours = null, pace = "live" } = table.info ?? {};
  const until = deadline(since, hours);
  if (!since || (!until && pace !== "daily" && Date.now() - Date.parse(since) < 60000)) return nothing;
  const words = [t("web-since", { when: ago(since) }), until ? t("web-until", { when: until }) : ""].join(" ");
  return html`<small class="chip-since" title=${words}>${until || ago(since)}<span
    class="hidden-text"> ${words}</span></small>`;
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
    ${table.connected ? nothing : html`<p class="offline" role="status">${t("web-offline")}</p>`}
    ${preferenceButtons()}
    <div class="menu-holder">
      <button type="button" class="quiet" data-test="menu" aria-haspopup="menu" aria-expanded=${Boolean(state.menu)}
        @click=${toggleMenu}>${t("web-menu")}</button>
      ${state.menu ? menu() : nothing}
    </div>
  </header>`;
}
