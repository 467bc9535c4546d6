// The odds of attacks, what the log says of combats and marches, and progress with agendas.
import assert from "node:assert/strict";
import { test } from "node:test";
import { odds, percent, wins } from "../../src/zeitalter/games/new_dawn/web/odds.js";
import { bestWay, share } from "../../src/zeitalter/games/new_dawn/web/progress.js";
import { lastMarch, lastRoll } from "../../src/zeitalter/games/new_dawn/web/log.js";

test("equal values win in 15 of 36 rolls, for a tie goes to the defence", () => {
  assert.equal(wins(0), 15);
  assert.equal(wins(1), 21);
  assert.equal(wins(-4), 1);
});

test("only what is certain is called 0 or 100 per cent", () => {
  assert.equal(percent(-5), 0);
  assert.equal(percent(6), 100);
  assert.equal(percent(5), 97);
  assert.equal(percent(-4), 3);
});

test("tokens move the odds up and down", () => {
  assert.deepEqual(odds([4, 3, 2, 1]), { plain: 58, best: 83, worst: 42 });
  assert.deepEqual(odds([4, 3, 0, 0]), { plain: 58, best: 58, worst: 58 });
});

const COMBAT = [
  [1, "turn", [0]], [2, "attacks", [0, "7.3"]], [2, "roll", [0, 5, 2, 9, 7]], [3, "spends", [1, 1, "masonry"]],
  [3, "attack-won", [0, 9, 8]],
];

test("a roll shows dice and values, and at its end what came of it", () => {
  const open = { seat: 0, dice: [5, 2], values: [9, 7], space: "7.3", won: null };
  assert.deepEqual(lastRoll(COMBAT.slice(0, 3)), open);
  assert.deepEqual(lastRoll(COMBAT), { ...open, values: [9, 8], won: true });
});

test("the dice are put away when the next turn begins", () => {
  assert.equal(lastRoll([...COMBAT, [4, "turn", [1]]]), null);
  assert.equal(lastRoll([]), null);
});

test("a march is shown until barbarians move again", () => {
  const march = [
    [5, "event-dial", ["barbarian_move"]], [5, "direction", [2]], [5, "barbarian-moves", ["A", "1.6", "1.7"]],
    [5, "barbarian-stays", ["B", "2.8"]], [6, "turn", [0]],
  ];
  const way = [{ letter: "A", from: "1.6", to: "1.7" }];
  assert.deepEqual(lastMarch(march), way);
  const driven = [8, "barbarian-moves", ["A", "1.7", "1.8"]];
  assert.deepEqual(lastMarch([...march, [7, "event-dial", ["trade"]], driven]), way);
  assert.deepEqual(lastMarch([[1, "turn", [0]]]), []);
});

test("of several ways the nearest to its end counts", () => {
  assert.deepEqual(bestWay([[0, 1], [1, 2]]), [1, 2]);
  assert.deepEqual(bestWay([[3, 15]]), [3, 15]);
  assert.equal(share([20, 15]), 1);
});
