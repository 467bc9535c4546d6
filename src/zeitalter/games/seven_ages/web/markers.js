// Action markers: those that lie on empires and on the empty slot, and the table in the question where one is chosen for
// each of them.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { glow } from "./answers.js";
import { SevenAgesElement } from "./element.js";
import { flag, worldAge } from "./empire.js";
import { colourLeft, empire, empiresOf, own, printed } from "./print.js";
import { hiddenText, icon } from "./signs.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("../../../web/match/wire.d.ts").Form} Form */

/** What is placed so far, by slot: empires in the order of their colours, then the empty slot; and the slot that was
 * clicked on the mat to get one. */
const state = { key: "", placed: /** @type {(string | null)[]} */ ([]), hint: /** @type {any} */ (null), wanted: -1 };

/** The form for placing markers. @param {Ctx} ctx @returns {Form | undefined} */
export function placing(ctx) {
  return ctx.forms.find((form) => form.verb === "place");
}

/** The slots to be filled; an empty one is null. @param {Ctx} ctx @returns {(string | null)[]} */
export function slots(ctx) {
  const own = empiresOf(ctx, ctx.seat).map((e) => e.empire);
  const form = placing(ctx);
  return (form?.fields[0].high ?? 0) > own.length ? [...own, null] : own;
}

/** What is placed so far. @param {Ctx} ctx */
export function placed(ctx) {
  const all = slots(ctx);
  const key = `${ctx.view.turn} ${JSON.stringify(all)}`;
  const given = ctx.sealed?.[0] === "place" ? ctx.sealed[1] : ctx.hint?.[0] === "place" ? ctx.hint[1] : null;
  if (state.key !== key) Object.assign(state, { key, placed: all.map(() => null), hint: null, wanted: -1 });
  if (given && state.hint !== given) {
    state.hint = given;
    state.placed = all.map((_, i) => given[i] ?? null);
  }
  return state.placed;
}

/** Put a marker on a slot, or take it back from there; where it lay before goes what lay here, if that may lie there.
 * @param {Ctx} ctx @param {string} marker @param {number} slot */
function put(ctx, marker, slot) {
  const now = placed(ctx);
  state.wanted = -1;
  const other = now.indexOf(marker);
  const was = now[slot];
  const back = was !== null && other >= 0 && fits(ctx, was, other) ? was : null;
  if (fits(ctx, marker, slot))
    state.placed = now.map((m, i) => (i === slot ? (m === marker ? null : marker) : i === other ? back : m));
  ctx.redraw();
}

/** Whether a marker may lie on a slot. @param {Ctx} ctx @param {string} marker @param {number} slot */
function fits(ctx, marker, slot) {
  return printed(ctx).allowed[slots(ctx)[slot] ? "empire" : "slot"].includes(marker);
}

/** The answer, if every empire has a marker. @param {Ctx} ctx @returns {import("../../../web/match/wire.d.ts").Answer | null} */
function answer(ctx) {
  const now = placed(ctx);
  const wanted = empiresOf(ctx, ctx.seat).length;
  if (now.slice(0, wanted).some((m) => m === null)) return null;
  return ["place", now.filter((m) => m !== null)];
}

/** A marker that lies on an empire: face up, face down, or none; one that may be turned over now can be clicked.
 * @param {Ctx} ctx @param {string | null | undefined} marker @param {import("../../../web/match/wire.d.ts").Answer} [turn] */
export function lying(ctx, marker, turn) {
  if (marker === undefined) return nothing;
  if (marker && turn) return html`<button type="button" class="disc turn b-${marker} ${glow(ctx, [turn])}" title=${ctx.option(turn)}
    aria-label=${ctx.option(turn)} data-test="turn-marker" @click=${() => ctx.choose(turn)}>${icon(marker)}</button>`;
  const words = marker ? ctx.name("action", marker) : ctx.t("board-face-down");
  return html`<span class="disc ${marker ? `b-${marker}` : "back"}" title=${words}>${marker ? icon(marker) : "?"}${hiddenText(
    words)}</span>`;
}

/** The slot of an empire while markers are placed. @param {Ctx} ctx @param {number} slot */
export function slotTemplate(ctx, slot) {
  const now = placed(ctx)[slot];
  const name = now ? ctx.name("action", now) : ctx.t("board-no-marker");
  const click = () => {
    if (now) put(ctx, now, slot);
    else {
      state.wanted = slot;
      ctx.redraw();
      /** @type {HTMLElement | null} */ (document.querySelector(`seven-ages-slots [data-slot="${slot}"] button`))?.focus();
    }
  };
  return html`<button type="button" class="disc slot ${now ? `b-${now}` : "legal"}" aria-label=${name} title=${name}
    data-drop="marker" @click=${click} @dropped=${(/** @type {CustomEvent} */ e) => put(ctx, String(e.detail).split(":")[1],
      slot)}>${now ? icon(now) : "+"}</button>`;
}

/** Why no empire could be started as things are; empty: it could. @param {Ctx} ctx */
function noStart(ctx) {
  if (!colourLeft(ctx)) return ctx.t("board-no-colour");
  const age = worldAge(ctx);
  const cards = own(ctx)?.hand.cards ?? [];
  const open = !ctx.view.empires.length && !ctx.view.start_age;
  return open || cards.some((/** @type {string} */ id) => printed(ctx).cards[id].ages.includes(age)) ? "" : ctx.t("board-no-card-fits",
    { age });
}

/** A row for every slot with all markers that may lie there, and the button that lays them. */
export class Slots extends SevenAgesElement {
  disconnectedCallback() {
    super.disconnectedCallback();
    state.key = "";
  }

  /** @param {Ctx} ctx */
  template(ctx) {
    const form = placing(ctx);
    if (!form) return nothing;
    const now = placed(ctx);
    const ready = answer(ctx);
    const open = ready && now.includes(null);
    const word = !ready ? "board-place-missing" : open ? "board-place-open" : "board-place";
    return html`<ul class="slots" data-test="slots">${slots(ctx).map((id, slot) => this.row(ctx, form, id, slot))}</ul>
      <button type="button" class="primary" data-test="place" ?disabled=${!ready} @click=${() => ready
        && ctx.choose(ready)}>${ctx.t(word)}</button>`;
  }

  /** @param {Ctx} ctx @param {Form} form @param {string | null} id @param {number} slot */
  row(ctx, form, id, slot) {
    const now = placed(ctx);
    const e = empire(ctx, id);
    const name = id ? ctx.name("empire", id) : ctx.t("board-empty-slot");
    const lies = now[slot];
    return html`<li data-slot=${slot} class="${lies ? "some" : ""} ${state.wanted === slot ? "wanted" : ""}" data-drop="marker" @dropped=${(/** @type {CustomEvent} */
      event) => put(ctx, String(event.detail).split(":")[1], slot)}><p class="whose">${e ? flag(ctx, e) : nothing}<span><b>${
        name}</b><small>${lies ? ctx.name("action", lies) : ctx.t("board-no-marker")}</small>${
        lies === "start_empire" && noStart(ctx) ? html`<small class="bad" data-test="no-start">${noStart(ctx)}</small>` : nothing}</span></p>
      <div class="discs" role="group" aria-label=${name}>${(form.fields[0].domain ?? []).filter((marker) => fits(ctx, marker,
        slot)).map((marker) => html`<button type="button" class="disc b-${marker} ${lies !== marker && now.includes(marker)
          ? "elsewhere" : ""}" aria-pressed=${lies === marker} title=${ctx.name("action", marker)} data-marker=${marker}
          data-drag="marker:${marker}" @click=${() => put(ctx, marker, slot)}>${icon(marker)}${hiddenText(ctx.name("action",
          marker))}</button>`)}</div></li>`;
  }
}
