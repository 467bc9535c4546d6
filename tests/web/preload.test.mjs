// The page asks at once for every module that a table needs, and for none that it does not.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { importsOf, SRC } from "../shared/imports.mjs";

const WEB = new URL("web/", SRC);

/** All modules that these import, with themselves. */
function graph(...starts) {
  const found = new Set();
  const walk = (href) => {
    if (found.has(href)) return;
    found.add(href);
    importsOf(href).forEach(walk);
  };
  for (const start of starts) walk(new URL(start, WEB).href);
  return found;
}

test("the page preloads exactly the modules of a table", () => {
  const page = readFileSync(new URL("index.html", WEB), "utf8");
  const named = [...page.matchAll(/rel="modulepreload" href="\/files\/VERSION\/web\/([^"]+)"/g)].map((m) => new URL(m[1], WEB).href);
  const needed = graph("app.js", "table/table.js");
  needed.delete(new URL("app.js", WEB).href);
  assert.deepEqual(named.sort(), [...needed].sort());
});
