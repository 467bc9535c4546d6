// The small menu of a card: by what is played, own empires first, and what helps others apart.
import assert from "node:assert/strict";
import { test } from "node:test";
import { sorted } from "../../src/zeitalter/games/seven_ages/web/parts.js";

const CTX = /** @type {any} */ ({
  seat: 0,
  view: {
    empires: [{ empire: "romans", seat: 0 }, { empire: "goths", seat: 1 }, { empire: "franks", seat: 1 }],
    areas: { rome: { holder: "romans" }, dacia: { holder: "goths" } },
  },
  t: (id, { what }) => `${id} ${what}`,
  name: (kind, id) => id,
  caution: ([verb, , , first, second]) => {
    const helps = verb === "artefact" && first !== "romans";
    const harms = verb === "event" && second[0] === "rome";
    return helps || harms ? { tone: "cost", text: "" } : null;
  },
});
const ANSWERS = [
  ["artefact", "han", "forum", "goths"],
  ["artefact", "han", "forum", "romans"],
  ["artefact", "han", "forum", "franks"],
  ["event", "han", "flood", [], ["rome"], [], []],
  ["event", "han", "flood", [], ["dacia"], [], []],
];

test("artefact and event of a card are parts of their own, with what helps others apart", () => {
  const [forum, flood] = sorted(CTX, ANSWERS);
  assert.equal(forum.title, "board-menu-artefact forum");
  assert.deepEqual(forum.good, [ANSWERS[1]]);
  assert.deepEqual(forum.doubtful, [ANSWERS[0], ANSWERS[2]]);
  assert.equal(flood.title, "board-menu-event flood");
  assert.deepEqual(flood.good, [ANSWERS[4]]);
  assert.deepEqual(flood.doubtful, [ANSWERS[3]]);
});

test("no answer is lost, and own empires come first where nothing speaks against any", () => {
  const plain = { ...CTX, caution: () => null };
  const [forum, flood] = sorted(plain, ANSWERS);
  assert.deepEqual(forum.good.map((a) => a[3]), ["romans", "goths", "franks"]);
  assert.equal(forum.good.length + flood.good.length, ANSWERS.length);
});
