// The board: map, matrix, open cards and time; on a narrow screen one of them at a time.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { Eye } from "../../../web/board/eye.js";
import { mapTemplate, place } from "./map.js";
import { CELL, matrixTemplate, stepTo } from "./matrix.js";
import { moveCubes, moveMarkers } from "./motion.js";
import { offerTemplate } from "./offer.js";
import { HistoriaElement } from "./element.js";
import { drawing } from "./print.js";
import { timeTemplate } from "./time.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */

const TABS = ["map", "matrix", "wonders", "time"];

export class Board extends HistoriaElement {
  constructor() {
    super();
    this.tab = "map";
    this.eye = new Eye(this, () => this.drawSoon(), { legible: 0.27, closest: 6, step: 120 });
    /** The territory with the focus. */
    this.focused = "";
    /** The cell of the matrix that the Tab key stops at. */
    this.cell = "";
    /** The answers for which the right part was turned to. */
    this.turned = "";
    /** @type {Map<number, string[]>} */
    this.lastCubes = new Map();
    /** @type {Map<number, [number, number]>} */
    this.lastPlaces = new Map();
    this.observer = new ResizeObserver(() => this.measure());
  }

  connectedCallback() {
    this.observer.observe(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.observer.disconnect();
  }

  measure() {
    if (!drawing || !this.filled) return;
    const own = this.ctx.seat === null ? [] : (this.ctx.view.civs[this.ctx.seat]?.territories ?? []);
    if (this.eye.measure(drawing, own.map(place))) this.draw();
  }

  /** @param {string} id */
  focusTerritory(id) {
    if (this.focused === id) return;
    this.focused = id;
    if (id) this.eye.follow(place(id));
    this.drawSoon();
  }

  /** The cell that the Tab key stops at: where one was last, or the own marker. @param {Ctx} ctx */
  walked(ctx) {
    const own = ctx.view.civs[ctx.seat ?? 0];
    return this.cell || (own ? `m${own.military}t${own.technology}` : "m1t1");
  }

  /** @param {string} cell */
  walk(cell) {
    this.cell = cell;
  }

  /** @param {KeyboardEvent} e */
  key(e) {
    super.key(e);
    const at = /** @type {HTMLElement} */ (e.target);
    if (e.defaultPrevented || e.ctrlKey || e.metaKey || at.closest(".answers")) return;
    if (at.closest(".map")) this.eye.key(e);
    const cell = at.dataset?.cell;
    if (!cell || !e.key.startsWith("Arrow")) return;
    const find = (/** @type {string} */ id) =>
      /** @type {HTMLElement | null} */ (this.querySelector(`[data-cell="${id}"]`));
    const next = stepTo(cell, e.key, (id) => Boolean(find(id)));
    e.preventDefault();
    if (!next) return;
    this.walk(next);
    this.draw();
    find(next)?.focus();
  }

  /** @param {string} tab */
  turnTo(tab) {
    this.tab = tab;
    this.draw();
    this.measure();
  }

  /** @param {KeyboardEvent} e */
  tabKey(e) {
    const step = e.key === "ArrowRight" ? 1 : e.key === "ArrowLeft" ? -1 : 0;
    if (!step) return;
    e.preventDefault();
    this.turnTo(TABS[(TABS.indexOf(this.tab) + step + TABS.length) % TABS.length]);
    /** @type {HTMLElement | null} */ (this.querySelector('[role="tab"][aria-selected="true"]'))?.focus();
  }

  /** Which parts hold something that may be chosen, for the tabs. @param {Ctx} ctx
   * @returns {Record<string, boolean>} */
  lit(ctx) {
    const names = (/** @type {string} */ kind) => ctx.options.some((a) =>
      (ctx.data.verbs[a[0]] ?? []).some((k) => k.kind === kind));
    const verbs = (/** @type {string[]} */ ...list) => ctx.options.some((a) => list.includes(a[0]));
    return {
      map: names("territory"), matrix: names("cell") || verbs("military", "technology"),
      wonders: verbs("art", "build", "keep", "civilization", "choose_advisor", "exclude", "trade", "raid"), time: false,
    };
  }

  /** A new question turns to the part in which its answers lie, if they lie in just one; a hint to its own.
   * @param {Ctx} ctx @param {Record<string, boolean>} lit */
  turn(ctx, lit) {
    const about = JSON.stringify([ctx.options, ctx.hint ?? null, Boolean(ctx.view.result)]);
    if (about === this.turned) return;
    const scored = this.turned.endsWith("true]");
    this.turned = about;
    const hint = ctx.hint ? this.lit({ ...ctx, options: [ctx.hint] }) : null;
    const parts = TABS.filter((tab) => (hint ?? lit)[tab]);
    if (ctx.view.result) this.tab = "wonders";
    else if (scored) this.tab = "map";
    else if (parts.length && !parts.includes(this.tab)) this.tab = parts[0];
  }

  /** @param {Ctx} ctx */
  template(ctx) {
    const lit = this.lit(ctx);
    if (this.hasAttribute("narrow")) this.turn(ctx, lit);
    return html`${this.hasAttribute("narrow")
        ? html`<nav class="htabs" role="tablist" aria-label=${ctx.t("board-parts")}
          @keydown=${(/** @type {KeyboardEvent} */ e) => this.tabKey(e)}>${TABS.map((tab) => html`<button role="tab"
            class=${lit[tab] ? "legal" : ""} aria-selected=${this.tab === tab} tabindex=${this.tab === tab ? 0 : -1}
            @click=${() => this.turnTo(tab)}>${ctx.t(ctx.view.result && tab === "wonders" ? "board-tab-score"
              : `board-tab-${tab}`)}</button>`)}</nav>` : nothing}
      <div class="hboard" data-tab=${this.tab} ?data-events=${ctx.view.event || ctx.view.next_event}
        ?data-over=${ctx.view.result}>
        ${mapTemplate(this, ctx)} ${matrixTemplate(this, ctx)} ${offerTemplate(this, ctx)} ${timeTemplate(ctx)}
      </div>${this.answersMenu()}`;
  }

  afterDraw() {
    super.afterDraw();
    moveCubes(this, this.ctx.view.civs, this.lastCubes, place, this.eye.size(), this.ctx.motion);
    moveMarkers(this, this.ctx.view.civs, this.lastPlaces, CELL, this.ctx.motion);
    if (!this.eye.zoom) this.measure();
  }
}
