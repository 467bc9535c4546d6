// Answers that name things which do not lie on the table: colours to take, cards of the discard pile. They are laid out
// over the map, each with its face.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { glow } from "./answers.js";
import { printed } from "./print.js";
import { artefactSign, icon } from "./signs.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("../../../web/match/wire.d.ts").Answer} Answer */

/** What is laid out, by verb. @type {Record<string, (ctx: Ctx, id: string) => unknown>} */
const FACES = { colours: pair, use_colour: mix, take_card: card };

/** The answers that are laid out. @param {Ctx} ctx */
export function laidOut(ctx) {
  return ctx.options.filter((a) => FACES[a[0]]);
}

/** All of them in a panel. @param {Ctx} ctx */
export function choicesTemplate(ctx) {
  const found = laidOut(ctx);
  if (!found.length) return nothing;
  const [verb] = found[0];
  return html`<section class="over-map choices panel of-${verb}" aria-label=${ctx.t(`board-choose-${verb}`)} data-test="choices"><h3>${ctx.t(
    `board-choose-${verb}`)}</h3><ul>${found.map((a) => html`<li><button type="button" class=${glow(ctx, [a])} data-choice=${a[1]}
      data-info=${verb === "take_card" ? `card:${a[1]}` : nothing} @click=${() => ctx.choose(a)}>${FACES[verb](ctx,
      a[1])}</button></li>`)}</ul></section>`;
}

/** Both colours of a pair. @param {Ctx} ctx @param {string} id */
function pair(ctx, id) {
  const other = printed(ctx).pairs[id];
  return html`<i class="flag c-${id}"></i><i class="flag c-${other}"></i><span>${ctx.list([id, other].map((c) => ctx.name("colour",
    c)))}</span>`;
}

/** A colour with the counters that can be built in the present age. @param {Ctx} ctx @param {string} id */
function mix(ctx, id) {
  const { units, mixes, pairs } = printed(ctx);
  const age = ctx.view.age || 1;
  const types = Object.keys(units).map((type, i) => ({ type, n: mixes[id][i], age: units[type][1] })).filter((u) => u.n);
  const now = types.filter((u) => u.age <= age);
  const later = types.filter((u) => u.age > age).reduce((sum, u) => sum + u.n, 0);
  const own = ctx.view.players[ctx.seat ?? 0]?.pair;
  return html`<i class="flag c-${id}"></i><span><b>${ctx.name("colour", id)}</b>${own === id || pairs[own] === id
    ? html` <small>${ctx.t("board-own-pair")}</small>` : nothing}</span><span class="mix">${now.map((u) => html`<span class="figure"
    title=${ctx.name("unit", u.type)}>${icon(u.type)}${u.n}</span>`)}<small>${ctx.t("board-later-units", { n: later })}</small></span>`;
}

/** A card. @param {Ctx} ctx @param {string} id */
function card(ctx, id) {
  const facts = printed(ctx).cards[id];
  return html`<b class="box b-${facts.box}">${facts.value ?? 0}</b><span><b>${ctx.name("empire", id)}</b> <small>${facts.ages.join("·")}</small><span class="uses">${icon(artefactSign(printed(ctx), facts.artefact))}${ctx.name("artefact",
    facts.artefact)} ${icon("event")}${ctx.name("event", facts.event)}</span></span>`;
}
