// Moving on the map: what is chosen there, a ship and the way it is drawn along, and what was planned last, whose number can
// still be changed with a chip or a digit. What it means is in plans.js.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { chips } from "../../../web/board/quantity.js";
import { inside, lasso } from "../../../web/board/lasso.js";
import { ofShip, ownShips } from "./answers.js";
import { crossing, landing, legs, loading, marches, spreads } from "./plans.js";
import { areaOf, printed } from "./print.js";
import { drawnOn } from "./voyages.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("../../../web/match/wire.d.ts").Answer} Answer */
/** @typedef {import("../../../web/board/drag.js").Hand} Hand */
/** @typedef {import("./plans.js").Wish} Wish */
/** @typedef {import("./plans.js").Planned} Planned */
/** @typedef {import("./element.js").CivilizationElement} CivilizationElement */

/** What a hand means by the keys it holds while it drags: with Shift all, with Ctrl one. @param {Hand | null} hand
 * @returns {Wish} */
function wishOf(hand) {
  return hand?.shift ? "all" : hand?.ctrl ? "one" : "";
}

/** A board on which tokens and ships are moved. @template {new (...args: any[]) => CivilizationElement} T @param {T} Base */
export function withMoves(Base) {
  return class extends Base {
    /** @param {...any} args */
    constructor(...args) {
      super(...args);
      /** The areas whose tokens are to move. @type {string[]} */
      this.band = [];
      /** The own ship that is to sail, and the way that is drawn for it. @type {number | null} */
      this.ship = null;
      /** @type {string[]} */
      this.course = [];
      /** What was planned last, and where its chips are. @type {(Planned & {made: Answer[], seen: boolean}) | null} */
      this.recent = null;
      /** Why something on the map means nothing. */
      this.saying = "";
      this.addEventListener("lifted", (e) => this.lifted(/** @type {CustomEvent} */ (e).detail));
      this.addEventListener("missed", () => this.take(""));
      this.addEventListener("pointerdown", (e) => this.pressed(e));
    }

    /** The first area whose tokens are to move. */
    get from() {
      return this.band[0] ?? "";
    }

    /** A press beside the chips of the last move puts them away; with Shift a rectangle is drawn. @param {PointerEvent} e */
    pressed(e) {
      const at = /** @type {Element} */ (e.target);
      if (this.recent && !at.closest(".recent")) {
        this.recent = null;
        this.drawSoon();
      }
      if (!e.shiftKey || e.button || !at.closest(".map") || at.closest("[data-drag]")) return;
      lasso(e, "map-table lasso", (box) => this.lassoed(box));
    }

    /** All own stacks within a rectangle are chosen. @param {DOMRect} box */
    lassoed(box) {
      const found = /** @type {HTMLElement[]} */ ([...this.querySelectorAll("[data-drag^='tokens:']")]);
      const ids = found.filter((el) => inside(el, box)).map((el) => String(el.dataset.drag).split(":")[1]);
      this.take("");
      this.band = ids;
      this.draw();
    }

    /** A stack or a ship is being dragged: show where it may go. @param {string} what */
    lifted(what) {
      const [kind, id] = what.split(":");
      if (kind === "ship") this.board(Number(id));
      else if (kind === "tokens" && !this.band.includes(id)) this.take(id);
    }

    /** Tokens of an area are to move. @param {string} id @param {boolean} [more] beside those that are chosen already */
    take(id, more = false) {
      const others = more ? this.band.filter((other) => other !== id) : [];
      const band = id && !(more && this.band.includes(id)) ? [...others, id] : others;
      Object.assign(this, { band, ship: null, course: [], menu: null, recent: null, saying: "" });
      this.draw();
    }

    /** A ship is to sail. @param {number | null} ship */
    board(ship) {
      Object.assign(this, { band: [], ship, course: [], menu: null, recent: null, saying: "" });
      this.draw();
    }

    /** The chosen tokens go to an area: over land, or with a ship. @param {string} to @param {Wish} [wish] */
    march(to, wish = "") {
      const { ctx, from } = this;
      const over = marches(ctx, this.band, to, wish);
      const found = over.answers.length || this.band.length > 1 ? over : crossing(ctx, from, to, wish);
      if (found?.answers.length) this.plan(found.answers, found.planned);
      else {
        this.take("");
        ctx.ask(["move", from, to, 1]);
      }
    }

    /** The surplus of areas goes to their neighbours. @param {string[]} ids */
    spread(ids) {
      const answers = spreads(this.ctx, ids);
      this.take("");
      if (answers.length) this.plan(answers);
      else this.say(this.ctx.t("board-nothing-to-spread"));
    }

    /** @param {string} text */
    say(text) {
      this.saying = text;
      this.draw();
    }

    /** Tokens of an area go aboard a ship. @param {number} ship @param {string} from @param {Hand | null} hand */
    load(ship, from, hand) {
      const { ctx } = this;
      const found = loading(ctx, ship, from, wishOf(hand));
      this.take("");
      if (found) this.plan(found.answers, found.planned);
      else ctx.ask(["load", ship, 1]);
    }

    /** The way of the dragged ship goes on to an area or a coast. @param {(coast: string) => boolean} arrived */
    steer(arrived) {
      const { ctx, ship } = this;
      if (ship === null) return;
      const { coast, left } = ownShips(ctx)[ship] ?? { coast: "", left: 0 };
      const closed = new Set(ctx.view.closed ?? []);
      this.course = drawnOn(printed(ctx).sails, coast, this.course, arrived, left ?? 0, (to) => !closed.has(areaOf(ctx, to)));
      this.draw();
    }

    /** The chosen ship sails to an area and sets its cargo ashore. @param {string} id */
    sailTo(id) {
      const { ctx, ship } = this;
      if (ship === null) return;
      const there = (/** @type {string} */ coast) => areaOf(ctx, coast) === id;
      this.steer(there);
      const { coast } = ownShips(ctx)[ship] ?? { coast: "" };
      const { answers, planned } = landing(ctx, ship, this.course);
      if (there(this.course.at(-1) ?? coast) && answers.length) return this.plan(answers, planned);
      const coasts = Object.keys(printed(ctx).coasts).filter(there);
      this.board(ship);
      if (coasts.length) ctx.ask(["sail", ship, coasts[0]]);
      else this.say(ctx.t("board-no-coast", { area: ctx.name("area", id) }));
    }

    /** The chosen ship sails to a coast, along the way that was drawn or the shortest. @param {string} coast
     * @param {string[]} way */
    sailAlong(coast, way) {
      if (this.ship === null) return;
      this.plan(legs(this.ship, this.course.at(-1) === coast ? this.course : way));
    }

    /** Plan something; its number stays open to change. @param {Answer[]} answers @param {Planned | null} [planned] */
    plan(answers, planned = null) {
      Object.assign(this, { band: [], course: [], menu: null, saying: "" });
      this.recent = planned && planned.high > planned.low ? { ...planned, made: answers, seen: false } : null;
      this.hands.hideTip();
      this.ctx.draft.put(answers);
      this.draw();
    }

    /** Another number for what was planned last; the same again puts the chips away. @param {number} n */
    another(n) {
      const { recent } = this;
      if (!recent) return;
      const made = recent.make(n);
      this.recent = n === recent.n ? null : { ...recent, n, made, seen: false };
      if (n !== recent.n) this.ctx.draft.put(made, recent.made.length);
      this.draw();
    }

    popupOpen() {
      return super.popupOpen() || Boolean(this.recent?.seen);
    }

    closePopup() {
      if (super.closePopup()) return true;
      if (!this.recent) return false;
      this.recent = null;
      this.draw();
      return true;
    }

    /** @param {string} key */
    digit(key) {
      if (!this.recent || this.menu) return super.digit(key);
      const typed = this.typing.add(key, this.recent.high);
      if (typed && typed.n !== this.recent.n) this.another(typed.n);
      else if (!typed && key === "0") return false;
      return true;
    }

    optionsChanged() {
      super.optionsChanged();
      this.band = [];
      this.saying = "";
      if (this.ship !== null && !ofShip(this.ctx, this.ship).length) this.ship = null;
    }

    /** The chips of what was planned last, as long as it stands at the end of the plan. @param {Ctx} ctx */
    recentTemplate(ctx) {
      const { recent } = this;
      if (!recent) return nothing;
      const stands = JSON.stringify(ctx.draft.answers.slice(-recent.made.length)) === JSON.stringify(recent.made);
      if (!stands && recent.seen) this.recent = null; // it was taken back, or the rules did not let it
      if (!stands) return nothing;
      recent.seen = true;
      const name = (/** @type {string} */ id) => ctx.name("area", id);
      const what = recent.from === recent.to ? name(recent.from) : `${name(recent.from)} → ${name(recent.to)}`;
      return html`<div class="recent chosen-now panel" data-test="recent" role="group" aria-label=${what}><span>${what}</span>${chips(ctx.t, { what:
        ctx.t("board-how-many"), low: recent.low, high: recent.high, value: recent.n, choose: (n) => this.another(n),
        walk: (n) => n !== recent.n && this.another(n) })}</div>`;
    }

    /** What is chosen on the map, in words, and what can be done with it. @param {Ctx} ctx */
    guide(ctx) {
      if (this.recent && !this.from) return this.recentTemplate(ctx);
      const end = html`<button type="button" class="quiet" @click=${() => this.take("")}>${ctx.t("board-cancel")}</button>`;
      if (this.saying) return html`<p class="chosen-now panel" role="status">${this.saying} ${end}</p>`;
      if (this.from) {
        const text = this.band.length > 1 ? ctx.t("board-move-band", { n: this.band.length })
          : ctx.t("board-move-from", { area: ctx.name("area", this.from) });
        return html`<p class="chosen-now panel">${text} <button type="button" data-test="spread"
          @click=${() => this.spread(this.band)}>${ctx.t("board-spread")}</button>${end}</p>`;
      }
      return this.ship === null ? nothing : this.shipGuide(ctx, this.ship, end);
    }

    /** @param {Ctx} ctx @param {number} at @param {unknown} end */
    shipGuide(ctx, at, end) {
      const ship = ownShips(ctx)[at];
      const answers = ofShip(ctx, at);
      const some = (/** @type {string} */ word) => {
        const all = answers.filter((a) => a[0] === word);
        return all.length ? html`<button type="button" data-test=${word} @click=${(/** @type {Event} */ e) => this.act(e,
          all)}>${ctx.t(`board-${word}`)}</button>` : nothing;
      };
      return html`<p class="chosen-now panel">${ctx.t("board-ship-at", { coast: ctx.name("coast", ship?.coast), n: ship?.aboard
        ?? 0, left: ship?.left ?? 0 })} ${some("load")}${some("unload")}${end}</p>`;
    }

    /** What was dropped on an area: tokens or a ship. @param {string} what @param {string} id @param {Hand | null} hand */
    dropped(what, id, hand) {
      const [kind, which] = what.split(":");
      if (kind === "ship") return this.sailTo(id);
      if (!this.band.includes(which)) this.take(which);
      if (which === id) this.take("");
      else this.march(id, wishOf(hand));
    }
  };
}
