// The page asks at once for every module that a table needs, and for none that it does not.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const WEB = new URL("../../src/zeitalter/web/", import.meta.url);

/** All modules that these import, with themselves. */
function graph(...starts) {
  const found = new Set();
  const walk = (url) => {
    if (found.has(url.href)) return;
    found.add(url.href);
    const source = readFileSync(url, "utf8");
    for (const [, path] of source.matchAll(/(?:from|^import) "(\.{1,2}\/[^"]+)"/gm)) walk(new URL(path, url));
  };
  for (const start of starts) walk(new URL(start, WEB));
  return found;
}

test("the page preloads exactly the modules of a table", () => {
  const page = readFileSync(new URL("index.html", WEB), "utf8");
  const named = [...page.matchAll(/rel="modulepreload" href="\/files\/VERSION\/web\/([^"]+)"/g)].map((m) => new URL(m[1], WEB).href);
  const needed = graph("app.js", "table/table.js");
  needed.delete(new URL("app.js", WEB).href);
  assert.deepEqual(named.sort(), [...needed].sort());
});
