// The board: map with zoom and search, succession table and stacks above it, and the dock, where forms are filled in.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { leastCovering } from "../../../web/board/docking.js";
import { around, halfOf, lettered } from "../../../web/board/lettering.js";
import { withMap } from "../../../web/board/map-element.js";
import { foldButton, searchTools, zoomTools } from "../../../web/board/map-frame.js";
import { glow } from "./answers.js";
import { current, formTemplate } from "./form.js";
import { mapTemplate, short } from "./map.js";
import { CivilizationElement } from "./element.js";
import { withMoves } from "./moves.js";
import { plightTemplate } from "./plight.js";
import { citiesOf, drawing } from "./print.js";
import { shopTemplate } from "./shop.js";
import { headTemplate, tableTemplate } from "./track.js";
import { tradeOpen, tradeTemplate, trades } from "./trade.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
const AEGEAN = [1500, 1330];
const AEGEAN_ZOOM = 2.4;
const CLOSE_UP = 3.2;
const SIGHT = { legible: 0.14, closest: 9, step: 240 };
const MARGIN = 110;
/** How much wider than its area a name may be, at first and when one has come close. */
const WIDER = 1.5;
const WIDER_CLOSE = 6;
/** How far from the middle of its area a name stands, and half of the size of the signs there and on city sites. */
const BESIDE = 12.5;
const SIGN = 8;
const SITE = 5;

/** The part of the map that is played on. @param {Ctx} ctx */
function frame(ctx) {
  const closed = new Set(ctx.view.closed ?? []);
  const open = Object.keys(drawing.areas).filter((id) => drawing.areas[id].land && !closed.has(id));
  if (!closed.size || !open.length) return [0, 0, drawing.width, drawing.height];
  const all = open.map((id) => drawing.areas[id].at);
  const [xs, ys] = [all.map((p) => p[0]), all.map((p) => p[1])];
  return [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN, Math.max(...xs) + MARGIN, Math.max(...ys) + MARGIN];
}

export class Board extends withMoves(withMap(CivilizationElement, SIGHT)) {
  constructor() {
    super();
    this.tableOpen = false;
    this.dockOpen = true;
    /** The question that what can be chosen was brought into sight for. */
    this.askedFor = "";
    /** Which names have room, and for which sight that was found. */
    this.nameCache = { key: "", names: /** @type {any} */ (null), /** @type {Map<string, number[]>} */ ids: new Map() };
  }

  extent() {
    return drawing;
  }

  played() {
    return frame(this.ctx);
  }

  /** @param {string} id */
  placeOf(id) {
    return drawing.areas[id]?.at ?? null;
  }

  ownAreas() {
    const { seat, view } = this.ctx;
    if (seat === null) return [];
    return Object.keys(view.areas).filter((id) => view.areas[id].tokens?.[String(seat)]).concat(citiesOf(this.ctx, seat));
  }

  /** Tokens of a seat go from one stack to another; cities and ships stay themselves. @param {string} piece */
  alike(piece) {
    const [kind, seat] = piece.split(":");
    return kind === "tokens" ? seat : "";
  }

  letGo() {
    const some = Boolean(this.from || this.ship !== null || this.tableOpen || this.saying);
    this.tableOpen = false;
    if (some) this.take("");
    return some;
  }

  optionsChanged() {
    super.optionsChanged();
    const { question, round } = this.ctx.view;
    const key = `${round} ${question?.step} ${this.ctx.seat}`;
    if (key !== this.askedFor) Object.assign(this, { askedFor: key, mustReveal: true });
    if (this.ctx.forms.length) this.dockOpen = true;
  }

  /** A click on an own ship: it is chosen, and asks what to load or unload. @param {Event} e @param {number} ship */
  sailor(e, ship) {
    if (this.endedDrag(e)) return;
    if (this.ship === ship && !this.menu) this.board(null);
    else this.board(ship);
  }

  toggleTable() {
    this.tableOpen = !this.tableOpen;
    this.draw();
  }

  /** Look at an area. @param {string} id */
  show(id) {
    super.show(id, CLOSE_UP);
  }

  /** The names for which there is room: larger areas first, none over another or over a sign. @param {Ctx} ctx
   * @param {string[]} ids @param {number} size */
  lettering(ctx, ids, size) {
    const key = `${ctx.lang} ${size.toFixed(2)}`;
    const { names: called } = ctx.data;
    if (this.nameCache.key === key && this.nameCache.names === called) return this.nameCache.ids;
    const px = (/** @type {number[]} */ p) => p.map((v) => v / size);
    const sign = (/** @type {number[]} */ [x, y], /** @type {number} */ half) => [x - half, y - half, x + half, y + half];
    const wider = this.eye.near() ? WIDER_CLOSE : WIDER;
    /** @type {Map<string, import("../../../web/board/lettering.js").Name>} */
    const names = new Map();
    /** @type {number[][]} */
    const taken = [];
    for (const id of ids) {
      const { at, city, land, label, room } = drawing.areas[id];
      const text = short(ctx.name("area", id));
      const wide = land ? (room ?? 0) / size : Infinity;
      names.set(id, { text, room: wide, widest: wide * wider, spots: [px(label), ...around(px(at), halfOf(text), BESIDE)] });
      if (land) taken.push(sign(px(at), SIGN));
      if (city) taken.push(sign(px(city), SITE));
    }
    const found = lettered(names, taken, px([drawing.width, drawing.height]));
    for (const [id, place] of found) found.set(id, place.map((v) => v * size));
    this.nameCache = { key, names: called, ids: found };
    return found;
  }

  /** @param {Ctx} ctx */
  template(ctx) {
    return html`<div class="cboard">${headTemplate(this, ctx)}<div class="sheet">${mapTemplate(this, ctx)}
      ${this.tools(ctx)}${ctx.forms.length ? nothing : plightTemplate(ctx)}${tableTemplate(this, ctx)}
      ${this.guide(ctx)}${ctx.forms.length ? nothing :
        this.ends(ctx)}${this.dock(ctx)}</div></div>${this.answersMenu()}`;
  }

  afterDraw() {
    super.afterDraw();
    if (this.from || this.ship !== null || this.recent || this.saying)
      leastCovering(this.querySelector(".chosen-now"), this.hasAttribute("narrow") ? ["middle", "top"] : ["bottom", "top", "right", "left"],
        this.querySelectorAll(".tokens.held, .ship.held, .anchor"));
  }

  inPlay() {
    return [...this.querySelectorAll("path.legal")].map((el) => String(/** @type {SVGElement} */ (el).dataset.area));
  }

  /** Zoom and search. @param {Ctx} ctx */
  tools(ctx) {
    const aegean = () => {
      this.eye.look(AEGEAN[0], AEGEAN[1], AEGEAN_ZOOM);
      this.draw();
    };
    return html`${zoomTools(ctx, this.eye, html`<button type="button" class="wide" title=${ctx.t("board-aegean")}
      @click=${aegean}>${ctx.name("area", "aegaeis")}</button>`)}${searchTools(this, ctx, Object.keys(drawing.areas),
      (id) => ctx.name("area", id), (id) => this.show(id))}`;
  }

  /** Buttons for answers that name nothing on the table, like the end of a phase. @param {Ctx} ctx */
  ends(ctx) {
    const planned = ctx.draft.answers.length ?? 0;
    const beside = planned > 0 && this.hasAttribute("narrow");
    const plain = trades(ctx) || beside ? [] : ctx.options.filter((a) => a.length === 1);
    if (!plain.length) return nothing;
    return html`<div class="ends">${plain.map((a) => html`<button type="button" class=${glow(ctx, [a])}
      data-test=${a[0]} @click=${() => ctx.choose(a)}>${planned && a[0] === "end_moves"
        ? ctx.t("board-plan-send", { n: planned }) : ctx.option(a)}${this.price(ctx, a)}</button>`)}</div>`;
  }

  /** What an answer costs, on its button. @param {Ctx} ctx @param {import("../../../web/match/wire.d.ts").Answer} answer */
  price(ctx, answer) {
    const caution = ctx.caution?.(answer);
    return caution ? html` <small class="caution">${caution.text}</small>` : nothing;
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
    return html`<section class="over-map dock panel ${trade || verb === "buy" ? "wide" : ""} ${this.dockOpen ? "" : "shut"}"
      aria-label=${title} data-test="dock"><header><h3>${title}</h3>${foldButton(ctx, this.dockOpen, toggle)}</header>
      ${!this.dockOpen ? nothing : trade ? tradeTemplate(ctx) : verb === "buy" ? shopTemplate(ctx) : formTemplate(ctx)}
      ${this.dockOpen ? this.ends(ctx) : nothing}
    </section>`;
  }
}
