// What has happened at this table, deed by deed: all of it, and what is new since the last own answer. What was made of a
// log is kept as long as the log is the same, and a deed that has not changed stays the same object.
import { sentences } from "../talk/i18n.js";
import { deedSentence, outcome, thingsIn } from "../talk/deed-words.js";
import { deedsOf, deedsOfOthers } from "../talk/deeds.js";
import { shell, table } from "./model.js";
import { partyOf } from "./parties.js";

/** @typedef {import("../board/game-table.d.ts").Deed} Deed */
/** @typedef {import("../match/wire.d.ts").Line} Line */
/** @typedef {{by: object, sentence: string, outcome: string, things: string}} Told */

/** @type {{log: Line[], until: number, deeds: Deed[]}} */
let last = { log: [], until: Infinity, deeds: [] };
/** @type {WeakMap<Deed, Told>} */
const words = new WeakMap();

/** All deeds of the log, in its order; as far as they had come at an entry. */
function allDeeds(until = Infinity) {
  if (last.log === table.log && last.until === until) return last.deeds;
  const before = new Map(last.deeds.map((deed) => [deed.key, deed]));
  const lines = until === Infinity ? table.log : table.log.filter(([entry]) => entry <= until);
  const deeds = deedsOf(lines, shell(), partyOf).map((deed) => {
    const was = before.get(deed.key);
    const same = was?.lines.length === deed.lines.length && was.lines.every((line, i) => line === deed.lines[i]);
    return was && same ? was : deed;
  });
  last = { log: table.log, until, deeds };
  return deeds;
}

/** All deeds of which the board shows what came of them: positions may still wait to be shown. */
export function shownDeeds() {
  return allDeeds(table.frames.length ? (table.now?.n ?? Infinity) : Infinity);
}

/** What has happened since the last own answer: by others, to all, and own deeds that came to their end with others'. What the
 * answer itself set off is new, too: cards that are revealed when the last one lies, and moves that need no answer. */
export function newDeeds() {
  const { since, seat } = table;
  const deeds = shownDeeds();
  const setOff = deeds.filter(({ last: end }) => end === since);
  const news = seat !== null && setOff.some(({ party }) => party !== null && party !== seat) ? setOff : [];
  return [...news, ...deeds.filter(({ last: end }) => end > since)];
}

/** What others have done since then. */
export function othersDeeds() {
  return deedsOfOthers(newDeeds(), -1, table.seat);
}

/** The deeds whose ways the board draws: the one stepped to, those of the position looked back at, or what is new. */
export function tracedDeeds() {
  const { replay } = table;
  if (!replay) return othersDeeds();
  if (replay.deed) return allDeeds().filter(({ key }) => key === replay.deed);
  return allDeeds().filter(({ entry, last: end }) => entry <= replay.wanted && replay.wanted <= end);
}

/** A deed in words, and the things it names. @param {Deed} deed @returns {Told} */
export function told(deed) {
  const by = sentences();
  const found = words.get(deed);
  if (found?.by === by) return found;
  const made = {
    by,
    sentence: deedSentence(deed, by, shell(), partyOf),
    outcome: outcome(deed, by, shell(), partyOf),
    things: thingsIn(deed.lines, table.data).join(" "),
  };
  words.set(deed, made);
  return made;
}

/** The things that a line names. @param {Line} line */
export function thingsOf(line) {
  return thingsIn([line], table.data).join(" ");
}
