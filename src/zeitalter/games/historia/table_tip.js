// @ts-check
// A card in large: as a tip beside what the mouse or the focus is on, and for those who tap on it. A territory tells
// who is there and what may be done there.
import { html, nothing, render } from "/static/vendor/lit-html/lit-html.js";
import { fitting } from "./table_answers.js";
import { lines, names, settlers, title } from "./table_print.js";
import { symbols } from "./table_signs.js";

/** @typedef {import("./table_print.js").Ctx} Ctx */

const MANY = 6;
const WAIT = 220;
const LONG = 480;

/** A card in large. @param {Ctx} ctx @param {string} kind @param {any} id */
export function cardTemplate(ctx, kind, id) {
  const words = kind === "territory" ? territoryLines(ctx, id) : lines(ctx, kind, id).split("\n");
  return html`<div class="historia face"><h4>${title(ctx, kind, id)}</h4><p
    class="signs">${kind === "territory" ? nothing : symbols(ctx, kind, id)}</p>
    ${words.map((text) => html`<p>${text}</p>`)}</div>`;
}

/** @param {Ctx} ctx @param {string} id @returns {string[]} */
function territoryLines(ctx, id) {
  const tile = ctx.view.tiles[id];
  const here = names(ctx, settlers(ctx, id));
  const can = fitting(ctx, "territory", id).map((answer) => ctx.option(answer));
  const more = can.length > MANY ? [ctx.t("board-more-answers", { n: can.length - MANY })] : [];
  return [
    tile ? ctx.t("board-tile", tile) : "",
    here ? ctx.t("board-cubes-here", { names: here }) : ctx.t("board-empty-here"),
    ...can.slice(0, MANY).map((text) => `→ ${text}`),
    ...more,
  ].filter(Boolean);
}

const tip = document.createElement("div");
tip.className = "historia historia-tip";
tip.setAttribute("role", "tooltip");
tip.hidden = true;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

export function hideTip() {
  clearTimeout(timer);
  tip.hidden = true;
}

/** What lies under mouse or focus explains itself, if it can. @param {Event} e @param {Ctx} ctx */
export function explain(e, ctx) {
  if (e instanceof PointerEvent && (e.pointerType !== "mouse" || e.buttons)) return;
  const at = /** @type {HTMLElement | null} */ (/** @type {Element} */ (e.target).closest?.("[data-info]"));
  clearTimeout(timer);
  if (!at || (e.type === "focusin" && !at.matches(":focus-visible"))) return;
  const point = e instanceof PointerEvent ? { x: e.clientX, y: e.clientY } : null;
  timer = setTimeout(() => at.isConnected && show(ctx, at, point), WAIT);
}

/** A finger that stays on a card shows it large, and its click is none. @param {PointerEvent} e @param {Ctx} ctx */
export function press(e, ctx) {
  const at = /** @type {HTMLElement | null} */ (/** @type {Element} */ (e.target).closest?.("[data-info]"));
  if (e.pointerType !== "touch" || !at) return;
  const [kind, id] = String(at.dataset.info).split(":");
  const swallow = (/** @type {Event} */ click) => {
    click.stopPropagation();
    click.preventDefault();
  };
  const long = setTimeout(() => {
    addEventListener("click", swallow, { capture: true, once: true });
    addEventListener("pointerup", () => setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50),
      { once: true });
    if (at.isConnected) ctx.inspect(kind, id);
  }, LONG);
  const move = (/** @type {PointerEvent} */ m) => Math.hypot(m.clientX - e.clientX, m.clientY - e.clientY) > 8 && end();
  const end = () => {
    clearTimeout(long);
    removeEventListener("pointermove", move);
  };
  addEventListener("pointermove", move);
  for (const over of ["pointerup", "pointercancel"]) addEventListener(over, end, { once: true });
}

/** @param {Ctx} ctx @param {HTMLElement} at @param {{x: number, y: number} | null} point */
function show(ctx, at, point) {
  const [kind, id] = String(at.dataset.info).split(":");
  if (!tip.isConnected) document.body.append(tip);
  render(cardTemplate(ctx, kind, id), tip);
  tip.hidden = false;
  const shape = at.getBoundingClientRect();
  const box = kind === "territory" && point ? new DOMRect(point.x - 12, point.y - 14, 24, 28) : shape;
  const [w, h] = [tip.offsetWidth, tip.offsetHeight];
  const left = Math.min(Math.max(6, box.left + box.width / 2 - w / 2), innerWidth - w - 6);
  const above = box.top - h - 8;
  tip.style.left = `${left}px`;
  tip.style.top = `${above > 4 ? above : Math.min(box.bottom + 8, innerHeight - h - 4)}px`;
}
