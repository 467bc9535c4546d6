// The log of a match as this screen knows it: takes in what a message `now` says has happened, without gaps and without
// lines that were taken back. Knows neither page nor server.

/** @typedef {import("./wire.d.ts").Line} Line */
/** @typedef {import("./wire.d.ts").Now} Now */
/** @typedef {import("./wire.d.ts").Asked} Asked */
/** @typedef {import("../board/game-table.d.ts").Deed} Deed */
/** @typedef {Pick<Now, "n"> & Partial<Pick<Now, "from" | "events">>} News */

const SHOWN = 400;

/**
 * The newest deeds first; who looks back sees those around that entry.
 * @param {Deed[]} deeds @param {number} [at]
 */
export function newestDeeds(deeds, at = Infinity) {
  const later = deeds.findIndex(({ entry }) => entry > at);
  const end = later < 0 ? deeds.length : Math.max(SHOWN, later + SHOWN / 2);
  return deeds.slice(0, end).slice(-SHOWN).reverse();
}

/** The entry whose lines speak of a position: the last one up to it that has lines.
 * @param {Line[]} log @param {number} at */
export function entryAt(log, at) {
  return log.findLast(([entry]) => entry <= at)?.[0] ?? null;
}

/** Who has won or lost how many points. @param {number[] | undefined} before @param {number[] | undefined} after
 * @returns {{party: number, by: number}[]} */
export function pointChanges(before, after) {
  return (after ?? []).flatMap((points, party) => {
    const by = points - (before?.[party] ?? points);
    return by ? [{ party, by }] : [];
  });
}

/** Whether something between what is known and these news is missing. @param {number} seen @param {News} news */
export function hasGap(seen, news) {
  return (news.from ?? -1) > seen;
}

/** The log with the news in it; who hears the same twice knows it once. @param {Line[]} log @param {News} news */
export function withNews(log, news) {
  const events = news.events ?? [];
  const from = news.from ?? -1;
  let lines = log.filter(([entry]) => entry <= from);
  if (!events.length && lines.length === log.length) return log;
  for (const event of events) {
    if (event[1] === "undo") lines = lines.filter(([entry]) => entry < event[2][1]);
    lines.push(event);
  }
  return lines;
}

/**
 * What became of an answer that was refused as late although it may have arrived before a break of the connection:
 * true if it is in the match. The server says so by `given`; else the seat's own traces after the question do.
 * @param {{given?: number | null}} reply @param {{seat: number | null, ask: number}} sent
 * @param {Partial<Pick<Now, "undo" | "sealed">> | null} now @param {Line[]} log
 * @param {(line: Line) => number | null} partyOf
 */
export function wasAccepted(reply, sent, now, log, partyOf) {
  if (reply.given !== undefined) return reply.given !== null;
  if (now?.sealed || now?.undo?.some((entry) => entry > sent.ask)) return true;
  return log.some((line) => line[0] > sent.ask && line[1] !== "undo" && partyOf(line) === sent.seat);
}

/**
 * Whether a take-back that was refused the second time had worked the first time.
 * @param {Line[]} log @param {number} entry
 */
export function wasTakenBack(log, entry) {
  return log.some(([, id, args]) => id === "undo" && args[1] <= entry);
}

/**
 * The position after somebody gave a sealed answer. Only a seat whose answer lies there loses its question.
 * @param {Now} last @param {Asked} message @returns {Now}
 */
export function afterSealed(last, message) {
  const { n, asked, since, options, sealed, change, ask = last.ask } = message;
  const own = sealed ? { options, sealed, change, ask, cautions: undefined } : {};
  return { ...last, n, asked, since, ...own, undo: [] };
}
