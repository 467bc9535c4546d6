// Who was lucky, counted from the log.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fortunes, luckiest } from "../../src/zeitalter/web/match/luck.js";

const DICE = { roll: { who: 0, value: 1, against: 2, sign: 1 } };
const BLOWS = { blow: { who: 1, value: null, against: null, sign: -1 } };

test("dice count by how far they are above those of the other side", () => {
  const log = [[1, "roll", [0, 6, 2]], [2, "roll", [1, 1, 3]], [3, "roll", [0, 2, 3]], [4, "moves", [0]]];
  const found = fortunes(log, DICE, 3);
  assert.deepEqual(found.map(([f]) => [f.count, f.total]), [[2, 3], [1, -2], [0, 0]]);
  assert.equal(luckiest(found, DICE), 0);
});

test("blows count by their number, and who has the fewest was lucky", () => {
  const log = [[1, "blow", ["flood", 0]], [2, "blow", ["fire", 0]], [3, "blow", ["flood", 2]]];
  const found = fortunes(log, BLOWS, 3);
  assert.deepEqual(found.map(([f]) => f.total), [2, 0, 1]);
  assert.equal(luckiest(found, BLOWS), 1);
});

test("where all had the same nobody was lucky", () => {
  assert.equal(luckiest(fortunes([], BLOWS, 3), BLOWS), null);
});
