// Which of the answers a thing on the table stands for. Moves are given in steps: first the area from which units go, then
// which of them, then where to; nothing here knows a rule, it only sorts what is advertised.
import { asked, fitting, kindsOf } from "../../../web/board/answers.js";

export { asked, fitting, glow, hinted, kindsOf } from "../../../web/board/answers.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("../../../web/match/wire.d.ts").Answer} Answer */
/** @typedef {import("../../../web/match/wire.d.ts").Form} Form */

/** Where in the values of a verb two areas stand side by side, from where and where to; -1: nowhere. @param {Ctx} ctx
 * @param {string} verb */
export function wayOf(ctx, verb) {
  const kinds = kindsOf(ctx, verb);
  const single = (/** @type {number} */ i) => kinds[i]?.kind === "area" && !kinds[i].many;
  return kinds.findIndex((_, i) => single(i) && single(i + 1));
}

/** Whether answers with a verb lead from an area into another one. @param {Ctx} ctx @param {string} verb */
export function leads(ctx, verb) {
  return wayOf(ctx, verb) >= 0;
}

/** From where and where to an answer leads. @param {Ctx} ctx @param {Answer} answer @returns {[string, string]} */
export function ends(ctx, answer) {
  const at = wayOf(ctx, answer[0]) + 1;
  return [answer[at], answer[at + 1]];
}

/** @typedef {{moves: Answer[], forms: Form[]}} Ways */
/** All that leads out of each area, found once for every question. @type {WeakMap<Ctx, Map<string, Ways>>} */
const known = new WeakMap();

/** @param {Ctx} ctx @returns {Map<string, Ways>} */
function ways(ctx) {
  const before = known.get(ctx);
  if (before) return before;
  /** @type {Map<string, Ways>} */
  const found = new Map();
  const from = (/** @type {string} */ id) => {
    const here = found.get(id) ?? { moves: [], forms: [] };
    found.set(id, here);
    return here;
  };
  for (const answer of ctx.options) if (leads(ctx, answer[0])) from(ends(ctx, answer)[0]).moves.push(answer);
  for (const form of ctx.forms) {
    const at = wayOf(ctx, form.verb);
    if (at >= 0) for (const id of form.fields[at].domain ?? []) from(id).forms.push(form);
  }
  known.set(ctx, found);
  return found;
}

/** The listed moves out of an area. @param {Ctx} ctx @param {string} id @param {string} [verb] */
function movesFrom(ctx, id, verb = "") {
  return (ways(ctx).get(id)?.moves ?? []).filter((a) => !verb || a[0] === verb);
}

/** The forms for groups that leave an area. @param {Ctx} ctx @param {string} id @param {string} [verb] */
export function groupsFrom(ctx, id, verb = "") {
  return (ways(ctx).get(id)?.forms ?? []).filter((form) => !verb || form.verb === verb);
}

/** The ways in which somebody may leave an area. @param {Ctx} ctx @param {string} id @returns {string[]} */
export function verbsFrom(ctx, id) {
  return [...new Set([...movesFrom(ctx, id).map((a) => a[0]), ...groupsFrom(ctx, id).map((form) => form.verb)])];
}

/** Where somebody may go from an area. @param {Ctx} ctx @param {string} id @param {string} [verb]
 * @returns {Set<string>} */
export function goals(ctx, id, verb = "") {
  const listed = movesFrom(ctx, id, verb).map((a) => ends(ctx, a)[1]);
  const more = groupsFrom(ctx, id, verb).flatMap((form) => form.fields[wayOf(ctx, form.verb) + 1].domain ?? []);
  return new Set([...listed, ...more]);
}

/** All moves between two areas, the largest group first. @param {Ctx} ctx @param {string} from @param {string} to
 * @param {string} [verb] */
export function movesTo(ctx, from, to, verb = "") {
  return movesFrom(ctx, from, verb).filter((a) => ends(ctx, a)[1] === to).sort((a, b) => size(b) - size(a));
}

/** The largest group that may leave an area in some way, to wherever it may go. @param {Ctx} ctx @param {string} from
 * @param {string} verb @returns {Answer | undefined} */
export function largestGroup(ctx, from, verb) {
  return movesFrom(ctx, from, verb).filter(size).sort((a, b) => size(b) - size(a))[0];
}

/** How many an answer moves. @param {Answer} answer */
export function size(answer) {
  return answer.filter(Array.isArray).flat().length;
}

/** The answers for which an area itself stands: all that name it, but those that lead somewhere.
 * @param {Ctx} ctx @param {string} id */
export function atArea(ctx, id) {
  return fitting(ctx, "area", id).filter((a) => !leads(ctx, a[0]));
}

/** The answers that name an empire and nothing else that could be clicked. @param {Ctx} ctx */
function onEmpires(ctx) {
  const others = ["card", "area", "artefact", "leader", "piece", "unit"];
  return ctx.options.filter((a) => {
    const kinds = kindsOf(ctx, a[0]);
    return kinds[0]?.kind === "empire" && !kinds[0].many && !kinds.some((k) => others.includes(k.kind));
  });
}

/** The areas that answers name, or whose empire they name. @param {Ctx} ctx @returns {Map<string, Answer[]>} */
export function byArea(ctx) {
  /** @type {Map<string, Answer[]>} */
  const found = new Map();
  for (const answer of onEmpires(ctx))
    for (const [id, area] of /** @type {[string, any][]} */ (Object.entries(ctx.view.areas)))
      if (area.holder === answer[1] && answer[0] !== "turn_over") found.set(id, [...(found.get(id) ?? []), answer]);
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

/** Whether a card of the hand may be chosen. @param {Ctx} ctx */
export function handAsks(ctx) {
  const named = (/** @type {string} */ verb) => kindsOf(ctx, verb).some((k) => k.kind === "card");
  return ctx.forms.some((f) => named(f.verb)) || ctx.options.some((a) => a[0] !== "take_card" && named(a[0]));
}

/** The answers that name a card. @param {Ctx} ctx @param {string} id */
export function ofCard(ctx, id) {
  return fitting(ctx, "card", id);
}

/** Answers that name nothing on the table, like the end of a row of moves. @param {Ctx} ctx */
export function plain(ctx) {
  return ctx.options.filter((a) => a.length === 1);
}

/** Answers for things that lie nowhere on the table: faiths and governments to adopt, leaders to call. @param {Ctx} ctx */
export function placeless(ctx) {
  return ctx.options.filter((a) => a[0] === "adopt" || a[0] === "call_leader" || (a[0] === "buy_glory" && ctx.options.length < 9));
}

/** What is planned: a verb where all answers of the draft have the same; marches, flights and journeys are all moves.
 * @param {Ctx} ctx */
export function plannedVerb(ctx) {
  const verbs = new Set(ctx.draft.answers.map(([verb]) => (leads(ctx, verb) ? "move" : verb)));
  return verbs.size === 1 ? [...verbs][0] : "";
}

/** What one could mean by a click on a dark area, to ask why not. @param {Ctx} ctx @param {string} id
 * @param {string} from the area from which units are to move @returns {Answer | null} */
export function meant(ctx, id, from) {
  if (from && from !== id) {
    const [first] = movesFrom(ctx, from);
    const at = first ? wayOf(ctx, first[0]) + 2 : 0;
    return first ? /** @type {Answer} */ (first.map((v, i) => (i === at ? id : v))) : null;
  }
  for (const [verb, ...values] of ctx.options) {
    const at = kindsOf(ctx, verb).findIndex((k) => k.kind === "area" && !k.many);
    if (!leads(ctx, verb) && at >= 0) return [verb, ...values.map((v, i) => (i === at ? id : v))];
  }
  return null;
}

/** The areas the question is about. @param {Ctx} ctx @returns {string[]} */
export function inQuestion(ctx) {
  const [step, values] = asked(ctx) && ctx.prompt ? ctx.prompt : ["", []];
  const kinds = /** @type {import("../../../web/match/wire.d.ts").Kind[]} */ (ctx.data.prompts[step] ?? []);
  return values.flatMap((value, i) => (kinds[i]?.kind === "area" ? value : []));
}
