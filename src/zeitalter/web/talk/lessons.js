// The lessons of a guide: which of them fits what is happening, which comes next, and how many were explained. Knows
// neither page nor table.

/** @typedef {import("../match/wire.d.ts").Lesson} Lesson */
/** @typedef {import("../match/wire.d.ts").Line} Line */

/**
 * What a lesson can be about.
 * @typedef {object} Moment
 * @property {string} question what is asked; empty where nothing is
 * @property {any[]} values what the question tells
 * @property {any[][]} answers the answers that may be given, and the verbs of forms
 * @property {Set<string>} events what has happened since the last own answer
 */

/** What has happened since the last own answer, by it too. @param {Line[]} log @param {number} since its entry */
export function happened(log, since) {
  return new Set(log.filter(([entry]) => entry >= since).map(([, id]) => id));
}

/** Whether what happens now is what a lesson is about. @param {Lesson} lesson @param {Moment} now */
export function fits(lesson, now) {
  if (lesson.event) return now.events.has(lesson.event);
  if (!now.answers.length || (lesson.question && lesson.question !== now.question)) return false;
  if (lesson.args && !lesson.args.some((arg) => now.values.includes(arg))) return false;
  if (lesson.offers) return now.answers.some((answer) => answer.flat(2).includes(lesson.offers));
  return !lesson.verb || now.answers.some(([verb]) => verb === lesson.verb);
}

/**
 * What is to be explained now: one thing per question, and what has just happened before what is asked.
 * @param {Lesson[]} all @param {Map<string, string>} seen by id, at which question @param {string} ask
 * @param {Moment} now
 */
export function nextLesson(all, seen, ask, now) {
  const sorted = [...all].sort((a, b) => Number(Boolean(b.event)) - Number(Boolean(a.event)));
  const taught = sorted.some((lesson) => lesson.question && seen.get(lesson.id) === ask);
  return sorted.find((lesson) => !seen.has(lesson.id) && !(lesson.question && taught) && fits(lesson, now)) ?? null;
}

/** How many of the lessons that count were really explained; entries of one id are one lesson.
 * @param {Lesson[]} lessons @param {{has: (id: string) => boolean}} seen */
export function explainedCount(lessons, seen) {
  const ids = [...new Set(lessons.map((lesson) => lesson.id))];
  return { step: ids.filter((id) => seen.has(id)).length, last: ids.length };
}

/** What a browser remembers as a map of what was explained, each with the question it was explained at.
 * @param {string} text */
export function readSeen(text) {
  const parts = text.split(",").filter(Boolean).map((part) => part.split("@"));
  return new Map(parts.map(([id, at = ""]) => /** @type {[string, string]} */ ([id, at])));
}

/** The same as it is remembered. @param {Map<string, string>} seen */
export function writeSeen(seen) {
  return [...seen].map(([id, at]) => (at ? `${id}@${at}` : id)).join(",");
}
