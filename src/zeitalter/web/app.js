// @ts-check
// The page: finds out who is here, follows the address, and draws the page that belongs to it.
import { html, nothing, render } from "./vendor/lit.js";
import { get } from "./api.js";
import { say, speak, t } from "./i18n.js";
import { goHandler, match } from "./router.js";
import { kept, notice, state, subscribe, update } from "./store.js";
import * as lobby from "./lobby.js";
import * as newMatch from "./new-match.js";
import * as tablePage from "./table.js";
import * as join from "./join.js";
import * as about from "./about.js";

/** @type {Record<string, any>} */
const PAGES = { lobby, new: newMatch, match: tablePage, join, about };
const root = /** @type {HTMLElement} */ (document.getElementById("app"));
/** @type {any} */
let page = null;

/** @param {string | (() => string)} text */
function words(text) {
  return typeof text === "function" ? text() : text;
}

function draw() {
  document.documentElement.dataset.theme = state.theme;
  document.title = page?.title?.() || `Zeitalter · ${t("web-tagline")}`;
  render(
    html`${page ? page.template() : nothing}
      <div class="notices" role="status" aria-live="polite">
        ${state.notices.map((/** @type {any} */ n) => html`<p class="notice ${n.tone}">${words(n.text)}</p>`)}
      </div>`,
    root,
  );
}

async function follow() {
  const route = match(location.pathname);
  page?.close?.();
  page = PAGES[route.page];
  document.body.dataset.page = route.page;
  update({ route, menu: false, account: false });
  try {
    await page.open?.(route.params);
  } catch (/** @type {any} */ error) {
    notice(() => say().error(error.id ?? "server", error.args), "warn");
  }
  update();
}

/** A click beside an open list closes it. @param {PointerEvent} event */
function closeLists(event) {
  const inside = (/** @type {string} */ holder) => event.target instanceof Element && event.target.closest(holder);
  if (state.menu && !inside(".menu-holder")) update({ menu: false });
  if (state.account && !inside(".corner")) update({ account: false });
  if (state.undoing && !inside(".undo-holder")) update({ undoing: false });
}

async function start() {
  subscribe(draw);
  addEventListener("pointerdown", closeLists);
  goHandler(follow);
  try {
    const [{ person }, games] = await Promise.all([get("/api/me"), get("/api/games"), speak("historia")]);
    update({ person, games });
  } catch {
    root.textContent =
      state.lang === "de"
        ? "Der Server antwortet nicht. Bitte lade die Seite gleich noch einmal."
        : "The server does not answer. Please load this page again in a moment.";
    return;
  }
  if (kept("motion") === null && matchMedia("(prefers-reduced-motion: reduce)").matches)
    document.body.classList.add("still");
  await follow();
}

start();
