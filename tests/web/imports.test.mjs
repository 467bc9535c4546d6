// Modules of the page: no cycles, nothing that nobody uses, and games that keep to what is meant for them.
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { allModules, importsOf, nameOf } from "../shared/imports.mjs";

const MODULES = allModules();
const OURS = MODULES.filter((href) => !href.includes("/vendor/"));
/** What games may import of the shell. */
const FOR_GAMES = /^web\/(board|vendor)\/|^web\/(base\/colors|match\/forms|talk\/(find|log-lines))\.js$/;
/** Modules that nobody imports: pages and tables are loaded when they are needed. */
const STARTS = /^web\/(app|(service|cache|push)-worker|base\/theme|table\/(table|edition-box|ending|prepare-panel|replay-panel)|pages\/[\w-]+)\.js$|^games\/\w+\/web\/table\.js$/;

/** The names that tests import. */
function testImports() {
  const folder = new URL("../", import.meta.url);
  const files = readdirSync(folder, { recursive: true }).filter((name) => /^(web\w*|shared)\/[\w.]+\.m?js$/.test(name));
  return files.flatMap((name) => {
    const source = readFileSync(new URL(name, folder), "utf8");
    return [...source.matchAll(/(?:import|const) \{([^}]+)\} (?:from|= await)/g)].flatMap(([, names]) => names.split(/[\s,]+/));
  });
}

/** The modules of a cycle, or null. */
function cycle() {
  const finished = new Set();
  const walk = (href, above) => {
    if (above.includes(href)) return [...above.slice(above.indexOf(href)), href].map(nameOf);
    if (finished.has(href)) return null;
    for (const next of importsOf(href)) {
      const found = walk(next, [...above, href]);
      if (found) return found;
    }
    finished.add(href);
    return null;
  };
  return MODULES.map((href) => walk(href, [])).find(Boolean) ?? null;
}

test("no module imports itself by way of others", () => {
  assert.equal(cycle(), null);
});

test("every import is there", () => {
  const missing = OURS.flatMap((href) => importsOf(href).filter((next) => !existsSync(new URL(next))));
  assert.deepEqual(missing.map(nameOf), []);
});

test("games use of the shell what is meant for them", () => {
  const games = OURS.filter((href) => nameOf(href).startsWith("games/"));
  const game = (href) => nameOf(href).split("/")[1];
  const others = games.flatMap((href) => importsOf(href)
    .filter((next) => (nameOf(next).startsWith("games/") ? game(next) !== game(href) : !FOR_GAMES.test(nameOf(next))))
    .map((next) => `${nameOf(href)} imports ${nameOf(next)}`));
  assert.deepEqual(others, []);
});

test("the shell imports no game", () => {
  const shell = OURS.filter((href) => nameOf(href).startsWith("web/"));
  assert.deepEqual(shell.filter((href) => importsOf(href).some((next) => nameOf(next).startsWith("games/"))), []);
});

test("no module is left over", () => {
  const imported = new Set(OURS.flatMap(importsOf));
  assert.deepEqual(OURS.map(nameOf).filter((name, i) => !imported.has(OURS[i]) && !STARTS.test(name)), []);
});

test("nothing is exported that nobody imports", () => {
  const tested = testImports();
  const sources = new Map(OURS.map((href) => [href, readFileSync(new URL(href), "utf8")]));
  const unused = OURS.filter((href) => !STARTS.test(nameOf(href))).flatMap((href) => {
    const source = sources.get(href);
    const names = [...source.matchAll(/^export (?:async )?(?:function|class|const|let) (\w+)/gm)].map((m) => m[1]);
    const users = OURS.filter((other) => other !== href && importsOf(other).includes(href)).map((other) => sources.get(other));
    const used = (name) => users.some((user) => new RegExp(`(?<![\\w$])${name}(?![\\w$])`).test(user)) || tested.includes(name);
    return names.filter((name) => !used(name)).map((name) => `${nameOf(href)}: ${name}`);
  });
  assert.deepEqual(unused, []);
});

test("every game checks its table against the contract", () => {
  const tables = OURS.filter((href) => /games\/\w+\/web\/table\.js$/.test(href));
  for (const href of tables)
    assert.match(readFileSync(new URL(href), "utf8"), /game-table\.d\.ts"\)\.Checked<typeof import\("\.\/table\.js"\)>/, nameOf(href));
});
