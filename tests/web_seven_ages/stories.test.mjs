// What the log tells in one piece.
import assert from "node:assert/strict";
import { test } from "node:test";
import { harvest, roundsOf, stories } from "../../src/zeitalter/games/seven_ages/web/stories.js";

const FIGHT = [
  [4, "turns-over", [0, "romans", "manoeuvre"]], [5, "conflict", ["romans", "gauls", "rome"]],
  [6, "conflict-total", ["romans", 7, 3, 3, 1, 0]], [6, "conflict-total", ["gauls", 5, 4, 1, 0, 0]],
  [6, "loses-units", ["gauls", ["warriors"], "rome"]], [7, "conflict-total", ["romans", 2, 1, 1, 0, 0]],
  [7, "conflict-total", ["gauls", 2, 1, 1, 0, 0]], [7, "wiped-out", ["romans", "gauls", "rome"]], [8, "order", ["rome"]],
];

test("a conflict is told with both rounds, and only to who has not seen its end", () => {
  const [story, ...more] = stories(FIGHT, 5);
  assert.deepEqual(more, []);
  assert.deepEqual(story.empires, ["romans", "gauls"]);
  assert.deepEqual(roundsOf(story.lines.slice(1)).map((r) => [r.totals, r.after.map((line) => line[1])]), [
    [[["romans", 7], ["gauls", 5]], ["loses-units"]], [[["romans", 2], ["gauls", 2]], ["wiped-out"]],
  ]);
  assert.deepEqual(stories(FIGHT, 7), []);
});

test("an event is told with what came of it, and does not part a conflict", () => {
  const event = [[6, "plays-event", [2, "mamluks", "ambush", [], [], [], []]], [6, "turns-card-over", ["han", 4]]];
  const told = stories([...FIGHT.slice(0, 2), ...event, ...FIGHT.slice(2)], 4);
  assert.deepEqual(told.map((story) => [story.seat, story.lines.length]), [[null, 7], [2, 2]]);
  const hit = [[9, "turns-over", [1, "gauls", "civilise"]], [10, "plays-event", [1, "minoans", "volcano", [], ["rome"], [], []]],
    [10, "loses-units", ["romans", ["legion"], "rome"]], [11, "order", ["rome"]]];
  const [last] = stories([...FIGHT, ...hit], 9);
  assert.deepEqual([last.seat, last.empires, last.lines.length], [1, ["romans", "rome"], 2]);
});

test("a trade tells who moves on the track, also one with the neutral world", () => {
  const log = [[3, "turns-over", [0, "romans", "trade"]], [4, "neutral-totals", ["romans", 7, 3]], [4, "advances", ["romans", 1, 9]],
    [5, "round", ["manoeuvre"]], [9, "advances", ["romans", 1, 10]]];
  assert.deepEqual(stories(log, 3).map((story) => story.lines.map((line) => line[1])), [["neutral-totals", "advances"]]);
});

test("losses outside of a conflict belong to none", () => {
  assert.deepEqual(stories([...FIGHT, [9, "round", ["destiny"]], [9, "loses-units", ["romans", [], "rome"]]], 8), []);
});

test("a harvest adds up for every player", () => {
  const log = [[8, "advances", ["romans", 1, 9]], [9, "scores", ["romans", "money", 1, 2]],
    [9, "gains-glory-with", [0, 2, "harvest", "romans"]], [9, "gains-glory-with", [0, 1, "harvest", "gauls"]],
    [9, "loses-glory", [1, 3, "jihad"]], [9, "turn", [6]]];
  const { turn, gained, lines } = harvest(log, 8);
  assert.equal(turn, 5);
  assert.deepEqual([...gained], [[0, 3], [1, -3]]);
  assert.deepEqual(lines.map((line) => line[1]), ["scores"]);
  assert.equal(harvest(log, 9), null);
  assert.equal(harvest([[1, "turn", [1]]], 0), null);
});
