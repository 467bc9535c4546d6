// Pieces keep their identity: what has moved comes from where it was. And where names have room on a map.
import assert from "node:assert/strict";
import { test } from "node:test";
import { around, halfOf, lettered } from "../../src/zeitalter/web/board/lettering.js";
import { arrivals } from "../../src/zeitalter/web/board/motion.js";

const board = (pieces) => new Map(Object.entries(pieces).map(([key, [x, y, n = 1]]) => [key, { at: [x, y], n }]));
/** Tokens of a seat are alike, everything else is itself. */
const alike = (key) => (key.startsWith("tokens") ? key.split(":")[1] : "");
const found = (before, now) => [...arrivals(board(before), board(now), alike)];

test("tokens come from the nearest place of their seat that has lost some", () => {
  const before = { "tokens:0:knossos": [10, 0, 4], "tokens:0:ur": [900, 0, 2], "tokens:1:thera": [2, 0, 3] };
  const now = { "tokens:0:knossos": [10, 0, 2], "tokens:0:phaistos": [0, 0, 2], "tokens:0:ur": [900, 0, 1] };
  assert.deepEqual(found(before, now), [["tokens:0:phaistos", [10, 0]]]);
});

test("a piece of its own comes from where it was, and what is new from nowhere", () => {
  const now = { "ship:0:0": [9, 9], "city:0:ur": [1, 1], "tokens:0:ur": [3, 3, 2] };
  assert.deepEqual(found({ "ship:0:0": [5, 5] }, now), [["ship:0:0", [5, 5]], ["city:0:ur", null], ["tokens:0:ur", null]]);
});

test("a stack that only makes room for another one steps aside", () => {
  assert.deepEqual(found({ "tokens:0:ur": [3, 3, 2] }, { "tokens:0:ur": [1, 3, 2] }), [["tokens:0:ur", [3, 3]]]);
});

test("what stays where it is does not move", () => {
  const same = { "tokens:0:ur": [3, 3, 2], "city:1:mari": [4, 4] };
  assert.deepEqual(found(same, same), []);
});

const name = (text, spots, widest = 150) => ({ text, room: 50, widest, spots });

test("names keep off pieces and off each other", () => {
  const names = new Map([["a", name("Rome", [[100, 100], [100, 140]])], ["b", name("Ostia", [[100, 140], [100, 180]])],
    ["c", name("Tibur", [[100, 100]])]]);
  assert.deepEqual([...lettered(names, [[90, 90, 110, 110]], [400, 400])], [["a", [100, 140]], ["b", [100, 180]]]);
});

test("a name that is too wide for its area is left out, and one at the edge comes in", () => {
  const names = new Map([["a", name("Rome", [[100, 100]], halfOf("Rome") - 1)], ["b", name("Ostia", [[0, 0]])]]);
  assert.deepEqual([...lettered(names, [], [400, 400])], [["b", [halfOf("Ostia"), 6.5]]]);
});

test("beside a piece a name has all its width", () => {
  assert.deepEqual(around([50, 50], 20, 10), [[50, 60], [50, 40], [20, 50], [80, 50]]);
});
