// Lights and ways: which elements a deed lights up, and how arrows go.
import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.document ??= {
  documentElement: { lang: "en", dataset: {} },
  createTreeWalker: () => ({}), createComment: () => ({}), createElement: () => ({}),
};
globalThis.HTMLElement ??= class {};
globalThis.CSSStyleSheet ??= class {};
const { lightRules } = await import("../../src/zeitalter/web/board/lights.js");
const { arrow, bundled } = await import("../../src/zeitalter/web/board/ways.js");

test("things are lit by what they are, and a name cannot break out of its rule", () => {
  assert.match(lightRules(["area:crete", "party:2"]), /\[data-thing~="area:crete"\], \[data-thing~="party:2"\]/);
  assert.ok(lightRules(['a:"] * {}']).includes('[data-thing~="a:\\"] * {}"]'));
  assert.equal(lightRules([]), "");
});

test("ways that are alike are one arrow, and of too many the newest stay", () => {
  const way = { party: 1, from: "area:crete", to: "area:troy" };
  assert.deepEqual(bundled([way, { ...way, party: 0 }, way]).map(({ party, times }) => [party, times]), [[0, 1], [1, 2]]);
  assert.deepEqual(bundled([{ ...way, to: way.from }]), []);
  const many = bundled(Array.from({ length: 90 }, (_, i) => ({ ...way, to: `area:${i}` })));
  assert.equal(many.length, 40);
  assert.equal(many.at(-1).to, "area:89");
});

test("an arrow begins at one place and ends just before the other; too near it is none", () => {
  const { line, head } = arrow([0, 0], [100, 0]);
  assert.match(line, /^M0\.0 0\.0Q/);
  assert.doesNotMatch(line + head, /NaN/);
  assert.ok(Number(/^M([\d.]+)/.exec(head)[1]) < 100);
  assert.equal(arrow([5, 5], [5, 5]), null);
});
