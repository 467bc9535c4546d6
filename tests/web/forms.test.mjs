// Forms: every way to fill one in ends in an answer spelled as the rules expect it, and no click breaks a limit.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  answerOf,
  assigned,
  blank,
  isComplete,
  formIndexOf,
  keysOf,
  stepped,
  toggled,
} from "../../src/zeitalter/web/match/forms.js";

const pick = { field: "pick", domain: ["china", "india"] };
const number = { field: "number", low: 1, high: 3 };
const some = { field: "some", domain: ["a", "b", "c"], low: 1, high: 2 };
const row = { field: "row", domain: ["a", "b", "c"], low: 2, high: 3 };
const count = { field: "count", limits: [2, 0, 5], low: 2, high: 4 };
const each = { field: "each", keys: 2, domain: [0, 1] };

test("an empty form is no answer, unless nothing has to be chosen", () => {
  assert.equal(answerOf({ verb: "move", fields: [pick] }, [blank(pick)]), null);
  assert.deepEqual(answerOf({ verb: "bid", fields: [number] }, [blank(number)]), ["bid", 1]);
  assert.deepEqual(answerOf({ verb: "wait", fields: [] }, []), ["wait"]);
});

test("a single choice is made already", () => {
  assert.equal(blank({ field: "pick", domain: ["china"] }), "china");
});

test("a thing is picked, replaced and dropped", () => {
  assert.equal(toggled(pick, null, "china"), "china");
  assert.equal(toggled(pick, "china", "india"), "india");
  assert.equal(toggled(pick, "india", "india"), null);
});

test("a number stays within its limits", () => {
  assert.equal(stepped(number, 1, -1), 1);
  assert.equal(stepped(number, 1, 1), 2);
  assert.equal(stepped(number, 3, 1), 3);
});

test("a subset is spelled in the order of its domain and holds no more than it may", () => {
  const two = toggled(some, toggled(some, [], "c"), "a");
  assert.deepEqual(two, ["a", "c"]);
  assert.deepEqual(toggled(some, two, "b"), two);
  assert.deepEqual(toggled(some, two, "a"), ["c"]);
  assert.equal(isComplete(some, []), false);
});

test("a row is spelled in the order of the clicks", () => {
  const clicked = ["c", "a"].reduce((value, thing) => toggled(row, value, thing), blank(row));
  assert.deepEqual(clicked, ["c", "a"]);
  assert.equal(isComplete(row, ["c"]), false);
  assert.equal(isComplete(row, clicked), true);
});

test("counts keep every limit and the total", () => {
  let value = blank(count);
  assert.deepEqual(value, [0, 0, 0]);
  for (let i = 0; i < 3; i++) value = stepped(count, value, 1, 0);
  value = stepped(count, value, 1, 1);
  assert.deepEqual(value, [2, 0, 0]);
  for (let i = 0; i < 5; i++) value = stepped(count, value, 1, 2);
  assert.deepEqual(value, [2, 0, 2]);
  assert.deepEqual(stepped(count, value, -1, 0), [1, 0, 2]);
  assert.deepEqual(stepped(count, [0, 0, 1], -1, 0), [0, 0, 1]);
  assert.equal(isComplete(count, [1, 0, 0]), false);
});

test("each key gets its value", () => {
  assert.deepEqual(keysOf(each), [0, 1]);
  assert.deepEqual(keysOf({ ...each, keys: ["ada", "beate"] }), ["ada", "beate"]);
  const half = assigned(blank(each), 1, 1);
  assert.equal(isComplete(each, half), false);
  assert.equal(isComplete(each, assigned(half, 0, 0)), true);
});

test("an answer names the verb and every field in turn", () => {
  const form = { verb: "trade", fields: [pick, number, row] };
  assert.deepEqual(answerOf(form, ["india", 2, ["b", "a"]]), ["trade", "india", 2, ["b", "a"]]);
  assert.equal(answerOf(form, ["india", 4, ["b", "a"]]), null);
});

test("a hint is found among the forms by what it says, not by its verb alone", () => {
  const reply = (seat) => ({ verb: "reply", fields: [{ field: "pick", domain: [seat] }, some] });
  const forms = [{ verb: "offer", fields: [some] }, reply(1), reply(2)];
  assert.equal(formIndexOf(forms, ["reply", 2, ["a", "b"]]), 2);
  assert.equal(formIndexOf(forms, ["offer", ["c"]]), 0);
  assert.equal(formIndexOf(forms, ["reply", 3, ["a"]]), -1);
  assert.equal(formIndexOf(forms, ["offer", ["a", "a"]]), -1);
  assert.equal(formIndexOf(forms, ["offer", ["d"]]), -1);
  assert.equal(formIndexOf(forms, ["offer"]), -1);
  assert.equal(formIndexOf(forms, null), -1);
  assert.equal(formIndexOf([{ verb: "assign", fields: [count] }], ["assign", [2, 0, 1]]), 0);
  assert.equal(formIndexOf([{ verb: "assign", fields: [count] }], ["assign", [2, 1, 0]]), -1);
});
