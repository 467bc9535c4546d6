// @ts-check
// Which of the answers a thing on the table stands for, and how it is lit up, in every game.

/** The kinds of a verb's values. @param {any} ctx @param {string} verb
 * @returns {{kind: string, many?: boolean, per?: string}[]} */
export function kindsOf(ctx, verb) {
  return ctx.data?.verbs?.[verb] ?? [];
}

/** The options that name this thing. @param {any} ctx @param {string} kind @param {any} id @param {string[]} [verbs]
 * @returns {any[][]} */
export function fitting(ctx, kind, id, verbs) {
  return ctx.options.filter((/** @type {any[]} */ [verb, ...values]) => {
    if (verbs && !verbs.includes(String(verb))) return false;
    return kindsOf(ctx, String(verb)).some((k, i) => k.kind === kind
      && (k.many ? values[i].includes(id) : values[i] === id));
  });
}

/** The light on a thing that stands for these answers: stronger where one of them is the hint.
 * @param {{hint?: any[] | null}} ctx @param {any[][]} legal */
export function glow(ctx, legal) {
  return legal.length ? `legal ${hinted(ctx, legal)}` : "";
}

/** Whether the hint is among these answers, as a class. @param {{hint?: any[] | null}} ctx @param {any[][]} legal */
export function hinted(ctx, legal) {
  const hint = ctx.hint ? JSON.stringify(ctx.hint) : "";
  return hint && legal.some((a) => JSON.stringify(a) === hint) ? "hinted" : "";
}
