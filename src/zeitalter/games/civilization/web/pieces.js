// The pieces on the map: stacks of tokens with their number, cities, ships with cargo, and the coasts where a chosen
// ship may sail to. All have the colour and the shape of their seat.
import { svg, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { handOf } from "../../../web/board/drag.js";
import { hinted, mayLeave, ofShip, voyages } from "./answers.js";
import { reached } from "./plans.js";
import { drawing, dwellers, haven } from "./print.js";
import { city, ship, stack } from "./signs.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("../../../web/board/game-table.d.ts").PartyStyle} PartyStyle */
/** @typedef {import("./board.js").Board} Board */

const STEP = 22;
/** The phase in which ships are paid for. */
const SHIPPING = 4;

/** All pieces. @param {Board} board @param {Ctx} ctx @param {number} size
 * @param {(id: string) => (e: Event) => void} acting what a click on an area does */
export function piecesTemplate(board, ctx, size, acting) {
  const seats = ctx.parties;
  const inhabited = Object.keys(ctx.view.areas).filter((id) => drawing.areas[id]);
  return svg`${inhabited.map((id) => cityOf(ctx, seats, id, size, acting(id)))}
    ${shipsTemplate(board, ctx, seats, size)}
    ${[false, true].map((own) => inhabited.map((id) => tokensOf(board, ctx, seats, id, size, acting(id), own)))}
    ${board.ship === null ? nothing : coasts(board, ctx, board.ship, size)}`;
}

/** Whose nation a civil war divides. @param {Ctx} ctx @returns {number | undefined} */
function divided(ctx) {
  return ctx.view.calamities.find((/** @type {any} */ c) => c.card === "buergerkrieg")?.victim;
}

/** @param {Ctx} ctx @param {PartyStyle[]} seats @param {string} id @param {number} size @param {(e: Event) => void} act */
function cityOf(ctx, seats, id, size, act) {
  const owner = dwellers(ctx, id).city;
  if (owner === null) return nothing;
  const marked = ctx.view.marked?.cities?.includes(id) ? "marked" : "";
  return svg`<g class="city ${marked}" transform="translate(${drawing.areas[id].city ?? drawing.areas[id].at})
    scale(${size})"><g data-piece="city:${owner}:${id}" @click=${act}>${city(seats[owner])}</g></g>`;
}

/** How far a stack lies beside the middle of its area, in pixels of a piece. @param {number} i @param {number} all */
function aside(i, all) {
  const columns = all > 3 ? 2 : all;
  const rows = Math.ceil(all / columns);
  return [((i % columns) - (columns - 1) / 2) * STEP, (Math.floor(i / columns) - (rows - 1) / 2) * STEP];
}

/** Where the tokens of a seat lie in an area, or would lie. @param {Ctx} ctx @param {string} id @param {number | null}
 * seat @param {number} size */
export function lies(ctx, id, seat, size) {
  const { tokens } = dwellers(ctx, id);
  const i = tokens.findIndex((t) => t.seat === seat);
  const [dx, dy] = i < 0 ? [0, 0] : aside(i, tokens.length);
  return [drawing.areas[id].at[0] + dx * size, drawing.areas[id].at[1] + dy * size];
}

/** @param {Board} board @param {Ctx} ctx @param {PartyStyle[]} seats @param {string} id @param {number} size
 * @param {(e: Event) => void} act @param {boolean} own whether to draw the own tokens, which lie on top, or the
 * others */
function tokensOf(board, ctx, seats, id, size, act, own) {
  const { tokens } = dwellers(ctx, id);
  const moving = ctx.view.moving;
  return tokens.map(({ seat, n }, i) => {
    if ((seat === ctx.seat) !== own) return nothing;
    const [x, y] = drawing.areas[id].at;
    const [dx, dy] = aside(i, tokens.length);
    const rested = moving?.seat === seat ? (moving.rested?.[id] ?? 0) : n;
    const mine = seat === ctx.seat && mayLeave(ctx, id);
    const marked = seat === divided(ctx) && ctx.view.marked?.tokens?.[id] ? "marked" : "";
    return svg`<g class="tokens ${mine ? "held" : ""} ${rested < n ? "tired" : ""} ${marked} ${board.band.includes(id)
        && mine ? "chosen" : ""}" transform="translate(${x} ${y}) scale(${size}) translate(${dx} ${dy})"><g
      data-piece="tokens:${seat}:${id}" data-n=${n} data-drag=${mine ? `tokens:${id}` : nothing}
      data-info="area:${id}" @click=${act} @dblclick=${mine ? () => board.spread([id]) : null}>${stack(seats[seat], n,
      n - rested)}</g></g>`;
  });
}

/** @param {Board} board @param {Ctx} ctx @param {PartyStyle[]} seats @param {number} size */
function shipsTemplate(board, ctx, seats, size) {
  /** @type {Map<string, number>} */
  const lying = new Map();
  const ownLast = [...ctx.view.players].sort((a, b) => Number(a.seat === ctx.seat) - Number(b.seat === ctx.seat));
  return ownLast.flatMap((/** @type {any} */ p) => {
    const mine = p.seat === ctx.seat;
    const moving = ctx.view.moving?.seat === p.seat ? ctx.view.moving.ships : null;
    return (moving ?? p.ships.map((/** @type {string} */ coast) => ({ coast, aboard: 0 })))
      .map((/** @type {any} */ s, /** @type {number} */ i) => {
        const place = lying.get(s.coast) ?? 0;
        lying.set(s.coast, place + 1);
        const [x, y] = haven(s.coast);
        const answers = mine ? ofShip(ctx, i) : [];
        const unpaid = ctx.view.phase === SHIPPING && i < p.ships.length - p.ships_paid;
        const act = (/** @type {Event} */ e) => board.sailor(e, i);
        const load = (/** @type {CustomEvent} */ e) => board.load(i, String(e.detail).split(":")[1], handOf(e));
        const words = [ctx.t("board-ship-of", { name: seats[p.seat]?.name ?? "" }), ctx.name("coast", s.coast),
          unpaid ? ctx.t("board-unpaid") : "", s.aboard ? ctx.t("board-aboard", { n: s.aboard }) : "",
          s.left === null || s.left === undefined ? "" : ctx.t("board-range", { n: s.left
            })].filter(Boolean).join(", ");
        return svg`<g class="ship ${unpaid ? "unpaid" : ""} ${answers.length ? `legal held ${hinted(ctx, answers)}` : ""} ${mine
            && board.ship === i ? "chosen" : ""}" transform="translate(${x} ${y}) scale(${size})
            translate(${place * 9} ${place * 7})"><g data-piece="ship:${p.seat}:${i}" role="button"
          tabindex=${answers.length ? 0 : -1} aria-label=${words} data-drag=${answers.length ? `ship:${i}` : nothing}
          data-drop=${mine && ctx.view.moving ? "tokens" : nothing} @dropped=${load} @click=${answers.length ? act : null}><title>${words}</title>${ship(seats[p.seat], s.aboard)}</g></g>`;
      });
  });
}

/** Where the chosen ship may sail, with one step or several. @param {Board} board @param {Ctx} ctx @param {number} at
 * @param {number} size */
function coasts(board, ctx, at, size) {
  const next = voyages(ctx, at);
  return [...reached(ctx, at)].filter(([coast, way]) => way.length > 1 || next.has(coast)).map(([coast, way]) => {
    const [x, y] = haven(coast);
    const go = (/** @type {Event} */ e) => {
      e.stopPropagation();
      board.sailAlong(coast, way);
    };
    const answer = way.length === 1 ? next.get(coast) : undefined;
    const words = answer ? ctx.option(answer) : ctx.t("board-sail-far", { coast: ctx.name("coast", coast), n: way.length });
    return svg`<g class="anchor ${answer ? hinted(ctx, [answer]) : "far"}" transform="translate(${x} ${y}) scale(${size})" role="button"
      tabindex="0" aria-label=${words} data-coast=${coast} data-drop="ship" @click=${go} @dropped=${go} @passing=${() => board.steer(
        (/** @type {string} */ to) => to === coast)}><circle r=${answer ? 10 : 7}></circle><circle class="dot" r="3"></circle></g>`;
  });
}
