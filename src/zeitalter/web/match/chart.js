// Figures for looking back: the range of a chart, where a curve has its shapes, where the rounds of a match begin, chances.

/** @typedef {import("./wire.d.ts").Line} Line */
/** @typedef {[entry: number, points: number[]][]} Points */

/** The fewest points over which a chart spreads. */
const SPREAD = 3;

/** From where to where a chart of points over time goes. @param {Points} points entry, points of each */
export function pointsRange(points) {
  const all = points.flatMap(([, each]) => each);
  return [Math.min(0, ...all), Math.max(SPREAD, ...all)];
}

/**
 * Places along a curve, evenly from left to right; `shift` (0 to 1) keeps those of several curves apart.
 * @param {Points} points @param {number} party @param {number} count @param {number} shift
 */
export function marksOn(points, party, count, shift) {
  const last = points[points.length - 1][0];
  return Array.from({ length: count }, (_, i) => {
    const wanted = ((i + shift) / count) * last;
    const found = points.findLast(([n]) => n <= wanted) ?? points[0];
    return /** @type {[number, number]} */ ([found[0], found[1][party]]);
  }).filter(([n], i, all) => !i || n !== all[i - 1][0]);
}

/** The entries at which chapters begin, each once. @param {Line[]} log @param {string[]} ids events that open one */
export function chapterEntries(log, ids) {
  return [...new Set(log.filter(([, id]) => ids.includes(id)).map(([entry]) => entry))].sort((a, b) => a - b);
}

/** The beginning of the chapter before or after an entry; the start or the end where there is none.
 * @param {number[]} entries @param {number} at @param {1 | -1} step @param {number} last */
export function chapterFrom(entries, at, step, last) {
  if (step > 0) return entries.find((entry) => entry > at) ?? last;
  return entries.findLast((entry) => entry < at) ?? 0;
}

/** The entry that an address asks for: `?at=57`; null where it asks for none. @param {string} search */
export function entryOfAddress(search) {
  const text = new URLSearchParams(search).get("at") ?? "";
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** Whether an address asks for the analysis of a match: `?analysis`. @param {string} search */
export function asksForAnalysis(search) {
  return new URLSearchParams(search).has("analysis");
}

/** A chance from 0 to 1 in percent, without decimals. @param {number} chance */
export function percent(chance) {
  return Math.round(100 * chance);
}
