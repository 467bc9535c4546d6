// @ts-check
// The bar of the table: game and round, all seats with points and presence, whoever is waited for, wishes and menu.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { mark, mats } from "../base/colors.js";
import { guided } from "../talk/guide.js";
import { ago, deadline, t } from "../talk/i18n.js";
import { pointsMadeOf } from "../talk/log.js";
import { menu } from "./menu.js";
import * as model from "../match/model.js";
import { wishes } from "../pages/person.js";
import { picture, state, update } from "../base/store.js";

function toggleMenu() {
  update({ menu: !state.menu });
  if (state.menu)
    requestAnimationFrame(() => /** @type {HTMLElement | null} */ (document.querySelector(".menu button"))?.focus());
}

/** @param {any} style @param {number} civ @param {any} view */
function seatChip(style, civ, view) {
  const { table } = model;
  const asked = !table.replay && table.now?.asked?.includes(civ);
  const points = table.replay?.points?.[civ] ?? table.now?.points?.[civ] ?? mats(view)[civ].vp;
  const made = pointsMadeOf(civ);
  const seat = table.info?.seats[civ];
  const here = seat?.kind !== "bot" && table.presence.here?.includes(civ);
  return html`<li class="chip ${asked ? "asked" : ""} ${civ === table.seat ? "own" : ""}" title=${made}>
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
  const { since, clock: hours, pace } = model.table.info;
  const until = deadline(since, hours);
  if (!since || (!until && pace !== "daily" && Date.now() - Date.parse(since) < 60000)) return nothing;
  const words = [t("web-since", { when: ago(since) }), until ? t("web-until", { when: until }) : ""].join(" ");
  return html`<small class="chip-since" title=${words}>${until || ago(since)}<span
    class="hidden-text"> ${words}</span></small>`;
}

/** @param {any} view @param {any[]} styles */
export function tableBar(view, styles) {
  const { table } = model;
  const epoch = view?.epoch ? t("web-epoch", { epoch: view.epoch }) : "";
  const round = view?.round ? t("web-round", { round: view.round }) : "";
  return html`<header class="bar table-bar">
    <a class="brand" href="/" data-go
      aria-label=${t("web-to-lobby")}><img src=${picture("icon")} alt="" width="26" height="26"></a>
    <h1 class="table-title">${t("game-name")}<span>${[epoch, round].filter(Boolean).join(" · ")}</span></h1>
    <ul class="chips ${styles.length > 4 ? "many" : ""} ${guided("seats")}"
      aria-label=${t("web-players")}>${view ? styles.map((s, i) => seatChip(s, i, view)) : nothing}</ul>
    ${table.connected ? nothing : html`<p class="offline" role="status">${t("web-offline")}</p>`}
    ${wishes()}
    <div class="menu-holder">
      <button type="button" class="quiet" data-test="menu" aria-haspopup="menu" aria-expanded=${Boolean(state.menu)}
        @click=${toggleMenu}>${t("web-menu")}</button>
      ${state.menu ? menu() : nothing}
    </div>
  </header>`;
}
