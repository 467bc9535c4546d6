// Tests of the words of a page: every word the code uses is there in both languages, and none is left over.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { FluentBundle, FluentResource } from "../../src/zeitalter/web/vendor/fluent.js";

export const SRC = new URL("../../src/zeitalter/", import.meta.url);
const LANGUAGES = ["de", "en"];

/** The scripts of a folder and those below it, as one text; what others have written is left out. */
export function scripts(folder) {
  const names = readdirSync(folder, { recursive: true }).filter((name) => /^(?!vendor).*\.js$/.test(name));
  return names.map((name) => readFileSync(new URL(name, folder), "utf8")).join("\n");
}

/** Adds the tests. `file(lang)` is the address of the words, `prefix` what their ids begin with in the code; families
 * are beginnings of ids whose ends are data, `also` ids that the code puts together. */
export function testWords({ code, file, prefix, families = [], also = [] }) {
  const read = (lang) => readFileSync(file(lang), "utf8");
  const ids = (lang) => [...read(lang).matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((m) => m[1]);
  const spelled = [...code.matchAll(new RegExp(`["'\`](${prefix}-[\\w-]+)["'\`]`, "g"))].map((m) => m[1]);
  const used = new Set([...spelled.filter((id) => !id.endsWith("-")), ...also]);
  const made = [...code.matchAll(new RegExp(`["'\`]((?:${prefix}|form)-[\\w-]*)\\$\\{`, "g"))].map((m) => m[1]);
  const begins = [...made.filter((family) => family !== `${prefix}-`), ...families];

  test("both languages have the same words", () => {
    assert.deepEqual(ids("de").sort(), ids("en").sort());
    assert.equal(new Set(ids("de")).size, ids("de").length);
  });

  test("every word the code uses is there", () => {
    const known = new Set(ids("en"));
    assert.deepEqual([...used].filter((id) => !known.has(id)), []);
  });

  test("no word is left over", () => {
    const spoken = (id) => used.has(id) || begins.some((family) => id.startsWith(family));
    assert.deepEqual(ids("en").filter((id) => !spoken(id)), []);
  });

  test("every word is valid and takes the same variables in both languages", () => {
    for (const lang of LANGUAGES) {
      const bundle = new FluentBundle(lang, { useIsolating: false });
      assert.deepEqual(bundle.addResource(new FluentResource(read(lang))), []);
      for (const id of ids(lang)) assert.ok(bundle.getMessage(id)?.value, `${lang} ${id}`);
    }
    const variables = (lang) => {
      const parts = read(lang).split(/^(?=[a-zA-Z])/m).filter((part) => /^[\w-]+ =/.test(part));
      return Object.fromEntries(parts.map((p) => [p.split(" ")[0], [...new Set(p.match(/\$\w+/g) ?? [])].sort()]));
    };
    assert.deepEqual(variables("de"), variables("en"));
  });

  test("words speak without exclamation marks", () => {
    for (const lang of LANGUAGES) assert.doesNotMatch(read(lang), /!/);
  });
}

/** Tests the words of a game's drawn table. */
export function testTableWords(game, also = []) {
  const folder = new URL(`games/${game}/`, SRC);
  testWords({
    code: scripts(new URL("web/", folder)) + scripts(new URL("web/board/", SRC)),
    file: (lang) => new URL(`words/table.${lang}.ftl`, folder),
    prefix: "board",
    also,
  });
}
