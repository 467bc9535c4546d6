// The group that is to leave an area: which units and leaders go, and the answer that sends them.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { stepper } from "../../../web/board/fields.js";
import { amount, changed, limitOf } from "../../../web/match/forms.js";
import { atArea, glow, groupsFrom, kindsOf, largestGroup, movesTo, size, verbsFrom, wayOf } from "./answers.js";
import { empire, here, printed, typeOf } from "./print.js";
import { codes, icon } from "./signs.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("../../../web/match/wire.d.ts").Answer} Answer */
/** @typedef {import("../../../web/match/wire.d.ts").Form} Form */
/** @typedef {import("../../../web/match/wire.d.ts").Field} Field */
/** What is chosen; null: everybody who can goes. @typedef {{verb: string, values: any[] | null}} Group */

/** Everybody who can. @returns {Group} */
export function newGroup() {
  return { verb: "", values: null };
}

/** The form that a group fills in. @param {Ctx} ctx @param {Group} group @param {string} from @param {string} [to] */
function formOf(ctx, group, from, to) {
  return groupsFrom(ctx, from, group.verb).find((form) => !to || form.fields[wayOf(ctx, form.verb) + 1].domain?.includes(to));
}

/** The places of a form that say who goes. @param {Ctx} ctx @param {Form} form */
function places(ctx, form) {
  const at = wayOf(ctx, form.verb);
  return form.fields.map((_, i) => i).filter((i) => i !== at && i !== at + 1);
}

/** The answers among which a group can be sent: one, unless it could go in several ways, or one of several can go. @param {Ctx} ctx
 * @param {Group} group @param {string} from @param {string} to @returns {Answer[]} */
export function groupAnswers(ctx, group, from, to) {
  const form = formOf(ctx, group, from, to);
  const listed = movesTo(ctx, from, to, group.verb);
  if (form && group.values) return [filled(ctx, form, group.values.map((v, i) => fit(v, listed, i)), from, to)];
  const best = listed.filter((a) => size(a) === size(/** @type {Answer} */ (listed.find((b) => b[0] === a[0]))));
  if (listed.length && listed[0].some((v) => Array.isArray(v) && v.length)) return best.filter((a) => a.some(Array.isArray));
  if (listed.length) return listed;
  return form ? [filled(ctx, form, form.fields.map(everything), from, to)] : [];
}

/** Those of a group who can go where it is sent: ships and land units in one harbour part there. @param {any} chosen
 * @param {Answer[]} listed the moves that lead there @param {number} at the place of the value */
function fit(chosen, listed, at) {
  const able = Array.isArray(chosen) ? chosen.filter((thing) => listed.some((a) => a[at + 1]?.includes?.(thing))) : [];
  return able.length ? able : chosen;
}

/** A form with two areas and some values. @param {Ctx} ctx @param {Form} form @param {any[]} values @param {string} from
 * @param {string} to @returns {Answer} */
function filled(ctx, form, values, from, to) {
  const at = wayOf(ctx, form.verb);
  return [form.verb, ...values.map((v, i) => (i === at ? from : i === at + 1 ? to : v))];
}

/** All that a field may hold. @param {Field} field */
function everything(field) {
  if (field.field === "pick") return field.domain?.[0] ?? null;
  return (field.domain ?? []).flatMap((thing) => Array.from({ length: limitOf(field, thing) }, () => thing));
}

/** Who goes, with minus and plus. @param {import("./board.js").Board} board @param {Ctx} ctx */
export function groupTemplate(board, ctx) {
  const { from, group } = board;
  const form = formOf(ctx, group, from);
  const area = ctx.name("area", from);
  return html`<section class="over-map group panel" aria-label=${ctx.t("board-move-from", { area })} data-test="group"><header>
      <h3>${ctx.t("board-move-from", { area })}</h3><button type="button" class="quiet" aria-label=${ctx.t("board-cancel")}
        @click=${() => board.take("")}>✕</button></header>
    ${tabs(board, ctx)}${form ? html`${rows(board, ctx, form)}<p><small>${ctx.t(group.values ? "board-group-goes" : "board-all-go")}</small>
      ${quick(board, ctx, form)}</p>` : nothing}${atArea(ctx, from).map((a) => html`<button type="button" class="also ${glow(ctx,
        [a])}" data-test=${a[0]} @click=${() => ctx.choose(a)}>${ctx.option(a)}</button>`)}
  </section>`;
}

/** A single unit instead of all of them, and back. @param {import("./board.js").Board} board @param {Ctx} ctx
 * @param {Form} form */
function quick(board, ctx, form) {
  const [who] = places(ctx, form);
  const units = everything(form.fields[who]);
  if (!board.group.values && !(Array.isArray(units) && units.length > 1)) return nothing;
  const one = form.fields.map((field, i) => (i === who ? [units[0]] : field.field === "pick" ? everything(field) : []));
  const turn = () => {
    board.group = { verb: form.verb, values: board.group.values ? null : one };
    board.draw();
  };
  return html`<button type="button" class="link" data-test="group-quick" @click=${turn}>${ctx.t(board.group.values ? "board-send-all"
    : "board-send-one")}</button>`;
}

/** The ways in which somebody may leave, if there are several. @param {import("./board.js").Board} board @param {Ctx} ctx */
function tabs(board, ctx) {
  const verbs = verbsFrom(ctx, board.from);
  if (verbs.length < 2) return nothing;
  const now = board.group.verb || verbs[0];
  const turn = (/** @type {string} */ verb) => {
    board.group = { verb, values: null };
    board.draw();
  };
  return html`<div class="form-tabs" role="group">${verbs.map((verb) => html`<button type="button" aria-pressed=${verb === now}
    @click=${() => turn(verb)}>${ctx.t(`board-way-${verb}`)}</button>`)}</div>`;
}

/** @param {import("./board.js").Board} board @param {Ctx} ctx @param {Form} form */
function rows(board, ctx, form) {
  const { group, from } = board;
  const values = group.values ?? largestGroup(ctx, from, form.verb)?.slice(1) ?? form.fields.map(everything);
  const set = (/** @type {number} */ at, /** @type {any} */ value) => {
    board.group = { verb: form.verb, values: values.map((v, i) => (i === at ? value : v)) };
    board.draw();
  };
  const colour = empire(ctx, here(ctx, from).holder)?.colour ?? "none";
  return html`<ul class="rows">${places(ctx, form).flatMap((at) => (form.fields[at].domain ?? []).map((thing) => {
    const field = form.fields[at];
    const n = amount(values[at], thing);
    const limit = limitOf(field, thing);
    const unit = kindsOf(ctx, form.verb)[at]?.kind === "piece";
    const name = ctx.name(unit ? "piece" : "leader", thing);
    const step = (/** @type {number} */ by) => set(at, field.field === "pick" ? thing : changed(field, values[at], thing, by));
    return html`<li class=${n ? "some" : ""}><i class="flag c-${colour}">${unit ? icon(typeOf(ctx, thing)) : codes(printed(ctx),
      thing)[0]}</i><span>${name}</span>${stepper(ctx.t, name, `${n}/${limit}`, step, n > 0 && field.field
        !== "pick", n < limit)}</li>`;
  }))}</ul>`;
}
