// Pieces keep their identity: what has moved comes from where it was.
import assert from "node:assert/strict";
import { test } from "node:test";
import { arrivals } from "../../src/zeitalter/games/civilization/web/motion.js";

const board = (pieces) => new Map(Object.entries(pieces).map(([key, [x, y, n = 1]]) => [key, { at: [x, y], n }]));

test("tokens come from the nearest area of their seat that has lost some", () => {
  const before = board({ "tokens:0:knossos": [10, 0, 4], "tokens:0:ur": [900, 0, 2], "tokens:1:thera": [2, 0, 3] });
  const now = board({ "tokens:0:knossos": [10, 0, 2], "tokens:0:phaistos": [0, 0, 2], "tokens:0:ur": [900, 0, 1] });
  assert.deepEqual([...arrivals(before, now)], [["tokens:0:phaistos", [10, 0]]]);
});

test("a ship comes from the coast it left, and what is new from nowhere", () => {
  const before = board({ "ship:0:0": [5, 5] });
  const now = board({ "ship:0:0": [9, 9], "city:0:ur": [1, 1], "tokens:0:ur": [3, 3, 2] });
  assert.deepEqual([...arrivals(before, now)], [["ship:0:0", [5, 5]], ["city:0:ur", null], ["tokens:0:ur", null]]);
});

test("what stays where it is does not move", () => {
  const same = board({ "tokens:0:ur": [3, 3, 2], "city:1:mari": [4, 4] });
  assert.equal(arrivals(same, same).size, 0);
});
