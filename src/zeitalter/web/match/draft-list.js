// A draft: answers that were not sent yet, in their order. Here it is a list and nothing else; a window remembers it by
// match and seat, together with the question it is for. Knows neither page nor server.

import { isAnswer } from "./forms.js";

/** @typedef {import("./wire.d.ts").Answer} Answer */
/** @typedef {import("./wire.d.ts").Dropped} Dropped */
/** @typedef {import("./wire.d.ts").Now} Now */
/** @typedef {import("./table-state.d.ts").Draft} Draft */
/** @typedef {Pick<Draft, "ask" | "answers">} StoredDraft */
/** @typedef {Pick<Storage, "getItem" | "setItem" | "removeItem">} Shelf */

/** The answers without one of them. @param {Answer[]} answers @param {number} at */
export function without(answers, at) {
  return answers.filter((_, i) => i !== at);
}

/** What stays of a draft where some answers were not possible any more. @param {Answer[]} answers
 * @param {Dropped[]} dropped */
export function remaining(answers, dropped) {
  const gone = new Set(dropped.map(([i]) => i));
  return answers.filter((_, i) => !gone.has(i));
}

/** @param {string} match @param {number} seat */
function key(match, seat) {
  return `zeitalter.plan.${match}.${seat}`;
}

/** Remember a draft; an empty one is forgotten. @param {Shelf} shelf @param {string} match @param {number} seat
 * @param {StoredDraft | null} draft */
export function storeDraft(shelf, match, seat, draft) {
  try {
    if (draft?.answers.length)
      shelf.setItem(key(match, seat), JSON.stringify({ ask: draft.ask, answers: draft.answers }));
    else shelf.removeItem(key(match, seat));
  } catch {
    // Private windows may refuse to remember; the draft holds until the page is closed.
  }
}

/** The draft a window remembers; null if there is none, or none that can be read. @param {Shelf} shelf
 * @param {string} match @param {number} seat @returns {StoredDraft | null} */
export function storedDraft(shelf, match, seat) {
  try {
    const found = JSON.parse(shelf.getItem(key(match, seat)) ?? "null");
    const whole = Number.isInteger(found?.ask) && Array.isArray(found.answers) && found.answers.every(Array.isArray);
    return whole && found.answers.length ? { ask: found.ask, answers: found.answers } : null;
  } catch {
    return null;
  }
}

/** What becomes of a draft when a position arrives: it goes on, it was sent, or its question has gone.
 * @param {StoredDraft & {sent?: boolean}} draft @param {Partial<Pick<Now, "ask" | "options" | "drafts">>} frame
 * @returns {"open" | "sent" | "gone"} */
export function fateOf(draft, frame) {
  const asked = Boolean(frame.options?.length && frame.drafts?.length);
  if (asked && frame.ask === draft.ask) return "open";
  return draft.sent || !draft.answers.length ? "sent" : "gone";
}

/** The answers that close a draft: those that cannot be drafted themselves. Where one says nothing but that, like the end
 * of a row of moves, what begins something else stays among the options.
 * @param {NonNullable<Now["options"]>} options @param {string[]} verbs that can be drafted */
export function closingAnswers(options, verbs) {
  const all = options.filter(isAnswer).filter(([verb]) => !verbs.includes(verb));
  const plain = all.filter((answer) => answer.length === 1);
  return plain.length ? plain : all;
}
