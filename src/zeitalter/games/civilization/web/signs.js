// Small drawings: icons, marks of seats, stacks of tokens with their number, cities, ships, squares of city sites.
import { svg, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { shape, signs } from "../../../web/board/signs.js";
import { HERE } from "./print.js";

export { hiddenText } from "../../../web/board/signs.js";

/** @typedef {import("../../../web/board/game-table.d.ts").PartyStyle} PartyStyle */

export const { icon, mark, sign } = signs(HERE, "c");

/** A stack of tokens around the origin, 22 wide: the seat's shape, and how many. @param {PartyStyle | undefined} look
 * @param {number} n @param {number | null} [moved] how many of them have moved already */
export function stack(look, n, moved = null) {
  return svg`${n > 1 ? svg`<path class="piece under" d=${shape(look)} fill=${look?.color}
      transform="translate(1.2 2.2) scale(1.7)"></path>` : nothing}
    <path class="piece" d=${shape(look)} fill=${look?.color} transform="scale(1.7)"></path>
    <text class="number" y=${look?.shape === "triangle" ? 6 : 4.3}>${n}</text>
    ${moved ? svg`<text class="moved" x="10" y="-6">${moved}›</text>` : nothing}`;
}

/** A city around the origin, 20 wide: walls in the seat's colour with its shape. @param {PartyStyle | undefined} look */
export function city(look) {
  return svg`<path class="walls" d="M-10 8.5V-5h4v3h4v-3h4v3h4v-3h4V8.5z" fill=${look?.color}></path>
    <path class="crest" d=${shape(look)} transform="translate(0 3.4) scale(.62)"></path>`;
}

/** A ship around the origin, 24 wide, with its cargo. @param {PartyStyle | undefined} look @param {number} aboard */
export function ship(look, aboard) {
  return svg`<rect class="hit" x="-13" y="-12" width="26" height="23" rx="5"></rect><path class="hull" d="M-12 2H12Q9 9 4 9H-5Q-10 9-12 2z" fill=${look?.color}></path>
    <path class="sail" d="M-1-11V1H-9Q-8-7-1-11z"></path>
    <path class="crest" d=${shape(look)} transform="translate(5.4 -3.6) scale(.66)" fill=${look?.color}></path>
    ${aboard ? svg`<circle class="cargo" cx="0" cy="4.6" r="6"></circle><text class="number" y="8">${aboard}</text>`
      : nothing}`;
}

/** The square of a city site around the origin. @param {string} site black or white */
export function square(site) {
  return svg`<rect class="site ${site}" x="-4.5" y="-4.5" width="9" height="9"></rect>`;
}
