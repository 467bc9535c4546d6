// Which answers stand although others came before.
import assert from "node:assert/strict";
import { test } from "node:test";
import { stands } from "../../src/zeitalter/games/seven_ages/web/turned.js";

const answer = ["turn_over", "minoans"];

test("the marker of the round stands, a Wild and giving up an empire do not", () => {
  const players = (marker) => [{ seat: 0, markers: [["minoans", marker]] }];
  const at = (marker, action) => ({ view: { players: players(marker) }, seat: 0, prompt: ["TurnMarkers", [action]] });
  assert.equal(stands(at("manoeuvre", "manoeuvre"), answer), true);
  assert.equal(stands(at("wild", "manoeuvre"), answer), false);
  assert.equal(stands(at("discard_empire", "discard_empire"), answer), false);
  assert.equal(stands(at("manoeuvre", "manoeuvre"), ["done"]), false);
});
