// Keys that give answers, and how high the chart of points is.
import assert from "node:assert/strict";
import { test } from "node:test";
import { answerAt, keyOf } from "../../src/zeitalter/web/table/answer-keys.js";
import { span } from "../../src/zeitalter/web/match/chronicle.js";

const sites = (count) => Array.from({ length: count }, (_, i) => ["city", `4a.${i}`]);

test("0 gives done however many answers stand before it", () => {
  for (const count of [1, 9, 30]) {
    const answers = [...sites(count), ["done"]];
    assert.deepEqual(answerAt(answers, "0"), ["done"]);
    assert.equal(keyOf(answers, count), "0");
  }
});

test("without done 0 gives nothing", () => {
  assert.equal(answerAt(sites(12), "0"), undefined);
  assert.equal(answerAt([["done", "4a.1"]], "0"), undefined);
  assert.equal(answerAt([], "0"), undefined);
});

test("the first nine answers keep their numbers and later ones have none", () => {
  const answers = sites(12);
  assert.deepEqual(answerAt(answers, "9"), ["city", "4a.8"]);
  assert.deepEqual([0, 8, 9, 11].map((i) => keyOf(answers, i)), ["1", "9", "", ""]);
  assert.equal(answerAt(sites(2), "3"), undefined);
});

test("few points fill the chart and many are drawn as they are", () => {
  assert.deepEqual(span([[0, [0, 0]], [9, [1, 0]]]), [0, 3]);
  assert.deepEqual(span([[0, [0, 0]], [9, [4, 2]]]), [0, 4]);
  assert.deepEqual(span([[0, [0, 0]], [9, [37, -2]]]), [-2, 37]);
});
