// Until when a seat has time: the answer, the bank, and holidays in which nothing counts.
import assert from "node:assert/strict";
import { test } from "node:test";
import { awayUntil, deadlineOf, momentAfter } from "../../src/zeitalter/web/match/clock.js";

const NOON = Date.parse("2026-06-01T12:00:00Z");
const HOUR = 3600000;
const iso = (hours) => new Date(NOON + hours * HOUR).toISOString();
const match = (seat) => ({ since: iso(0), clock: 24, bank: 72, seats: [{ bank: 72 * 3600, ...seat }] });

test("time in a holiday does not count", () => {
  const away = [[iso(1), iso(3)], [iso(5), iso(6)]];
  assert.equal(momentAfter(NOON, HOUR / 2, away), NOON + HOUR / 2);
  assert.equal(momentAfter(NOON, 2 * HOUR, away), NOON + 4 * HOUR);
  assert.equal(momentAfter(NOON, 7 * HOUR, away), NOON + 10 * HOUR);
  assert.equal(momentAfter(NOON + 2 * HOUR, HOUR, away), NOON + 4 * HOUR);
});

test("the bank comes after the time of the answer", () => {
  assert.equal(deadlineOf(match({}), 0, NOON + 20 * HOUR), NOON + 24 * HOUR);
  assert.equal(deadlineOf(match({}), 0, NOON + 25 * HOUR), NOON + 96 * HOUR);
  assert.equal(deadlineOf(match({ away: [[iso(10), iso(34)]] }), 0, NOON + 25 * HOUR), NOON + 48 * HOUR);
  assert.equal(deadlineOf({ ...match({}), clock: null }, 0, NOON), null);
  assert.equal(deadlineOf(null, 0, NOON), null);
});

test("somebody is away between the beginning and the end of a holiday", () => {
  const seat = { name: "Ada", kind: "person", away: [[iso(1), iso(3)]] };
  assert.equal(awayUntil(seat, NOON), null);
  assert.equal(awayUntil(seat, NOON + 2 * HOUR), NOON + 3 * HOUR);
  assert.equal(awayUntil(seat, NOON + 3 * HOUR), null);
  assert.equal(awayUntil(undefined, NOON), null);
});
