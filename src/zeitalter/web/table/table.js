// @ts-check
// The frame of the table: bar with seats, board, question, tabs and own mat. The game draws board and mats itself;
// where it cannot, or where a person prefers it, the same position is shown as text.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { chatPanel } from "../talk/chat.js";
import { civStyles, mark, mats } from "../base/colors.js";
import { context, shownView } from "./context.js";
import { greet, guideBox, guided, skipGuide, startGuide } from "../talk/guide.js";
import { passScreen } from "./hot-seat.js";
import { findLines } from "../match/history.js";
import { say, t } from "../talk/i18n.js";
import { logPanel } from "../talk/log.js";
import * as act from "../match/acting.js";
import * as model from "../match/model.js";
import { topBar } from "../pages/person.js";
import { promptKey, promptPanel } from "./prompt.js";
import { replayKey, replayPanel } from "./replay.js";
import { rulesDrawer } from "../talk/rules.js";
import { state, update } from "../base/store.js";
import { tableBar } from "./table-bar.js";
import { textView } from "./text-view.js";

const TABS = ["log", "others", "chat"];
/** @type {ReturnType<typeof setInterval> | undefined} */
let clock;

/** @param {{id: string}} params */
export function open(params) {
  addEventListener("keydown", onKey);
  let seconds = 0;
  clock = setInterval(() => {
    seconds += 1;
    if (!document.hidden && (model.table?.now?.until || seconds % 30 === 0)) update();
  }, 1000);
  return model.openTable(params.id);
}

export function close() {
  removeEventListener("keydown", onKey);
  clearInterval(clock);
  model.closeTable();
}

export function title() {
  const { table } = model;
  const game = t("game-name");
  const asked = table?.now?.options?.length && table.passTo === null;
  return asked ? `${t("web-title-turn")} · ${game}` : `${game} · Zeitalter`;
}

/** A click while moves are still being shown only skips them: what lies under it has just changed. */
function skip() {
  const asked = () => (model.table.now?.options?.length ? model.table.now.ask : null);
  const before = asked();
  if (!model.skipFrames() || before === asked()) return;
  const swallow = (/** @type {Event} */ event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 500);
}

/** @param {KeyboardEvent} event */
function onKey(event) {
  const { table } = model;
  if (!table || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Escape" && closeSomething()) return;
  if (event.key === "0" && event.defaultPrevented) return; // the map has shown itself whole
  const target = /** @type {HTMLElement} */ (event.target);
  if (target.closest("input:not([type=range]), textarea, select, [contenteditable]")) return;
  const ticks = event.key === "Enter" && target.closest("[role=checkbox]");
  if (!ticks && (event.key === "Enter" || event.key === " ") && target.closest("button, a, summary")) return;
  if (event.key === "?") startGuide();
  else if (table.replay ? !replayKey(event.key) : !promptKey(event.key)) return;
  event.preventDefault();
}

/** Escape closes what lies on top. */
function closeSomething() {
  const { table } = model;
  if (state.menu) update({ menu: false });
  else if (state.undoing) update({ undoing: false });
  else if (table.card) act.shut("card");
  else if (table.rule) act.shut("rule");
  else if (skipGuide()) return true;
  else if (table.confirming) table.confirming = null;
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
  const i = (TABS.indexOf(model.table.tab) + step + TABS.length) % TABS.length;
  setTab(TABS[i]);
  queueMicrotask(() => document.getElementById(`tab-${TABS[i]}`)?.focus());
  event.stopPropagation();
}

/** @param {string} tab */
function setTab(tab) {
  Object.assign(model.table, { tab, ...(tab === "chat" ? { unread: 0 } : {}) });
  update();
  findLines();
}

/** @param {any} ctx @param {any[]} styles */
function tabs(ctx, styles) {
  const { table } = model;
  return html`<section class="tabs panel ${guided("tabs")}" aria-label=${t("web-more")}>
    <div class="tab-row"><div class="tab-list" role="tablist" aria-label=${t("web-more")} @keydown=${onTabKey}>
      ${TABS.map(
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
      ${table.tab === "log" ? logPanel(styles, mark) : table.tab === "chat" ? chatPanel() : others(ctx)}
    </div>
  </section>`;
}

/** @param {any} ctx */
function others(ctx) {
  return model.table.module?.othersTemplate && !model.table.text
    ? html`<div class="others">${drawing("othersTemplate", ctx)}</div>`
    : textView({ ...ctx, view: { civs: mats(ctx.view) } }, model.table.module?.matsTextTemplate?.(ctx));
}

const narrow = matchMedia("(max-width: 760px)");
narrow.addEventListener("change", () => update());

function boardPart() {
  return narrow.matches && model.table.module.phoneTemplate ? "phoneTemplate" : "boardTemplate";
}

/** A part that the game draws; a mistake there must not take the table away. @param {string} part @param {any} ctx */
function drawing(part, ctx) {
  try {
    return model.table.module[part](ctx);
  } catch (error) {
    console.error(error);
    model.table.drawn = false;
    return textView(ctx);
  }
}

/** @param {string} source */
function sourceWord(source) {
  return say().has(`web-source-${source}`) ? t(`web-source-${source}`) : source;
}

function cardBox(/** @type {any} */ ctx) {
  const { card } = model.table;
  if (!card) return nothing;
  const about = model.table.data.about?.[card.kind]?.[card.id];
  const face = model.table.module?.cardTemplate?.(ctx, card.kind, card.id);
  const closeCard = () => act.shut("card");
  return html`<div class="veil" @click=${closeCard}>
    <div class="card-large panel" role="dialog" aria-label=${say().name(card.kind, card.id)}
      @click=${(/** @type {Event} */ e) => e.stopPropagation()}>
      <button type="button" class="quiet close" aria-label=${t("web-close")} @click=${closeCard}>✕</button>
      ${face ?? html`<h2>${say().name(card.kind, card.id)}</h2><p class="lines">${say().card(card.kind, card.id)}</p>`}
      ${about ? html`<p class="soft source">${t("web-about-source")}: ${sourceWord(about.source)}</p>` : nothing}
    </div>
  </div>`;
}

/** @param {string} name */
function sheet(name) {
  model.table.sheet = model.table.sheet === name ? "" : name;
  update();
}

/** @param {any} ctx */
function phoneBar(ctx) {
  const { table } = model;
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
  const { error, id, who } = model.table;
  if (who !== (state.person?.id ?? null)) model.openTable(id);
  return html`${topBar()}<main class="narrow" id="main"><section class="panel">
    <h1>${t("web-no-table")}</h1><p>${say().error(error.id ?? "server", error.args)}</p>
    <a class="button primary" href="/" data-go>${t("web-to-lobby")}</a></section></main>`;
}

export function template() {
  const { table } = model;
  if (!table) return nothing;
  if (table.error) return problem();
  if (table.passTo !== null && table.info) return passScreen();
  const view = shownView();
  if (!view)
    return html`${tableBar(null, [])}<main class="narrow" id="main"><p class="soft">${t("web-loading")}</p></main>`;
  greet();
  const styles = civStyles(view, (i) => say().civ(i));
  const ctx = context();
  const drawn = table.module && table.drawn && !table.text;
  const classes = [
    "table",
    `sheet-${table.sheet || "none"}`,
    drawn ? "" : "as-text",
    table.replay ? "replaying" : "",
    ctx.seat === null ? "watching" : "",
  ].join(" ");
  return html`${tableBar(view, styles)} ${guideBox()}
    <div class=${classes}
      @pointerdown=${skip}>
      <main class="board ${guided("board")}" id="main" aria-label=${t("web-board")}><h2
        class="hidden-text">${t("web-board")}</h2>${drawn ? drawing(boardPart(), ctx) : textView(ctx)}</main>
      <div class="side">
        <div class="prompt-holder ${guided("prompt")}">${table.replay ? replayPanel(styles) : promptPanel()}</div>
        ${tabs(ctx, styles)}
      </div>
      ${
        drawn && ctx.seat !== null
          ? html`<section class="mat panel ${guided("mat")}"
            aria-label=${t("web-my-mat")}>${drawing("matTemplate", ctx)}</section>`
          : nothing
      }
    </div>
    ${phoneBar(ctx)}
    ${
      table.rule
        ? rulesDrawer({
            game: table.info.game,
            at: table.rule.at,
            close: () => act.shut("rule"),
            open: (rule) => act.showRule(rule),
          })
        : nothing
    }
    ${cardBox(ctx)}`;
}
