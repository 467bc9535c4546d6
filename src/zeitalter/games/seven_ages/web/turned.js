// Markers that answers turn over. Pure.

/** @typedef {import("../../../web/match/wire.d.ts").Answer} Answer */
/** @typedef {{view: any, seat: number | null}} Position */

/** The marker of a player on an empire, or on the empty slot. @param {any} player @param {string | null} id
 * @returns {string | undefined} */
export function markerOn(player, id) {
  return player.markers.find((/** @type {any[]} */ [slot]) => slot === id)?.[1];
}

/** Which marker an answer turns over. @param {Position} position @param {Answer} answer @returns {string | undefined} */
export function turned({ view, seat }, [verb, first]) {
  const player = view.players.find((/** @type {any} */ p) => p.seat === seat);
  const turns = verb === "turn_over" || verb === "turn_over_slot";
  return player && turns ? markerOn(player, verb === "turn_over" ? first : null) : undefined;
}

/** Whether an answer gives up an empire: nobody should do that by a click that says nothing. @param {Pick<Position, "view">} position
 * @param {Answer} answer */
export function givesUp({ view }, [verb]) {
  return verb === "turn_over" && view.round === "discard_empire";
}

/** Whoever turns the marker of the round over does so after everybody who comes before; a Wild could be kept, and an empire is
 * not given up without looking. @param {Position & {prompt: any}} position @param {Answer} answer */
export function stands(position, answer) {
  const marker = turned(position, answer);
  return marker !== undefined && marker === position.prompt[1][0] && marker !== "discard_empire";
}
