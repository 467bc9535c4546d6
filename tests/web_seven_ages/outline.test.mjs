// The map of 7 Ages from its arcs.
import assert from "node:assert/strict";
import { test } from "node:test";
import { outlined, path } from "../../src/zeitalter/games/seven_ages/web/outline.js";

/** Two lands beside each other in a sea: the arc in the middle is shared. */
const RAW = {
  width: 100, height: 100,
  arcs: [[50, 10, 0, 40], [50, 50, -40, 0, 0, -40, 40, 0], [50, 10, 40, 0, 0, 40, -40, 0]],
  rivers: [0], lakes: [], lanes: [["sea", "sea", [0, 0, 5, 5]]], arrows: [["west", "east", [1, 2, 3, 4]]],
  areas: {
    west: { rings: [[0, 1]], at: [30, 30] }, east: { rings: [[2, ~0]], at: [70, 30] }, sea: { rings: [[1, 2]], at: [5, 5] },
  },
  board: { areas: { west: ["land"], east: ["land"], sea: ["sea"] }, regions: { west: "a", east: "b" }, parts: {} },
};

test("a path has its first point and steps", () => {
  assert.equal(path([[1, 2], [3, 2], [3, 5]], true), "M1 2l2 0 0 3z");
});

test("an area is made of arcs, also of such that run backwards", () => {
  const { areas } = outlined(RAW);
  assert.equal(areas.west.path, "M50 10l0 40 -40 0 0 -40 40 0z");
  assert.equal(areas.east.path, "M50 10l40 0 0 40 -40 0 0 -40z");
  assert.deepEqual(areas.east.box, [50, 10, 90, 50]);
});

test("borders are sorted by what lies on both sides", () => {
  const { lines, rivers, arrows, lanes } = outlined(RAW);
  assert.equal(lines.region, "M50 10l0 40");
  assert.equal(lines.land, "");
  assert.equal(lines.coast.split("M").length - 1, 2);
  assert.equal(rivers, lines.region);
  assert.deepEqual(arrows, [{ pair: ["west", "east"], line: "M1 2l2 2" }]);
  assert.equal(lanes, "M0 0l5 5");
});
