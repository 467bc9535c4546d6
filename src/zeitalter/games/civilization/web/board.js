// The board: map with zoom and search, succession table and stacks above it, and the dock, where forms are filled in.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { has, wordsOf } from "../../../web/talk/find.js";
import { glow, ofShip, ownShips } from "./answers.js";
import { current, formTemplate } from "./form.js";
import { Eye } from "../../../web/board/eye.js";
import { mapTemplate, short } from "./map.js";
import { glide, standing } from "./motion.js";
import { CivilizationElement } from "./element.js";
import { plightTemplate } from "./plight.js";
import { citiesOf, drawing } from "./print.js";
import { shopTemplate } from "./shop.js";
import { headTemplate, tableTemplate } from "./track.js";
import { tradeOpen, tradeTemplate, trades } from "./trade.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("../../../web/match/wire.d.ts").Answer} Answer */

const AEGEAN = [1500, 1330];
const AEGEAN_ZOOM = 2.4;
const LETTER = 6.3;
const FOUND = 8;
const MARGIN = 110;
/** How much wider than its area a name may be, at first and when one has come close. */
const WIDER = 1.5;
const WIDER_CLOSE = 6;

/** The part of the map that is played on. @param {Ctx} ctx */
function frame(ctx) {
  const closed = new Set(ctx.view.closed ?? []);
  const open = Object.keys(drawing.areas).filter((id) => drawing.areas[id].land && !closed.has(id));
  if (!closed.size || !open.length) return [0, 0, drawing.width, drawing.height];
  const all = open.map((id) => drawing.areas[id].at);
  const [xs, ys] = [all.map((p) => p[0]), all.map((p) => p[1])];
  return [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN, Math.max(...xs) + MARGIN, Math.max(...ys) + MARGIN];
}

export class Board extends CivilizationElement {
  constructor() {
    super();
    this.eye = new Eye(this, () => this.drawSoon(), { legible: 0.14, closest: 9, step: 240 });
    /** The area with the focus, and the one the Tab key stops at. */
    this.focused = "";
    this.walked = "";
    /** The area whose tokens are to move. */
    this.from = "";
    /** The own ship that is to sail. @type {number | null} */
    this.ship = null;
    this.tableOpen = false;
    this.dockOpen = true;
    this.query = "";
    /** The view that was drawn last, and where its pieces stood. @type {any} */
    this.drawnView = null;
    /** @type {Map<string, import("./motion.js").Drawn> | null} */
    this.lastPlaces = null;
    /** Which names have room, and for which sight that was found. */
    this.nameCache = { key: "", /** @type {Map<string, number[]>} */ ids: new Map() };
    this.observer = new ResizeObserver(() => this.measure());
    this.addEventListener("lifted", (e) => this.lifted(/** @type {CustomEvent} */ (e).detail));
  }

  /** A stack or a ship is being dragged: show where it may go. @param {string} what */
  lifted(what) {
    const [kind, id] = what.split(":");
    if (kind === "tokens") this.take(id);
    else this.board(Number(id));
  }

  connectedCallback() {
    this.observer.observe(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.observer.disconnect();
  }

  optionsChanged() {
    super.optionsChanged();
    const { ctx } = this;
    this.from = "";
    if (this.ship !== null && !ofShip(ctx, this.ship).length) this.ship = null;
    if (ctx.forms.length) this.dockOpen = true;
  }

  measure() {
    if (!drawing || !this.filled) return;
    const { ctx } = this;
    const mine = ctx.seat === null ? [] : Object.keys(ctx.view.areas).filter((id) =>
      ctx.view.areas[id].tokens?.[String(ctx.seat)]).concat(citiesOf(ctx, ctx.seat));
    if (this.eye.measure(drawing, mine.map((id) => drawing.areas[id].at), frame(ctx))) this.draw();
  }

  /** @param {string} id */
  focusArea(id) {
    if (this.focused === id) return;
    this.focused = id;
    if (id) {
      this.walked = id;
      this.eye.follow(drawing.areas[id].at);
    }
    this.drawSoon();
  }

  /** Tokens of an area are to move. @param {string} id */
  take(id) {
    Object.assign(this, { from: id, ship: null, menu: null });
    this.draw();
  }

  /** A ship is to sail. @param {number | null} ship */
  board(ship) {
    Object.assign(this, { from: "", ship, menu: null });
    this.draw();
  }

  /** A click on an own ship: it is chosen, and asks what to load or unload. @param {Event} e @param {number} ship */
  sailor(e, ship) {
    if (this.eye.dragged && e.type === "click") {
      this.eye.dragged = false;
      return;
    }
    if (this.ship === ship && !this.menu) this.board(null);
    else this.board(ship);
  }

  toggleTable() {
    this.tableOpen = !this.tableOpen;
    this.draw();
  }

  /** Look at an area. @param {string} id */
  show(id) {
    const [x, y] = drawing.areas[id].at;
    this.eye.look(x, y, Math.max(this.eye.zoom, 3.2));
    Object.assign(this, { query: "", walked: id });
    this.draw();
    const found = /** @type {SVGElement | null} */ (this.querySelector(`path[data-area="${id}"]`));
    found?.focus({ preventScroll: true });
    this.focused = id;
    this.draw();
  }

  /** @param {KeyboardEvent} e */
  key(e) {
    super.key(e);
    const at = /** @type {HTMLElement} */ (e.target);
    if (e.defaultPrevented || e.ctrlKey || e.metaKey || at.closest(".answers, .dock, input")) return;
    if (e.key === "Escape" && (this.from || this.ship !== null || this.tableOpen)) {
      this.tableOpen = false;
      this.take("");
      e.stopPropagation();
    } else if (at.closest(".map")) {
      this.eye.key(e);
      if (e.defaultPrevented) e.stopPropagation();
    }
  }

  /** The names for which there is room: larger areas first, none over another or over a sign. @param {Ctx} ctx
   * @param {string[]} ids @param {number} size */
  lettering(ctx, ids, size) {
    const key = `${ctx.lang} ${size.toFixed(2)}`;
    if (this.nameCache.key === key) return this.nameCache.ids;
    /** @type {number[][]} */
    const taken = ids.flatMap((id) => {
      const { at, city, land } = drawing.areas[id];
      const boxes = land ? [[at[0] / size - 8, at[1] / size - 8, at[0] / size + 8, at[1] / size + 8]] : [];
      if (city) boxes.push([city[0] / size - 5, city[1] / size - 5, city[0] / size + 5, city[1] / size + 5]);
      return boxes;
    });
    const wider = this.eye.near() ? WIDER_CLOSE : WIDER;
    /** @type {Map<string, number[]>} */
    const found = new Map();
    const room = (/** @type {string} */ id) => (drawing.areas[id].land ? (drawing.areas[id].room ?? 0) / size : 9999);
    for (const id of [...ids].sort((a, b) => room(b) - room(a))) {
      const half = (short(ctx.name("area", id)).length * LETTER) / 2;
      if (half > room(id) * wider) continue;
      const [x, y] = drawing.areas[id].label.map((/** @type {number} */ v) => v / size);
      const [ax, ay] = drawing.areas[id].at.map((/** @type {number} */ v) => v / size);
      const place = [[x, y], [ax, ay + 15], [ax, ay - 15], [ax - half - 10, ay], [ax + half + 10, ay]].find(([px,
        py]) => {
        const box = [px - half, py - 6, px + half, py + 6];
        return !taken.some((b) => b[0] < box[2] && b[2] > box[0] && b[1] < box[3] && b[3] > box[1]);
      });
      if (!place) continue;
      const px = Math.max(half, Math.min(drawing.width / size - half, place[0]));
      taken.push([px - half, place[1] - 6, px + half, place[1] + 6]);
      found.set(id, [px * size, place[1] * size]);
    }
    this.nameCache = { key, ids: found };
    return found;
  }

  /** @param {Ctx} ctx */
  template(ctx) {
    return html`<div class="cboard">${headTemplate(this, ctx)}<div class="sheet">${mapTemplate(this, ctx)}
      ${this.tools(ctx)}${ctx.forms.length ? nothing : plightTemplate(ctx)}${tableTemplate(this, ctx)}
      ${this.guide(ctx)}${ctx.forms.length ? nothing :
        this.ends(ctx)}${this.dock(ctx)}</div></div>${this.answersMenu()}`;
  }

  /** Zoom and search. @param {Ctx} ctx */
  tools(ctx) {
    const { eye } = this;
    const button = (/** @type {string} */ word, /** @type {string} */ sign, /** @type {() => void} */ click) =>
      html`<button
      type="button" aria-label=${ctx.t(word)} title=${ctx.t(word)} @click=${click}>${sign}</button>`;
    const words = wordsOf(this.query);
    const found = words.length ? Object.keys(drawing.areas).filter((id) => has(ctx.name("area", id), words)) : [];
    const search = (/** @type {any} */ e) => {
      this.query = e.target.value;
      this.draw();
    };
    const enter = (/** @type {KeyboardEvent} */ e) => e.key === "Enter" && found.length && this.show(found[0]);
    return html`<div class="zoom">${button("board-zoom-in", "+", () => eye.nearer(1.5))}${button("board-zoom-out", "−",
        () => eye.nearer(1 / 1.5))}${button("board-fit", "⤢", () => eye.nearer(0.01))}<button type="button" class="wide"
        title=${ctx.t("board-aegean")} @click=${() => {
          eye.look(AEGEAN[0], AEGEAN[1], AEGEAN_ZOOM);
          this.draw();
        }}>${ctx.name("area", "aegaeis")}</button></div>
      <div class="search"><input type="search" placeholder=${ctx.t("board-search")} aria-label=${ctx.t("board-search")}
        .value=${this.query} @input=${search} @keydown=${enter}>${found.length ? html`<ul class="panel">${found.slice(0,
          FOUND).map((id) => html`<li><button type="button" @click=${() => this.show(id)}>${ctx.name("area",
            id)}</button></li>`)}</ul>` : nothing}</div>`;
  }

  /** Buttons for answers that name nothing on the table, like the end of a phase. @param {Ctx} ctx */
  ends(ctx) {
    const planned = ctx.draft.answers.length ?? 0;
    const beside = planned > 0 && this.hasAttribute("narrow");
    const plain = trades(ctx) || beside ? [] : ctx.options.filter((a) => a.length === 1);
    if (!plain.length) return nothing;
    return html`<div class="ends">${plain.map((a) => html`<button type="button" class=${glow(ctx, [a])}
      data-test=${a[0]} @click=${() => ctx.choose(a)}>${planned && a[0] === "end_moves"
        ? ctx.t("board-plan-send", { n: planned }) : ctx.option(a)}</button>`)}</div>`;
  }

  /** What is chosen on the map, and what can be done with it. @param {Ctx} ctx */
  guide(ctx) {
    if (this.from)
      return html`<p class="chosen-now panel">${ctx.t("board-move-from", { area: ctx.name("area", this.from) })}
        <button type="button" class="quiet" @click=${() => this.take("")}>${ctx.t("board-cancel")}</button></p>`;
    if (this.ship === null) return nothing;
    const ship = ownShips(ctx)[this.ship];
    const answers = ofShip(ctx, this.ship);
    const loads = answers.filter((a) => a[0] === "load");
    const unloads = answers.filter((a) => a[0] === "unload");
    const some = (/** @type {string} */ word, /** @type {Answer[]} */ all) => all.length ? html`<button type="button"
      data-test=${word} @click=${(/** @type {Event} */ e) => this.act(e, all)}>${ctx.t(`board-${word}`)}</button>` :
        nothing;
    return html`<p class="chosen-now panel">${ctx.t("board-ship-at", { coast: ctx.name("coast", ship?.coast), n:
      ship?.aboard
      ?? 0, left: ship?.left ?? 0 })} ${some("load", loads)}${some("unload", unloads)}
      <button type="button" class="quiet" @click=${() => this.board(null)}>${ctx.t("board-cancel")}</button></p>`;
  }

  /** Where forms are filled in. @param {Ctx} ctx */
  dock(ctx) {
    const trade = tradeOpen(ctx);
    const verb = ctx.forms.length ? current(ctx)?.form.verb : "";
    if (!trade && !verb) return nothing;
    const title = trade ? ctx.t("board-trade") : ctx.t(`form-${verb}`);
    const toggle = () => {
      this.dockOpen = !this.dockOpen;
      this.draw();
    };
    return html`<section class="dock panel ${trade || verb === "buy" ? "wide" : ""} ${this.dockOpen ? "" : "shut"}"
      aria-label=${title} data-test="dock"><header><h3>${title}</h3><button type="button" class="quiet"
        aria-expanded=${this.dockOpen} aria-label=${ctx.t(this.dockOpen ? "board-dock-close" : "board-dock-open")}
        @click=${toggle}>${this.dockOpen ? "▾" : "▴"}</button></header>
      ${!this.dockOpen ? nothing : trade ? tradeTemplate(ctx) : verb === "buy" ? shopTemplate(ctx) : formTemplate(ctx)}
      ${this.dockOpen ? this.ends(ctx) : nothing}
    </section>`;
  }

  afterDraw() {
    if (!this.eye.zoom) this.measure();
    if (this.drawnView === this.ctx.view) return;
    this.drawnView = this.ctx.view;
    const now = standing(this);
    if (this.lastPlaces && this.ctx.motion) glide(this, this.lastPlaces, now, this.eye.size());
    this.lastPlaces = now;
  }
}
