// Points rise at the chip of the party that won or lost them. They lie over everything for a moment and are no news to
// screen readers: the log has them.
import { motion, table } from "../match/model.js";

const LASTS = 1800;
const BESIDE = 14;

/** Let the points rise that have just changed, once the chips are drawn. */
export function raisePoints() {
  const changes = table.risen;
  if (!changes.length) return;
  table.risen = [];
  requestAnimationFrame(() => changes.forEach(raise));
}

/** @param {{party: number, by: number}} change */
function raise({ party, by }) {
  const box = document.querySelector(`.chip[data-thing~="party:${party}"]`)?.getBoundingClientRect();
  if (!box?.width) return;
  for (const old of document.querySelectorAll(`.risen[data-party="${party}"]`)) old.remove();
  const shown = document.createElement("span");
  shown.className = `risen ${by < 0 ? "lost" : ""} ${motion() ? "" : "still"}`;
  shown.dataset.party = String(party);
  shown.ariaHidden = "true";
  shown.textContent = by < 0 ? `−${-by}` : `+${by}`;
  Object.assign(shown.style, { left: `${Math.min(innerWidth - 24, box.right - BESIDE)}px`, top: `${box.bottom - 6}px` });
  document.body.append(shown);
  setTimeout(() => shown.remove(), LASTS);
}
