// @ts-check
// Dragging a stack of tokens to a neighbour or a ship to a coast. What is dropped means exactly what a click would
// mean; a touch screen pans instead and uses taps.
import { hideTip } from "./table_tip.js";

const START = 7;

/** @type {{el: SVGElement, ghost: HTMLElement | null, x: number, y: number, over: Element | null} | null} */
let held = null;

/** Take hold of what can be dragged. @param {PointerEvent} e */
export function hold(e) {
  if (e.button || e.pointerType === "touch") return;
  const el = /** @type {SVGElement | null} */ (/** @type {Element} */ (e.target).closest("[data-drag]"));
  if (!el) return;
  held = { el, ghost: null, x: e.clientX, y: e.clientY, over: null };
  addEventListener("pointermove", move);
  addEventListener("pointerup", drop);
  addEventListener("pointercancel", letGo);
}

/** Where the thing would be dropped. @param {PointerEvent} e */
function target(e) {
  const kind = String(held?.el.dataset.drag).split(":")[0];
  return document.elementsFromPoint(e.clientX, e.clientY)
    .map((el) => el.closest(`[data-drop~="${kind}"]`)).find(Boolean) ?? null;
}

/** @param {PointerEvent} e */
function move(e) {
  if (!held) return;
  if (!held.ghost) {
    if (Math.hypot(e.clientX - held.x, e.clientY - held.y) < START) return;
    hideTip();
    held.ghost = ghost(held.el);
    document.documentElement.classList.add("civilization-dragging");
    held.el.dispatchEvent(new CustomEvent("lifted", { detail: held.el.dataset.drag, bubbles: true }));
  }
  held.ghost.style.left = `${e.clientX}px`;
  held.ghost.style.top = `${e.clientY}px`;
  const over = target(e);
  if (over === held.over) return;
  held.over?.classList.remove("over");
  over?.classList.add("over");
  held.over = over;
}

/** What the pointer carries. @param {SVGElement} el */
function ghost(el) {
  const carried = document.createElement("div");
  carried.className = "civilization civilization-ghost";
  const image = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  image.setAttribute("viewBox", "-14 -14 28 28");
  image.innerHTML = el.innerHTML;
  carried.append(image);
  document.body.append(carried);
  return carried;
}

/** @param {PointerEvent} e */
function drop(e) {
  const was = held;
  const over = was?.ghost ? target(e) : null;
  letGo();
  if (!was?.ghost) return;
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
  over?.dispatchEvent(new CustomEvent("put", { detail: was.el.dataset.drag, bubbles: true }));
}

/** The click that ends a drag is none. @param {Event} e */
function swallow(e) {
  e.stopPropagation();
  e.preventDefault();
}

function letGo() {
  held?.ghost?.remove();
  held?.over?.classList.remove("over");
  document.documentElement.classList.remove("civilization-dragging");
  held = null;
  removeEventListener("pointermove", move);
  removeEventListener("pointerup", drop);
  removeEventListener("pointercancel", letGo);
}
