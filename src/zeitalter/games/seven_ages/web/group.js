// The group that is to leave an area: which units and leaders go, and the answer that sends them.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { amount, changed, limitOf } from "../../../web/match/forms.js";
import { groupsFrom, movesTo } from "./answers.js";
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
  const forms = groupsFrom(ctx, from).filter((form) => !group.verb || form.verb === group.verb);
  return forms.find((form) => !to || form.fields[1].domain?.includes(to));
}

/** The answer that sends a group; null where several are possible, or none. @param {Ctx} ctx @param {Group} group
 * @param {string} from @param {string} to @returns {Answer | null} */
export function groupAnswers(ctx, group, from, to) {
  if (group.values) return [group.verb, from, to, ...group.values];
  const listed = movesTo(ctx, from, to);
  if (listed.length) return listed.every((a) => a[0] === listed[0][0]) ? listed[0] : null;
  const form = formOf(ctx, group, from, to);
  return form ? [form.verb, from, to, ...form.fields.slice(2).map(everything)] : null;
}

/** All that a field may hold. @param {Field} field */
function everything(field) {
  return (field.domain ?? []).flatMap((thing) => Array.from({ length: limitOf(field, thing) }, () => thing));
}

/** Who goes, with minus and plus. @param {import("./board.js").Board} board @param {Ctx} ctx */
export function groupTemplate(board, ctx) {
  const { from, group } = board;
  const form = formOf(ctx, group, from);
  const area = ctx.name("area", from);
  return html`<section class="group panel" aria-label=${ctx.t("board-move-from", { area })} data-test="group"><header>
      <h3>${ctx.t("board-move-from", { area })}</h3><button type="button" class="quiet" aria-label=${ctx.t("board-cancel")}
        @click=${() => board.take("")}>✕</button></header>
    ${form ? rows(board, ctx, form) : nothing}<p><small>${ctx.t(group.values ? "board-group-goes" : "board-all-go")}</small></p>
  </section>`;
}

/** @param {import("./board.js").Board} board @param {Ctx} ctx @param {Form} form */
function rows(board, ctx, form) {
  const { group, from } = board;
  const fields = form.fields.slice(2);
  const values = group.values ?? fields.map(everything);
  const set = (/** @type {number} */ at, /** @type {any} */ thing, /** @type {number} */ by) => {
    const next = values.map((v, i) => (i === at ? changed(fields[i], v, thing, by) : v));
    board.group = { verb: form.verb, values: next };
    board.draw();
  };
  const colour = empire(ctx, here(ctx, from).holder)?.colour ?? "none";
  return html`<ul class="rows">${fields.flatMap((field, at) => (field.domain ?? []).map((thing) => {
    const n = amount(values[at], thing);
    const limit = limitOf(field, thing);
    const unit = at === 0;
    const name = unit ? ctx.name("unit", typeOf(ctx, thing)) : ctx.name("leader", thing);
    return html`<li class=${n ? "some" : ""}><i class="flag c-${colour}">${unit ? icon(typeOf(ctx, thing)) : codes(printed(ctx),
      thing)[0]}</i><span>${name}</span><span class="stepper" role="group" aria-label=${name}><button type="button"
        ?disabled=${!n} aria-label=${ctx.t("board-less", { what: name })} @click=${() => set(at, thing, -1)}>−</button>
        <output>${n}/${limit}</output><button type="button" ?disabled=${n >= limit} aria-label=${ctx.t("board-more", { what:
          name })} @click=${() => set(at, thing, 1)}>+</button></span></li>`;
  }))}</ul>`;
}
