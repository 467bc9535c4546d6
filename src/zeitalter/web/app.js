// The page: finds out who is here, follows the address, and draws the page that belongs to it.
import { get } from "./base/api.js";
import { keepFor, startWorker } from "./base/kept.js";
import { goHandler, match } from "./base/router.js";
import { preference, state, subscribe, update } from "./base/store.js";
import { warm } from "./match/game.js";
import { chosenGameId } from "./pages/games.js";
import { loadTexts, noticeError, t } from "./talk/i18n.js";
import { html, nothing, render } from "./vendor/lit-html/lit-html.js";

/**
 * What a page exports.
 * @typedef {object} Page
 * @property {() => unknown} template
 * @property {() => string} [title]
 * @property {(params: any) => Promise<void> | void} [open]
 * @property {() => void} [close]
 */

/** Each page is loaded when it is first gone to. @type {Record<string, () => Promise<Page>>} */
const PAGES = {
  lobby: () => import("./pages/lobby.js"),
  new: () => import("./pages/new-match.js"),
  match: () => import("./table/table.js"),
  join: () => import("./pages/join.js"),
  about: () => import("./pages/about.js"),
  rules: () => import("./pages/rule-pages.js"),
  notifications: () => import("./pages/notifications.js"),
  stop: () => import("./pages/stop.js"),
  confirm: () => import("./pages/confirm.js"),
  reset: () => import("./pages/reset.js"),
  missing: () => import("./pages/missing.js"),
};
/** When the table is loaded ahead, in milliseconds after another page is there. */
const SOON = 400;
/** When the worker begins that keeps pages for a time without a network, in milliseconds after the first page is there. */
const LATER = 1500;
const root = /** @type {HTMLElement} */ (document.getElementById("app"));
/** @type {Page | null} */
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
        ${state.notices.map((n) => html`<p class="notice ${n.tone}">${words(n.text)}</p>`)}
      </div>`,
    root,
  );
}

/** Where the page is going, while it is being loaded. @type {ReturnType<typeof match> | null} */
let heading = null;

async function follow() {
  const route = match(location.pathname);
  heading = route;
  try {
    const next = await PAGES[route.page]();
    if (heading !== route) return;
    page?.close?.();
    page = next;
    document.body.dataset.page = route.page;
    update({ route, menu: false, account: false });
    await page.open?.(route.params);
  } catch (error) {
    noticeError(error);
  }
  update();
  if (route.page !== "match") setTimeout(() => PAGES.match().then(() => warm(chosenGameId()), () => null), SOON);
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
  const { page: first } = match(location.pathname);
  const { game } = document.documentElement.dataset;
  const wanted = game ?? chosenGameId();
  if (game) warm(game);
  PAGES[first]().catch(() => null);
  addEventListener("pointerdown", closeLists);
  goHandler(follow);
  try {
    const [{ person }, games] = await Promise.all([get("/api/me"), get("/api/games"), wanted && loadTexts(wanted)]);
    update({ person, games });
    if (!state.offline) await keepFor(person?.id ?? null);
    if (!wanted) await loadTexts(chosenGameId());
  } catch {
    root.textContent =
      state.lang === "de"
        ? "Der Server antwortet nicht. Bitte lade die Seite gleich noch einmal."
        : "The server does not answer. Please load this page again in a moment.";
    return;
  }
  if (preference("motion") === null && matchMedia("(prefers-reduced-motion: reduce)").matches)
    document.body.classList.add("still");
  await follow();
  setTimeout(startWorker, LATER);
}

start();
