// What stands and lies on the map: resources, city-states and natural wonders, control tokens, cities with the wonders
// under them, caravans, and barbarians with the way they came.
import { svg, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { waysOf } from "./answers.js";
import { printed } from "./print.js";
import { barbarian, caravan, city, sign, token } from "./signs.js";
import { lastMarch } from "./log.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("./board.js").Board} Board */
/** @typedef {Map<string, number[]>} Places */

/** Where caravans stand in a hex, one after the other. */
const STANDS = [[-21, -23], [21, -23], [-27, 17], [27, 17]];
/** Where a barbarian stands: in the middle, or beside what is there. */
const BESIDE = [17, -19];
/** Units of the map to a pixel from which on names would cover what they name. */
const TINY = 5;

/** @param {Board} board @param {Ctx} ctx @param {Places} places @param {(id: string) => (e: Event) => void} acting */
export function piecesTemplate(board, ctx, places, acting) {
  const ids = Object.keys(ctx.view.spaces);
  return svg`${ids.map((id) => lying(ctx, id, places.get(id) ?? [0, 0], acting(id)))}
    ${ids.map((id) => wild(ctx, id, places.get(id) ?? [0, 0], acting(id)))}
    ${caravans(board, ctx, places)}`;
}

/** What lies on a space. @param {Ctx} ctx @param {string} id @param {number[]} place @param {(e: Event) => void} act */
function lying(ctx, id, [x, y], act) {
  const space = ctx.view.spaces[id];
  const { resource, nature, state, token: owner, city: dweller, wonder } = space;
  const seats = ctx.parties;
  if (owner === undefined && dweller === undefined && !resource && !space.nature_here && !space.state_here && !wonder)
    return nothing;
  const mature = ctx.view.players.some((/** @type {any} */ p) => p.mature.includes(id));
  const piece = (/** @type {string} */ key, /** @type {any} */ drawing, /** @type {any} */ thing = nothing) => svg`<g transform="translate(${x} ${y})"><g
    class="lying" data-piece=${key} data-thing=${thing} data-info="space:${id}" @click=${act}>${drawing}</g></g>`;
  return svg`${resource ? piece(`resource:${id}`, svg`<circle class="resource ${resource}" r="17"></circle>${sign(
      resource, 23)}`) : nothing}
    ${space.nature_here ? piece(`nature:${nature}`, svg`<circle class="natural" r="26"></circle>${sign("nature", 38)}
      <g transform="translate(20 18)"><circle class="resource ${printed(ctx).natures[nature]}" r="11"></circle>${sign(
        printed(ctx).natures[nature], 15)}</g>`, `nature:${nature}`) : nothing}
    ${space.state_here ? piece(`state:${state}`, svg`<circle
      class="state ${printed(ctx).states[state]}" r="27"></circle>
      ${sign("city_state", 34)}<g transform="translate(20 19)"><circle class="seal ${printed(ctx).states[state]}"
      r="11"></circle>${sign(printed(ctx).states[state], 15, "on-type")}</g>`, `city_state:${state}`) : nothing}
    ${owner === undefined ? nothing : piece(`token:${id}`, token(seats[owner], Boolean(space.strong)))}
    ${dweller === undefined ? nothing : piece(`city:${id}`, city(seats[dweller], Boolean(space.capital), mature))}
    ${wonder ? svg`<g transform="translate(${x} ${y + 31})"><g class="lying wonder ${printed(ctx).wonders[wonder]?.[0]}"
      data-piece="wonder:${wonder}" data-thing="wonder:${wonder}" data-info="wonder:${wonder}" @click=${act}><rect x="-17" y="-12" width="34"
        height="24"
      rx="4"></rect>${sign("wonder", 20)}</g></g>` : nothing}`;
}

/** @param {Ctx} ctx @param {string} id @param {number[]} place @param {(e: Event) => void} act */
function wild(ctx, id, [x, y], act) {
  const space = ctx.view.spaces[id];
  if (!space.barbarian) return nothing;
  const alone = !space.resource && !space.wonder && !space.state_here && !space.nature_here &&
    space.token === undefined && space.city === undefined;
  const [dx, dy] = alone ? [0, 0] : BESIDE;
  return svg`<g transform="translate(${x + dx} ${y + dy})"><g class="lying" data-piece="barbarian:${space.barbarian}"
    data-thing="letter:${space.barbarian}"
    data-info="space:${id}" @click=${act}>${barbarian(space.barbarian)}</g></g>`;
}

/** @param {Board} board @param {Ctx} ctx @param {Places} places */
function caravans(board, ctx, places) {
  const seats = ctx.parties;
  const each = printed(ctx).caravans;
  /** @type {Map<string, number>} */
  const there = new Map();
  return ctx.view.players.flatMap((/** @type {any} */ p) => p.caravans.map((/** @type {string} */ where,
    /** @type {number} */ i) => {
    const at = places.get(where);
    if (!at) return nothing;
    const n = there.get(where) ?? 0;
    there.set(where, n + 1);
    const number = p.seat * each + i;
    const legal = p.seat === ctx.seat && waysOf(ctx, number).length > 0;
    const [dx, dy] = STANDS[n % STANDS.length];
    const words = ctx.t("board-caravan-of", { name: seats[p.seat]?.name ?? "" });
    const choose = (/** @type {Event} */ e) => {
      e.stopPropagation();
      board.send(board.caravan === number ? null : number);
    };
    return svg`<g transform="translate(${at[0] + dx} ${at[1] + dy})"><g class="caravan ${legal ? "legal" : ""}
      ${board.caravan === number ? "chosen" : ""}" data-piece="caravan:${number}" role=${legal ? "button" : nothing}
      tabindex=${legal ? 0 : nothing} aria-label=${legal ? words : nothing} data-info="space:${where}"
      data-drag=${legal ? `caravan:${number}` : nothing} @click=${legal ?
        choose : null}>${caravan(seats[p.seat])}</g></g>`;
  }));
}

/** The ways of the last march of the barbarians, where they still stand at its end. @param {Ctx} ctx
 * @param {Places} places */
export function trailsTemplate(ctx, places) {
  if (ctx.traced?.some(({ lines }) => lines.some(([, id]) => id === "barbarian-moves"))) return nothing; // drawn as ways
  return lastMarch(ctx.log).map(({ letter, from, to }) => {
    const [a, b] = [places.get(from), places.get(to)];
    if (!a || !b || ctx.view.spaces[to]?.barbarian !== letter) return nothing;
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const far = Math.hypot(dx, dy);
    const end = [b[0] - (dx / far) * 26, b[1] - (dy / far) * 26];
    const [nx, ny] = [-dy / far, dx / far];
    const back = [end[0] - (dx / far) * 17, end[1] - (dy / far) * 17];
    return svg`<path class="trail" d="M${a[0]} ${a[1]}L${back[0]} ${back[1]}"></path><path class="trail-head"
      d="M${end[0]}
      ${end[1]}L${back[0] + nx * 10} ${back[1] + ny * 10}L${back[0] - nx * 10} ${back[1] - ny * 10}z"></path>`;
  });
}

/** The names of city-states and natural wonders, under their spaces. @param {Ctx} ctx @param {Places} places
 * @param {number} size units of the map to a pixel of lettering */
export function labelsTemplate(ctx, places, size) {
  return Object.entries(ctx.view.spaces).map(([id, space]) => {
    const named = space.state ? ctx.name("city_state", space.state) : space.nature_here ? ctx.name("nature",
      space.nature) : "";
    const at = places.get(id);
    if (!named || !at || size > TINY) return nothing;
    return svg`<text class="place" transform="translate(${at[0]} ${at[1] + 46}) scale(${size})" y="2">${named}</text>`;
  });
}
