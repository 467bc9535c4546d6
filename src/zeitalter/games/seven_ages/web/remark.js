// A short line on what an answer costs, comes to, or is about.
import { ends, leads } from "./answers.js";
import { priceOf, valuesOf } from "./bill.js";
import { empire, printed, typeOf } from "./print.js";
import { layRemark } from "./trade.js";
import { givesUp, turned } from "./turned.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("../../../web/match/wire.d.ts").Answer} Answer */

/** Verbs that play something whose effect matters more than whom it meets, by the kind of it. */
const PLAYED = /** @type {Record<string, string>} */ ({ artefact: "artefact", event: "event" });
/** Characters that fit on two lines of the question. */
const LONG = 96;
/** Lines that say what a thing needs or when it goes. */
const LABELLED = /^\p{L}{3,6}: /u;
/** Verbs that turn to another empire. */
const TOWARDS = ["trade", "swap", "ask_way", "help_side", "consult"];

/** The leader for whom it matters whether he is committed. */
const TACTICIAN = "tactician";

/** The types of a leader. @param {Ctx} ctx @param {string} id @returns {string[]} */
function typesOf(ctx, id) {
  return printed(ctx).leaders[id]?.[0] ?? [];
}

/** The line that tells what a thing does: the longest after the first one, which says what it is. @param {Ctx} ctx
 * @param {string} kind @param {string} id */
function effectOf(ctx, kind, id) {
  const [first, ...lines] = ctx.card(kind, id).split("\n");
  const found = lines.filter((line) => !LABELLED.test(line)).reduce((longest, line) => (line.length > longest.length ? line : longest), "") || first;
  return found.length > LONG ? `${found.slice(0, found.lastIndexOf(" ", LONG))} …` : found;
}

/** What becomes of markers that are not turned over. @param {Ctx} ctx */
function left(ctx) {
  const markers = ctx.options.map((answer) => turned(ctx, answer)).filter(Boolean);
  if (!markers.length) return "";
  return ctx.t(markers.every((m) => m === "wild") && ctx.prompt?.[1][0] !== "discard_empire" ? "board-wild-waits"
    : "board-forfeited");
}

/** A short line on an answer; empty where the shell knows better. @param {Ctx} ctx @param {Answer} answer */
export function remark(ctx, answer) {
  const [verb, first, second] = answer;
  const price = priceOf(ctx, answer);
  if (price !== null) return [ctx.t("board-costs", { n: price }), valuesOf(ctx, answer)].filter(Boolean).join(" · ");
  if (PLAYED[verb]) return effectOf(ctx, PLAYED[verb], second);
  if (verb === "found") return ctx.card("empire", first).split("\n").slice(0, 2).join(" ");
  if (verb === "colours") return ctx.list([first, printed(ctx).pairs[first]].map((c) => ctx.name("colour", c)));
  if (verb === "call_leader") return typesOf(ctx, first).map((type) => `${ctx.name("leader_type", type)}: ${ctx.card("leader_type",
    type)}`).join(" ");
  if (verb === "commit") return answer[3].some((/** @type {string} */ id) => typesOf(ctx, id).includes(TACTICIAN))
    ? ctx.card("leader_type", TACTICIAN) : "";
  if (verb === "set_sail" || verb === "embark") return ctx.card("unit", typeOf(ctx, second)).split("\n").slice(1, 3).join(" ");
  if (leads(ctx, verb)) return ctx.card("area", ends(ctx, answer)[1]).split("\n")[0];
  if (givesUp(ctx, answer)) return ctx.t("board-gives-up", { empire: ctx.name("empire", first) });
  const marker = turned(ctx, answer);
  if (marker) return ctx.name("action", marker);
  if (verb === "accept" && ctx.prompt?.[0] === "TakeGrant") return effectOf(ctx, "artefact", ctx.prompt[1][2]);
  if (verb === "done" && ctx.view.question?.step === "TurnMarkers") return [ctx.t("board-leave-markers"), left(ctx)].filter(Boolean).join(" · ");
  const e = TOWARDS.includes(verb) ? empire(ctx, first) : undefined;
  if (e) return `${ctx.parties[e.seat]?.name} · ${ctx.t("board-level", { age: e.age, level: e.level })}`;
  return layRemark(ctx, answer);
}
