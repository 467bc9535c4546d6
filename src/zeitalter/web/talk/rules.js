// The rules drawer: quick rules and numbered rules, one search over both, opened at the rule in question. Rules link to
// each other; "back" returns to where one came from.
import { get } from "../base/api.js";
import { state, update } from "../base/store.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { has, pieces, ruleNumber, wordsOf } from "./find.js";
import { t } from "./i18n.js";
import { markdown } from "./markdown.js";
import { sourceWords, sureWord } from "./origin.js";

/** @typedef {Event & {target: HTMLInputElement}} InputChange */
/** @typedef {import("../match/wire.d.ts").Origin} Origin */
/** @typedef {{number: string, title: string, text: string, origin?: Origin}} Rule */
/** @typedef {{title: string, text: string, rules: Rule[]}} Chapter */
/** @typedef {{chapters: Chapter[], quick: string}} Book */
/** @typedef {import("./markdown.js").RuleLinks} RuleLinks */
/** @typedef {(number: string) => void} Follow */

/** @type {Map<string, Book | null>} */
const books = new Map();
const view = { tab: "rules", words: "", at: "", here: "", trail: /** @type {string[]} */ ([]) };

/** The rule book of a game; null until it has come. @param {string} game */
export function bookOf(game) {
  const key = `${game}/${state.lang}`;
  const found = books.get(key);
  if (found === undefined) {
    books.set(key, null);
    get(`/api/rules/${key}`).then(
      (book) => {
        books.set(key, book);
        update();
      },
      () => books.delete(key),
    );
  }
  return found ?? null;
}

/** Open the book at its quick rules, for who does not know the game yet. */
export function openInBrief() {
  Object.assign(view, { tab: "quick", words: "", at: "", here: "", trail: [] });
}

/** The rule an address means: itself, or the rule it is a part of. @param {Book} book @param {string} at */
function ruleAt(book, at) {
  const all = book.chapters.flatMap((c) => c.rules);
  return all.find((r) => r.number === at) ?? all.find((r) => r.number === at.replace(/[a-z]$/, "")) ?? null;
}

/** Bring a rule into sight. @param {string} number */
function show(number) {
  requestAnimationFrame(() => {
    const found = document.getElementById(`rule-${number}`);
    found?.scrollIntoView({ block: "start" });
    found?.focus({ preventScroll: true });
  });
}

function focusSearch() {
  requestAnimationFrame(() => document.getElementById("rules-search")?.focus());
}

/** A part of the quick rules: what stands under one heading. @param {string} quick */
function quickParts(quick) {
  return quick.split(/\n(?=## )/).filter((part) => part.startsWith("## "));
}

/** A template with all hits marked: its texts are looked through, everything else stays.
 * @param {any} part @param {string[]} words @returns {any} */
function marked(part, words) {
  if (!words.length) return part;
  if (typeof part === "string") {
    const cut = pieces(part, words);
    return cut.length > 1 ? cut.map((piece, i) => (i % 2 ? html`<mark>${piece}</mark>` : piece)) : part;
  }
  if (Array.isArray(part)) return part.map((inner) => marked(inner, words));
  if (part?.strings && part.values) return { ...part, values: marked(part.values, words) };
  return part;
}

/**
 * The book in a drawer beside the table.
 * @param {{game: string, pattern: string, at: string | null, close: () => void, note?: unknown,
 *   open: (rule: string | null) => void}} p `pattern`: what numbers of rules look like; `note`: what stands above them
 */
export function rulesDrawer({ game, pattern, at, close, note, open }) {
  const leave = () => {
    Object.assign(view, { at: "", words: "", trail: [] });
    close();
  };
  return html`<div class="drawer" role="dialog" aria-label=${t("web-rules")} data-test="rules">
    ${ruleBook({ game, pattern, at, note, open, leave })}</div>`;
}

/**
 * The book itself: quick rules and all rules, and a search over both.
 * @param {{game: string, pattern: string, at: string | null, note?: unknown, open: (rule: string | null) => void,
 *   leave?: () => void}} p `leave`: where it can be closed
 */
export function ruleBook({ game, pattern, at, note, open, leave }) {
  const book = bookOf(game);
  if (book && (at ?? "") !== view.at) arrive(book, at ?? "");
  const follow = (/** @type {string} */ number) => {
    if (view.at && view.at !== number) view.trail = [...view.trail, view.at].slice(-20);
    if (view.at === number) arrive(/** @type {Book} */ (book), number);
    view.words = "";
    open(number);
  };
  const link = (/** @type {string} */ number) =>
    book && ruleAt(book, number)
      ? html`<button type="button" class="link" @click=${() => follow(number)}>${number}</button>`
      : number;
  const links = { pattern, link };
  return html`<div class="drawer-head">
      ${leave ? html`<h2>${t("web-rules")}</h2>` : nothing}
      <div class="segments" role="group" aria-label=${t("web-rules")}>
        ${["quick", "rules"].map(
          (tab) => html`<button type="button" aria-pressed=${view.tab === tab && !view.words}
            @click=${() => {
              Object.assign(view, { tab, words: "" });
              update();
            }}>${t(`web-rules-${tab}`)}</button>`,
        )}
      </div>
      ${
        view.trail.length
          ? html`<button type="button" class="quiet" data-test="rules-back"
            @click=${() => {
              const before = /** @type {string} */ (view.trail.pop());
              Object.assign(view, { words: "", at: before, here: before });
              open(before);
              show(before);
            }}>← ${view.trail[view.trail.length - 1]}</button>`
          : nothing
      }
      ${
        leave
          ? html`<button type="button" class="quiet close" aria-label=${t("web-close")} @click=${leave}>✕</button>`
          : nothing
      }
    </div>
    ${note ?? nothing}
    <input type="search" class="search" id="rules-search" placeholder=${t("web-rules-search")}
      aria-label=${t("web-rules-search")} autocomplete="off" spellcheck="false" .value=${view.words}
      @keydown=${(/** @type {KeyboardEvent} */ e) => onSearchKey(e, book, pattern, follow)}
      @input=${(/** @type {InputChange} */ e) => {
        view.words = e.target.value;
        document.querySelector(".drawer-body")?.scrollTo(0, 0);
        update();
      }}>
    <div class="drawer-body prose" tabindex="0">${body(book, links, follow)}</div>`;
}

/** Opened at a rule, or just opened. @param {Book} book @param {string} at */
function arrive(book, at) {
  view.at = at;
  view.words = "";
  const rule = at ? ruleAt(book, at) : null;
  view.here = rule?.number ?? "";
  if (!rule) return focusSearch();
  view.tab = "rules";
  show(rule.number);
}

/** Enter goes to the rule that was typed, or to the first hit; Escape first empties the field.
 * @param {KeyboardEvent} event @param {Book | null} book @param {string} pattern @param {Follow} follow */
function onSearchKey(event, book, pattern, follow) {
  if (event.key === "Escape" && view.words) {
    view.words = "";
    event.stopPropagation();
    update();
  }
  if (event.key === "ArrowDown") {
    /** @type {HTMLElement | null} */ (document.querySelector(".drawer-body .rule, .drawer-body button"))?.focus();
    event.preventDefault();
  }
  if (event.key !== "Enter" || !book) return;
  const typed = ruleAt(book, ruleNumber(view.words, pattern));
  const first = typed ?? hits(book, wordsOf(view.words)).flatMap((c) => c.rules)[0];
  if (first && view.words.trim()) follow(first.number);
  event.preventDefault();
}

/** The rules in which all words stand, by chapter. @param {Book} book @param {string[]} words */
function hits(book, words) {
  const text = (/** @type {Rule} */ r) => `${r.number} ${r.title} ${r.text}`;
  return book.chapters
    .map((c) => ({ ...c, rules: c.rules.filter((r) => has(text(r), words)) }))
    .filter((c) => c.rules.length);
}

/** @param {Book | null} book @param {RuleLinks} links @param {Follow} follow */
function body(book, links, follow) {
  if (!book) return html`<p class="soft">${t("web-loading")}</p>`;
  const words = wordsOf(view.words);
  if (words.length) return results(book, words, links, follow);
  if (view.tab === "quick") return markdown(book.quick, links);
  return html`<nav class="rule-chapters" aria-label=${t("web-rules-rules")}>
      ${book.chapters
        .filter((c) => c.rules.length)
        .map(
          (c) => html`<button type="button" class="link" @click=${() => show(c.rules[0].number)}>${c.title}</button>`,
        )}
    </nav>
    ${book.chapters.filter((c) => c.rules.length).map((c) => chapter(c, links))}`;
}

/** @param {Book} book @param {string[]} words @param {RuleLinks} links @param {Follow} follow */
function results(book, words, links, follow) {
  const typed = ruleAt(book, ruleNumber(view.words, links.pattern));
  const found = hits(book, words);
  const quick = quickParts(book.quick).filter((part) => has(part, words));
  const count = found.reduce((n, c) => n + c.rules.length, 0) + quick.length;
  if (!typed && !count) return html`<p class="soft" role="status">${t("web-rules-none", { words: view.words })}</p>`;
  return html`<p class="soft rule-hits" role="status">${t("web-rules-hits", { count: count || 1 })}</p>
    ${typed ? rule(typed, links, [], follow) : nothing}
    ${found.map(
      (c) => html`<h3>${c.title}</h3>${c.rules
        .filter((r) => r !== typed)
        .map((r) => rule(r, links, words, follow))}`,
    )}
    ${
      quick.length
        ? html`<h3>${t("web-rules-quick")}</h3>${quick.map((part) => marked(markdown(part, links), words))}`
        : nothing
    }`;
}

/** @param {Chapter} c @param {RuleLinks} links */
function chapter(c, links) {
  return html`<h3>${c.title}</h3>${c.text.trim() ? markdown(c.text, links) : nothing}
    ${c.rules.map((r) => rule(r, links, []))}`;
}

/** A small mark: where a rule comes from and how sure we are of it. @param {Origin} origin */
function originMark(origin) {
  return html` <small class="soft rule-origin">${sourceWords(origin)} · ${sureWord(origin)}</small>`;
}

/** @param {Rule} r @param {RuleLinks} links @param {string[]} words @param {Follow} [follow] */
function rule(r, links, words, follow) {
  const here = !words.length && r.number === view.here;
  const number = follow
    ? html`<button type="button" class="link rule-number" @click=${() => follow(r.number)}>${r.number}</button>`
    : html`<span class="rule-number">${r.number}</span>`;
  return html`<section class="rule ${here ? "here" : ""}" id=${`rule-${r.number}`} tabindex="-1">
    <h4>${number} ${marked(r.title, words)}${r.origin ? originMark(r.origin) : nothing}</h4>
    ${marked(markdown(r.text, links), words)}
  </section>`;
}
