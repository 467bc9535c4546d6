// The development matrix: cells in the colours of governments, levels with their bonuses, goals and markers. One stop
// for the Tab key; arrow keys walk over cells and levels.
import { html, svg, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { fitting, glow, meantByCell } from "./answers.js";
import { LEVELS, lines, names, printed } from "./print.js";
import { cube, signOf, use } from "./signs.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("./board.js").Board} Board */

/** The side of a cell. */
export const CELL = 14;
const LEFT = 26;
const TOP = 4;
const EDGE = TOP + LEVELS * CELL;

/** The upper left corner of a cell. @param {number} military @param {number} technology */
function spot(military, technology) {
  return [LEFT + (technology - 1) * CELL, TOP + (LEVELS - military) * CELL];
}

/** The matrix. @param {Board} board @param {Ctx} ctx */
export function matrixTemplate(board, ctx) {
  const b = printed(ctx);
  const own = ctx.seat === null ? null : ctx.view.civs[ctx.seat];
  const at = board.walked(ctx);
  const cells = [];
  for (let m = 1; m <= LEVELS; m++) {
    for (let t = 1; t <= LEVELS; t++) {
      const code = b.matrix[m][t - 1];
      if (code !== ".") cells.push(cell(board, ctx, own, m, t, b.governments[code], at));
    }
  }
  return html`<section class="matrix" aria-label=${ctx.t("board-matrix")}>
    <svg viewBox="0 0 ${30 + LEVELS * CELL} ${28 + LEVELS * CELL}" role="group"
      aria-label=${ctx.t("board-matrix-keys")}>
      <text class="axis" x="34" y="16">${ctx.name("stat", "military")} ↑</text>
      <text class="axis end" x=${28 + LEVELS * CELL} y=${EDGE - 6}>${ctx.name("stat", "technology")} →</text>
      ${cells}
      ${Array.from({ length: LEVELS }, (_, i) => levels(ctx, b, own, i + 1, at))}
      ${ctx.view.goals.map((/** @type {any} */ g) => goal(ctx, b, g))}
      ${markers(ctx)}
    </svg></section>`;
}

/** Which level leads to a cell in one step. @param {any} own @param {number} m @param {number} t */
function step(own, m, t) {
  if (!own) return "";
  if (m === own.military && t === own.technology + 1) return "technology";
  return t === own.technology && m === own.military + 1 ? "military" : "";
}

/** @param {Board} board @param {Ctx} ctx @param {any} own @param {number} m @param {number} t
 * @param {string} government @param {string} walked */
function cell(board, ctx, own, m, t, government, walked) {
  const [x, y] = spot(m, t);
  const id = `m${m}t${t}`;
  const next = step(own, m, t);
  const legal = [...fitting(ctx, "cell", id), ...(next ? ctx.options.filter((a) => a[0] === next) : [])];
  const here = ctx.view.civs.filter((/** @type {any} */ c) => c.military === m && c.technology === t);
  const goals = ctx.view.goals.filter((/** @type {any} */ g) => g.military === m && g.technology === t);
  const label = [
    ctx.t("board-cell", { military: m, technology: t, government: ctx.name("government", government) }),
    here.length ? ctx.t("board-stands", { names: names(ctx, here) }) : "",
    ...goals.map((/** @type {any} */ g) => `${ctx.name("goal", g.goal)}: ${lines(ctx, "goal", g.goal)}`),
    next ? ctx.t("board-next") : "", legal.length ? ctx.t("board-possible") : "",
  ].filter(Boolean).join(". ");
  const info = goals.length ? `goal:${goals[0].goal}` : `government:${government}`;
  const act = (/** @type {Event} */ e) => {
    board.walk(id);
    board.act(e, legal, { kind: "government", id: government, ask: meantByCell(ctx, id, next) });
  };
  return svg`<g class="cell gov-${government} ${next ? "next" : ""} ${glow(ctx, legal)}" data-info=${info}
    data-thing="cell:${id} government:${government}" data-cell=${id} data-drop="marker" role="button" tabindex=${walked === id ? 0 : -1} aria-label=${label}
    @click=${act} @dropped=${act}>
    <rect x=${x + 0.5} y=${y + 0.5} width=${CELL - 1} height=${CELL - 1} rx="1.5"></rect>
    <text x=${x + CELL / 2} y=${y + CELL / 2 + 3.4}>${ctx.t(`board-letter-${government}`)}</text></g>`;
}

/** A level of technology below, and of military to the left. @param {Ctx} ctx @param {any} b @param {any} own
 * @param {number} level @param {string} walked */
function levels(ctx, b, own, level, walked) {
  const [id, effects] = b.technology[level - 1];
  const [x] = spot(1, level);
  const [, y] = spot(level, 1);
  const bonus = b.military[level] ?? [];
  const show = (/** @type {string} */ kind) => () => ctx.inspect(kind, level);
  return svg`<g class="level ${own?.technology >= level ? "reached" : ""}" data-info="technology:${level}"
      data-cell="m0t${level}" tabindex=${walked === `m0t${level}` ? 0 : -1} role="button"
      aria-label="${level} ${ctx.name("technology", id)}: ${lines(ctx, "technology", level)}"
      @click=${show("technology")}>
      <rect x=${x} y=${EDGE} width=${CELL} height="22"></rect>
      <text x=${x + CELL / 2} y=${EDGE + 9.5}>${level}</text>${sign(effects, x + 1.5, EDGE + 11)}</g>
    <g class="level ${own?.military >= level ? "reached" : ""}" data-info="military:${level}"
      data-cell="m${level}t0" tabindex=${walked === `m${level}t0` ? 0 : -1} role="button"
      aria-label="${ctx.t("board-level-military", { level })}: ${lines(ctx, "military", level)}"
      @click=${show("military")}>
      <rect x="2" y=${y} width="23" height=${CELL}></rect>
      <text x="19.5" y=${y + CELL / 2 + 3.3}>${level}</text>${sign(bonus, 2, y + 1.5)}</g>`;
}

/** The most telling symbol of a level. @param {any[]} effects @param {number} x @param {number} y */
function sign(effects, x, y) {
  const telling = effects.length > 1 && effects[0][0] === "unlock_advanced" ? effects : effects.slice(0, 1);
  return telling.slice(-1).map((e) => use(signOf(e), x, y, 11, "bonus"));
}

/** @param {Ctx} ctx @param {any} b @param {any} g */
function goal(ctx, b, g) {
  const [x, y] = spot(g.military, g.technology);
  const effects = b.goals[g.goal] ?? [];
  const telling = effects[0]?.[0] === "gain_vp" && effects.length > 1 ? effects[1] : effects[0];
  return svg`<g class="goal" aria-hidden="true" data-thing="goal:${g.goal}"><circle cx=${x + CELL / 2} cy=${y + CELL / 2}
    r=${CELL / 2 - 1}></circle>
    ${use(signOf(telling ?? ["gain_vp", 1]), x + 2.5, y + 2.5, 9)}</g>`;
}

/** Where a marker stands in a cell it shares, and how large it is. @param {number} i @param {number} n */
function inGroup(i, n) {
  if (n === 1) return [0, 0, 1];
  const columns = n > 4 ? 3 : 2;
  const rows = Math.ceil(n / columns);
  const step = columns === 3 ? 5 : 6.6;
  return [((i % columns) - (columns - 1) / 2) * step, (Math.floor(i / columns) - (rows - 1) / 2) * 6.8,
    columns === 3 ? 0.46 : 0.56];
}

/** @param {Ctx} ctx */
function markers(ctx) {
  const groups = new Map();
  for (const c of ctx.view.civs) {
    const key = `${c.military}:${c.technology}`;
    groups.set(key, [...(groups.get(key) ?? []), c]);
  }
  const movable = ctx.options.some((a) => a[0] === "military" || a[0] === "technology");
  return ctx.view.civs.map((/** @type {any} */ c) => {
    const group = groups.get(`${c.military}:${c.technology}`);
    const [x, y] = spot(c.military, c.technology);
    const i = group.indexOf(c);
    const [dx, dy, k] = inGroup(i, group.length);
    const mine = c.civ === ctx.seat;
    return svg`<g class="marker ${mine ? "mine" : ""} ${mine && movable ? "held" : ""}"
      transform="translate(${x + CELL / 2 + dx} ${y + CELL / 2 + dy}) scale(${k})">
      <g data-marker=${c.civ} data-thing="party:${c.civ}"
        data-drag=${mine && movable ? `marker:${c.civ}` : nothing}>${cube(ctx.parties[c.civ])}</g></g>`;
  });
}

/** The cell one step further; null at the edge. @param {string} at @param {string} key
 * @param {(id: string) => boolean} exists */
export function stepTo(at, key, exists) {
  const [, m, t] = (/^m(\d+)t(\d+)$/.exec(at) ?? ["", "1", "1"]).map(Number);
  const [dm, dt] = { ArrowUp: [1, 0], ArrowDown: [-1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[key] ?? [0, 0];
  for (let n = 1; n <= LEVELS; n++) {
    const id = `m${m + dm * n}t${t + dt * n}`;
    if (exists(id)) return id;
  }
  return null;
}
