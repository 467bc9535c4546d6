// Looking at what lies before somebody: the others' mats beside the question, or on a phone in a drawer.
import { update } from "../base/store.js";
import { motion, table } from "../match/model.js";

const FLASH = [{ boxShadow: "0 0 0 4px var(--glow)" }, { boxShadow: "0 0 0 0 transparent" }];

/** The mat of a party, where it is drawn. @param {number} party @returns {HTMLElement | null} */
function matOf(party) {
  return document.querySelector(`${party === table.seat ? ".mat" : ".tab-panel"} [data-thing~="party:${party}"]`);
}

/** Open the mat of a party and bring it into sight. @param {number} party */
export function openMat(party) {
  if (party === table.seat && !table.text) table.sheet = "mat";
  else Object.assign(table, { tab: "others", sheet: "tabs" });
  update();
  requestAnimationFrame(() => requestAnimationFrame(() => {
    const mat = matOf(party) ?? (party === table.seat ? /** @type {HTMLElement | null} */ (document.querySelector(".mat")) : null);
    const panel = mat?.closest(".tab-panel");
    if (mat && panel) panel.scrollTop += mat.getBoundingClientRect().top - panel.getBoundingClientRect().top;
    if (motion()) mat?.animate(FLASH, 900);
  }));
}
