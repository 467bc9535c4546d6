// Finding words: umlauts, parts of words, numbers of rules.
import assert from "node:assert/strict";
import test from "node:test";
import { CIVILIZATION, HISTORIA, NEW_DAWN } from "../shared/rule_numbers.mjs";
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
  assert.equal(ruleNumber(" h19A ", HISTORIA), "H19a");
  assert.equal(ruleNumber("a 3", HISTORIA), "A3");
  assert.equal(ruleNumber("n 53", NEW_DAWN), "N53");
  assert.equal(ruleNumber("N96A", NEW_DAWN), "N96a");
  assert.equal(ruleNumber("43.62", CIVILIZATION), "43.62");
  assert.equal(ruleNumber(" 43 ", CIVILIZATION), "43");
  assert.equal(ruleNumber("a-03B", CIVILIZATION), "A-03b");
});

test("what is no number of this game's rules is none", () => {
  for (const words of ["H", "war", "", "H19aa", "N53", "43.62"]) assert.equal(ruleNumber(words, HISTORIA), "", words);
  for (const words of ["H19a", "53", "N"]) assert.equal(ruleNumber(words, NEW_DAWN), "", words);
  for (const words of ["43.", "43.621", "A3", "4"]) assert.equal(ruleNumber(words, CIVILIZATION), "", words);
});
