// Who was lucky, counted from the log: how often chance decided for somebody, and how well it went in all.

/** @typedef {import("./wire.d.ts").Line} Line */
/** @typedef {import("./wire.d.ts").Luck} Luck */
/** @typedef {{event: string, count: number, total: number}} Fortune */

/**
 * What chance has brought to each party, event by event. Without a value every event counts one.
 * @param {Line[]} log @param {Record<string, Luck>} rules @param {number} parties @returns {Fortune[][]}
 */
export function fortunes(log, rules, parties) {
  return Array.from({ length: parties }, (_, party) =>
    Object.entries(rules).map(([event, { who, value, against }]) => {
      const own = log.filter(([, id, args]) => id === event && args[who] === party);
      const worth = (/** @type {any[]} */ args) =>
        value === null ? 1 : Number(args[value]) - (against === null ? 0 : Number(args[against]));
      return { event, count: own.length, total: own.reduce((sum, [, , args]) => sum + worth(args), 0) };
    }),
  );
}

/** The luckiest: whom chance has treated best in all; nobody where all are equal. @param {Fortune[][]} found
 * @param {Record<string, Luck>} rules @returns {number | null} */
export function luckiest(found, rules) {
  const worth = found.map((each) => each.reduce((sum, { event, total }) => sum + rules[event].sign * total, 0));
  const best = Math.max(...worth);
  const first = worth.indexOf(best);
  return worth.filter((value) => value === best).length === 1 ? first : null;
}
