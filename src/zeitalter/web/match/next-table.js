// The next table that waits for this person: the one that has waited longest first, across all matches.
import { get } from "../base/api.js";
import { go } from "../base/router.js";
import { notice, state, update } from "../base/store.js";
import { noticeError, t } from "../talk/i18n.js";
import { table } from "./model.js";
import { after } from "./waiting.js";

/** The key that goes there. */
export const NEXT_KEY = "n";
/** The matches that waited for this person when the server was last asked. @type {string[]} */
let turns = [];

/** Ask which matches wait for this person; nobody needs to know if that fails. */
export async function findTurns() {
  const person = state.person?.id ?? null;
  const found = person === null ? [] : await get("/api/matches?list=waiting").catch(() => null);
  if (!found || person !== (state.person?.id ?? null)) return;
  turns = found.map((/** @type {{id: string}} */ m) => m.id);
  update();
}

/** How many tables wait for this person beside the one that is looked at. */
export function turnsElsewhere() {
  return turns.filter((id) => id !== table.id).length;
}

/** Go to the next table that waits for this person, or say that there is none. */
export async function goToNext() {
  try {
    const found = state.person ? await get("/api/matches?list=waiting") : [];
    turns = found.map((/** @type {{id: string}} */ m) => m.id);
    const next = after(turns, table.id);
    if (next) go(`/match/${next}`);
    else notice(() => t(table.id ? "web-next-none-else" : "web-next-none"));
  } catch (error) {
    noticeError(error);
  }
  update();
}
