// A thing in large: as a tip beside what the mouse or the focus is on, and for those who tap on it.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { tips } from "../../../web/board/tip.js";
import { atSpace, beginningAt } from "./answers.js";
import { prospectWords, spaceWords } from "./map.js";
import { printed, spaceName } from "./print.js";
import { cardWords, givesBack } from "./remark.js";
import { icon, roman } from "./signs.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */

const MANY = 5;
/** New cards in a tip: more would not be read. */
const MOST = 2;

/** A thing in large. @param {Ctx} ctx @param {string} kind @param {any} id */
export function cardTemplate(ctx, kind, id) {
  const bodies = /** @type {Record<string, (ctx: Ctx, id: string) => any>} */ ({
    space: spaceBody, focus: focusBody, wonder: wonderBody, city_state: stateBody, nature: natureBody,
  });
  const title = kind === "space" ? spaceName(ctx, id) : ctx.name(kind, id);
  return html`<div class="map-table dawn face"><h4>${title}</h4>${(bodies[kind] ?? plainBody(kind))(ctx, id)}</div>`;
}

/** @param {string} kind */
function plainBody(kind) {
  return (/** @type {Ctx} */ ctx, /** @type {string} */ id) => html`<p class="lines">${ctx.card(kind, id)}</p>`;
}

/** @param {Ctx} ctx @param {string} id */
function spaceBody(ctx, id) {
  const space = ctx.view.spaces[id];
  if (!space) return nothing;
  const difficulty = printed(ctx).difficulty[space.terrain];
  const can = [...atSpace(ctx, id), ...beginningAt(ctx, id)].map((a) => ctx.option(a));
  const cards = Object.entries(ctx.view.prospects ?? {}).filter(([, spaces]) => spaces[id]);
  const words = space.state ? ctx.card("city_state", space.state) : "";
  return html`<p>${ctx.t("board-terrain", { terrain: ctx.name("terrain", space.terrain), n: difficulty })}</p>
    ${spaceWords(ctx, id).map((text) => html`<p>${text}</p>`)}
    ${words ? html`<p class="lines"><small>${words}</small></p>` : nothing}
    ${cards.map(([card, spaces]) => html`<p class="chance-line">${icon("military")} ${ctx.name("focus",
      card)}: ${prospectWords(
      ctx, spaces[id]).join(" ")}</p>`)}
    ${cards.length ? givesBack(ctx, id).map((text) => html`<p class="chance-line">${text}</p>`) : nothing}
    ${can.slice(0, MANY).map((text) => html`<p class="can">→ ${text}</p>`)}`;
}

/** @param {Ctx} ctx @param {string} id */
function focusBody(ctx, id) {
  const [type, level] = printed(ctx).focus[id];
  const better = ctx.options.filter((a) => a[0] === "replace" && a[1] === id);
  return html`<p>${icon(type, type)} ${ctx.name("type", type)} ${roman(level)}</p>
    ${cardWords(ctx, id).map((line) => html`<p>${line}</p>`)}
    ${better.length > MOST ? nothing : better.map(([, , card]) => html`<p class="can">→ <b>${ctx.name("focus",
      card)}</b>: ${cardWords(ctx, String(card)).join(" ")}</p>`)}`;
}

/** @param {Ctx} ctx @param {string} id */
function wonderBody(ctx, id) {
  const [type, era, cost, resources] = printed(ctx).wonders[id];
  return html`<p>${icon(type, type)} ${ctx.name("wonder_type", type)} · ${ctx.name("era",
    era)} · ${ctx.t("board-cost", { n: cost
      })}${resources.map((/** @type {string} */ r) => html` · ${icon(r)} ${ctx.name("resource", r)}`)}</p>
    <p class="lines">${ctx.card("wonder", id)}</p>`;
}

/** @param {Ctx} ctx @param {string} id */
function stateBody(ctx, id) {
  const type = printed(ctx).states[id];
  return html`<p>${icon(type, type)} ${ctx.name("type", type)}</p><p class="lines">${ctx.card("city_state", id)}</p>`;
}

/** @param {Ctx} ctx @param {string} id */
function natureBody(ctx, id) {
  const resource = printed(ctx).natures[id];
  return html`<p>${icon(resource)} ${ctx.name("resource", resource)}</p><p class="lines">${ctx.card("nature", id)}</p>`;
}

export const { explain, hideTip, press } = tips("map-table dawn", "space", cardTemplate);
