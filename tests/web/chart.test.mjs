// Figures for looking back: where rounds begin, which entry an address means, and the shapes on a curve.
import assert from "node:assert/strict";
import { test } from "node:test";
import { asksForAnalysis, chapterEntries, chapterFrom, entryOfAddress, marksOn, percent } from "../../src/zeitalter/web/match/chart.js";

const LOG = [[0, "round", [1]], [1, "moves", []], [4, "round", [2]], [4, "moves", []], [9, "round", [3]], [12, "over", []]];

test("rounds begin where the log opens a chapter", () => {
  assert.deepEqual(chapterEntries(LOG, ["round", "over"]), [0, 4, 9, 12]);
  assert.deepEqual(chapterEntries(LOG, []), []);
});

test("a round back leads to the beginning of this one, then to that of the one before", () => {
  const rounds = [0, 4, 9];
  assert.equal(chapterFrom(rounds, 6, -1, 20), 4);
  assert.equal(chapterFrom(rounds, 4, -1, 20), 0);
  assert.equal(chapterFrom(rounds, 0, -1, 20), 0);
});

test("a round on leads to the next beginning, or to the end", () => {
  const rounds = [0, 4, 9];
  assert.equal(chapterFrom(rounds, 4, 1, 20), 9);
  assert.equal(chapterFrom(rounds, 9, 1, 20), 20);
});

test("an address asks for an entry by a number and by nothing else", () => {
  assert.equal(entryOfAddress("?at=57"), 57);
  assert.equal(entryOfAddress("?game=x&at=0"), 0);
  for (const search of ["", "?at=", "?at=-1", "?at=5x", "?at=99999999999"]) assert.equal(entryOfAddress(search), null);
});

test("shapes lie on the curve, from left to right and each at a place of its own", () => {
  const points = Array.from({ length: 20 }, (_, n) => [n, [n * 2, 0]]);
  const found = marksOn(points, 0, 6, 0.5);
  assert.equal(found.length, 6);
  for (const [n, value] of found) assert.equal(value, n * 2);
  assert.deepEqual(found.map(([n]) => n), [...new Set(found.map(([n]) => n))].sort((a, b) => a - b));
  assert.notDeepEqual(marksOn(points, 0, 6, 0.1), found);
  assert.equal(marksOn([[0, [1]], [1, [2]]], 0, 6, 0.5).length <= 2, true);
});

test("an address may ask for the analysis, with a move or without", () => {
  for (const search of ["?analysis", "?at=5&analysis", "?analysis="]) assert.ok(asksForAnalysis(search));
  for (const search of ["", "?at=5", "?analyse"]) assert.ok(!asksForAnalysis(search));
});

test("chances are read in percent without decimals", () => {
  assert.deepEqual([0, 0.004, 0.235, 1].map(percent), [0, 0, 24, 100]);
});
