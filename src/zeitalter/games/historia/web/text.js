// The table in words: the whole position under headings and in lists, every card with its text, and beside each thing
// the answers it stands for, so that it can do all that the drawn table can.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { fitting, picked, picking } from "./answers.js";
import { EPOCHS, laid, lines, names, printed, settlers } from "./print.js";
import { scoreTemplate } from "./score.js";
import { termWords } from "./terms.js";
import { emptyRow, measures, timeLine } from "./time.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("../../../web/match/wire.d.ts").Answer} Answer */

const POOLS = ["personal", "used", "general"];

/** The table in words, the own mat first. @param {Ctx} ctx */
export function textTemplate(ctx) {
  const own = (/** @type {any} */ civ) => Number(civ.civ === ctx.seat);
  const civs = [...ctx.view.civs].sort((a, b) => own(b) - own(a));
  return html`<div class="historia historia-text">${ctx.view.result ? section(ctx, "board-score", scoreTemplate(ctx))
    : nothing} ${time(ctx)} ${open(ctx)} ${map(ctx)} ${matrix(ctx)}
    ${civs.map((civ) => mat(ctx, civ, true))}</div>`;
}

/** The mats of the others in words. @param {Ctx} ctx */
export function matsTextTemplate(ctx) {
  const others = ctx.view.civs.filter((/** @type {any} */ civ) => civ.civ !== ctx.seat);
  return html`<div class="historia historia-text">${others.map((/** @type {any} */ civ) => mat(ctx, civ, false))}</div>`;
}

/** @param {Ctx} ctx @param {string} heading @param {any} body */
function section(ctx, heading, body) {
  return html`<section aria-labelledby="text-${heading}"><h3
    id="text-${heading}">${ctx.t(heading)}</h3>${body}</section>`;
}

/** @param {any[]} items */
function list(items) {
  return html`<ul>${items.filter(Boolean).map((item) => html`<li>${item}</li>`)}</ul>`;
}

/** "a, b, c". @param {Ctx} ctx @param {string} kind @param {any[]} ids */
function listing(ctx, kind, ids) {
  return ids.length ? ids.map((id) => (id === null ? ctx.t("board-text-hidden") : ctx.name(kind, id))).join(", ")
    : ctx.t("board-text-none");
}

/** The answers a thing stands for, as buttons. @param {Ctx} ctx @param {Answer[]} answers @param {any} [id] */
function answers(ctx, answers, id) {
  if (!answers.length) return nothing;
  if (picking(ctx)) return html` <button class="do" aria-pressed=${picked(ctx, id)} @click=${() => ctx.toggle(id)}>${
    ctx.t("board-text-pick")}</button>`;
  return answers.map((a) => html` <button class="do" @click=${() => ctx.choose(a)}>${ctx.option(a)}</button>`);
}

/** A card with its text and its answers. @param {Ctx} ctx @param {string} kind @param {any} id
 * @param {Answer[]} [legal] @param {string} [note] */
function card(ctx, kind, id, legal = [], note = "") {
  if (!id) return ctx.t("board-text-hidden");
  return html`<b>${ctx.name(kind, id)}</b>${note ? ` (${note})` : ""}: ${lines(ctx, kind, id).replaceAll("\n",
    " ")}${answers(ctx, legal, id)}`;
}

/** @param {Ctx} ctx */
function time(ctx) {
  const { view } = ctx;
  const count = (/** @type {any} */ d) => (Array.isArray(d) ? d.length : d);
  const decks = (/** @type {string} */ kind) => view.decks[kind].map((/** @type {any} */ d, /** @type {number} */ i) =>
    `${EPOCHS[i + 1]}: ${count(d)}`).join(", ");
  return section(ctx, "board-text-time", list([
    timeLine(ctx),
    view.ending && ctx.t("board-ending"),
    `${ctx.t("board-text-order")}: ${listing(ctx, "seat", view.order)}`,
    `${ctx.t("board-round-end")}: ${measures(ctx).map((m) => ctx.name("measure", m)).join(", ")}`,
    view.event && html`${ctx.t("board-event-now")}: ${card(ctx, "event", view.event)}`,
    view.next_event && html`${ctx.t("board-event-next")}: ${card(ctx, "event", view.next_event)}`,
    `${ctx.t("board-text-wonder-decks")}: ${decks("wonders")}`,
    `${ctx.t("board-text-leader-decks")}: ${decks("leaders")}`,
    view.packet.some(Boolean) && html`${ctx.t("board-leaders-to-choose")}: ${list(view.packet.map(
      (/** @type {string | null} */ id) => card(ctx, "leader", id, fitting(ctx, "leader", id))))}`,
    view.removed_leaders.length && `${ctx.t("board-text-removed")}: ${listing(ctx, "leader", view.removed_leaders)}`,
  ]));
}

/** Wonder row. @param {Ctx} ctx */
function open(ctx) {
  const row = ctx.view.wonder_row;
  return section(ctx, "board-wonder-row", row.length ? list(row.map((/** @type {string} */ id) =>
    card(ctx, "wonder", id, fitting(ctx, "wonder", id, ["art", "build"]))))
    : html`<p>${emptyRow(ctx)}</p>`);
}

/** @param {Ctx} ctx */
function map(ctx) {
  const near = printed(ctx).neighbours ?? {};
  return section(ctx, "board-map", list(Object.keys(ctx.view.tiles).map((id) => {
    const here = settlers(ctx, id);
    return html`<b>${ctx.name("territory", id)}</b>: ${ctx.t("board-tile", ctx.view.tiles[id])}. ${here.length
      ? ctx.t("board-cubes-here", { names: names(ctx, here) }) : ctx.t("board-empty-here")}. ${ctx.t("board-text-near",
        { names: listing(ctx, "territory", near[id] ?? []) })}${answers(ctx, fitting(ctx, "territory", id), id)}`;
  })));
}

/** Where the markers stand, what the next levels give, and the goals. @param {Ctx} ctx */
function matrix(ctx) {
  const b = printed(ctx);
  const government = (/** @type {number} */ m, /** @type {number} */ t) => b.governments[b.matrix[m]?.[t - 1]];
  const stand = ctx.view.civs.map((/** @type {any} */ c) => `${ctx.parties[c.civ]?.name}: ${ctx.t("board-cell",
    { military: c.military, technology: c.technology, government: ctx.name("government", c.government) })}`);
  const own = ctx.seat === null ? null : ctx.view.civs[ctx.seat];
  const next = !own ? [] : [["technology", own.military, own.technology + 1], ["military", own.military + 1,
    own.technology]].map(([stat, m, t]) => {
    const leads = government(Number(m), Number(t));
    const level = stat === "technology" ? t : m;
    const gives = lines(ctx, String(stat), level).replaceAll("\n", " ");
    return leads && html`${ctx.t("board-text-next", { stat: ctx.name("stat", stat), level,
      government: ctx.name("government", leads) })} ${gives}${answers(ctx, ctx.options.filter((a) => a[0] === stat))}`;
  });
  const goals = ctx.view.goals.map((/** @type {any} */ g) => `${ctx.t("board-text-goal", { military: g.military,
    technology: g.technology })} ${lines(ctx, "goal", g.goal)}`);
  const cells = ctx.options.filter((a) => a[0] === "place_goal");
  return section(ctx, "board-matrix", html`${list([...stand, ...next, ...goals])}${answers(ctx, cells)}`);
}

/** A mat in words. @param {Ctx} ctx @param {any} civ @param {boolean} whole */
function mat(ctx, civ, whole) {
  const own = civ.civ === ctx.seat;
  const look = ctx.parties[civ.civ];
  const id = `text-mat-${whole ? "" : "other-"}${civ.civ}`;
  const facts = [
    civ.civilization && ctx.name("civilization", civ.civilization), ctx.t("board-vp", { vp: civ.vp }),
    `${ctx.name("stat", "technology")} ${civ.technology}`, `${ctx.name("stat", "military")} ${civ.military}`,
    civ.level && ctx.name("level", civ.level), civ.eliminated && ctx.t("board-eliminated"),
  ].filter(Boolean).join(", ");
  return html`<section aria-labelledby=${id}><h3 id=${id}>${look?.name}${own ? ` (${ctx.t("board-you")})` : ""}</h3>
    ${list([
      html`${facts}${answers(ctx, own ? [] : fitting(ctx, "civ", civ.civ).filter((a) => a[0] !== "war"), civ.civ)}`,
      card(ctx, "government", civ.government),
      POOLS.map((pool) => `${ctx.name("place", pool)}: ${civ[pool]}`).join(", "),
      `${ctx.name("stat", "territories")}: ${listing(ctx, "territory", civ.territories)}`,
      ...(civ.hand_count === undefined ? [] : possessions(ctx, civ, own)),
    ])}</section>`;
}

/** Cards, wonders, leader and dominion of a player. @param {Ctx} ctx @param {any} civ @param {boolean} own */
function possessions(ctx, civ, own) {
  const hand = [...(civ.hand ?? []), ...civ.advisors_in_hand.filter(Boolean)];
  const starts = (/** @type {string} */ id) => (own ? fitting(ctx, "card", id, ["select", "start", "choose_advisor",
    "exclude"]).filter((a) => a[0] !== "select" || picking(ctx) || a[1]?.[0] === id) : []);
  const faceDown = own ? laid(ctx) : [];
  const state = (/** @type {any} */ w) => (w.turned ? ctx.t("board-turned") : w.locked ? ctx.t("board-locked") : "");
  return [
    civ.executing && html`${ctx.t("board-executing")}: ${card(ctx, "card", civ.executing)}`,
    civ.played.length && html`${ctx.t("board-revealed")}: ${list(civ.played.map((/** @type {string} */ id) =>
      card(ctx, "card", id, starts(id))))}`,
    hand.length ? html`${ctx.t("board-hand")}: ${list(hand.map((id) => card(ctx, "card", id, starts(id),
      faceDown.includes(id) ? ctx.t("board-laid") : "")))}` : ctx.t("board-hand-count", { n: civ.hand_count }),
    html`${ctx.t("board-row-order")}: ${civ.row.length && own ? html`<ol>${civ.row.map((/** @type {string} */ id) =>
      html`<li>${ctx.name("card", id)}${answers(ctx, fitting(ctx, "card", id, ["take_back", "revolution"]),
        id)}</li>`)}</ol>`
      : listing(ctx, "card", civ.row)}`,
    `${ctx.t("board-advisors")}: ${ctx.t("board-advisor-deck", { n: civ.advisor_deck.length })}${
      civ.advisor_deck.some(Boolean) ? ` (${listing(ctx, "advisor", civ.advisor_deck)})` : ""}; ${ctx.t(
        "board-text-face-up")}: ${listing(ctx, "advisor", civ.advisors_face_up)}`,
    html`${ctx.t("board-wonders")}: ${civ.wonders.length ? list(civ.wonders.map((/** @type {any} */ w) => card(ctx,
      "wonder", w.wonder, own ? fitting(ctx, "wonder", w.wonder, ["wonder", "refresh", "give_up"]) : [], state(w))))
      : ctx.t("board-text-none")}`,
    civ.leader && html`${ctx.t("board-leader")}: ${ctx.name("leader", civ.leader.leader)}${list(
      civ.leader.terms.map((/** @type {any} */ term) => termWords(ctx, term)))}`,
    ...civ.kept_leaders.map((/** @type {any} */ k) => html`${ctx.t("board-kept", { epoch: k.epoch })}: ${card(ctx,
      "leader", k.leader)}`),
    civ.dominion && dominion(ctx, civ.dominion, own),
  ];
}

/** @param {Ctx} ctx @param {any} tile @param {boolean} own */
function dominion(ctx, tile, own) {
  const [first, second] = tile.stats.map((/** @type {string} */ s) => ctx.name("stat", s));
  const state = tile.ability ? card(ctx, "ability", tile.ability) : ctx.t(`board-dominion-${tile.state}`);
  return html`${ctx.t("board-dominion")}: ${state}. ${ctx.t("board-dominion-needs", { first, second })}${own
    ? answers(ctx, ctx.options.filter((a) => a[0] === "dominion")) : nothing}`;
}
