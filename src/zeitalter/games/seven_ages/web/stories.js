// What the log tells in one piece: conflicts, trades and votes from their beginning to their end, events with what came of
// them, and the harvest. Pure.

/** @typedef {import("../../../web/match/wire.d.ts").Line} Line */

/** What opens a story, and where to find the empires it is about. @type {Record<string, number>} */
const OPENS = { conflict: 2, "announces-trade": 2, "neutral-totals": 1, "heresy-vote": 1 };
/** Stories that also tell how far their empires move on the track. */
const MOVING = ["announces-trade", "neutral-totals"];
/** What else is told of it. */
const TOLD = ["tactician-saves", "loses-units", "leader-dies", "conflict-disorder", "retreats", "beats-off", "wiped-out", "takes-area",
  "loots", "city-falls", "capital-lost", "empire-ends", "wins-trade", "trade-tied", "votes-yes", "votes-no", "vote-passes",
  "vote-fails"];
/** An event tells everything that happens with it. */
const EVENT = "plays-event";
const TOTALS = ["conflict-total", "trade-totals"];
/** What ends everything that was told before. */
const ENDS = ["turns-over", "turns-over-wild", "turns-over-slot", "turns-over-slot-wild", "turn", "round"];
/** A story; one of an event knows who played it. @typedef {{entry: number, empires: string[], seat: number | null,
 * lines: Line[]}} Story */

/** Whether a line belongs to every story that goes on. @param {string} id */
const tells = (id) => TOLD.includes(id) || TOTALS.includes(id);

/** Whether a line says how far an empire of a story moves on the track. @param {Story} story @param {Line} line */
const moves = ({ empires, lines }, [, id, args]) => id === "advances" && MOVING.includes(lines[0][1]) && empires.includes(args[0]);

/** All stories after an entry of the log. @param {Line[]} log @param {number} since @returns {Story[]} */
export function stories(log, since) {
  /** @type {Story[]} */
  const found = [];
  /** The story that goes on, and the event that was played last. @type {Story | null} */
  let open = null;
  /** @type {Story | null} */
  let event = null;
  for (const line of log) {
    const [entry, id, args] = line;
    if (OPENS[id]) {
      open = { entry, empires: args.slice(0, OPENS[id]), seat: null, lines: [line] };
      event = null;
      found.push(open);
    } else if (id === EVENT) {
      event = { entry, empires: [], seat: args[0], lines: [line] };
      found.push(event);
    } else if (ENDS.includes(id)) open = event = null;
    else if (open && (tells(id) || moves(open, line))) Object.assign(open, { entry, lines: [...open.lines, line] });
    else if (event && event.entry === entry) {
      event.lines.push(line);
      event.empires.push(...args.filter((/** @type {any} */ a) => typeof a === "string"));
    }
  }
  return found.filter((story) => story.entry > since);
}

/** The totals of every round of a story with what followed: pairs of empire and number, and further lines.
 * @param {Line[]} lines @returns {{totals: [string, number][], after: Line[]}[]} */
export function roundsOf(lines) {
  /** @type {{totals: [string, number][], after: Line[]}[]} */
  const found = [];
  for (const line of lines) {
    const [, id, args] = line;
    const last = found.at(-1);
    if (id === "trade-totals") found.push({ totals: [[args[0], args[1]], [args[2], args[3]]], after: [] });
    else if (id === "conflict-total" && last?.totals.length === 1) last.totals.push([args[0], args[1]]);
    else if (id === "conflict-total") found.push({ totals: [[args[0], args[1]]], after: [] });
    else if (last) last.after.push(line);
    else found.push({ totals: [], after: [line] });
  }
  return found;
}

/** Lines of the harvest that tell what an empire scores for. */
const SCORED = ["scores", "scores-region", "scores-units", "scores-area", "scores-artefact", "artefact-costs", "buys-glory"];
const GAINS = ["reaps-glory", "gains-glory-with", "gains-glory", "loses-glory-with", "loses-glory"];
/** @typedef {{turn: number, gained: Map<number, number>, lines: Line[]}} Harvest */

/** The harvest before the turn that began last, if that was after an entry; null without one. @param {Line[]} log
 * @param {number} since @returns {Harvest | null} */
export function harvest(log, since) {
  const at = log.findLastIndex(([, id]) => id === "turn" || id === "game-over");
  if (at < 0 || log[at][0] <= since) return null;
  let first = at;
  while (first > 0 && [...SCORED, ...GAINS].includes(log[first - 1][1])) first -= 1;
  const lines = log.slice(first, at);
  /** @type {Map<number, number>} */
  const gained = new Map();
  for (const [, id, [seat, n]] of lines)
    if (GAINS.includes(id)) gained.set(seat, (gained.get(seat) ?? 0) + (id.startsWith("loses") ? -n : n));
  const turn = log[at][1] === "turn" ? log[at][2][0] - 1 : 0;
  return gained.size ? { turn, gained, lines: lines.filter(([, id]) => SCORED.includes(id)) } : null;
}
