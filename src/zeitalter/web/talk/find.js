// Finding words in texts: parts of words, any case, umlauts however they are written (ä, ae or a). Knows no page.

const LETTERS = { ä: "ae", ö: "oe", ü: "ue", ß: "ss", æ: "ae", œ: "oe", "’": "'" };

/** A text as it is compared, with the place each of its letters comes from.
 * @param {string} text @param {boolean} two */
function folded(text, two) {
  let plain = "";
  /** @type {number[]} */
  const from = [];
  let at = 0;
  for (const letter of text.normalize("NFC")) {
    const low = letter.toLowerCase();
    const spelled = /** @type {Record<string, string>} */ (LETTERS)[low];
    const always = low === "ß" || low === "’";
    const bare = spelled && (two || always) ? spelled : low.normalize("NFD").replace(/\p{M}/gu, "");
    for (const part of bare) {
      plain += part;
      for (let i = 0; i < part.length; i++) from.push(at);
    }
    at += letter.length;
  }
  from.push(at);
  return { plain, from };
}

/** The words of a query. @param {string} query */
export function wordsOf(query) {
  return query.trim().split(/\s+/).filter(Boolean);
}

/** Where words stand in a text: pairs of start and end, in order, not overlapping.
 * @param {string} text @param {string[]} words */
export function places(text, words) {
  /** @type {[number, number][]} */
  const found = [];
  for (const two of [true, false]) {
    const { plain, from } = folded(text, two);
    for (const word of words) {
      const wanted = folded(word, two).plain;
      if (!wanted) continue;
      for (let i = plain.indexOf(wanted); i >= 0; i = plain.indexOf(wanted, i + wanted.length)) {
        let end = i + wanted.length;
        while (end < from.length - 1 && from[end] === from[end - 1]) end++;
        found.push([from[i], from[end]]);
      }
    }
  }
  found.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  /** @type {[number, number][]} */
  const merged = [];
  for (const [start, end] of found) {
    const last = merged[merged.length - 1];
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}

/** Whether every word stands somewhere in a text. @param {string} text @param {string[]} words */
export function has(text, words) {
  return words.every((word) => places(text, [word]).length > 0);
}

/** A text in pieces, every second of which is a hit. @param {string} text @param {string[]} words */
export function pieces(text, words) {
  const found = [];
  let at = 0;
  for (const [start, end] of places(text, words)) {
    found.push(text.slice(at, start), text.slice(start, end));
    at = end;
  }
  return [...found, text.slice(at)];
}

/** The number of a rule as it may be typed, in any case and with spaces: "n 53" is N53, "a-03B" is A-03b; "" if it is
 * none. Letters before the digits are large, letters after them small. @param {string} text
 * @param {string} pattern what numbers of rules look like in this game */
export function ruleNumber(text, pattern) {
  const typed = text.replace(/\s+/g, "");
  const spelled = typed.toUpperCase().replace(/(?<=\d)[A-Z]+$/, (letters) => letters.toLowerCase());
  return new RegExp(`^(?:${pattern})$`).test(spelled) ? spelled : "";
}
