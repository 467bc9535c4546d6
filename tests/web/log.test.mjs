// The log on this screen: complete, without repetition, without what was taken back.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  afterSealed, entryAt, hasGap, newestDeeds, wasAccepted, wasTakenBack, withNews,
} from "../../src/zeitalter/web/match/log.js";

const line = (entry, id = "expands", args = [0]) => [entry, id, args];
const LOG = [line(0), line(1), line(2), line(2)];
const partyOf = ([, , args]) => args[0];

test("news are appended", () => {
  assert.deepEqual(withNews(LOG, { n: 4, from: 2, events: [line(3), line(4)] }), [...LOG, line(3), line(4)]);
});

test("news heard twice are written once", () => {
  const news = { n: 3, from: 1, events: [line(2), line(2), line(3)] };
  assert.deepEqual(withNews(withNews(LOG, news), news), [...LOG, line(3)]);
});

test("news from the start replace everything", () => {
  assert.deepEqual(withNews(LOG, { n: 1, from: -1, events: [line(0), line(1)] }), [line(0), line(1)]);
});

test("no news leave the log as it is", () => {
  assert.equal(withNews(LOG, { n: 3, from: 2, events: [] }), LOG);
});

test("what is taken back disappears, and the taking back is a line of its own", () => {
  const undo = line(4, "undo", [0, 2]);
  assert.deepEqual(withNews([...LOG, line(3)], { n: 4, from: 3, events: [undo] }), [line(0), line(1), undo]);
});

test("a gap is noticed", () => {
  assert.equal(hasGap(5, { n: 8, from: 6 }), true);
  assert.equal(hasGap(5, { n: 8, from: 5 }), false);
  assert.equal(hasGap(-1, { n: 8, from: -1 }), false);
});

test("a late answer is in the match when the server says so", () => {
  assert.equal(wasAccepted({ given: 13 }, { seat: 0, ask: 12 }, null, [], partyOf), true);
  assert.equal(wasAccepted({ given: null }, { seat: 0, ask: 12 }, { undo: [13] }, [], partyOf), false);
});

test("a late answer is in the match when the seat has left traces since", () => {
  const sent = { seat: 0, ask: 12 };
  assert.equal(wasAccepted({}, sent, { undo: [13] }, [], partyOf), true);
  assert.equal(wasAccepted({}, sent, { sealed: true }, [], partyOf), true);
  assert.equal(wasAccepted({}, sent, { undo: [] }, [line(13)], partyOf), true);
});

test("without a trace it is lost and has to be told", () => {
  const log = [line(12), line(13, "expands", [1]), line(14, "undo", [0, 11])];
  assert.equal(wasAccepted({}, { seat: 0, ask: 12 }, { undo: [11] }, log, partyOf), false);
});

test("a second take-back of the same entry is known", () => {
  assert.equal(wasTakenBack([line(14, "undo", [0, 13])], 13), true);
  assert.equal(wasTakenBack([line(14, "undo", [0, 15])], 13), false);
});

test("the newest deeds come first, and not all of a long match", () => {
  const deeds = Array.from({ length: 500 }, (_, entry) => ({ key: `${entry}`, entry, last: entry, party: 0, lines: [] }));
  assert.equal(newestDeeds(deeds).at(0).key, "499");
  assert.equal(newestDeeds(deeds).length, 400);
});

test("a seat partyOf sealed answer lies there has no question any more", () => {
  const last = { t: "now", n: 12, seat: 0, ask: 12, options: [["select", ["art"]]], undo: [11] };
  const next = afterSealed(last, { t: "asked", n: 13, asked: [1], seat: 0, ask: 12, sealed: ["select", ["art"]], options: [] });
  assert.deepEqual(next.options, []);
  assert.deepEqual([next.n, next.asked, next.undo], [13, [1], []]);
});

test("a seat that has not answered keeps its question while others answer", () => {
  const last = { t: "now", n: 12, seat: 0, ask: 12, options: [["select", ["art"]]], undo: [] };
  const next = afterSealed(last, { t: "asked", n: 14, asked: [1, 0], seat: 0, ask: 12, sealed: null, options: [] });
  assert.deepEqual(next.options, last.options);
  assert.deepEqual(next.asked, [1, 0]);
});

test("who looks back finds the deeds around that position, however long the match", () => {
  const long = Array.from({ length: 2000 }, (_, entry) => ({ key: `${entry}`, entry, last: entry, party: 0, lines: [line(entry)] }));
  const entries = (at) => newestDeeds(long, at).map(({ entry }) => entry);
  for (const at of [0, 3, 700, 1500, 1999]) assert.ok(entries(at).includes(at), `${at}`);
  assert.ok(entries(700).includes(701));
  assert.ok(entries(700).includes(600));
  assert.equal(entries(0).length, entries(700).length);
});

test("a position belongs to the last entry of which there are lines", () => {
  const gaps = [line(0), line(3), line(3), line(8)];
  assert.equal(entryAt(gaps, 0), 0);
  assert.equal(entryAt(gaps, 3), 3);
  assert.equal(entryAt(gaps, 7), 3);
  assert.equal(entryAt(gaps, 100), 8);
  assert.equal(entryAt([line(5)], 4), null);
});
