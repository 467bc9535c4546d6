// How our JavaScript is linted: what is recommended, and a few rules of this house. Names that do not exist are found by
// the type checker in the page; the tests, which have no types, are told which ones Node and the tests bring along.
import js from "@eslint/js";

const RULES = {
  eqeqeq: "error",
  "no-unused-vars": ["error", { args: "after-used", argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
  "no-unreachable": "error",
  "no-var": "error",
  "prefer-const": "error",
  "no-self-compare": "error",
  "no-unmodified-loop-condition": "error",
  "no-unused-expressions": ["error", { allowShortCircuit: true, allowTernary: true }],
  "no-useless-rename": "error",
  "no-duplicate-imports": "error",
  "array-callback-return": "error",
};
const NODE = ["URL", "Event", "EventTarget", "console", "document", "dispatchEvent", "addEventListener", "setTimeout"];
const PAGE = ["document", "window", "location", "innerWidth", "fetch", "URLSearchParams"];
const known = (names) => Object.fromEntries(names.map((name) => [name, "readonly"]));

export default [
  { ignores: ["src/zeitalter/web/vendor/**", ".venv*/**", "tests/browser/*.min.js"] },
  js.configs.recommended,
  { rules: RULES, linterOptions: { reportUnusedDisableDirectives: "error" } },
  { files: ["src/**/*.js"], rules: { "no-undef": "off" } },
  { files: ["tests/**/*.mjs"], languageOptions: { globals: known(NODE) } },
  { files: ["tests/shared/*.js"], languageOptions: { globals: known(PAGE) } },
];
