// An element of a game's table: draws itself from `ctx`, explains its things, lets them be dragged, and has a small menu
// where a thing stands for several answers.
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { glow } from "./answers.js";

/** @typedef {import("../match/wire.d.ts").Answer} Answer */
/** @typedef {import("./game-table.d.ts").Ctx} Ctx */
/** @typedef {{explain: (e: Event, ctx: Ctx) => void, hideTip: () => void, press: (e: PointerEvent, ctx: Ctx) => void,
 * hold: (e: PointerEvent) => void}} Hands how things are explained and taken hold of, see tip.js and drag.js */

export class BoardElement extends HTMLElement {
  /** @type {Ctx | null} */
  #ctx = null;

  /** @param {Hands} hands */
  constructor(hands) {
    super();
    this.hands = hands;
    /** Answers among which a small menu lets the person choose.
     * @type {{answers: Answer[], x: number, y: number} | null} */
    this.menu = null;
    /** What opened the menu. @type {HTMLElement | null} */
    this.opener = null;
    this.pending = 0;
    /** The classes of the menu, and how far beside the pointer it opens. */
    this.menuClass = "answers panel";
    this.menuOffset = 8;
    this.addEventListener("pointerover", (e) => hands.explain(e, this.ctx));
    this.addEventListener("pointerout", hands.hideTip);
    this.addEventListener("pointerdown", (e) => this.#press(e));
    this.addEventListener("focusin", (e) => hands.explain(e, this.ctx));
    this.addEventListener("focusout", hands.hideTip);
    this.addEventListener("keydown", (e) => this.key(e));
  }

  disconnectedCallback() {
    this.hands.hideTip();
  }

  /** Whether there is something to draw. */
  get filled() {
    return this.#ctx !== null;
  }

  /** What is drawn; there is nothing to draw, and nothing to act on, before it is set. @returns {Ctx} */
  get ctx() {
    return /** @type {Ctx} */ (this.#ctx);
  }

  set ctx(ctx) {
    const changed = this.#ctx && JSON.stringify(this.#ctx.options) !== JSON.stringify(ctx.options);
    this.#ctx = ctx;
    if (changed) this.optionsChanged();
    this.draw();
  }

  /** Other answers than before are possible. */
  optionsChanged() {
    this.menu = null;
  }

  /** What has to be loaded before anything can be drawn; null if all is there. @returns {Promise<void> | null} */
  loading() {
    return null;
  }

  draw() {
    if (!this.filled) return;
    const loading = this.loading();
    if (loading) {
      loading.then(() => this.draw());
      return;
    }
    render(this.template(this.ctx), this);
    this.afterDraw();
    const menu = /** @type {HTMLElement | null} */ (this.querySelector(".answers"));
    if (menu && this.menu) this.#place(menu, this.menu);
  }

  /** Draw once before the next frame, however often it is asked for. */
  drawSoon() {
    this.pending ||= requestAnimationFrame(() => {
      this.pending = 0;
      this.draw();
    });
  }

  /** @param {Ctx} _ctx @returns {unknown} */
  template(_ctx) {
    return nothing;
  }

  afterDraw() {}

  /** @param {KeyboardEvent} e */
  key(e) {
    const at = /** @type {HTMLElement} */ (e.target);
    if (e.key === "Escape" && this.menu) {
      this.close();
      e.stopPropagation();
    } else if (this.menu && (e.key === "ArrowDown" || e.key === "ArrowUp") && at.closest(".answers button")) {
      const all = /** @type {HTMLElement[]} */ ([...this.querySelectorAll(".answers > div button")]);
      const i = all.indexOf(at) + (e.key === "ArrowDown" ? 1 : -1);
      all[(i + all.length) % all.length]?.focus();
      e.preventDefault();
    } else if ((e.key === "Enter" || e.key === " ") && at.getAttribute("role") === "button"
      && !(at instanceof HTMLButtonElement)) {
      e.preventDefault();
      e.stopPropagation();
      at.dispatchEvent(new MouseEvent("click", { bubbles: true, shiftKey: e.shiftKey }));
    }
  }

  close() {
    this.menu = null;
    this.draw();
    this.opener?.focus({ preventScroll: true });
  }

  /** Let the person choose among several answers, beside what was clicked. @param {Event} e @param {Answer[]} answers */
  openMenu(e, answers) {
    const from = /** @type {HTMLElement} */ (e.currentTarget ?? e.target);
    const box = from.getBoundingClientRect();
    const mouse = e instanceof MouseEvent && e.clientX ? e : null;
    this.menu = { answers, x: mouse?.clientX ?? box.left + Math.min(box.width / 2, 120),
      y: mouse?.clientY ?? box.top + Math.min(box.height / 2, 60) };
    this.draw();
    this.opener = from;
    const first = this.querySelector(".answers input") ?? this.querySelector(".answers > div button");
    /** @type {HTMLElement | null} */ (first)?.focus();
  }

  /** The menu, if it is open. */
  answersMenu() {
    if (!this.menu) return nothing;
    return html`<div class=${this.menuClass} role="dialog" aria-label=${this.ctx.t("board-choose")}>
      <header><span>${this.ctx.t("board-choose")}</span>
        <button type="button" class="shut" aria-label=${this.ctx.t("board-close")} @click=${() =>
          this.close()}>×</button></header>
      ${this.choices(this.menu.answers)}
    </div>`;
  }

  /** A click on a thing: one fitting answer is given, several make a menu. @param {Event} e @param {Answer[]} answers
   * @param {any} [_what] the thing */
  act(e, answers, _what) {
    this.hands.hideTip();
    if (answers.length === 1) this.ctx.choose(answers[0]);
    else this.openMenu(e, answers);
  }

  /** What the menu offers. @param {Answer[]} answers @returns {unknown} */
  choices(answers) {
    return html`<div>${answers.map((a) => html`<button type="button" class=${glow(this.ctx, [a])}
      data-choice=${JSON.stringify(a)} @click=${() => this.give(a)}><span>${this.ctx.option(a)}</span>${this.beside(a)}</button>`)}</div>`;
  }

  /** What stands beside an answer in the menu. @param {Answer} _answer @returns {unknown} */
  beside(_answer) {
    return nothing;
  }

  /** @param {Answer} answer */
  give(answer) {
    this.close();
    this.ctx.choose(answer);
  }

  /** A press beside the menu closes it; one on a piece takes hold of it. @param {PointerEvent} e */
  #press(e) {
    this.hands.hideTip();
    if (this.menu && !(/** @type {Element} */ (e.target).closest(".answers"))) {
      this.menu = null;
      this.drawSoon();
    }
    this.hands.hold(e);
    this.hands.press(e, this.ctx);
  }

  /** @param {HTMLElement} el @param {{x: number, y: number}} at */
  #place(el, at) {
    el.style.left = `${Math.max(6, Math.min(at.x + this.menuOffset, innerWidth - el.offsetWidth - 6))}px`;
    el.style.top = `${Math.max(6, Math.min(at.y + this.menuOffset, innerHeight - el.offsetHeight - 6))}px`;
  }
}
