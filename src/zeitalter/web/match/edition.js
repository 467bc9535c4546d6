// The edition a table is played with: what differs there from ours, asked for once per table.
import { get } from "../base/api.js";
import { focusOn, rememberOpener, returnToOpener } from "../base/focus.js";
import { notice, preference, setPreference, update } from "../base/store.js";
import { errorText, t } from "../talk/i18n.js";
import { table } from "./model.js";

/** Ask what differs, at a table with house cards; who comes for the first time is told that there are some. */
export async function loadEdition() {
  const here = table;
  if (!here.info?.house_cards) return;
  const known = `cards.${here.id}`;
  if (preference(known) !== "yes") {
    setPreference(known, "yes");
    notice(() => t("web-cards-here"));
  }
  try {
    here.edition = await get(`/api/matches/${here.id}/edition`);
  } catch (error) {
    here.editionProblem = () => errorText(error);
  }
  update();
}

/** Close what differs. */
export function closeEdition() {
  table.editionShown = false;
  update();
  returnToOpener();
}

/** Show what differs. */
export function showEdition() {
  rememberOpener();
  table.editionShown = true;
  update();
  focusOn(".edition .close");
  if (!table.edition) loadEdition();
}
