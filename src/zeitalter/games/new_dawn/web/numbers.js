// The numbers of spaces on the map: of those that are spoken of by number now, or of all.
import { html, svg, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { isNumbered, nearby, numberOf } from "./places.js";
import { namedBy } from "./point.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("./board.js").Board} Board */

/** Units of the map to a pixel of lettering, at most: larger numbers would leave their space. */
const LARGEST = 2.6;

/** Shows the numbers of all spaces, or hides them. @param {Board} board @param {Ctx} ctx */
export function numbersButton(board, ctx) {
  const word = ctx.t("board-numbers");
  return html`<button type="button" aria-label=${word} title=${word} aria-pressed=${board.numbers} data-test="numbers"
    @click=${() => board.toggleNumbers()}>#</button>`;
}

/** The spaces whose numbers are shown: all, or those that an answer, the hint, or what is pointed at calls by them.
 * @param {Board} board @param {Ctx} ctx @returns {string[]} */
function numbered(board, ctx) {
  const { spaces } = ctx.view;
  if (board.numbers) return Object.keys(spaces);
  const { near } = nearby(ctx);
  const spoken = new Set([...ctx.options, ...(ctx.hint ? [ctx.hint] : [])].flatMap((answer) => namedBy(ctx, answer)));
  for (const id of board.pointed) spoken.add(id);
  for (const { lines } of ctx.traced ?? [])
    for (const [, id, args] of lines)
      (ctx.data.events?.[id] ?? []).forEach(({ kind }, i) => kind === "space" && spoken.add(args[i]));
  return [...spoken].filter((id) => isNumbered(spaces, near, id));
}

/** The numbers, above the middle of their spaces. @param {Board} board @param {Ctx} ctx
 * @param {Map<string, number[]>} places @param {number} size units of the map to a pixel of lettering */
export function numbersTemplate(board, ctx, places, size) {
  const scale = Math.min(size, LARGEST);
  return numbered(board, ctx).map((id) => {
    const at = places.get(id);
    const text = numberOf(id);
    return at && text ? svg`<text class="number" data-number=${id} transform="translate(${at[0]} ${at[1] - 29})
      scale(${scale})" y="3.5">${text}</text>` : nothing;
  });
}
