// The ways that pieces went over the map, as the log tells them: caravans, moved control tokens, attacks, barbarians. Pure.

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("../../../web/board/game-table.d.ts").Way} Way */
/** @typedef {import("../../../web/match/wire.d.ts").Line} Line */

/** Where in its values a line says whose way it is (barbarians are nobody's), from where, and where to.
 * @type {Record<string, [number | null, number, number]>} */
const WAYS = { "caravan-moves": [0, 1, 2], "moves-token": [0, 1, 2], "barbarian-moves": [null, 1, 2],
  "barbarian-repelled": [null, 2, 3] };
/** Lines that only say where something happened, as a ring around it. @type {Record<string, [number | null, number]>} */
const RINGS = { claims: [0, 1], reinforces: [0, 1], "builds-city": [0, 1], "takes-space": [0, 2], strikes: [0, 1],
  driven: [0, 2], "barbarian-spawns": [null, 1], "loses-token": [null, 1], "loses-city": [null, 1] };

/** The nearest space of an attacker to what he attacks. @param {Record<string, any>} spaces @param {number} seat
 * @param {string} target */
function baseOf(spaces, seat, target) {
  const [q, r] = spaces[target]?.at ?? [0, 0];
  const far = (/** @type {string} */ id) => {
    const [dq, dr] = [spaces[id].at[0] - q, spaces[id].at[1] - r];
    return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
  };
  const own = Object.keys(spaces).filter((id) => id !== target && (spaces[id].city === seat || spaces[id].token === seat));
  return own.sort((a, b) => far(a) - far(b))[0] ?? "";
}

/** The ways of a line. @param {Pick<Ctx, "view">} ctx @param {Line} line @returns {Way[]} */
export function ways(ctx, [, id, args]) {
  const way = WAYS[id];
  if (way) {
    const [who, from, to] = way;
    return [{ party: who === null ? null : args[who], from: `space:${args[from]}`, to: `space:${args[to]}` }];
  }
  if (id === "attacks") {
    const base = baseOf(ctx.view.spaces, args[0], args[1]);
    return [{ party: args[0], from: base ? `space:${base}` : "", to: `space:${args[1]}` }];
  }
  const ring = RINGS[id];
  return ring ? [{ party: ring[0] === null ? null : args[ring[0]], from: "", to: `space:${args[ring[1]]}` }] : [];
}
