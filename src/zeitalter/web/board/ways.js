// Ways: arrows over the board from where pieces of others came to where they went, in the colour and with the shape of
// their party. The layer lies over whatever the game draws, follows it through zoom and pan by looking where the elements
// with the `data-thing`s of a way are, and never catches the pointer. Of several such elements the smallest counts.
import { SHAPES } from "../base/colors.js";

/** @typedef {import("./game-table.d.ts").Way} Way */
/** @typedef {import("./game-table.d.ts").PartyStyle} PartyStyle */
/** A way as it is drawn: several that are alike are one. @typedef {Way & {key: string, times: number}} Drawn */
/** @typedef {[x: number, y: number]} Point */

const SVG = "http://www.w3.org/2000/svg";
/** The most arrows at once, the newest; more would hide the map. */
const MOST = 40;
/** How far an arrow bends, in parts of its length, and how far from the middle of a thing it begins and ends, in pixels. */
const BEND = 0.16;
const GAP = 9;
const HEAD = 11;
const FADE = 500;
/** How finely a point inside a shape is looked for; odd, so that the middle is tried first. */
const GRID = 7;

/** Ways that are alike are drawn as one; of too many the newest stay. @param {Way[]} ways @returns {Drawn[]} */
export function bundled(ways) {
  /** @type {Map<string, Drawn>} */
  const found = new Map();
  for (const way of ways) {
    if (way.from === way.to) continue;
    const key = `${way.party}|${way.from}|${way.to}`;
    const was = found.get(key);
    found.delete(key);
    found.set(key, { ...way, key, times: (was?.times ?? 0) + 1 });
  }
  return [...found.values()].slice(-MOST);
}

/** The curve of an arrow and its head; null where it would be too short to see. @param {Point} from @param {Point} to
 * @returns {{line: string, head: string, middle: Point} | null} */
export function arrow([x1, y1], [x2, y2]) {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length < GAP * 2 + HEAD) return null;
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const bend = Math.min(length * BEND, 60);
  const [cx, cy] = [(x1 + x2) / 2 + uy * bend, (y1 + y2) / 2 - ux * bend];
  const reach = Math.hypot(x2 - cx, y2 - cy);
  const [hx, hy] = [(x2 - cx) / reach, (y2 - cy) / reach];
  const tip = [x2 - hx * GAP, y2 - hy * GAP];
  const neck = [tip[0] - hx * HEAD, tip[1] - hy * HEAD];
  const wing = HEAD * 0.55;
  const n = (/** @type {number} */ v) => v.toFixed(1);
  return {
    line: `M${n(x1)} ${n(y1)}Q${n(cx)} ${n(cy)} ${n(neck[0])} ${n(neck[1])}`,
    head: `M${n(tip[0])} ${n(tip[1])}L${n(neck[0] - hy * wing)} ${n(neck[1] + hx * wing)}L${n(neck[0] + hy * wing)} ${n(neck[1] - hx * wing)}z`,
    middle: [(x1 + 2 * cx + x2) / 4, (y1 + 2 * cy + y2) / 4],
  };
}

/** The middles of shapes that were looked for, in their own units. @type {WeakMap<Element, {d: string | null, at: Point}>} */
const middles = new WeakMap();

/** Where the middle of an element is on the screen: of a shape a point that lies in it. @param {Element} el
 * @returns {Point} */
function middle(el) {
  const matrix = el instanceof SVGGeometryElement ? el.getScreenCTM() : null;
  if (!(el instanceof SVGGeometryElement) || !matrix) {
    const { left, top, width, height } = el.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  }
  const d = el.getAttribute("d");
  const known = middles.get(el);
  const at = known?.d === d ? known.at : inside(el);
  middles.set(el, { d, at });
  const { x, y } = new DOMPoint(...at).matrixTransform(matrix);
  return [x, y];
}

/** A point in a shape, as near to the middle of its box as there is one in a coarse grid. @param {SVGGeometryElement} el
 * @returns {Point} */
function inside(el) {
  const { x, y, width, height } = el.getBBox();
  const far = (/** @type {Point} */ [u, v]) => Math.hypot(u - x - width / 2, v - y - height / 2);
  /** @type {Point[]} */
  const grid = Array.from({ length: GRID * GRID }, (_, i) =>
    [x + (width * ((i % GRID) + 0.5)) / GRID, y + (height * (Math.floor(i / GRID) + 0.5)) / GRID]);
  grid.sort((a, b) => far(a) - far(b));
  return grid.find(([u, v]) => el.isPointInFill(new DOMPoint(u, v))) ?? grid[0];
}

/** @param {string} name @param {Record<string, string>} attributes @param {Element} [parent] */
function add(name, attributes, parent) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  parent?.append(made);
  return made;
}

/** The layer over a board. */
class WayLayer extends HTMLElement {
  #svg = add("svg", { "aria-hidden": "true" });
  /** @type {Drawn[]} */
  #ways = [];
  /** @type {PartyStyle[]} */
  #styles = [];
  /** @type {Map<string, Element>} */
  #groups = new Map();
  #due = false;
  #drawn = "";
  #observer = new MutationObserver(() => this.#soon());
  #sizes = new ResizeObserver(() => this.#soon());
  #scrolled = () => this.#soon();

  connectedCallback() {
    this.append(this.#svg);
    const board = this.parentElement;
    if (!board) return;
    const attributeFilter = ["viewBox", "transform", "data-thing"];
    this.#observer.observe(board, { subtree: true, childList: true, attributes: true, attributeFilter });
    this.#sizes.observe(board);
    board.addEventListener("scroll", this.#scrolled, { capture: true, passive: true });
  }

  disconnectedCallback() {
    this.#observer.disconnect();
    this.#sizes.disconnect();
    this.parentElement?.removeEventListener("scroll", this.#scrolled, { capture: true });
  }

  /** What is to be drawn. @param {{ways: Way[], styles: PartyStyle[]}} what */
  set shown({ ways, styles }) {
    this.#ways = bundled(ways);
    this.#styles = styles;
    this.#soon();
  }

  /** Look once before the next frame, however often it is asked for; without ways there is nothing to look for. */
  #soon() {
    if (!this.#ways.length && !this.#groups.size) return;
    if (this.#due) return;
    this.#due = true;
    requestAnimationFrame(() => {
      this.#due = false;
      this.#place();
    });
  }

  /** The element that stands for a thing: the smallest that is seen. @param {string} thing @returns {Element | null} */
  #find(thing) {
    const all = [...(this.parentElement?.querySelectorAll(`[data-thing~="${CSS.escape(thing)}"]`) ?? [])];
    const size = (/** @type {Element} */ el) => {
      const { width, height } = el.getBoundingClientRect();
      return width * height || Infinity;
    };
    const [smallest] = all.map((el) => ({ el, size: size(el) })).sort((a, b) => a.size - b.size);
    return smallest && smallest.size < Infinity ? smallest.el : null;
  }

  #place() {
    const own = this.getBoundingClientRect();
    /** @type {Map<string, {at: Point, el: Element} | null>} */
    const places = new Map();
    const where = (/** @type {string} */ thing) => {
      if (!thing) return null;
      if (!places.has(thing)) {
        const el = this.#find(thing);
        const at = el && middle(el);
        places.set(thing, el && at ? { el, at: [at[0] - own.left, at[1] - own.top] } : null);
      }
      return places.get(thing) ?? null;
    };
    const found = this.#ways.flatMap((way) => {
      const to = where(way.to);
      return to ? [{ way, from: where(way.from), to }] : [];
    });
    this.#clip(found.map(({ to }) => to.el), own);
    const drawn = JSON.stringify(found.map(({ way, from, to }) => [way.key, way.times, from?.at, to.at]));
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    const keys = new Set(found.map(({ way }) => way.key));
    for (const [key, group] of this.#groups) if (!keys.has(key)) this.#fade(key, group);
    for (const { way, from, to } of found) this.#draw(way, from?.at ?? null, to.at);
  }

  /** Arrows end where the map does. @param {Element[]} things @param {DOMRect} own */
  #clip(things, own) {
    const box = things.map((el) => el.closest(".map")).find(Boolean)?.getBoundingClientRect();
    this.style.clipPath = box
      ? `inset(${[box.top - own.top, own.right - box.right, own.bottom - box.bottom, box.left - own.left]
        .map((v) => `${Math.max(0, v)}px`).join(" ")})` : "";
  }

  /** @param {Drawn} way @param {Point | null} from @param {Point} to */
  #draw(way, from, to) {
    const style = way.party === null ? undefined : this.#styles[way.party];
    const color = style?.color ?? "var(--ink)";
    const old = this.#groups.get(way.key);
    const group = old ?? add("g", { class: "way" }, this.#svg);
    this.#groups.set(way.key, group);
    group.replaceChildren();
    group.classList.toggle("drawn", Boolean(old));
    const found = from && arrow(from, to);
    if (!found || !from) {
      add("circle", { class: "ring-halo", cx: String(to[0]), cy: String(to[1]), r: "15" }, group);
      add("circle", { class: "ring", cx: String(to[0]), cy: String(to[1]), r: "15", stroke: color }, group);
      return;
    }
    add("path", { class: "halo", d: found.line }, group);
    add("path", { class: "line", d: found.line, stroke: color, pathLength: "1" }, group);
    add("path", { class: "head", d: found.head, fill: color }, group);
    add("path", { class: "root", d: SHAPES[style?.shape ?? "circle"] ?? SHAPES.circle, fill: color,
      transform: `translate(${from[0].toFixed(1)} ${from[1].toFixed(1)}) scale(.9)` }, group);
    if (way.times > 1)
      add("text", { x: found.middle[0].toFixed(1), y: (found.middle[1] + 4).toFixed(1) }, group).textContent = `×${way.times}`;
  }

  /** What is no longer new fades. @param {string} key @param {Element} group */
  #fade(key, group) {
    this.#groups.delete(key);
    group.classList.add("gone");
    setTimeout(() => group.remove(), FADE);
  }
}

/** The layer can be drawn from now on. */
export function useWays() {
  if (!customElements.get("way-layer")) customElements.define("way-layer", WayLayer);
}
