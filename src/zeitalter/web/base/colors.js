// The colours and shapes of the parties at a table: Okabe-Ito based and colour-blind safe, each with a shape of its own.
// A game may say who has which printed colour; the others get what is free.
import { html, nothing, svg } from "../vendor/lit-html/lit-html.js";

/** @typedef {import("../board/game-table.d.ts").PartyStyle} PartyStyle */

/** @type {Record<string, {color: string, hex: string, shape: string}>} */
const STYLES = {
  blue: { color: "var(--seat-blue)", hex: "#0072b2", shape: "circle" },
  red: { color: "var(--seat-red)", hex: "#d55e00", shape: "square" },
  green: { color: "var(--seat-green)", hex: "#009e73", shape: "triangle" },
  purple: { color: "var(--seat-purple)", hex: "#cc79a7", shape: "diamond" },
  yellow: { color: "var(--seat-yellow)", hex: "#e8b900", shape: "hexagon" },
  grey: { color: "var(--seat-grey)", hex: "#6d7278", shape: "star" },
  sky: { color: "var(--seat-sky)", hex: "#56b4e9", shape: "cross" },
};
const ORDER = Object.keys(STYLES);

/** The shapes around the origin, about 12 units wide. @type {Record<string, string>} */
export const SHAPES = {
  circle: "M0-5.6a5.6 5.6 0 1 0 .01 0z",
  square: "M-5-5H5V5H-5z",
  triangle: "M0-6 6 5H-6z",
  diamond: "M0-6.6 6.2 0 0 6.6-6.2 0z",
  hexagon: "M-3.1-5.4h6.2L6.2 0 3.1 5.4h-6.2L-6.2 0z",
  star: "M0-6.8 1.9-2.3l4.8.4L3 1.2l1.2 4.7L0 3.4l-4.2 2.5L-3 1.2l-3.7-3.1 4.8-.4z",
  cross: "M-2-6h4v4h4v4h-4v4h-4v-4h-4v-4h4z",
};

/** The look of every party. @param {any[]} mats what lies before each @param {(party: number) => string} name
 * @param {(mat: any) => string | undefined} [colorOf] the printed colour of a party @returns {PartyStyle[]} */
export function partyStyles(mats, name, colorOf = () => undefined) {
  const printed = mats.map((mat) => colorOf(mat));
  const free = ORDER.filter((id) => !printed.includes(id));
  return printed.map((color, i) => {
    const id = color ?? free.shift() ?? ORDER[i % ORDER.length];
    return { name: name(i), letter: String.fromCharCode(65 + i), id, bot: "", botName: "", free: false, ...STYLES[id] };
  });
}

/** The sign of a party that a bot plays, with its level in words; nothing where a person plays.
 * @param {Pick<PartyStyle, "botName">} style */
export function botSign(style) {
  if (!style.botName) return nothing;
  return html`<span class="bot-sign" role="img" aria-label=${style.botName} title=${style.botName} data-test="bot-sign"><svg
    viewBox="0 0 16 16" width="14" height="14" aria-hidden="true"><path d="M8 1v3M3 4h10v9H3zM1 7v4M15 7v4"
    fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round"></path><path
    d="M6 7v2.4M10 7v2.4" stroke="currentColor" stroke-width="1.8"></path></svg></span>`;
}

/** The mark of a party: its shape in its colour. @param {{color: string, shape: string}} style */
export function mark(style) {
  return svg`<svg class="mark" viewBox="-8 -8 16 16" width="16" height="16" aria-hidden="true">
    <path d=${SHAPES[style.shape] ?? SHAPES.circle} fill=${style.color}></path></svg>`;
}
