// Small drawings: icons, cubes in the shape and colour of their civilization, effects and triggers as symbols.
import { html, svg, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { SHAPES } from "../../../web/base/colors.js";
import { signs } from "../../../web/board/signs.js";
import { HERE, printed } from "./print.js";

export { hiddenText } from "../../../web/board/signs.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("../../../web/board/game-table.d.ts").PartyStyle} PartyStyle */

export const { icon } = signs(HERE, "h");

const GAINS = /** @type {Record<string, [string, string]>} */ ({
  gain_vp: ["vp", ""], lose_vp: ["vp", "−"], recover_cubes: ["cube", "+"], receive_cubes: ["cube", "＋"],
  pay_cubes: ["cube", "−"], destroy_cubes: ["cube", "−"], recover_oldest_cards: ["card", "+"],
  recover_chosen_cards: ["card", "+"], refresh_wonders: ["refresh", ""], build_wonders: ["wonders", "+"],
  lose_wonders: ["wonders", "−"], draw_advisors: ["advisor", "+"], set_card_limit: ["limit", ""],
});

/** A cube of a civilization: a small wooden piece of its shape in its colour. @param {PartyStyle | undefined} look */
export function cube(look) {
  const shape = SHAPES[look?.shape ?? "circle"] ?? SHAPES.circle;
  const color = look?.color ?? "#888";
  return svg`<path class="cube side" d=${shape} transform="translate(0 1.5)" fill=${color}></path>
    <path class="cube" d=${shape} fill=${color}></path>`;
}

/** @param {PartyStyle | undefined} look @param {string} [cls] */
export function mark(look, cls = "") {
  return html`<svg class="hm ${cls}" viewBox="-7.8 -7.8 15.6 17" aria-hidden="true">${cube(look)}</svg>`;
}

/** Effects as symbols. @param {any[]} effects */
export function gains(effects) {
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
export function cause(trigger) {
  const [type, what] = trigger;
  if (type === "action") return html`<span class="cause">${icon(what)}</span>`;
  if (type === "majority") return html`<span class="cause most">${icon(what)}<b>1.</b></span>`;
  if (type === "destroy") return html`<span class="cause">${icon("destroy")}</span>`;
  return html`<span class="cause">${icon("event")}</span>`;
}

/** Symbols of a card. @param {Ctx} ctx @param {string} kind @param {any} id */
export function symbols(ctx, kind, id) {
  const b = printed(ctx);
  if (kind === "wonder" && b.wonders[id]) return html`${cause(b.wonders[id][1])}<i>→</i>${gains(b.wonders[id][2])}`;
  if (kind === "event" && b.events[id]) return html`${cause(b.events[id][0])}<i>→</i>${gains(b.events[id][1])}`;
  if (kind === "goal" && b.goals[id]) return gains(b.goals[id]);
  if (kind === "government") return gains(b.government_effects[id] ?? []);
  if (kind === "technology") return gains(b.technology[id - 1]?.[1] ?? []);
  if (kind === "military") return gains(b.military[id] ?? []);
  if (kind === "leader" && b.leaders[id]) {
    return b.leaders[id].slice(1).map((/** @type {any} */ term) => html`<span class="term"><span
      class="gain">${icon(term[0])}<b>${term[1]}</b></span>
      <i>→</i><span class="gain vp">${icon("vp")}<b>${term[2]}</b></span></span>`);
  }
  if (kind === "card" && b.advisors[id]) return gains(b.advisors[id][1]);
  if (kind === "card" && b.actions[id]) return costs(b.actions[id]);
  return nothing;
}

/** What an action card costs, basic and advanced. @param {number[]} action */
function costs([basic, level, advanced]) {
  const price = (/** @type {number} */ n) => html`<span class="gain">${icon("cube")}<b>−${n}</b></span>`;
  return html`${basic ? price(basic) : nothing}${level ? html`<span class="gain">${icon("advanced")}${icon("technology",
    "tiny")}<b>${level}</b></span>${advanced ? price(advanced) : nothing}` : nothing}`;
}

/** The picture of an effect. @param {any[]} effect @returns {string} */
export function signOf(effect) {
  const [name, what] = effect;
  if (["unlock_card", "unlock_advanced", "gain_levels", "do_action"].includes(name)) return what;
  return name === "ability" ? "navigation" : (GAINS[name]?.[0] ?? "vp");
}

/** An icon within a drawing. @param {string} id @param {number} x @param {number} y @param {number} size
 * @param {string} [cls] */
export function use(id, x, y, size, cls = "") {
  return svg`<use class=${cls} href="${HERE}icons.svg#${id}" x=${x} y=${y} width=${size} height=${size}></use>`;
}
