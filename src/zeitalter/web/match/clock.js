// Clocks of seats: until when somebody has time, with the bank and without the holidays; see match/clocks.py of the server.

/** @typedef {Pick<import("./wire.d.ts").MatchInfo, "since" | "clock" | "seats" | "bank">} Timed */

const HOUR = 3600000;

/** When somebody has had so much time; what lies in a holiday does not count.
 * @param {number} since @param {number} time in milliseconds @param {[begins: string, ends: string][]} away in order */
export function momentAfter(since, time, away) {
  let end = since + time;
  for (const [begins, ends] of away.map((pair) => pair.map((at) => Date.parse(at))))
    if (ends > since && begins < end) end += ends - Math.max(begins, since);
  return end;
}

/** When the time of a seat is up: that of the answer, or once it has passed that of its bank; null without a clock.
 * @param {Timed | null | undefined} m @param {number | null | undefined} seat @param {number} at the time of the day */
export function deadlineOf(m, seat, at) {
  if (!m?.since || !m.clock) return null;
  const { away = [], bank = 0 } = m.seats[seat ?? -1] ?? {};
  const since = Date.parse(m.since);
  const end = momentAfter(since, m.clock * HOUR, away);
  return end > at ? end : momentAfter(since, m.clock * HOUR + bank * 1000, away);
}

/** Until when whoever sits there is on holiday; none if not now. @param {import("./wire.d.ts").Seat | undefined} seat
 * @param {number} at the time of the day */
export function awayUntil(seat, at) {
  const now = seat?.away?.find(([begins, ends]) => Date.parse(begins) <= at && Date.parse(ends) > at);
  return now ? Date.parse(now[1]) : null;
}
