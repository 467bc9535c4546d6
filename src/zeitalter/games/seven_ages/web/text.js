// The position in words: turn and round, what marks the world, a conflict; then every player with empires and their areas.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { areaWords } from "./map.js";
import { areasOf, empiresOf, yearOf } from "./print.js";
import { markerOn } from "./turned.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */

/** @param {Ctx} ctx @param {string} word @param {unknown} text */
function row(ctx, word, text) {
  return html`<dt>${ctx.t(word)}</dt><dd>${text === "" || text === null || text === undefined ? "–" : text}</dd>`;
}

/** The whole position. @param {Ctx} ctx */
export function textTemplate(ctx) {
  const { view } = ctx;
  if (!view?.players) return nothing;
  const free = Object.keys(view.areas).filter((id) => !view.areas[id].holder);
  return html`<section><dl>${row(ctx, "board-text-turn", view.turn)}${row(ctx, "board-text-round", view.round ? ctx.name(
      "action", view.round) : "")}${row(ctx, "board-text-active", view.active ? ctx.name("empire", view.active) : "")}${row(ctx,
      "board-deck", view.deck)}${view.world_war ? row(ctx, "board-world-war", ctx.t("board-on-level", { empire: ctx.t(
      "board-world-war"), level: view.world_war })) : nothing}${view.jihad ? row(ctx, "board-jihad", ctx.name("area",
      view.jihad)) : nothing}${view.crusade ? row(ctx, "board-crusade", ctx.name("area", "palestine")) : nothing}${view.treaty
      ?.length ? row(ctx, "board-treaty", ctx.list([view.treaty[1], view.treaty[3]].map((id) => ctx.name("area", id))))
      : nothing}${free.length ? row(ctx, "board-text-neutral", ctx.list(free.map((id) => areaWords(ctx, id)))) : nothing}</dl>
    </section>${matsTextTemplate(ctx)}`;
}

/** Every player, the own seat first. @param {Ctx} ctx */
export function matsTextTemplate(ctx) {
  const players = [...ctx.view.players].sort((a, b) => Number(b.seat === ctx.seat) - Number(a.seat === ctx.seat));
  return html`${players.map((p) => html`<section><h3>${ctx.parties[p.seat]?.name}</h3><dl>${row(ctx, "board-glory", p.glory)}${
    row(ctx, "board-hand", p.hand.cards.length ? ctx.list(p.hand.cards.map((/** @type {string} */ id) => ctx.name("empire", id)))
      : p.hand.hidden)}</dl>${empiresOf(ctx, p.seat).map((e) => empireText(ctx, e, p))}</section>`)}`;
}

/** @param {Ctx} ctx @param {any} e @param {any} p */
function empireText(ctx, e, p) {
  const marker = markerOn(p, e.empire);
  const things = [e.religion, e.government, ...e.marks, ...e.artefacts].filter(Boolean);
  return html`<h4>${ctx.name("empire", e.empire)} (${ctx.name("colour", e.colour)})</h4><dl>${row(ctx, "board-text-level",
      `${ctx.t("board-level", { age: e.age, level: e.level })}, ${yearOf(ctx, e.level)}`)}${row(ctx, "board-money", e.money)}${
      row(ctx, "board-elite", e.elite)}${row(ctx, "board-text-marker", marker === undefined ? "" : marker ? ctx.name("action",
      marker) : ctx.t("board-face-down"))}${row(ctx, "board-text-artefacts", things.map((id) => ctx.name("artefact",
      id)).join(", "))}${row(ctx, "board-areas", html`<ul>${areasOf(ctx, e.empire).map((id) => html`<li>${areaWords(ctx,
      id)}</li>`)}</ul>`)}</dl>`;
}
