// @ts-check
// What only the shell knows: the log of the match up to the position being shown, whom the question is about, and
// which drawer of a narrow screen is open.
import * as shell from "../../../web/match/model.js";

/** @typedef {import("./print.js").Ctx} Ctx */
/** @typedef {import("./story.js").Line} Line */

/** @param {Ctx} ctx @returns {Line[]} */
export function story(ctx) {
  if (ctx.log) return ctx.log;
  const { table } = shell;
  const last = table?.replay?.wanted ?? table?.now?.n ?? Infinity;
  return (table?.log ?? []).filter((/** @type {Line} */ [entry]) => entry <= last);
}

/** The values that the question names. @param {Ctx} ctx @returns {any[]} */
export function asked(ctx) {
  return ctx.prompt?.[1] ?? shell.table?.now?.prompt?.[1] ?? [];
}

/** The next question is one for the map: the drawer with the mat goes out of the way. @param {Ctx} ctx */
export function backToMap(ctx) {
  if (shell.table?.sheet !== "mat") return;
  shell.table.sheet = "";
  queueMicrotask(() => ctx.redraw());
}
