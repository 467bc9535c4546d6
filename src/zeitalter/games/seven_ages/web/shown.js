// What a person has asked to see, shared by board and mats: the range of an empire, and the side of the table.

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */

export const shown = {
  /** The empire whose range is shown. */
  range: "",
};

/** Show or hide the range of an empire. @param {Ctx} ctx @param {string} id */
export function toggleRange(ctx, id) {
  shown.range = shown.range === id ? "" : id;
  ctx.redraw();
}
