// A calamity being resolved: whom it strikes, who must choose what, how many units each loses, and which civilization
// cards have changed a figure. Those who wait see the same; the server says it all.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { icon, mark } from "./signs.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */

const STEPS = ["ChooseVolcano", "ChooseQuake", "ChooseAftershock", "ChoosePlain", "AssignLosses", "Lose", "MarkUnits",
  "NameTaker", "KeepPart", "TakeBreakaway", "ClaimTokens", "DissolveCities", "DemandCities", "RaidCity"];
/** Questions whose figures are cities. */
const OF_CITIES = ["DissolveCities", "DemandCities"];

/** Who must choose what, in a sentence; nothing where no calamity is at work. @param {Ctx} ctx */
export function plightText(ctx) {
  const p = ctx.view.plight;
  const question = ctx.view.question;
  if (!p || !question?.asked?.length) return "";
  const seats = ctx.parties;
  const name = (/** @type {number | null | undefined} */ seat) => seats[seat ?? -1]?.name ?? "";
  const asked = question.asked.includes(ctx.seat);
  const whom = asked ? [ctx.seat] : question.asked;
  const mine = (p.losses ?? []).find((/** @type {number[]} */ [seat]) => seat === ctx.seat)?.[1] ?? 0;
  return ctx.t(`board-plight-${STEPS.includes(question.step) ? question.step : "else"}`, {
    you: asked ? "yes" : "no", who: ctx.list(whom.map(name)), count: whom.length, victim: name(p.victim),
    seller: name(p.seller), taker: name(p.taker), n: asked && p.losses ? mine : (p.units ?? 0), low: p.low ?? 0,
    high: p.high ?? 0, city: p.city ?? 0, marked: p.marked ?? 0, rest: p.rest ?? 0,
    area: p.area ? ctx.name("area", p.area) : "", own: p.victim === ctx.seat ? "yes" : "no",
  });
}

/** Why figures are not the usual ones, in sentences. @param {Ctx} ctx @returns {string[]} */
export function reasons(ctx) {
  const seats = ctx.parties;
  return ctx.view.plight.because.map((/** @type {any[]} */ [id, seat, card, n, usual]) => ctx.t(`board-because-${id}`,
    { name: seats[seat]?.name ?? "", n, usual, card: card ? ctx.name("civilization", card) : "" }));
}

/** The calamity. @param {Ctx} ctx */
export function plightTemplate(ctx) {
  const p = ctx.view.plight;
  if (!p) return nothing;
  const seats = ctx.parties;
  const text = plightText(ctx);
  const step = ctx.view.question?.step;
  const cities = OF_CITIES.includes(step);
  const strikes = ctx.t(p.seller === null || p.seller === p.victim ? "board-strikes" : "board-strikes-traded", {
    name: seats[p.victim]?.name ?? "", seller: seats[p.seller]?.name ?? "" });
  const where = p.plain ? ` · ${ctx.name("plain", p.plain)}` : "";
  const later = ctx.view.calamities.filter((/** @type {any} */ c) => c.card !== p.card);
  return html`<section class="plight panel" aria-label=${ctx.t("board-calamity")} data-test="plight">
    <h3 data-info="card:${p.card}">${icon(p.card)}${ctx.name("card", p.card)} <small>${strikes}${where}</small></h3>
    ${text ? html`<p>${text}</p>` : nothing}
    ${figures(ctx, p.losses, cities ? "board-loss-cities" : "board-loss")}
    ${ctx.forms.length ? nothing : figures(ctx, p.limits, cities ? "board-most-cities" : "board-most")}
    ${p.because.length ? html`<ul class="because">${reasons(ctx).map((text, i) => html`<li>${p.because[i][2]
      ? icon(p.because[i][2]) : nothing}${text}</li>`)}</ul>` : nothing}
    ${later.length ? html`<p><small>${ctx.t("board-strikes-later")} ${later.map((/** @type {any} */ c) => ctx.t(
      "board-struck", { card: ctx.name("card", c.card), name: seats[c.victim]?.name ?? "" })).join(", ")}</small></p>`
      : nothing}</section>`;
}

/** Who loses how much, or could. @param {Ctx} ctx @param {[number, number][] | undefined} rows @param {string} word */
function figures(ctx, rows, word) {
  if (!rows?.length) return nothing;
  const seats = ctx.parties;
  return html`<ul class="losses">${rows.map(([seat, n]) => html`<li class=${ctx.view.question?.asked?.includes(seat)
    ? "choosing" : ""}>${mark(seats[seat])}<span>${seats[seat]?.name}</span><b>${ctx.t(word, { n })}</b></li>`)}</ul>`;
}
