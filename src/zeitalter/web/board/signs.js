// The small drawings of every table: icons of a game, and the shapes of seats in their colours.
import { SHAPES } from "../base/colors.js";
import { html, svg } from "../vendor/lit-html/lit-html.js";

/** @typedef {import("./game-table.d.ts").PartyStyle} PartyStyle */

/** The shape of a seat. @param {PartyStyle | undefined} look */
export function shape(look) {
  return SHAPES[look?.shape ?? "circle"] ?? SHAPES.circle;
}

/** What only listeners need. @param {unknown[]} parts */
export function hiddenText(...parts) {
  return html`<span class="hidden-text">${parts.filter(Boolean).join(" ")}</span>`;
}

/** The icons and marks of a game. @param {string} here its folder, with `icons.svg` @param {string} letter with which the
 * classes of its icons and marks begin @param {number} [size] of an icon in its own units */
export function signs(here, letter, size = 512) {
  const box = `0 0 ${size} ${size}`;
  return {
    /** @param {string} id @param {string} [cls] */
    icon: (id, cls = "") => html`<svg class="${letter}i ${cls}" viewBox=${box} aria-hidden="true"><use
      href="${here}icons.svg#${id}"></use></svg>`,

    /** An icon within a drawing, of a width in its units. @param {string} id @param {number} width @param {string} [cls]
     * @param {number} [x] @param {number} [y] of its middle */
    sign: (id, width, cls = "", x = 0, y = 0) => svg`<use class=${cls} href="${here}icons.svg#${id}" x=${x - width / 2}
      y=${y - width / 2} width=${width} height=${width}></use>`,

    /** The shape of a seat in its colour. @param {PartyStyle | undefined} look @param {string} [cls] */
    mark: (look, cls = "") => html`<svg class="party-mark ${letter}m ${cls}" viewBox="-7.8 -7.8 15.6 15.6" aria-hidden="true"><path
      d=${shape(look)} fill=${look?.color ?? "#888"}></path></svg>`,
  };
}
