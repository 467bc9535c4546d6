// Finding words: umlauts, parts of words, numbers of rules.
import assert from "node:assert/strict";
import test from "node:test";
import { has, pieces, places, ruleNumber, wordsOf } from "../../src/zeitalter/web/talk/find.js";

test("umlauts are found however they are written", () => {
  for (const word of ["Überfall", "ueberfall", "uberfall", "ÜBER", "berf"]) assert.ok(has("Ein Überfall", [word]), word);
  assert.ok(has("die größte Stadt", ["groesste"]));
  assert.ok(has("die größte Stadt", ["größte"]));
  assert.ok(has("Neuer Zug", ["neuer"]));
  assert.ok(!has("Ein Überfall", ["Unterfall"]));
});

test("every word has to stand somewhere, in any order and also inside of words", () => {
  assert.ok(has("Die Ablagereihe und die Hand", wordsOf("  hand  reihe ")));
  assert.ok(!has("Die Ablagereihe", wordsOf("hand reihe")));
  assert.ok(has("anything", []));
});

test("hits are cut out of the text without losing a letter", () => {
  const text = "Würfel, Machtwürfel und WÜRFEL";
  const cut = pieces(text, ["wuerfel"]);
  assert.deepEqual(
    cut.filter((_, i) => i % 2),
    ["Würfel", "würfel", "WÜRFEL"],
  );
  assert.equal(cut.join(""), text);
  assert.deepEqual(places("Straße", ["s"]), [
    [0, 1],
    [4, 5],
  ]);
  assert.equal(pieces("aaa", ["a", "aa"]).join(""), "aaa");
  assert.deepEqual(pieces("no hit", ["x"]), ["no hit"]);
});

test("numbers of rules are read as they are typed", () => {
  assert.equal(ruleNumber(" h19A "), "H19a");
  assert.equal(ruleNumber("a 3"), "A3");
  assert.equal(ruleNumber("H"), "");
  assert.equal(ruleNumber("war"), "");
});
