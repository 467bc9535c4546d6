// Where points come from, added up from the log. The game says which events change points (`shell.scores`).
import { shell, table } from "../match/model.js";
import { sentences } from "./i18n.js";

/** All changes of a party's points: the kind and id of what they are for, and how many. @param {number} party
 * @returns {[kind: string, source: string, points: number][]} */
function changes(party) {
  const { scores } = shell();
  const last = table.replay?.wanted ?? Infinity;
  return table.log.flatMap(([entry, id, args]) => {
    const score = entry > last ? undefined : scores[id];
    if (!score || score.source === null || args[score.who] !== party) return [];
    const kind = table.data?.events[id]?.[score.source]?.kind ?? "";
    return [[kind, String(args[score.source]), score.sign * args[score.points]]];
  });
}

/** A party's points by their source. @param {number} party */
export function pointsBySource(party) {
  /** @type {Record<string, number>} */
  const sums = {};
  for (const [, source, points] of changes(party)) sums[source] = (sums[source] ?? 0) + points;
  return sums;
}

/** Where a party's points come from, in words, the most first. @param {number} party
 * @returns {[name: string, points: number][]} */
export function pointsLines(party) {
  const names = new Map(changes(party).map(([kind, source]) => [source, sentences().name(kind, source)]));
  const parts = Object.entries(pointsBySource(party)).filter(([, points]) => points);
  return parts.map(([source, n]) => /** @type {[string, number]} */ ([names.get(source) ?? source, n])).sort((a, b) => b[1] - a[1]);
}

/** The same in one line. @param {number} party */
export function pointsLine(party) {
  return pointsLines(party).map(([name, n]) => `${name} ${n < 0 ? "−" : ""}${Math.abs(n)}`).join(", ");
}
