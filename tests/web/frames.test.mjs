// How long positions are shown, and which points rise.
import assert from "node:assert/strict";
import { test } from "node:test";
import { BOT_PACES, framePause, MOST_FRAMES } from "../../src/zeitalter/web/match/frames.js";
import { pointChanges } from "../../src/zeitalter/web/match/log.js";

test("a calm match shows each position longer than a brisk one, and that longer than at once", () => {
  assert.deepEqual(BOT_PACES, ["calm", "brisk", "at_once"]);
  const [calm, brisk, once] = BOT_PACES.map((pace) => framePause(pace, 1));
  assert.ok(calm > brisk && brisk > once && once > 0);
  assert.equal(framePause(undefined, 1), calm);
});

test("the more positions wait, the quicker they go by, but none is left out unseen before there are very many", () => {
  assert.ok(framePause("calm", 20) < framePause("calm", 2));
  assert.ok(framePause("calm", MOST_FRAMES) * MOST_FRAMES <= 6000);
  assert.ok(framePause("calm", 100000) > 0);
  assert.ok(MOST_FRAMES > 40);
});

test("points that change rise at the party that won or lost them, and nothing rises where nothing was known", () => {
  assert.deepEqual(pointChanges([1, 5, 0], [1, 8, -1]), [{ party: 1, by: 3 }, { party: 2, by: -1 }]);
  assert.deepEqual(pointChanges(undefined, [4, 4]), []);
  assert.deepEqual(pointChanges([1], undefined), []);
});
