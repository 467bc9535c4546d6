// The ways that pieces went over the map, as the log tells them. Pure.

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("../../../web/board/game-table.d.ts").Way} Way */
/** @typedef {import("../../../web/match/wire.d.ts").Line} Line */

/** Where in its values a line says from where and where to. @type {Record<string, [number, number]>} */
const WAYS = { marches: [3, 4], raids: [3, 4], flies: [3, 4], "leader-travels": [2, 3], retreats: [1, 2] };
/** Lines that tell only where units go ashore; the ship tells from where. */
const ASHORE = ["lands", "invades"];

/** Where the ship of an empire was before a line. @param {Line[]} log @param {Line} line @returns {string | null} */
function shipBefore(log, line) {
  for (let at = log.indexOf(line) - 1; at >= 0; at -= 1) {
    const [, id, args] = log[at];
    if (args[0] !== line[2][0]) continue;
    if (id === "marches") return args[4];
    if (id === "sets-sail") return args[2];
    if (id.startsWith("turns-over")) return null;
  }
  return null;
}

/** The ways of a line: marches, raids, flights, journeys, retreats, and going ashore. @param {Pick<Ctx, "view" | "log">} ctx
 * @param {Line} line @returns {Way[]} */
export function ways(ctx, line) {
  const [, id, args] = line;
  const party = ctx.view.empires.find((/** @type {any} */ e) => e.empire === args[0])?.seat ?? null;
  if (ASHORE.includes(id)) {
    const ship = shipBefore(ctx.log, line);
    return ship ? [{ party, from: `area:${ship}`, to: `area:${args[3]}` }] : [];
  }
  if (!WAYS[id]) return [];
  const [from, to] = WAYS[id].map((at) => args[at]);
  return [to].flat().map((goal) => ({ party, from: `area:${from}`, to: `area:${goal}` }));
}
