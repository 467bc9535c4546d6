// How far somebody is with an agenda that can be completed in several ways. Pure.

/** The way that is nearest to its end: what one has and needs. @param {number[][]} ways */
export function bestWay(ways) {
  return ways.reduce((best, way) => (share(way) > share(best) ? way : best));
}

/** How much of a way is done, from 0 to 1. @param {number[]} way */
export function share([have, need]) {
  return need ? Math.min(1, have / need) : 1;
}
