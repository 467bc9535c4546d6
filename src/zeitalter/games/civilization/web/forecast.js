// What is planned and what it will lead to: arrows for moves and voyages that are not sent, signs where conflicts and
// surplus tokens are foretold, and the same in words beside the question.
import { html, svg, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { ownShips } from "./answers.js";
import { lies } from "./pieces.js";
import { drawing, haven } from "./print.js";
import { arc, routes } from "./routes.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {{area: string, seats: number[], tokens: number[], left: number[], feeds: number, city: number | null,
 *   outcome: string, choice: boolean}} Conflict */

/** Pixels between a piece and the arrow at it. */
const GAP = 10;
const ABOVE = 24;
/** Pixels from which on an arrow has room for its number. */
const ROOM = 50;

/** Arrows for what is planned. @param {Ctx} ctx @param {number} size units of the map to a pixel
 * @param {boolean} sails the voyages of ships, or the moves over land */
export function arrowsTemplate(ctx, size, sails) {
  if (!ctx.draft.answers.length) return nothing;
  const lying = ctx.draft.before?.moving?.ships?.map((/** @type {any} */ s) => s.coast) ?? [];
  const ways = routes(ctx.draft.answers, lying).filter((way) => way.sail === sails);
  return svg`<g class="planned">${ways.map(({ sail, from, to, n }) => {
    const [a, b] = [from, to].map((id) => (sail ? haven(id) : lies(ctx, id, ctx.seat, size)));
    const { line, head, middle } = arc(a, b, GAP * size);
    return svg`<path class="way under" d=${line}></path><path class="way ${sail ? "sail" : ""}" d=${line}></path><g class="head"
      transform="translate(${head.at}) rotate(${head.turn}) scale(${size})"><path d="M5 0L-6 -6L-3 0L-6 6Z"></path></g>
      ${n && Math.hypot(b[0] - a[0], b[1] - a[1]) > ROOM * size ? svg`<g class="count" transform="translate(${middle}) scale(${size})"><circle r="7"></circle><text
        y="3.7">${n}</text></g>` : nothing}`;
  })}</g>`;
}

/** The way along which a ship is being drawn. @param {import("./board.js").Board} board @param {Ctx} ctx @param {number} size */
export function courseTemplate(board, ctx, size) {
  if (board.ship === null || !board.course.length) return nothing;
  const from = ownShips(ctx)[board.ship]?.coast ?? "";
  const places = [from, ...board.course].map((coast) => haven(coast));
  return svg`<g class="planned course" data-test="course">${places.slice(1).map((to, i) => {
    const { line, head } = arc(places[i], to, GAP * size);
    return svg`<path class="way under" d=${line}></path><path class="way sail" d=${line}></path><g class="head"
      transform="translate(${head.at}) rotate(${head.turn}) scale(${size})"><path d="M5 0L-6 -6L-3 0L-6 6Z"></path></g>`;
  })}</g>`;
}

/** Signs where something is foretold. @param {Ctx} ctx @param {number} size */
export function omensTemplate(ctx, size) {
  const { forecast } = ctx.view;
  if (!forecast) return nothing;
  return svg`<g class="omens">${forecast.conflicts.map((/** @type {Conflict} */ c) => {
    const { at, city } = drawing.areas[c.area];
    const [x, y] = c.city !== null && city ? city : at;
    return svg`<g class="omen ${c.outcome}" data-omen="conflict:${c.area}" transform="translate(${x} ${y})
      scale(${size}) translate(0 ${-ABOVE})"><circle r="8.5"></circle>${c.outcome === "safe"
        ? svg`<path class="shield" d="M-4 -4.6H4V0Q4 3.6 0 5.6Q-4 3.6 -4 0Z"></path>`
        : svg`<path class="swords" d="M-4.6 -4.6L4.6 4.6M4.6 -4.6L-4.6 4.6M-4.8 1.6L-1.6 4.8M4.8 1.6L1.6 4.8"></path>`
      }</g>`;
  })}${forecast.surplus.map((/** @type {any} */ s) => {
    const [x, y] = drawing.areas[s.area].at;
    const fought = forecast.conflicts.some((/** @type {Conflict} */ c) => c.area === s.area);
    return fought ? nothing : svg`<g class="omen surplus" data-omen="surplus:${s.area}" transform="translate(${x} ${y})
      scale(${size}) translate(13 ${-ABOVE / 2})"><rect x="-9" y="-7.5" width="18" height="15" rx="7"></rect><text
      y="4">${s.builds ? `${s.number}?` : `−${s.number}`}</text></g>`;
  })}</g>`;
}

/** What is foretold of an area. @param {Ctx} ctx @param {string} id @returns {string[]} */
export function omensAt(ctx, id) {
  const { forecast } = ctx.view;
  if (!forecast) return [];
  const here = (/** @type {any} */ o) => o.area === id;
  return [...forecast.conflicts.filter(here).map((/** @type {Conflict} */ c) => conflictWords(ctx, c)),
    ...forecast.surplus.filter(here).map((/** @type {any} */ s) => surplusWords(ctx, s))];
}

/** @param {Ctx} ctx @param {number[]} seats @param {number[]} numbers */
function forces(ctx, seats, numbers) {
  const all = seats.map((seat, i) => (numbers[i] ? `${ctx.parties[seat]?.name} ${numbers[i]}` : "")).filter(Boolean);
  return all.length ? all.join(", ") : ctx.t("board-omen-nobody");
}

/** @param {Ctx} ctx @param {Conflict} c */
function conflictWords(ctx, c) {
  const args = { area: ctx.name("area", c.area), feeds: c.feeds, forces: forces(ctx, c.seats, c.tokens),
    left: forces(ctx, c.seats, c.left), name: c.city === null ? "" : (ctx.parties[c.city]?.name ?? "") };
  const choice = c.choice ? ` ${ctx.t("board-omen-choice")}` : "";
  return `${ctx.t(`board-omen-${c.outcome}`, args)}${choice}`;
}

/** @param {Ctx} ctx @param {any} s */
function surplusWords(ctx, s) {
  const args = { area: ctx.name("area", s.area), n: s.number, name: ctx.parties[s.seat]?.name ?? "" };
  return ctx.t(s.builds ? "board-omen-surplus-builds" : "board-omen-surplus", args);
}

/** @param {Ctx} ctx @param {any} s */
function supportWords(ctx, s) {
  const args = { ...s, name: ctx.parties[s.seat]?.name ?? "" };
  if (s.missing) return { bad: true, text: ctx.t("board-omen-support-missing", args) };
  if (s.seat !== ctx.seat) return null;
  if (s.later) return { bad: true, text: ctx.t("board-omen-support-later", args) };
  return { bad: false, text: ctx.t("board-omen-support", args) };
}

/** The own surplus of all areas in at most two lines: what goes, and what can still become a city. @param {Ctx} ctx */
function surplusLines(ctx) {
  const own = ctx.view.forecast.surplus.filter((/** @type {any} */ s) => s.seat === ctx.seat);
  return [false, true].flatMap((builds) => {
    const found = own.filter((/** @type {any} */ s) => s.builds === builds);
    const areas = found.map((/** @type {any} */ s) => `${ctx.name("area", s.area)} ${s.number}`).join(", ");
    const text = ctx.t(builds ? "board-omen-builds" : "board-omen-too-many", { areas });
    return found.length ? [{ bad: !builds, text }] : [];
  });
}

/** What is foretold, the own affairs first: conflicts, own surplus, and whose cities will lack support.
 * @param {Ctx} ctx @returns {{bad: boolean, text: string}[]} */
function omens(ctx) {
  const { forecast } = ctx.view;
  if (!forecast) return [];
  const own = (/** @type {Conflict} */ c) => Number(c.seats.includes(Number(ctx.seat)) || c.city === ctx.seat);
  const fights = [...forecast.conflicts].sort((a, b) => own(b) - own(a));
  const support = forecast.support.map((/** @type {any} */ s) => supportWords(ctx, s)).filter(Boolean);
  const found = [...fights.map((c) => ({ bad: Boolean(own(c)), text: conflictWords(ctx, c) })),
    ...surplusLines(ctx), ...support];
  return found.length ? found : [{ bad: false, text: ctx.t("board-omen-none") }];
}

/** What is foretold, beside the question. @param {Ctx} ctx */
export function draftTemplate(ctx) {
  const found = omens(ctx);
  if (!found.length) return nothing;
  return html`<ul class="foretold" tabindex="0" data-test="forecast" aria-label=${ctx.t("board-omens")}>${found.map((o) =>
    html`<li class=${o.bad ? "bad" : ""}>${o.text}</li>`)}</ul>`;
}
