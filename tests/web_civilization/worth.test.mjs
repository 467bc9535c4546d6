// What cards are worth: sets, prices after credits, epochs, with the figures printed in `map.json`.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import {
  counted, epochOf, priceOf, setValue, totalPrice, valueOf,
} from "../../src/zeitalter/games/civilization/table_worth.js";

const file = new URL("../../src/zeitalter/games/civilization/map.json", import.meta.url);
const { board, areas } = JSON.parse(readFileSync(file, "utf8"));

test("a set of n cards of value v is worth n times n times v", () => {
  assert.equal(setValue(board.goods, "korn", 8), 256);
  assert.equal(valueOf(board.goods, ["salz", "gold", "salz", "seuche"]), 21);
  assert.deepEqual(counted(["salz", "gold", "salz"]), [["salz", 2], ["gold", 1]]);
});

test("owned cards give their best credit for a card bought alone", () => {
  assert.equal(priceOf(board.cards, [], "philosophie"), 240);
  assert.equal(priceOf(board.cards, ["musik", "astronomie"], "philosophie"), 190);
});

test("a credit is used once among several cards, where it helps most", () => {
  assert.equal(totalPrice(board.cards, ["astronomie"], ["medizin", "muenzwesen"]), 230);
  assert.equal(totalPrice(board.cards, ["astronomie"], ["medizin", "muenzwesen"], true), 210);
  assert.equal(totalPrice(board.cards, ["musik", "astronomie"], ["medizin", "literatur"]), 225);
});

test("every nation has its own epochs", () => {
  const [starts] = board.tracks.aegypten;
  assert.deepEqual([0, 1, 4, 7, 10, 13, 15].map((field) => epochOf(starts, field)), [0, 1, 2, 3, 4, 5, 5]);
});

test("every area that is printed is drawn, with a place for its tokens, its city and its ships", () => {
  for (const [id, [, , site]] of Object.entries(board.areas)) {
    assert.ok(areas[id].land && areas[id].at && areas[id].label, id);
    assert.equal(Boolean(areas[id].city), site !== "none", id);
  }
  for (const [coast, area] of Object.entries(board.coasts)) assert.ok(areas[area].coasts[coast], coast);
});
