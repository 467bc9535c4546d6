// The recap: a strip that shows, seat by seat, what each one has done since the own last answer. It stays until the next
// one, can be gone through step by step, each with its position, and folds to one line. What a deed names lights up, and
// its ways are drawn on the board.
import { botSign, mark } from "../base/colors.js";
import { pinLights } from "../board/lights.js";
import { preference, setPreference, update } from "../base/store.js";
import { newDeeds, othersDeeds, told } from "../match/happened.js";
import { table } from "../match/model.js";
import { leaveSteps, step, stepNumber, stepTo } from "../match/recap-steps.js";
import { allSeen } from "../match/since.js";
import { t } from "../talk/i18n.js";
import { lineText } from "../talk/log-lines.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";

/** @typedef {import("../board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("../board/game-table.d.ts").Deed} Deed */

/** The most deeds in a cell, the newest. */
const MOST = 12;

/** Whether somebody wants to see one line only. On a phone it is closed until it is opened. */
function folded() {
  return preference("recap", "open") === "folded";
}

function fold() {
  setPreference("recap", folded() ? "open" : "folded");
  update();
}

function togglePhone() {
  table.sheet = table.sheet === "recap" ? "" : "recap";
  update();
}

/** What the game shows of a deed beside its words; a mistake there takes nothing else away. @param {Ctx} ctx
 * @param {Deed} deed */
function drawn(ctx, deed) {
  try {
    return table.drawn && !table.text ? (table.module?.deedTemplate?.(ctx, deed) ?? nothing) : nothing;
  } catch (error) {
    console.error(error);
    return nothing;
  }
}

/** @param {Ctx} ctx @param {Deed} deed */
function deedButton(ctx, deed) {
  const { outcome, sentence, things } = told(deed);
  const here = table.replay?.deed === deed.key;
  return html`<li class="recap-deed ${here ? "here" : ""}" aria-current=${here ? "step" : nothing}>
    <button type="button" data-test="recap-deed" data-lights=${things} title=${t("web-recap-show")}
      @click=${() => stepTo(deed)}>${drawn(ctx, deed)}<span>${outcome || sentence}</span></button></li>`;
}

/** What one party has done, the newest first; null: what happened to all. @param {Ctx} ctx @param {number | null} party
 * @param {Deed[]} all */
function cell(ctx, party, all) {
  const style = party === null ? null : ctx.parties[party];
  const deeds = all.slice(-MOST).reverse();
  return html`<li class="recap-cell ${deeds.length ? "" : "idle"} ${party === ctx.seat ? "own" : ""}" data-test="recap-cell"
    data-party=${party ?? "all"}>
    <h3>${style ? mark(style) : nothing}<span class="recap-name">${style?.name ?? t("web-recap-all")}</span>${
      style ? botSign(style) : nothing}</h3>
    ${
      deeds.length
        ? html`<ol>${repeat(deeds, ({ key }) => key, (deed) => deedButton(ctx, deed))}</ol>`
        : html`<p class="soft">${t("web-recap-none")}</p>`
    }
  </li>`;
}

/** @param {Deed[]} deeds */
function stepper(deeds) {
  const at = stepNumber();
  const button = (/** @type {1 | -1} */ by, /** @type {string} */ id, /** @type {string} */ sign) => html`<button
    type="button" data-test=${id} aria-label=${t(`web-${id}`)} title=${`${t(`web-${id}`)} (${by > 0 ? "." : ","})`}
    ?disabled=${!deeds.length} @click=${() => step(by)}>${sign}</button>`;
  return html`<div class="recap-steps" role="group" aria-label=${t("web-recap-steps")}>
    ${button(-1, "recap-back", "◀")}<span class="recap-at">${at < 0 ? "–" : at + 1}/${deeds.length}</span>
    ${button(1, "recap-on", "▶")}</div>`;
}

/** The strip on the table. @param {Ctx} ctx */
export function recap(ctx) {
  const stepped = table.replay?.deed;
  if (table.now?.over || (table.replay && stepped === undefined)) return nothing;
  const deeds = newDeeds();
  const count = othersDeeds().length;
  const deed = deeds.find(({ key }) => key === stepped);
  pinLights(deed ? told(deed).things : "");
  const open = !folded();
  const did = (/** @type {number | null} */ party) => deeds.filter((d) => d.party === party);
  /** @type {(number | null)[]} */
  const parties = [...ctx.parties.keys(), null];
  const shown = parties.filter((party) => (party !== ctx.seat && party !== null) || did(party).length);
  const newest = deeds.at(-1);
  const line = deed ?? newest;
  return html`<section class="recap panel ${open ? "" : "folded"} ${count ? "" : "nothing-new"}"
    aria-label=${t(ctx.seat === null ? "web-recap-watching" : "web-recap-title")} data-test="recap">
    <header>
      <button type="button" class="recap-fold" aria-expanded=${open} data-test="recap-fold"
        aria-label=${t(open ? "web-recap-fold" : "web-recap-unfold")} @click=${fold}>${open ? "▾" : "▸"}</button>
      <button type="button" class="recap-phone" aria-expanded=${table.sheet === "recap"} data-test="recap-phone"
        @click=${togglePhone}>${table.sheet === "recap" ? "▾" : "▸"} <span data-test="recap-count"
        data-count=${count}>${t("web-recap", { count })}</span></button>
      <span class="recap-title">${t(ctx.seat === null ? "web-recap-watching" : "web-recap-title")}</span>
      ${stepper(deeds)}
      ${
        ctx.seat === null && count
          ? html`<button type="button" class="recap-seen" data-test="recap-seen" @click=${allSeen}>${t("web-recap-seen")}</button>`
          : nothing
      }
    </header>
    ${open ? nothing : html`<p class="recap-line" data-lights=${line ? told(line).things : ""}>${line ? told(line).sentence : t("web-recap-none-yet")}</p>`}
    <ol class="recap-cells">${shown.map((party) => cell(ctx, party, did(party)))}</ol>
  </section>`;
}

/** Instead of the question: the deed stepped to, with all its lines, and the ways on, back and out; null elsewhere.
 * @param {Ctx} ctx */
export function stepPanel(ctx) {
  const deeds = newDeeds();
  const at = stepNumber();
  const deed = deeds[at];
  if (!deed) return null;
  const style = deed.party === null ? null : ctx.parties[deed.party];
  return html`<section class="prompt panel stepping" aria-label=${t("web-recap-steps")} data-test="recap-step">
    <p class="soft">${t("web-recap-at", { number: at + 1, count: deeds.length })}</p>
    <div aria-live="polite"><p class="prompt-text">${style ? mark(style) : nothing} ${told(deed).sentence}</p></div>
    <ol class="step-lines">${deed.lines.map((line) => html`<li>${lineText(line)}</li>`)}</ol>
    <div class="tools">
      <button type="button" data-test="step-back" @click=${() => step(-1)}>◀ ${t("web-recap-back")} <kbd aria-hidden="true">,</kbd></button>
      <button type="button" data-test="step-on" @click=${() => step(1)}>${t(at + 1 < deeds.length ? "web-recap-on" : "web-recap-end")} ▶ <kbd
        aria-hidden="true">.</kbd></button>
      <button type="button" class="primary" data-test="recap-leave" @click=${leaveSteps}>${t("web-recap-leave")}</button>
    </div>
  </section>`;
}

/** The ways that pieces of others went, over the board. @param {Ctx} ctx */
export function wayLayer(ctx) {
  const find = table.module?.ways;
  const ways = find ? ctx.traced.flatMap((deed) => deed.lines.flatMap((line) => waysIn(ctx, find, line))) : [];
  return html`<way-layer .shown=${{ ways, styles: ctx.parties }}></way-layer>`;
}

/** @param {Ctx} ctx @param {NonNullable<import("../board/game-table.d.ts").GameTable["ways"]>} find
 * @param {import("../match/wire.d.ts").Line} line */
function waysIn(ctx, find, line) {
  try {
    return find(ctx, line);
  } catch (error) {
    console.error(error);
    return [];
  }
}
