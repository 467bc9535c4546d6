// @ts-check
// A part of the table: an element that draws itself from `ctx` and keeps what only this screen knows, the small menu
// where a thing stands for several answers.
import { html, nothing, render } from "/static/vendor/lit-html/lit-html.js";
import { asked, glow, picking, why } from "./table_answers.js";
import { hold } from "./table_drag.js";
import { glide } from "./table_motion.js";
import { drawing, prepare } from "./table_print.js";
import { remark } from "./table_remark.js";
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
    /** What opened the menu. @type {HTMLElement | null} */
    this.from = null;
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
    if (this._ctx && JSON.stringify(this._ctx.options) !== JSON.stringify(ctx.options)) this.menu = null;
    this._ctx = ctx;
    this.draw();
  }

  draw() {
    if (!this._ctx) return;
    if (!drawing) {
      prepare().then(() => this.draw());
      return;
    }
    render(this.template(this._ctx), this);
    glide(this, this._ctx.motion);
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
    } else if (this.menu && (e.key === "ArrowDown" || e.key === "ArrowUp") && at.closest(".answers")) {
      const all = /** @type {HTMLElement[]} */ ([...this.querySelectorAll(".answers > div button")]);
      const i = all.indexOf(at) + (e.key === "ArrowDown" ? 1 : -1);
      all[(i + all.length) % all.length]?.focus();
      e.preventDefault();
    } else if ((e.key === "Enter" || e.key === " ") && at.getAttribute("role") === "button"
      && !(at instanceof HTMLButtonElement)) {
      e.preventDefault();
      at.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    }
  }

  close() {
    this.menu = null;
    this.draw();
    this.from?.focus({ preventScroll: true });
  }

  /** One fitting answer is given, several make a menu, none asks why or shows the card.
   * @param {Event} e @param {Answer[]} answers @param {{kind: string, id: any, ask?: Answer | null}} what */
  act(e, answers, what) {
    const ctx = this._ctx;
    hideTip();
    if (answers.length && picking(ctx)) return ctx.toggle(what.id);
    if (answers.length === 1) return ctx.choose(answers[0]);
    if (!answers.length) return what.ask && asked(ctx) ? why(ctx, what.ask) : ctx.inspect(what.kind, what.id);
    const from = /** @type {HTMLElement} */ (e.currentTarget);
    const box = from.getBoundingClientRect();
    const mouse = e instanceof MouseEvent && e.clientX ? e : null;
    this.menu = {
      answers, x: mouse?.clientX ?? box.left + Math.min(box.width / 2, 120),
      y: mouse?.clientY ?? box.top + Math.min(box.height / 2, 60),
    };
    this.draw();
    this.from = from;
    return /** @type {HTMLElement | null} */ (this.querySelector(".answers > div button"))?.focus();
  }

  answers() {
    if (!this.menu) return nothing;
    const close = () => this.close();
    return html`<div class="answers" role="dialog" aria-label=${this._ctx.t("board-choose")}>
      <header><span>${this._ctx.t("board-choose")}</span>
        <button class="shut" aria-label=${this._ctx.t("board-close")} @click=${close}>×</button></header>
      <div>${this.menu.answers.map((a) => html`<button class=${glow(this._ctx, [a])}
        @click=${() => { close(); this._ctx.choose(a); }}>${this._ctx.option(a)}${this.#small(a)}</button>`)}</div>
    </div>`;
  }

  /** @param {Answer} answer */
  #small(answer) {
    const text = remark(this._ctx, answer);
    return text ? html`<small>${text}</small>` : nothing;
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
    el.style.left = `${Math.max(6, Math.min(at.x, innerWidth - el.offsetWidth - 6))}px`;
    el.style.top = `${Math.max(6, Math.min(at.y, innerHeight - el.offsetHeight - 6))}px`;
  }
}
