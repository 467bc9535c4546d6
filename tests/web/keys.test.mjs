// Keys that give answers, and how high the chart of points is.
import assert from "node:assert/strict";
import { test } from "node:test";
import { answerAt, closingAnswer, isAnswerKey, keyOf } from "../../src/zeitalter/web/table/answer-keys.js";
import { pointsRange } from "../../src/zeitalter/web/match/chart.js";

const CLOSING = ["done", "finish"];
const sites = (count) => Array.from({ length: count }, (_, i) => ["city", `4a.${i}`]);

test("0 gives done however many answers stand before it", () => {
  for (const count of [1, 9, 30]) {
    const answers = [...sites(count), ["done"]];
    assert.deepEqual(answerAt(answers, "0", CLOSING), ["done"]);
    assert.equal(keyOf(answers, count, CLOSING), "0");
  }
});

test("which verbs mean that is the game's to say", () => {
  assert.deepEqual(answerAt([["finish"]], "0", CLOSING), ["finish"]);
  assert.equal(answerAt([["done"]], "0", []), undefined);
  assert.equal(keyOf([["done"]], 0, []), "1");
});

test("without done 0 gives nothing", () => {
  assert.equal(answerAt(sites(12), "0", CLOSING), undefined);
  assert.equal(answerAt([["done", "4a.1"]], "0", CLOSING), undefined);
  assert.equal(answerAt([], "0", CLOSING), undefined);
});

test("the first nine answers have their numbers and the next ones letters that mean nothing else", () => {
  const answers = sites(40);
  assert.deepEqual(answerAt(answers, "9", CLOSING), ["city", "4a.8"]);
  assert.deepEqual(answerAt(answers, "a", CLOSING), ["city", "4a.9"]);
  assert.deepEqual(answerAt(answers, "z", CLOSING), ["city", "4a.27"]);
  assert.deepEqual([0, 8, 9, 11, 27, 28].map((i) => keyOf(answers, i, CLOSING)), ["1", "9", "a", "c", "z", ""]);
  assert.equal(answerAt(sites(2), "3", CLOSING), undefined);
  for (const key of "uhrtpen?") assert.ok(!isAnswerKey(key), key);
  const keys = answers.map((_, i) => keyOf(answers, i, CLOSING)).filter(Boolean);
  assert.equal(new Set(keys).size, keys.length);
});

test("to have finished has its key wherever it stands, and E means it too", () => {
  const answers = [["done"], ...sites(12)];
  assert.equal(keyOf(answers, 0, CLOSING), "0");
  assert.equal(keyOf(answers, 1, CLOSING), "2");
  for (const key of ["0", "e"]) assert.deepEqual(answerAt(answers, key, CLOSING), ["done"]);
  assert.deepEqual(closingAnswer(answers, CLOSING), ["done"]);
  assert.equal(closingAnswer([["done"], ["finish"]], CLOSING), undefined);
});

test("few points fill the chart and many are drawn as they are", () => {
  assert.deepEqual(pointsRange([[0, [0, 0]], [9, [1, 0]]]), [0, 3]);
  assert.deepEqual(pointsRange([[0, [0, 0]], [9, [4, 2]]]), [0, 4]);
  assert.deepEqual(pointsRange([[0, [0, 0]], [9, [37, -2]]]), [-2, 37]);
});
