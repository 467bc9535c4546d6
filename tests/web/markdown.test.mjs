// The rule pages are read as they are written.
import assert from "node:assert/strict";
import { test } from "node:test";
import { CIVILIZATION, HISTORIA, NEW_DAWN } from "../shared/rule_numbers.mjs";

globalThis.document ??= { createTreeWalker: () => ({}), createComment: () => ({}), createElement: () => ({}) };
const { inline, markdown } = await import("../../src/zeitalter/web/talk/markdown.js");

const linked = (text, pattern) => plain(inline(text, { pattern, link: (rule) => `[${rule}]` }));
const plain = (value) =>
  Array.isArray(value)
    ? value.map(plain).join("")
    : value?.strings
      ? value.strings.map((s, i) => s + plain(value.values[i] ?? "")).join("")
      : typeof value === "string"
        ? value
        : "";

test("emphasis, code and rule numbers are found inside a line", () => {
  assert.equal(linked("the *end* of `row` (H58)", HISTORIA), "the <em>end</em> of <code>row</code> ([H58])");
});

test("numbers become links as the game writes them", () => {
  assert.equal(linked("see H19a, A12 and H4.", HISTORIA), "see [H19a], [A12] and [H4].");
  assert.equal(linked("N53 (N96a), N7-N9", NEW_DAWN), "[N53] ([N96a]), [N7]-[N9]");
  assert.equal(linked("43.62, A-03b; 53.1–53.5.", CIVILIZATION), "[43.62], [A-03b]; [53.1]–[53.5].");
});

test("a part of a longer number, another game's number or a count is no link", () => {
  assert.equal(linked("H19ab, XH19, N53 and 43.62", HISTORIA), "H19ab, XH19, N53 and 43.62");
  assert.equal(linked("H53 and 53", NEW_DAWN), "H53 and 53");
  assert.equal(linked("20 tokens, 43.621 and 1.43.6", CIVILIZATION), "20 tokens, 43.621 and 1.43.6");
});

test("without links numbers stay as they are", () => {
  assert.equal(plain(inline("see H19a")), "see H19a");
});

test("lists stay lists when a paragraph stands before them", () => {
  const text = plain(markdown("Choose:\n- one\n  more\n- two"));
  assert.match(text, /<p>Choose:<\/p><ul><li>one more<\/li><li>two<\/li><\/ul>/);
});

test("headings and tables are kept", () => {
  const text = plain(markdown("## Title\n\n| a | b |\n|---|---|\n| 1 | 2 |"));
  assert.match(text, /<h3>Title<\/h3>/);
  assert.match(text, /<td>1<\/td><td>2<\/td>/);
});
