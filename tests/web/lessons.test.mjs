// The lessons of a guide: which fits, which comes next, and how many were explained.
import assert from "node:assert/strict";
import test from "node:test";
import {
  explainedCount, fits, happened, nextLesson, readSeen, writeSeen,
} from "../../src/zeitalter/web/talk/lessons.js";

const LESSONS = [
  { id: "lay", question: "Lay", rule: "T1" },
  { id: "fight", question: "Do", args: ["war"], rule: "T2" },
  { id: "fight", question: "Do", args: ["raid"], rule: "T2" },
  { id: "gift", question: "Lay", offers: "gift", rule: "T4" },
  { id: "finish", verb: "done", rule: "T3" },
  { id: "round", event: "new-round", rule: "T5" },
];

/** @param {Partial<import("../../src/zeitalter/web/talk/lessons.js").Moment>} some */
const moment = (some) => ({ question: "", values: [], answers: [], events: new Set(), ...some });
const lay = moment({ question: "Lay", answers: [["lay", ["a"]]] });

test("a lesson fits its question only while there is something to answer", () => {
  assert.equal(fits(LESSONS[0], lay), true);
  assert.equal(fits(LESSONS[0], { ...lay, answers: [] }), false);
  assert.equal(fits(LESSONS[0], { ...lay, question: "Do" }), false);
});

test("a lesson on a value of the question needs that value", () => {
  const war = moment({ question: "Do", values: [2, "war"], answers: [["pass"]] });
  assert.equal(fits(LESSONS[1], war), true);
  assert.equal(fits(LESSONS[2], war), false);
});

test("a lesson on an answer needs that answer, however deep it lies", () => {
  assert.equal(fits(LESSONS[4], { ...lay, answers: [["lay", "a"], ["done"]] }), true);
  assert.equal(fits(LESSONS[4], lay), false);
  assert.equal(fits(LESSONS[3], { ...lay, answers: [["lay", [["gift"]]]] }), true);
  assert.equal(fits(LESSONS[3], lay), false);
});

test("an event is explained until the next own answer, and not for ever", () => {
  /** @type {import("../../src/zeitalter/web/match/wire.d.ts").Line[]} */
  const log = [[3, "new-round", []], [5, "moves", []]];
  assert.equal(fits(LESSONS[5], moment({ events: happened(log, 3) })), true);
  assert.equal(fits(LESSONS[5], moment({ events: happened(log, 4) })), false);
});

test("what has happened is explained before what is asked", () => {
  const both = { ...lay, events: new Set(["new-round"]) };
  assert.equal(nextLesson(LESSONS, new Map(), "7", both)?.id, "round");
  assert.equal(nextLesson(LESSONS, new Map([["round", "7"]]), "7", both)?.id, "lay");
});

test("one question is explained once, and one thing at a time", () => {
  const gift = { ...lay, answers: [["lay", "gift"]] };
  assert.equal(nextLesson(LESSONS, new Map([["lay", "7"]]), "7", gift), null);
  assert.equal(nextLesson(LESSONS, new Map([["lay", "7"]]), "8", gift)?.id, "gift");
  assert.equal(nextLesson(LESSONS, new Map([["lay", "7"], ["gift", "8"]]), "9", gift), null);
});

test("only what was really explained is counted, entries of one lesson once, asides not at all", () => {
  assert.deepEqual(explainedCount(LESSONS, new Map([["fight", "2"], ["aside", "3"]])), { step: 1, last: 5 });
  assert.deepEqual(explainedCount(LESSONS, new Set(LESSONS.map((l) => l.id))), { step: 5, last: 5 });
});

test("what a browser remembers comes back the same", () => {
  const seen = new Map([["areas", ""], ["lay", "12"]]);
  assert.equal(writeSeen(seen), "areas,lay@12");
  assert.deepEqual(readSeen("areas,lay@12"), seen);
  assert.deepEqual(readSeen(""), new Map());
});
