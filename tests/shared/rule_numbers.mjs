// What numbers of rules look like in three games, as their data says it.

export const HISTORIA = "H\\d+[a-z]?|A\\d+[a-z]?";
export const CIVILIZATION = "\\d\\d(?:\\.\\d{1,2})?|A-\\d\\d[a-z]?";
export const NEW_DAWN = "N\\d+[a-z]?";
