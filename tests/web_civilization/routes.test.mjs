// The arrows of a plan: which ways it has, and how an arrow runs between two places.
import assert from "node:assert/strict";
import { test } from "node:test";
import { arc, merged, routes } from "../../src/zeitalter/games/civilization/web/routes.js";

test("moves between the same areas are one way", () => {
  const plan = [["move", "knossos", "phaistos", 2], ["move", "phaistos", "knossos", 1], ["move", "knossos", "phaistos", 1]];
  assert.deepEqual(routes(plan, []), [
    { sail: false, from: "knossos", to: "phaistos", n: 3 },
    { sail: false, from: "phaistos", to: "knossos", n: 1 },
  ]);
});

test("a ship sails on from where it has come to, with what it carries then", () => {
  const plan = [["load", 1, 3], ["sail", 1, "thera"], ["unload", 1, 2], ["sail", 1, "rhodos"], ["sail", 0, "milet"]];
  assert.deepEqual(routes(plan, ["salamis", "knossos"]), [
    { sail: true, from: "knossos", to: "thera", n: 3 },
    { sail: true, from: "thera", to: "rhodos", n: 1 },
    { sail: true, from: "salamis", to: "milet", n: 0 },
  ]);
});

test("an arrow keeps clear of the pieces at both ends and points at its goal", () => {
  const { line, head, middle } = arc([0, 0], [100, 0], 10);
  const start = /^M([\d.-]+),([\d.-]+)Q/.exec(line).slice(1).map(Number);
  assert.ok(Math.abs(Math.hypot(...start) - 10) < 0.2);
  assert.ok(Math.abs(Math.hypot(head.at[0] - 100, head.at[1]) - 10) < 0.2);
  assert.ok(Math.abs(head.turn) < 45);
  assert.ok(middle[0] > 40 && middle[0] < 60);
  assert.notEqual(arc([0, 0], [100, 0], 10).middle[1], arc([100, 0], [0, 0], 10).middle[1]);
});

test("an arrow between close places is still one", () => {
  const { line, head } = arc([0, 0], [8, 6], 50);
  assert.doesNotMatch(line, /NaN|Infinity/);
  assert.ok(Math.hypot(head.at[0], head.at[1]) > 5);
  assert.doesNotMatch(arc([3, 3], [3, 3], 5).line, /NaN/);
});

test("of a plan made by a bot, moves between the same areas are one step", () => {
  const plan = [["move", "knossos", "phaistos", 1], ["load", 0, 2], ["move", "knossos", "phaistos", 1], ["end_moves"]];
  assert.deepEqual(merged(plan), [["move", "knossos", "phaistos", 2], ["load", 0, 2], ["end_moves"]]);
  assert.deepEqual(plan[0], ["move", "knossos", "phaistos", 1]);
});
