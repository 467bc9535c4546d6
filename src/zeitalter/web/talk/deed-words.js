// Deeds in words: one line for each, made of what its events add to it ("Ada: technology 2, new card, +1"), and the things
// it names. A deed none of whose events adds anything is told by the sentence of its first one.

/** @typedef {import("../match/wire.d.ts").Line} Line */
/** @typedef {import("../match/wire.d.ts").GameData} GameData */
/** @typedef {import("../board/game-table.d.ts").Deed} Deed */
/** @typedef {import("./sentences.js").Sentences} Sentences */
/** @typedef {Pick<import("../match/wire.d.ts").Shell, "chapters" | "scores" | "carries_out">} Telling */
/** @typedef {(line: Line) => number | null} PartyOf */
/** What a deed adds to its line: whose it is, its event and arguments, its words. `plain`: the words for one point.
 * @typedef {{party: number | null, id: string, args: any[], text: string, plain: string}} Part */

/** The words of one line, and what made them: names and language belong to that.
 * @type {WeakMap<Line, {by: Sentences, text: string, plain: string}>} */
const known = new WeakMap();

/** What a line adds to its deed. @param {Line} line @param {Sentences} words @param {Telling["scores"]} scores */
function added(line, words, scores) {
  const found = known.get(line);
  if (found?.by === words) return found;
  const [, id, args] = line;
  const text = words.brief(id, args);
  const plain = text && scores[id] ? words.brief(id, args.with(scores[id].points, 1)) : "";
  const made = { by: words, text, plain };
  known.set(line, made);
  return made;
}

/** The lines of a deed by event and party, where the same was done several times and there are words for that.
 * @param {Deed} deed @param {Sentences} words @param {PartyOf} partyOf */
function repeated(deed, words, partyOf) {
  /** @type {Map<string, Line[]>} */
  const found = new Map();
  for (const line of deed.lines) {
    const key = `${line[1]} ${partyOf(line)}`;
    if (words.has(`run-${line[1]}`)) found.set(key, [...(found.get(key) ?? []), line]);
  }
  for (const [key, lines] of found) if (lines.length < 2) found.delete(key);
  return found;
}

/** What the events of a deed add to its line: the same done several times is told once (`run-`), points that are told alike
 * are added up. @param {Deed} deed @param {Sentences} words @param {Telling} telling @param {PartyOf} partyOf */
function parts(deed, words, { scores }, partyOf) {
  /** @type {Part[]} */
  const found = [];
  const runs = repeated(deed, words, partyOf);
  for (const line of deed.lines) {
    const [, id, args] = line;
    const party = partyOf(line);
    const run = runs.get(`${id} ${party}`);
    if (run && run[0] !== line) continue;
    if (run) {
      const sums = { count: run.length, total: total(run, words.data) };
      const text = words.brief(id, args, "run-", sums) || words.t(`run-${id}`, sums);
      found.push({ party, id, args: [], text, plain: "" });
      continue;
    }
    const { text, plain } = added(line, words, scores);
    if (!text) continue;
    const same = plain && found.find((part) => part.id === id && part.party === party && part.plain === plain);
    if (!same) found.push({ party, id, args, text, plain });
    else {
      const at = scores[id].points;
      same.args = same.args.with(at, same.args[at] + args[at]);
      same.text = words.brief(id, same.args);
    }
  }
  return found;
}

/** The sum of the first number of each line. @param {Line[]} lines @param {GameData | null} data */
function total(lines, data) {
  const at = (data?.events[lines[0][1]] ?? []).findIndex(({ kind, many }) => kind === "number" && !many);
  return at < 0 ? lines.length : lines.reduce((sum, [, , args]) => sum + (args[at] ?? 0), 0);
}

/** What was announced goes without saying as soon as something came of it. @param {Part[]} found @param {Telling} telling */
function withoutAnnouncement(found, { carries_out }) {
  const announcing = Object.values(carries_out);
  const done = found.filter(({ id }) => !announcing.includes(id));
  return done.length ? done : found;
}

/** What a deed came to, without saying whose it is: first what concerns its party, then the others with their names. Empty
 * if none of its events has words for that. @param {Deed} deed
 * @param {Sentences} words @param {Telling} telling @param {PartyOf} partyOf */
export function outcome(deed, words, telling, partyOf) {
  const found = withoutAnnouncement(parts(deed, words, telling, partyOf), telling);
  const own = (/** @type {Part} */ { party }) => party === null || party === deed.party;
  const others = found.filter((part) => !own(part)).map(({ party, text }) =>
    words.t("web-deed-other", { name: words.party(/** @type {number} */ (party)), text }));
  return words.counted([...found.filter(own).map(({ text }) => text), ...others]).join(", ");
}

/** A deed in one line. @param {Deed} deed @param {Sentences} words @param {Telling} telling @param {PartyOf} partyOf */
export function deedSentence(deed, words, telling, partyOf) {
  const [, id, args, of] = deed.lines[0];
  const text = outcome(deed, words, telling, partyOf);
  if (telling.chapters.includes(id)) return [words.event(id, args), text].filter(Boolean).join(" ");
  if (!text) return words.event(id, args, of);
  return deed.party === null ? text : words.t("web-deed", { name: words.party(deed.party), text });
}

/** The things that lines name, as `data-thing` has them: `kind:id`, and `party:n` for whoever is at the table.
 * @param {Line[]} lines @param {GameData | null} data @returns {string[]} */
export function thingsIn(lines, data) {
  const found = new Set();
  for (const [, id, args] of lines)
    (data?.events[id] ?? []).forEach(({ kind, per }, i) => {
      if (kind === "number" || per) return;
      const somebody = kind === "seat" || data?.shell.parties.includes(kind);
      for (const value of [args[i]].flat())
        if (value !== null && value !== undefined) found.add(`${somebody ? "party" : kind}:${value}`);
    });
  return [...found];
}
