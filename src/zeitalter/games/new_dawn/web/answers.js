// Which of the answers a thing on the table stands for. Answers with two values are given in two steps: first the
// caravan, the barbarian or the token that is to move, then where to. Nothing here knows a rule; it sorts what is
// advertised.
import { kindsOf } from "../../../web/board/answers.js";
import { printed } from "./print.js";

export { glow, hinted, kindsOf } from "../../../web/board/answers.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("../../../web/match/wire.d.ts").Answer} Answer */

/** Verbs that name two spaces, and whether their order matters. */
const PAIRS = /** @type {Record<string, boolean>} */ ({ shift: true, name_tokens: false });
/** Between what the cards of a type let choose. */
const EFFECTS = /** @type {Record<string, string[]>} */ ({
  industry: ["build_wonder", "build_city"], military: ["reinforce", "attack"],
});
/** Cards of another player, which are not lit on the own mat. */
const FOREIGN = ["steal"];

/** The values that the question names. @param {Ctx} ctx @returns {any[]} */
export function questionValues(ctx) {
  return ctx.prompt?.[1] ?? [];
}

/** The options that name this thing. @param {Ctx} ctx @param {string} kind @param {any} id */
export function fitting(ctx, kind, id) {
  return ctx.options.filter(([verb, ...values]) => !FOREIGN.includes(verb)
    && kindsOf(ctx, verb).some((k, i) => k.kind === kind && values[i] === id));
}

/** The answers with one space or star, by space. @param {Ctx} ctx @param {string} id */
export function atSpace(ctx, id) {
  return ctx.options.filter(([verb, ...values]) => {
    if (verb === "star") return id === starOf(ctx, String(values[0]));
    const kinds = kindsOf(ctx, verb);
    return kinds.length === 1 && kinds[0].kind === "space" && values[0] === id;
  });
}

/** The space of the star on a capital's tile: the first that shows it. @param {Ctx} ctx @param {string} tile */
export function starOf(ctx, tile) {
  const side = ctx.view.tiles.find((/** @type {any[]} */ t) => t[0] === tile)?.[1] ?? "A";
  const i = printed(ctx).tiles[tile][1][side].findIndex((/** @type {any[]} */ s) => s[3] === "capital");
  return `${tile}.${Math.max(0, i)}`;
}

/** The answers that begin at a space: a token or a barbarian there moves, or it is the first of two. @param {Ctx} ctx
 * @param {string} id */
export function beginningAt(ctx, id) {
  const letter = ctx.view.spaces[id]?.barbarian;
  return ctx.options.filter(([verb, first, second]) => (verb === "drive" && letter && first === letter)
    || (verb in PAIRS && (first === id || (!PAIRS[verb] && second === id))));
}

/** Of those, the answers that end at another space. @param {Ctx} ctx @param {string} from @param {string} to */
export function between(ctx, from, to) {
  return beginningAt(ctx, from).filter(([verb, first, second]) =>
    (verb === "drive" ? second : PAIRS[verb] || first === from ? second : first) === to);
}

/** The ways of a caravan. @param {Ctx} ctx @param {number} caravan */
export function waysOf(ctx, caravan) {
  return ctx.options.filter((a) => a[0] === "send" && a[1] === caravan);
}

/** The caravans that can be sent. @param {Ctx} ctx @returns {number[]} */
export function sendable(ctx) {
  return [...new Set(ctx.options.filter((a) => a[0] === "send").map((a) => Number(a[1])))];
}

/** Where a caravan is: "card", "unused" or a space. @param {Ctx} ctx @param {number} caravan @returns {string} */
export function whereIs(ctx, caravan) {
  const each = printed(ctx).caravans;
  return ctx.view.players[Math.floor(caravan / each)]?.caravans[caravan % each] ?? "unused";
}

/** The effects of the card being resolved that are not possible now. @param {Ctx} ctx @returns {Answer[]} */
export function idleEffects(ctx) {
  const { resolving, turn, question } = ctx.view;
  if (question?.step !== "ChooseEffect" || !resolving || turn !== ctx.seat || !ctx.options.length) return [];
  const [type] = printed(ctx).focus[ctx.view.players[turn].row[resolving.place].card];
  return (EFFECTS[type] ?? []).filter((id) => !ctx.options.some((a) => a[0] === "effect" && a[1] === id))
    .map((id) => ["effect", id]);
}

/** What one could mean by a click on a dark space, to ask why not. @param {Ctx} ctx @param {string} id
 * @param {number | null} caravan @param {string} from @returns {Answer | null} */
export function meant(ctx, id, caravan, from) {
  if (caravan !== null) return ["send", caravan, id];
  if (from) {
    const [answer] = beginningAt(ctx, from);
    return answer ? [answer[0], answer[1], id] : null;
  }
  const like = ctx.options.find(([verb]) => {
    const kinds = kindsOf(ctx, verb);
    return kinds.length === 1 && kinds[0].kind === "space";
  });
  return like ? [like[0], id] : null;
}
