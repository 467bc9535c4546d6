// The position in words: round and dials, wonders for sale, victory cards with everybody's progress, barbarians; then
// every player with his row, cards and spaces.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { spaceWords } from "./map.js";
import { leader, nameAll, printed, spaceName } from "./print.js";
import { roman } from "./signs.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */

/** The whole position. @param {Ctx} ctx */
export function textTemplate(ctx) {
  const { view } = ctx;
  if (!view?.players) return nothing;
  nameAll(ctx);
  const { section, icons } = view.event;
  const row = (/** @type {string} */ word, /** @type {any} */ text) => html`<dt>${ctx.t(word)}</dt><dd>${text ||
    "–"}</dd>`;
  const piles = view.decks.filter((/** @type {any} */ d) => d.open).map((/** @type {any} */ d) => {
    const [type, era, cost, resources] = printed(ctx).wonders[d.open];
    return [ctx.t("board-wonder-words", { name: ctx.name("wonder", d.open), type: ctx.name("wonder_type", type), era:
      ctx.name("era", era), cost, left: d.left }), ...resources.map((/** @type {string} */ r) => ctx.name("resource",
      r))].join(", ");
  });
  return html`<section><dl>${row("board-round", view.round)}${row("board-events", ctx.name("icon", icons[section]))}
      ${row("board-event-next", ctx.name("icon", icons[(section + 1) % icons.length]))}
      ${row("board-wonders", piles.map((/** @type {string} */ text) => html`<p>${text}</p>`))}
      ${row("board-victory", view.victory.map((/** @type {any} */ card) => goals(ctx, card)))}
      ${row("board-wild", spacesWith(ctx, (s) => s.barbarian).map(([id, s]) => `${s.barbarian}: ${spaceName(ctx,
        id)}`).join(", "))}
      ${row("board-free-states", spacesWith(ctx, (s) => s.state_here).map(([id]) => spaceName(ctx, id)).join(", "))}
      ${row("board-free-natures", spacesWith(ctx, (s) => s.nature_here).map(([id]) => spaceName(ctx, id)).join(", "))}
    </dl></section>${matsTextTemplate(ctx)}`;
}

/** @param {Ctx} ctx @param {(space: any) => any} which @returns {[string, any][]} */
function spacesWith(ctx, which) {
  return Object.entries(ctx.view.spaces).filter(([, space]) => which(space));
}

/** A victory card. @param {Ctx} ctx @param {any} card */
function goals(ctx, card) {
  const seats = ctx.parties;
  return html`<p>${card.agendas.map((/** @type {any} */ a, /** @type {number} */ i) => html`${i ?
    html`<br>` : nothing}${ctx.name(
    "agenda", a.agenda)}: ${a.progress.map((/** @type {number[][]} */ ways, /** @type {number} */ seat) => {
    const done = ctx.view.players[seat].agendas.includes(a.agenda);
    const far = done ? "✓" : ways.map(([have, need]) => `${have}/${need}`).join(" | ");
    return `${seats[seat]?.name} ${far}`;
  }).join(", ")}`)}</p>`;
}

/** Every player, the own seat first. @param {Ctx} ctx */
export function matsTextTemplate(ctx) {
  const order = [...ctx.view.players].sort((a, b) => Number(b.seat === ctx.seat) - Number(a.seat === ctx.seat));
  return html`${order.map((p) => playerText(ctx, p))}`;
}

/** @param {Ctx} ctx @param {any} p */
function playerText(ctx, p) {
  const row = (/** @type {string} */ word, /** @type {any} */ text) => html`<dt>${ctx.t(word)}</dt><dd>${text === "" ?
    "–"
    : text}</dd>`;
  const mine = spacesWith(ctx, (s) => s.city === p.seat || s.token === p.seat);
  const words = (/** @type {[string, any][]} */ all) => all.map(([id]) => spaceName(ctx, id)).join(", ");
  const cards = p.row.map((/** @type {any} */ card, /** @type {number} */ i) => {
    const [type, level] = printed(ctx).focus[card.card];
    const load = [ctx.t("board-trade", { n: card.trade }), ...card.states.map((/** @type {string} */ id) => ctx.name(
      "city_state", id)), ...card.natures.map((/** @type {string} */ id) => ctx.name("nature", id))].join(", ");
    return html`<p>${i + 1}. ${ctx.name("focus", card.card)} (${ctx.name("type", type)} ${roman(level)}): ${load}</p>`;
  });
  const wagons = p.caravans.filter((/** @type {string} */ w) => w !== "unused").map((/** @type {string} */ w) =>
    w === "card"
    ? ctx.t("board-on-card") : spaceName(ctx, w)).join(", ");
  return html`<section><h3>${ctx.parties[p.seat]?.name} ${p.leader ? `(${leader(ctx, p)})` : ""}</h3><dl>
    ${row("board-row", cards)}${row("board-dial", p.dial)}
    ${row("board-resources", Object.entries(p.resources).filter(([, n]) => n).map(([k, n]) =>
      `${n} ${ctx.name("resource",
      k)}`).join(", "))}
    ${row("board-cities", mine.filter(([, s]) => s.city === p.seat).map(([id]) => [spaceName(ctx, id),
      ...spaceWords(ctx,
      id)].join(", ")).map((text) => html`<p>${text}</p>`))}
    ${row("board-tokens", words(mine.filter(([, s]) => s.token === p.seat && !s.strong)))}
    ${row("board-strong", words(mine.filter(([, s]) => s.token === p.seat && s.strong)))}
    ${row("board-caravans", wagons)}
    ${row("board-wonders-own", p.wonders.map((/** @type {string} */ id) => ctx.name("wonder", id)).join(", "))}
    ${row("board-pacts", [...p.envoys.map((/** @type {string} */ id) => ctx.name("city_state", id)), ...p.pacts.map(
      (/** @type {[number, string]} */ [giver, pact]) => `${ctx.name("pact",
        pact)} (${ctx.parties[giver]?.name})`)].join(", "))}
    ${row("board-tokens-left", p.tokens_left)}${row("board-fulfilled", `${p.fulfilled}/${ctx.view.victory.length}`)}
  </dl></section>`;
}
