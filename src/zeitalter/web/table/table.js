// The frame of the table: bar with seats, board, question, tabs and own mat. The game draws board and mats itself;
// where it cannot, or where a person prefers it, the same position is shown as text.
import { onDemand } from "../base/on-demand.js";
import { state, update } from "../base/store.js";
import * as act from "../match/actions.js";
import { useLights } from "../board/lights.js";
import { useWays } from "../board/ways.js";
import { closeEdition } from "../match/edition.js";
import { shell, table } from "../match/model.js";
import { findTurns, goToNext, NEXT_KEY } from "../match/next-table.js";
import { leaveSteps, stepKey } from "../match/recap-steps.js";
import { findLines } from "../match/replay.js";
import { closeTable, openTable, skipFrames } from "../match/session.js";
import { lookAway } from "../match/since.js";
import { topBar } from "../pages/person.js";
import { chatPanel } from "../talk/chat.js";
import { greet, guideBox, guided, skipGuide } from "../talk/guide.js";
import { sentences, t } from "../talk/i18n.js";
import { logPanel } from "../talk/log-panel.js";
import { keepNotes, mayNote, notesPanel } from "../talk/notes.js";
import { sourceWords } from "../talk/origin.js";
import { rulesDrawer } from "../talk/rules.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { context, shownView } from "./context.js";
import { passScreen } from "./hot-seat.js";
import { keysHelp, toggleKeys } from "./keys-help.js";
import { promptKey, promptPanel } from "./prompt.js";
import { comparison, rivals, toggleComparison } from "./rivals.js";
import { recap, stepPanel, wayLayer } from "./recap.js";
import { raisePoints } from "./risen.js";
import { tableBar } from "./table-bar.js";
import { matsText, textView } from "./text-view.js";

const replays = onDemand(() => import("./replay-panel.js"));
const editions = onDemand(() => import("./edition-box.js"));
const TABS = ["log", "others", "chat", "notes"];
/** @type {ReturnType<typeof setInterval> | undefined} */
let clock;

/** What is shown of house cards, at a table that has some. */
function edition() {
  return table.info?.house_cards ? editions() : null;
}

/** @param {{id: string}} params */
export function open(params) {
  addEventListener("keydown", onKey);
  addEventListener("pagehide", lookAway);
  addEventListener("pagehide", keepNotes);
  useLights();
  useWays();
  let seconds = 0;
  clock = setInterval(() => {
    seconds += 1;
    if (!document.hidden && (table.now?.until || seconds % 30 === 0)) update();
    if (!document.hidden && seconds % 30 === 0) findTurns();
  }, 1000);
  findTurns();
  return openTable(params.id);
}

export function close() {
  removeEventListener("keydown", onKey);
  removeEventListener("pagehide", lookAway);
  removeEventListener("pagehide", keepNotes);
  clearInterval(clock);
  keepNotes();
  closeTable();
}

export function title() {
  const game = t("game-name");
  const asked = table.now?.options?.length && table.passTo === null;
  return asked ? `${t("web-title-turn")} · ${game}` : `${game} · Zeitalter`;
}

/** A click while moves are still being shown only skips them: what lies under it has just changed. */
function skip() {
  const asked = () => (table.now?.options?.length ? table.now.ask : null);
  const before = asked();
  if (!skipFrames() || before === asked()) return;
  const swallow = (/** @type {Event} */ event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 500);
}

/** @param {KeyboardEvent} event */
function onKey(event) {
  if (!table.id || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Escape" && closeSomething()) return;
  if (/^[0-9]$/.test(event.key) && event.defaultPrevented) return; // the map has shown itself whole, or a menu took it
  const target = /** @type {HTMLElement} */ (event.target);
  if (target.closest("input:not([type=range]), textarea, select, [contenteditable]")) return;
  const ticks = event.key === "Enter" && target.closest("[role=checkbox]");
  if (!ticks && (event.key === "Enter" || event.key === " ") && target.closest("button, a, summary")) return;
  if (!/^(Enter| |Escape|\?|t)$/.test(event.key) && (table.comparing || table.keys)) return;
  if (event.key === "?") toggleKeys();
  else if (popupKey(event.key)) event.stopPropagation();
  else if (event.key === "t") toggleComparison();
  else if (event.key === NEXT_KEY) goToNext();
  else if (stepKey(event.key)) return event.preventDefault();
  else if (table.replay ? !replays()?.replayKey(event.key) : !promptKey(event.key)) return;
  event.preventDefault();
}

/** A digit chooses from the small menu that is open on the table: true if there is one. @param {string} key */
function popupKey(key) {
  const menu = /^[0-9]$/.test(key) ? document.querySelector(".table .answers[role=dialog]") : null;
  if (!menu) return false;
  const choices = /** @type {NodeListOf<HTMLElement>} */ (menu.querySelectorAll(":scope > div button:not(:disabled)"));
  choices[Number(key) - 1]?.click();
  return true;
}

/** Escape closes what lies on top. */
function closeSomething() {
  if (state.menu) update({ menu: false });
  else if (state.undoing) update({ undoing: false });
  else if (table.comparing) toggleComparison();
  else if (table.keys) toggleKeys();
  else if (table.editionShown) closeEdition();
  else if (table.card) act.closeOverlay("card");
  else if (table.rule) act.closeOverlay("rule");
  else if (skipGuide()) return true;
  else if (table.confirming) table.confirming = null;
  else if (leaveSteps()) return true;
  else if (table.changing) table.changing = false;
  else if (table.sheet) table.sheet = "";
  else if (table.note) table.note = null;
  else return false;
  update();
  return true;
}

/** @param {KeyboardEvent} event */
function onTabKey(event) {
  const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  if (!step) return;
  const all = shownTabs();
  const next = all[(all.indexOf(table.tab) + step + all.length) % all.length];
  setTab(next);
  queueMicrotask(() => document.getElementById(`tab-${next}`)?.focus());
  event.stopPropagation();
}

/** The tabs for whoever sits here; who only passes by writes nothing down. */
function shownTabs() {
  return mayNote() ? TABS : TABS.filter((tab) => tab !== "notes");
}

/** @param {string} tab */
function setTab(tab) {
  Object.assign(table, { tab, ...(tab === "chat" ? { unread: 0 } : {}) });
  update();
  findLines();
}

/** @typedef {import("../board/game-table.d.ts").Ctx} Ctx */
/** @typedef {"boardTemplate" | "phoneTemplate" | "matTemplate" | "othersTemplate"} Drawing */

/** @param {Ctx} ctx */
function tabs(ctx) {
  return html`<section class="tabs panel ${guided("tabs")}" aria-label=${t("web-more")}>
    <div class="tab-row"><div class="tab-list" role="tablist" aria-label=${t("web-more")} @keydown=${onTabKey}>
      ${shownTabs().map(
        (tab) => html`<button type="button" role="tab" id=${`tab-${tab}`} aria-controls="tab-panel"
          aria-selected=${table.tab === tab}
          tabindex=${table.tab === tab ? 0 : -1} @click=${() => setTab(tab)}>
          ${t(`web-tab-${tab}`)}${
            tab === "chat" && table.unread
              ? html` <span
            class="badge">${table.unread}</span>`
              : nothing
          }
        </button>`,
      )}
      </div>
      <button type="button" class="tab-rules" data-test="open-rules"
        @click=${() => act.showRule()}>${t("web-rules")}</button>
    </div>
    <div class="tab-panel" id="tab-panel" role="tabpanel" aria-labelledby=${`tab-${table.tab}`} tabindex="0">
      ${table.tab === "log" ? logPanel(ctx.parties) : table.tab === "chat" ? chatPanel() : table.tab === "notes" ? notesPanel() : others(ctx)}
    </div>
  </section>`;
}

/** @param {Ctx} ctx */
function others(ctx) {
  return table.module?.othersTemplate && !table.text
    ? html`<div class="others">${drawing("othersTemplate", ctx)}</div>`
    : matsText(ctx);
}

const narrow = matchMedia("(max-width: 760px)");
narrow.addEventListener("change", () => update());

/** @returns {Drawing} */
function boardDrawing() {
  return narrow.matches && table.module?.phoneTemplate ? "phoneTemplate" : "boardTemplate";
}

/** What the game draws; a mistake there must not take the table away. @param {Drawing} name @param {Ctx} ctx */
function drawing(name, ctx) {
  try {
    return table.module?.[name]?.(ctx);
  } catch (error) {
    console.error(error);
    table.drawn = false;
    return textView(ctx);
  }
}

/** @param {Ctx} ctx */
function cardBox(ctx) {
  const { card } = table;
  if (!card) return nothing;
  const about = table.data?.about[card.kind]?.[card.id];
  const face = table.module?.cardTemplate?.(ctx, card.kind, card.id);
  const closeCard = () => act.closeOverlay("card");
  return html`<div class="veil" @click=${closeCard}>
    <div class="card-large panel" role="dialog" aria-label=${sentences().name(card.kind, card.id)}
      @click=${(/** @type {Event} */ e) => e.stopPropagation()}>
      <button type="button" class="quiet close" aria-label=${t("web-close")} @click=${closeCard}>✕</button>
      ${face ?? html`<h2>${sentences().name(card.kind, card.id)}</h2><p class="lines">${sentences().card(card.kind, card.id)}</p>`}
      ${edition()?.cardDifference(card.kind, card.id) ?? nothing}
      ${about ? html`<p class="soft source">${t("web-about-source")}: ${sourceWords(about)}</p>` : nothing}
    </div>
  </div>`;
}

/** @param {string} name */
function sheet(name) {
  table.sheet = table.sheet === name ? "" : name;
  update();
}

/** @param {Ctx} ctx */
function phoneBar(ctx) {
  const asks = table.module?.matAsks?.(ctx) ? "asks" : "";
  return html`<nav class="phone-bar" aria-label=${t("web-more")}>
    ${
      ctx.seat === null
        ? nothing
        : html`<button type="button" class=${asks} aria-pressed=${table.sheet === "mat"} data-test="sheet-mat"
          @click=${() => sheet("mat")}>${t("web-sheet-mat")}</button>`
    }
    <button type="button" aria-pressed=${table.sheet === "tabs"} data-test="sheet-tabs"
      @click=${() => sheet("tabs")}>${t("web-tab-log")}</button>
    <button type="button" @click=${() => act.showRule(table.now?.rule ?? null)}>${t("web-rules")}</button>
  </nav>`;
}

function problem() {
  const { error, id, person } = table;
  if (person !== (state.person?.id ?? null)) openTable(id);
  return html`${topBar()}<main class="narrow" id="main"><section class="panel">
    <h1>${t("web-no-table")}</h1><p>${sentences().error(error?.id ?? "server", error?.args)}</p>
    <a class="button primary" href="/" data-go>${t("web-to-lobby")}</a></section></main>`;
}

export function template() {
  if (!table.id) return nothing;
  if (table.error) return problem();
  if (table.passTo !== null && table.info) return passScreen();
  const view = shownView();
  if (!view)
    return html`${tableBar(null, [])}<main class="narrow" id="main"><p class="soft">${
      t(table.kept ? "web-kept-nothing" : "web-loading")}</p></main>`;
  greet();
  raisePoints();
  const ctx = context();
  const drawn = table.module && table.drawn && !table.text;
  const classes = [
    "table",
    `sheet-${table.sheet || "none"}`,
    drawn ? "" : "as-text",
    table.replay ? "replaying" : "",
    ctx.motion ? "" : "still",
    ctx.seat === null ? "watching" : "",
  ].join(" ");
  return html`${tableBar(view, ctx.parties)} ${rivals(ctx)}
    <div class=${classes}
      @pointerdown=${skip}>
      <main class="board ${guided("board")}" id="main" aria-label=${t("web-board")}><h2
        class="hidden-text">${t("web-board")}</h2>${drawn ? drawing(boardDrawing(), ctx) : textView(ctx)}${
          drawn ? wayLayer(ctx) : nothing}</main>
      ${recap(ctx)}
      <div class="side">
        ${guideBox()}
        <div class="prompt-holder ${guided("prompt")}">${
          table.replay ? (stepPanel(ctx) ?? (replays()?.replayPanel(ctx.parties) ?? nothing)) : promptPanel()}</div>
        ${tabs(ctx)}
      </div>
      ${
        drawn && ctx.seat !== null
          ? html`<section class="mat panel ${guided("mat")}"
            aria-label=${t("web-my-mat")} data-thing=${`party:${ctx.seat}`}>${drawing("matTemplate", ctx)}</section>`
          : nothing
      }
    </div>
    ${phoneBar(ctx)}
    ${
      table.rule
        ? rulesDrawer({
            game: table.info?.game ?? "",
            pattern: shell().rule_numbers,
            at: table.rule.at,
            note: edition()?.editionNote() ?? nothing,
            close: () => act.closeOverlay("rule"),
            open: (rule) => act.showRule(rule),
          })
        : nothing
    }
    ${cardBox(ctx)} ${edition()?.editionBox() ?? nothing} ${comparison(ctx)} ${keysHelp()}`;
}
