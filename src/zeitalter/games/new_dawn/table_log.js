// @ts-check
// The log of the match up to the position being shown.
import * as shell from "/static/model.js";

/** @typedef {import("./table_print.js").Ctx} Ctx */
/** @typedef {import("./table_story.js").Line} Line */

/** @param {Ctx} ctx @returns {Line[]} */
export function story(ctx) {
  if (ctx.log) return ctx.log;
  const { table } = shell;
  const last = table?.replay?.wanted ?? table?.now?.n ?? Infinity;
  return (table?.log ?? []).filter((/** @type {Line} */ [entry]) => entry <= last);
}
