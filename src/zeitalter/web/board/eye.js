// Which part of the map is seen: zoom and pan by wheel, buttons, dragging, two fingers and keys. Lettering and pieces
// grow more slowly than the map; on a small screen the first sight is the own pieces and what can be chosen.

const CLOSE = 1.5;
const NUDGE = 5;
/** Pixels around places that are brought into sight together. */
const AROUND = 22;

export class Eye {
  /** @param {HTMLElement} root @param {() => void} changed @param {{legible: number, closest: number, step: number}} map
   * pixels per unit of the map that its lettering needs, the closest zoom, and how far an arrow key moves */
  constructor(root, changed, { legible, closest, step }) {
    this.root = root;
    this.changed = changed;
    this.legible = legible;
    this.closest = closest;
    this.step = step;
    this.width = 1;
    this.height = 1;
    /** Pixels per unit when the whole map is seen. */
    this.scale = 0.3;
    this.x = 0;
    this.y = 0;
    this.zoom = 0;
    /** Whether the person chose this view, and whether since the question on the table was asked. */
    this.chosen = false;
    this.handled = false;
    /** @type {Map<number, {x: number, y: number}>} */
    this.fingers = new Map();
    this.dragged = false;
    /** What pointed at the map last: a mouse, a pen, or a finger (touch). */
    this.pointer = "";
  }

  /** The size of the window has changed: true if there is something new to draw. A view that the person chose stays:
   * the whole map whole, a part of it as large as it was; any other shows again what matters.
   * @param {{width: number, height: number}} map @param {number[][]} own the places that matter: own pieces, what can be chosen
   * @param {number[]} frame the part of the map that is played on: left, top, right, bottom */
  measure(map, own, frame = [0, 0, map.width, map.height]) {
    const box = this.root.querySelector(".map")?.getBoundingClientRect();
    if (!box?.width) return false;
    this.width = map.width;
    this.height = map.height;
    const scale = Math.min(box.width / map.width, box.height / map.height);
    if (Math.abs(scale - this.scale) < 0.001 && this.zoom) {
      const was = this.window();
      this.look(this.x, this.y, this.zoom);
      return this.window() !== was;
    }
    const grown = this.scale / scale;
    this.scale = scale;
    if (this.zoom && this.chosen) this.look(this.x, this.y, this.zoom > 1 ? this.zoom * grown : 1);
    else this.home(frame, own);
    return true;
  }

  /** The zoom at which lettering is legible. */
  least() {
    return Math.max(1, this.legible / this.scale);
  }

  /** Whether one has come so close that there is room for more. */
  near() {
    return this.zoom > this.least() * CLOSE;
  }

  /** Units of the map per pixel of lettering and pieces. */
  size() {
    const zoom = this.zoom || 1;
    return Math.max(0.85, Math.sqrt(zoom / this.least())) / (this.scale * zoom);
  }

  /** The first sight: what is played on, or if that is too small to read, all places that matter: the own pieces and what can be
   * chosen, as near as they can be seen together. @param {number[]} frame @param {number[][]} places */
  home([left, top, right, bottom], places) {
    this.chosen = false;
    const box = this.root.querySelector(".map")?.getBoundingClientRect();
    const fit = (/** @type {number} */ width, /** @type {number} */ height) => (box
      ? Math.min(box.width / Math.max(1, width), box.height / Math.max(1, height)) / this.scale : 1);
    const whole = fit(right - left, bottom - top);
    if (whole >= this.least() * 0.95 || !places.length)
      return this.look((left + right) / 2, (top + bottom) / 2, Math.max(whole, this.least()));
    const edge = (/** @type {0 | 1} */ k) => [Math.min(...places.map((p) => p[k])), Math.max(...places.map((p) => p[k]))];
    const [[west, east], [north, south]] = [edge(0), edge(1)];
    const room = (2 * AROUND) / (this.scale * this.least());
    const together = fit(east - west + room, south - north + room);
    this.look((west + east) / 2, (north + south) / 2, Math.max(whole, Math.min(this.least(), together)));
  }

  /** @param {number} x @param {number} y @param {number} zoom */
  look(x, y, zoom) {
    const z = Math.min(this.closest, Math.max(1, zoom));
    const box = this.root.querySelector(".map")?.getBoundingClientRect();
    const [w, h] = box?.width ? [box.width / this.scale, box.height / this.scale] : [this.width, this.height];
    const keep = (/** @type {number} */ v, /** @type {number} */ half, /** @type {number} */ all) =>
      half * 2 >= all ? all / 2 : Math.min(all - half, Math.max(half, v));
    this.x = keep(x, w / z / 2, this.width);
    this.y = keep(y, h / z / 2, this.height);
    this.zoom = z;
  }

  /** What the drawing shows: its `viewBox`. */
  window() {
    const zoom = this.zoom || 1;
    const [x, y] = this.zoom ? [this.x, this.y] : [this.width / 2, this.height / 2];
    return [x - this.width / zoom / 2, y - this.height / zoom / 2, this.width / zoom, this.height / zoom].join(" ");
  }

  /** @param {number} factor @param {{x: number, y: number}} [at] in pixels of the screen */
  nearer(factor, at) {
    this.chosen = this.handled = true;
    const box = this.root.querySelector(".map svg")?.getBoundingClientRect();
    const next = Math.min(this.closest, Math.max(1, this.zoom * factor));
    const px = this.scale * this.zoom;
    const [dx, dy] = at && box
      ? [(at.x - box.left - box.width / 2) / px, (at.y - box.top - box.height / 2) / px] : [0, 0];
    this.look(this.x + dx * (1 - this.zoom / next), this.y + dy * (1 - this.zoom / next), next);
    this.changed();
  }

  /** @param {number} dx @param {number} dy */
  pan(dx, dy) {
    this.chosen = this.handled = true;
    this.look(this.x + dx, this.y + dy, this.zoom);
    this.changed();
  }

  /** Bring a place into sight. @param {number[]} at */
  follow(at) {
    const [left, top, width, height] = this.window().split(" ").map(Number);
    const inside = at[0] > left && at[0] < left + width && at[1] > top && at[1] < top + height;
    if (inside || this.zoom <= 1) return;
    this.look(at[0], at[1], this.zoom);
    this.changed();
  }

  /** Move no farther than needed to see several places with some room around them: false if they do not fit.
   * @param {number[][]} places @param {number} room */
  gather(places, room) {
    const box = this.root.querySelector(".map")?.getBoundingClientRect();
    if (!box?.width || !this.zoom) return false;
    const px = this.scale * this.zoom;
    const fit = (/** @type {0 | 1} */ k, /** @type {number} */ now, /** @type {number} */ half) => {
      const all = places.map((p) => p[k]);
      const [from, to] = [Math.max(...all) + room - half, Math.min(...all) - room + half];
      return from > to ? null : Math.min(to, Math.max(from, now));
    };
    const x = fit(0, this.x, box.width / px / 2);
    const y = fit(1, this.y, box.height / px / 2);
    if (x === null || y === null) return false;
    this.look(x, y, this.zoom);
    return true;
  }

  /** A key was pressed on the map. @param {KeyboardEvent} e */
  key(e) {
    const step = this.step / this.zoom;
    const moves = /** @type {Record<string, () => void>} */ ({
      "+": () => this.nearer(1.4), "-": () => this.nearer(1 / 1.4), "0": () => this.nearer(0.01),
      ArrowLeft: () => this.pan(-step, 0), ArrowRight: () => this.pan(step, 0),
      ArrowUp: () => this.pan(0, -step), ArrowDown: () => this.pan(0, step),
    });
    if (!moves[e.key] || (e.key.startsWith("Arrow") && this.zoom <= 1)) return;
    e.preventDefault();
    moves[e.key]();
  }

  /** @param {WheelEvent} e */
  wheel(e) {
    e.preventDefault();
    this.nearer(Math.exp(-e.deltaY / 400), { x: e.clientX, y: e.clientY });
  }

  /** @param {PointerEvent} e */
  touch(e) {
    if (e.button || e.shiftKey) return;
    this.pointer = e.pointerType;
    if (!this.fingers.size) this.dragged = false;
    if (e.pointerType !== "touch" && /** @type {Element} */ (e.target).closest("[data-drag]")) return;
    this.fingers.set(e.pointerId, { x: e.clientX, y: e.clientY });
  }

  /** @param {PointerEvent} e */
  drag(e) {
    const was = this.fingers.get(e.pointerId);
    if (!was) return;
    const now = { x: e.clientX, y: e.clientY };
    const other = [...this.fingers].find(([id]) => id !== e.pointerId)?.[1];
    if (!this.dragged && !other && Math.hypot(now.x - was.x, now.y - was.y) < NUDGE) return;
    this.dragged = true;
    const map = /** @type {HTMLElement} */ (e.currentTarget);
    if (!map.hasPointerCapture(e.pointerId)) map.setPointerCapture(e.pointerId);
    this.fingers.set(e.pointerId, now);
    if (other) {
      const before = Math.max(1, Math.hypot(was.x - other.x, was.y - other.y));
      this.nearer(Math.hypot(now.x - other.x, now.y - other.y) / before,
        { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    } else {
      const px = this.scale * this.zoom;
      this.pan((was.x - now.x) / px, (was.y - now.y) / px);
    }
  }

  /** @param {PointerEvent} e */
  lift(e) {
    this.fingers.delete(e.pointerId);
  }
}
