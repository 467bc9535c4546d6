// The rivals at a glance: a strip below the bar with the figures that matter, and all of them side by side in a table.
import { botSign, mark } from "../base/colors.js";
import { focusOn, rememberOpener, returnToOpener } from "../base/focus.js";
import { update } from "../base/store.js";
import { table } from "../match/model.js";
import { sentences, t } from "../talk/i18n.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { barHands } from "./bar-tip.js";
import { openMat } from "./mats.js";

/** @typedef {import("../board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("../board/game-table.d.ts").Figure} Figure */

/** The figures of a party; a mistake of the game there takes nothing else away. @param {Ctx} ctx @param {number} party
 * @returns {Figure[]} */
function figuresOf(ctx, party) {
  try {
    return table.module?.figures?.(ctx, party) ?? [];
  } catch (error) {
    console.error(error);
    return [];
  }
}

/** @param {Figure} figure @param {number} party */
function figure({ id, value, title, sign }, party) {
  return html`<span class="figure-${id} rival-figure" data-info=${`figure:${party}.${id}`}><span class="hidden-text">${title}</span><span
    aria-hidden="true">${sign ?? html`<small>${t(`figure-${id}`)}</small>`}<b>${value}</b></span></span>`;
}

/** @param {Ctx} ctx @param {number} party @param {boolean} named */
function rival(ctx, party, named) {
  const style = ctx.parties[party];
  const asked = !table.replay && table.now?.asked?.includes(party) && !style.free;
  return html`<li><button type="button" class="rival ${asked ? "asked" : ""} ${style.free ? "free" : ""}"
    data-test="rival" data-party=${party} @click=${() => openMat(party)}>
    ${mark(style)}<span class=${named ? "rival-name" : "hidden-text"}>${style.name}</span>${botSign(style)}
    ${figuresOf(ctx, party).filter(({ minor }) => named || !minor).map((found) => figure(found, party))}</button></li>`;
}

/** Up to so many rivals have their names and all their figures in the strip: more than that would run out of sight. */
const NAMED = 4;

/** All other parties with their figures. @param {Ctx} ctx */
export function rivals(ctx) {
  if (!table.module?.figures) return nothing;
  const others = ctx.parties.map((_, party) => party).filter((party) => party !== ctx.seat);
  const named = others.length <= NAMED;
  return html`<ul class="rivals ${named ? "" : "many"}" aria-label=${t("web-rivals")} data-test="rivals" @pointerover=${barHands.explain}
    @pointerout=${barHands.hideTip}>${others.map((party) => rival(ctx, party, named))}</ul>`;
}

// -- the comparison ------------------------------------------------------------------------------------------------------

/** Open or close the table that compares all parties. */
export function toggleComparison() {
  if (!table.module?.figures) return;
  if (!table.comparing) rememberOpener();
  table.comparing = !table.comparing;
  update();
  if (table.comparing) focusOn(".comparison .close");
  else returnToOpener();
}

/** The best value of each column, where all are numbers and not all the same; null elsewhere.
 * @param {Pick<Figure, "id" | "value">[][]} rows @param {string[]} columns */
export function bestOf(rows, columns) {
  return columns.map((id) => {
    const values = rows.flatMap((row) => row.filter((f) => f.id === id).map((f) => f.value));
    if (!values.every((value) => typeof value === "number") || new Set(values).size < 2) return null;
    return Math.max(.../** @type {number[]} */ (values));
  });
}

/** All parties side by side. @param {Ctx} ctx */
export function comparison(ctx) {
  if (!table.comparing) return nothing;
  const rows = ctx.parties.map((_, party) => [
    { id: "points", value: table.replay?.points?.[party] ?? table.now?.points?.[party] ?? 0, title: "" },
    ...figuresOf(ctx, party),
  ]);
  const columns = [...new Map(rows.flat().map((f) => [f.id, f])).values()];
  const ids = columns.map(({ id }) => id);
  const best = bestOf(rows, ids);
  const heading = (/** @type {Figure} */ f) => (f.id === "points" ? t("web-figure-points") : t(`figure-${f.id}`));
  return html`<div class="veil" @click=${toggleComparison}>
    <div class="comparison panel" role="dialog" aria-label=${t("web-compare")} data-test="comparison"
      @click=${(/** @type {Event} */ e) => e.stopPropagation()}>
      <header><h2>${t("web-compare")}</h2><button type="button" class="quiet close" aria-label=${t("web-close")}
        @click=${toggleComparison}>✕</button></header>
      <div class="comparison-scroll" tabindex="0" role="region" aria-label=${t("web-compare")}><table>
        <thead><tr><th scope="col">${t("web-players")}</th>${columns.map((f) => html`<th scope="col">${f.sign ?? nothing} ${heading(f)}</th>`)}</tr></thead>
        <tbody>${rows.map((row, party) => compared(ctx, party, row, ids, best))}</tbody>
      </table></div>
      <p class="soft">${t("web-compare-best")}</p>
    </div>
  </div>`;
}

/** @param {Ctx} ctx @param {number} party @param {Figure[]} row @param {string[]} columns @param {(number | null)[]} best */
function compared(ctx, party, row, columns, best) {
  const style = ctx.parties[party];
  const name = party === ctx.seat ? sentences().t("web-you", { name: style.name }) : style.name;
  return html`<tr class=${party === ctx.seat ? "own" : ""}><th scope="row">${mark(style)} ${name} ${botSign(style)}</th>
    ${columns.map((id, i) => {
      const found = row.find((f) => f.id === id);
      const top = found !== undefined && best[i] !== null && found.value === best[i];
      return html`<td class=${top ? "best" : ""} title=${found?.title ?? ""}>${found?.value ?? "–"}${
        top ? html`<span class="hidden-text"> ${t("web-best")}</span>` : nothing}</td>`;
    })}</tr>`;
}
