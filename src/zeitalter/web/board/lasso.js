// A rectangle that is drawn over a map with the Shift key held, to choose several pieces at once.

const START = 6;

/** Draw a rectangle from where the pointer was pressed, and say in the end where it lies. A press without a way is none.
 * @param {PointerEvent} e @param {string} classes of the drawn rectangle @param {(box: DOMRect) => void} done */
export function lasso(e, classes, done) {
  /** @type {HTMLElement | null} */
  let drawn = null;
  e.preventDefault();
  let box = new DOMRect(e.clientX, e.clientY, 0, 0);
  const move = (/** @type {PointerEvent} */ m) => {
    if (!drawn && Math.hypot(m.clientX - e.clientX, m.clientY - e.clientY) < START) return;
    if (!drawn) {
      drawn = document.createElement("div");
      drawn.className = classes;
      document.body.append(drawn);
    }
    box = new DOMRect(Math.min(e.clientX, m.clientX), Math.min(e.clientY, m.clientY), Math.abs(m.clientX - e.clientX),
      Math.abs(m.clientY - e.clientY));
    Object.assign(drawn.style, { left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px` });
  };
  const end = (/** @type {PointerEvent} */ u) => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    if (!drawn) return;
    drawn.remove();
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
    if (u.type === "pointerup") done(box);
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}

/** The click that ends a rectangle is none. @param {Event} e */
function swallow(e) {
  e.stopPropagation();
  e.preventDefault();
}

/** Whether the middle of a thing lies in a rectangle. @param {Element} el @param {DOMRect} box */
export function inside(el, box) {
  const { left, top, width, height } = el.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}
