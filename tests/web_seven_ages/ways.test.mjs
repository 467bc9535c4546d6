// The ways that pieces went, as the log tells them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ways } from "../../src/zeitalter/games/seven_ages/web/ways.js";

const view = { empires: [{ empire: "minoans", seat: 1 }, { empire: "hittites", seat: 0 }] };

/** @param {any[]} log @param {number} at */
const of = (log, at) => ways({ view, log }, log[at]);

test("a march, a raid and a flight lead from one area into another", () => {
  for (const id of ["marches", "raids", "flies"])
    assert.deepEqual(of([[1, id, ["hittites", ["warriors"], [], "anatolia", "syria", "sumerians"]]], 0), [
      { party: 0, from: "area:anatolia", to: "area:syria" },
    ]);
});

test("whoever retreats may go to several areas", () => {
  assert.deepEqual(of([[1, "retreats", ["hittites", "syria", ["anatolia", "pontus"]]]], 0), [
    { party: 0, from: "area:syria", to: "area:anatolia" },
    { party: 0, from: "area:syria", to: "area:pontus" },
  ]);
});

test("units go ashore from where their ship came last", () => {
  const log = [
    [1, "sets-sail", ["minoans", "galleys", "crete"]],
    [2, "marches", ["minoans", ["galleys"], [], "crete", "mediterranean_sea"]],
    [3, "marches", ["hittites", ["warriors"], [], "anatolia", "syria"]],
    [4, "lands", ["minoans", ["warriors"], [], "rome"]],
  ];
  assert.deepEqual(of(log, 3), [{ party: 1, from: "area:mediterranean_sea", to: "area:rome" }]);
});

test("without a voyage before it nobody knows from where they came", () => {
  assert.deepEqual(of([[3, "turns-over", ["minoans"]], [4, "lands", ["minoans", ["warriors"], [], "rome"]]], 1), []);
});

test("an empire that is gone has no party, and other lines no way", () => {
  assert.equal(of([[1, "marches", ["zulus", ["warriors"], [], "natal", "cape"]]], 0)[0].party, null);
  assert.deepEqual(of([[1, "builds", ["hittites", "warriors", "syria", 2]]], 0), []);
});
