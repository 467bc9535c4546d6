// The list of my matches: what waits for me comes first.
import assert from "node:assert/strict";
import { test } from "node:test";
import { after, myTurn, urgentFirst } from "../../src/zeitalter/web/match/waiting.js";

const match = (since, waiting, over = false) => ({ since, waiting, over, seats: [{ yours: true }, { yours: false }] });

test("a match waits for me when one of my seats is asked", () => {
  assert.equal(myTurn(match("2026-01-01", [0])), true);
  assert.equal(myTurn(match("2026-01-01", [1])), false);
  assert.equal(myTurn(match("2026-01-01", [0], true)), false);
});

test("the longest wait for me comes first, then the newest of the others", () => {
  const list = [match("2026-01-02", [1]), match("2026-01-04", [0]), match("2026-01-03", [1]), match("2026-01-01", [0])];
  assert.deepEqual(
    list.sort(urgentFirst).map((m) => m.since),
    ["2026-01-01", "2026-01-04", "2026-01-03", "2026-01-02"],
  );
});

test("the next table is the one after this, from the top again after the last", () => {
  assert.equal(after(["a", "b", "c"], "b"), "c");
  assert.equal(after(["a", "b", "c"], "c"), "a");
  assert.equal(after(["a", "b", "c"], "elsewhere"), "a");
  assert.equal(after(["a"], "a"), undefined);
  assert.equal(after([], "a"), undefined);
});
