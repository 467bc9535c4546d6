// How a ship sails: the shortest way, and the way that a hand has drawn.
import assert from "node:assert/strict";
import { test } from "node:test";
import { drawnOn, wayTo, within } from "../../src/zeitalter/games/civilization/web/voyages.js";

const SAILS = { a: ["b", "sea"], b: ["a", "c"], c: ["b", "d"], d: ["c", "sea"], sea: ["a", "d"] };
const at = (coast) => (here) => here === coast;

test("the shortest way is found, and around what cannot be passed", () => {
  assert.deepEqual(wayTo(SAILS, "a", at("d"), 4), ["sea", "d"]);
  assert.deepEqual(wayTo(SAILS, "a", at("d"), 4, (coast) => coast !== "sea"), ["b", "c", "d"]);
  assert.equal(wayTo(SAILS, "a", at("d"), 2, (coast) => coast !== "sea"), null);
  assert.deepEqual(wayTo(SAILS, "a", at("a"), 2), []);
});

test("everything within some steps is found with its way", () => {
  assert.deepEqual([...within(SAILS, "a", 1)], [["b", ["b"]], ["sea", ["sea"]]]);
  assert.deepEqual(within(SAILS, "a", 2).get("c"), ["b", "c"]);
});

test("a drawn way goes on step by step, and back", () => {
  let way = drawnOn(SAILS, "a", [], at("b"), 4);
  way = drawnOn(SAILS, "a", way, at("c"), 4);
  way = drawnOn(SAILS, "a", way, at("d"), 4);
  assert.deepEqual(way, ["b", "c", "d"]);
  assert.deepEqual(drawnOn(SAILS, "a", way, at("b"), 4), ["b"]);
  assert.deepEqual(drawnOn(SAILS, "a", way, at("a"), 4), []);
});

test("a way that has become too long begins again, and one that leads nowhere stays", () => {
  assert.deepEqual(drawnOn(SAILS, "a", ["b"], at("d"), 2), ["sea", "d"]);
  assert.deepEqual(drawnOn(SAILS, "a", ["b"], at("x"), 4), ["b"]);
});
