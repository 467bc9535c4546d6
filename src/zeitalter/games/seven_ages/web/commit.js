// What is committed to a round of a conflict: every unit is held back, in the front line or in support; leaders stand by.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { limitOf } from "../../../web/match/forms.js";
import { glow } from "./answers.js";
import { colourOf, printed, typeOf } from "./print.js";
import { codes, icon } from "./signs.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("../../../web/match/wire.d.ts").Answer} Answer */
/** @typedef {import("../../../web/match/wire.d.ts").Form} Form */

const BACK = 0;
const FRONT = 1;
const SUPPORT = 2;
const PLACES = ["back", "front", "support"];
/** The form it belongs to, where every unit is, which leaders go, and the last hint. */
const state = {
  key: "", pieces: /** @type {number[]} */ ([]), places: /** @type {number[]} */ ([]), leaders: /** @type {string[]} */ ([]),
  hint: /** @type {Answer | null} */ (null),
};

/** The form of the commitment. @param {Ctx} ctx @returns {Form | undefined} */
export function committing(ctx) {
  return ctx.forms.find((form) => form.verb === "commit");
}

/** @param {Ctx} ctx @param {Form} form */
function settle(ctx, form) {
  const key = JSON.stringify([form, ctx.view.conflict?.round]);
  const [field] = form.fields;
  if (state.key !== key) {
    const pieces = (field.domain ?? []).flatMap((p) => Array.from({ length: limitOf(field, p) }, () => p));
    Object.assign(state, { key, pieces, places: pieces.map(() => BACK), leaders: [], hint: null });
    const [first] = ctx.options.filter((a) => a[0] === "commit");
    if (first) follow(first);
  }
  const given = ctx.sealed?.[0] === "commit" ? ctx.sealed : ctx.hint?.[0] === "commit" ? ctx.hint : null;
  if (given && given !== state.hint) follow(given);
  state.hint = given;
}

/** Take over an answer. @param {Answer} answer */
function follow([, front, support, leaders]) {
  const left = [[], [...front], [...support]];
  state.places = state.pieces.map((piece) => {
    const place = [FRONT, SUPPORT].find((p) => left[p].includes(piece)) ?? BACK;
    if (place) left[place].splice(left[place].indexOf(piece), 1);
    return place;
  });
  state.leaders = [...leaders];
}

/** @param {number} place @returns {number[]} */
function at(place) {
  return state.pieces.filter((_, i) => state.places[i] === place);
}

/** The answer, as it stands. @returns {Answer} */
function answer() {
  return ["commit", at(FRONT), at(SUPPORT), state.leaders];
}

/** What units count in a place. @param {Record<string, number[]>} values @param {Ctx} ctx @param {number} place */
function worth(values, ctx, place) {
  return at(place).reduce((sum, piece) => sum + (values[typeOf(ctx, piece)]?.[place - 1] ?? 0), 0);
}

/** What the best units of both places count once more for each conflict disorder marker of the opponent. @param {Ctx} ctx
 * @param {any} side @param {Record<string, number[]>} values */
function onceMore(ctx, side, values) {
  const foe = ctx.view.conflict?.sides.find((/** @type {any} */ s) => s !== side);
  const best = (/** @type {number} */ place) => Math.max(0, ...at(place).map((piece) => values[typeOf(ctx, piece)]?.[place - 1]
    ?? 0));
  return (foe?.marks ?? 0) * (best(FRONT) + best(SUPPORT));
}

/** The editor. @param {Ctx} ctx @param {any} side @param {(event: Event, answers: Answer[]) => void} act */
export function commitTemplate(ctx, side, act) {
  const form = committing(ctx);
  const listed = ctx.options.filter((a) => a[0] === "commit");
  if (!form) return listed.length ? html`<div class="commit"><button type="button" class="primary ${glow(ctx, listed)}"
    data-test="commit" @click=${(/** @type {Event} */ e) => act(e, listed)}>${ctx.t("board-commit")}</button></div>` : nothing;
  settle(ctx, form);
  const values = side?.values ?? {};
  const n = at(FRONT).length + at(SUPPORT).length;
  const needed = Math.ceil(n / 2);
  const right = n > 0 && at(FRONT).length === needed;
  const card = drawnCard(ctx, side);
  const beside = (side?.parts ?? []).reduce((/** @type {number} */ sum, /** @type {any[]} */ [, more]) => sum + more, 0);
  return html`<div class="commit ${colourOf(ctx, side?.empire)}" data-test="commit-editor"><p class="how"><small>${ctx.t("board-commit-how")}</small></p>
    <div class="ranks">${PLACES.map((name, place) => rank(ctx, form, name, place, values))}</div>
    <div class="quick">${leaders(ctx, form)}${listed.slice(0, 4).map((a) => html`<button type="button" class="pick ${glow(ctx, [a])}" @click=${() => {
      follow(a);
      ctx.redraw();
    }}>${ctx.t("board-commit-best", { n: a[1].length + a[2].length, leaders: a[3].length })}</button>`)}</div>
    <button type="button" class="primary" data-test="commit" ?disabled=${!right} @click=${() => ctx.choose(answer())}>${right
      ? ctx.t("board-commit-units", { n, known: Number(card !== null), sum: worth(values, ctx, FRONT) + worth(values, ctx, SUPPORT)
        + beside + onceMore(ctx, side, values) + (card ?? 0) })
      : ctx.t(n ? "board-front-is-half" : "web-form-missing", { n: needed })}</button></div>`;
}

/** The value of the card a side has drawn; null where this seat does not know it. @param {Ctx} ctx @param {any} side
 * @returns {number | null} */
function drawnCard(ctx, side) {
  const at = ctx.view.conflict?.sides.indexOf(side) === 0 ? "attacker" : "defender";
  const id = ctx.view.players.map((/** @type {any} */ p) => p.drawn?.[at]?.cards[0]).find(Boolean);
  return id ? (printed(ctx).cards[id].value ?? 0) : null;
}

/** One of the three places. @param {Ctx} ctx @param {Form} form @param {string} name @param {number} place
 * @param {Record<string, number[]>} values */
function rank(ctx, form, name, place, values) {
  const sum = place ? worth(values, ctx, place) : 0;
  return html`<section class="rank ${name}"><h4>${ctx.t(`board-rank-${name}`)} ${place ? html`<b>${sum}</b>` : nothing}</h4>
    <ul>${state.pieces.map((piece, i) => {
      if (state.places[i] !== place) return nothing;
      const type = typeOf(ctx, piece);
      const [front, support] = values[type] ?? printed(ctx).units[type].slice(4, 6);
      const next = (place + 1) % PLACES.length;
      const move = () => {
        state.places[i] = next;
        ctx.redraw();
      };
      return html`<li><button type="button" class="unit" title=${ctx.name("unit", type)} aria-label="${ctx.name("unit",
        type)}: ${ctx.t(`board-rank-${PLACES[next]}`)}" @click=${move}>${icon(type)}<small>${front}–${support}</small></button></li>`;
    })}</ul></section>`;
}

/** Leaders who may be committed. @param {Ctx} ctx @param {Form} form */
function leaders(ctx, form) {
  const here = form.fields[2]?.domain ?? [];
  if (!here.length) return nothing;
  const toggle = (/** @type {string} */ id) => {
    state.leaders = state.leaders.includes(id) ? state.leaders.filter((l) => l !== id) : [...here].filter((l) => l === id
      || state.leaders.includes(l));
    ctx.redraw();
  };
  return html`<p class="picks">${here.map((id) => html`<button type="button" class="pick" aria-pressed=${state.leaders.includes(
    id)} @click=${() => toggle(id)}><b class="code">${codes(printed(ctx), id).join("/")}</b>${ctx.name("leader", id)}</button>`)}</p>`;
}
