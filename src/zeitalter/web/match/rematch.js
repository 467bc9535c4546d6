// Playing again: who sits where in a match like the last one.

/** @typedef {import("./wire.d.ts").Seat} Seat */
/** @typedef {{kind: string, name: string, bot?: string}} Wish */

/**
 * The seats of one person against bots as wishes for a new match; null where other people sit, who want to be asked.
 * @param {Seat[]} seats @returns {Wish[] | null}
 */
export function sameSeats(seats) {
  const people = seats.filter((seat) => seat.kind !== "bot");
  if (people.length !== 1 || !people[0].yours) return null;
  return seats.map(({ kind, name, bot }) => (kind === "bot" ? { kind, name, bot: bot ?? "" } : { kind: "me", name }));
}
