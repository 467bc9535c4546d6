// @ts-check
// The end of the game: who got how many points for what, best first.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { icon, mark, said } from "./signs.js";

/** @typedef {import("./print.js").Ctx} Ctx */

const ICONS = /** @type {Record<string, string>} */ ({ wonder: "wonders", level: "advanced", civbot: "order" });

/** Points by source, for every civilization: the server's own sums, or what the shell added up from the log.
 * @param {Ctx} ctx @param {number} civ @returns {Record<string, number> | null} */
function made(ctx, civ) {
  return ctx.view.result.made?.[civ] ?? ctx.made?.(civ) ?? null;
}

/** The final scoring. @param {Ctx} ctx */
export function scoreTemplate(ctx) {
  const { ranking, points, levels, winners } = ctx.view.result;
  const sums = new Map(ranking.map((/** @type {number} */ civ) => [civ, made(ctx, civ)]));
  const known = [...sums.values()].filter(Boolean);
  const sources = [...new Set(known.flatMap((s) => Object.keys(s).filter((k) => s[k])))];
  return html`<section class="offer score" aria-label=${ctx.t("board-score")}>
    <h3><span>${ctx.t("board-score")}</span></h3>
    <div class="scroll" tabindex="0" role="region" aria-label=${ctx.t("board-score")}><table>
      <thead><tr><th scope="col">${ctx.t("board-score-who")}</th>${sources.map((s) => html`<th scope="col"
        title=${ctx.name("source", s)}>${icon(ICONS[s] ?? s)}${said(ctx.name("source", s))}</th>`)}
        <th scope="col">${ctx.t("board-score-sum")}</th>
        <th scope="col" title=${ctx.t("board-score-levels-why")}>${ctx.t("board-score-levels")}</th></tr></thead>
      <tbody>${ranking.map((/** @type {number} */ civ, /** @type {number} */ i) => html`<tr
        class=${winners.includes(civ) ? "winner" : ""}><th scope="row">${i + 1}. ${mark(ctx.civs[civ])}
          ${ctx.civs[civ]?.name}</th>${sources.map((s) => html`<td>${sums.get(civ)?.[s] || "·"}</td>`)}
        <td><b>${points[civ]}</b></td><td>${levels?.[civ] ?? nothing}</td></tr>`)}</tbody>
    </table></div></section>`;
}
