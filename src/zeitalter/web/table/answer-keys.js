// @ts-check
// Which key gives which answer: the first nine have their number, and to be done is always 0.

const NUMBERED = 9;
const DONE = "0";

/** The key that is shown beside an answer; none beyond the ninth. @param {any[][]} answers @param {number} i */
export function keyOf(answers, i) {
  if (i === answers.length - 1 && isDone(answers[i])) return DONE;
  return i < NUMBERED ? String(i + 1) : "";
}

/** The answer that a key gives, if it does. @param {any[][]} answers @param {string} key */
export function answerAt(answers, key) {
  if (key !== DONE) return answers[Number(key) - 1];
  const last = answers.at(-1);
  return last && isDone(last) ? last : undefined;
}

/** @param {any[]} answer */
function isDone(answer) {
  return answer.length === 1 && answer[0] === "done";
}
