// A card in large: as a tip beside what the mouse or the focus is on, and for those who tap on it. A territory tells
// who is there and what may be done there.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { tips } from "../../../web/board/tip.js";
import { cautionText, distinct, fitting } from "./answers.js";
import { lines, names, settlers, title } from "./print.js";
import { symbols } from "./signs.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */

const MANY = 6;

/** A card in large. @param {Ctx} ctx @param {string} kind @param {any} id */
export function cardTemplate(ctx, kind, id) {
  const words = kind === "territory" ? territoryLines(ctx, id) : lines(ctx, kind, id).split("\n");
  const caution = cautionText(ctx, meant(ctx, kind, id));
  return html`<div class="historia face"><h4>${title(ctx, kind, id)}</h4><p
    class="signs">${kind === "territory" ? nothing : symbols(ctx, kind, id)}</p>
    ${words.map((text) => html`<p>${text}</p>`)}${caution ? html`<p class="caution">${caution}</p>` : nothing}</div>`;
}

/** The answers a card alone stands for. @param {Ctx} ctx @param {string} kind @param {any} id */
function meant(ctx, kind, id) {
  if (kind === "territory") return [];
  const found = fitting(ctx, kind, id);
  return found.length === 1 ? found : found.filter(([verb, things]) => Array.isArray(things) && things.length === 1
    && ["select", "start"].includes(verb));
}

/** @param {Ctx} ctx @param {string} id @returns {string[]} */
function territoryLines(ctx, id) {
  const tile = ctx.view.tiles[id];
  const here = names(ctx, settlers(ctx, id));
  const can = distinct(ctx, fitting(ctx, "territory", id)).map((answer) => ctx.option(answer));
  const more = can.length > MANY ? [ctx.t("board-more-answers", { n: can.length - MANY })] : [];
  return [
    tile ? ctx.t("board-tile", tile) : "",
    here ? ctx.t("board-cubes-here", { names: here }) : ctx.t("board-empty-here"),
    ...can.slice(0, MANY).map((text) => `→ ${text}`),
    ...more,
  ].filter(Boolean);
}

export const { explain, hideTip, press } = tips("historia", "territory", cardTemplate);
