// What a game's drawing gets: the position being shown, words, looks, and the ways to act.
import { state, update } from "../base/store.js";
import * as act from "../match/actions.js";
import { caution } from "../match/cautions.js";
import { draftAnswers, draftPosition, putIntoDraft, removeFromDraft } from "../match/draft.js";
import { tracedDeeds } from "../match/happened.js";
import { motion, table } from "../match/model.js";
import { parties } from "../match/parties.js";
import { sentences, timeLeft } from "../talk/i18n.js";
import { pointsBySource } from "../talk/points.js";

/** @typedef {import("../board/game-table.d.ts").Ctx} Ctx */

/** The position being shown. */
export function shownView() {
  return table.replay?.view ?? draftPosition()?.view ?? table.now?.view ?? null;
}

/** The log up to the position being shown. */
function shownLog() {
  const last = table.replay?.wanted ?? table.now?.n ?? Infinity;
  return table.log.filter(([entry]) => entry <= last);
}

/** On a phone, the drawer with the mat goes out of the way. */
function closeMat() {
  if (table.sheet !== "mat") return;
  table.sheet = "";
  update();
}

/** What a game's drawing gets. @returns {Ctx} */
export function context() {
  const view = shownView();
  const s = sentences();
  const data = /** @type {import("../match/wire.d.ts").GameData} */ (table.data);
  return {
    view,
    seat: table.seat,
    options: act.options(),
    forms: act.forms(),
    prompt: table.now?.prompt ?? null,
    hint: act.recommended(),
    sealed: table.replay ? null : (table.now?.sealed ?? null),
    data,
    lang: state.lang,
    parties: parties(view),
    motion: motion(),
    left: table.replay ? "" : timeLeft(table.now?.until),
    log: shownLog(),
    traced: tracedDeeds(),
    draft: { answers: draftAnswers(), before: table.now?.view ?? null, remove: removeFromDraft, put: putIntoDraft },
    t: (id, args) => s.t(id, args),
    name: (kind, value) => s.name(kind, value),
    card: (kind, value) => s.card(kind, value),
    option: (answer) => s.option(answer),
    caution,
    list: (parts) => s.listing(parts),
    pointsBySource,
    choose: act.choose,
    play: act.play,
    ask: act.ask,
    inspect: act.inspect,
    picked: table.picks,
    toggle: act.toggle,
    redraw: () => update(),
    closeMat,
  };
}
