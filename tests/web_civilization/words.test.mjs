// Every word of the drawn table is there in both languages, and none is left over.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { FluentBundle, FluentResource } from "../../src/zeitalter/web/vendor/fluent.js";

const GAME = new URL("../../src/zeitalter/games/civilization/", import.meta.url);
const SHARED = new URL("../../src/zeitalter/web/board/", import.meta.url);
const scripts = readdirSync(GAME).filter((name) => /^table.*\.js$/.test(name)).map((name) => new URL(name, GAME));
const shared = readdirSync(SHARED).map((name) => new URL(name, SHARED));
const code = [...scripts, ...shared].map((url) => readFileSync(url, "utf8")).join("\n");
const used = new Set([...code.matchAll(/["'`](board-[\w-]+)["'`]/g)].map((m) => m[1]).filter((id) => !id.endsWith("-")));
const families = [...new Set([...code.matchAll(/["'`]((?:board|form)-[\w-]*)\$\{/g)].map((m) => m[1]))];
const read = (lang) => readFileSync(new URL(`table.${lang}.ftl`, GAME), "utf8");
const ids = (lang) => [...read(lang).matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((m) => m[1]);

test("both languages have the same words", () => {
  assert.deepEqual(ids("de").sort(), ids("en").sort());
  assert.equal(new Set(ids("de")).size, ids("de").length);
});

test("every word the code uses is there", () => {
  const known = new Set(ids("en"));
  assert.deepEqual([...used].filter((id) => !known.has(id)), []);
});

test("no word is left over", () => {
  const narrow = families.filter((family) => family !== "board-");
  const verbs = ["board-load", "board-unload"];
  const spoken = (id) => used.has(id) || verbs.includes(id) || narrow.some((family) => id.startsWith(family));
  assert.deepEqual(ids("en").filter((id) => !spoken(id)), []);
});

test("every word is valid in both languages", () => {
  for (const lang of ["de", "en"]) {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    assert.deepEqual(bundle.addResource(new FluentResource(read(lang))), []);
    for (const id of ids(lang)) assert.ok(bundle.hasMessage(id), `${lang} ${id}`);
  }
});
