// The log in sentences: every line is a link to its position; what happened since the last own turn is set apart.
import { mark } from "../base/colors.js";
import { entryAt, newestLines } from "../match/log.js";
import { shell, table } from "../match/model.js";
import { partyOf } from "../match/parties.js";
import { lookAt } from "../match/replay.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { t } from "./i18n.js";
import { lineText } from "./log-lines.js";

/** @param {import("../board/game-table.d.ts").PartyStyle[]} styles */
export function logPanel(styles) {
  const at = table.replay?.wanted ?? Infinity;
  const here = table.replay ? entryAt(table.log, at) : null;
  const fresh = table.since;
  const chapters = shell().chapters;
  let divided = !fresh || !table.now?.options?.length || Boolean(table.replay);
  return html`<ol class="log" reversed aria-live=${table.replay ? "off" : "polite"} aria-label=${t("web-log")}
    data-test="log">
    ${table.log.length ? nothing : html`<li class="soft empty">${t("web-log-empty")}</li>`}
    ${repeat(
      newestLines(table.log, at),
      ({ key }) => key,
      ({ line }) => {
        const [entry, id] = line;
        const party = partyOf(line);
        const when = here === entry ? "here" : entry > at ? "later" : "";
        const row = html`<li class="${chapters.includes(id) ? "chapter" : ""} ${when}"
          aria-current=${when === "here" ? "step" : nothing}>
          <button type="button" class="line" title=${t("web-log-jump")} data-entry=${entry}
            @click=${() => lookAt(entry)}>
            ${party !== null && styles[party] ? mark(styles[party]) : html`<span class="mark"></span>`}
            <span>${lineText(line)}</span>
          </button></li>`;
        if (divided || entry > fresh) return row;
        divided = true;
        return html`<li class="divider">${t("web-since-your-turn")}</li>${row}`;
      },
    )}
  </ol>`;
}
