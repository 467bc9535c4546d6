// @ts-check
// The colours and shapes of civilizations: Okabe-Ito based and colour-blind safe, each with a shape of its own. Where a
// civilization has a printed colour, it keeps it, so that "Civbot Red" is red.
import { svg } from "./vendor/lit.js";

const STYLES = {
  blue: { color: "var(--seat-blue)", hex: "#0072b2", shape: "circle" },
  red: { color: "var(--seat-red)", hex: "#d55e00", shape: "square" },
  green: { color: "var(--seat-green)", hex: "#009e73", shape: "triangle" },
  purple: { color: "var(--seat-purple)", hex: "#cc79a7", shape: "diamond" },
  yellow: { color: "var(--seat-yellow)", hex: "#e8b900", shape: "hexagon" },
  grey: { color: "var(--seat-grey)", hex: "#6d7278", shape: "star" },
  sky: { color: "var(--seat-sky)", hex: "#56b4e9", shape: "cross" },
};
/** @type {Record<string, keyof typeof STYLES>} */
const PRINTED = {
  rome: "red",
  egypt: "yellow",
  france: "purple",
  usa: "blue",
  china: "grey",
  germany: "green",
  arabs: "green",
};
const ORDER = /** @type {(keyof typeof STYLES)[]} */ (Object.keys(STYLES));

/** @type {Record<string, string>} */
const PATHS = {
  circle: "M8 1.5a6.5 6.5 0 1 0 .01 0z",
  square: "M2.2 2.2h11.6v11.6H2.2z",
  triangle: "M8 1.2 15 14H1z",
  diamond: "M8 .8 15.2 8 8 15.2.8 8z",
  hexagon: "M4.2 1.6h7.6L15.5 8l-3.7 6.4H4.2L.5 8z",
  star: "M8 .6l2.2 4.9 5.3.6-4 3.6 1.1 5.3L8 12.3 3.4 15l1.1-5.3-4-3.6 5.3-.6z",
  cross: "M5.5 1h5v4.5H15v5h-4.5V15h-5v-4.5H1v-5h4.5z",
};

/** The look of every civilization of a view. @param {any} view @param {(civ: number) => string} name */
export function civStyles(view, name) {
  const civs = view?.civs ?? [];
  const taken = new Set(civs.map((/** @type {any} */ c) => PRINTED[c.civilization]).filter(Boolean));
  const free = ORDER.filter((id) => !taken.has(id));
  return civs.map((/** @type {any} */ civ, /** @type {number} */ i) => {
    const id = PRINTED[civ.civilization] ?? free.shift() ?? ORDER[i % ORDER.length];
    return { name: name(i), letter: String.fromCharCode(65 + i), id, ...STYLES[id] };
  });
}

/** The mark of a civilization: its shape in its colour. @param {{color: string, shape: string}} style */
export function mark(style) {
  return svg`<svg class="mark" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
    <path d=${PATHS[style.shape] ?? PATHS.circle} fill=${style.color}></path></svg>`;
}
