// Which of the answers a thing on the table stands for, and how it is lit up, in every game.

/** @typedef {import("../match/wire.d.ts").Answer} Answer */
/** @typedef {import("./game-table.d.ts").Ctx} Ctx */

/** The kinds of a verb's values. @param {Ctx} ctx @param {string} verb */
export function kindsOf(ctx, verb) {
  return ctx.data.verbs[verb] ?? [];
}

/** Whether this seat is to answer now. @param {Pick<Ctx, "options" | "forms">} ctx */
export function asked(ctx) {
  return ctx.options.length > 0 || ctx.forms.length > 0;
}

/** The options that name this thing. @param {Ctx} ctx @param {string} kind @param {any} id @param {string[]} [verbs] */
export function fitting(ctx, kind, id, verbs) {
  return ctx.options.filter(([verb, ...values]) => {
    if (verbs && !verbs.includes(verb)) return false;
    return kindsOf(ctx, verb).some((k, i) => k.kind === kind
      && (k.many ? values[i].includes(id) : values[i] === id));
  });
}

/** The light on a thing that stands for these answers: stronger where one of them is the hint, faint where none of them
 * would do anything now. @param {Pick<Ctx, "hint" | "caution">} ctx @param {Answer[]} legal */
export function glow(ctx, legal) {
  return legal.length ? ["legal", hinted(ctx, legal), idle(ctx, legal)].filter(Boolean).join(" ") : "";
}

/** Whether none of these answers would do anything now, as a class. @param {Pick<Ctx, "caution">} ctx
 * @param {Answer[]} legal */
export function idle(ctx, legal) {
  return legal.length && legal.every((a) => ctx.caution?.(a)?.tone === "idle") ? "idle" : "";
}

/** Why none of these answers would do anything, or what one of them costs, for the tip of a thing that stands for them;
 * empty where there is nothing to be said. @param {Pick<Ctx, "caution">} ctx @param {Answer[]} legal */
export function cautionText(ctx, legal) {
  const all = legal.map((a) => ctx.caution?.(a));
  const worst = all.find((c) => c?.tone === "grave") ?? all.find((c) => c?.tone === "cost");
  return (worst ?? (idle(ctx, legal) ? all[0] : null))?.text ?? "";
}

/** Whether the hint is among these answers, as a class. @param {Pick<Ctx, "hint">} ctx
 * @param {Answer[]} legal */
export function hinted(ctx, legal) {
  const hint = ctx.hint ? JSON.stringify(ctx.hint) : "";
  return hint && legal.some((a) => JSON.stringify(a) === hint) ? "hinted" : "";
}
