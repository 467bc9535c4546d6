// Playing again: the same seats against bots, and nobody else's seat without asking.
import assert from "node:assert/strict";
import { test } from "node:test";
import { sameSeats } from "../../src/zeitalter/web/match/rematch.js";

const ADA = { name: "Ada", kind: "person", bot: null, yours: true, taken: true };
const BEATE = { ...ADA, name: "Beate", yours: false };
const CLIO = { name: "Clio", kind: "bot", bot: "strategist", yours: false, taken: true };
const DIDO = { ...CLIO, name: "Dido", bot: "random" };

test("one person against bots gets the same seats, names and bots", () => {
  assert.deepEqual(sameSeats([CLIO, ADA, DIDO]), [
    { kind: "bot", name: "Clio", bot: "strategist" },
    { kind: "me", name: "Ada" },
    { kind: "bot", name: "Dido", bot: "random" },
  ]);
});

test("a match with other people is not repeated without them", () => {
  assert.equal(sameSeats([ADA, BEATE, CLIO]), null);
});

test("several people on one screen plan their next match themselves", () => {
  assert.equal(sameSeats([ADA, { ...BEATE, yours: true }, CLIO]), null);
});

test("a spectator does not get somebody else's seat", () => {
  assert.equal(sameSeats([BEATE, CLIO]), null);
  assert.equal(sameSeats([CLIO, DIDO]), null);
});
