// Every word of the shell is there in both languages, and none is left over.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { FluentBundle, FluentResource } from "../../src/zeitalter/web/vendor/fluent.js";

const SRC = new URL("../../src/zeitalter/", import.meta.url);
const WEB = new URL("web/", SRC);
const scripts = readdirSync(WEB).filter((name) => name.endsWith(".js"));
const code = scripts.map((name) => readFileSync(new URL(name, WEB), "utf8")).join("\n");
const used = new Set([...code.matchAll(/["'`](web-[\w-]+)["'`]/g)].map((m) => m[1]).filter((id) => !id.endsWith("-")));
const families = new Set([...code.matchAll(/["'`](web-[\w-]*-)\$\{/g)].map((m) => m[1]));
// Families whose members are data, so that the code does not spell them: `web-${kind}-${value}`.
for (const family of ["web-source-", "web-sure-"]) families.add(family);

const read = (lang) => readFileSync(new URL(`texts/web.${lang}.ftl`, SRC), "utf8");
const ids = (lang) => [...read(lang).matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((m) => m[1]);

test("both languages have the same words", () => {
  assert.deepEqual(ids("de").sort(), ids("en").sort());
  assert.equal(new Set(ids("de")).size, ids("de").length);
});

test("every word the code uses is there", () => {
  const known = new Set(ids("en"));
  assert.deepEqual(
    [...used].filter((id) => !known.has(id)),
    [],
  );
});

test("no word is left over", () => {
  const spoken = (id) => used.has(id) || [...families].some((family) => id.startsWith(family));
  assert.deepEqual(
    ids("en").filter((id) => !spoken(id)),
    [],
  );
});

test("every word is valid and takes the same variables in both languages", () => {
  for (const lang of ["de", "en"]) {
    const bundle = new FluentBundle(lang);
    assert.deepEqual(bundle.addResource(new FluentResource(read(lang))), []);
    for (const id of ids(lang)) assert.ok(bundle.getMessage(id)?.value, `${lang} ${id}`);
  }
  const variables = (lang) => {
    const parts = read(lang)
      .split(/^(?=[a-zA-Z])/m)
      .filter((p) => p.startsWith("web-"));
    return Object.fromEntries(parts.map((p) => [p.split(" ")[0], [...new Set(p.match(/\$\w+/g) ?? [])].sort()]));
  };
  assert.deepEqual(variables("de"), variables("en"));
});

test("words speak without exclamation marks", () => {
  for (const lang of ["de", "en"]) assert.doesNotMatch(read(lang), /!/);
});

test("pages have neither inline script nor inline style", () => {
  const page = readFileSync(new URL("index.html", WEB), "utf8");
  assert.doesNotMatch(page, /<style|style=|<script>|\son\w+="/);
  assert.doesNotMatch(code, /style=\$|style="|unsafeHTML/);
  assert.doesNotMatch(page + code, /https?:\/\/(?!www\.w3\.org)/);
});
