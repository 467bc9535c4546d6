// What differs at a table from our edition: component by component, in words and as one would write it. Names and texts
// come from somebody's file: they are shown as text and as nothing else.
import { state } from "../base/store.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { sentences, t } from "./i18n.js";

/** @typedef {import("../match/wire.d.ts").Difference} Difference */
/** @typedef {import("../match/wire.d.ts").Differences} Differences */
/** @typedef {import("../match/wire.d.ts").Names} Names */

/** The name of a component that differs, or where it stands. @param {Difference} d */
export function differentName(d) {
  return d.name?.[state.lang] || [d.part, d.id].filter(Boolean).join(" ");
}

/** The difference of a component, if there is one. @param {Differences | null | undefined} found @param {string} kind
 * @param {any} id */
export function differenceOf(found, kind, id) {
  return found?.differences.find((d) => d.id === String(id) && (d.kind === kind || d.part.replaceAll(".", "-") === kind));
}

/** What it is a kind of. @param {Difference} d */
function kindWords(d) {
  const id = `about-kind-${d.kind ?? ""}`;
  return d.kind && sentences().has(id) ? t(id) : "";
}

/** A field by a word of ours, or as files call it. @param {string | null} name */
function fieldName(name) {
  const id = `web-cards-field-${(name ?? "").replaceAll(/[._]/g, "-")}`;
  return name && sentences().has(id) ? t(id) : html`<code>${name}</code>`;
}

/** What a component does with us and here. @param {Difference} d */
function texts(d) {
  if (!d.texts) return nothing;
  const line = (/** @type {string} */ label, /** @type {Names | null} */ text) =>
    text?.[state.lang] ? html`<dt>${t(label)}</dt><dd class="lines">${text[state.lang]}</dd>` : nothing;
  return html`<dl>${line("web-cards-ours", d.texts[0])}${line("web-cards-theirs", d.texts[1])}</dl>`;
}

/** Field by field: ours and theirs. @param {Difference} d */
function fields(d) {
  if (!d.fields.length || (d.change === "added" && d.texts)) return nothing;
  const nothingThere = t("web-cards-nothing");
  return html`<ul class="fields">${d.fields.map(
    ([name, ours, theirs]) => html`<li>${fieldName(name)}: ${
      d.change === "added"
        ? theirs
        : html`<del>${ours ?? nothingThere}</del> <span aria-hidden="true">→</span><span class="hidden-text">${t(
            "web-cards-becomes")}</span> <ins>${theirs ?? nothingThere}</ins>`
    }</li>`,
  )}</ul>`;
}

/** How a component differs, below its name. @param {Difference} d */
export function differenceBody(d) {
  return html`${texts(d)}${fields(d)}`;
}

/** The word for how something differs. @param {Difference} d */
export function changeMark(d) {
  return html`<span class="change ${d.change}">${t(`web-cards-${d.change}`)}</span>`;
}

/** Everything that differs. @param {Differences} found */
export function differenceList({ differences, total }) {
  return html`<ul class="differences" data-test="differences">${differences.map(
      (d) => html`<li data-id=${d.id} data-change=${d.change}><h3>${differentName(d)} ${changeMark(d)}
        <small class="soft">${kindWords(d)}</small></h3>${differenceBody(d)}</li>`,
    )}</ul>
    ${total > differences.length ? html`<p class="soft">${t("web-cards-more", { count: total - differences.length })}</p>` : nothing}`;
}
