// The board: map with zoom, regions and search; the track above it; the group that is to move; the conflict; forms.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { around, halfOf, lettered } from "../../../web/board/lettering.js";
import { withMap } from "../../../web/board/map-element.js";
import { foldButton } from "../../../web/board/map-frame.js";
import { asked, byArea, glow, goals, inQuestion, placeless, plain, plannedVerb } from "./answers.js";
import { choicesTemplate, laidOut } from "./choices.js";
import { SevenAgesElement } from "./element.js";
import { docked, dockWords, formTemplate } from "./form.js";
import { groupAnswers, groupTemplate, newGroup } from "./group.js";
import { mapTemplate, pieceSize } from "./map.js";
import { harvestTemplate, outcome, outcomeTemplate } from "./outcome.js";
import { areasOf, drawing, empiresOf, here, counted } from "./print.js";
import { asksInScene, sceneTemplate } from "./scene.js";
import { harvest } from "./stories.js";
import { toolsTemplate } from "./tools.js";
import { headTemplate, trackTemplate } from "./track.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("../../../web/match/wire.d.ts").Answer} Answer */

const MARGIN = 60;
/** How wide an area should be so that a finger finds it beside its stack, how wide it is then
 * shown, and how much nearer one comes for that at most. */
const FINGER = 70;
const WELL_SEEN = 110;
const NEARER = 2.5;
/** So many lands that may be chosen have their names before all others. */
const FEW = 6;
const FIRST = 1e6;
/** So many answers make a list in which one has to search for the last ones. */
const LONG = 9;
const CLOSE_UP = 4;
const SIGHT = { legible: 0.22, closest: 10, step: 400, around: 330 };
/** How much wider than its area a name may be, at first and when one has come close, and how far from a stack it is. */
const WIDER = 1.7;
const WIDER_CLOSE = 8;
const BESIDE = 20;
const FAR_BELOW = 34;
/** Answers that are often given several times in one area: the menu stays open for them. */
const REPEATED = ["build"];

export class Board extends withMap(SevenAgesElement, SIGHT) {
  constructor() {
    super();
    /** The area whose units are to move, and which of them. */
    this.from = "";
    this.group = newGroup();
    this.trackOpen = false;
    /** A form is unfolded at once where there is nothing else to answer. */
    this.dockOpen = /** @type {boolean | null} */ (null);
    /** On a narrow screen a voyage leaves the map to the ship. */
    this.sceneOpen = /** @type {boolean | null} */ (null);
    /** The last entry of the log that was seen with a question, the one of the present question, and all own empires so far. */
    this.told = -1;
    this.askedAt = -1;
    /** @type {Set<string>} */
    this.had = new Set();
    this.mustReveal = true;
    this.height = 0;
    /** The zoom from which the map was brought nearer for small areas, and the nearer one. */
    this.cameFrom = [0, 0];
    /** The question, area and place of the menu in which a repeated answer was given; waiting: for what is possible then.
     * @type {{question: string, area: string, x: number, y: number, waiting: boolean} | null} */
    this.again = null;
    /** Which names have room, and for which sight that was found. */
    this.nameCache = { key: "", /** @type {any} */ view: null, /** @type {Map<string, number[]>} */ ids: new Map() };
    this.addEventListener("lifted", (e) => {
      const [kind, id] = /** @type {CustomEvent} */ (e).detail.split(":");
      if (kind === "stack") this.take(id);
    });
  }

  extent() {
    return drawing;
  }

  /** @param {string} id */
  placeOf(id) {
    return drawing.areas[id]?.at ?? null;
  }

  ownAreas() {
    return empiresOf(this.ctx, this.ctx.seat).flatMap((e) => areasOf(this.ctx, e.empire));
  }

  /** Units of an empire go from one stack to another. @param {string} piece */
  alike(piece) {
    return piece.split(" ")[0];
  }

  pieceSize() {
    return pieceSize(this.eye);
  }

  /** What can be chosen, first with the active empire unless its ship is under way, or what the question is about. */
  inPlay() {
    const lit = [...this.querySelectorAll("path.legal")].map((el) => String(/** @type {SVGElement} */ (el).dataset.area));
    const { active, voyage } = this.ctx.view;
    const own = voyage ? [] : lit.filter((id) => here(this.ctx, id).holder === active);
    return own.length ? own : lit.length ? lit : inQuestion(this.ctx);
  }

  letGo() {
    const some = Boolean(this.from || this.trackOpen);
    this.trackOpen = false;
    if (some) this.take("");
    return some;
  }

  /** @param {Answer} answer */
  give(answer) {
    if (!this.menu || !REPEATED.includes(answer[0])) return super.give(answer);
    const { x, y } = this.menu;
    this.again = { question: this.question(), area: answer[1], x, y, waiting: false };
    this.ctx.choose(answer);
  }

  draw() {
    super.draw();
    this.uncover();
  }

  /** A menu that stays open does not lie on the button that ends the building. */
  uncover() {
    const menu = /** @type {HTMLElement | null} */ (this.again && this.menu && this.querySelector(".answers"));
    const ends = this.querySelector(".ends")?.getBoundingClientRect();
    if (!menu || !ends) return;
    const { left, right, top, bottom, height } = menu.getBoundingClientRect();
    if (right > ends.left && left < ends.right && bottom > ends.top && top < ends.bottom)
      menu.style.top = `${Math.max(6, ends.top - height - 6)}px`;
  }

  /** What is asked, and when. */
  question() {
    return JSON.stringify([this.ctx.view.turn, this.ctx.prompt]);
  }

  /** The menu of an area in which the same can be done once more. */
  reopen() {
    const { again, ctx } = this;
    if (!again || again.question !== this.question()) this.again = null;
    else if (!ctx.options.length) again.waiting = true;
    else {
      const answers = byArea(ctx).get(again.area) ?? [];
      again.waiting = false;
      if (answers.some((a) => REPEATED.includes(a[0]))) this.menu = { answers, x: again.x, y: again.y };
      else this.again = null;
    }
  }

  optionsChanged() {
    if (!this.menu && !this.again?.waiting) this.again = null;
    super.optionsChanged();
    this.reopen();
    this.from = "";
    this.group = newGroup();
    this.dockOpen = this.sceneOpen = null;
    if (this.askedAt >= 0) this.told = this.askedAt;
    this.askedAt = -1;
    if (asked(this.ctx)) this.eye.handled = false;
    this.mustReveal = !this.eye.handled;
  }

  /** What ended since the last question, until the next answer. @param {Ctx} ctx */
  outcome(ctx) {
    for (const e of empiresOf(ctx, ctx.seat)) this.had.add(e.empire);
    const last = ctx.log.at(-1)?.[0] ?? 0;
    if (this.told < 0) this.told = last;
    if (asked(ctx) && this.askedAt < 0) this.askedAt = last;
    const story = outcome(ctx, this.told, this.had);
    const close = () => {
      this.told = last;
      this.draw();
    };
    if (story) return outcomeTemplate(ctx, story, close);
    const reaped = harvest(ctx.log, this.told);
    return reaped ? harvestTemplate(ctx, reaped, this.had, close) : nothing;
  }

  /** Units of an area are to move; on a narrow screen the panel with them lies below the area. @param {string} id */
  take(id) {
    Object.assign(this, { from: id, menu: null, group: newGroup() });
    this.draw();
    const panel = this.hasAttribute("narrow") ? this.querySelector(".group")?.getBoundingClientRect() : null;
    const map = this.querySelector(".map")?.getBoundingClientRect();
    const at = id ? this.placeOf(id) : null;
    if (!panel || !map || !at) return;
    const { x, y, zoom, scale } = this.eye;
    const over = (at[1] - y) * scale * zoom + map.height / 2 - (panel.top - map.top) / 2;
    if (over <= 0) return;
    this.eye.look(x, y + over / (scale * zoom), zoom);
    this.draw();
  }

  /** The chosen units go into an area. @param {Event} e @param {string} to */
  send(e, to) {
    const { ctx, from, group } = this;
    const found = groupAnswers(ctx, group, from, to);
    if (found.length) this.act(e, found);
  }

  toggleTrack() {
    this.trackOpen = !this.trackOpen;
    this.draw();
  }

  /** What may be chosen stays in sight where the map becomes lower, as below a longer question. */
  measure() {
    super.measure();
    const height = this.querySelector(".map")?.clientHeight ?? 0;
    const lower = height < this.height;
    this.height = height;
    if (lower && this.filled && !this.from && !this.eye.handled) this.bring(this.inPlay());
  }

  /** Look at some areas. @param {string[]} ids */
  lookAt(ids) {
    const boxes = ids.map((id) => drawing.areas[id]?.box).filter(Boolean);
    const map = this.querySelector(".map")?.getBoundingClientRect();
    if (!boxes.length || !map) return;
    const edge = (/** @type {number} */ k) => Math[k < 2 ? "min" : "max"](...boxes.map((b) => b[k]));
    const [left, top, right, bottom] = [edge(0) - MARGIN, edge(1) - MARGIN, edge(2) + MARGIN, edge(3) + MARGIN];
    const zoom = Math.min(map.width / (right - left), map.height / (bottom - top)) / this.eye.scale;
    this.eye.look((left + right) / 2, (top + bottom) / 2, zoom);
    this.eye.chosen = true;
    this.draw();
  }

  /** Look at an area. @param {string} id */
  show(id) {
    super.show(id, CLOSE_UP);
  }

  /** Bring areas into sight, and nearer where all of them are too small for a finger; the next ones are looked at from
   * afar again. @param {string[]} ids */
  bring(ids) {
    const { eye } = this;
    const [was, close] = this.cameFrom;
    if (was && eye.zoom === close) eye.look(eye.x, eye.y, was);
    this.cameFrom = [0, 0];
    super.bring(ids);
    const boxes = ids.map((id) => drawing.areas[id]?.box).filter(Boolean);
    const largest = Math.max(...boxes.map(([left, top, right, bottom]) => Math.max(right - left, bottom - top)));
    const px = largest * eye.scale * eye.zoom;
    if (!boxes.length || px >= FINGER || !matchMedia("(pointer: coarse)").matches) return;
    const [x, y, zoom] = [eye.x, eye.y, eye.zoom];
    eye.look(x, y, zoom * Math.min(NEARER, WELL_SEEN / px));
    const places = this.places(ids);
    if (eye.gather(places, SIGHT.around) || eye.gather(places, 0)) this.cameFrom = [zoom, eye.zoom];
    else eye.look(x, y, zoom);
    this.drawSoon();
  }

  /** The names for which there is room, first those of a few lands that may be chosen. @param {Ctx} ctx @param {number} size
   * @param {string[]} lit */
  lettering(ctx, size, lit) {
    const near = this.eye.near();
    const land = lit.filter((id) => drawing.areas[id].kind === "land");
    const first = new Set(land.length <= FEW ? land : []);
    const key = `${ctx.lang} ${size.toFixed(3)} ${[...first]}`;
    if (this.nameCache.key === key && this.nameCache.view === ctx.view) return this.nameCache.ids;
    const px = (/** @type {number[]} */ p) => p.map((v) => v / size);
    const wider = near ? WIDER_CLOSE : WIDER;
    const widest = /** @type {Record<string, number>} */ ({ land: wider, sea: wider + 1, ocean: Infinity });
    /** @type {Map<string, import("../../../web/board/lettering.js").Name>} */
    const names = new Map();
    /** @type {number[][]} */
    const taken = [];
    for (const [id, area] of /** @type {[string, any][]} */ (Object.entries(drawing.areas))) {
      const at = px(area.at);
      const label = px((ctx.lang === "de" && area.name_de) || area.name);
      const text = ctx.name("area", id);
      const room = area.room / size;
      const [before, wide] = first.has(id) ? [FIRST, Infinity] : [0, room * widest[area.kind]];
      names.set(id, { text, room: room + before, widest: wide, spots: [label, ...around(at, halfOf(text), BESIDE),
        [at[0], at[1] + FAR_BELOW]] });
      const units = counted(here(ctx, id).units);
      if (units) taken.push([at[0] - (near ? 26 : 17), at[1] - (near ? 14 : 11), at[0] + (near ? 26 : 17), at[1] + (near ? 26
        : 11)]);
    }
    const ids = lettered(names, taken, px([drawing.width, drawing.height]));
    for (const [id, place] of ids) ids.set(id, place.map((v) => v * size));
    this.nameCache = { key, view: ctx.view, ids };
    return ids;
  }

  /** @param {Ctx} ctx */
  template(ctx) {
    const dock = docked(ctx);
    this.dockOpen ??= !ctx.options.length;
    this.sceneOpen ??= !(ctx.view.voyage && !ctx.view.conflict && this.hasAttribute("narrow"));
    return html`<div class="sboard">${headTemplate(this, ctx)}<div class="sheet">${mapTemplate(this, ctx)}
      ${toolsTemplate(this, ctx)}${trackTemplate(this, ctx)}${this.guide(ctx)}${dock ? this.dock(ctx) : this.ends(ctx)}
      ${choicesTemplate(ctx)}${sceneTemplate(this, ctx)}${this.outcome(ctx)}</div></div>${this.answersMenu()}`;
  }

  /** Buttons for answers that name nothing on the table, like the end of a row of moves; on a narrow screen the question
   * itself is near enough unless its list is long. @param {Ctx} ctx */
  ends(ctx) {
    const planned = ctx.draft.answers.length;
    const found = this.from || (this.hasAttribute("narrow") && ctx.options.length < LONG) || asksInScene(ctx) || laidOut(ctx).length
      ? [] : [...placeless(ctx), ...plain(ctx)];
    if (!found.length) return nothing;
    return html`<div class="ends">${found.map((a) => html`<button type="button" class="${glow(ctx, [a])} ${ctx.caution(a) ? "told" : ""}"
      data-test=${a[0]} @click=${() => ctx.choose(a)}>${planned && a[0] === "done" ? ctx.t("board-plan-send", { n: planned, what: plannedVerb(ctx) })
        : a[0] === "done" && ctx.view.question?.step === "TurnMarkers" ? ctx.t("board-leave-markers") : ctx.option(a)}${ctx.caution(a)
        ? html`<small>${ctx.caution(a)?.text}</small>` : nothing}</button>`)}</div>`;
  }

  /** Which units are to move. @param {Ctx} ctx */
  guide(ctx) {
    if (!this.from || !goals(ctx, this.from).size) return nothing;
    return groupTemplate(this, ctx);
  }

  /** Where forms are filled in. @param {Ctx} ctx */
  dock(ctx) {
    const title = dockWords(ctx) || ctx.t("board-fill-in");
    const toggle = () => {
      this.dockOpen = !this.dockOpen;
      this.draw();
    };
    return html`<section class="over-map dock panel ${this.dockOpen ? "" : "shut"}" aria-label=${title} data-test="dock"><header>
        <h3>${title}</h3>${foldButton(ctx, Boolean(this.dockOpen), toggle)}</header>
      ${this.dockOpen ? formTemplate(ctx) : nothing}${this.ends(ctx)}</section>`;
  }
}
