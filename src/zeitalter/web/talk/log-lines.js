// Lines of the log as sentences. A sentence is made once per line and language.
import { sentences } from "./i18n.js";

/** @typedef {import("../match/wire.d.ts").Line} Line */
/** @typedef {import("./sentences.js").Sentences} Sentences */

/** The sentence of a line, and what made it: names and language belong to that.
 * @type {WeakMap<Line, {by: Sentences, text: string}>} */
const known = new WeakMap();

/** A line of the log as a sentence. @param {Line} line */
export function lineText(line) {
  const by = sentences();
  let found = known.get(line);
  if (found?.by !== by) known.set(line, (found = { by, text: by.event(line[1], line[2], line[3]) }));
  return found.text;
}
