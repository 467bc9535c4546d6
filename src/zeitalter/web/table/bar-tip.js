// What the figures in the bar are made of: shown beside them under mouse and focus, and at a touch.
import { tips } from "../board/tip.js";
import { table } from "../match/model.js";
import { t } from "../talk/i18n.js";
import { pointsLines } from "../talk/points.js";
import { html } from "../vendor/lit-html/lit-html.js";
import { context } from "./context.js";

/** @typedef {import("../board/game-table.d.ts").Ctx} Ctx */

/** @param {Ctx} ctx @param {string} kind @param {string} id */
function face(ctx, kind, id) {
  return kind === "points" ? pointsFace(ctx, Number(id)) : figureFace(ctx, id);
}

/** Where the points of a party come from. @param {Ctx} ctx @param {number} party */
function pointsFace(ctx, party) {
  const points = table.replay?.points?.[party] ?? table.now?.points?.[party] ?? 0;
  const lines = pointsLines(party);
  const rest = points - lines.reduce((all, [, n]) => all + n, 0);
  const rows = rest && lines.length ? [...lines, [t("web-points-else"), rest]] : lines;
  return html`<div class="points-tip" data-test="points-tip"><strong>${t("web-points-of", { name: ctx.parties[party].name, points })}</strong>
    ${rows.length
      ? html`<ul>${rows.map(([name, n]) => html`<li><span>${name}</span><b>${signed(Number(n))}</b></li>`)}</ul>`
      : html`<p>${t(points ? "web-points-unsourced" : "web-points-none")}</p>`}</div>`;
}

/** @param {number} n */
function signed(n) {
  return n < 0 ? `−${-n}` : `+${n}`;
}

/** What a figure of a party says. @param {Ctx} ctx @param {string} id party and figure */
function figureFace(ctx, id) {
  const [party, name] = id.split(".");
  const found = table.module?.figures?.(ctx, Number(party)).find((figure) => figure.id === name);
  return html`<div class="points-tip"><strong>${ctx.parties[Number(party)].name}</strong><p>${found?.title ?? ""}</p></div>`;
}

/** @type {ReturnType<typeof tips> | undefined} */
let made;

function tip() {
  return (made ??= tips("bar-tip", "", face));
}

/** How things in the bar explain themselves: under the mouse after a moment; what is focused or pressed, at once. */
export const barHands = {
  explain: (/** @type {Event} */ e) => tip().explain(e, context()),
  hideTip: () => tip().hideTip(),
  press: (/** @type {Event} */ e) => tip().showNow(/** @type {HTMLElement} */ (e.currentTarget), context()),
};
