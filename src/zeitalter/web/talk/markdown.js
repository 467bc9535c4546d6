// @ts-check
// The little Markdown our rule pages use (headings, paragraphs, lists, tables, emphasis, code), as Lit templates.
import { html, nothing } from "../vendor/lit-html/lit-html.js";

/** @param {string} text @param {(rule: string) => any} [link] */
export function inline(text, link) {
  const parts = text.split(/(\*\*[^*]+\*\*|(?<!\w)\*[^*]+\*(?!\w)|`[^`]+`|\b[HNA]-?\d+[a-z]?\b|\b[3-7]\d\.\d{1,2}\b)/);
  return parts.map((part) => {
    if (/^\*\*.+\*\*$/.test(part)) return html`<strong>${part.slice(2, -2)}</strong>`;
    if (/^\*.+\*$/.test(part)) return html`<em>${part.slice(1, -1)}</em>`;
    if (/^`.+`$/.test(part)) return html`<code>${part.slice(1, -1)}</code>`;
    if (link && /^([HNA]-?\d+[a-z]?|[3-7]\d\.\d{1,2})$/.test(part)) return link(part);
    return part;
  });
}

/** @param {string} source @param {(rule: string) => any} [link] */
export function markdown(source, link) {
  /** @type {any[]} */
  const blocks = [];
  /** @type {string[]} */
  let lines = [];
  const flush = () => {
    if (lines.length) blocks.push(block(lines, link));
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

/** @param {string[]} lines @param {(rule: string) => any} [link] */
function block(lines, link) {
  if (lines[0].startsWith("- ")) {
    /** @type {string[]} */
    const items = [];
    for (const line of lines) {
      if (line.startsWith("- ")) items.push(line.slice(2));
      else items[items.length - 1] += ` ${line.trim()}`;
    }
    return html`<ul>${items.map((item) => html`<li>${inline(item, link)}</li>`)}</ul>`;
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
    return html`<table><thead><tr>${rows[0].map((c) => html`<th>${inline(c, link)}</th>`)}</tr></thead>
      <tbody>${rows
        .slice(1)
        .map((r) => html`<tr>${r.map((c) => html`<td>${inline(c, link)}</td>`)}</tr>`)}</tbody></table>`;
  }
  const text = lines.map((l) => l.trim()).join(" ");
  return text ? html`<p>${inline(text, link)}</p>` : nothing;
}
