// A thing in large: as a tip beside what the mouse or the focus is on, and for those who tap on it. An area tells what
// its ground is, who holds it with what, and what may be done; a card tells its four uses.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { tips } from "../../../web/board/tip.js";
import { atArea, goals } from "./answers.js";
import { artefactChip, empireBody, leaderChip } from "./empire.js";
import { oddsWords } from "./forecast.js";
import { agesWords, cityName, colourOf, counted, here, printed, unitsOf } from "./print.js";
import { artefactSign, codes, icon } from "./signs.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */

const MANY = 6;

/** A thing in large. @param {Ctx} ctx @param {string} kind @param {any} id */
export function cardTemplate(ctx, kind, id) {
  const bodies = /** @type {Record<string, () => unknown>} */ ({
    area: () => areaBody(ctx, id), empire: () => empireBody(ctx, id), card: () => cardBody(ctx, id),
    unit: () => unitBody(ctx, id), leader: () => leaderBody(ctx, id), artefact: () => artefactBody(ctx, id),
    event: () => eventBody(ctx, id),
  });
  const body = bodies[kind]?.() ?? html`<p>${ctx.card(kind, id)}</p>`;
  const named = kind === "card" ? "empire" : kind;
  return html`<div class="map-table seven_ages face of-${kind}"><h4>${titleSign(ctx, kind, id)} ${ctx.name(named, id)}</h4>${body}</div>`;
}

/** @param {Ctx} ctx @param {string} kind @param {any} id */
function titleSign(ctx, kind, id) {
  if (kind === "unit" || kind === "action") return icon(id);
  if (kind === "artefact") return icon(artefactSign(printed(ctx), id));
  if (kind === "event") return icon("event");
  if (kind === "leader") return html`<b class="code">${codes(printed(ctx), id).join("/")}</b>`;
  return nothing;
}

/** The units of a stack, type by type. @param {Ctx} ctx @param {string} empire @param {Record<string, number>} units */
function stackList(ctx, empire, units) {
  return html`<p class="force"><i class="flag ${colourOf(ctx, empire)}"></i><b>${ctx.name("empire", empire)}</b></p>
    <ul class="stack-list">${unitsOf(ctx, units).map((u) => html`<li>${icon(u.id)}${u.n > 1 ? html`<b>${u.n}×</b>`
      : nothing}<span>${ctx.name("unit", u.id)}</span><small>${u.front}–${u.support}</small></li>`)}</ul>`;
}

/** @param {Ctx} ctx @param {string} id */
function areaBody(ctx, id) {
  const board = printed(ctx);
  const [kind, ground] = board.areas[id];
  const [income, cost, defence] = board.grounds[ground] ?? [0, 0, 0];
  const at = here(ctx, id);
  const region = board.parts[id] ?? board.regions[id];
  const can = [...(goals(ctx, id).size ? [ctx.t("board-can-move")] : []), ...atArea(ctx, id).map((a) => ctx.option(a))];
  const facts = [kind === "land" ? ctx.name("terrain", ground) : ctx.t(`board-${kind}`), region ? ctx.name("region",
    region) : "", ctx.t("board-ground", { income, cost, defence })].filter(Boolean);
  const marks = [at.disorder && "board-disorder", at.fort && "board-fort", ctx.view.jihad === id && "board-jihad",
    ctx.view.crusade && id === "palestine" && "board-crusade", ctx.view.treaty?.includes(id) && "board-treaty"]
    .filter(Boolean);
  return html`<p>${facts.join(" · ")}</p>
    ${at.city ? html`<p>${icon("city")} ${ctx.t(at.capital ? "board-capital-of-level" : "board-city-of-level", { name:
      cityName(ctx, id), level: at.city })}</p>` : nothing}
    ${marks.length ? html`<p>${marks.map((word) => ctx.t(/** @type {string} */ (word))).join(" · ")}</p>` : nothing}
    ${at.holder ? stackList(ctx, at.holder, at.units) : nothing}
    ${at.raid ? html`${stackList(ctx, at.raid.empire, at.raid.units)}${ctx.view.odds[id] ? html`<p class="odds">${oddsWords(ctx,
      ctx.view.odds[id])}</p>` : nothing}` : nothing}
    ${at.leaders ? html`<div class="tags">${at.leaders.map((/** @type {string[]} */ [, l]) => leaderChip(ctx, l))}</div>`
      : nothing}
    ${at.artefacts ? html`<div class="tags">${at.artefacts.map((/** @type {string} */ a) => artefactChip(ctx, a))}</div>`
      : nothing}
    ${at.holder || counted(at.raid?.units) || kind !== "land" ? nothing : html`<p><small>${ctx.t("board-neutral")}</small></p>`}
    ${can.slice(0, MANY).map((text) => html`<p class="can">→ ${text}</p>`)}${can.length > MANY ? html`<p class="can">…</p>`
      : nothing}`;
}

/** The four uses of a card. @param {Ctx} ctx @param {string} id */
function cardBody(ctx, id) {
  const card = printed(ctx).cards[id];
  return html`<p class="worth"><b class="box b-${card.box}">${card.value ?? 0}</b> ${ctx.t("board-value-of", { action:
      ctx.name("action", card.box) })}</p>
    <section><h5>${icon("empire")} ${ctx.t("board-use-empire")}</h5>${empireBody(ctx, id)}</section>
    <section><h5>${icon(artefactSign(printed(ctx), card.artefact))} ${ctx.name("artefact", card.artefact)}</h5>${artefactBody(
      ctx, card.artefact)}</section>
    <section><h5>${icon("event")} ${ctx.name("event", card.event)}</h5>${eventBody(ctx, card.event)}</section>`;
}

/** What is said of a thing after its first line, whose figures are drawn. @param {Ctx} ctx @param {string} kind
 * @param {string} id */
function more(ctx, kind, id) {
  return ctx.card(kind, id).split("\n").slice(1).join("\n");
}

/** @param {Ctx} ctx @param {string} id */
function artefactBody(ctx, id) {
  const [kind, green, ages] = printed(ctx).artefacts[id] ?? ["", true, []];
  const words = more(ctx, "artefact", id);
  return html`<p><small>${ctx.t(`board-kind-${kind}`)} · ${ctx.t(green ? "board-green" : "board-red")} · ${agesWords(
    ctx, ages)}</small></p>${words ? html`<p class="lines">${words}</p>` : nothing}`;
}

/** @param {Ctx} ctx @param {string} id */
function eventBody(ctx, id) {
  return html`<p><small>${ctx.card("event", id).split("\n")[0]}</small></p><p class="lines">${more(ctx, "event", id)}</p>`;
}

/** @param {Ctx} ctx @param {string} id */
function unitBody(ctx, id) {
  const [kind, age, level, cost, front, support, move, carries] = printed(ctx).units[id];
  return html`<p>${ctx.name("unit_class", kind)} · ${ctx.t("board-unit-values", { front, support, move })}</p>
    <p><small>${ctx.t("board-unit-from", { age, level, cost })}${carries ? ` ${ctx.t("board-unit-carries", { n: carries })}`
      : ""}</small></p>`;
}

/** @param {Ctx} ctx @param {string} id */
function leaderBody(ctx, id) {
  const types = printed(ctx).leaders[id]?.[0] ?? [];
  return html`${types.map((/** @type {string} */ type) => html`<p><b>${ctx.name("leader_type", type)}</b> <span
    class="lines">${ctx.card("leader_type", type)}</span></p>`)}`;
}

export const { explain, hideTip, press } = tips("map-table seven_ages", "area", cardTemplate);
