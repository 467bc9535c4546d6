// Where stacks come from, where names have room.
import assert from "node:assert/strict";
import { test } from "node:test";
import { lettered } from "../../src/zeitalter/games/seven_ages/web/lettering.js";
import { arrivals } from "../../src/zeitalter/games/seven_ages/web/motion.js";

test("a stack that grows comes from the nearest one of its empire that has lost units", () => {
  const before = new Map([["romans rome", { at: [0, 0], n: 3 }], ["romans greece", { at: [90, 0], n: 2 }]]);
  const now = new Map([["romans rome", { at: [0, 0], n: 1 }], ["romans greece", { at: [90, 0], n: 1 }],
    ["romans sicily", { at: [20, 0], n: 3 }]]);
  assert.deepEqual([...arrivals(before, now)], [["romans sicily", [0, 0]]]);
});

test("what is new comes from nowhere, what stays does not move", () => {
  const before = new Map([["gauls rome", { at: [0, 0], n: 3 }]]);
  const now = new Map([["gauls rome", { at: [0, 0], n: 3 }], ["romans sicily", { at: [20, 0], n: 1 }]]);
  assert.deepEqual([...arrivals(before, now)], [["romans sicily", null]]);
});

test("names keep off pieces and off each other", () => {
  const name = (text, spots) => ({ text, at: spots[0], room: 50, kind: "land", spots });
  const names = new Map([["a", name("Rome", [[100, 100], [100, 140]])], ["b", name("Ostia", [[100, 140], [100, 180]])],
    ["c", name("Tibur", [[100, 100]])]]);
  const found = lettered(names, [[90, 90, 110, 110]], false, [400, 400]);
  assert.deepEqual([...found], [["a", [100, 140]], ["b", [100, 180]]]);
});
