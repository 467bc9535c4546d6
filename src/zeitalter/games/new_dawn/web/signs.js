// Small drawings: icons, marks of seats, control tokens, cities, caravans, barbarians, dice; and the grain of terrains.
import { html, svg, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { shape, signs } from "../../../web/board/signs.js";
import { HERE } from "./print.js";

export { hiddenText } from "../../../web/board/signs.js";

/** @typedef {import("../../../web/board/game-table.d.ts").PartyStyle} PartyStyle */

export const { icon, mark, sign } = signs(HERE, "d");

/** What marks a terrain besides its colour, around the middle of a hex. @type {Record<string, string>} */
export const GRAIN = {
  grassland: "M-26 24l3-7 3 7m4 6l3-7 3 7m16-8l3-7 3 7m-28-44l3-7 3 7m14 5l3-7 3 7m-40 14l3-7 3 7m42 2l3-7 3 7",
  hills: "M-35 19q9-18 18 0zm21 11q9-18 18 0zm22-9q9-18 18 0zM-32-9q9-18 18 0zm20-10q9-18 18 0zm20 12q9-18 18 0z",
  forest: "M-30 20l6-14 6 14zm14 12l6-14 6 14zm18-6l6-14 6 14zm14-10l5-13 5 13z"
    + "M-22-12l6-14 6 14zm18-9l6-14 6 14zm18 9l6-14 6 14z",
  desert: "M-28 14h.1m9 9h.1m10-6h.1m9 10h.1m10-8h.1m10 2h.1"
    + "M-24-10h.1m9-9h.1m12 3h.1m9-9h.1m8 9h.1m9 5h.1M-34 1h.1m66 1h.1M-9-30h.1m0 65h.1",
  mountains: "M-36 22l13-24 7 12 6-10 13 22m-3-5l9-16 6 9 4-6 11 18M-22-14l11-20 7 11 5-8 11 17",
  water: "M-32 14q6-6 12 0t12 0m6 12q6-6 12 0t12 0M-20-18q6-6 12 0t12 0m4 10q6-6 12 0t12 0m-66 4q6-6 12 0",
  natural_wonder: "M-37 0h8m58 0h8M-18-32l4 7m28 50l4 7m0-64l-4 7m-28 50l-4 7",
};
/** Where the pips of a die are, in thirds. @type {Record<number, number[][]>} */
const PIPS = {
  1: [[0, 0]], 2: [[-1, -1], [1, 1]], 3: [[-1, -1], [0, 0], [1, 1]], 4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]], 6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
};
const STAR = "M0-10 2.9-3.4 10-2.9 4.6 1.8 6.3 8.9 0 5.2-6.3 8.9-4.6 1.8-10-2.9-2.9-3.4z";

/** A control token around the origin, 40 wide: the seat's shape on a disc; reinforced with a wall around it.
 * @param {PartyStyle | undefined} look @param {boolean} strong */
export function token(look, strong) {
  return svg`${strong ? svg`<circle class="wall" r="25"></circle>` : nothing}
    <circle class="disc" r="20"></circle><path class="piece" d=${shape(look)} fill=${look?.color}
      transform="scale(2.3)"></path>`;
}

/** A city around the origin, 56 wide; a capital has a star over it. @param {PartyStyle | undefined} look
 * @param {boolean} capital @param {boolean} mature */
export function city(look, capital, mature) {
  return svg`${mature ? svg`<circle class="laurel" r="34"></circle>` : nothing}
    <path class="walls" d="M-28 20V-10h10v7h9v-7H9v7h9v-7h10V20z" fill=${look?.color}></path>
    <path class="crest" d=${shape(look)} transform="translate(0 8) scale(1.5)"></path>
    ${capital ? svg`<path class="star" d=${STAR} transform="translate(0 -22) scale(1.35)"></path>` : nothing}`;
}

/** A caravan around the origin, 30 wide. @param {PartyStyle | undefined} look */
export function caravan(look) {
  return svg`<path class="cloth" d="M-15-13h30v26h-30z" fill=${look?.color}></path>${sign("caravan", 24, "camel")}
    <path class="pennon" d=${shape(look)} transform="translate(13 -12) scale(.9)" fill=${look?.color}></path>`;
}

/** A barbarian with its letter around the origin, 42 wide. @param {string} letter */
export function barbarian(letter) {
  return svg`<circle class="wild" r="21"></circle>${sign("barbarian", 27, "helm")}
    <circle class="seal" cx="16" cy="13" r="13"></circle><text class="letter" x="16" y="20.5">${letter}</text>`;
}

/** What is printed on a space, before any token lies there. @param {string | undefined} kind @param {string} what
 * @param {boolean} [small] without lettering */
export function imprint(kind, what, small = false) {
  if (kind === "capital") return svg`<path class="blank-star" d=${STAR} transform="scale(2)"></path>`;
  if (kind === "letter") return small ? sign("barbarian", 44) : barbarian(what);
  if (kind === "resource") return svg`<circle class="resource ${what}" r="17"></circle>${sign(what, 23)}`;
  return kind ? sign(kind, 44) : nothing;
}

/** A die. @param {number} n @param {string} [cls] */
export function die(n, cls = "") {
  return html`<svg class="die ${cls}" viewBox="-14 -14 28 28" role="img" aria-label=${String(n)}><rect x="-13" y="-13"
    width="26" height="26" rx="5"></rect>${(PIPS[n] ?? []).map(([x, y]) => svg`<circle cx=${x * 7} cy=${y * 7}
    r="2.7"></circle>`)}</svg>`;
}

/** Trade tokens on a card. @param {number} n */
export function trades(n) {
  return n ? html`<span class="trades">${Array.from({ length: n }, () => icon("trade"))}</span>` : nothing;
}

/** A level in Roman numbers. @param {number} level */
export function roman(level) {
  return ["", "I", "II", "III", "IV"][level] ?? String(level);
}
