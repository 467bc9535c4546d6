// Which key gives which answer: the first nine have their number, and to have finished is always 0.

const NUMBERED = 9;
const CLOSING_KEY = "0";

/** @typedef {import("../match/wire.d.ts").Answer} Answer */

/** The key that is shown beside an answer; none beyond the ninth. @param {Answer[]} answers @param {number} i
 * @param {string[]} closing verbs that mean that one has finished */
export function keyOf(answers, i, closing) {
  if (i === answers.length - 1 && closes(answers[i], closing)) return CLOSING_KEY;
  return i < NUMBERED ? String(i + 1) : "";
}

/** The answer that a key gives, if it does. @param {Answer[]} answers @param {string} key @param {string[]} closing
 * @returns {Answer | undefined} */
export function answerAt(answers, key, closing) {
  if (key !== CLOSING_KEY) return answers[Number(key) - 1];
  const last = answers.at(-1);
  return last && closes(last, closing) ? last : undefined;
}

/** @param {Answer} answer @param {string[]} closing */
function closes(answer, closing) {
  return answer.length === 1 && closing.includes(answer[0]);
}
