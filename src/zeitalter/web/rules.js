// @ts-check
// The rules drawer: quick rules, numbered rules with search, opened at the rule in question.
import { html, nothing } from "./vendor/lit.js";
import { get } from "./api.js";
import { t } from "./i18n.js";
import { markdown } from "./markdown.js";
import { state, update } from "./store.js";

/** @type {Map<string, any>} */
const pages = new Map();
const view = { tab: "rules", words: "", scrolled: "" };

/** @param {string} game */
function page(game) {
  const key = `${game}/${state.lang}`;
  const found = pages.get(key);
  if (found === undefined) {
    pages.set(key, null);
    get(`/api/rules/${key}`).then(
      (rules) => {
        pages.set(key, rules);
        update();
      },
      () => pages.delete(key),
    );
  }
  return found ?? null;
}

/** @param {any} rule @param {string} words */
function names(rule, words) {
  const text = `${rule.number} ${rule.title} ${rule.text}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** @param {string} number @param {string} at */
function isAt(number, at) {
  return number === at || (at && number === at.replace(/[a-z]$/, ""));
}

/** Bring the rule in question into sight, once. @param {string} at */
function scroll(at) {
  if (!at || view.scrolled === at) return;
  view.scrolled = at;
  requestAnimationFrame(() => {
    const found = document.getElementById(`rule-${at}`) ?? document.getElementById(`rule-${at.replace(/[a-z]$/, "")}`);
    found?.scrollIntoView({ block: "start" });
    found?.focus({ preventScroll: true });
  });
}

/** @param {{game: string, at: string | null, close: () => void, open: (rule: string | null) => void}} p */
export function rulesDrawer({ game, at, close, open }) {
  const rules = page(game);
  if (at && view.scrolled !== at) Object.assign(view, { tab: "rules", words: "" });
  if (rules && at) scroll(at);
  const link = (/** @type {string} */ number) =>
    html`<button type="button" class="link" @click=${() => open(number)}>${number}</button>`;
  return html`<div class="drawer" role="dialog" aria-label=${t("web-rules")} data-test="rules">
    <div class="drawer-head">
      <h2>${t("web-rules")}</h2>
      <div class="segments" role="group" aria-label=${t("web-rules")}>
        ${["quick", "rules"].map(
          (tab) => html`<button type="button" aria-pressed=${view.tab === tab}
            @click=${() => {
              view.tab = tab;
              update();
            }}>${t(`web-rules-${tab}`)}</button>`,
        )}
      </div>
      <button type="button" class="quiet close" aria-label=${t("web-close")}
        @click=${() => {
          view.scrolled = "";
          close();
        }}>✕</button>
    </div>
    ${
      view.tab === "rules"
        ? html`<input type="search" class="search" placeholder=${t("web-rules-search")}
          aria-label=${t("web-rules-search")}
          .value=${view.words} @input=${(/** @type {any} */ e) => {
            view.words = e.target.value;
            update();
          }}>`
        : nothing
    }
    <div class="drawer-body prose" tabindex="0">
      ${body(rules, at, link)}
    </div>
  </div>`;
}

/** @param {any} rules @param {string | null} at @param {(n: string) => any} link */
function body(rules, at, link) {
  if (!rules) return html`<p class="soft">${t("web-loading")}</p>`;
  return view.tab === "quick" ? markdown(rules.quick, link) : chapters(rules, at, link);
}

/** @param {any} rules @param {string | null} at @param {(n: string) => any} link */
function chapters(rules, at, link) {
  const words = view.words.trim();
  const found = rules.chapters
    .map((/** @type {any} */ c) => ({
      ...c,
      rules: words ? c.rules.filter((/** @type {any} */ r) => names(r, words)) : c.rules,
    }))
    .filter((/** @type {any} */ c) => c.rules.length);
  if (!found.length) return html`<p class="soft">${t("web-rules-none", { words })}</p>`;
  return found.map(
    (/** @type {any} */ chapter) => html`<h3>${chapter.title}</h3>
      ${chapter.rules.map(
        (
          /** @type {any} */ r,
        ) => html`<section class="rule ${isAt(r.number, at ?? "") ? "here" : ""}" id=${`rule-${r.number}`}
          tabindex="-1">
          <h4><span class="rule-number">${r.number}</span> ${r.title}</h4>
          ${markdown(r.text, link)}
        </section>`,
      )}`,
  );
}
