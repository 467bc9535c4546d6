// The words of the shell, and what its pages must not have.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { scripts, SRC, testWords } from "../shared/words.mjs";

const WEB = new URL("web/", SRC);
const code = scripts(WEB);
/** Words that games say with the shell's own. */
const GAMES = ["web-epoch", "web-round"];

testWords({
  code,
  file: (lang) => new URL(`texts/web.${lang}.ftl`, SRC),
  prefix: "web",
  families: ["web-source-", "web-sure-"],
  also: GAMES,
});

test("pages have neither inline script nor inline style", () => {
  const page = readFileSync(new URL("index.html", WEB), "utf8");
  assert.doesNotMatch(page, /<style|style=|<script>|\son\w+="/);
  assert.doesNotMatch(code, /style=\$|style="|unsafeHTML/);
  assert.doesNotMatch(page + code, /https?:\/\/(?!www\.w3\.org)/);
});
