// Where a tile of the hand may lie, for one side and turn of it. Pure: it sorts the answers that are advertised.
import { distance, hexOf } from "./hex.js";

/** @typedef {import("../../../web/match/wire.d.ts").Answer} Answer */
/** What is being laid: `at` is where its ghost lies, `over` where the pointer is.
 * @typedef {{tile: string, side: string, rotation: number, at: string, over: string}} Lay */

/** Every way to lay a tile, by place. @param {Answer[]} options @param {Lay} lay @returns {Map<string, Answer>} */
export function sitesOf(options, { tile, side, rotation }) {
  return new Map(options.filter((a) => a[0] === "lay_tile" && a[1] === tile && a[2] === side && a[3] === rotation)
    .map((a) => [String(a[4]), a]));
}

/** What is chosen after a change: the place stays if it can, else it is the nearest that is possible.
 * @param {Answer[]} options @param {Lay} lay @param {Partial<Lay>} change @returns {Lay} */
export function changedLay(options, lay, change) {
  const next = { ...lay, ...change, over: "" };
  if (!next.at) return next;
  const sites = [...sitesOf(options, next).keys()];
  const from = hexOf(next.at);
  const near = sites.sort((a, b) => distance(hexOf(a), from) - distance(hexOf(b), from));
  return { ...next, at: near[0] ?? "" };
}
