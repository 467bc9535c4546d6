// Where something comes from and how sure we are of it, in words: those of the game if it has its own.
import { sentences, t } from "./i18n.js";

/** @typedef {import("../match/wire.d.ts").Origin} Origin */

/** @param {string} source */
function sourceWord(source) {
  const id = [`about-source-${source}`, `web-source-${source}`].find((known) => sentences().has(known));
  return id ? t(id) : source;
}

/** The source, or all of them. @param {Origin} from */
export function sourceWords(from) {
  return [from.source].flat().map(sourceWord).join(", ");
}

/** How sure we are. @param {Origin} from */
export function sureWord(from) {
  const id = `web-sure-${from.confidence}`;
  return sentences().has(id) ? t(id) : from.confidence;
}
