// Tips: whatever lies under mouse or focus explains itself after a moment, and under a finger that stays on it.
import { render } from "../vendor/lit-html/lit-html.js";
import { placeTip } from "./tip-place.js";

/** @typedef {import("./game-table.d.ts").Ctx} Ctx */

const WAIT = 220;
const LONG = 480;
/** How often it is looked whether a thing still lies where its tip shows it. */
const LOOK = 200;

/** Where the pointer is: what comes to lie under it without its moving does not explain itself. */
const pointer = { x: -1, y: -1 };
const follow = (/** @type {PointerEvent} */ e) => Object.assign(pointer, { x: e.clientX, y: e.clientY });
for (const moved of /** @type {const} */ (["pointermove", "pointerdown"]))
  globalThis.addEventListener?.(moved, follow, { passive: true });

/** The tips of a game's table.
 * @param {string} classes of the table, and of the tip @param {string} wide the kind of things that are too large to point
 * at: their tip follows the pointer @param {(ctx: Ctx, kind: string, id: string) => unknown} face what a tip shows */
export function tips(classes, wide, face) {
  const tip = document.createElement("div");
  tip.className = `${classes} table-tip`;
  tip.setAttribute("role", "tooltip");
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let watch;
  /** What the pointer came to last by moving: its parts may slide under it, as those of a card that rises.
   * @type {HTMLElement | null} */
  let met = null;

  /** Nothing of a tip stays behind: at a screen that is passed on it could be a secret. */
  function hideTip() {
    clearTimeout(timer);
    clearInterval(watch);
    tip.remove();
  }

  /** What lies under mouse or focus explains itself, if it can. @param {Event} e @param {Ctx} ctx */
  function explain(e, ctx) {
    if (e instanceof PointerEvent && (e.pointerType !== "mouse" || e.buttons)) return;
    const at = /** @type {HTMLElement | null} */ (/** @type {Element} */ (e.target).closest?.("[data-info]"));
    clearTimeout(timer);
    if (!at || (e.type === "focusin" && !at.matches(":focus-visible"))) return;
    const point = e instanceof PointerEvent ? { x: e.clientX, y: e.clientY } : null;
    if (point && e.type === "pointerover" && at !== met && point.x === pointer.x && point.y === pointer.y) {
      at.addEventListener("pointermove", (moved) => explain(moved, ctx), { once: true }); // it slid under the pointer
      return;
    }
    met = at;
    timer = setTimeout(() => at.isConnected && (!point || lies(at)) && show(ctx, at, point), WAIT);
  }

  /** Whether a thing still lies under the pointer. @param {HTMLElement} at */
  function lies(at) {
    const under = document.elementFromPoint(pointer.x, pointer.y);
    return under === null || at.contains(under) || under.contains(at);
  }

  /** Explain a thing at once. @param {HTMLElement} at @param {Ctx} ctx */
  function showNow(at, ctx) {
    clearTimeout(timer);
    show(ctx, at, null);
  }

  /** A finger that stays on a thing shows it large, and its click is none. @param {PointerEvent} e @param {Ctx} ctx */
  function press(e, ctx) {
    const at = /** @type {HTMLElement | null} */ (/** @type {Element} */ (e.target).closest?.("[data-info]"));
    if (e.pointerType !== "touch" || !at) return;
    const [kind, id] = String(at.dataset.info).split(":");
    const swallow = (/** @type {Event} */ click) => {
      click.stopPropagation();
      click.preventDefault();
    };
    const long = setTimeout(() => {
      addEventListener("click", swallow, { capture: true, once: true });
      addEventListener("pointerup", () => setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50),
        { once: true });
      if (at.isConnected) ctx.inspect(kind, id);
    }, LONG);
    const move = (/** @type {PointerEvent} */ m) => Math.hypot(m.clientX - e.clientX, m.clientY - e.clientY) > 8 && end();
    const end = () => {
      clearTimeout(long);
      removeEventListener("pointermove", move);
    };
    addEventListener("pointermove", move);
    for (const over of ["pointerup", "pointercancel"]) addEventListener(over, end, { once: true });
  }

  /** @param {Ctx} ctx @param {HTMLElement} at @param {{x: number, y: number} | null} point */
  function show(ctx, at, point) {
    const [kind, id] = String(at.dataset.info).split(":");
    if (!tip.isConnected) document.body.append(tip);
    render(face(ctx, kind, id), tip);
    const shape = at.getBoundingClientRect();
    const box = kind === wide && point ? new DOMRect(point.x - 12, point.y - 14, 24, 28) : shape;
    tip.style.maxHeight = "";
    const place = placeTip(box, { w: tip.offsetWidth, h: tip.offsetHeight }, { w: innerWidth, h: innerHeight });
    tip.style.left = `${place.left}px`;
    tip.style.top = `${place.top}px`;
    tip.style.maxHeight = `${place.high}px`;
    clearInterval(watch);
    watch = setInterval(() => {
      const now = at.getBoundingClientRect();
      if (!at.isConnected || Math.hypot(now.left - shape.left, now.top - shape.top) > 3) hideTip();
    }, LOOK);
  }

  return { explain, hideTip, press, showNow };
}
