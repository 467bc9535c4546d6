// Small drawings: icons, marks of seats, counters, cities, leaders, markers.
import { svg, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { shape, signs } from "../../../web/board/signs.js";
import { HERE } from "./print.js";

export { hiddenText } from "../../../web/board/signs.js";

/** @typedef {import("../../../web/board/game-table.d.ts").PartyStyle} PartyStyle */

export const { icon, mark, sign } = signs(HERE, "s", 24);

/** The two letters of a type of leaders. @type {Record<string, string>} */
const CODES = {
  administrator: "Ad", artist: "Ar", builder: "Bu", explorer: "Ex", philosopher: "Ph", populist: "Po", religious: "Re",
  scientist: "Sc", strategist: "St", tactician: "Ta",
};
const KINDS = ["religion", "government", "wonder", "technology", "society", "world", "treaty"];
/** Artefacts with a sign of their own. */
const OWN = ["buddhism", "christianity", "confucianism", "hinduism", "islam", "heresy", "jihad", "world_war"];

/** The sign of an artefact: its own, or that of its kind. @param {any} printed @param {string} id */
export function artefactSign(printed, id) {
  const kind = printed.artefacts[id]?.[0];
  return OWN.includes(id) ? id : KINDS.includes(kind) ? kind : "artefact";
}

/** The letters of a leader's types. @param {any} printed @param {string} id */
export function codes(printed, id) {
  return (printed.leaders[id]?.[0] ?? []).map((/** @type {string} */ type) => CODES[type]);
}

/** The crest of a seat in a drawing. @param {PartyStyle | undefined} look @param {number} x @param {number} y
 * @param {number} [scale] */
export function crest(look, x, y, scale = 0.62) {
  return look ? svg`<path class="crest" d=${shape(look)} fill=${look.color}
    transform="translate(${x} ${y}) scale(${scale})"></path>` : nothing;
}

/** All units of a stack in one counter around the origin, 32 wide: sign of the strongest, how many.
 * @param {string} id the strongest type @param {number} n @param {PartyStyle | undefined} look */
export function summary(id, n, look) {
  return svg`${n > 1 ? svg`<rect class="counter under" x="-14" y="-8" width="32" height="21" rx="3"></rect>` : nothing}
    <rect class="counter" x="-16" y="-10.5" width="32" height="21" rx="3"></rect>
    <g class="inked">${sign(id, 15, "", -6.5, 0)}<text class="number" x="7.5" y="5">${n}</text></g>${crest(look, 15, -10)}`;
}

/** Units of one type around the origin, 24 wide: sign, front line and support, how many. @param {string} id
 * @param {number} n @param {number} front @param {number} support */
export function counter(id, n, front, support) {
  return svg`${n > 1 ? svg`<rect class="counter under" x="-10" y="-10" width="24" height="26" rx="2.5"></rect>` : nothing}
    <rect class="counter" x="-12" y="-13" width="24" height="26" rx="2.5"></rect>
    <g class="inked">${sign(id, 15, "", 0, -4)}<text class="figures" y="10.5">${front}–${support}</text></g>
    ${n > 1 ? svg`<g class="times" transform="translate(11 -11)"><circle r="5.6"></circle><text y="3">${n}</text></g>`
      : nothing}`;
}

/** A leader around the origin. @param {string[]} letters */
export function leader(letters) {
  return svg`<circle class="disc" r="7.5"></circle><text class="letters ${letters.length > 1 ? "two" : ""}" y="3">${
    letters.join("/")}</text>`;
}

/** A city around the origin, 18 wide, with its level. @param {number} level @param {boolean} capital */
export function city(level, capital) {
  return svg`<path class="walls" d="M-9 8V-4h3.500v2.600h3V-7h5v5.600h3V-4H9V8z"></path><text class="level" y="6.5">${level}</text>
    ${capital ? svg`<g class="capital">${sign("capital", 11, "", 0, -9)}</g>` : nothing}`;
}

/** A small round marker with a sign around the origin. @param {string} id @param {string} cls */
export function marker(id, cls) {
  return svg`<g class="token ${cls}"><circle r="6.5"></circle>${sign(id, 9)}</g>`;
}

/** A number with its sign. @param {number} n */
export function signed(n) {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "±0";
}
