// Tips: whatever lies under mouse or focus explains itself after a moment, and under a finger that stays on it.
import { render } from "../vendor/lit-html/lit-html.js";

/** @typedef {import("./game-table.d.ts").Ctx} Ctx */

const WAIT = 220;
const LONG = 480;

/** The tips of a game's table.
 * @param {string} classes of the table, and of the tip @param {string} wide the kind of things that are too large to point
 * at: their tip follows the pointer @param {(ctx: Ctx, kind: string, id: string) => unknown} face what a tip shows */
export function tips(classes, wide, face) {
  const tip = document.createElement("div");
  tip.className = `${classes} table-tip`;
  tip.setAttribute("role", "tooltip");
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  /** Nothing of a tip stays behind: at a screen that is passed on it could be a secret. */
  function hideTip() {
    clearTimeout(timer);
    tip.remove();
  }

  /** What lies under mouse or focus explains itself, if it can. @param {Event} e @param {Ctx} ctx */
  function explain(e, ctx) {
    if (e instanceof PointerEvent && (e.pointerType !== "mouse" || e.buttons)) return;
    const at = /** @type {HTMLElement | null} */ (/** @type {Element} */ (e.target).closest?.("[data-info]"));
    clearTimeout(timer);
    if (!at || (e.type === "focusin" && !at.matches(":focus-visible"))) return;
    const point = e instanceof PointerEvent ? { x: e.clientX, y: e.clientY } : null;
    timer = setTimeout(() => at.isConnected && show(ctx, at, point), WAIT);
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
    const [w, h] = [tip.offsetWidth, tip.offsetHeight];
    const left = Math.min(Math.max(6, box.left + box.width / 2 - w / 2), innerWidth - w - 6);
    const above = box.top - h - 8;
    tip.style.left = `${left}px`;
    tip.style.top = `${above > 4 ? above : Math.min(box.bottom + 8, innerHeight - h - 4)}px`;
  }

  return { explain, hideTip, press };
}
