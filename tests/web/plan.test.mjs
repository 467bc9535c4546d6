// A plan is a list of answers that were not sent; a window remembers it for one match, seat and question.
import assert from "node:assert/strict";
import { test } from "node:test";
import { closing, fate, keepPlan, keptPlan, remaining, without } from "../../src/zeitalter/web/match/plan.js";

const MOVES = [["move", "a", "b", 1], ["move", "b", "c", 2], ["load", 0, 1]];

class Shelf {
  constructor() {
    this.kept = new Map();
  }

  getItem(key) {
    return this.kept.get(key) ?? null;
  }

  setItem(key, value) {
    this.kept.set(key, value);
  }

  removeItem(key) {
    this.kept.delete(key);
  }
}

test("any answer can be taken out of a plan, and the list itself never changes", () => {
  assert.deepEqual(without(MOVES, 1), [MOVES[0], MOVES[2]]);
  assert.deepEqual(without(MOVES, 7), MOVES);
  assert.equal(MOVES.length, 3);
});

test("what the server has dropped is no part of the plan", () => {
  assert.deepEqual(remaining(MOVES, [[0, ["no-cargo", []], "43.5"], [2, ["no-cargo", []], "43.5"]]), [MOVES[1]]);
  assert.deepEqual(remaining(MOVES, []), MOVES);
});

test("a plan is remembered for its match and seat, and forgotten when it is empty", () => {
  const shelf = new Shelf();
  keepPlan(shelf, "m", 0, { ask: 4, answers: MOVES, draft: {} });
  assert.deepEqual(keptPlan(shelf, "m", 0), { ask: 4, answers: MOVES });
  assert.equal(keptPlan(shelf, "m", 1), null);
  assert.equal(keptPlan(shelf, "other", 0), null);
  keepPlan(shelf, "m", 0, { ask: 4, answers: [] });
  assert.equal(keptPlan(shelf, "m", 0), null);
  assert.equal(shelf.kept.size, 0);
});

test("rubbish is no plan, and a window that cannot remember goes on", () => {
  const shelf = new Shelf();
  for (const rubbish of ["{", "null", "[]", '{"ask":"4","answers":[[1]]}', '{"ask":4}', '{"ask":4,"answers":[1]}']) {
    shelf.setItem("zeitalter.plan.m.0", rubbish);
    assert.equal(keptPlan(shelf, "m", 0), null);
  }
  const closed = { getItem: () => { throw new Error("no"); }, setItem: () => { throw new Error("no"); } };
  keepPlan(closed, "m", 0, { ask: 4, answers: MOVES });
  assert.equal(keptPlan(closed, "m", 0), null);
});

test("a plan lives as long as its question", () => {
  const frame = { ask: 4, options: [["move", "a", "b", 1]], drafts: ["move"] };
  assert.equal(fate({ ask: 4, answers: MOVES }, frame), "open");
  assert.equal(fate({ ask: 3, answers: MOVES }, frame), "gone");
  assert.equal(fate({ ask: 3, answers: MOVES, sent: true }, frame), "sent");
  assert.equal(fate({ ask: 3, answers: [] }, frame), "sent");
  assert.equal(fate({ ask: 4, answers: MOVES }, { ...frame, options: [] }), "gone");
  assert.equal(fate({ ask: 4, answers: MOVES }, { ask: 4, options: [["pass"]] }), "gone");
});

test("what cannot be planned closes a plan", () => {
  const options = [...MOVES, ["end_moves"], { verb: "grow", fields: [] }];
  assert.deepEqual(closing(options, ["move", "load"]), [["end_moves"]]);
});
