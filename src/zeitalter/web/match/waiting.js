// Who waits for whom in a list of matches.

/** @typedef {Pick<import("./wire.d.ts").MatchInfo, "over" | "waiting" | "since" | "seats">} Listed */

/** Whether a match waits for this person. @param {Listed} m */
export function myTurn(m) {
  return !m.over && Boolean(m.waiting?.some((seat) => m.seats[seat]?.yours));
}

/**
 * Matches that wait for this person come first, the longest wait on top; then the newest.
 * @param {Listed} a @param {Listed} b
 */
export function urgentFirst(a, b) {
  if (myTurn(a) !== myTurn(b)) return myTurn(a) ? -1 : 1;
  return a.since.localeCompare(b.since) * (myTurn(a) ? 1 : -1);
}

/** The match after this one in a list that begins again from the top; none where there is no other.
 * @param {string[]} ids @param {string} here */
export function after(ids, here) {
  const next = ids[(ids.indexOf(here) + 1) % ids.length];
  return next === here ? undefined : next;
}
