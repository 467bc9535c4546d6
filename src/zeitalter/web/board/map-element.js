// A board with a map: which part of it is seen, the area that keys have walked to, what is searched for, and pieces that glide.
import { asked } from "./answers.js";
import { makeRoom } from "./docking.js";
import { Eye } from "./eye.js";
import { glide, standing } from "./motion.js";

/** @typedef {import("./board-element.js").BoardElement} BoardElement */

/** What lies farther from the middle of the window, in parts of it, is not well in sight. */
const MIDST = 0.44;
/** How far beside a thing a finger may touch, in pixels: nearer first, in so many directions. */
const BESIDE = [7, 14];
const DIRECTIONS = 8;
/** Where keys are for what lies over the map. */
const OVER = ".answers, .dock, .scene, input, select";

/** An element of a game's table with a map. @template {new (...args: any[]) => BoardElement} T @param {T} Base
 * @param {{legible: number, closest: number, step: number, around?: number}} sight see `Eye`, and the room around areas that
 * are brought into sight */
export function withMap(Base, sight) {
  return class extends Base {
    /** @param {...any} args */
    constructor(...args) {
      super(...args);
      this.eye = new Eye(this, () => this.moving(), sight);
      /** The area with the focus, and the one the Tab key stops at. */
      this.focused = "";
      this.walked = "";
      this.query = "";
      /** Whether what may be chosen now has to be brought into sight. */
      this.mustReveal = false;
      /** The view that was drawn last, and where its pieces stood. @type {any} */
      this.drawnView = null;
      /** @type {Map<string, import("./motion.js").Drawn> | null} */
      this.lastPlaces = null;
      this.observer = new ResizeObserver(() => this.measure());
    }

    // -- what a game says of its map

    /** How large the map is; null until it is loaded. @returns {{width: number, height: number} | null} */
    extent() {
      return null;
    }

    /** The part of the map that is played on: left, top, right, bottom. @returns {number[] | undefined} */
    played() {
      return undefined;
    }

    /** Where an area lies; null if it does not. @param {string} _id @returns {number[] | null} */
    placeOf(_id) {
      return null;
    }

    /** The areas with own pieces. @returns {string[]} */
    ownAreas() {
      return [];
    }

    /** What is the same for stacks between which pieces go; empty for a piece of its own. @param {string} _piece */
    alike(_piece) {
      return "";
    }

    /** Units of the map to a pixel of a piece. */
    pieceSize() {
      return this.eye.size();
    }

    /** The areas that should be seen now. @returns {string[]} */
    inPlay() {
      return [];
    }

    /** The panel that asks about what lies on the map, and must not cover it; null if there is none.
     * @returns {HTMLElement | null} */
    asking() {
      if (!this.ctx.forms.length) return null;
      const dock = /** @type {HTMLElement | null} */ (this.querySelector(".dock:not(.shut):not(.wide)"));
      return dock && this.inPlay().length ? dock : null;
    }

    /** Let go of what is chosen or open: true if there was something. */
    letGo() {
      return false;
    }

    /** A key was pressed on a thing: true if it meant something. @param {HTMLElement} _at @param {string} _key */
    step(_at, _key) {
      return false;
    }

    // -- what is the same for all maps

    connectedCallback() {
      this.observer.observe(this);
    }

    disconnectedCallback() {
      super.disconnectedCallback();
      this.observer.disconnect();
    }

    /** Another part of the map is seen. */
    moving() {
      this.drawSoon();
    }

    measure() {
      const map = this.filled && this.extent();
      const seen = [...this.ownAreas(), ...this.inPlay()];
      if (map && this.eye.measure(map, this.places(seen), this.played())) this.draw();
    }

    /** Where areas lie. @param {string[]} ids */
    places(ids) {
      return ids.flatMap((id) => {
        const at = this.placeOf(id);
        return at ? [at] : [];
      });
    }

    /** @param {string} id */
    focusArea(id) {
      if (this.focused === id) return;
      this.focused = id;
      const at = this.placeOf(id);
      if (at) {
        this.walked = id;
        this.eye.follow(at);
      }
      this.drawSoon();
    }

    /** Look at an area. @param {string} id @param {number} near */
    show(id, near) {
      const at = this.placeOf(id);
      if (!at) return;
      this.eye.look(at[0], at[1], Math.max(this.eye.zoom, near));
      Object.assign(this, { query: "", walked: id });
      this.draw();
      const found = /** @type {SVGElement | null} */ (this.querySelector(`path[data-area="${id}"]`));
      found?.focus({ preventScroll: true });
      this.focused = id;
      this.draw();
    }

    /** Bring areas into sight: all of them if they fit, and otherwise one if none is seen. @param {string[]} ids */
    bring(ids) {
      const places = this.places(ids);
      if (!places.length || this.eye.zoom <= 1) return;
      const was = this.eye.window();
      const [left, top, width, height] = was.split(" ").map(Number);
      const seen = (/** @type {number[]} */ [x, y]) => Math.abs(x - left - width / 2) < width * MIDST
        && Math.abs(y - top - height / 2) < height * MIDST;
      if (!this.eye.gather(places, sight.around ?? 0) && !places.some(seen))
        this.eye.look(places[0][0], places[0][1], this.eye.zoom);
      if (this.eye.window() !== was) this.drawSoon();
    }

    /** Whether a click on the map only ended a drag of it; it means nothing then. @param {Event} e */
    endedDrag(e) {
      if (!this.eye.dragged || e.type !== "click") return false;
      this.eye.dragged = false;
      return true;
    }

    /** The area that is meant by a click: a finger may touch a little beside what can be chosen. @param {Event} e
     * @param {string} id */
    aimed(e, id) {
      if (!(e instanceof MouseEvent) || this.eye.pointer !== "touch" || !e.clientX) return id;
      const there = (/** @type {number} */ x, /** @type {number} */ y) => document.elementsFromPoint(x, y)
        .map((el) => el.closest("path.legal")).find((el) => el && this.contains(el))?.getAttribute("data-area");
      const hit = there(e.clientX, e.clientY);
      if (hit) return id;
      for (const far of BESIDE)
        for (let i = 0; i < DIRECTIONS; i++) {
          const turn = (2 * Math.PI * i) / DIRECTIONS;
          const found = there(e.clientX + far * Math.cos(turn), e.clientY + far * Math.sin(turn));
          if (found) return found;
        }
      return id;
    }

    /** A click on an area that nothing can be done with: why not, or what it is. @param {string} kind @param {string} id
     * @param {import("../match/wire.d.ts").Answer | null} meant what one could mean by it */
    dark(kind, id, meant) {
      if (meant && asked(this.ctx)) this.ctx.ask(meant);
      else this.ctx.inspect(kind, id);
    }

    /** @param {KeyboardEvent} e */
    key(e) {
      super.key(e);
      const at = /** @type {HTMLElement} */ (e.target);
      if (e.defaultPrevented || e.ctrlKey || e.metaKey || at.closest(OVER)) return;
      if (e.key === "Escape" && this.letGo()) e.stopPropagation();
      else if (this.step(at, e.key)) {
        e.preventDefault();
        e.stopPropagation();
      } else if (at.closest(".map")) {
        this.eye.key(e);
        if (e.defaultPrevented) e.stopPropagation();
      }
    }

    afterDraw() {
      if (makeRoom(this.querySelector(".sheet"), this.asking())) {
        if (!this.eye.chosen) this.eye.zoom = 0;
        this.measure();
      }
      if (!this.eye.zoom) this.measure();
      if (this.mustReveal && this.eye.zoom) {
        this.mustReveal = false;
        this.bring(this.inPlay());
      }
      if (this.drawnView === this.ctx.view) return;
      this.drawnView = this.ctx.view;
      const now = standing(this);
      if (this.lastPlaces && this.ctx.motion)
        glide(this, this.lastPlaces, now, (piece) => this.alike(piece), this.pieceSize());
      this.lastPlaces = now;
    }
  };
}
