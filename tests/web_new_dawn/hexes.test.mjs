// Hexes on the drawing: places, turned tiles, borders, and where a tile may be laid.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import {
  DIRECTIONS, R, W, beside, bestTurn, borders, centre, corner, distance, extent, hexOf, laid, outline, turned,
} from "../../src/zeitalter/games/new_dawn/web/hex.js";
import { changedLay, sitesOf } from "../../src/zeitalter/games/new_dawn/web/sites.js";

const file = new URL("../../src/zeitalter/games/new_dawn/web/map.json", import.meta.url);
const { board } = JSON.parse(readFileSync(file, "utf8"));

test("neighbours lie one width apart, clockwise from the east", () => {
  const angles = DIRECTIONS.map(([q, r]) => {
    const [x, y] = centre(q, r);
    assert.ok(Math.abs(Math.hypot(x, y) - W) < 1e-9);
    return Math.round((Math.atan2(y, x) * 180) / Math.PI);
  });
  assert.deepEqual(angles, [0, 60, 120, 180, -120, -60]);
});

test("a hex stands on its point", () => {
  assert.deepEqual(corner([0, 0], 0), [0, -R]);
  assert.deepEqual(corner([0, 0], 3), [0, R]);
  assert.equal(outline([0, 0]).split("L").length, 6);
});

test("six turns are none, and one goes clockwise", () => {
  assert.deepEqual(turned([1, 0], 1), [0, 1]);
  assert.deepEqual(turned([2, -3], 6), [2, -3]);
});

test("a laid tile keeps its shape", () => {
  for (const side of ["A", "B"]) {
    const spaces = board.tiles[7][1][side];
    const places = laid(spaces, 2, [4, -1]);
    assert.equal(new Set(places.map(String)).size, 10);
    assert.deepEqual(places[0], [4, -1]);
    spaces.forEach((a, i) => spaces.forEach((b, k) => assert.equal(distance(places[i], places[k]), distance(a, b))));
  }
});

test("borders run around a tile, once between two", () => {
  const at = (q, r) => centre(q, r);
  const edges = (tiles, turn) => borders(new Map(tiles), at, turn).split("M").length - 1;
  assert.equal(edges([["0,0", "1"]]), 6);
  assert.equal(edges([["0,0", "1"], ["1,0", "1"]]), 10);
  assert.equal(edges([["0,0", "1"], ["1,0", "2"]]), 11);
  assert.equal(edges([["0,0", "1"], ["1,0", "2"]], 2), 11);
});

test("a tall map is turned to fill a wide window", () => {
  const tall = Array.from({ length: 9 }, (_, i) => [-Math.floor(i / 2), i]);
  const steps = bestTurn(tall, 0, 1.4);
  const flat = extent(tall.map((hex) => turned(hex, steps)), 0);
  assert.ok(steps > 0);
  assert.ok(flat.width > flat.height);
  assert.equal(bestTurn([[0, 0], [1, 0], [2, 0]], 0, 1.4), 0);
});

test("what is printed has sixteen tiles with ten spaces a side", () => {
  assert.equal(Object.keys(board.tiles).length, 16);
  for (const [, sides] of Object.values(board.tiles)) for (const s of Object.values(sides)) assert.equal(s.length, 10);
});

const OPTIONS = [
  ["lay_tile", "7", "A", 0, "5,0"], ["lay_tile", "7", "A", 0, "-3,2"], ["lay_tile", "7", "A", 1, "-4,2"],
  ["lay_tile", "7", "B", 0, "5,1"], ["lay_tile", "9", "A", 0, "5,0"], ["done"],
];

test("a side and turn has its own places", () => {
  const sites = sitesOf(OPTIONS, { tile: "7", side: "A", rotation: 0 });
  assert.deepEqual([...sites.keys()], ["5,0", "-3,2"]);
  assert.equal(sites.get("5,0"), OPTIONS[0]);
});

test("the ghost stays near where it was when the tile is turned", () => {
  const lay = { tile: "7", side: "A", rotation: 0, at: "-3,2", over: "" };
  assert.equal(changedLay(OPTIONS, lay, { rotation: 1 }).at, "-4,2");
  assert.equal(changedLay(OPTIONS, lay, { side: "B" }).at, "5,1");
  assert.equal(changedLay(OPTIONS, lay, { rotation: 3 }).at, "");
  assert.equal(changedLay(OPTIONS, { ...lay, at: "" }, { tile: "9" }).at, "");
  assert.deepEqual(hexOf("-3,2"), [-3, 2]);
});

test("arrow keys lead to the space that lies there on the screen", () => {
  const all = () => true;
  assert.equal(beside([2, 2], "ArrowRight", 0, all), "3,2");
  assert.equal(beside([2, 2], "ArrowUp", 0, all), "3,1");
  assert.equal(beside([2, 2], "ArrowUp", 0, (place) => place === "2,1"), "2,1");
  assert.equal(beside([2, 2], "ArrowLeft", 0, () => false), null);
  for (const turn of [1, 2]) {
    const [q, r] = hexOf(beside([2, 2], "ArrowRight", turn, all));
    const [x, y] = [centre(...turned([q, r], turn)), centre(...turned([2, 2], turn))];
    assert.ok(Math.abs(x[0] - y[0] - W) < 1e-9 && Math.abs(x[1] - y[1]) < 1e-9);
  }
});
