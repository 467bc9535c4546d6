// Pointing at an answer of the list or at a line of the log shows its spaces on the map.
import { starOf } from "./answers.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */

/** The spaces that an answer or a line names. @param {Ctx} ctx @param {EventTarget | null} target
 * @returns {string[]} */
export function pointedAt(ctx, target) {
  const el = target instanceof Element ? /** @type {HTMLElement | null} */ (target.closest(
    "[data-answer], [data-lights]")) : null;
  if (!el) return [];
  return el.dataset.answer === undefined ? spacesAmong(el.dataset.lights ?? "") : namedBy(ctx, JSON.parse(el.dataset.answer));
}

/** The spaces that an answer names. @param {Ctx} ctx @param {import("../../../web/match/wire.d.ts").Answer} answer */
export function namedBy(ctx, [verb, ...values]) {
  if (verb === "star") return [starOf(ctx, String(values[0]))];
  return spacesOf(ctx.data.verbs[verb], values);
}

/** @param {{kind: string}[] | undefined} kinds @param {any[]} values @returns {string[]} */
function spacesOf(kinds, values) {
  return (kinds ?? []).flatMap(({ kind }, i) => (kind === "space" ? [String(values[i])] : []));
}

/** The spaces among things that are lit. @param {string} things */
export function spacesAmong(things) {
  return things.split(" ").filter((thing) => thing.startsWith("space:")).map((thing) => thing.slice("space:".length));
}
