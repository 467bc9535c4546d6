// The board: dials above, map with zoom, and beside it the wonders and victory cards. A caravan, token or barbarian
// that is to move is chosen first, then where it goes.
import { html } from "../../../web/vendor/lit-html/lit-html.js";
import { withMap } from "../../../web/board/map-element.js";
import { zoomTools } from "../../../web/board/map-frame.js";
import { beginningAt, sendable } from "./answers.js";
import { dockClasses } from "./dock.js";
import { headTemplate } from "./head.js";
import { beside, hexOf } from "./hex.js";
import { firstLay, layPanel } from "./lay.js";
import { mapTemplate } from "./map.js";
import { numbersButton } from "./numbers.js";
import { overTemplate } from "./over.js";
import { DawnElement } from "./element.js";
import { namedBy, pointedAt } from "./point.js";
import { drawnAt, frame } from "./print.js";
import { railTemplate } from "./rail.js";
import { changedLay } from "./sites.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("../../../web/match/wire.d.ts").Answer} Answer */

/** The message with which the mat asks to show what a card reaches. */
export const REACH = "dawn-reach";
/** What tells that something else is pointed at. */
const POINTING = ["pointerover", "focusin"];
/** Pixels to a unit of the map that are needed to read it, on a wide screen, on a narrow one, and while it is built. */
const LEGIBLE = 0.33;
const LEGIBLE_NARROW = 0.44;
const LEGIBLE_BUILT = 0.14;
/** Room beside and below a narrow map, so that no space is always under the buttons. */
const BESIDE_TOOLS = 110;
const SIGHT = { legible: LEGIBLE, closest: 5, step: 160, around: 70 };

export class Board extends withMap(DawnElement, SIGHT) {
  constructor() {
    super();
    /** The part of the plane that is drawn. */
    this.box = { left: 0, top: 0, width: 1, height: 1, turn: 0 };
    /** The space from which something moves, and the caravan that is to go. */
    this.from = "";
    /** @type {number | null} */
    this.caravan = null;
    /** The military card whose reach is shown. */
    this.shown = "";
    /** The spaces of the answer or line that is pointed at beside the map. @type {string[]} */
    this.pointed = [];
    /** Whether every space shows its numbers. */
    this.numbers = false;
    /** @type {import("./sites.js").Lay | null} */
    this.lay = null;
    /** Whether wonders and victory cards lie over the map of a narrow screen. */
    this.railOpen = false;
    this.zoomed = 0;
    this.wasDrawn = false;
    /** The answers to the question that was asked last. */
    this.asked = "";
    /** The hint that was shown last. @type {Answer | null} */
    this.shownHint = null;
    this.reach = (/** @type {Event} */ e) => this.showReach(/** @type {CustomEvent} */ (e).detail);
    this.point = (/** @type {Event} */ e) => this.pointAt(this.filled ? pointedAt(this.ctx, e.target) : []);
    this.numbersKey = (/** @type {KeyboardEvent} */ e) => {
      const typing = e.target instanceof Element && e.target.closest("input, textarea, select");
      if (e.key === "n" && !typing && !e.ctrlKey && !e.metaKey && !e.altKey && this.filled) this.toggleNumbers();
    };
    this.addEventListener("lifted", (e) => this.send(Number(String(
      /** @type {CustomEvent} */ (e).detail).split(":")[1])));
  }

  connectedCallback() {
    super.connectedCallback();
    document.addEventListener(REACH, this.reach);
    document.addEventListener("keydown", this.numbersKey);
    for (const moved of POINTING) document.addEventListener(moved, this.point);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    document.removeEventListener(REACH, this.reach);
    document.removeEventListener("keydown", this.numbersKey);
    for (const moved of POINTING) document.removeEventListener(moved, this.point);
  }

  optionsChanged() {
    super.optionsChanged();
    const { ctx } = this;
    const able = sendable(ctx);
    if (this.caravan !== null && !able.includes(this.caravan)) this.caravan = null;
    if (able.length === 1) [this.caravan] = able;
    if (this.from && !beginningAt(ctx, this.from).length) this.from = "";
    this.lay = firstLay(ctx);
    this.shown = "";
    this.pointed = [];
    const asked = JSON.stringify(ctx.options);
    if (ctx.options.length && asked !== this.asked) {
      this.asked = asked;
      this.eye.handled = false;
    }
    this.mustReveal = !this.eye.handled;
    if (!ctx.options.some((/** @type {Answer} */ a) => a[0] === "build")) this.railOpen = false;
  }

  /** Show what a card could attack. @param {string} card */
  showReach(card) {
    if (this.shown === card) return;
    this.shown = card;
    this.drawSoon();
  }

  /** Show where something lies. @param {string[]} spaces */
  pointAt(spaces) {
    if (this.pointed.join() === spaces.join()) return;
    this.pointed = spaces;
    this.drawSoon();
  }

  /** Show the numbers of all spaces, or only of those that are spoken of. */
  toggleNumbers() {
    this.numbers = !this.numbers;
    this.draw();
  }

  extent() {
    return this.box;
  }

  /** @param {string} id */
  placeOf(id) {
    const at = this.ctx.view.spaces[id]?.at;
    return at ? drawnAt(this.box, at[0], at[1]) : null;
  }

  ownAreas() {
    const { seat, view } = this.ctx;
    if (seat === null) return [];
    return Object.keys(view.spaces).filter((id) => view.spaces[id].city === seat || view.spaces[id].token === seat);
  }

  pieceSize() {
    return 1;
  }

  inPlay() {
    return [...this.querySelectorAll("path.legal")].map((el) => String(/** @type {SVGElement} */ (el).dataset.space));
  }

  /** The spaces that the question is about: what may be chosen there, and what is attacked. @param {Ctx} ctx */
  asksAbout(ctx) {
    const fought = ctx.view.combat?.space;
    return [...new Set([...ctx.options.flatMap((a) => namedBy(ctx, a)), ...(fought ? [fought] : [])])];
  }

  letGo() {
    const some = Boolean(this.from || this.caravan !== null || this.railOpen);
    this.railOpen = false;
    if (some) this.take("");
    return some;
  }

  /** From one space to the next with the arrow keys. @param {HTMLElement} at @param {string} key */
  step(at, key) {
    return at.dataset?.space ? this.walk(at.dataset.space, key) : false;
  }

  /** Another part of the map is seen: lettering only changes with the zoom. */
  moving() {
    const map = this.querySelector(".map > svg");
    if (this.zoomed !== this.eye.zoom || !map) this.drawSoon();
    else map.setAttribute("viewBox", this.eye.window());
  }

  /** Something is to move from a space. @param {string} id */
  take(id) {
    Object.assign(this, { from: id, caravan: null, menu: null });
    this.draw();
  }

  /** A caravan is to go. @param {number | null} caravan */
  send(caravan) {
    Object.assign(this, { from: "", caravan, menu: null });
    this.draw();
  }

  /** Another tile, side, turn or place. @param {Partial<import("./sites.js").Lay>} change */
  layAt(change) {
    if (this.lay) this.lay = changedLay(this.ctx.options, this.lay, change);
    if (this.lay?.at) {
      const [q, r] = hexOf(this.lay.at);
      this.eye.follow(drawnAt(this.box, q, r));
    }
    this.draw();
  }

  /** The ghost lies under mouse or focus. @param {string} over */
  layOver(over) {
    if (!this.lay || this.lay.over === over) return;
    this.lay = { ...this.lay, over };
    this.drawSoon();
  }

  /** From one space to the next with the arrow keys: true if there is one. @param {string} id @param {string} key */
  walk(id, key) {
    const { spaces } = this.ctx.view;
    const places = new Map(Object.keys(spaces).map((other) => [spaces[other].at.join(","), other]));
    const place = beside(spaces[id].at, key, this.box.turn, (where) => places.has(where));
    const next = place === null ? null : this.querySelector(`path[data-space="${places.get(place)}"]`);
    /** @type {SVGElement | null} */ (next)?.focus({ preventScroll: true });
    return next !== null;
  }

  /** @param {Ctx} ctx */
  template(ctx) {
    const narrow = this.hasAttribute("narrow");
    const built = ctx.view.hands.some((/** @type {any[]} */ hand) => hand.length);
    this.eye.legible = built ? LEGIBLE_BUILT : narrow ? LEGIBLE_NARROW : LEGIBLE;
    const box = frame(ctx, narrow ? 1 : undefined);
    if (narrow && !built) Object.assign(box, { width: box.width + BESIDE_TOOLS,
      height: box.height + BESIDE_TOOLS });
    if (box.width !== this.box.width || box.left !== this.box.left || box.top !== this.box.top) {
      this.eye.zoom = 0;
      this.lastPlaces = null;
    }
    this.box = box;
    if (!this.wasDrawn) {
      this.wasDrawn = true;
      this.optionsChanged();
    }
    this.follow(ctx);
    return html`<div class="dboard ${this.railOpen ? "rail-open" : ""}">${headTemplate(this, ctx)}
      <div class="sheet ${dockClasses(this.eye.window(), this.places(this.asksAbout(ctx)))}">${mapTemplate(this, ctx)}${zoomTools(ctx, this.eye, numbersButton(this, ctx))}${overTemplate(this, ctx)}</div>
      ${layPanel(this, ctx)}${railTemplate(this, ctx)}</div>${this.answersMenu()}`;
  }

  /** A new hint is shown where it belongs: its tile is laid as a ghost, its caravan is chosen. @param {Ctx} ctx */
  follow(ctx) {
    if (!ctx.hint || ctx.hint === this.shownHint) return;
    this.shownHint = ctx.hint;
    if (ctx.hint[0] === "lay_tile") this.lay = firstLay(ctx);
    if (ctx.hint[0] === "send") this.caravan = Number(ctx.hint[1]);
    this.bring(namedBy(ctx, ctx.hint).slice(-1));
  }

  /** The spaces of the move that is shown. @param {Ctx} ctx @returns {string[]} */
  lastSpaces(ctx) {
    const newest = ctx.log.at(-1)?.[0];
    const last = ctx.log.filter(([entry]) => entry === newest);
    return last.flatMap(([, id, values]) => values.filter((_, i) => ctx.data.events?.[id]?.[i]?.kind === "space"));
  }

  afterDraw() {
    const fresh = this.drawnView !== this.ctx.view;
    this.zoomed = this.eye.zoom;
    super.afterDraw();
    if (fresh && this.closest(".replaying") && this.eye.zoom) this.bring(this.lastSpaces(this.ctx));
  }
}
