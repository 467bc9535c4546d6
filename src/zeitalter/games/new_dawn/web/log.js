// What the log says of the last combat and of the last march of the barbarians: dice and ways are no part of a
// position. Pure.

/** @typedef {import("../../../web/match/wire.d.ts").Line} Line */

/** The last roll of the present turn: who attacked what, both dice and values, and how it ended. @param {Line[]} log */
export function lastRoll(log) {
  const begun = log.findLastIndex(([, id]) => id === "turn");
  const at = log.findLastIndex(([, id]) => id === "roll");
  if (at < 0 || at < begun) return null;
  const [seat, own, other, mine, theirs] = log[at][2];
  const attack = log.slice(0, at).findLast(([, id]) => id === "attacks");
  const end = log.slice(at).find(([, id]) => id === "attack-won" || id === "attack-lost");
  return {
    seat, dice: [own, other], values: end ? end[2].slice(1) : [mine, theirs], space: attack?.[2][1] ?? "",
    won: end ? end[1] === "attack-won" : null,
  };
}

/** The last march of the barbarians: where each of them was and came to. @param {Line[]} log
 * @returns {{letter: string, from: string, to: string}[]} */
export function lastMarch(log) {
  const dial = log.findLastIndex(([, id, args]) => id === "event-dial" && args[0] === "barbarian_move");
  if (dial < 0) return [];
  const next = log.findIndex(([, id], i) => i > dial && id === "event-dial");
  const march = log.slice(dial, next < 0 ? undefined : next);
  return march.filter(([, id]) => id === "barbarian-moves").map(([, , [letter, from, to]]) => ({ letter, from, to }));
}

/** The focus cards that lines tell of, each with its slot. @param {Line[]} lines @returns {{card: string, slot: number}[]} */
export function resolved(lines) {
  return lines.filter(([, id]) => id === "resolves").map(([, , [, card, slot]]) => ({ card, slot }));
}

/** The combats that lines tell of: both dice, both values at the end, how it ended, and where. @param {Line[]} lines */
export function combats(lines) {
  return lines.flatMap(([, id, [, own, other, mine, theirs]], at) => {
    if (id !== "roll") return [];
    const end = lines.slice(at).find(([, event]) => event === "attack-won" || event === "attack-lost");
    const attack = lines.slice(0, at).findLast(([, event]) => event === "attacks");
    return [{ dice: [own, other], values: end ? end[2].slice(1) : [mine, theirs],
      won: end ? end[1] === "attack-won" : null, space: String(attack?.[2][1] ?? "") }];
  });
}
