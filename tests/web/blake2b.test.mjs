// The seed of a match can be checked in the browser.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { blake2b, seedFits } from "../../src/zeitalter/web/base/blake2b.js";

// From Python: blake2b(bytes([7] * 32), digest_size=32, person=b"zeitalter").hexdigest()
const SEVENS = "6f38859cc02caed8515f32e7db88194d6bed81f47dcad755613eeb57346fe58e";

test("the digest equals Python's", () => {
  assert.equal(blake2b(new Uint8Array(32).fill(7), "zeitalter"), SEVENS);
});

test("a seed fits only its own hash", () => {
  assert.ok(seedFits("07".repeat(32), SEVENS));
  assert.ok(!seedFits("08".repeat(32), SEVENS));
  assert.ok(!seedFits("07".repeat(32), createHash("sha256").update("x").digest("hex")));
});
