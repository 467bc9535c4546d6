// How a ship sails: the shortest way between coasts, and the way that a hand has drawn over the map. Pure; knows which coasts
// lie beside each other and nothing else, the rules say what is possible.

/** Which coasts lie beside each other by ship. @typedef {Record<string, string[]>} Sails */
/** A way: the coasts that are sailed to, one after the other. @typedef {string[]} Way */

/**
 * A shortest way to one of several coasts with at most so many steps; null if there is none.
 * @param {Sails} sails @param {string} from @param {(coast: string) => boolean} arrived @param {number} steps
 * @param {(coast: string) => boolean} [passable] @returns {Way | null}
 */
export function wayTo(sails, from, arrived, steps, passable = () => true) {
  if (arrived(from)) return [];
  /** @type {Map<string, Way>} */
  const found = new Map([[from, []]]);
  let edge = [from];
  for (let step = 0; step < steps && edge.length; step++) {
    /** @type {string[]} */
    const next = [];
    for (const here of edge)
      for (const to of sails[here] ?? []) {
        if (found.has(to) || !passable(to)) continue;
        const way = [...(found.get(here) ?? []), to];
        if (arrived(to)) return way;
        found.set(to, way);
        next.push(to);
      }
    edge = next;
  }
  return null;
}

/** All coasts within so many steps, each with its way. @param {Sails} sails @param {string} from @param {number} steps
 * @param {(coast: string) => boolean} [passable] @returns {Map<string, Way>} */
export function within(sails, from, steps, passable = () => true) {
  /** @type {Map<string, Way>} */
  const found = new Map([[from, []]]);
  for (const [here, way] of found) {
    if (way.length >= steps) continue;
    for (const to of sails[here] ?? []) if (!found.has(to) && passable(to)) found.set(to, [...way, to]);
  }
  found.delete(from);
  return found;
}

/**
 * A drawn way that goes on to one of several coasts: back to where it has been, or on by the shortest way.
 * @param {Sails} sails @param {string} from where the ship lies @param {Way} way what is drawn so far
 * @param {(coast: string) => boolean} arrived @param {number} steps in all @param {(coast: string) => boolean} [passable]
 * @returns {Way} the same way if it cannot go on there
 */
export function drawnOn(sails, from, way, arrived, steps, passable) {
  if (arrived(from)) return [];
  const been = way.findIndex(arrived);
  if (been >= 0) return way.slice(0, been + 1);
  const on = wayTo(sails, way.at(-1) ?? from, arrived, steps - way.length, passable);
  if (on) return [...way, ...on];
  return wayTo(sails, from, arrived, steps, passable) ?? way;
}
