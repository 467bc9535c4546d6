// The ways of a plan: which tokens go from where to where, how each ship sails, and how an arrow between two places runs.
// Knows neither the page nor the map.

/** @typedef {import("../../../web/match/wire.d.ts").Answer} Answer */
/** A way of a plan: tokens over a border, or a ship along a coast. `n`: how many tokens.
 * @typedef {{sail: boolean, from: string, to: string, n: number}} Route */

/** How much an arrow is bent, as a part of its length. */
const BEND = 0.24;

/** All ways of a plan: moves between the same areas are one. @param {Answer[]} answers
 * @param {string[]} ships where the own ships lie before it @returns {Route[]} */
export function routes(answers, ships) {
  const lying = [...ships];
  const aboard = ships.map(() => 0);
  /** @type {Map<string, Route>} */
  const moves = new Map();
  /** @type {Route[]} */
  const voyages = [];
  for (const [verb, first, second, number] of /** @type {any[]} */ (answers)) {
    if (verb === "move") {
      const known = moves.get(`${first} ${second}`);
      moves.set(`${first} ${second}`, { sail: false, from: first, to: second, n: (known?.n ?? 0) + number });
    } else if (verb === "load") aboard[first] += second;
    else if (verb === "unload") aboard[first] -= second;
    else if (verb === "sail") {
      voyages.push({ sail: true, from: lying[first], to: second, n: aboard[first] });
      lying[first] = second;
    }
  }
  return [...moves.values(), ...voyages];
}

/** An arrow: its bent line, where its head is and how it is turned, and its middle. @param {number[]} from
 * @param {number[]} to @param {number} gap what stays free at both ends */
export function arc(from, to, gap) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const far = Math.hypot(dx, dy) || 1;
  const cut = Math.min(gap, far * 0.3);
  const knee = [from[0] + dx / 2 - dy * BEND, from[1] + dy / 2 + dx * BEND];
  const start = towards(from, knee, cut);
  const end = towards(to, knee, cut);
  const middle = [0, 1].map((k) => round(start[k] / 4 + knee[k] / 2 + end[k] / 4));
  const turn = round((Math.atan2(end[1] - knee[1], end[0] - knee[0]) * 180) / Math.PI);
  return { line: `M${start}Q${knee.map(round)} ${end}`, head: { at: end, turn }, middle };
}

/** @param {number[]} from @param {number[]} to @param {number} by */
function towards(from, to, by) {
  const far = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [0, 1].map((k) => round(from[k] + ((to[k] - from[k]) * by) / far));
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 10) / 10;
}

/** A plan in which moves between the same areas are one, made when the first of them was: until then their tokens have
 * not moved either. @param {Answer[]} answers @returns {Answer[]} */
export function merged(answers) {
  /** @type {any[][]} */
  const found = [];
  for (const answer of answers) {
    const [verb, from, to, number] = /** @type {any[]} */ (answer);
    const same = verb === "move" && found.find((other) => other[0] === verb && other[1] === from && other[2] === to);
    if (same) same[3] += number;
    else found.push([...answer]);
  }
  return /** @type {Answer[]} */ (found);
}
