// Dragging things of a board: what is marked `data-drag="kind:id"` can be put on what is marked `data-drop="kind"`, which
// then hears "dropped", and "passing" when the hand has come over it. It means exactly what a click would mean; a touch screen
// scrolls or pans instead and uses taps.

const START = 7;

/** Where the hand is, and which keys are held: of a click, or of what was dropped. @typedef {{x: number, y: number,
 * shift: boolean, ctrl: boolean}} Hand */

/** The hand of a click or of something dropped; null for keys. @param {Event} e @returns {Hand | null} */
export function handOf(e) {
  const dropped = /** @type {any} */ (e).hand;
  if (dropped) return dropped;
  const from = /** @type {Element | null} */ (e.currentTarget ?? e.target);
  const box = from?.getBoundingClientRect();
  if (!(e instanceof MouseEvent)) return null;
  const pointed = e.clientX || e.clientY;
  return { x: pointed ? e.clientX : (box?.left ?? 0) + (box?.width ?? 0) / 2, y: pointed ? e.clientY
    : (box?.top ?? 0) + (box?.height ?? 0) / 2, shift: e.shiftKey, ctrl: e.ctrlKey || e.metaKey };
}

/** @param {string} name @param {string | undefined} what @param {PointerEvent} e */
function told(name, what, e) {
  const hand = { x: e.clientX, y: e.clientY, shift: e.shiftKey, ctrl: e.ctrlKey || e.metaKey };
  return Object.assign(new CustomEvent(name, { detail: what, bubbles: true }), { hand });
}

/** Dragging at a game's table: a function that takes hold of what is pressed.
 * @param {string} classes of the table, and of what is carried @param {{box: string, piece?: string, began: () => void}} how the `viewBox` and
 * class of a drawn piece in the hand, and what is done when a drag begins */
export function dragging(classes, { box, piece = "", began }) {
  /** @type {{el: HTMLElement, ghost: HTMLElement | null, x: number, y: number, over: Element | null} | null} */
  let held = null;

  /** Take hold of what can be dragged. @param {PointerEvent} e */
  function hold(e) {
    if (e.button || e.pointerType === "touch") return;
    const el = /** @type {HTMLElement | null} */ (/** @type {Element} */ (e.target).closest("[data-drag]"));
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
      began();
      held.ghost = ghost(held.el);
      document.documentElement.classList.add("dragging");
      held.el.dispatchEvent(new CustomEvent("lifted", { detail: held.el.dataset.drag, bubbles: true }));
    }
    held.ghost.style.left = `${e.clientX}px`;
    held.ghost.style.top = `${e.clientY}px`;
    const over = target(e);
    if (over === held.over) return;
    held.over?.classList.remove("over");
    over?.classList.add("over");
    held.over = over;
    over?.dispatchEvent(told("passing", held.el.dataset.drag, e));
  }

  /** What the pointer carries. @param {HTMLElement} el */
  function ghost(el) {
    const size = el.getBoundingClientRect();
    const carried = document.createElement("div");
    carried.className = `${classes} table-ghost`;
    if (el instanceof SVGElement) {
      const image = document.createElementNS("http://www.w3.org/2000/svg", "svg");
      image.setAttribute("viewBox", box);
      image.setAttribute("class", piece);
      image.innerHTML = el.innerHTML;
      carried.append(image);
    } else {
      const copy = /** @type {HTMLElement} */ (el.cloneNode(true));
      copy.style.width = `${size.width}px`;
      copy.style.height = `${size.height}px`;
      carried.append(copy);
    }
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
    if (over) over.dispatchEvent(told("dropped", was.el.dataset.drag, e));
    else was.el.dispatchEvent(told("missed", was.el.dataset.drag, e));
  }

  /** The click that ends a drag is none. @param {Event} e */
  function swallow(e) {
    e.stopPropagation();
    e.preventDefault();
  }

  function letGo() {
    held?.ghost?.remove();
    held?.over?.classList.remove("over");
    document.documentElement.classList.remove("dragging");
    held = null;
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", drop);
    removeEventListener("pointercancel", letGo);
  }

  return hold;
}
