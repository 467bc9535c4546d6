// What spaces are called, which of them by numbers, and the ways and combats that the log tells of.
import assert from "node:assert/strict";
import { test } from "node:test";
import { combats, resolved } from "../../src/zeitalter/games/new_dawn/web/log.js";
import { isNumbered, neighbours, numberOf } from "../../src/zeitalter/games/new_dawn/web/places.js";
import { spacesAmong } from "../../src/zeitalter/games/new_dawn/web/point.js";
import { ways } from "../../src/zeitalter/games/new_dawn/web/ways.js";

/** A city-state with hills, a forest and another forest around it, a capital with a desert, and a space far away. */
const SPACES = {
  "1.0": { at: [0, 0], terrain: "grassland", state: "geneva", state_here: true },
  "1.1": { at: [1, 0], terrain: "hills" },
  "1.2": { at: [0, 1], terrain: "forest" },
  "1.3": { at: [-1, 0], terrain: "forest" },
  "2.0": { at: [5, 0], terrain: "grassland", city: 1, capital: true },
  "2.1": { at: [6, 0], terrain: "desert", token: 1 },
  "3.0": { at: [9, 9], terrain: "hills" },
  w1: { at: [1, -1], terrain: "water" },
};

test("a space is called after what it lies next to, without numbers where it is the only one of its terrain", () => {
  const near = neighbours(SPACES);
  assert.deepEqual(near.get("1.1"), { kind: "city_state", id: "geneva", only: true });
  assert.deepEqual(near.get("1.2"), { kind: "city_state", id: "geneva", only: false });
  assert.deepEqual(near.get("2.1"), { kind: "seat", id: 1, only: true });
  assert.equal(near.get("3.0"), undefined);
  assert.equal(near.get("1.0"), undefined);
});

test("only spaces that are called by numbers show them when they are spoken of", () => {
  const near = neighbours(SPACES);
  const numbered = Object.keys(SPACES).filter((id) => isNumbered(SPACES, near, id));
  assert.deepEqual(numbered, ["1.2", "1.3", "3.0"]);
  assert.equal(isNumbered(SPACES, near, "7.7"), false);
});

test("numbers are written as in sentences, and tokens of water have none", () => {
  assert.equal(numberOf("11.5"), "11·5");
  assert.equal(numberOf("w1"), "");
});

test("a space that is the only one somewhere is called after that place", () => {
  const spaces = { ...SPACES, "4.0": { at: [-1, 1], terrain: "natural_wonder", nature: "pantanal" } };
  assert.deepEqual(neighbours(spaces).get("1.3"), { kind: "city_state", id: "geneva", only: false });
  const one = { ...spaces, "1.2": { at: [0, 1], terrain: "hills" } };
  assert.deepEqual(neighbours(one).get("1.2"), { kind: "nature", id: "pantanal", only: true });
});

test("what lights up on the table names its spaces", () => {
  assert.deepEqual(spacesAmong("party:1 space:1.1 focus:pottery space:w1"), ["1.1", "w1"]);
  assert.deepEqual(spacesAmong(""), []);
});

const ctx = { view: { spaces: SPACES } };

test("caravans, tokens and barbarians go from space to space", () => {
  assert.deepEqual(ways(ctx, [4, "caravan-moves", [1, "2.0", "1.1"]]), [{ party: 1, from: "space:2.0", to: "space:1.1" }]);
  assert.deepEqual(ways(ctx, [4, "moves-token", [0, "1.1", "1.2"]]), [{ party: 0, from: "space:1.1", to: "space:1.2" }]);
  assert.deepEqual(ways(ctx, [4, "barbarian-moves", ["C", "1.2", "1.3"]]), [{ party: null, from: "space:1.2", to: "space:1.3" }]);
});

test("an attack comes from the nearest space of the attacker", () => {
  assert.deepEqual(ways(ctx, [4, "attacks", [1, "3.0"]]), [{ party: 1, from: "space:2.1", to: "space:3.0" }]);
  assert.deepEqual(ways(ctx, [4, "attacks", [0, "3.0"]]), [{ party: 0, from: "", to: "space:3.0" }]);
});

test("what was taken or built is a ring around its space, and other lines have no way", () => {
  assert.deepEqual(ways(ctx, [4, "claims", [0, "1.1"]]), [{ party: 0, from: "", to: "space:1.1" }]);
  assert.deepEqual(ways(ctx, [4, "takes-space", [0, 1, "2.1"]]), [{ party: 0, from: "", to: "space:2.1" }]);
  assert.deepEqual(ways(ctx, [4, "advances", [0, 3, 3]]), []);
});

test("a deed tells its cards with their slots and its combats with dice and totals", () => {
  const lines = [
    [4, "turn", [0]], [5, "resolves", [0, "masonry", 4]], [6, "attacks", [0, "1.1"]], [6, "roll", [0, 5, 2, 9, 4]],
    [7, "attack-won", [0, 10, 4]], [8, "attacks", [0, "1.2"]], [8, "roll", [0, 1, 6, 5, 9]],
  ];
  assert.deepEqual(resolved(lines), [{ card: "masonry", slot: 4 }]);
  assert.deepEqual(combats(lines), [
    { dice: [5, 2], values: [10, 4], won: true, space: "1.1" },
    { dice: [1, 6], values: [5, 9], won: null, space: "1.2" },
  ]);
});
