// @ts-check
// A part of the table: an element that draws itself from `ctx`, and the small menu where a thing stands for several
// answers; where these differ only in a number, the menu asks how many.
import { html, nothing, render } from "/static/vendor/lit-html/lit-html.js";
import { glow } from "./table_answers.js";
import { hold } from "./table_drag.js";
import { drawing, prepare } from "./table_print.js";
import { explain, hideTip, press } from "./table_tip.js";

/** @typedef {import("./table_print.js").Ctx} Ctx */
/** @typedef {import("./table_print.js").Answer} Answer */

export class Part extends HTMLElement {
  constructor() {
    super();
    /** @type {any} */
    this._ctx = null;
    /** Answers among which a small menu lets the person choose.
     * @type {{answers: Answer[], x: number, y: number} | null} */
    this.menu = null;
    /** How many the menu's number says. */
    this.many = 1;
    /** What opened the menu. @type {HTMLElement | null} */
    this.opener = null;
    this.pending = 0;
    this.addEventListener("pointerover", (e) => explain(e, this._ctx));
    this.addEventListener("pointerout", hideTip);
    this.addEventListener("pointerdown", (e) => this.#press(e));
    this.addEventListener("focusin", (e) => explain(e, this._ctx));
    this.addEventListener("focusout", hideTip);
    this.addEventListener("keydown", (e) => this.key(e));
  }

  disconnectedCallback() {
    hideTip();
  }

  /** @returns {Ctx} */
  get ctx() {
    return this._ctx;
  }

  set ctx(/** @type {Ctx} */ ctx) {
    const changed = this._ctx && JSON.stringify(this._ctx.options) !== JSON.stringify(ctx.options);
    this._ctx = ctx;
    if (changed) this.renewed();
    this.draw();
  }

  /** Other answers than before are possible. */
  renewed() {
    this.menu = null;
  }

  draw() {
    if (!this._ctx) return;
    if (!drawing) {
      prepare().then(() => this.draw());
      return;
    }
    render(this.template(this._ctx), this);
    this.drawn();
    const menu = /** @type {HTMLElement | null} */ (this.querySelector(".answers"));
    if (menu && this.menu) this.#place(menu, this.menu);
  }

  /** Draw once before the next frame, however often it is asked for. */
  soon() {
    this.pending ||= requestAnimationFrame(() => {
      this.pending = 0;
      this.draw();
    });
  }

  /** @param {Ctx} _ctx @returns {any} */
  template(_ctx) {
    return nothing;
  }

  drawn() {}

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

  /** One fitting answer is given, several make a menu. @param {Event} e @param {Answer[]} answers */
  act(e, answers) {
    hideTip();
    if (answers.length === 1) {
      this._ctx.choose(answers[0]);
      return;
    }
    const from = /** @type {HTMLElement} */ (e.currentTarget ?? e.target);
    const box = from.getBoundingClientRect();
    const mouse = e instanceof MouseEvent && e.clientX ? e : null;
    this.menu = { answers, x: mouse?.clientX ?? box.left + Math.min(box.width / 2, 120),
      y: mouse?.clientY ?? box.top + Math.min(box.height / 2, 60) };
    this.many = answers.length;
    this.draw();
    this.opener = from;
    const first = this.querySelector(".answers input") ?? this.querySelector(".answers > div button");
    /** @type {HTMLElement | null} */ (first)?.focus();
  }

  answers() {
    if (!this.menu) return nothing;
    const close = () => this.close();
    return html`<div class="answers panel" role="dialog" aria-label=${this._ctx.t("board-choose")}>
      <header><span>${this._ctx.t("board-choose")}</span>
        <button type="button" class="shut" aria-label=${this._ctx.t("board-close")} @click=${close}>×</button></header>
      ${series(this.menu.answers) ? this.number(this.menu.answers) : html`<div>${this.menu.answers.map((a) =>
        html`<button
        type="button" class=${glow(this._ctx, [a])} @click=${() =>
          this.give(a)}>${this._ctx.option(a)}</button>`)}</div>`}
    </div>`;
  }

  /** How many. @param {Answer[]} answers */
  number(answers) {
    const last = answers.length;
    const n = Math.min(this.many, last);
    const set = (/** @type {number} */ to) => {
      this.many = Math.max(1, Math.min(last, to));
      this.draw();
    };
    const enter = (/** @type {KeyboardEvent} */ e) => {
      if (e.key !== "Enter") return;
      e.preventDefault();
      e.stopPropagation();
      this.give(answers[n - 1]);
    };
    return html`<div class="how-many"><p><button type="button" aria-label=${this._ctx.t("board-fewer")} ?disabled=${n
      <= 1}
        @click=${() => set(n - 1)}>−</button><input type="range" min="1" max=${last} .value=${String(n)}
        aria-label=${this._ctx.t("board-how-many")} @input=${(/** @type {any} */ e) => set(Number(e.target.value))}
        @keydown=${enter}><button type="button" aria-label=${this._ctx.t("board-greater")} ?disabled=${n >= last}
        @click=${() => set(n + 1)}>+</button></p>
      <button type="button" class="primary" data-test="how-many" @click=${() => this.give(answers[n -
        1])}>${this._ctx.option(
        answers[n - 1])}</button></div>`;
  }

  /** @param {Answer} answer */
  give(answer) {
    this.menu = null;
    this.draw();
    this._ctx.choose(answer);
  }

  /** A press beside the menu closes it; one on a piece takes hold of it. @param {PointerEvent} e */
  #press(e) {
    hideTip();
    if (this.menu && !(/** @type {Element} */ (e.target).closest(".answers"))) {
      this.menu = null;
      this.soon();
    }
    hold(e);
    press(e, this._ctx);
  }

  /** @param {HTMLElement} el @param {{x: number, y: number}} at */
  #place(el, at) {
    el.style.left = `${Math.max(6, Math.min(at.x + 8, innerWidth - el.offsetWidth - 6))}px`;
    el.style.top = `${Math.max(6, Math.min(at.y + 8, innerHeight - el.offsetHeight - 6))}px`;
  }
}

/** Whether answers are the same but for their last value, 1, 2, 3 ... @param {Answer[]} answers */
export function series(answers) {
  const [first] = answers;
  return answers.length > 2 && answers.every((a, i) => a.length === first.length && a.at(-1) === i + 1
    && a.slice(0, -1).every((v, k) => v === first[k]));
}
