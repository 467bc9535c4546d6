// How many tokens a move takes when nobody has said it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { divided, gathered, sensible, surplusOf } from "../../src/zeitalter/games/civilization/web/surplus.js";

const source = (own, feeds, rested = own) => ({ own, feeds, rested });
const target = (more = {}) => ({ own: 0, others: 0, feeds: 3, needs: 0, walls: 0, ...more });

test("the surplus goes, as far as the target feeds it", () => {
  assert.equal(sensible(source(5, 2), target()), 3);
  assert.equal(sensible(source(5, 2), target({ feeds: 2 })), 2);
  assert.equal(sensible(source(5, 2), target({ own: 3 })), 3);
});

test("tokens that have moved already stay", () => {
  assert.equal(surplusOf(source(5, 2, 1)), 1);
  assert.equal(sensible(source(5, 2, 1), target()), 1);
});

test("a city gets no more than it lacks", () => {
  assert.equal(sensible(source(7, 3), target({ own: 4, needs: 6 })), 2);
  assert.equal(sensible(source(4, 3), target({ own: 2, needs: 6 })), 1);
});

test("without a surplus a city gets what it lacks", () => {
  assert.equal(sensible(source(4, 5), target({ own: 4, needs: 6 })), 2);
});

test("without a surplus two stay behind to grow", () => {
  assert.equal(sensible(source(4, 4), target()), 2);
  assert.equal(sensible(source(2, 3), target()), 1);
  assert.equal(sensible(source(1, 3), target()), 1);
});

test("a foreign city is attacked with as many as it withstands, or with all", () => {
  assert.equal(sensible(source(9, 2), target({ walls: 7 })), 7);
  assert.equal(sensible(source(4, 2), target({ walls: 7 })), 4);
});

test("several areas send their surplus, and those without any nothing", () => {
  assert.deepEqual(gathered([source(4, 2), source(2, 2), source(3, 2)], target({ own: 3, needs: 6 })), [2, 0, 1]);
});

test("a surplus is divided among neighbours where fewest live", () => {
  const near = [target({ own: 1 }), target({ feeds: 1 }), target({ others: 2 }), target({ own: 3 })];
  assert.deepEqual(divided(source(6, 2), near), [2, 1, 0, 0]);
});
