// The rule pages are read as they are written.
import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.document ??= { createTreeWalker: () => ({}), createComment: () => ({}), createElement: () => ({}) };
const { inline, markdown } = await import("../../src/zeitalter/web/talk/markdown.js");

const plain = (value) =>
  Array.isArray(value)
    ? value.map(plain).join("")
    : value?.strings
      ? value.strings.map((s, i) => s + plain(value.values[i] ?? "")).join("")
      : typeof value === "string"
        ? value
        : "";

test("emphasis, code and rule numbers are found inside a line", () => {
  const text = plain(inline("the *end* of `row` (H58)", (rule) => `[${rule}]`));
  assert.equal(text, "the <em>end</em> of <code>row</code> ([H58])");
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
