// An element of a game's table: draws itself from `ctx`, explains its things, lets them be dragged, and has a small menu
// where a thing stands for several answers.
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { glow } from "./answers.js";
import { chips } from "./quantity.js";
import { Typing } from "./typing.js";

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
    /** The number that the arrow keys have come to in the menu; null: the sensible one. @type {number | null} */
    this.many = null;
    this.typing = new Typing();
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
    removeEventListener("keydown", this.#popupKeys, { capture: true });
  }

  /** Keys belong to an open popup, wherever the focus is; what is typed in a field stays there. */
  #popupKeys = (/** @type {KeyboardEvent} */ e) => {
    const at = /** @type {Element} */ (e.target);
    if (!this.popupOpen() || e.ctrlKey || e.metaKey || e.altKey || at.closest?.("input, textarea, select, [contenteditable]")) return;
    if (e.key === "Escape" ? !this.closePopup() : !/^\d$/.test(e.key) || !this.digit(e.key)) return;
    e.preventDefault();
    e.stopPropagation();
  };

  /** Whether something is open that digits belong to. */
  popupOpen() {
    return this.menu !== null;
  }

  /** Close what is open: false if nothing was. */
  closePopup() {
    if (!this.menu) return false;
    this.close();
    return true;
  }

  /** A digit for the open popup: a number, or the answer at this place. @param {string} key @returns {boolean} */
  digit(key) {
    const answers = this.menu?.answers ?? [];
    if (!series(answers)) {
      const answer = this.merged(answers)[Number(key) - 1];
      if (answer) this.give(answer);
      return true;
    }
    const typed = this.typing.add(key, answers.length);
    if (typed?.final) this.give(answers[typed.n - 1]);
    else if (typed) this.walkTo(typed.n);
    return true;
  }

  /** Go to a number in the menu without taking it. @param {number} n */
  walkTo(n) {
    this.many = n;
    this.draw();
    /** @type {HTMLElement | null} */ (this.querySelector(`.answers [data-n="${n}"]`))?.focus();
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
    if (this.popupOpen()) addEventListener("keydown", this.#popupKeys, { capture: true });
    else removeEventListener("keydown", this.#popupKeys, { capture: true });
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
    this.many = null;
    this.menu = { answers, x: mouse?.clientX ?? box.left + Math.min(box.width / 2, 120),
      y: mouse?.clientY ?? box.top + Math.min(box.height / 2, 60) };
    this.draw();
    this.opener = from;
    const first = this.querySelector(".answers [role=radio][aria-checked=true]") ?? this.querySelector(".answers > div button");
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
    const different = this.merged(answers);
    if (different.length === 1) this.ctx.choose(different[0]);
    else this.openMenu(e, different);
  }

  /** What answers have in common that come to the same; those with the same words do. @param {Answer} answer
   * @returns {string} */
  same(answer) {
    return this.ctx.option(answer);
  }

  /** The answers without those that come to the same as another; the one of the hint stays. @param {Answer[]} answers */
  merged(answers) {
    const hint = JSON.stringify(this.ctx.hint);
    /** @type {Map<string, Answer>} */
    const found = new Map();
    for (const a of answers) {
      const key = this.same(a);
      if (!found.has(key) || JSON.stringify(a) === hint) found.set(key, a);
    }
    return [...found.values()];
  }

  /** What the menu offers: where answers differ only in a number, chips for how many. @param {Answer[]} answers
   * @returns {unknown} */
  choices(answers) {
    if (series(answers)) return this.number(answers);
    return html`<div>${this.merged(answers).map((a) => html`<button type="button" class=${glow(this.ctx, [a])}
      data-choice=${JSON.stringify(a)} @click=${() => this.give(a)}><span>${this.ctx.option(a)}</span> ${this.beside(a)}</button>`)}</div>`;
  }

  /** How many; the sensible number is marked, and a chip gives its answer at once. @param {Answer[]} answers */
  number(answers) {
    const last = answers.length;
    const value = Math.max(1, Math.min(last, this.many ?? this.preset(answers)));
    return html`<div class="how-many" data-test="how-many">${chips(this.ctx.t, { what: this.ctx.option(answers[value - 1]), low: 1, high: last,
      value, choose: (n) => this.give(answers[n - 1]), walk: (n) => this.walkTo(n) })}
      <p class="soft">${this.ctx.option(answers[value - 1])} ${this.beside(answers[value - 1])}</p></div>`;
  }

  /** The sensible one of answers that differ only in a number. @param {Answer[]} answers @returns {number} */
  preset(answers) {
    const hint = JSON.stringify(this.ctx.hint);
    const hinted = answers.findIndex((a) => JSON.stringify(a) === hint);
    return hinted < 0 ? answers.length : hinted + 1;
  }

  /** What stands beside an answer in the menu: what is to be known before it is given. @param {Answer} answer
   * @returns {unknown} */
  beside(answer) {
    const caution = this.ctx.caution?.(answer)?.text;
    return caution ? html`<small class="caution">${caution}</small>` : nothing;
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

/** Whether answers are the same but for their last value, 1, 2, 3 ... @param {Answer[]} answers */
function series(answers) {
  const [first] = answers;
  return answers.length > 2 && answers.every((a, i) => a.length === first.length && a.at(-1) === i + 1
    && a.slice(0, -1).every((v, k) => v === first[k]));
}
