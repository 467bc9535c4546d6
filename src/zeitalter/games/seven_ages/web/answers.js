// Which of the answers a thing on the table stands for. Moves are given in steps: first the area from which units go, then
// which of them, then where to; nothing here knows a rule, it only sorts what is advertised.
import { fitting, kindsOf } from "../../../web/board/answers.js";

export { fitting, glow, hinted, kindsOf } from "../../../web/board/answers.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("../../../web/match/wire.d.ts").Answer} Answer */
/** @typedef {import("../../../web/match/wire.d.ts").Form} Form */

/** Whether answers with a verb lead from an area into another one. @param {Ctx} ctx @param {string} verb */
export function leads(ctx, verb) {
  const kinds = kindsOf(ctx, verb);
  return kinds[0]?.kind === "area" && kinds[1]?.kind === "area" && !kinds[0].many && !kinds[1].many;
}

/** The listed moves out of an area. @param {Ctx} ctx @param {string} id */
export function movesFrom(ctx, id) {
  return ctx.options.filter((a) => a[1] === id && leads(ctx, a[0]));
}

/** The forms for groups that leave an area. @param {Ctx} ctx @param {string} id @returns {Form[]} */
export function groupsFrom(ctx, id) {
  return ctx.forms.filter((form) => leads(ctx, form.verb) && form.fields[0].domain?.includes(id));
}

/** Where somebody may go from an area. @param {Ctx} ctx @param {string} id @returns {Set<string>} */
export function goals(ctx, id) {
  const listed = movesFrom(ctx, id).map((a) => String(a[2]));
  return new Set([...listed, ...groupsFrom(ctx, id).flatMap((form) => form.fields[1].domain ?? [])]);
}

/** All moves between two areas, the largest group first. @param {Ctx} ctx @param {string} from @param {string} to */
export function movesTo(ctx, from, to) {
  const size = (/** @type {Answer} */ a) => a.slice(3).flat().length;
  return movesFrom(ctx, from).filter((a) => a[2] === to).sort((a, b) => size(b) - size(a));
}

/** The answers for which an area itself stands: all that name it, but those that lead somewhere.
 * @param {Ctx} ctx @param {string} id */
export function atArea(ctx, id) {
  return fitting(ctx, "area", id).filter((a) => !leads(ctx, a[0]));
}

/** The areas that answers name. @param {Ctx} ctx @returns {Map<string, Answer[]>} */
export function byArea(ctx) {
  /** @type {Map<string, Answer[]>} */
  const found = new Map();
  for (const answer of ctx.options) {
    const [verb, ...values] = answer;
    if (leads(ctx, verb)) continue;
    kindsOf(ctx, verb).forEach((k, i) => {
      if (k.kind !== "area") return;
      for (const id of /** @type {any[]} */ (k.many ? values[i] : [values[i]]))
        if (!found.get(id)?.includes(answer)) found.set(id, [...(found.get(id) ?? []), answer]);
    });
  }
  return found;
}

/** The answers that name an empire. @param {Ctx} ctx @param {string} id */
export function ofEmpire(ctx, id) {
  return fitting(ctx, "empire", id);
}

/** The answers that name a card. @param {Ctx} ctx @param {string} id */
export function ofCard(ctx, id) {
  return fitting(ctx, "card", id);
}

/** Answers that name nothing on the table, like the end of a row of moves. @param {Ctx} ctx */
export function plain(ctx) {
  return ctx.options.filter((a) => a.length === 1);
}

/** What one could mean by a click on a dark area, to ask why not. @param {Ctx} ctx @param {string} id
 * @param {string} from the area from which units are to move @returns {Answer | null} */
export function meant(ctx, id, from) {
  if (from && from !== id) {
    const [first] = movesFrom(ctx, from);
    return first ? [first[0], from, id, ...first.slice(3)] : null;
  }
  for (const [verb, ...values] of ctx.options) {
    const at = kindsOf(ctx, verb).findIndex((k) => k.kind === "area" && !k.many);
    if (!leads(ctx, verb) && at >= 0) return [verb, ...values.map((v, i) => (i === at ? id : v))];
  }
  return null;
}

/** Whether this seat is to answer now. @param {Ctx} ctx */
export function asked(ctx) {
  return ctx.options.length > 0 || ctx.forms.length > 0;
}
