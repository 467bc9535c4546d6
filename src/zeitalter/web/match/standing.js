// An answer that others came before: where anybody may answer and the first in order is taken, all others are asked again.

/** @typedef {import("./wire.d.ts").Answer} Answer */
/** @typedef {import("./table-state.d.ts").Given} Given */

/** The answer that was given to a question which now comes again; null if this is another question, or the answer is no
 * longer possible. @param {Given | null} given @param {Pick<import("./wire.d.ts").Now, "ask" | "prompt" | "options">} frame
 * @returns {Answer | null} */
export function returned(given, frame) {
  if (!given || frame.ask === given.ask || JSON.stringify(frame.prompt) !== JSON.stringify(given.prompt)) return null;
  const answer = JSON.stringify(given.answer);
  return (frame.options ?? []).some((option) => JSON.stringify(option) === answer) ? given.answer : null;
}
