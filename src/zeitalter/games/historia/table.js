// @ts-check
// How Historia is drawn: the world map, the development matrix, the time circle, cards and mats. It draws what a view
// shows and lights up what the options name; it knows no rules. The shell gives `ctx` and shows the templates.
import { html, svg, nothing, render } from "/static/vendor/lit.js";

/** @typedef {(string | number | any[])[]} Answer */
/** @typedef {{name: string, color: string, shape: string, letter: string}} Look */
/** @typedef {{view: any, seat: number | null, options: Answer[], data: any, lang: string, civs: Look[],
 *   motion: boolean,
 *   t: (id: string, args?: Record<string, any>) => string, name: (kind: string, id: any) => string,
 *   choose: (answer: Answer) => void, ask: (answer: Answer) => void, inspect: (kind: string, id: any) => void,
 *   option?: (answer: Answer) => string, play?: (answer: Answer) => void, picked?: any[],
   toggle?: (thing: any) => void}} Ctx */

const HERE = new URL(".", import.meta.url).href;
const GLIDE = { duration: 260, easing: "cubic-bezier(.3,.7,.3,1)" };
const EPOCHS = ["", "I", "II", "III"];
const LEVELS = 16;
const FAR = 6;
const LEGIBLE = 0.27; // pixels per unit of the map that its lettering needs
const TINTS = /** @type {Record<string, number>} */ ({
  north_america: 1, central_america: 2, south_america: 3, europe: 4, north_africa: 2, africa: 1, middle_east: 5,
    russia: 3,
  central_asia: 1, india: 2, china: 4, southeast_asia: 3, oceania: 5,
});
const SHAPES = /** @type {Record<string, string>} */ ({
  circle: "M0-5.6a5.6 5.6 0 1 0 .01 0z",
  square: "M-5-5H5V5H-5z",
  triangle: "M0-6 6 5H-6z",
  diamond: "M0-6.6 6.2 0 0 6.6-6.2 0z",
  hexagon: "M-3.1-5.4h6.2L6.2 0 3.1 5.4h-6.2L-6.2 0z",
  star: "M0-6.8 1.9-2.3l4.8.4L3 1.2l1.2 4.7L0 3.4l-4.2 2.5L-3 1.2l-3.7-3.1 4.8-.4z",
  cross: "M-2-6h4v4h4v4h-4v4h-4v-4h-4v-4h4z",
});
const GAINS = /** @type {Record<string, [string, string]>} */ ({
  gain_vp: ["vp", ""], lose_vp: ["vp", "−"], recover_cubes: ["cube", "+"], receive_cubes: ["cube", "＋"],
  pay_cubes: ["cube", "−"], destroy_cubes: ["cube", "−"], recover_oldest_cards: ["card", "+"],
  recover_chosen_cards: ["card", "+"], refresh_wonders: ["refresh", ""], build_wonders: ["wonders", "+"],
  lose_wonders: ["wonders", "−"], draw_advisors: ["advisor", "+"], set_card_limit: ["limit", ""],
});
const MEASURES = /** @type {Record<string, string>} */ ({
  receive_cube: "cube", territory_bonus: "territories", take_back_cards: "card", refresh_wonders: "refresh",
  recover_cubes: "cube", government_bonus: "government", player_order: "order", new_wonders: "wonders",
  leader_bonus: "leader", new_leaders: "leader",
});

/** @type {any} */
let drawing = null;

/** Loads the geometry; until then the board is empty. */
export async function prepare() {
  drawing ??= await (await fetch(new URL("map.json", HERE))).json();
}

/** The board: map, matrix, wonder row, time. @param {Ctx} ctx */
export function boardTemplate(ctx) {
  return html`<historia-board class="historia" .ctx=${ctx}></historia-board>`;
}

/** The own mat: hand, row, leader, wonders, cubes. @param {Ctx} ctx */
export function matTemplate(ctx) {
  if (ctx.seat === null || ctx.seat === undefined) return nothing;
  return html`<historia-mat class="historia" .ctx=${ctx}></historia-mat>`;
}

/** All other mats, in player order. @param {Ctx} ctx */
export function othersTemplate(ctx) {
  return html`<historia-others class="historia" .ctx=${ctx}></historia-others>`;
}

/** The board for a narrow screen: one part at a time. @param {Ctx} ctx */
export function phoneTemplate(ctx) {
  return html`<historia-board class="historia" narrow .ctx=${ctx}></historia-board>`;
}

/** A card in large, for those who tap on it. @param {Ctx} ctx @param {string} kind @param {any} id */
export function cardTemplate(ctx, kind, id) {
  return html`<div class="historia face"><h4>${title(ctx, kind, id)}</h4><p class="signs">${symbols(kind, id)}</p>
    ${lines(ctx, kind, id).split("\n").map((text) => html`<p>${text}</p>`)}</div>`;
}

// -- answers ----------------------------------------------------------------------------------------------------------

/** The options that name this thing. @param {Ctx} ctx @param {string} kind @param {any} id @param {string[]} [verbs] */
function fitting(ctx, kind, id, verbs) {
  return ctx.options.filter((answer) => {
    const [verb, ...values] = answer;
    if (verbs && !verbs.includes(String(verb))) return false;
    const kinds = ctx.data.verbs?.[String(verb)] ?? [];
    return kinds.some((/** @type {any} */ k, /** @type {number} */ i) => {
      const value = /** @type {any} */ (values[i]);
      return k.kind === kind && (k.many ? value.includes(id) : value === id);
    });
  });
}

/** An answer in words. @param {Ctx} ctx @param {Answer} answer */
function inWords(ctx, answer) {
  if (ctx.option) return ctx.option(answer);
  const [verb, ...values] = answer;
  const args = /** @type {Record<string, any>} */ ({});
  (ctx.data.verbs?.[String(verb)] ?? []).forEach((/** @type {any} */ kind, /** @type {number} */ i) => {
    let name = kind.kind;
    for (let n = 2; name in args; n++) name = `${kind.kind}${n}`;
    const value = /** @type {any} */ (values[i]);
    if (kind.many) {
      args[name] = value.map((/** @type {any} */ v) => ctx.name(kind.kind, v)).join(", ");
      args[`${name}_count`] = value.length;
    } else {
      args[name] = kind.kind === "number" ? value : ctx.name(kind.kind, value);
    }
  });
  return ctx.t(`option-${verb}`, args);
}

/** An option with one thing replaced by another, to ask why not. @param {Ctx} ctx @param {string} kind
 * @param {any} id */
function alike(ctx, kind, id) {
  for (const answer of ctx.options) {
    const kinds = ctx.data.verbs?.[String(answer[0])] ?? [];
    const at = kinds.findIndex((/** @type {any} */ k) => k.kind === kind);
    if (at >= 0) return answer.map((v, i) => (i === at + 1 ? (kinds[at].many ? [id] : id) : v));
  }
  return null;
}

/** What one could mean by a click on a dark territory. @param {Ctx} ctx @param {string} id @returns {Answer | null} */
function meant(ctx, id) {
  const like = alike(ctx, "territory", id);
  if (like) return like;
  const own = ctx.seat === null ? null : ctx.view.civs[ctx.seat];
  const step = ctx.view.question?.step;
  const here = ctx.view.civs.find((/** @type {any} */ c) => c.civ !== ctx.seat && c.territories.includes(id));
  if (step === "PlaceFirstCube") return ["settle", id];
  if (step === "PlaceCube") return ["cube", id];
  if (own?.executing === "war" && here) return ["war", "basic", id, here.civ];
  if (own?.executing === "exploitation") return ["exploitation", "basic", 0, [id]];
  return own?.executing === "expansion" ? ["expansion", "basic", 0, id] : null;
}

/** Whether several things are picked one after the other, by the shell. @param {Ctx} ctx */
function picking(ctx) {
  const [verb] = ctx.options[0] ?? [];
  const kinds = ctx.data.verbs?.[String(verb)] ?? [];
  if (!ctx.toggle || kinds.length !== 1 || !kinds[0].many) return false;
  return ctx.options.every((a) => a[0] === verb) && ctx.options.some((a) => /** @type {any} */ (a[1]).length > 1);
}

/** Whether a thing is picked. @param {Ctx} ctx @param {any} id */
function picked(ctx, id) {
  return picking(ctx) && Boolean(ctx.picked?.includes(id));
}

/** How a thing is lit up. @param {Ctx} ctx @param {any} id @param {Answer[]} legal */
function lit(ctx, id, legal) {
  return `${legal.length ? "legal" : ""} ${picked(ctx, id) ? "chosen" : ""}`;
}

/** Whether this seat is to answer now. @param {Ctx} ctx */
function asked(ctx) {
  return ctx.options.length > 0;
}

// -- small drawings ---------------------------------------------------------------------------------------------------

/** @param {string} id @param {string} [cls] */
function icon(id, cls = "") {
  return html`<svg class="hi ${cls}" viewBox="0 0 512 512"
    aria-hidden="true"><use href="${HERE}icons.svg#${id}"></use></svg>`;
}

/** A cube of a civilization: its shape in its colour. @param {Look | undefined} look */
function cube(look) {
  const shape = SHAPES[look?.shape ?? "circle"] ?? SHAPES.circle;
  return svg`<path class="cube" d=${shape} fill=${look?.color ?? "#888"}></path>`;
}

/** @param {Look | undefined} look @param {string} [cls] */
function mark(look, cls = "") {
  return html`<svg class="hm ${cls}" viewBox="-7.6 -7.6 15.2 15.2" aria-hidden="true">${cube(look)}</svg>`;
}

/** What only listeners need. @param {unknown[]} parts */
function said(...parts) {
  return html`<span class="said">${parts.filter(Boolean).join(" ")}</span>`;
}

/** Effects as symbols. @param {any[]} effects */
function gains(effects) {
  return effects.map(([name, ...v]) => {
    if (name === "gain_vp") return html`<span class="gain vp">${icon("vp")}<b>${v[0]}</b></span>`;
    if (name === "gain_levels" || name === "lose_levels") {
      const sign = name === "gain_levels" ? "↑" : "↓";
      return html`<span class="gain">${icon(v[0])}<b>${sign}${v[1] > 1 ? v[1] : ""}</b></span>`;
    }
    if (name === "do_action" || name === "unlock_card") return html`<span class="gain">${icon(v[0])}</span>`;
    if (name === "unlock_advanced") return html`<span class="gain">${icon(v[0])}${icon("advanced", "tiny")}</span>`;
    if (name === "place_cube") return html`<span class="gain">${icon("place")}</span>`;
    if (name === "ability") return html`<span class="gain">${icon("navigation")}</span>`;
    const [id, sign] = GAINS[name] ?? ["vp", ""];
    const n = v[0] === "all" ? "∞" : v[0];
    return html`<span class="gain">${icon(id)}<b>${sign}${name === "refresh_wonders" && n === 1 ? "" : n}</b></span>`;
  });
}

/** A trigger as a symbol. @param {any[]} trigger */
function cause(trigger) {
  const [type, what] = trigger;
  if (type === "action") return html`<span class="cause">${icon(what)}</span>`;
  if (type === "majority") return html`<span class="cause most">${icon(what)}<b>1.</b></span>`;
  if (type === "destroy") return html`<span class="cause">${icon("destroy")}</span>`;
  return html`<span class="cause">${icon("event")}</span>`;
}

/** Symbols of a card. @param {string} kind @param {any} id */
function symbols(kind, id) {
  const b = drawing?.board;
  if (!b) return nothing;
  if (kind === "wonder" && b.wonders[id]) return html`${cause(b.wonders[id][1])}<i>→</i>${gains(b.wonders[id][2])}`;
  if (kind === "event" && b.events[id]) return html`${cause(b.events[id][0])}<i>→</i>${gains(b.events[id][1])}`;
  if (kind === "goal" && b.goals[id]) return gains(b.goals[id]);
  if (kind === "government") return gains(b.government_effects[id] ?? []);
  if (kind === "technology") return gains(b.technology[id - 1]?.[1] ?? []);
  if (kind === "military") return gains(b.military[id] ?? []);
  if (kind === "leader" && b.leaders[id]) {
    return b.leaders[id].slice(1).map((/** @type {any} */ term) => html`<span
      class="gain">${icon(term[0])}<b>${term[1]}</b></span>
      <i>→</i><span class="gain vp">${icon("vp")}<b>${term[2]}</b></span>`);
  }
  if (kind === "card" && b.advisors[id]) return gains(b.advisors[id][1]);
  return nothing;
}

/** Which kind of text belongs to a card. @param {Ctx} ctx @param {string} kind @param {any} id @returns {string} */
function lines(ctx, kind, id) {
  const cards = ctx.data.cards ?? {};
  const kinds = kind === "card" ? ["card", "action", "advisor"] : [kind];
  for (const k of kinds) {
    const text = cards[k]?.[id];
    if (text) return typeof text === "string" ? text : (text[ctx.lang] ?? "");
  }
  return "";
}

/** The name of a card. @param {Ctx} ctx @param {string} kind @param {any} id */
function title(ctx, kind, id) {
  return kind === "military" ? ctx.t("board-level-military", { level: id }) : ctx.name(kind, id);
}

// -- pieces that fly and cards that explain themselves ----------------------------------------------------------------

/** Where everything with an identity lay when it was last drawn. @type {Map<string, DOMRect>} */
const lay = new Map();
addEventListener("resize", () => lay.clear());

/** Let everything that has moved glide. @param {HTMLElement} root @param {boolean} motion */
function glide(root, motion) {
  for (const el of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll("[data-fly]"))) {
    const key = String(el.dataset.fly);
    const now = el.getBoundingClientRect();
    const old = lay.get(key);
    if (!now.width) continue;
    lay.set(key, now);
    if (!motion || !old) continue;
    const [dx, dy] = [old.left - now.left, old.top - now.top];
    if (Math.abs(dx) + Math.abs(dy) > FAR) el.animate([{ transform: `translate(${dx}px, ${dy}px)` },
      { transform: "none" }], GLIDE);
  }
}

const tip = document.createElement("div");
tip.className = "historia historia-tip";
tip.setAttribute("role", "tooltip");
tip.hidden = true;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let tipTimer;

function hideTip() {
  clearTimeout(tipTimer);
  tip.hidden = true;
}

/** @param {Ctx} ctx @param {HTMLElement} at */
function showTip(ctx, at) {
  const [kind, raw] = String(at.dataset.info).split(":");
  if (!tip.isConnected) document.body.append(tip);
  render(cardTemplate(ctx, kind, raw), tip);
  tip.hidden = false;
  const box = at.getBoundingClientRect();
  const [w, h] = [tip.offsetWidth, tip.offsetHeight];
  const left = Math.min(Math.max(6, box.left + box.width / 2 - w / 2), innerWidth - w - 6);
  const above = box.top - h - 8;
  tip.style.left = `${left}px`;
  tip.style.top = `${above > 4 ? above : Math.min(box.bottom + 8, innerHeight - h - 4)}px`;
}

/** A part of the table that draws itself into its own element and keeps what only this screen knows. */
class Part extends HTMLElement {
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
    this.addEventListener("pointerover", (e) => this.#explain(/** @type {PointerEvent} */ (e)));
    this.addEventListener("pointerout", hideTip);
    this.addEventListener("pointerdown", hideTip);
    this.addEventListener("focusin", (e) => this.#explain(e));
    this.addEventListener("focusout", hideTip);
    this.addEventListener("keydown", (e) => this.key(e));
  }

  get ctx() {
    return this._ctx;
  }

  set ctx(/** @type {Ctx} */ ctx) {
    if (this._ctx && JSON.stringify(this._ctx.options) !== JSON.stringify(ctx.options)) this.asked();
    this._ctx = ctx;
    this.draw();
  }

  /** A new question: forget what was begun. */
  asked() {
    this.menu = null;
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
    if (!answers.length) return what.ask && asked(ctx) ? ctx.ask(what.ask) : ctx.inspect(what.kind, what.id);
    const box = /** @type {Element} */ (e.currentTarget).getBoundingClientRect();
    this.menu = { answers, x: box.left + Math.min(box.width / 2, 120), y: box.top + Math.min(box.height / 2, 60) };
    this.draw();
    this.from = /** @type {HTMLElement} */ (e.currentTarget);
    return /** @type {HTMLElement | null} */ (this.querySelector(".answers > div button"))?.focus();
  }

  answers() {
    if (!this.menu) return nothing;
    const close = () => this.close();
    return html`<div class="answers" role="dialog" aria-label=${this._ctx.t("board-choose")}>
      <header><span>${this._ctx.t("board-choose")}</span>
        <button class="shut" aria-label=${this._ctx.t("board-close")} @click=${close}>×</button></header>
      <div>${this.menu.answers.map((a) => html`<button
        @click=${() => { close(); this._ctx.choose(a); }}>${inWords(this._ctx, a)}</button>`)}</div>
    </div>`;
  }

  /** @param {HTMLElement} el @param {{x: number, y: number}} at */
  #place(el, at) {
    el.style.left = `${Math.max(6, Math.min(at.x, innerWidth - el.offsetWidth - 6))}px`;
    el.style.top = `${Math.max(6, Math.min(at.y, innerHeight - el.offsetHeight - 6))}px`;
  }

  /** @param {Event} e */
  #explain(e) {
    if (e instanceof PointerEvent && e.pointerType !== "mouse") return;
    const at = /** @type {HTMLElement | null} */ (/** @type {Element} */ (e.target).closest?.("[data-info]"));
    clearTimeout(tipTimer);
    if (!at || (e.type === "focusin" && !at.matches(":focus-visible"))) return;
    tipTimer = setTimeout(() => at.isConnected && showTip(this._ctx, at), 220);
  }
}

// -- the board --------------------------------------------------------------------------------------------------------

/** Map, matrix, wonder row and time circle. */
class Board extends Part {
  constructor() {
    super();
    this.tab = "map";
    /** What part of the map is shown: its middle and how much larger than the whole. */
    this.eye = { x: 0, y: 0, zoom: 0 };
    this.scale = 0.3;
    /** @type {Map<number, {x: number, y: number}>} */
    this.fingers = new Map();
    this.dragged = false;
    /** @type {Map<number, string[]>} */
    this.settled = new Map();
    /** @type {Map<number, [number, number]>} */
    this.stood = new Map();
    this.observer = new ResizeObserver(() => this.measure());
  }

  get narrow() {
    return this.hasAttribute("narrow");
  }

  connectedCallback() {
    this.observer.observe(this);
  }

  disconnectedCallback() {
    this.observer.disconnect();
    hideTip();
  }

  measure() {
    const box = this.querySelector(".map")?.getBoundingClientRect();
    if (!box?.width || !drawing) return;
    const scale = Math.min(box.width / drawing.width, box.height / drawing.height);
    if (Math.abs(scale - this.scale) < 0.001 && this.eye.zoom) return;
    this.scale = scale;
    if (!this.eye.zoom || this.eye.zoom < this.least()) this.home();
    this.draw();
  }

  /** The zoom at which lettering is legible. */
  least() {
    return Math.max(1, LEGIBLE / this.scale);
  }

  /** Units of the map per pixel of lettering and pieces, which grow more slowly than the map. */
  size() {
    const zoom = this.eye.zoom || 1;
    return Math.max(0.85, Math.sqrt(zoom / this.least())) / (this.scale * zoom);
  }

  /** The first sight: everything, or on a small screen what is legible around the own cubes. */
  home() {
    const own = this.ctx.seat === null ? [] : (this.ctx.view.civs[this.ctx.seat]?.territories ?? []);
    const at = own.map((/** @type {string} */ id) => drawing.territories[id].at);
    const zoom = this.least();
    const mean = (/** @type {0 | 1} */ k, /** @type {number} */ middle) =>
      zoom > 1.05 && at.length ? at.reduce((/** @type {number} */ s, /** @type {number[]} */ p) =>
        s + p[k], 0) / at.length : middle;
    this.look(mean(0, drawing.width / 2), mean(1, drawing.height / 2), zoom);
  }

  /** @param {number} x @param {number} y @param {number} zoom */
  look(x, y, zoom) {
    const z = Math.min(FAR, Math.max(1, zoom));
    const box = this.querySelector(".map")?.getBoundingClientRect();
    const [w, h] = [drawing.width / z / 2, drawing.height / z / 2];
    const [sw, sh] = box?.width ? [box.width / this.scale / z / 2, box.height / this.scale / z / 2] : [w, h];
    const keep = (/** @type {number} */ v, /** @type {number} */ half, /** @type {number} */ all) =>
      half * 2 >= all ? all / 2 : Math.min(all - half, Math.max(half, v));
    this.eye = { x: keep(x, sw, drawing.width), y: keep(y, sh, drawing.height), zoom: z };
  }

  /** @param {number} factor @param {{x: number, y: number}} [at] in pixels of the screen */
  zoom(factor, at) {
    const svgBox = this.querySelector(".map svg")?.getBoundingClientRect();
    const { x, y, zoom } = this.eye;
    const next = Math.min(FAR, Math.max(1, zoom * factor));
    const px = this.scale * zoom;
    const [dx, dy] = at && svgBox
      ? [(at.x - svgBox.left - svgBox.width / 2) / px, (at.y - svgBox.top - svgBox.height / 2) / px] : [0, 0];
    this.look(x + dx * (1 - zoom / next), y + dy * (1 - zoom / next), next);
    this.soon();
  }

  /** @param {KeyboardEvent} e */
  key(e) {
    super.key(e);
    if (!/** @type {Element} */ (e.target).closest(".map") || e.defaultPrevented || e.ctrlKey || e.metaKey) return;
    const step = 120 / this.eye.zoom;
    const moves = /** @type {Record<string, () => void>} */ ({
      "+": () => this.zoom(1.4), "-": () => this.zoom(1 / 1.4), "0": () => this.zoom(0.01),
      ArrowLeft: () => this.pan(-step, 0), ArrowRight: () => this.pan(step, 0),
      ArrowUp: () => this.pan(0, -step), ArrowDown: () => this.pan(0, step),
    });
    if (!moves[e.key] || (e.key.startsWith("Arrow") && this.eye.zoom <= 1)) return;
    e.preventDefault();
    moves[e.key]();
  }

  /** @param {number} dx @param {number} dy */
  pan(dx, dy) {
    this.look(this.eye.x + dx, this.eye.y + dy, this.eye.zoom);
    this.soon();
  }

  /** @param {PointerEvent} e */
  touch(e) {
    if (e.button) return;
    if (!this.fingers.size) this.dragged = false;
    this.fingers.set(e.pointerId, { x: e.clientX, y: e.clientY });
  }

  /** @param {PointerEvent} e */
  drag(e) {
    const was = this.fingers.get(e.pointerId);
    if (!was) return;
    const now = { x: e.clientX, y: e.clientY };
    const other = [...this.fingers].find(([id]) => id !== e.pointerId)?.[1];
    if (!this.dragged && !other && Math.hypot(now.x - was.x, now.y - was.y) < 5) return;
    this.dragged = true;
    const map = /** @type {HTMLElement} */ (e.currentTarget);
    if (!map.hasPointerCapture(e.pointerId)) map.setPointerCapture(e.pointerId);
    this.fingers.set(e.pointerId, now);
    const px = this.scale * this.eye.zoom;
    if (other) {
      const spread = Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(was.x - other.x,
        was.y - other.y));
      this.zoom(spread, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    } else {
      this.pan((was.x - now.x) / px, (was.y - now.y) / px);
    }
  }

  /** @param {PointerEvent} e */
  lift(e) {
    this.fingers.delete(e.pointerId);
  }

  /** @param {Ctx} ctx */
  template(ctx) {
    const tabs = ["map", "matrix", "wonders", "time"];
    const choose = (/** @type {string} */ tab) => () => {
      this.tab = tab;
      this.draw();
      this.measure();
    };
    return html`${this.narrow
        ? html`<nav class="htabs" role="tablist">${tabs.map((tab) => html`<button role="tab"
          aria-selected=${this.tab === tab}
            @click=${choose(tab)}>${ctx.t(`board-tab-${tab}`)}</button>`)}</nav>` : nothing}
      <div class="hboard" data-tab=${this.tab} ?data-events=${ctx.view.event || ctx.view.next_event}>
        ${this.map(ctx)} ${this.matrix(ctx)} ${this.offer(ctx)} ${this.time(ctx)}
      </div>${this.answers()}`;
  }

  drawn() {
    this.moveCubes();
    this.moveMarkers();
    if (!this.eye.zoom) this.measure();
  }

  // -- map

  /** @param {Ctx} ctx */
  map(ctx) {
    const { width, height, territories, borders, links, lakes, grid } = drawing;
    const { x, y, zoom } = this.eye.zoom ? this.eye : { x: width / 2, y: height / 2, zoom: 1 };
    const [w, h] = [width / zoom, height / zoom];
    const ids = Object.keys(territories);
    const paths = ids.map((id) => svg`<path d=${territories[id].d}></path>`);
    const legal = new Map(ids.map((id) => [id, fitting(ctx, "territory", id)]));
    const size = this.size();
    return html`<section class="map" aria-label=${ctx.t("board-map")}
        @pointerdown=${(/** @type {PointerEvent} */ e) => this.touch(e)}
          @pointermove=${(/** @type {PointerEvent} */ e) => this.drag(e)}
        @pointerup=${(/** @type {PointerEvent} */ e) => this.lift(e)}
          @pointercancel=${(/** @type {PointerEvent} */ e) => this.lift(e)}
        @wheel=${(/** @type {WheelEvent} */ e) => { e.preventDefault(); this.zoom(Math.exp(-e.deltaY / 400),
          { x: e.clientX, y: e.clientY }); }}>
      <svg viewBox="${x - w / 2} ${y - h / 2} ${w} ${h}" role="group" aria-label=${ctx.t("board-map")}>
        <path class="graticule" d=${grid}></path>
        <g class="halo far">${paths}</g><g class="halo mid">${paths}</g><g class="halo near">${paths}</g>
        ${ids.map((id) => this.territory(ctx, id, legal.get(id) ?? []))}
        <path class="lakes" d=${lakes}></path>
        <path class="borders" d=${borders}></path>
        ${links.map((/** @type {string} */ d) => svg`<path class="sealink" d=${d}></path>`)}
        ${ids.filter((id) => legal.get(id)?.length).map((id) => svg`<path class="glow" d=${territories[id].d}></path>`)}
        ${ids.map((id) => this.cartouche(ctx, id, legal.get(id) ?? [], size))}
      </svg>
      <div class="zoom">
        <button aria-label=${ctx.t("board-zoom-in")} title=${ctx.t("board-zoom-in")}
          @click=${() => this.zoom(1.5)}>+</button>
        <button aria-label=${ctx.t("board-zoom-out")} title=${ctx.t("board-zoom-out")}
          @click=${() => this.zoom(1 / 1.5)}>−</button>
        <button aria-label=${ctx.t("board-fit")} title=${ctx.t("board-fit")} @click=${() => this.zoom(0.01)}>⤢</button>
      </div>
    </section>`;
  }

  /** @param {Ctx} ctx @param {string} id @param {Answer[]} legal */
  territory(ctx, id, legal) {
    const tile = ctx.view.tiles[id];
    const here = ctx.view.civs.filter((/** @type {any} */ c) => c.territories.includes(id));
    const names = here.map((/** @type {any} */ c) => ctx.civs[c.civ]?.name ?? "").join(", ");
    const label = [
      ctx.name("territory", id), tile && ctx.t("board-tile", tile),
      names ? ctx.t("board-cubes-here", { names }) : ctx.t("board-empty-here"),
        legal.length ? ctx.t("board-possible") : "",
    ].filter(Boolean).join(". ");
    const click = (/** @type {Event} */ e) => {
      if (this.dragged) this.dragged = false;
      else this.act(e, legal, { kind: "territory", id, ask: meant(ctx, id) });
    };
    return svg`<path class="land tint${TINTS[id] ?? 1} ${legal.length ? "legal" : ""}" d=${drawing.territories[id].d}
      role="button" tabindex="0" aria-label=${label} @click=${click}></path>`;
  }

  /** Name, tile and cubes of a territory, in pixels around its place. @param {Ctx} ctx @param {string} id
   * @param {Answer[]} legal @param {number} size */
  cartouche(ctx, id, legal, size) {
    const [x, y] = drawing.territories[id].at;
    const tile = ctx.view.tiles[id];
    const here = ctx.view.civs.filter((/** @type {any} */ c) => c.territories.includes(id));
    const columns = here.length > 3 ? Math.ceil(here.length / 2) : here.length;
    const step = 12.5;
    const left = -(30 + (columns ? 5 + columns * step : 0)) / 2;
    return svg`<g class="cartouche" transform="translate(${x} ${y}) scale(${size})">
      <text class="place" y="-8">${ctx.name("territory", id)}</text>
      ${tile ? svg`<g class="tile ${legal.length ? "legal" : ""}" transform="translate(${left} -3)">
        <rect width="30" height="17" rx="2.5"></rect><path d="M15.5 2.5v12"></path>
        <text class="points" x="8" y="12.6">${tile.vp}</text><text
          class="number" x="22.6" y="12.4">${tile.number}</text></g>` : nothing}
      ${here.map((/** @type {any} */ c, /** @type {number} */ i) => {
        const [cx, cy] = [left + 35 + (i % columns) * step + step / 2,
          here.length > 3 ? (i < columns ? -1 : 11.5) : 5.5];
        return svg`<g transform="translate(${cx} ${cy})"><g
          data-cube="${c.civ}:${id}">${cube(ctx.civs[c.civ])}</g></g>`;
      })}
    </g>`;
  }

  /** Cubes glide from the territory they left, or come down where they are new. */
  moveCubes() {
    for (const civ of this.ctx.view.civs) {
      const was = this.settled.get(civ.civ);
      this.settled.set(civ.civ, civ.territories);
      if (!was || !this.ctx.motion) continue;
      const left = was.filter((id) => !civ.territories.includes(id));
      for (const id of civ.territories.filter((/** @type {string} */ t) => !was.includes(t))) {
        const from = left.shift();
        const [x, y] = drawing.territories[id].at;
        const size = this.size();
        const at = from ? drawing.territories[from].at.map((/** @type {number} */ v, /** @type {number} */ k) =>
          (v - [x, y][k]) / size) : [0, -26];
        const el = this.querySelector(`[data-cube="${civ.civ}:${id}"]`);
        el?.animate([{ transform: `translate(${at[0]}px, ${at[1]}px)`, opacity: from ? 1 : 0 }, { transform: "none",
          opacity: 1 }], GLIDE);
      }
    }
  }

  // -- matrix

  /** @param {Ctx} ctx */
  matrix(ctx) {
    const b = drawing.board;
    const S = 14;
    const own = ctx.seat === null ? null : ctx.view.civs[ctx.seat];
    const spot = (/** @type {number} */ m, /** @type {number} */ t) => [26 + (t - 1) * S, 4 + (LEVELS - m) * S];
    const cells = [];
    for (let m = 1; m <= LEVELS; m++) {
      for (let t = 1; t <= LEVELS; t++) {
        const code = b.matrix[m][t - 1];
        if (code !== ".") cells.push(this.cell(ctx, own, m, t, b.governments[code], spot(m, t), S));
      }
    }
    const groups = new Map();
    for (const c of ctx.view.civs) {
      const key = `${c.military}:${c.technology}`;
      groups.set(key, [...(groups.get(key) ?? []), c]);
    }
    const edge = 4 + LEVELS * S;
    return html`<section class="matrix" aria-label=${ctx.t("board-matrix")}>
      <svg viewBox="0 0 ${30 + LEVELS * S} ${28 + LEVELS * S}" role="group" aria-label=${ctx.t("board-matrix")}>
        <text class="axis" x="34" y="16">${ctx.name("stat", "military")} ↑</text>
        <text class="axis end" x=${28 + LEVELS * S} y=${edge - 6}>${ctx.name("stat", "technology")} →</text>
        ${cells}
        ${Array.from({ length: LEVELS }, (_, i) => {
          const level = i + 1;
          const [id, effects] = b.technology[i];
          const [x] = spot(1, level);
          const [, y] = spot(level, 1);
          const bonus = b.military[level] ?? [];
          return svg`<g class="level ${own?.technology >= level ? "reached" : ""}" data-info="technology:${level}"
            tabindex="0"
              role="img" aria-label="${ctx.name("technology", id)}: ${lines(ctx, "technology", level)}"
                @click=${() => ctx.inspect("technology", level)}>
              <rect x=${x} y=${edge} width=${S} height="22"></rect>
              <text x=${x + S / 2} y=${edge + 9.5}>${level}</text>${sign(effects, x + 1.5, edge + 11)}</g>
            <g class="level ${own?.military >= level ? "reached" : ""}" data-info="military:${level}" tabindex="0"
              role="img" aria-label="${ctx.t("board-level-military", { level })}: ${lines(ctx, "military", level)}">
              <rect x="2" y=${y} width="23" height=${S}></rect>
              <text x="19.5" y=${y + S / 2 + 3.3}>${level}</text>${sign(bonus, 2, y + 1.5)}</g>`;
        })}
        ${ctx.view.goals.map((/** @type {any} */ g) => {
          const [x, y] = spot(g.military, g.technology);
          return svg`<g class="goal" data-info="goal:${g.goal}" tabindex="0" role="img"
            aria-label="${ctx.name("goal", g.goal)}: ${lines(ctx, "goal", g.goal)}">
            <circle cx=${x + S / 2} cy=${y + S / 2} r=${S / 2 - 1}></circle>${use(goalSign(b.goals[g.goal] ?? []),
              x + 2.5, y + 2.5, 9)}</g>`;
        })}
        ${ctx.view.civs.map((/** @type {any} */ c) => {
          const group = groups.get(`${c.military}:${c.technology}`);
          const [x, y] = spot(c.military, c.technology);
          const i = group.indexOf(c);
          const [dx, dy, k] = group.length === 1 ? [0, 0, 1] : [((i % 3) - Math.min(group.length - 1, 2) / 2) * 6,
            (group.length > 3 ? (i < 3 ? -1 : 1) : 0) * 3.5, 0.62];
          return svg`<g class="marker ${c.civ === ctx.seat ? "mine" : ""}"
            transform="translate(${x + S / 2 + dx} ${y + S / 2 + dy}) scale(${k})">
            <g data-marker=${c.civ}>${cube(ctx.civs[c.civ])}</g></g>`;
        })}
      </svg></section>`;
  }

  /** @param {Ctx} ctx @param {any} own @param {number} m @param {number} t @param {string} government
   * @param {number[]} at @param {number} S */
  cell(ctx, own, m, t, government, at, S) {
    const next = own && ((m === own.military && t === own.technology + 1) ? "technology" : (t === own.technology
      && m === own.military + 1) ? "military" : "");
    const verbs = next ? ctx.options.filter((a) => a[0] === next) : [];
    const legal = [...fitting(ctx, "cell", `m${m}t${t}`), ...verbs];
    const here = ctx.view.civs.filter((/** @type {any} */ c) => c.military === m && c.technology === t);
    const label = [
      ctx.t("board-cell", { military: m, technology: t, government: ctx.name("government", government) }),
      here.length ? ctx.t("board-stands",
        { names: here.map((/** @type {any} */ c) => ctx.civs[c.civ]?.name).join(", ") }) : "",
      next ? ctx.t("board-next") : "", legal.length ? ctx.t("board-possible") : "",
    ].filter(Boolean).join(". ");
    const reachable = legal.length || here.length || next;
    return svg`<g class="cell gov-${government} ${next ? "next" : ""} ${legal.length ? "legal" : ""}"
      data-info="government:${government}"
      role=${reachable ? "button" : "img"} tabindex=${reachable ? 0 : -1} aria-label=${label}
      @click=${(/** @type {Event} */ e) => this.act(e, legal, { kind: "government", id: government,
        ask: alike(ctx, "cell", `m${m}t${t}`) })}>
      <rect x=${at[0] + 0.5} y=${at[1] + 0.5} width=${S - 1} height=${S - 1} rx="1.5"></rect>
      <text x=${at[0] + S / 2} y=${at[1] + S / 2 + 3.4}>${ctx.t(`board-letter-${government}`)}</text></g>`;
  }

  moveMarkers() {
    const S = 14;
    for (const c of this.ctx.view.civs) {
      const was = this.stood.get(c.civ);
      this.stood.set(c.civ, [c.military, c.technology]);
      if (!was || !this.ctx.motion || (was[0] === c.military && was[1] === c.technology)) continue;
      const from = `translate(${(was[1] - c.technology) * S}px, ${(c.military - was[0]) * S}px)`;
      this.querySelector(`[data-marker="${c.civ}"]`)?.animate([{ transform: from }, { transform: "none" }], GLIDE);
    }
  }

  // -- wonder row, or what is to be chosen instead

  /** @param {Ctx} ctx */
  offer(ctx) {
    const offers = /** @type {[string, string, string[]][]} */ ([
      ["leader", "board-leaders-to-choose", ["keep"]],
      ["civilization", "board-civilizations-to-choose", ["civilization"]],
      ["card", "board-advisors-to-choose", ["choose_advisor", "exclude"]],
    ]);
    for (const [kind, heading, verbs] of offers) {
      const ids = ctx.options.filter((a) => verbs.includes(String(a[0]))).map((a) => a[1]);
      if (ids.length) return this.cards(ctx, kind, /** @type {any} */ (ids), ctx.t(heading), "", verbs);
    }
    const decks = ctx.view.decks.wonders.map((/** @type {any} */ d) => (Array.isArray(d) ? d.length : d));
    const left = ctx.t("board-decks", { n: decks[ctx.view.epoch - 1] ?? 0 });
    return this.cards(ctx, "wonder", ctx.view.wonder_row, ctx.t("board-wonder-row"), left, ["art", "build"]);
  }

  /** @param {Ctx} ctx @param {string} kind @param {string[]} ids @param {string} heading @param {string} note
   * @param {string[]} verbs */
  cards(ctx, kind, ids, heading, note, verbs) {
    return html`<section class="offer" aria-label=${heading}>
      <h3><span>${heading}</span>${note ? html`<small>${note}</small>` : nothing}</h3>
      <div class="cards" data-count=${ids.length > 6 ? "many" : ids.length}>
        ${ids.length ? ids.map((id) => {
          const legal = fitting(ctx, kind, id, verbs);
          const text = lines(ctx, kind, id);
          const ask = kind === "wonder" && ctx.options.some((a) => verbs.includes(String(a[0]))) ? alike(ctx, kind,
            id) : null;
          return html`<button
            class="card broad ${kind} ${lit(ctx, id, legal)}" data-fly="${kind}:${id}" data-info="${kind}:${id}"
            data-epoch=${EPOCHS[(kind === "wonder" ? drawing.board.wonders : drawing.board.leaders)[id]?.[0] ?? 0]}
            @click=${(/** @type {Event} */ e) => this.act(e, legal, { kind, id, ask })}>
            <b class="title">${ctx.name(kind, id)}</b><span class="signs" aria-hidden="true">${symbols(kind, id)}</span>
            <span class="gist" aria-hidden="true">${text}</span>${said(text, legal.length && ctx.t("board-possible"))}
          </button>`;
        }) : html`<p class="vacant">${ctx.t("board-wonder-row-empty")}</p>`}
      </div></section>`;
  }

  // -- time

  /** @param {Ctx} ctx */
  time(ctx) {
    const { round, epoch } = ctx.view;
    const ofEpoch = ((round - 1) % 4) + 1;
    const solo = ctx.view.order.length === 1;
    const measures = drawing.board.rounds[ofEpoch - 1].filter((/** @type {string} */ m) =>
      (round < 12 || drawing.board.last_round.includes(m)) && !(solo && ["leader_bonus", "new_leaders"].includes(m)));
    const label = ctx.t("board-time", { round, epoch: EPOCHS[epoch], of_epoch: ofEpoch });
    const rings = [];
    for (let e = 1; e <= 3; e++) {
      for (let q = 1; q <= 4; q++) {
        const n = (e - 1) * 4 + q;
        const when = n < round ? "past" : n === round ? "now" : "ahead";
        rings.push(svg`<path class=${when} d=${sector(4 + e * 12, 15 + e * 12, q - 1)}></path>`);
      }
    }
    return html`<section class="time" aria-label=${label}>
      <svg viewBox="-54 -54 108 108" role="img" aria-label=${label}>
        <circle class="rim" r="53"></circle>${rings}
        ${[1, 2, 3].map((e) => {
          const at = -(9.5 + e * 12) * Math.SQRT1_2;
          return svg`<text class="epoch ${e === epoch ? "now" : ""}" x=${at} y=${at + 3}>${EPOCHS[e]}</text>`;
        })}
        <text class="round" y="5">${round}</text>
      </svg>
      <div class="measures"><h3>${ctx.view.ending ? ctx.t("board-ending") : ctx.t("board-round-end")}</h3>
        <ul>${measures.map((/** @type {string} */ m) =>
          html`<li>${icon(MEASURES[m] ?? "time")}<span>${ctx.name("measure", m)}</span></li>`)}</ul></div>
      ${["event", "next_event"].filter((which) => ctx.view[which])
        .map((which) => this.event(ctx, which, ctx.view[which]))}
    </section>`;
  }

  /** @param {Ctx} ctx @param {string} which @param {string} id */
  event(ctx, which, id) {
    const heading = ctx.t(which === "event" ? "board-event-now" : "board-event-next");
    return html`<button class="event ${which}" data-info="event:${id}" @click=${() => ctx.inspect("event", id)}>
      ${icon(id)}<span><small>${heading}</small><b>${ctx.name("event", id)}</b></span>
      <span class="signs" aria-hidden="true">${symbols("event", id)}</span>${said(lines(ctx, "event", id))}</button>`;
  }
}

/** A ring sector of the time circle; quarters run clockwise from the top. @param {number} r0
 * @param {number} r1 @param {number} q */
function sector(r0, r1, q) {
  const gap = 0.9;
  const point = (/** @type {number} */ r, /** @type {number} */ turn, /** @type {number} */ side) => {
    const a = (turn * Math.PI) / 2 - Math.PI / 2 + (side * gap) / r;
    return `${(r * Math.cos(a)).toFixed(1)} ${(r * Math.sin(a)).toFixed(1)}`;
  };
  return `M${point(r0, q, 1)}A${r0} ${r0} 0 0 1 ${point(r0, q + 1, -1)}L${point(r1,
    q + 1, -1)}A${r1} ${r1} 0 0 0 ${point(r1, q, 1)}z`;
}

/** The most telling symbol of a goal. @param {any[]} effects */
function goalSign(effects) {
  return effects[0]?.[0] === "gain_vp" && effects.length > 1 ? [effects[1]] : effects;
}

/** @param {any[]} effects @param {number} x @param {number} y @param {number} size */
function use(effects, x, y, size) {
  const id = signOf(effects[0] ?? ["gain_vp", 1]);
  return svg`<use href="${HERE}icons.svg#${id}" x=${x} y=${y} width=${size} height=${size}></use>`;
}

/** @param {any[]} effect */
function signOf(effect) {
  const [name, what] = effect;
  if (["unlock_card", "unlock_advanced", "gain_levels", "do_action"].includes(name)) return what;
  return name === "ability" ? "navigation" : (GAINS[name]?.[0] ?? "vp");
}

/** The first symbols of a level, side by side. @param {any[]} effects @param {number} x @param {number} y */
function sign(effects, x, y) {
  const telling = effects.length > 1 && effects[0][0] === "unlock_advanced" ? effects : effects.slice(0, 1);
  return telling.slice(-1).map((e) => svg`<use
    class="bonus" href="${HERE}icons.svg#${signOf(e)}" x=${x} y=${y} width="11" height="11"></use>`);
}

// -- mats -------------------------------------------------------------------------------------------------------------

/** How far a civilization is in what leaders count. @param {any} civ @param {string} stat */
function amount(civ, stat) {
  return stat === "wonders" || stat === "territories" ? civ[stat].length : civ[stat];
}

/** The conditions of a leader and how far they are met. @param {Ctx} ctx @param {any} civ */
function terms(ctx, civ) {
  return civ.leader.terms.map((/** @type {any} */ term) => {
    const now = amount(civ, term.stat);
    const state = term.met ? ctx.t("board-term-met") : ctx.t("board-term-open", { now });
    const label = `${ctx.t("board-term", { ...term, stat: ctx.name("stat", term.stat) })}, ${state}`;
    return html`<li class=${term.met ? "met" : ""} aria-label=${label} title=${label}>${icon(term.stat)}
      <progress max=${term.value} value=${Math.min(now, term.value)}></progress><span>${now}/${term.value}</span>
      <b>${term.met ? "✓" : ""}${icon("vp")}${term.vp}</b></li>`;
  });
}

/** The own mat. */
class Mat extends Part {
  constructor() {
    super();
    /** @type {string[]} */
    this.chosen = [];
  }

  asked() {
    super.asked();
    this.chosen = [];
  }

  /** @param {Ctx} ctx */
  template(ctx) {
    const seat = /** @type {number} */ (ctx.seat);
    const own = ctx.view.civs[seat];
    const look = ctx.civs[seat];
    return html`<div class="hmat" role="region" aria-label=${ctx.t("board-mat", { name: look?.name ?? "" })}>
      ${this.self(ctx, own, look)} ${this.leader(ctx, own)} ${this.cards(ctx, own)} ${this.wonders(ctx, own)}
    </div>${this.answers()}`;
  }

  /** @param {Ctx} ctx @param {any} own @param {Look} look */
  self(ctx, own, look) {
    const pools = ["personal", "used", "general"];
    return html`<section class="self">
      <header>${mark(look)}<b class="title">${look?.name}</b><span class="vp"
        aria-label=${ctx.t("board-vp", { vp: own.vp })}>${icon("vp")}<b>${own.vp}</b></span></header>
      <p class="levels">
        <span title=${ctx.name("stat", "technology")}>${icon("technology")}<b>${own.technology}</b></span>
        <span title=${ctx.name("stat", "military")}>${icon("military")}<b>${own.military}</b></span>
        <button class="gov" data-info="government:${own.government}"
          @click=${() => ctx.inspect("government", own.government)}>
          <i class="swatch gov-${own.government}"></i>${ctx.name("government", own.government)}<span class="signs"
            aria-hidden="true">${symbols("government", own.government)}</span></button>
      </p>
      <ul class="pools">${pools.map((pool) => html`<li class=${pool}
        aria-label="${ctx.name("place", pool)}: ${own[pool]}" title=${ctx.name("place", pool)}>
        <small>${ctx.t(`board-pool-${pool}`)}</small><b>${own[pool]}</b>
        <span>${Array.from({ length: own[pool] }, () => mark(look))}</span></li>`)}</ul>
    </section>`;
  }

  /** @param {Ctx} ctx @param {any} own */
  leader(ctx, own) {
    const dominion = own.dominion;
    const offers = ctx.options.filter((a) => a[0] === "dominion");
    return html`<section class="leader"><h3>${icon("leader")}<span>${ctx.t("board-leader")}</span></h3>
      ${own.leader ? html`<button class="title plain" data-info="leader:${own.leader.leader}"
        @click=${() => ctx.inspect("leader", own.leader.leader)}>
          ${ctx.name("leader", own.leader.leader)}</button><ul class="terms">${terms(ctx, own)}</ul>`
        : html`<p class="vacant">${ctx.t("board-leader-none")}</p>`}
      ${own.kept_leaders.map((/** @type {any} */ k) => html`<p class="kept"
        data-info=${k.leader ? `leader:${k.leader}` : nothing}>
        ${k.leader ? ctx.name("leader", k.leader) : "?"} <small>${ctx.t("board-kept",
          { epoch: k.epoch })}</small></p>`)}
      ${dominion ? html`<button class="dominion ${dominion.state} ${offers.length ? "legal" : ""}"
        data-info=${dominion.ability ? `ability:${dominion.ability}` : nothing}
        @click=${(/** @type {Event} */ e) => this.act(e, offers, { kind: "ability", id: dominion.ability,
          ask: ["dominion", "extra_cubes", "personal", 0] })}>
        ${icon("dominion")}<span>${ctx.t("board-dominion")}: ${dominion.ability ? ctx.name("ability",
          dominion.ability) : ctx.t(`board-dominion-${dominion.state}`)}</span>
        <span class="pair">${dominion.stats.map((/** @type {string} */ s) => icon(s))}</span></button>` : nothing}
    </section>`;
  }

  /** @param {Ctx} ctx @param {any} own */
  cards(ctx, own) {
    const sealed = Array.isArray(ctx.view.question?.sealed) ? ctx.view.question.sealed : [];
    const selecting = ctx.options.some((a) => a[0] === "select");
    const hand = [...(own.hand ?? []), ...own.advisors_in_hand.filter(Boolean)];
    const ready = this.selection(ctx);
    return html`<section class="cards-area">
      <h3><span>${ctx.t("board-hand")}</span>${selecting
        ? html`<small>${ctx.t("board-limit", { n: own.card_limit })}</small>
        <button class="lay" ?disabled=${!ready}
          @click=${() => ready && (ctx.play ?? ctx.choose)(ready)}>${ctx.t("board-lay",
          { n: this.picks(ctx).length })}</button>` : nothing}</h3>
      <div class="hand">
        ${own.executing ? this.card(ctx, own, own.executing, "executing") : nothing}
        ${own.played.map((/** @type {string} */ id) => this.card(ctx, own, id, "revealed"))}
        ${hand.map((id) => this.card(ctx, own, id, sealed.includes(id) ? "laid" : "", selecting))}
      </div>
      <div class="discards"><h3><span>${ctx.t("board-row")}</span></h3>
        ${own.row.length
          ? html`<ol class="series ${own.row.length > 4 ? "tight" : ""}">${own.row.map(
              (/** @type {string} */ id, /** @type {number} */ i) => this.discard(ctx, id, i))}</ol>`
          : html`<p class="vacant">${ctx.t("board-row-empty")}</p>`}
        <p class="advisors" title=${ctx.t("board-advisors")}>${icon("advisor")}<span>${ctx.t("board-advisor-deck",
          { n: own.advisor_deck.length })}</span>
          ${own.advisors_face_up.map((/** @type {string} */ id) => html`<button class="mini" data-info="card:${id}"
            aria-label=${ctx.name("card", id)}
            @click=${() => ctx.inspect("card",
            id)}>${icon(drawing.board.advisors[id]?.[0] ?? "advisor")}</button>`)}</p>
      </div></section>`;
  }

  /** The cards chosen so far. @param {Ctx} ctx @returns {string[]} */
  picks(ctx) {
    return picking(ctx) ? (ctx.picked ?? []) : this.chosen;
  }

  /** The option that lays exactly the chosen cards. @param {Ctx} ctx */
  selection(ctx) {
    const picks = this.picks(ctx);
    return ctx.options.find(([verb, cards]) =>
      verb === "select" && Array.isArray(cards) && cards.length === picks.length
        && picks.every((id) => cards.includes(id)));
  }

  /** @param {Ctx} ctx @param {string} id @param {number} limit */
  pick(ctx, id, limit) {
    hideTip();
    if (picking(ctx)) return ctx.toggle?.(id);
    if (this.chosen.includes(id)) this.chosen = this.chosen.filter((c) => c !== id);
    else this.chosen = limit === 1 ? [id] : [...this.chosen, id];
    return this.draw();
  }

  /** @param {Ctx} ctx @param {any} own @param {string} id @param {string} state @param {boolean} [selecting] */
  card(ctx, own, id, state, selecting = false) {
    const [cost, level] = drawing.board.actions[id] ?? [0, 0];
    const advisor = drawing.board.advisors[id];
    const legal = fitting(ctx, "card", id);
    const starts = selecting ? [] : fitting(ctx, "card", id, ["start", "choose_advisor", "exclude"]);
    const chosen = selecting && this.picks(ctx).includes(id);
    const click = (/** @type {Event} */ e) => {
      if (!selecting) return this.act(e, starts, { kind: "card", id,
        ask: asked(ctx) && state !== "executing" ? ["start", id] : null });
      if (!legal.length) return ctx.ask(["select", [id]]);
      return this.pick(ctx, id, own.card_limit);
    };
    const possible = selecting ? legal.length : starts.length;
    const better = level && own.technology >= level;
    const light = possible ? "legal" : selecting ? "dark" : "";
    return html`<button class="card action ${advisor ? "advisor" : id} ${state} ${chosen ? "chosen" : ""} ${light}"
      data-fly="card:${ctx.seat}:${id}" data-info="card:${id}" aria-pressed=${selecting ? chosen : nothing}
        @click=${click}>
      <b class="title">${ctx.name("card", id)}</b>
      ${icon(advisor ? (advisor[0] ?? "advisor") : id, "large")}
      ${said(lines(ctx, "card", id), possible && ctx.t("board-possible"))}
      <span class="signs" aria-hidden="true">${advisor ? gains(advisor[1]) : html`${cost ? html`<span
        class="gain">${icon("cube")}<b>−${cost}</b></span>` : nothing}
        ${better ? html`<span class="gain better"
          title=${ctx.t("board-advanced")}>${icon("advanced")}</span>` : nothing}`}</span>
      ${state ? html`<em>${ctx.t(`board-${state}`)}</em>` : nothing}
    </button>`;
  }

  /** @param {Ctx} ctx @param {string} id @param {number} i */
  discard(ctx, id, i) {
    const legal = fitting(ctx, "card", id, ["take_back", "revolution"]);
    const can = ctx.options.some((a) => ["take_back", "revolution"].includes(String(a[0])));
    return html`<li><button class="discard ${lit(ctx, id, legal)}"
      data-fly="card:${ctx.seat}:${id}" data-info="card:${id}"
      aria-label="${i + 1}. ${ctx.name("card", id)}"
        @click=${(/** @type {Event} */ e) => this.act(e, legal, { kind: "card", id, ask: can ? alike(ctx, "card",
        id) : null })}>
      ${icon(drawing.board.advisors[id] ? "advisor" : id)}<span>${ctx.name("card", id)}</span></button></li>`;
  }

  /** @param {Ctx} ctx @param {any} own */
  wonders(ctx, own) {
    return html`<section class="wonders">
      <h3>${icon("wonders")}<span>${ctx.t("board-wonders")}</span><small>${own.wonders.length || ""}</small></h3>
      ${own.wonders.length ? html`<div class="built">${own.wonders.map((/** @type {any} */ w) => {
          const legal = fitting(ctx, "wonder", w.wonder, ["wonder", "refresh", "give_up"]);
          const state = w.turned ? ctx.t("board-turned") : w.locked ? ctx.t("board-locked") : "";
          return html`<button class="wonder ${w.turned ? "turned" : ""} ${lit(ctx, w.wonder, legal)}"
            data-fly="wonder:${w.wonder}" data-info="wonder:${w.wonder}"
            data-epoch=${EPOCHS[drawing.board.wonders[w.wonder]?.[0] ?? 0]}
            @click=${(/** @type {Event} */ e) => this.act(e, legal, { kind: "wonder", id: w.wonder,
              ask: asked(ctx) && ctx.view.active === ctx.seat ? ["wonder", w.wonder, []] : null })}>
            <span class="name">${ctx.name("wonder", w.wonder)}</span>${said(lines(ctx, "wonder", w.wonder), state,
              legal.length && ctx.t("board-possible"))}
            <span class="signs" aria-hidden="true">${symbols("wonder", w.wonder)}
            ${w.locked ? icon("locked", "lock") : nothing}${w.turned ? html`<em>↷</em>` : nothing}</span></button>`;
        })}</div>` : html`<p class="vacant">${ctx.t("board-wonders-empty")}</p>`}
    </section>`;
  }
}

/** All other mats. */
class Others extends Part {
  /** @param {Ctx} ctx */
  template(ctx) {
    const players = ctx.view.order.length;
    const order = [...ctx.view.order,
      ...ctx.view.civs.map((/** @type {any} */ c) => c.civ).filter((/** @type {number} */ c) => c >= players)];
    const others = order.filter((civ) => civ !== ctx.seat);
    return html`<div class="hothers">${others.map((civ) => this.other(ctx, ctx.view.civs[civ],
      ctx.view.order.indexOf(civ) + 1))}</div>${this.answers()}`;
  }

  /** @param {Ctx} ctx @param {any} civ @param {number} place */
  other(ctx, civ, place) {
    const look = ctx.civs[civ.civ];
    const legal = fitting(ctx, "civ", civ.civ);
    const player = civ.hand_count !== undefined;
    const pools = ["personal", "used", "general"];
    const government = civ.eliminated ? ctx.t("board-eliminated") : ctx.name("government", civ.government);
    const click = (/** @type {Event} */ e) => legal.length && this.act(e, legal, { kind: "civ", id: civ.civ });
    return html`<article class="other ${legal.length ? "legal" : ""} ${ctx.view.active === civ.civ ? "active" : ""}"
      aria-label=${ctx.t("board-mat", { name: look?.name ?? "" })} @click=${click}>
      <header>${mark(look)}${legal.length ? html`<button
        class="title plain">${look?.name}${said(ctx.t("board-possible"))}</button>` : html`<b
        class="title">${look?.name}</b>`}${place ? html`<small
        title=${ctx.t("board-order", { place })}>${place}.</small>`
          : html`<small>${ctx.name("level", civ.level)}</small>`}
        <span class="vp" aria-label=${ctx.t("board-vp", { vp: civ.vp })}>${icon("vp")}<b>${civ.vp}</b></span></header>
      <p class="facts">
        <span title=${ctx.name("stat", "technology")}>${icon("technology")}${civ.technology}</span>
        <span title=${ctx.name("stat", "military")}>${icon("military")}${civ.military}</span>
        <span class="gov" data-info="government:${civ.government}"><i
          class="swatch gov-${civ.government}"></i>${government}</span>
        <span title=${ctx.name("stat", "territories")}>${icon("territories")}${civ.territories.length}</span>
        <span class="pools" title=${pools.map((pool) => ctx.t(`board-pool-${pool}`)).join(" / ")}>${mark(look)}${pools
          .map((pool) => civ[pool]).join("/")}</span>
      </p>
      ${player ? this.possessions(ctx, civ) : nothing}
    </article>`;
  }

  /** @param {Ctx} ctx @param {any} civ */
  possessions(ctx, civ) {
    const small = (/** @type {string} */ id, /** @type {string} */ cls) => html`<button class="mini ${cls}"
      data-fly="card:${civ.civ}:${id}" data-info="card:${id}"
      aria-label=${ctx.name("card", id)}
        @click=${(/** @type {Event} */ e) => { e.stopPropagation(); ctx.inspect("card", id); }}>
      ${icon(drawing.board.advisors[id] ? "advisor" : id)}</button>`;
    const advisors = civ.advisors_face_up.map((/** @type {string} */ id) => small(id, "advisor"));
    return html`<p class="minis"><span class="count"
      title=${ctx.t("board-hand-count", { n: civ.hand_count })}>${icon("limit")}${civ.hand_count}</span>
        ${civ.executing ? small(civ.executing, "executing")
          : nothing}${civ.played.map((/** @type {string} */ id) => small(id, "revealed"))}
        <span class="trail" title=${ctx.t("board-row")}>${civ.row.map((/** @type {string} */ id) =>
          small(id, ""))}</span></p>
      ${civ.wonders.length || advisors.length ? html`<p
        class="minis">${civ.wonders.map((/** @type {any} */ w) => html`<button
        class="mini wonder ${w.turned ? "turned" : ""}" data-fly="wonder:${w.wonder}"
        data-info="wonder:${w.wonder}" @click=${(/** @type {Event} */ e) =>
          { e.stopPropagation(); ctx.inspect("wonder", w.wonder); }}>
        ${said(ctx.name("wonder", w.wonder), w.turned && ctx.t("board-turned"))}<span
          aria-hidden="true">${cause(drawing.board.wonders[w.wonder]?.[1] ?? ["any"])}</span></button>`)}
        <span class="faces" title=${ctx.t("board-advisors")}>${advisors}</span></p>` : nothing}
      ${civ.leader ? html`<div class="chief"><span class="title"
        data-info="leader:${civ.leader.leader}">${icon("leader")} ${ctx.name("leader", civ.leader.leader)}</span>
        <ul class="terms">${terms(ctx, civ)}</ul></div>` : nothing}`;
  }
}

customElements.define("historia-board", Board);
customElements.define("historia-mat", Mat);
customElements.define("historia-others", Others);
