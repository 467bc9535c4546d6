// What is to be known before an answer is given, in lists, lights and questions; and where a tip lies.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

globalThis.document ??= {
  documentElement: { lang: "en", dataset: {} },
  createTreeWalker: () => ({}), createComment: () => ({}), createElement: () => ({}),
};
const { newTable } = await import("../../src/zeitalter/web/match/model.js");
const { askedTwice, caution, cautionsOf } = await import("../../src/zeitalter/web/match/cautions.js");
const { cautionText, glow, idle } = await import("../../src/zeitalter/web/board/answers.js");
const { placeTip } = await import("../../src/zeitalter/web/board/tip-place.js");
const { bestOf } = await import("../../src/zeitalter/web/table/rivals.js");

const OFFER = {
  options: [["move", "crete"], { verb: "trade", fields: [] }, ["rest"], ["levy"], ["finish"]],
  cautions: { 0: ["idle", "no-cube", []], 3: ["grave", "last", [["number", 2]]], 4: ["cost", "ships", []] },
};

beforeEach(() => {
  const table = newTable("m1");
  table.now = OFFER;
  table.data = { shell: { turn_ends: ["rest"], parties: [] }, verbs: {} };
});

test("cautions belong to the answers at their places, forms between them counted", () => {
  assert.deepEqual([...cautionsOf(OFFER).keys()], ['["move","crete"]', '["levy"]', '["finish"]']);
  assert.deepEqual(caution(["levy"]), { tone: "grave", text: "caution-last" });
  assert.equal(caution(["rest"]), null);
});

test("a grave answer and the end of a turn are asked about once more, others are not", () => {
  assert.deepEqual([["levy"], ["rest"], ["finish"], ["move", "crete"]].map(askedTwice), [true, true, false, false]);
});

test("nobody is asked twice who does not want to be", () => {
  globalThis.localStorage = { getItem: (key) => (key === "zeitalter.confirm" ? "no" : null) };
  assert.deepEqual([["levy"], ["rest"]].map(askedTwice), [false, false]);
  delete globalThis.localStorage;
});

test("a thing glows faintly only where nothing it stands for would do anything", () => {
  const ctx = { hint: null, caution };
  assert.equal(glow(ctx, [["move", "crete"]]), "legal idle");
  assert.equal(glow(ctx, [["move", "crete"], ["rest"]]), "legal");
  assert.equal(glow({ ...ctx, hint: ["rest"] }, [["rest"]]), "legal hinted");
  assert.equal(glow(ctx, []), "");
  assert.equal(idle(ctx, []), "");
});

test("a thing says the worst of what it stands for", () => {
  const ctx = { caution };
  assert.equal(cautionText(ctx, [["move", "crete"]]), "caution-no-cube");
  assert.equal(cautionText(ctx, [["move", "crete"], ["rest"]]), "");
  assert.equal(cautionText(ctx, [["finish"], ["levy"]]), "caution-last");
});

test("a tip never covers what it explains", () => {
  const screen = { w: 1000, h: 600 };
  const covers = (box, at, tip) => at.left < box.left + box.width && at.left + tip.w > box.left
    && at.top < box.top + box.height && at.top + at.high > box.top;
  const tip = { w: 300, h: 200 };
  for (let left = 0; left <= 900; left += 50)
    for (let top = 0; top <= 560; top += 40)
      for (const [width, height] of [[20, 20], [100, 40], [180, 360], [600, 300]]) {
        const box = { left, top, width: Math.min(width, 1000 - left), height: Math.min(height, 600 - top) };
        const at = placeTip(box, tip, screen);
        assert.ok(!covers(box, at, tip), JSON.stringify({ box, at }));
        assert.ok(at.left >= 0 && at.left + tip.w <= 1000 && at.top >= 0 && at.top + at.high <= 600, JSON.stringify({ box, at }));
      }
});

test("the best of a column is marked where it is a number that somebody else does not have", () => {
  const rows = [
    [{ id: "hand", value: 3 }, { id: "leader", value: "Ada" }, { id: "ships", value: 2 }],
    [{ id: "hand", value: 5 }, { id: "leader", value: "Eva" }, { id: "ships", value: 2 }],
  ];
  assert.deepEqual(bestOf(rows, ["hand", "leader", "ships"]), [5, null, null]);
});
