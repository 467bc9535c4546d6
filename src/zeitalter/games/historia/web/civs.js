// The printed colours of the civilizations, as names of the shell's palette, so that "Civbot Red" is red.

const PRINTED = /** @type {Record<string, string>} */ ({
  rome: "red", egypt: "yellow", france: "purple", usa: "blue", china: "grey", germany: "green", arabs: "green",
});

/** The colour of a civilization of a view, if one is printed. @param {any} civ @returns {string | undefined} */
export function colorOf(civ) {
  return PRINTED[civ.civilization];
}
