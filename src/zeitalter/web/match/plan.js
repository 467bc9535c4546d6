// @ts-check
// A plan: answers that were not sent yet, in their order. Here it is a list and nothing else; a window remembers it by
// match and seat, together with the question it is for. Knows neither page nor server.

/** @typedef {any[]} Answer */
/** @typedef {[number, [string, any[]], string]} Dropped place in the list, objection, rule */
/** @typedef {{ask: number, answers: Answer[]}} Kept */
/** @typedef {{getItem(key: string): string | null, setItem(key: string, value: string): void,
 *   removeItem(key: string): void}} Shelf */

/** The plan without one of its answers. @param {Answer[]} answers @param {number} at */
export function without(answers, at) {
  return answers.filter((_, i) => i !== at);
}

/** What stays of a plan where some answers were not possible any more. @param {Answer[]} answers
 * @param {Dropped[]} dropped */
export function remaining(answers, dropped) {
  const gone = new Set(dropped.map(([i]) => i));
  return answers.filter((_, i) => !gone.has(i));
}

/** @param {string} match @param {number} seat */
function key(match, seat) {
  return `zeitalter.plan.${match}.${seat}`;
}

/** Remember a plan; an empty one is forgotten. @param {Shelf} shelf @param {string} match @param {number} seat
 * @param {Kept | null} plan */
export function keepPlan(shelf, match, seat, plan) {
  try {
    if (plan?.answers.length) shelf.setItem(key(match, seat), JSON.stringify({ ask: plan.ask, answers: plan.answers }));
    else shelf.removeItem(key(match, seat));
  } catch {
    // Private windows may refuse to remember; the plan holds until the page is closed.
  }
}

/** The plan a window remembers; null if there is none, or none that can be read. @param {Shelf} shelf
 * @param {string} match @param {number} seat @returns {Kept | null} */
export function keptPlan(shelf, match, seat) {
  try {
    const found = JSON.parse(shelf.getItem(key(match, seat)) ?? "null");
    const whole = Number.isInteger(found?.ask) && Array.isArray(found.answers) && found.answers.every(Array.isArray);
    return whole && found.answers.length ? { ask: found.ask, answers: found.answers } : null;
  } catch {
    return null;
  }
}

/** What becomes of a plan when a position arrives: it goes on, it was sent, or its question has gone.
 * @param {{ask: number, answers: Answer[], sent?: boolean}} plan
 * @param {{ask?: number | null, options?: any[], drafts?: string[]}} frame @returns {"open" | "sent" | "gone"} */
export function fate(plan, frame) {
  const asked = Boolean(frame.options?.length && frame.drafts?.length);
  if (asked && frame.ask === plan.ask) return "open";
  return plan.sent || !plan.answers.length ? "sent" : "gone";
}

/** The answers that close a plan: those that cannot be planned themselves. @param {any[]} options
 * @param {string[]} drafts @returns {Answer[]} */
export function closing(options, drafts) {
  return options.filter((option) => Array.isArray(option) && !drafts.includes(option[0]));
}
