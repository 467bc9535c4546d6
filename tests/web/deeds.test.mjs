// Deeds: which lines of the log belong together, and what is said of them in one line.
import assert from "node:assert/strict";
import { test } from "node:test";
import { FluentBundle, FluentResource } from "../../src/zeitalter/web/vendor/fluent.js";
import { deedSentence, outcome, thingsIn } from "../../src/zeitalter/web/talk/deed-words.js";
import { deedsOf, deedsOfOthers } from "../../src/zeitalter/web/talk/deeds.js";
import { Sentences } from "../../src/zeitalter/web/talk/sentences.js";

const SHELL = {
  chapters: ["year"], deeds: ["acts", "moves", "lays"], runs: ["moves"], carries_out: { acts: "lays" }, parties: ["tribe"],
  scores: { wins: { who: 0, points: 1, source: 2, sign: 1 } },
};
const DATA = {
  events: {
    acts: [{ kind: "seat" }, { kind: "card" }],
    lays: [{ kind: "seat" }, { kind: "card" }],
    moves: [{ kind: "tribe" }, { kind: "number" }, { kind: "area" }],
    wins: [{ kind: "tribe" }, { kind: "number" }, { kind: "deed" }],
    draws: [{ kind: "tribe" }, { kind: "card", secret: true }],
    trades: [{ kind: "seat" }, { kind: "good", many: true }],
    year: [{ kind: "number" }],
    sums: [{ kind: "number", many: true, per: "seat" }],
    undo: [{ kind: "seat" }, { kind: "number" }],
    rests: [{ kind: "seat" }],
    finds: [{ kind: "seat" }, { kind: "number" }],
  },
  names: { card: { war: { en: "War" }, art: { en: "Art" } }, area: { crete: { en: "Crete" }, troy: { en: "Troy" } } },
  shell: SHELL,
};
const WORDS = `
event-acts = { $seat } plays { $card }.
event-year = Year { $number } begins.
event-rests = { $seat } rests.
event-undo = { $seat } takes back.
brief-acts = { $card }
brief-lays = lays { $card }
brief-moves = { $number } to { $area }
run-moves = moves { $total } in { $count } moves
brief-finds = finds { $number }
run-finds = finds { $total } in { $count } places
brief-wins = +{ $number }
brief-draws = draws { $card }
brief-draws-veiled = draws a card
web-deed = { $name }: { $text }
web-deed-other = { $name } { $text }
list-times = { $number } × { $name }
list-and = { $first } and { $last }
list-none = nothing
`;
const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(new FluentResource(WORDS));
const words = new Sentences("en", bundle, DATA, { seats: [{ name: "Ada" }, { name: "Beate" }], parties: [] });
const partyOf = ([, id, args]) => {
  const at = (DATA.events[id] ?? []).findIndex(({ kind, many }) => !many && (kind === "seat" || kind === "tribe"));
  return at < 0 ? null : args[at];
};
const deeds = (log) => deedsOf(log, SHELL, partyOf);
const said = (log) => deeds(log).map((deed) => deedSentence(deed, words, SHELL, partyOf));

test("a deed goes on until the next one begins, over several entries", () => {
  const found = deeds([[1, "acts", [0, "war"]], [1, "wins", [0, 1, "x"]], [2, "wins", [1, 1, "x"]], [2, "acts", [1, "art"]]]);
  assert.deepEqual(found.map(({ entry, last, party, lines }) => [entry, last, party, lines.length]), [[1, 2, 0, 3], [2, 2, 1, 1]]);
});

test("deeds have keys that stay their own", () => {
  const log = [[1, "acts", [0, "war"]], [1, "acts", [1, "war"]], [2, "acts", [0, "art"]]];
  const keys = (lines) => deeds(lines).map(({ key }) => key);
  assert.deepEqual(keys(log), ["1.0.acts", "1.1.acts", "2.0.acts"]);
  assert.deepEqual(keys([...log, [3, "acts", [1, "art"]]]).slice(0, 3), keys(log));
});

test("moving again and again is one deed, as long as the same party does", () => {
  const found = deeds([[1, "moves", [0, 2, "crete"]], [2, "moves", [0, 3, "troy"]], [3, "moves", [1, 1, "troy"]]]);
  assert.deepEqual(found.map(({ party, lines }) => [party, lines.length]), [[0, 2], [1, 1]]);
});

test("a chapter is a deed of its own, and what comes after it does not belong to it", () => {
  const found = deeds([[1, "acts", [0, "war"]], [2, "year", [3]], [2, "wins", [0, 1, "x"]], [3, "wins", [1, 1, "x"]]]);
  assert.deepEqual(found.map(({ lines }) => lines.map(([, id]) => id)), [["acts"], ["year", "wins"], ["wins"]]);
});

test("what the kernel says is a deed of its own", () => {
  const found = deeds([[1, "acts", [0, "war"]], [2, "undo", [0, 1]], [3, "wins", [1, 1, "x"]]]);
  assert.deepEqual(found.map(({ lines }) => lines[0][1]), ["acts", "undo", "wins"]);
});

test("a game that names no deeds has one for every entry", () => {
  const log = [[1, "acts", [0, "war"]], [1, "wins", [0, 1, "x"]], [2, "acts", [1, "art"]]];
  const found = deedsOf(log, { chapters: [], deeds: [], runs: [], carries_out: {} }, partyOf);
  assert.deepEqual(found.map(({ lines }) => lines.length), [2, 1]);
});

test("deeds of others are those that ended after an entry and are not mine", () => {
  const found = deeds([[1, "acts", [1, "war"]], [2, "acts", [0, "art"]], [3, "acts", [1, "art"]], [4, "wins", [1, 1, "x"]], [5, "year", [1]]]);
  assert.deepEqual(deedsOfOthers(found, 2, 0).map(({ entry, last }) => [entry, last]), [[3, 4]]);
  assert.deepEqual(deedsOfOthers(found, 0, null).map(({ entry }) => entry), [1, 2, 3]);
});

test("a deed is told by the name of its party and what each of its events adds", () => {
  assert.deepEqual(said([[1, "acts", [0, "war"]], [1, "draws", [0, "art"]]]), ["Ada: War, draws Art"]);
});

test("what concerns others comes last, with their names", () => {
  assert.deepEqual(said([[1, "acts", [0, "war"]], [1, "wins", [1, 2, "x"]], [1, "draws", [0, null]]]), ["Ada: War, draws a card, Beate +2"]);
});

test("points of one party are added up, and what is said twice is counted", () => {
  const log = [[1, "acts", [0, "war"]], [1, "wins", [0, 1, "x"]], [1, "draws", [0, null]], [1, "wins", [0, 2, "y"]], [1, "draws", [0, null]]];
  assert.deepEqual(said(log), ["Ada: War, +3, 2 × draws a card"]);
});

test("a run is told by how often and how much; done once it is told like any deed", () => {
  assert.deepEqual(said([[1, "moves", [0, 2, "crete"]], [2, "moves", [0, 3, "troy"]], [2, "wins", [0, 1, "x"]]]), ["Ada: moves 5 in 2 moves, +1"]);
  assert.deepEqual(said([[1, "moves", [0, 2, "crete"]]]), ["Ada: 2 to Crete"]);
});

test("a deed whose events add nothing is told by the sentence of its first", () => {
  assert.deepEqual(said([[1, "rests", [1]], [2, "undo", [0, 1]]]), ["Beate rests.", "Ada takes back."]);
  assert.equal(outcome(deeds([[1, "rests", [1]]])[0], words, SHELL, partyOf), "");
});

test("a chapter keeps its sentence, with what was added after it", () => {
  assert.deepEqual(said([[1, "year", [2]], [1, "wins", [0, 1, "x"]]]), ["Year 2 begins. Ada +1"]);
});

test("a line names its things by kind, and whoever is at the table as a party; numbers and secrets name nothing", () => {
  const lines = [[1, "moves", [1, 2, "crete"]], [1, "draws", [0, null]], [1, "trades", [1, ["salt", "iron"]]], [1, "sums", [[1, 2]]]];
  assert.deepEqual(thingsIn(lines, DATA), ["party:1", "area:crete", "party:0", "good:salt", "good:iron"]);
});

test("the same done several times within a deed is told once where there are words for it", () => {
  const log = [[1, "acts", [0, "war"]], [1, "finds", [0, 2]], [2, "finds", [0, 3]], [3, "finds", [1, 1]]];
  assert.deepEqual(said(log), ["Ada: War, finds 5 in 2 places, Beate finds 1"]);
});

test("what was announced and is carried out later is one deed, where it is carried out, and keeps its key", () => {
  const laid = [[1, "lays", [0, "war"]], [1, "lays", [1, "art"]]];
  const log = [...laid, [2, "acts", [1, "art"]], [2, "wins", [1, 1, "x"]], [3, "acts", [0, "war"]]];
  const found = deeds(log);
  assert.deepEqual(found.map(({ key, entry, last, party, lines }) => [key, entry, last, party, lines.length]),
    [["1.1.lays", 2, 2, 1, 3], ["1.0.lays", 3, 3, 0, 2]]);
  assert.deepEqual(said(laid), ["Ada: lays War", "Beate: lays Art"]);
  assert.deepEqual(said(log), ["Beate: Art, +1", "Ada: War"]);
});

test("a second card of the same announcement is a deed of its own", () => {
  const found = deeds([[1, "lays", [0, "war"]], [2, "acts", [0, "war"]], [3, "acts", [0, "art"]]]);
  assert.deepEqual(found.map(({ key, lines }) => [key, lines.length]), [["1.0.lays", 2], ["3.0.acts", 1]]);
});
