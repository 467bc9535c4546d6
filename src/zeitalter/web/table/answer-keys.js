// Which key gives which answer: the first nine have their number, the next ones letters that mean nothing else, and to have
// finished is always 0 and E.

/** The letters that the table itself does not use: U undoes, H hints, R shows the rule, T compares, P plans, E finishes,
 * N goes to the next table. */
const LETTERS = "abcdfgijklmoqsvwxyz";
const NUMBERS = "123456789";
const KEYS = [...NUMBERS, ...LETTERS];
const CLOSING_KEY = "0";
/** The key that says that one has finished, however many answers there are. */
export const FINISH = "e";

/** @typedef {import("../match/wire.d.ts").Answer} Answer */

/** Whether a key may stand for an answer of the list. @param {string} key */
export function isAnswerKey(key) {
  return key === CLOSING_KEY || KEYS.includes(key);
}

/** The key that is shown beside an answer; none beyond the last letter. @param {Answer[]} answers @param {number} i
 * @param {string[]} closing verbs that mean that one has finished */
export function keyOf(answers, i, closing) {
  if (answers[i] === closingAnswer(answers, closing)) return CLOSING_KEY;
  return KEYS[i] ?? "";
}

/** The answer that a key gives, if it does. @param {Answer[]} answers @param {string} key @param {string[]} closing
 * @returns {Answer | undefined} */
export function answerAt(answers, key, closing) {
  if (key === CLOSING_KEY || key === FINISH) return closingAnswer(answers, closing);
  const at = KEYS.indexOf(key);
  return at < 0 ? undefined : answers[at];
}

/** The answer that says that one has finished, wherever it stands; none where several do.
 * @param {Answer[]} answers @param {string[]} closing */
export function closingAnswer(answers, closing) {
  const found = answers.filter((answer) => answer.length === 1 && closing.includes(answer[0]));
  return found.length === 1 ? found[0] : undefined;
}
