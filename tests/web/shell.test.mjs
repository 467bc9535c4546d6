// What the shell knows of a game it is told by the game's data: who scores, who is at the table, what lies before each.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

globalThis.document ??= {
  documentElement: { lang: "en", dataset: {} },
  createTreeWalker: () => ({}), createComment: () => ({}), createElement: () => ({}),
};
const { newTable, shell, table: before } = await import("../../src/zeitalter/web/match/model.js");
const { mats, parties, partyOf } = await import("../../src/zeitalter/web/match/parties.js");
const { pointsBySource, pointsLine } = await import("../../src/zeitalter/web/talk/points.js");
const { useNames } = await import("../../src/zeitalter/web/talk/i18n.js");

const DATA = {
  verbs: {},
  events: {
    earns: [{ kind: "number" }, { kind: "tribe" }, { kind: "deed" }],
    loses: [{ kind: "tribe" }, { kind: "deed" }, { kind: "number" }],
    gift: [{ kind: "tribe" }, { kind: "number" }],
    meets: [{ kind: "tribe", many: true }],
    sits: [{ kind: "seat" }],
  },
  names: { deed: { feast: { en: "Feast" }, raid: { en: "Raid" } } },
  shell: {
    rule_numbers: "R\\d+", turn_ends: ["rest"], closing: ["enough"], chapters: ["year"], hidden_fields: [],
    parties: ["tribe"], mats: "tribes",
    scores: {
      earns: { who: 1, points: 0, source: 2, sign: 1 },
      loses: { who: 0, points: 2, source: 1, sign: -1 },
      gift: { who: 0, points: 1, source: null, sign: 1 },
    },
  },
};
const VIEW = { tribes: [{ color: "red" }, {}, {}] };

let table;
beforeEach(() => {
  table = newTable("m1");
  table.data = DATA;
  useNames(DATA, { seats: [{ name: "Ada" }, { name: "Beate" }], parties: [{ en: "Ada" }, { en: "Beate" }, { en: "Wolves" }] });
  table.log = [
    [1, "earns", [5, 0, "feast"]], [2, "earns", [2, 1, "feast"]], [3, "loses", [0, "raid", 3]], [4, "earns", [1, 0, "feast"]],
    [5, "gift", [0, 7]],
  ];
});

test("points are added up from the events that the game names, by what they are for", () => {
  assert.deepEqual(pointsBySource(0), { feast: 6, raid: -3 });
  assert.deepEqual(pointsBySource(1), { feast: 2 });
  assert.deepEqual(pointsBySource(2), {});
  assert.equal(pointsLine(0), "Feast 6, Raid −3");
});

test("a line is about a seat or whoever else the game calls a party", () => {
  assert.equal(partyOf([1, "earns", [5, 2, "feast"]]), 2);
  assert.equal(partyOf([1, "sits", [1]]), 1);
  assert.equal(partyOf([1, "meets", [[0, 1]]]), null);
  assert.equal(partyOf([1, "unknown", [0]]), null);
});

test("parties have the names of players first, and printed colours before free ones", () => {
  table.module = { colorOf: (mat) => mat.color };
  assert.deepEqual(parties(VIEW).map(({ name, id }) => [name, id]), [["Ada", "red"], ["Beate", "blue"], ["Wolves", "green"]]);
  assert.equal(mats(VIEW).length, 3);
  assert.deepEqual(mats(null), []);
});

test("before a game has spoken, nothing is assumed of it", () => {
  table = newTable("m2");
  assert.deepEqual([pointsBySource(0), mats(VIEW), partyOf([1, "earns", [5, 0, "feast"]])], [{}, [], null]);
  assert.doesNotMatch("R1", new RegExp(shell().rule_numbers));
  assert.equal(before.id, "");
});
