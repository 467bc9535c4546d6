// Forms with bags: every way to fill one in ends in an answer spelled as the rules expect it, and no click breaks a limit.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  answerOf, blank, changed, isComplete, most, stepped, toggled as clicked,
} from "../../src/zeitalter/web/match/forms.js";

const bag = { field: "bag", domain: ["knossos", "rhodos", "thera"], limits: [2, 1, 2], low: 3, high: 3 };
const cities = { field: "some", domain: ["sparta", "lesbos"], low: 0, high: 1 };

test("a bag is spelled in the order of its domain, with repetition", () => {
  let value = blank(bag);
  for (const area of ["thera", "knossos", "knossos"]) value = changed(bag, value, area, 1);
  assert.deepEqual(value, ["knossos", "knossos", "thera"]);
  assert.equal(isComplete(bag, value), true);
});

test("a bag holds no more of a thing than its limit, and no more than may be chosen in all", () => {
  const full = ["knossos", "knossos", "rhodos"];
  assert.deepEqual(changed(bag, ["rhodos"], "rhodos", 1), ["rhodos"]);
  assert.deepEqual(changed(bag, full, "thera", 1), full);
  assert.deepEqual(changed(bag, full, "knossos", -1), ["knossos", "rhodos"]);
});

test("a click takes one more, and from the top again none", () => {
  let value = [];
  for (const n of [1, 2, 0, 1]) {
    value = clicked(bag, value, "knossos");
    assert.equal(value.length, n);
  }
});

test("what can be filled in only one way is filled in", () => {
  assert.deepEqual(blank({ ...bag, low: 5, high: 5 }), ["knossos", "knossos", "rhodos", "thera", "thera"]);
  assert.equal(blank({ field: "pick", domain: [2] }), 2);
});

test("where only one may be chosen, another takes its place", () => {
  assert.deepEqual(clicked(cities, ["sparta"], "lesbos"), ["lesbos"]);
  assert.equal(most(cities), 1);
});

test("numbers of seats keep within their limits and the total", () => {
  const count = { field: "count", limits: [0, 11, 11], low: 0, high: 12 };
  assert.deepEqual(stepped(count, [0, 11, 1], 1, 2), [0, 11, 1]);
  assert.deepEqual(stepped(count, [0, 10, 1], 1, 1), [0, 11, 1]);
  assert.deepEqual(stepped(count, [0, 0, 0], 1, 0), [0, 0, 0]);
});

test("a form is an answer once all its fields are filled in", () => {
  const form = { verb: "lose", fields: [bag, cities] };
  assert.equal(answerOf(form, [["knossos"], []]), null);
  assert.deepEqual(answerOf(form, [["knossos", "rhodos", "thera"], ["sparta"]]), [
    "lose", ["knossos", "rhodos", "thera"], ["sparta"],
  ]);
});
