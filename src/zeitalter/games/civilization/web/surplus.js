// How many tokens a move should take when nobody has said it yet: the surplus that the area does not feed. Pure; knows the
// figures of two areas and nothing of page and map.

/** Where tokens come from: those that may still move, all own ones, and how many the area feeds.
 * @typedef {{rested: number, own: number, feeds: number}} Source */
/** Where they go: own tokens, those of others, how many the area feeds, how many make a city (0: none can be built), and
 * how many a foreign city there withstands (0: none stands there).
 * @typedef {{own: number, others: number, feeds: number, needs: number, walls: number}} Target */

/** With so many tokens an area grows by as many as it can. */
const GROWS = 2;

/** What an area does not feed. @param {Source} source */
export function surplusOf({ rested, own, feeds }) {
  return Math.max(0, Math.min(rested, own - feeds));
}

/**
 * The number that is meant where none is said: the surplus, but no more than a city needs or the target feeds. Without a
 * surplus: what a city lacks, or all but as many as make the area grow.
 * @param {Source} source @param {Target} target
 */
export function sensible(source, target) {
  const { rested, own } = source;
  const spare = surplusOf(source);
  if (target.walls) return rested >= target.walls ? target.walls : rested;
  const lacks = target.needs ? target.needs - target.own : 0;
  const city = lacks > 0 && (target.own > 0 || spare >= lacks);
  if (city && !spare) return lacks <= rested ? lacks : atLeastOne(rested, own);
  if (city) return Math.min(spare, lacks);
  const room = target.feeds - target.own - target.others;
  if (spare) return room > 0 && !target.others ? Math.min(spare, room) : spare;
  return atLeastOne(rested, own);
}

/** All but as many as make an area grow. @param {number} rested @param {number} own */
function atLeastOne(rested, own) {
  return Math.max(1, Math.min(rested, own > GROWS ? own - GROWS : 1));
}

/**
 * Tokens of several areas that gather in one: the surplus of each, or where nobody has any the sensible number of each.
 * @param {Source[]} sources @param {Target} target @returns {number[]} how many of each
 */
export function gathered(sources, target) {
  const some = sources.some((source) => surplusOf(source) > 0);
  let own = target.own;
  return sources.map((source) => {
    if (some && !surplusOf(source)) return 0;
    const n = sensible(source, { ...target, own });
    own += n;
    return n;
  });
}

/**
 * The surplus of an area divided among its neighbours: one by one to where fewest live and more can be fed.
 * @param {Source} source @param {Target[]} targets @returns {number[]} how many to each
 */
export function divided(source, targets) {
  const given = targets.map(() => 0);
  for (let left = surplusOf(source); left > 0; left--) {
    let best = -1;
    targets.forEach((target, i) => {
      if (target.walls || target.others || target.own + given[i] >= target.feeds) return;
      if (best < 0 || target.own + given[i] < targets[best].own + given[best]) best = i;
    });
    if (best < 0) break;
    given[best] += 1;
  }
  return given;
}
