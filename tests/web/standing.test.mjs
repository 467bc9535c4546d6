// Answers that others came before.
import assert from "node:assert/strict";
import { test } from "node:test";
import { returned } from "../../src/zeitalter/web/match/standing.js";

const prompt = ["TurnMarkers", ["manoeuvre"]];
const answer = ["turn_over", "minoans"];
const given = { ask: 95, prompt, answer };

test("an answer comes back where the same question is asked again and it is still possible", () => {
  assert.deepEqual(returned(given, { ask: 101, prompt, options: [answer, ["done"]] }), answer);
});

test("an answer does not come back to its own question, to another one, or where it is gone", () => {
  assert.equal(returned(null, { ask: 101, prompt, options: [answer] }), null);
  assert.equal(returned(given, { ask: 95, prompt, options: [answer] }), null);
  assert.equal(returned(given, { ask: 101, prompt: ["TurnMarkers", ["destiny"]], options: [answer] }), null);
  assert.equal(returned(given, { ask: 101, prompt, options: [["done"]] }), null);
  assert.equal(returned(given, { ask: 101, prompt }), null);
});
