// @ts-check
// What a game's drawing gets: the position being shown, words, looks, and the ways to act.
import { civStyles } from "../base/colors.js";
import { say, timeLeft } from "../talk/i18n.js";
import { pointsBySource } from "../talk/log.js";
import * as act from "../match/acting.js";
import * as model from "../match/model.js";
import { drafted, planned, remove } from "../match/planning.js";
import { state, update } from "../base/store.js";

/** The position being shown. */
export function shownView() {
  return model.table.replay?.view ?? drafted()?.view ?? model.table.now?.view ?? null;
}

/** What a game's drawing gets. */
export function context() {
  const view = shownView();
  const s = say();
  return {
    view,
    seat: model.table.seat,
    options: act.options(),
    forms: act.forms(),
    data: model.table.data,
    lang: state.lang,
    t: (/** @type {string} */ id, /** @type {any} */ args) => s.t(id, args),
    name: (/** @type {string} */ kind, /** @type {any} */ value) => s.name(kind, value),
    card: (/** @type {string} */ kind, /** @type {any} */ value) => s.card(kind, value),
    option: (/** @type {any[]} */ answer) => s.option(answer),
    list: (/** @type {string[]} */ parts) => s.listing(parts),
    choose: act.choose,
    play: act.play,
    ask: act.ask,
    inspect: act.inspect,
    picked: model.table.picks,
    toggle: act.toggle,
    civs: civStyles(view, (i) => s.civ(i)),
    motion: model.motion(),
    redraw: () => update(),
    left: model.table.replay ? "" : timeLeft(model.table.now?.until),
    made: pointsBySource,
    sealed: model.table.replay ? null : (model.table.now?.sealed ?? null),
    hint: model.table.note?.answer ?? null,
    plan: { answers: planned(), from: model.table.now?.view ?? null, remove },
  };
}
