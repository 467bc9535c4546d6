// Which key does what at the table.
import { focusOn, rememberOpener, returnToOpener } from "../base/focus.js";
import { update } from "../base/store.js";
import { table } from "../match/model.js";
import { startGuide } from "../talk/guide.js";
import { t } from "../talk/i18n.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";

/** The keys, each with the sentence `web-key-<id>`. */
const KEYS = [
  ["1 – 9", "answers"],
  ["A, B, C …", "letters"],
  ["0, E", "finish"],
  ["Enter", "enter"],
  ["U", "undo"],
  ["H", "hint"],
  ["P", "plan"],
  ["R", "rule"],
  ["T", "compare"],
  ["N", "next"],
  ["/", "search"],
  ["Esc", "escape"],
  ["← ↑ → ↓", "arrows"],
  ["+ − 0", "map"],
  ["?", "keys"],
];

/** Open or close the list of keys. */
export function toggleKeys() {
  if (!table.keys) rememberOpener();
  table.keys = !table.keys;
  update();
  if (table.keys) focusOn(".keys-help .close");
  else returnToOpener();
}

function explain() {
  table.keys = false;
  startGuide();
}

/** The list of keys, if it is open. */
export function keysHelp() {
  if (!table.keys) return nothing;
  return html`<div class="veil" @click=${toggleKeys}>
    <div class="keys-help panel" role="dialog" aria-label=${t("web-keys")} data-test="keys-help"
      @click=${(/** @type {Event} */ e) => e.stopPropagation()}>
      <header><h2>${t("web-keys")}</h2><button type="button" class="quiet close" aria-label=${t("web-close")}
        @click=${toggleKeys}>✕</button></header>
      <dl>${KEYS.map(([key, id]) => html`<div><dt><kbd>${key}</kbd></dt><dd>${t(`web-key-${id}`)}</dd></div>`)}</dl>
      <p class="soft">${t("web-keys-popup")}</p>
      <button type="button" class="link" data-test="keys-guide" @click=${explain}>${t("web-menu-guide")}</button>
    </div>
  </div>`;
}
