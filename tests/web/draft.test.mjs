// A draft is a list of answers that were not sent; a window remembers it for one match, seat and question.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  closingAnswers, fateOf, remaining, storeDraft, storedDraft, without,
} from "../../src/zeitalter/web/match/draft-list.js";

const MOVES = [["move", "a", "b", 1], ["move", "b", "c", 2], ["load", 0, 1]];

class Shelf {
  constructor() {
    this.items = new Map();
  }

  getItem(key) {
    return this.items.get(key) ?? null;
  }

  setItem(key, value) {
    this.items.set(key, value);
  }

  removeItem(key) {
    this.items.delete(key);
  }
}

test("any answer can be taken out of a draft, and the list itself never changes", () => {
  assert.deepEqual(without(MOVES, 1), [MOVES[0], MOVES[2]]);
  assert.deepEqual(without(MOVES, 7), MOVES);
  assert.equal(MOVES.length, 3);
});

test("what the server has dropped is no part of the draft", () => {
  assert.deepEqual(remaining(MOVES, [[0, ["no-cargo", []], "43.5"], [2, ["no-cargo", []], "43.5"]]), [MOVES[1]]);
  assert.deepEqual(remaining(MOVES, []), MOVES);
});

test("a draft is remembered for its match and seat, and forgotten when it is empty", () => {
  const shelf = new Shelf();
  storeDraft(shelf, "m", 0, { ask: 4, answers: MOVES, position: {} });
  assert.deepEqual(storedDraft(shelf, "m", 0), { ask: 4, answers: MOVES });
  assert.equal(storedDraft(shelf, "m", 1), null);
  assert.equal(storedDraft(shelf, "other", 0), null);
  storeDraft(shelf, "m", 0, { ask: 4, answers: [] });
  assert.equal(storedDraft(shelf, "m", 0), null);
  assert.equal(shelf.items.size, 0);
});

test("rubbish is no draft, and a window that cannot remember goes on", () => {
  const shelf = new Shelf();
  for (const rubbish of ["{", "null", "[]", '{"ask":"4","answers":[[1]]}', '{"ask":4}', '{"ask":4,"answers":[1]}']) {
    shelf.setItem("zeitalter.plan.m.0", rubbish);
    assert.equal(storedDraft(shelf, "m", 0), null);
  }
  const closed = { getItem: () => { throw new Error("no"); }, setItem: () => { throw new Error("no"); } };
  storeDraft(closed, "m", 0, { ask: 4, answers: MOVES });
  assert.equal(storedDraft(closed, "m", 0), null);
});

test("a draft lives as long as its question", () => {
  const frame = { ask: 4, options: [["move", "a", "b", 1]], drafts: ["move"] };
  assert.equal(fateOf({ ask: 4, answers: MOVES }, frame), "open");
  assert.equal(fateOf({ ask: 3, answers: MOVES }, frame), "gone");
  assert.equal(fateOf({ ask: 3, answers: MOVES, sent: true }, frame), "sent");
  assert.equal(fateOf({ ask: 3, answers: [] }, frame), "sent");
  assert.equal(fateOf({ ask: 4, answers: MOVES }, { ...frame, options: [] }), "gone");
  assert.equal(fateOf({ ask: 4, answers: MOVES }, { ask: 4, options: [["pass"]] }), "gone");
});

test("what cannot be drafted closes a draft", () => {
  const options = [...MOVES, ["end_moves"], { verb: "grow", fields: [] }];
  assert.deepEqual(closingAnswers(options, ["move", "load"]), [["end_moves"]]);
});

test("what begins something else closes a draft only where nothing plainly ends it", () => {
  const sailing = [["set_sail", "a", 1], ["set_sail", "b", 1]];
  assert.deepEqual(closingAnswers([...MOVES, ...sailing, ["done"]], ["move", "load"]), [["done"]]);
  assert.deepEqual(closingAnswers([...MOVES, ...sailing], ["move", "load"]), sailing);
});
