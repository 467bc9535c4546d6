// @ts-check
// Planning a match: who sits where, which table options, live or a move a day; then the links to send.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { post } from "../base/api.js";
import { choose, chosen, chosenId, gameChoice } from "./games.js";
import { say, speak, t } from "../talk/i18n.js";
import { needPerson, topBar } from "./person.js";
import { go } from "../base/router.js";
import { notice, state, update } from "../base/store.js";

/** Hours per answer that a match of a move a day may have. */
const CLOCKS = [null, 24, 72, 168];
/** @type {any} */
let plan = null;

export async function open() {
  start();
  await speak(chosenId());
}

/** @param {string} id */
async function otherGame(id) {
  await choose(id);
  start();
  update();
}

function start() {
  const game = chosen();
  const bot = game?.bots[0] ?? "greedy";
  plan = {
    game,
    options: {},
    pace: "live",
    clock: null,
    open: false,
    name: "",
    made: null,
    busy: false,
    more: false,
    seats: [
      { kind: "me", name: state.person?.name ?? "" },
      { kind: "bot", bot },
      { kind: "bot", bot },
      { kind: "bot", bot },
    ],
  };
}

export function title() {
  return `${t("web-new-match")} · Zeitalter`;
}

/** @param {any} changes */
function change(changes) {
  Object.assign(plan, changes);
  update();
}

/** @param {number} i @param {any} changes */
function changeSeat(i, changes) {
  change({
    seats: plan.seats.map((/** @type {any} */ s, /** @type {number} */ k) => (k === i ? { ...s, ...changes } : s)),
  });
}

/** @param {number} i */
function removeSeat(i) {
  change({ seats: plan.seats.filter((/** @type {any} */ _, /** @type {number} */ k) => k !== i) });
}

function addSeat() {
  change({ seats: [...plan.seats, { kind: "bot", bot: plan.game.bots[0] }] });
}

async function create() {
  if (plan.busy) return;
  change({ busy: true });
  try {
    await needPerson(plan.seats.find((/** @type {any} */ s) => s.kind === "me")?.name);
    const seats = plan.seats.map((/** @type {any} */ s) => ({
      kind: s.kind,
      ...(s.kind === "bot" ? { bot: s.bot ?? plan.game.bots[0] } : {}),
      ...(s.name ? { name: s.name } : {}),
    }));
    const { game, options, name, pace } = plan;
    const made = await post("/api/matches", {
      game: game.id,
      seats,
      options,
      pace,
      open: plan.open,
      ...(pace === "daily" && plan.clock ? { clock: plan.clock } : {}),
      ...(name ? { name } : {}),
    });
    if (made.links && Object.keys(made.links).length) change({ made });
    else go(`/match/${made.id}`);
  } catch (/** @type {any} */ error) {
    notice(() => say().error(error.id ?? "server", error.args), "warn");
  }
  change({ busy: false });
}

/** @param {any} seat @param {number} i */
function seatRow(seat, i) {
  const [low] = plan.game.seats;
  return html`<li class="seat">
    <span class="seat-number">${i + 1}</span>
    <select aria-label=${t("web-seat-kind", { number: i + 1 })} .value=${seat.kind}
      @change=${(/** @type {any} */ e) => changeSeat(i, { kind: e.target.value })}>
      ${["me", "screen", "link", "bot"].map(
        (kind) => html`<option value=${kind} ?selected=${kind === seat.kind}>${t(`web-seat-${kind}`)}</option>`,
      )}
    </select>
    ${
      seat.kind === "bot"
        ? html`<select aria-label=${t("web-bot-level")}
          @change=${(/** @type {any} */ e) => changeSeat(i, { bot: e.target.value })}>
          ${plan.game.bots.map(
            (
              /** @type {string} */ bot,
            ) => html`<option value=${bot} ?selected=${bot === (seat.bot ?? plan.game.bots[0])}>
              ${say().has(`web-bot-${bot}`) ? t(`web-bot-${bot}`) : bot}</option>`,
          )}
        </select>`
        : html`<input aria-label=${t("web-seat-name", { number: i + 1 })} maxlength="40" placeholder=${t("web-name")}
          .value=${seat.name ?? ""} @input=${(/** @type {any} */ e) => changeSeat(i, { name: e.target.value })}>`
    }
    <button type="button" class="quiet" ?disabled=${plan.seats.length <= low}
      aria-label=${t("web-remove-seat", { number: i + 1 })}
      @click=${() => removeSeat(i)}>✕</button>
  </li>`;
}

/** How long an answer may take. */
function clockChoice() {
  return html`<label class="clock">${t("web-clock")}
    <select data-test="clock" aria-describedby="help-clock"
      @change=${(/** @type {any} */ e) => change({ clock: Number(e.target.value) || null })}>
      ${CLOCKS.map(
        (hours) => html`<option value=${hours ?? ""} ?selected=${hours === plan.clock}>
          ${hours ? t("web-clock-days", { days: hours / 24 }) : t("web-clock-none")}</option>`,
      )}
    </select>
    <span class="soft" id="help-clock">${t("web-clock-help")}</span></label>`;
}

/** @param {any} s */
function switchRow(s) {
  const value = plan.options[s.id] ?? (plan.pace === "daily" ? s.daily : s.default);
  const set = (/** @type {string} */ v) => change({ options: { ...plan.options, [s.id]: v } });
  const words = (/** @type {string} */ v) => t(`switch-${s.id}-${v.replaceAll("+", "-")}`);
  const onOff = s.values.length === 2 && s.values.includes("on") && s.values.includes("off");
  return html`<div class="switch">
    <div class="switch-words">
      <label for=${`switch-${s.id}`}>${t(`switch-${s.id}`)}</label>
      <p class="soft" id=${`help-${s.id}`}>${t(`switch-${s.id}.help`)}</p>
    </div>
    ${
      onOff
        ? html`<input type="checkbox" role="switch" class="toggle" id=${`switch-${s.id}`}
          aria-describedby=${`help-${s.id}`}
          .checked=${value === "on"} @change=${(/** @type {any} */ e) => set(e.target.checked ? "on" : "off")}>`
        : html`<select id=${`switch-${s.id}`} aria-describedby=${`help-${s.id}`}
          @change=${(/** @type {any} */ e) => set(e.target.value)}>
          ${s.values.map(
            (/** @type {string} */ v) => html`<option value=${v}
            ?selected=${v === value}>${words(v)}</option>`,
          )}
        </select>`
    }
  </div>`;
}

function links() {
  const { made } = plan;
  const row = (/** @type {string} */ label, /** @type {string} */ token) => {
    const url = `${location.origin}/join/${token}`;
    return html`<li><span>${label}</span><input readonly .value=${url} aria-label=${label}
        @focus=${(/** @type {any} */ e) => e.target.select()}>
      <button type="button" @click=${() => copy(url)}>${t("web-copy")}</button></li>`;
  };
  return html`<main class="narrow" id="main"><section class="panel">
    <h1>${t("web-links-title")}</h1>
    <p>${t("web-links-text")}</p>
    <ul class="links">
      ${Object.entries(made.links).map(([seat, token]) => {
        const name = plan.seats[Number(seat)]?.name;
        return row(name || t("web-seat-number", { number: Number(seat) + 1 }), String(token));
      })}
      ${made.watch ? row(t("web-watch-link"), made.watch) : nothing}
    </ul>
    <a class="button primary" href=${`/match/${made.id}`} data-go data-test="to-table">${t("web-to-table")}</a>
  </section></main>`;
}

/** @param {string} text */
async function copy(text) {
  await navigator.clipboard?.writeText(text).catch(() => null);
  notice(() => t("web-copied"));
}

export function template() {
  if (!plan?.game) return topBar();
  if (plan.made) return html`${topBar()}${links()}`;
  const [, high] = plan.game.seats;
  const shown = plan.more ? plan.game.switches : plan.game.switches.slice(0, 6);
  return html`${topBar()}
    <main class="wide" id="main">
      <h1>${t("web-new-match")}</h1>
      ${gameChoice(otherGame)}
      <div class="columns">
        <section class="panel" aria-labelledby="seats-title">
          <h2 id="seats-title">${t("web-seats")}</h2>
          <ol class="seats">${plan.seats.map(seatRow)}</ol>
          <button type="button" ?disabled=${plan.seats.length >= high}
            @click=${addSeat}>${t("web-add-seat")}</button>
          <p class="soft">${t("web-seats-help")}</p>
          <h2>${t("web-pace")}</h2>
          <div class="choices" role="radiogroup" aria-label=${t("web-pace")}>
            ${["live", "daily"].map(
              (pace) => html`<label class="choice"><input type="radio" name="pace" data-test=${`pace-${pace}`}
                .checked=${plan.pace === pace}
                @change=${() => change({ pace })}><span>${t(`web-pace-${pace}`)}</span></label>`,
            )}
          </div>
          ${plan.pace === "daily" ? clockChoice() : nothing}
          <label>${t("web-match-name")}<input maxlength="60" .value=${plan.name}
            @input=${(/** @type {any} */ e) => change({ name: e.target.value })}></label>
          <label class="choice"><input type="checkbox" .checked=${plan.open}
            @change=${(/** @type {any} */ e) => change({ open: e.target.checked })}>
            <span>${t("web-open-match")}</span></label>
          <div class="create"><button type="button" class="primary big" data-test="create" ?disabled=${plan.busy}
            @click=${create}>${t("web-create")}</button></div>
        </section>
        <section class="panel" aria-labelledby="options-title">
          <h2 id="options-title">${t("web-options")}</h2>
          ${shown.map(switchRow)}
          ${
            plan.game.switches.length > shown.length
              ? html`<button type="button" class="quiet"
                @click=${() => change({ more: true })}>${t("web-more-options")}</button>`
              : nothing
          }
        </section>
      </div>
    </main>`;
}
