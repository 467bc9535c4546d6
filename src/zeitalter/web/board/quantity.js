// How many: chips from the least to the most with one of them chosen, or a number to type between minus and plus where there
// are too many for chips. Whatever steps repeats while it is held.
import { html, nothing } from "../vendor/lit-html/lit-html.js";

/** @typedef {(id: string, args?: Record<string, any>) => string} Talk a sentence by its id */

/** Up to so many chips stand side by side. */
export const CHIPS = 12;
/** How long one holds before it repeats, and how fast it does then, in milliseconds. */
const HELD = 420;
const AGAIN = 90;
/** A pointer that has gone so far does not hold any more. */
const SLIPPED = 6;

/** All numbers from one to another. @param {number} low @param {number} high */
function numbers(low, high) {
  return Array.from({ length: Math.max(0, high - low + 1) }, (_, i) => low + i);
}

/**
 * Chips from the least to the most; arrows walk along them.
 * @param {Talk} t @param {{what: string, low: number, high: number, value: number | null, choose: (n: number) => void,
 *   walk?: (n: number) => void, all?: boolean}} asked `choose` takes a chip; `walk` only goes to it with the arrow keys,
 *   where taking it would be final; `all`: whether the last chip is called so
 */
export function chips(t, { what, low, high, value, choose, walk = choose, all = true }) {
  const key = (/** @type {KeyboardEvent} */ e) => {
    const by = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, Home: -Infinity, End: Infinity }[e.key];
    if (by === undefined) return;
    e.preventDefault();
    e.stopPropagation();
    const row = /** @type {HTMLElement} */ (e.currentTarget);
    const to = Math.max(low, Math.min(high, (value ?? low) + by));
    walk(to);
    requestAnimationFrame(() => /** @type {HTMLElement | null} */ (row.querySelector(`[data-n="${to}"]`))?.focus());
  };
  const few = high - low < CHIPS;
  const shown = few ? numbers(low, high) : [...numbers(low, low + CHIPS - 3), high];
  return html`<span class="numbers"><span role="radiogroup" aria-label=${what} @keydown=${key}>${shown.map((n) => html`<button type="button"
    role="radio" class="number-chip" aria-checked=${n === value} tabindex=${n === (value ?? low) ? 0 : -1} data-n=${n}
    @click=${() => choose(n)}>${n}</button>`)}</span>${all && high > low && low > 0 ? html`<button type="button" class="number-chip all"
    data-test="chip-all" title=${t("web-quantity-all-title", { number: high })} @click=${() => choose(high)}>${t(
      "web-quantity-all")}</button>` : nothing}</span>`;
}

/**
 * Minus, a number to type, plus, and one button for all that can be had.
 * @param {Talk} t @param {{what: string, value: number, low?: number, limit: number, most: number,
 *   set: (n: number) => void}} asked `limit`: how many there are; `most`: how many can be chosen now
 */
export function counter(t, { what, value, low = 0, limit, most, set }) {
  const fit = (/** @type {number} */ n) => Math.max(low, Math.min(most, n));
  const type = (/** @type {Event} */ e) => {
    const box = /** @type {HTMLInputElement} */ (e.target);
    const n = fit(Number.parseInt(box.value, 10) || 0);
    set(n);
    if (e.type === "change") box.value = String(n);
  };
  const key = (/** @type {KeyboardEvent} */ e) => {
    const by = e.key === "ArrowUp" ? 1 : e.key === "ArrowDown" ? -1 : 0;
    if (by) set(fit(value + by));
    else if (e.key === "Enter") nextField(/** @type {HTMLElement} */ (e.target));
    else return;
    e.preventDefault();
    e.stopPropagation();
  };
  const rest = most < limit;
  return html`<span class="stepper counter" role="group" aria-label=${what}><button type="button" class="step" ?disabled=${value <= low}
      aria-label=${t("web-form-less", { what })} @pointerdown=${repeat} @click=${() => set(fit(value - 1))}>−</button><input
      class="amount" inputmode="numeric" autocomplete="off" maxlength="3" aria-label=${what} .value=${String(value)} @focus=${
        (/** @type {Event} */ e) => /** @type {HTMLInputElement} */ (e.target).select()} @input=${type} @change=${type}
      @keydown=${key}><button type="button" class="step" ?disabled=${value >= most} aria-label=${t("web-form-more", { what })}
      @pointerdown=${repeat} @click=${() => set(fit(value + 1))}>+</button><button type="button" class="whole" data-test="whole"
      ?disabled=${value >= most} aria-label=${t(rest ? "web-quantity-rest-of" : "web-quantity-all-of", { what, number: most })}
      @click=${() => set(most)}>${t(rest ? "web-quantity-rest" : "web-quantity-all")} ${most}</button></span>`;
}

/** The next number to type, or the button that sends them. @param {HTMLElement} from */
function nextField(from) {
  const form = from.closest(".dock, .form, .over-map, .scene") ?? document;
  const all = /** @type {HTMLElement[]} */ ([...form.querySelectorAll("input.amount, .send, .confirm-pick")]);
  all[all.indexOf(from) + 1]?.focus();
}

/** Hold to repeat: while the pointer stays down on a thing, it is clicked again and again. @param {PointerEvent} e */
export function repeat(e) {
  if (e.button) return;
  const el = /** @type {HTMLElement} */ (e.currentTarget);
  let times = 0;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let again;
  const click = () => {
    if (!el.isConnected || /** @type {any} */ (el).disabled) return end();
    times += 1;
    el.dispatchEvent(new MouseEvent("click", { bubbles: true, shiftKey: e.shiftKey }));
  };
  const held = setTimeout(() => {
    click();
    again = setInterval(click, AGAIN);
  }, HELD);
  const move = (/** @type {PointerEvent} */ m) => Math.hypot(m.clientX - e.clientX, m.clientY - e.clientY) > SLIPPED && end();
  const end = () => {
    clearTimeout(held);
    clearInterval(again);
    removeEventListener("pointermove", move);
    for (const over of ["pointerup", "pointercancel"]) removeEventListener(over, end);
    if (!times) return;
    times = 0;
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
  };
  addEventListener("pointermove", move);
  for (const over of ["pointerup", "pointercancel"]) addEventListener(over, end);
}

/** The click that ends a hold is none. @param {Event} e */
function swallow(e) {
  e.stopPropagation();
  e.preventDefault();
}
