// Deeds: the lines of the log put together to what somebody did. A deed begins with an event that the game names for
// that (`shell.deeds`), or with a chapter, and goes on to the next one; moving piece after piece is one deed
// (`shell.runs`), and so is what somebody announced and carried out later (`shell.carries_out`). Pure: knows neither page
// nor words.

/** @typedef {import("../match/wire.d.ts").Line} Line */
/** @typedef {import("../board/game-table.d.ts").Deed} Deed */
/** @typedef {Pick<import("../match/wire.d.ts").Shell, "chapters" | "deeds" | "runs" | "carries_out">} Opening */

/** What the kernel says of itself is a deed of its own. */
const KERNEL = ["undo", "clock", "rules"];

/**
 * The deeds of a log, in its order. A game that names no deeds has one for every entry.
 * @param {Line[]} log @param {Opening} shell @param {(line: Line) => number | null} partyOf
 * @returns {Deed[]}
 */
export function deedsOf(log, { chapters, deeds, runs, carries_out: announcing }, partyOf) {
  const opening = new Set([...chapters, ...deeds, ...KERNEL]);
  /** @type {Deed[]} */
  const found = [];
  let entry = -1;
  let place = 0;
  for (const line of log) {
    place = line[0] === entry ? place + 1 : 0;
    const fresh = line[0] !== entry;
    entry = line[0];
    const now = found.at(-1);
    const party = partyOf(line);
    const again = now?.lines[0][1] === line[1] && now.party === party && runs.includes(line[1]);
    const opens = deeds.length ? opening.has(line[1]) && !again : fresh || opening.has(line[1]);
    const closed = now && [...chapters, ...KERNEL].includes(now.lines[0][1]) && now.last !== entry;
    if (now && !opens && !closed) {
      now.lines.push(line);
      now.last = entry;
      continue;
    }
    const before = takeAnnounced(found, announcing[line[1]], party);
    const key = before?.key ?? `${entry}.${place}.${line[1]}`;
    found.push({ key, entry, last: entry, party, lines: [...(before?.lines ?? []), line] });
  }
  return found;
}

/** The deed with which a party announced what it does now, taken out of its place, because it happens here; null if there is
 * none or it was carried out before. @param {Deed[]} found @param {string | undefined} event @param {number | null} party */
function takeAnnounced(found, event, party) {
  if (!event) return null;
  const at = found.findLastIndex((deed) => deed.party === party && deed.lines[0][1] === event);
  const deed = found[at];
  if (!deed?.lines.every(([, id]) => id === event)) return null;
  found.splice(at, 1);
  return deed;
}

/** The deeds of others since an entry. @param {Deed[]} deeds @param {number} since @param {number | null} seat */
export function deedsOfOthers(deeds, since, seat) {
  return deeds.filter((deed) => deed.last > since && deed.party !== null && deed.party !== seat);
}
