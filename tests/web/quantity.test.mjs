// Numbers that are typed, filled in and shared.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Typing } from "../../src/zeitalter/web/board/typing.js";
import { filledTo, room, shared, withAmount } from "../../src/zeitalter/web/match/forms.js";

test("a digit is a number at once where no longer one begins with it", () => {
  const typing = new Typing();
  assert.deepEqual(typing.add("3", 5, 0), { n: 3, final: true });
  assert.deepEqual(typing.add("1", 12, 5000), { n: 1, final: false });
  assert.deepEqual(typing.add("2", 12, 5200), { n: 12, final: true });
});

test("digits that come late or do not fit begin a new number", () => {
  const typing = new Typing();
  typing.add("1", 12, 0);
  assert.deepEqual(typing.add("2", 12, 3000), { n: 2, final: true });
  assert.deepEqual(typing.add("4", 12, 3100), { n: 4, final: true });
  assert.equal(typing.add("9", 5, 9000), null);
  assert.equal(typing.add("0", 5, 9999), null);
});

test("losses are shared evenly or taken from where most are left", () => {
  assert.deepEqual(shared([11, 11, 4], 20, "evenly"), [8, 8, 4]);
  assert.deepEqual(shared([5, 2, 4], 6, "largest"), [4, 0, 2]);
  assert.deepEqual(shared([1, 1], 9, "largest"), [1, 1]);
});

test("a field is filled to a total, in the spelling of its kind", () => {
  const bag = { field: "bag", domain: ["a", "b"], limits: [3, 1], low: 2, high: 4 };
  assert.deepEqual(filledTo(bag, 3, "evenly"), ["a", "a", "b"]);
  assert.deepEqual(filledTo({ field: "count", limits: [2, 5], low: 0, high: 7 }, 4, "evenly"), [2, 2]);
});

test("a typed number takes no more than there is room for", () => {
  const bag = { field: "bag", domain: ["a", "b"], limits: [5, 5], low: 6, high: 6 };
  const value = withAmount(bag, ["a", "a"], "b", 9);
  assert.deepEqual(value, ["a", "a", "b", "b", "b", "b"]);
  assert.equal(room(bag, value, 4), 4);
  assert.deepEqual(withAmount(bag, value, "a", 0), ["b", "b", "b", "b"]);
});
