// The end of the game: who got how many points for what, best first.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { icon, mark, hiddenText } from "./signs.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */

const ICONS = /** @type {Record<string, string>} */ ({ wonder: "wonders", level: "advanced", civbot: "order" });

/** Points by source, for every civilization: the server's own sums, or what the shell added up from the log.
 * @param {Ctx} ctx @param {number} civ @returns {Record<string, number> | null} */
function pointsFor(ctx, civ) {
  return ctx.view.result.made?.[civ] ?? ctx.pointsBySource(civ);
}

/** The final scoring. @param {Ctx} ctx */
export function scoreTemplate(ctx) {
  const { ranking, points, levels, winners } = ctx.view.result;
  const sums = new Map(ranking.map((/** @type {number} */ civ) => [civ, pointsFor(ctx, civ)]));
  const known = [...sums.values()].filter(Boolean);
  const sources = [...new Set(known.flatMap((s) => Object.keys(s).filter((k) => s[k])))];
  return html`<section class="offer score" aria-label=${ctx.t("board-score")}>
    <h3><span>${ctx.t("board-score")}</span></h3>
    <div class="scroll" tabindex="0" role="region" aria-label=${ctx.t("board-score")}><table>
      <thead><tr><th scope="col">${ctx.t("board-score-who")}</th>${sources.map((s) => html`<th scope="col"
        title=${ctx.name("source", s)}>${icon(ICONS[s] ?? s)}${hiddenText(ctx.name("source", s))}</th>`)}
        <th scope="col">${ctx.t("board-score-sum")}</th>
        <th scope="col" title=${ctx.t("board-score-levels-why")}>${ctx.t("board-score-levels")}</th></tr></thead>
      <tbody>${ranking.map((/** @type {number} */ civ, /** @type {number} */ i) => html`<tr
        class=${winners.includes(civ) ? "winner" : ""}><th scope="row">${i + 1}. ${mark(ctx.parties[civ])}
          ${ctx.parties[civ]?.name}</th>${sources.map((s) => html`<td>${sums.get(civ)?.[s] || "·"}</td>`)}
        <td><b>${points[civ]}</b></td><td>${levels?.[civ] ?? nothing}</td></tr>`)}</tbody>
    </table></div></section>`;
}
