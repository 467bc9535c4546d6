// Action markers: those that lie on empires and on the empty slot, and the tray from which they are placed.
import { html, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { empiresOf } from "./print.js";
import { hiddenText, icon } from "./signs.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("../../../web/match/wire.d.ts").Form} Form */

/** What is placed so far, by slot: empires in the order of their colours, then the empty slot. */
const state = { key: "", placed: /** @type {(string | null)[]} */ ([]), hint: /** @type {any} */ (null) };

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
  if (state.key !== key) Object.assign(state, { key, placed: all.map(() => null), hint: null });
  if (given && state.hint !== given) {
    state.hint = given;
    state.placed = all.map((_, i) => given[i] ?? null);
  }
  return state.placed;
}

/** Put a marker on a slot; where it lay before, nothing is left. @param {Ctx} ctx @param {string} marker
 * @param {number} [slot] the next that is free, if it is not named */
export function put(ctx, marker, slot) {
  const now = placed(ctx);
  const at = slot ?? now.indexOf(null);
  if (at < 0) return;
  const other = now.indexOf(marker);
  const was = now[at];
  state.placed = now.map((m, i) => (i === at ? (m === marker ? null : marker) : i === other && other !== at ? was : m));
  ctx.redraw();
}

/** The answer, if every empire has a marker. @param {Ctx} ctx @returns {import("../../../web/match/wire.d.ts").Answer | null} */
function answer(ctx) {
  const now = placed(ctx);
  const wanted = empiresOf(ctx, ctx.seat).length;
  if (now.slice(0, wanted).some((m) => m === null)) return null;
  return ["place", now.filter((m) => m !== null)];
}

/** A marker that lies on an empire: face up, face down, or none. @param {Ctx} ctx @param {string | null | undefined} marker */
export function lying(ctx, marker) {
  if (marker === undefined) return nothing;
  const words = marker ? ctx.name("action", marker) : ctx.t("board-face-down");
  return html`<span class="disc ${marker ? `b-${marker}` : "back"}" title=${words}>${marker ? icon(marker) : "?"}${hiddenText(
    words)}</span>`;
}

/** The slot of an empire while markers are placed. @param {Ctx} ctx @param {number} slot */
export function slotTemplate(ctx, slot) {
  const now = placed(ctx)[slot];
  const name = now ? ctx.name("action", now) : ctx.t("board-no-marker");
  return html`<button type="button" class="disc slot ${now ? `b-${now}` : "legal"}" aria-label=${name} title=${name}
    data-drop="marker" data-slot=${slot} @click=${() => (now ? put(ctx, now, slot) : null)} @dropped=${(
    /** @type {CustomEvent} */ e) => put(ctx, String(e.detail).split(":")[1], slot)}>${now ? icon(now) : "+"}</button>`;
}

/** The tray with all markers, and the button that lays them. @param {Ctx} ctx */
export function trayTemplate(ctx) {
  const form = placing(ctx);
  if (!form) return nothing;
  const now = placed(ctx);
  const ready = answer(ctx);
  return html`<section class="tray" aria-label=${ctx.t("board-markers")} data-test="tray"><ul>${(form.fields[0].domain ?? []).map(
    (marker) => html`<li><button type="button" class="disc b-${marker}" aria-pressed=${now.includes(marker)}
      title=${ctx.name("action", marker)} data-drag="marker:${marker}" data-marker=${marker} @click=${() => now.includes(marker)
        ? put(ctx, marker, now.indexOf(marker)) : put(ctx, marker)}>${icon(marker)}${hiddenText(ctx.name("action",
        marker))}</button></li>`)}</ul><button type="button" class="primary" data-test="place" ?disabled=${!ready}
      @click=${() => ready && ctx.choose(ready)}>${ctx.t(ready ? "board-place" : "board-place-missing")}</button></section>`;
}
