// Which of the answers a thing on the table stands for, and what one could mean by a click on a thing that stands for
// none: the server is asked why not.
import { glow, hinted } from "../../../web/board/answers.js";

export { cautionText, fitting, glow, hinted, idle } from "../../../web/board/answers.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("../../../web/match/wire.d.ts").Answer} Answer */

/** An option with one thing replaced by another, to ask why not. @param {Ctx} ctx @param {string} kind
 * @param {any} id @returns {Answer | null} */
export function alike(ctx, kind, id) {
  for (const answer of ctx.options) {
    const kinds = ctx.data.verbs[answer[0]] ?? [];
    const at = kinds.findIndex((k) => k.kind === kind);
    if (at < 0) continue;
    const [verb, ...values] = answer;
    return [verb, ...values.map((v, i) => (i === at ? (kinds[at].many ? [id] : id) : v))];
  }
  return null;
}

/** The card this seat executes. @param {Ctx} ctx @returns {string | null} */
function executing(ctx) {
  return ctx.seat === null ? null : (ctx.view.civs[ctx.seat]?.executing ?? null);
}

/** What one could mean by a click on a dark territory. @param {Ctx} ctx @param {string} id @returns {Answer | null} */
export function meantByTerritory(ctx, id) {
  const like = alike(ctx, "territory", id);
  const action = executing(ctx);
  const step = ctx.view.question?.step;
  const rival = ctx.view.civs.find((/** @type {any} */ c) => c.civ !== ctx.seat && c.territories.includes(id));
  if (action === "war") return rival ? ["war", "basic", id, rival.civ] : null;
  if (like) return like;
  if (step === "PlaceFirstCube") return ["settle", id];
  if (step === "PlaceCube") return ["cube", id];
  if (action === "exploitation") return ["exploitation", "basic", 0, [id]];
  return action === "expansion" ? ["expansion", "basic", 0, id] : null;
}

/** What one could mean by a click on the mat of another. @param {Ctx} ctx @param {number} civ
 * @returns {Answer | null} */
export function meantByCiv(ctx, civ) {
  const action = executing(ctx);
  if (action === "trade" || action === "raid") return [action, "basic", civ];
  const territories = ctx.view.civs[civ]?.territories ?? [];
  if (action === "war" && territories.length) return ["war", "basic", territories[0], civ];
  return null;
}

/** What one could mean by a click on a wonder of the row. @param {Ctx} ctx @param {string} id
 * @returns {Answer | null} */
export function meantByWonder(ctx, id) {
  const verb = ctx.options.find((a) => a[0] === "art" || a[0] === "build");
  if (verb) return alike(ctx, "wonder", id);
  return executing(ctx) === "art" ? ["art", "basic", [id]] : null;
}

/** What one could mean by a click on a cell of the matrix. @param {Ctx} ctx @param {string} cell @param {string} next
 * the level that leads there, if it is one step away @returns {Answer | null} */
export function meantByCell(ctx, cell, next) {
  const like = alike(ctx, "cell", cell);
  return like ?? (next && executing(ctx) ? [next, "basic"] : null);
}

const DRAWN = ["territory", "civ", "wonder", "card", "cell"];

/** The answers of the card in hand that name nothing drawn elsewhere: the card itself stands for them.
 * @param {Ctx} ctx @param {string} action */
export function ofCard(ctx, action) {
  if (["military", "technology"].includes(action)) return [];
  return ctx.options.filter(([verb, ...values]) => {
    const kinds = ctx.data.verbs[verb] ?? [];
    return verb === action && kinds.every((k, i) =>
      !DRAWN.includes(k.kind) || (k.many && !values[i].length));
  });
}

const BY_CARD = ["exploitation", "tourism", "revolution"];
const IN_LIST = ["end_turn", "pass", "no_effect", "no_cube"];
const OF_MANY = ["select", "build", "refresh", "give_up", "take_back"];

/** Whether an answer can be given by something lit: a territory, a card, a wonder, a cell, a person, the tile.
 * @param {Ctx} ctx @param {Answer} answer */
export function onTable(ctx, [verb, ...values]) {
  if (IN_LIST.includes(verb)) return false;
  if (OF_MANY.includes(verb)) return values[0].length > 0;
  if (!BY_CARD.includes(verb)) return true;
  return values.at(-1)?.length > 0 || executing(ctx) === verb;
}

/** What comes to the same, told once: an expansion that takes nothing back is the same in both versions, and so is a tourism
 * that brings as much. @param {Ctx} ctx @param {Answer[]} answers */
export function distinct(ctx, answers) {
  const sorts = new Map();
  for (const answer of answers) {
    const key = effectOf(ctx, answer);
    if (!sorts.has(key) || hinted(ctx, [answer])) sorts.set(key, answer);
  }
  return /** @type {Answer[]} */ ([...sorts.values()]);
}

/** @param {Ctx} ctx @param {Answer} answer */
function effectOf(ctx, [verb, version, ...rest]) {
  const built = ctx.view.civs[ctx.seat ?? 0]?.wonders?.length ?? 0;
  const same = verb === "expansion" ? rest[0] === 0
    : verb === "tourism" && Math.floor(built / 4) === Math.floor(built / 3);
  return JSON.stringify([verb, same ? "" : version, ...rest]);
}

/** Whether several things are picked one after the other, by the shell. @param {Ctx} ctx */
export function picking(ctx) {
  const [verb] = ctx.options[0] ?? [];
  const kinds = ctx.data.verbs[verb] ?? [];
  if (kinds.length !== 1 || !kinds[0].many) return false;
  return ctx.options.every((a) => a[0] === verb) && ctx.options.some((a) => a[1].length > 1);
}

/** Whether a thing is picked. @param {Ctx} ctx @param {any} id */
export function picked(ctx, id) {
  return picking(ctx) && Boolean(ctx.picked.includes(id));
}

/** The answer that means exactly what is picked. @param {Ctx} ctx @returns {Answer | undefined} */
export function pickedAnswer(ctx) {
  const picks = picking(ctx) ? ctx.picked : [];
  return ctx.options.find(([, things]) => Array.isArray(things) && things.length === picks.length
    && picks.length > 0 && picks.every((id) => things.includes(id)));
}

/** How a thing is lit up. @param {Ctx} ctx @param {any} id @param {Answer[]} legal */
export function lit(ctx, id, legal) {
  return `${glow(ctx, legal)} ${picked(ctx, id) ? "chosen" : ""}`;
}

/** Whether this seat is to answer now. @param {Ctx} ctx */
export function asked(ctx) {
  return ctx.options.length > 0;
}
