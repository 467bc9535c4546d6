// The little Markdown our rule pages use (headings, paragraphs, lists, tables, emphasis, code), as Lit templates.
import { html, nothing } from "../vendor/lit-html/lit-html.js";

/** How numbers of rules become links: what they look like, and what is made of one. A part of a longer number is none,
 * and digits alone are more likely to count something. @typedef {{pattern: string, link: (rule: string) => unknown}} RuleLinks */

const EMPHASIS = String.raw`\*\*[^*]+\*\*|(?<!\w)\*[^*]+\*(?!\w)|` + "`[^`]+`";

/** @param {string} text @param {RuleLinks} [rules] */
export function inline(text, rules) {
  const number = rules ? String.raw`(?<![\w.])(?!\d+\b(?!\.\d))(?:${rules.pattern})(?!\w|\.\d)` : "(?!)";
  const parts = text.split(new RegExp(`(${EMPHASIS}|${number})`));
  const whole = new RegExp(`^(?:${rules?.pattern ?? "(?!)"})$`);
  return parts.map((part) => {
    if (/^\*\*.+\*\*$/.test(part)) return html`<strong>${part.slice(2, -2)}</strong>`;
    if (/^\*.+\*$/.test(part)) return html`<em>${part.slice(1, -1)}</em>`;
    if (/^`.+`$/.test(part)) return html`<code>${part.slice(1, -1)}</code>`;
    if (rules && whole.test(part)) return rules.link(part);
    return part;
  });
}

/** @param {string} source @param {RuleLinks} [rules] */
export function markdown(source, rules) {
  /** @type {unknown[]} */
  const blocks = [];
  /** @type {string[]} */
  let lines = [];
  const flush = () => {
    if (lines.length) blocks.push(block(lines, rules));
    lines = [];
  };
  for (const line of source.split("\n")) {
    const heading = /^(#+) (.*)$/.exec(line);
    if (heading) {
      flush();
      blocks.push(heading[1].length < 3 ? html`<h3>${heading[2]}</h3>` : html`<h4>${heading[2]}</h4>`);
    } else if (!line.trim()) flush();
    else {
      if (/^- /.test(line) && lines.length && !/^- /.test(lines[0])) flush();
      lines.push(line);
    }
  }
  flush();
  return blocks;
}

/** @param {string[]} lines @param {RuleLinks} [rules] */
function block(lines, rules) {
  if (lines[0].startsWith("- ")) {
    /** @type {string[]} */
    const items = [];
    for (const line of lines) {
      if (line.startsWith("- ")) items.push(line.slice(2));
      else items[items.length - 1] += ` ${line.trim()}`;
    }
    return html`<ul>${items.map((item) => html`<li>${inline(item, rules)}</li>`)}</ul>`;
  }
  if (lines[0].startsWith("|")) {
    const rows = lines
      .filter((l) => !/^[|\s:-]+$/.test(l))
      .map((l) =>
        l
          .split("|")
          .slice(1, -1)
          .map((c) => c.trim()),
      );
    return html`<table><thead><tr>${rows[0].map((c) => html`<th>${inline(c, rules)}</th>`)}</tr></thead>
      <tbody>${rows
        .slice(1)
        .map((r) => html`<tr>${r.map((c) => html`<td>${inline(c, rules)}</td>`)}</tr>`)}</tbody></table>`;
  }
  const text = lines.map((l) => l.trim()).join(" ");
  return text ? html`<p>${inline(text, rules)}</p>` : nothing;
}
