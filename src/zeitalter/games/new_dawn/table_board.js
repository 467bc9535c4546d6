// @ts-check
// The board: dials above, map with zoom, and beside it the wonders and victory cards. A caravan, token or barbarian
// that is to move is chosen first, then where it goes.
import { html, nothing } from "/static/vendor/lit-html/lit-html.js";
import { Eye } from "/static/board/eye.js";
import { beginningAt, glow, kindsOf, sendable, whereIs } from "./table_answers.js";
import { diceTemplate } from "./table_dice.js";
import { headTemplate } from "./table_head.js";
import { beside } from "./table_hex.js";
import { firstLay, layPanel } from "./table_lay.js";
import { mapTemplate } from "./table_map.js";
import { glide, standing } from "./table_motion.js";
import { Part } from "./table_part.js";
import { drawnAt, frame, printed, spaceName } from "./table_print.js";
import { railTemplate } from "./table_rail.js";
import { changedLay } from "./table_sites.js";

/** @typedef {import("./table_print.js").Ctx} Ctx */
/** @typedef {import("./table_print.js").Answer} Answer */

/** The message with which the mat asks to show what a card reaches. */
export const REACH = "dawn-reach";
/** How many further answers become buttons on the map. */
const FEW = 4;
/** Pixels to a unit of the map that are needed to read it, on a wide screen, on a narrow one, and while it is built. */
const LEGIBLE = 0.33;
const LEGIBLE_NARROW = 0.44;
const LEGIBLE_BUILT = 0.14;
/** Room beside a narrow map, so that no space is always under the buttons. */
const BESIDE_TOOLS = 110;

export class Board extends Part {
  constructor() {
    super();
    this.eye = new Eye(this, () => this.moving(), { legible: LEGIBLE, closest: 5, step: 160 });
    /** The part of the plane that is drawn. */
    this.box = { left: 0, top: 0, width: 1, height: 1, turn: 0 };
    /** The space with the focus, and the one the Tab key stops at. */
    this.focused = "";
    this.walked = "";
    /** The space from which something moves, and the caravan that is to go. */
    this.from = "";
    /** @type {number | null} */
    this.caravan = null;
    /** The military card whose reach is shown. */
    this.shown = "";
    /** @type {import("./table_sites.js").Lay | null} */
    this.lay = null;
    /** Whether wonders and victory cards lie over the map of a narrow screen. */
    this.railOpen = false;
    this.zoomed = 0;
    this.begun = false;
    /** The hint that was shown last. @type {Answer | null} */
    this.followed = null;
    /** @type {any} */
    this.moved = null;
    /** @type {Map<string, [number, number]> | null} */
    this.stood = null;
    this.observer = new ResizeObserver(() => this.measure());
    this.reach = (/** @type {Event} */ e) => this.show(/** @type {CustomEvent} */ (e).detail);
    this.addEventListener("lifted", (e) => this.send(Number(String(
      /** @type {CustomEvent} */ (e).detail).split(":")[1])));
  }

  connectedCallback() {
    this.observer.observe(this);
    document.addEventListener(REACH, this.reach);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.observer.disconnect();
    document.removeEventListener(REACH, this.reach);
  }

  renewed() {
    super.renewed();
    const { ctx } = this;
    const able = sendable(ctx);
    if (this.caravan !== null && !able.includes(this.caravan)) this.caravan = null;
    if (able.length === 1) [this.caravan] = able;
    if (this.from && !beginningAt(ctx, this.from).length) this.from = "";
    this.lay = firstLay(ctx);
    this.shown = "";
  }

  /** Show what a card could attack. @param {string} card */
  show(card) {
    if (this.shown === card) return;
    this.shown = card;
    this.soon();
  }

  measure() {
    if (!this._ctx) return;
    const { ctx, box } = this;
    const spaces = Object.values(ctx.view.spaces);
    const mine = spaces.filter((s) => ctx.seat !== null && (s.city === ctx.seat || s.token === ctx.seat));
    if (this.eye.measure(box, mine.map((s) => drawnAt(box, s.at[0], s.at[1])))) this.draw();
  }

  /** Another part of the map is seen: lettering only changes with the zoom. */
  moving() {
    const map = this.querySelector(".map > svg");
    if (this.zoomed !== this.eye.zoom || !map) this.soon();
    else map.setAttribute("viewBox", this.eye.window());
  }

  /** @param {string} id */
  focus_(id) {
    if (this.focused === id) return;
    this.focused = id;
    if (id) {
      this.walked = id;
      const { at } = this.ctx.view.spaces[id];
      this.eye.follow(drawnAt(this.box, at[0], at[1]));
    }
    this.soon();
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

  /** Another tile, side, turn or place. @param {Partial<import("./table_sites.js").Lay>} change */
  layAt(change) {
    if (this.lay) this.lay = changedLay(this.ctx.options, this.lay, change);
    this.draw();
  }

  /** The ghost lies under mouse or focus. @param {string} over */
  layOver(over) {
    if (!this.lay || this.lay.over === over) return;
    this.lay = { ...this.lay, over };
    this.soon();
  }

  /** @param {KeyboardEvent} e */
  key(e) {
    super.key(e);
    const at = /** @type {HTMLElement} */ (e.target);
    if (e.defaultPrevented || e.ctrlKey || e.metaKey || at.closest(".answers, input")) return;
    if (e.key === "Escape" && (this.from || this.caravan !== null || this.railOpen)) {
      this.railOpen = false;
      this.take("");
      e.stopPropagation();
    } else if (at.dataset?.space && this.walk(at.dataset.space, e.key)) {
      e.preventDefault();
      e.stopPropagation();
    } else if (at.closest(".map")) {
      this.eye.key(e);
      if (e.defaultPrevented) e.stopPropagation();
    }
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
    if (narrow && !built) box.width += BESIDE_TOOLS;
    if (box.width !== this.box.width || box.left !== this.box.left || box.top !== this.box.top) {
      this.eye.zoom = 0;
      this.stood = null;
    }
    this.box = box;
    if (!this.begun) {
      this.begun = true;
      this.renewed();
    }
    this.follow(ctx);
    return html`<div class="dboard ${this.railOpen ? "rail-open" : ""}">${headTemplate(this, ctx)}
      <div class="sheet">${mapTemplate(this, ctx)}${this.tools(ctx)}${diceTemplate(ctx)}${this.guide(ctx)}${this.ends(
        ctx)}</div>
      ${layPanel(this, ctx)}${railTemplate(this, ctx)}</div>${this.answers()}`;
  }

  /** A new hint is shown where it belongs: its tile is laid as a ghost, its caravan is chosen. @param {Ctx} ctx */
  follow(ctx) {
    if (!ctx.hint || ctx.hint === this.followed) return;
    this.followed = ctx.hint;
    if (ctx.hint[0] === "lay_tile") this.lay = firstLay(ctx);
    if (ctx.hint[0] === "send") this.caravan = Number(ctx.hint[1]);
  }

  /** @param {Ctx} ctx */
  tools(ctx) {
    const { eye } = this;
    const button = (/** @type {string} */ word, /** @type {string} */ sign, /** @type {() => void} */ click) =>
      html`<button type="button" aria-label=${ctx.t(word)} title=${ctx.t(word)} @click=${click}>${sign}</button>`;
    return html`<div class="zoom">${button("board-zoom-in", "+", () => eye.nearer(1.4))}${button("board-zoom-out",
      "−", () => eye.nearer(1 / 1.4))}${button("board-fit", "⤢", () => eye.nearer(0.01))}</div>`;
  }

  /** Buttons for answers that name nothing that could be clicked on the map, if there are few. @param {Ctx} ctx */
  ends(ctx) {
    const plain = ctx.options.filter((a) => a.length === 1 || kindsOf(ctx, String(a[0])).every((k) =>
      ["effect", "city_state", "nature"].includes(k.kind)));
    if (!plain.length || plain.length > FEW) return nothing;
    return html`<div class="ends">${plain.map((a) => html`<button type="button" class=${glow(ctx, [a])}
      data-choice=${JSON.stringify(a)} @click=${() => ctx.choose(a)}>${ctx.option(a)}</button>`)}</div>`;
  }

  /** What is chosen on the map, and what comes next. @param {Ctx} ctx */
  guide(ctx) {
    const cancel = html`<button type="button" class="quiet" @click=${() =>
      this.take("")}>${ctx.t("board-cancel")}</button>`;
    if (this.from)
      return html`<p class="chosen-now panel">${ctx.t("board-from", { space: spaceName(ctx,
        this.from) })} ${cancel}</p>`;
    const able = sendable(ctx);
    if (!able.length) return nothing;
    const each = printed(ctx).caravans;
    const steps = ctx.view.resolving?.steps ?? [];
    const left = (/** @type {number} */ n) => (steps[n % each] ?? 0) + (steps.at(-1) ?? 0);
    return html`<p class="chosen-now panel">${ctx.t(this.caravan === null ?
      "board-which-caravan" : "board-caravan-where",
      { n: this.caravan === null ? 0 : left(this.caravan) })} ${able.length < 2 ? nothing : able.map((n) =>
        html`<button type="button"
        aria-pressed=${this.caravan === n} data-caravan=${n} @click=${() => this.send(this.caravan === n ?
          null : n)}>${ctx.t(
        "board-caravan-at", { n: (n % each) + 1, where: this.place(ctx, n) })}</button>`)}</p>`;
  }

  /** Where a caravan is, in words. @param {Ctx} ctx @param {number} caravan */
  place(ctx, caravan) {
    const where = whereIs(ctx, caravan);
    return where in ctx.view.spaces ? spaceName(ctx, where) : ctx.t("board-on-card");
  }

  drawn() {
    this.zoomed = this.eye.zoom;
    if (!this.eye.zoom) this.measure();
    if (this.moved === this.ctx.view) return;
    this.moved = this.ctx.view;
    const now = standing(this);
    if (this.stood && this.ctx.motion) glide(this, this.stood, now);
    this.stood = now;
  }
}
