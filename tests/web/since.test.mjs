// Since when something is new: since the own last answer, and for who watches since the last look.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

globalThis.document ??= {
  documentElement: { lang: "en", dataset: {} },
  createTreeWalker: () => ({}), createComment: () => ({}), createElement: () => ({}),
};
const kept = new Map();
globalThis.localStorage = { getItem: (name) => kept.get(name) ?? null, setItem: (name, value) => kept.set(name, value) };
const { newTable } = await import("../../src/zeitalter/web/match/model.js");
const { allSeen, answeredAt, lookAway, questionGone, recallSince, takenBack } = await import("../../src/zeitalter/web/match/since.js");

let table;
beforeEach(() => {
  kept.clear();
  table = newTable("m1");
  table.seat = 0;
  table.data = { events: { acts: [{ kind: "seat" }] }, shell: { parties: [], scores: {} } };
  table.log = [[1, "acts", [1]], [2, "acts", [0]], [3, "acts", [1]]];
  table.now = { n: 3, wrote: 2 };
});

test("everything up to an own answer is known, here and after coming back", () => {
  recallSince();
  answeredAt(7, 0);
  assert.equal(table.since, 7);
  table = newTable("m1");
  table.seat = 0;
  recallSince();
  assert.equal(table.since, 7);
});

test("an answer for another seat at the same screen changes nothing for this one", () => {
  recallSince();
  answeredAt(7, 1);
  assert.equal(table.since, 2);
  assert.equal(kept.get("zeitalter.seen.m1.1"), "7");
});

test("on another device it is the newest entry that the seat has written, not one that only names it", () => {
  recallSince();
  assert.equal(table.since, 2);
});

test("what is taken back makes new again what was new before it", () => {
  recallSince();
  answeredAt(5, 0);
  answeredAt(7, 0);
  takenBack(7);
  assert.equal(table.since, 5);
  takenBack(4);
  assert.equal(table.since, 2);
});

test("an answer that another window of the same seat gave counts, too", () => {
  recallSince();
  const asked = { n: 8, ask: 8, options: [["x"]] };
  questionGone(asked, { n: 8, ask: 8, options: [["x"]] });
  questionGone({ n: 8, ask: 8 }, { n: 9, ask: 8 });
  assert.equal(table.since, 2);
  questionGone(asked, { n: 10, ask: 9, options: [] });
  assert.equal(table.since, 9);
});

test("a sealed answer was given when it was laid down, not when all are turned over", () => {
  recallSince();
  answeredAt(5, 0);
  questionGone({ n: 7, ask: 4, options: [["x"]], sealed: ["x"] }, { n: 8, ask: 8, options: [["y"]] });
  assert.equal(table.since, 5);
  questionGone({ n: 8, ask: 8, options: [["y"]] }, { n: 9, ask: 8, options: [["y"]], sealed: ["y"] });
  assert.equal(table.since, 9);
});

test("a receipt that comes late does not bring old things back", () => {
  recallSince();
  answeredAt(9, 0);
  answeredAt(7, 0);
  assert.equal(table.since, 9);
  assert.equal(kept.get("zeitalter.seen.m1.0"), "9");
});

test("who watches for the first time has missed nothing, and later what came since the last look", () => {
  table.seat = null;
  recallSince();
  assert.equal(table.since, 3);
  table.now = { n: 5 };
  lookAway();
  table.now = { n: 9 };
  recallSince();
  assert.equal(table.since, 5);
  table.seen = 9;
  allSeen();
  assert.equal(table.since, 9);
});

test("who plays and goes keeps what is new", () => {
  recallSince();
  lookAway();
  assert.equal(kept.size, 0);
});

test("the drawer of a phone closes with the answer", () => {
  recallSince();
  table.sheet = "recap";
  answeredAt(8, 0);
  assert.equal(table.sheet, "");
});
