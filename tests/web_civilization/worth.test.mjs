// What cards are worth: sets, prices after credits, epochs, with the figures printed in `map.json`.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import {
  counted, epochOf, marker, priceOf, quote, setValue, valueOf, without,
} from "../../src/zeitalter/games/civilization/web/worth.js";

const file = new URL("../../src/zeitalter/games/civilization/web/map.json", import.meta.url);
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

test("several cards cost what the server says of them, and nothing is known of what cannot be paid", () => {
  const shop = { sale: ["weben", "musik", "gesetz"], sets: { 0: [0, 30, 1], 1: [35, 75, 2], 3: [90, 135, 2] } };
  assert.deepEqual(quote(shop, []), { price: 0, points: 30, has: 1 });
  assert.deepEqual(quote(shop, ["musik", "weben"]), { price: 90, points: 135, has: 2 });
  assert.equal(quote(shop, ["gesetz"]), null);
});

test("a marker goes where the figures say", () => {
  const epoch = { number: 3, field: 9, now: true, needs: 3, has: 2 };
  const next = { field: 8, falls: false, falls_below: 0, advances_from: 0, epoch };
  assert.equal(marker(next, 2, 500), 0);
  assert.equal(marker(next, 3, 0), 1);
  assert.equal(marker({ ...next, epoch: { ...epoch, now: false } }, 2, 0), 1);
  assert.equal(marker({ ...next, falls: true }, 3, 500), -1);
  const last = { field: 13, falls: false, falls_below: 1000, advances_from: 1100, epoch: null };
  assert.deepEqual([999, 1000, 1099, 1100].map((points) => marker(last, 0, points)), [-1, 0, 0, 1]);
});

test("cards that are paid are no longer there", () => {
  assert.deepEqual(without(["salz", "gold", "salz"], ["salz", "korn"]), ["gold", "salz"]);
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
