// Sentences in the browser are made exactly as in Python.
import assert from "node:assert/strict";
import { test } from "node:test";
import { FluentBundle, FluentResource } from "../../src/zeitalter/web/vendor/fluent.js";
import { Sentences } from "../../src/zeitalter/web/talk/sentences.js";

const SOURCE = `
list-and = { $first } and { $last }
list-none = none
stat-military = military
event-expands = { $civ } places a cube: { $territory }.
event-draws = { $seat } draws { $card }.
event-draws-veiled = { $seat } draws a card.
event-undo = { $seat } takes something back.
event-undo-of = { $seat } takes back: { $what }
event-attacks = { $civ } against { $civ2 }
option-select =
    { $card_count ->
        [0] Lay no card
       *[other] Lay { $card }
    }
prompt-Execute = { $name }, how do you execute { $action }?
objection-row-too-short =
    { $number ->
        [one] only 1
       *[other] only { $number }
    }
hint-level = The step to { $stat } { $number }.
error-known = Known.
wait = One moment...
web-error = Something went wrong ({ $id }).
switch-events = Events
    .help = A variant.
`;
const k = (kind, extra = {}) => ({ kind, ...extra });
const DATA = {
  verbs: { select: [k("card", { many: true })] },
  events: {
    expands: [k("civ"), k("territory")],
    draws: [k("seat"), k("card", { secret: true })],
    attacks: [k("civ"), k("civ")],
    undo: [k("seat"), k("number")],
  },
  prompts: { Execute: [k("seat"), k("action")] },
  objections: { "row-too-short": [k("number")] },
  names: {
    card: { art: { de: "Kunst", en: "Art" }, war: { de: "Krieg", en: "War" } },
    action: { war: { de: "Krieg", en: "War" } },
    territory: { china: { de: "China", en: "China" } },
  },
  shell: { parties: ["civ"], called: { piece: ["card", 8] } },
  cards: { card: { art: { de: "Nimm", en: "Take" } } },
};
const PEOPLE = {
  seats: [{ name: "Ada" }, { name: "Beate" }],
  parties: [
    { de: "Ada", en: "Ada" },
    { de: "Beate", en: "Beate" },
    { de: "Zivbot Rot", en: "Civbot Red" },
  ],
};

function english() {
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(new FluentResource(SOURCE));
  return new Sentences("en", bundle, DATA, PEOPLE);
}

test("an event names players, civbots and components", () => {
  assert.equal(english().event("expands", [2, "china"]), "Civbot Red places a cube: China.");
});

test("which kinds name somebody at the table is the game's to say", () => {
  const ada = english();
  assert.equal(ada.name("civ", 2), "Civbot Red");
  assert.equal(ada.name("seat", 1), "Beate");
  ada.data = { ...DATA, shell: { parties: [] } };
  assert.equal(ada.name("civ", 2), "2");
});

test("numbers are called like components where the game says so, again and again", () => {
  assert.equal(english().name("piece", 1), "War");
  assert.equal(english().name("piece", 8 * 37 + 1), "War");
  assert.equal(english().name("piece", 2), "");
});

test("an event without its secret is veiled", () => {
  assert.equal(english().event("draws", [0, "art"]), "Ada draws Art.");
  assert.equal(english().event("draws", [0, null]), "Ada draws a card.");
});

test("a second value of the same kind has a number", () => {
  assert.equal(english().event("attacks", [0, 1]), "Ada against Beate");
});

test("a name that ends with a full stop gets no second one", () => {
  const ada = english();
  ada.people = { seats: [{ name: "Ramses II." }], parties: [] };
  ada.data = { ...DATA, names: { ...DATA.names, territory: { china: { en: "St." } } } };
  assert.equal(ada.event("expands", [0, "china"]), "Ramses II. places a cube: St.");
  assert.equal(ada.t("wait"), "One moment...");
});

test("lists are joined and counted", () => {
  assert.equal(english().option(["select", []]), "Lay no card");
  assert.equal(english().option(["select", ["art"]]), "Lay Art");
  assert.equal(english().option(["select", ["art", "war"]]), "Lay Art and War");
});

test("a question names the person", () => {
  assert.equal(english().prompt(["Execute", [0, "war"]], 0), "Ada, how do you execute War?");
});

test("numbers choose the plural", () => {
  assert.equal(english().objection(["row-too-short", [1]]), "only 1");
  assert.equal(english().objection(["row-too-short", [2]]), "only 2");
});

test("a hint brings pairs of kind and value", () => {
  assert.equal(
    english().hint([
      "hint-level",
      [
        ["stat", "military"],
        ["number", 3],
      ],
    ]),
    "The step to military 3.",
  );
});

test("names without a component are messages or the value itself", () => {
  assert.equal(english().name("stat", "military"), "military");
  assert.equal(english().name("number", 4), "4");
  assert.equal(english().card("card", "art"), "Take");
  assert.equal(english().card("card", "war"), "");
});

test("unknown mistakes are still a sentence", () => {
  assert.equal(english().error("known"), "Known.");
  assert.equal(english().error("strange"), "Something went wrong (strange).");
});

test("attributes are reached by a dot", () => {
  assert.equal(english().t("switch-events.help"), "A variant.");
});

test("a number for each seat is told with its name, and none where it is zero", () => {
  const ada = english();
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(
    new FluentResource(
      `${SOURCE}\noption-assign = { $number_count ->\n    [0] Nobody loses\n   *[other] Losses: { $number }\n }\nprompt-Lose = { $name } loses { $own }`,
    ),
  );
  ada.bundle = bundle;
  const seats = [{ kind: "seat", many: true }, { kind: "number", many: true }];
  ada.data = { ...DATA, verbs: { assign: [{ kind: "number", many: true, per: "seat" }] }, prompts: { Lose: seats } };
  assert.equal(ada.option(["assign", [3, 4]]), "Losses: Ada 3 and Beate 4");
  assert.equal(ada.option(["assign", [0, 4]]), "Losses: Beate 4");
  assert.equal(ada.option(["assign", [0, 0]]), "Nobody loses");
  assert.equal(ada.prompt(["Lose", [[1, 0], [5, 9]]], 0), "Ada loses 9");
  assert.equal(ada.prompt(["Lose", [[1], [5]]], 0), "Ada loses 0");
});

test("what was taken back is named, and where nobody knows it is said without", () => {
  assert.equal(english().event("undo", [0, 3], ["expands", [1, "china"]]), "Ada takes back: Beate places a cube: China.");
  assert.equal(english().event("undo", [0, 3], ["draws", [0, null]]), "Ada takes back: Ada draws a card.");
  assert.equal(english().event("undo", [0, 3]), "Ada takes something back.");
});
