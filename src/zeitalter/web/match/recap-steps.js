// Stepping through what is new: each step shows the position after a deed; leaving the steps comes back to the present.
import { update } from "../base/store.js";
import { newDeeds } from "./happened.js";
import { table } from "./model.js";
import { lookInto, stopReplay } from "./replay.js";

/** Where one is in the steps; -1 in the present. */
export function stepNumber() {
  const key = table.replay?.deed;
  return key === undefined ? -1 : newDeeds().findIndex((deed) => deed.key === key);
}

/** Show a deed and the position after it. @param {import("../board/game-table.d.ts").Deed} deed */
export function stepTo(deed) {
  clearInterval(table.replay?.timer);
  if (table.sheet === "recap") table.sheet = "";
  table.replay = { ...table.replay, timer: undefined, wanted: deed.last, deed: deed.key };
  lookInto(deed.last);
  requestAnimationFrame(() => document.querySelector(".recap-deed.here")?.scrollIntoView({ block: "nearest" }));
}

/** One step on or back; before the first and after the last lies the present. @param {1 | -1} by */
export function step(by) {
  const deeds = newDeeds();
  const at = stepNumber();
  const next = at < 0 ? (by > 0 ? 0 : deeds.length - 1) : at + by;
  if (deeds[next]) stepTo(deeds[next]);
  else leaveSteps();
}

/** Back to the present; false if one is there. */
export function leaveSteps() {
  if (table.replay?.deed === undefined) return false;
  stopReplay();
  update();
  return true;
}

/** A key was pressed: true if it means something here. @param {string} key */
export function stepKey(key) {
  if (key !== "," && key !== ".") return false;
  if (table.passTo !== null || (table.replay && table.replay.deed === undefined) || !newDeeds().length) return false;
  step(key === "." ? 1 : -1);
  return true;
}
