// Panels over the map make way for what they ask about.
import assert from "node:assert/strict";
import { test } from "node:test";
import { dockClasses } from "../../src/zeitalter/games/new_dawn/web/dock.js";

const WINDOW = "100 50 1000 500";

test("panels stay where nothing in play lies under them", () => {
  assert.equal(dockClasses(WINDOW, []), "");
  assert.equal(dockClasses(WINDOW, [[600, 300]]), "");
});

test("buttons and panels move opposite to what they would cover", () => {
  assert.equal(dockClasses(WINDOW, [[1050, 520]]), "buttons-above");
  assert.equal(dockClasses(WINDOW, [[150, 80]]), "panels-below");
  assert.equal(dockClasses(WINDOW, [[1050, 520], [150, 80]]), "buttons-above panels-below");
});

test("what is not seen is not covered, and where both ends are in play nothing moves", () => {
  assert.equal(dockClasses(WINDOW, [[1300, 520], [50, 20]]), "");
  assert.equal(dockClasses(WINDOW, [[1050, 520], [1050, 80]]), "");
});
