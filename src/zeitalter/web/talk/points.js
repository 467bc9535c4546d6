// Where points come from, added up from the log. The game says which events change points (`shell.scores`).
import { shell, table } from "../match/model.js";
import { sentences } from "./i18n.js";

/** All changes of a party's points: the kind and id of what they are for, and how many. @param {number} party
 * @returns {[kind: string, source: string, points: number][]} */
function changes(party) {
  const { scores } = shell();
  return table.log.flatMap(([, id, args]) => {
    const score = scores[id];
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

/** Where a party's points come from, in one line. @param {number} party */
export function pointsLine(party) {
  const names = new Map(changes(party).map(([kind, source]) => [source, sentences().name(kind, source)]));
  const parts = Object.entries(pointsBySource(party)).filter(([, points]) => points);
  return parts.map(([source, n]) => `${names.get(source)} ${n < 0 ? "−" : ""}${Math.abs(n)}`).join(", ");
}
