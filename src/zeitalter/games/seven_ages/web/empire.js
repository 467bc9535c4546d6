// An empire: its name in its colour, its figures, its faith, government, artefacts and leaders; and what its card says.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { ageOf, agesWords, areasOf, citiesOf, empire, printed, yearOf } from "./print.js";
import { artefactSign, codes, hiddenText, icon, mark, signed } from "./signs.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */

/** Categories of glory that name a region. */
const OF_REGION = ["domination"];

/** A field of an empire's colour, with the shape of its player. @param {Ctx} ctx @param {any} e */
export function flag(ctx, e) {
  return html`<i class="flag c-${e.colour}" title=${ctx.name("colour", e.colour)}>${mark(ctx.parties[e.seat])}</i>`;
}

/** A number with its sign. @param {Ctx} ctx @param {string} sign @param {unknown} n @param {string} word */
export function figure(ctx, sign, n, word) {
  return html`<span class="figure" title=${ctx.t(word)}>${icon(sign)}<b>${n}</b>${hiddenText(ctx.t(word))}</span>`;
}

/** The figures of an empire in play. @param {Ctx} ctx @param {any} e */
export function figures(ctx, e) {
  return html`<p class="figures">${figure(ctx, "money", e.money, "board-money")}${figure(ctx, "empire", e.areas,
    "board-areas")}${figure(ctx, "city", citiesOf(ctx, e.empire), "board-city-value")}${e.elite ? figure(ctx, "elite",
    e.elite, "board-elite") : nothing}${e.go ? figure(ctx, "go", e.go, "board-go") : nothing}</p>`;
}

/** Where an empire stands. @param {Ctx} ctx @param {any} e */
export function standing(ctx, e) {
  const dark = printed(ctx).dark.includes(e.level);
  return html`<span class="standing ${dark ? "dark" : ""}" title="${ctx.name("age", String(e.age))}, ${yearOf(ctx,
    e.level)}${dark ? `, ${ctx.t("board-dark")}` : ""}">${ctx.t("board-level", { age: e.age, level: e.level })}</span>`;
}

/** A small button that explains a thing. @param {Ctx} ctx @param {string} kind @param {string} id @param {unknown} face
 * @param {string} [cls] */
function chip(ctx, kind, id, face, cls = "") {
  return html`<button type="button" class="tag ${cls}" data-thing="${kind}:${id}" data-info="${kind}:${id}" @click=${() => ctx.inspect(kind,
    id)}>${face}</button>`;
}

/** An artefact. @param {Ctx} ctx @param {string} id */
export function artefactChip(ctx, id) {
  const green = printed(ctx).artefacts[id]?.[1];
  return chip(ctx, "artefact", id, html`${icon(artefactSign(printed(ctx), id))}<span>${ctx.name("artefact", id)}</span>`,
    green ? "green" : "red");
}

/** A leader with the letters of his types. @param {Ctx} ctx @param {string} id */
export function leaderChip(ctx, id) {
  return chip(ctx, "leader", id, html`<b class="code">${codes(printed(ctx), id).join("/")}</b><span>${ctx.name("leader",
    id)}</span>`, "leader");
}

/** Everything an empire has beside figures. @param {Ctx} ctx @param {any} e */
export function belongings(ctx, e) {
  const artefacts = [e.religion, e.government, ...e.marks, ...e.artefacts].filter(Boolean);
  return html`<div class="tags">${e.barbarian ? html`<span class="tag plain">${icon("barbarian")}${ctx.t(
    "board-barbarian")}</span>` : nothing}${artefacts.map((id) => artefactChip(ctx, id))}${e.leaders.map(
    (/** @type {string[]} */ [id]) => leaderChip(ctx, id))}</div>`;
}

/** What a category of glory is about, in words. @param {Ctx} ctx @param {any[]} one */
function gloryWords(ctx, [category, points, about]) {
  const what = Array.isArray(about) ? ctx.list(about.map((id) => ctx.name("unit_class", id)))
    : about ? ctx.name(OF_REGION.includes(category) ? "region" : "area", about) : "";
  return ctx.t(`board-glory-${category}`, { what, n: points, of: about ?? "" });
}

/** What brings glory at once, in words. @param {Ctx} ctx @param {any[]} one */
function atOnceWords(ctx, [trigger, points, level, area]) {
  return ctx.t(`board-at-once-${trigger}`, { n: points, level, area: area ? ctx.name("area", area) : "" });
}

/** What stands on the card of an empire. @param {Ctx} ctx @param {string} id */
function cardFacts(ctx, id) {
  const card = printed(ctx).cards[id];
  if (!card) return nothing;
  const age = empire(ctx, id)?.age ?? card.ages[0];
  const trade = card.trade?.[age - 1] ?? 0;
  const words = ctx.card("powers", id);
  return html`<ul class="facts"><li>${icon("glory")}${agesWords(ctx, card.ages)}${card.barbarian
      ? ` · ${ctx.t("board-barbarian")}` : ""}</li>
    <li>${icon("empire")}${ctx.t("board-starts-in", { areas: ctx.list(card.areas.map((/** @type {string} */ a) =>
      ctx.name("area", a))) })}</li>
    <li>${icon("money")}${ctx.t("board-starts-with", { money: card.money ?? 0, elite: card.elite ?? 0, leaders:
      card.leader_value ?? 0 })}</li>
    <li>${icon("trade")}${ctx.t("board-trade-number", { n: signed(trade) })}</li></ul>
    <ol class="glories" aria-label=${ctx.t("board-glory")}>${(card.glory ?? []).map((/** @type {any[]} */ one) => html`<li>
      <b>${one[1]}</b><span>${gloryWords(ctx, one)}</span></li>`)}${(card.at_once ?? []).map((/** @type {any[]} */ one) =>
      html`<li class="once"><b>${one[1]}</b><span>${atOnceWords(ctx, one)}</span></li>`)}</ol>
    ${card.leaders ? html`<div class="tags">${card.leaders.map((/** @type {string} */ l) => leaderChip(ctx, l))}</div>`
      : nothing}${words ? html`<p class="lines">${words}</p>` : nothing}`;
}

/** An empire in large: how it stands, then its card. @param {Ctx} ctx @param {string} id */
export function empireBody(ctx, id) {
  const e = empire(ctx, id);
  if (!e) return cardFacts(ctx, id);
  const areas = areasOf(ctx, id).map((area) => ctx.name("area", area));
  return html`<section class="now"><p>${flag(ctx, e)} ${ctx.parties[e.seat]?.name} · ${standing(ctx, e)} · ${yearOf(ctx,
      e.level)}</p>${figures(ctx, e)}${belongings(ctx, e)}
    <p><small>${ctx.t("board-holds", { areas: ctx.list(areas) })}${e.capital ? ` ${ctx.t("board-capital-in", { area:
      ctx.name("area", e.capital) })}` : ""}</small></p></section>${cardFacts(ctx, id)}`;
}

/** The age of an empire, or of the most advanced one. @param {Ctx} ctx */
export function worldAge(ctx) {
  return Math.max(ctx.view.start_age || 1, ...ctx.view.empires.map((/** @type {any} */ e) => ageOf(e.level)));
}
