// Proposing a match: who sits where, which table options, live or a move a day; then the links to send.
import { ApiError, post } from "../base/api.js";
import { go } from "../base/router.js";
import { state, update } from "../base/store.js";
import { BOT_PACES } from "../match/frames.js";
import { copyAddress } from "../talk/copy.js";
import { loadTexts, noticeError, sentences, t } from "../talk/i18n.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { chooseGame, chosenGame, chosenGameId, gameChoice } from "./games.js";
import { cardFiles, cardsReady, cardsRefused, forgetCards, houseCards } from "./house-cards.js";
import { needPerson, topBar } from "./person.js";

/** @typedef {Event & {target: HTMLInputElement}} InputChange */
/** @typedef {Event & {target: HTMLSelectElement}} SelectChange */

/** Hours per answer that a match of a move a day may have. */
const CLOCKS = [null, 24, 72, 168];
/** Hours that every seat may have beside them, for the whole match. */
const BANKS = [null, 24, 72, 168];
/** @typedef {{kind: string, name?: string, bot?: string}} ProposedSeat */
/** @typedef {import("../match/wire.d.ts").GameInfo} GameInfo */
/**
 * A match that is being thought out.
 * @typedef {object} Proposal
 * @property {GameInfo} game
 * @property {Record<string, string>} options
 * @property {"live" | "daily"} pace
 * @property {import("../match/wire.d.ts").BotPace} botPace
 * @property {number | null} clock
 * @property {number | null} bank
 * @property {boolean} open whether everybody may sit down
 * @property {string} name
 * @property {ProposedSeat[]} seats
 * @property {{id: string, links?: Record<string, string>, watch?: string} | null} created
 * @property {boolean} busy
 * @property {boolean} more whether all table options are shown
 */

/** As long as no game is known. @type {GameInfo} */
const NO_GAME = { id: "", name: {}, guide: false, seats: [1, 1], quick: 1, bots: [], levels: [], level: "", switches: [] };

let proposal = propose(NO_GAME);

export async function open() {
  start();
  await loadTexts(chosenGameId());
}

/** @param {string} id */
async function otherGame(id) {
  await chooseGame(id);
  start();
  update();
}

function start() {
  proposal = propose(chosenGame() ?? NO_GAME);
  forgetCards(proposal.game.id);
}

/** One person against bots, as in a game that starts at once. @param {GameInfo} game @returns {Proposal} */
function propose(game) {
  const bot = game.level;
  const bots = Array.from({ length: game.quick - 1 }, () => ({ kind: "bot", bot }));
  return {
    game,
    options: {},
    pace: "live",
    botPace: BOT_PACES[0],
    clock: null,
    bank: null,
    open: false,
    name: "",
    created: null,
    busy: false,
    more: false,
    seats: [{ kind: "me", name: state.person?.name ?? "" }, ...bots],
  };
}

export function title() {
  return `${t("web-new-match")} · Zeitalter`;
}

/** @param {Partial<Proposal>} changes */
function change(changes) {
  Object.assign(proposal, changes);
  update();
}

/** @param {number} i @param {Partial<ProposedSeat>} changes */
function changeSeat(i, changes) {
  change({ seats: proposal.seats.map((seat, k) => (k === i ? { ...seat, ...changes } : seat)) });
}

/** @param {number} i */
function removeSeat(i) {
  change({ seats: proposal.seats.filter((_, k) => k !== i) });
}

function addSeat() {
  change({ seats: [...proposal.seats, { kind: "bot", bot: proposal.game.level }] });
}

async function create() {
  if (proposal.busy) return;
  change({ busy: true });
  try {
    await needPerson(proposal.seats.find((s) => s.kind === "me")?.name);
    const seats = proposal.seats.map((s) => ({
      kind: s.kind,
      ...(s.kind === "bot" ? { bot: s.bot ?? proposal.game.level } : {}),
      ...(s.name ? { name: s.name } : {}),
    }));
    const { game, options, name, pace } = proposal;
    const created = await post("/api/matches", {
      game: game.id,
      seats,
      options,
      pace,
      open: proposal.open,
      bot_pace: proposal.botPace,
      ...(pace === "daily" && proposal.clock ? { clock: proposal.clock } : {}),
      ...(pace === "daily" && proposal.clock && proposal.bank ? { bank: proposal.bank } : {}),
      ...(name ? { name } : {}),
      ...(cardFiles().length ? { components: cardFiles() } : {}),
    });
    if (created.links && Object.keys(created.links).length) change({ created });
    else go(`/match/${created.id}`);
  } catch (error) {
    if (error instanceof ApiError && error.id.startsWith("components-")) cardsRefused(error);
    noticeError(error);
  }
  change({ busy: false });
}

/** @param {ProposedSeat} seat @param {number} i */
function seatRow(seat, i) {
  const [low] = proposal.game.seats;
  return html`<li class="seat">
    <span class="seat-number">${i + 1}</span>
    <select aria-label=${t("web-seat-kind", { number: i + 1 })} .value=${seat.kind}
      @change=${(/** @type {SelectChange} */ e) => changeSeat(i, { kind: e.target.value })}>
      ${["me", "screen", "link", "bot"].map(
        (kind) => html`<option value=${kind} ?selected=${kind === seat.kind}>${t(`web-seat-${kind}`)}</option>`,
      )}
    </select>
    ${
      seat.kind === "bot"
        ? html`<select aria-label=${t("web-bot-level")}
          @change=${(/** @type {SelectChange} */ e) => changeSeat(i, { bot: e.target.value })}>
          ${proposal.game.bots.map(
            (bot) => html`<option value=${bot} ?selected=${bot === (seat.bot ?? proposal.game.level)}>
              ${sentences().has(`web-bot-${bot}`) ? t(`web-bot-${bot}`) : bot}</option>`,
          )}
        </select>`
        : html`<input aria-label=${t("web-seat-name", { number: i + 1 })} maxlength="40" placeholder=${t("web-name")}
          .value=${seat.name ?? ""} @input=${(/** @type {InputChange} */ e) => changeSeat(i, { name: e.target.value })}>`
    }
    <button type="button" class="quiet" ?disabled=${proposal.seats.length <= low}
      aria-label=${t("web-remove-seat", { number: i + 1 })}
      @click=${() => removeSeat(i)}>✕</button>
  </li>`;
}

/** How long an answer may take. */
function clockChoice() {
  return html`<label class="clock">${t("web-clock")}
    <select data-test="clock" aria-describedby="help-clock"
      @change=${(/** @type {SelectChange} */ e) => change({ clock: Number(e.target.value) || null })}>
      ${CLOCKS.map(
        (hours) => html`<option value=${hours ?? ""} ?selected=${hours === proposal.clock}>
          ${hours ? t("web-clock-days", { days: hours / 24 }) : t("web-clock-none")}</option>`,
      )}
    </select>
    <span class="soft" id="help-clock">${t("web-clock-help")}</span></label>${proposal.clock ? bankChoice() : nothing}`;
}

/** What every seat has beside the time of an answer. */
function bankChoice() {
  return html`<label class="clock">${t("web-bank")}
    <select data-test="bank" aria-describedby="help-bank"
      @change=${(/** @type {SelectChange} */ e) => change({ bank: Number(e.target.value) || null })}>
      ${BANKS.map(
        (hours) => html`<option value=${hours ?? ""} ?selected=${hours === proposal.bank}>
          ${hours ? t("web-clock-days", { days: hours / 24 }) : t("web-bank-none")}</option>`,
      )}
    </select>
    <span class="soft" id="help-bank">${t("web-bank-help")}</span></label>`;
}

/** How quickly bots answer. */
function botPaceChoice() {
  return html`<h2>${t("web-bot-pace")}</h2>
    <div class="choices" role="radiogroup" aria-label=${t("web-bot-pace")}>${BOT_PACES.map(
      (botPace) => html`<label class="choice"><input type="radio" name="bot-pace" data-test=${`bot-pace-${botPace}`}
        .checked=${proposal.botPace === botPace} @change=${() => change({ botPace })}><span>${t(`web-bot-pace-${botPace}`)}</span></label>`,
    )}</div>`;
}

/** @param {import("../match/wire.d.ts").Switch} s */
function switchRow(s) {
  const value = proposal.options[s.id] ?? (proposal.pace === "daily" ? s.daily : s.default);
  const set = (/** @type {string} */ v) => change({ options: { ...proposal.options, [s.id]: v } });
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
          .checked=${value === "on"} @change=${(/** @type {InputChange} */ e) => set(e.target.checked ? "on" : "off")}>`
        : html`<select id=${`switch-${s.id}`} aria-describedby=${`help-${s.id}`}
          @change=${(/** @type {SelectChange} */ e) => set(e.target.value)}>
          ${s.values.map(
            (v) => html`<option value=${v}
            ?selected=${v === value}>${words(v)}</option>`,
          )}
        </select>`
    }
  </div>`;
}

function links() {
  const { created } = proposal;
  if (!created) return nothing;
  const row = (/** @type {string} */ label, /** @type {string} */ token) => {
    const url = `${location.origin}/join/${token}`;
    return html`<li><span>${label}</span><input readonly .value=${url} aria-label=${label}
        @focus=${(/** @type {InputChange} */ e) => e.target.select()}>
      <button type="button" @click=${() => copyAddress(url)}>${t("web-copy")}</button></li>`;
  };
  return html`<main class="narrow" id="main"><section class="panel">
    <h1>${t("web-links-title")}</h1>
    <p>${t("web-links-text")}</p>
    <ul class="links">
      ${Object.entries(created.links ?? {}).map(([seat, token]) => {
        const name = proposal.seats[Number(seat)]?.name;
        return row(name || t("web-seat-number", { number: Number(seat) + 1 }), String(token));
      })}
      ${created.watch ? row(t("web-watch-link"), created.watch) : nothing}
    </ul>
    <a class="button primary" href=${`/match/${created.id}`} data-go data-test="to-table">${t("web-to-table")}</a>
  </section></main>`;
}

export function template() {
  if (!proposal.game.id) return topBar();
  if (proposal.created) return html`${topBar()}${links()}`;
  const [, high] = proposal.game.seats;
  const shown = proposal.more ? proposal.game.switches : proposal.game.switches.slice(0, 6);
  return html`${topBar()}
    <main class="wide" id="main">
      <h1>${t("web-new-match")}</h1>
      ${gameChoice(otherGame)}
      <div class="columns">
        <section class="panel" aria-labelledby="seats-title">
          <h2 id="seats-title">${t("web-seats")}</h2>
          <ol class="seats">${proposal.seats.map(seatRow)}</ol>
          <button type="button" ?disabled=${proposal.seats.length >= high}
            @click=${addSeat}>${t("web-add-seat")}</button>
          <p class="soft">${t("web-seats-help")}</p>
          <h2>${t("web-pace")}</h2>
          <div class="choices" role="radiogroup" aria-label=${t("web-pace")}>
            ${/** @type {const} */ (["live", "daily"]).map(
              (pace) => html`<label class="choice"><input type="radio" name="pace" data-test=${`pace-${pace}`}
                .checked=${proposal.pace === pace}
                @change=${() => change({ pace })}><span>${t(`web-pace-${pace}`)}</span></label>`,
            )}
          </div>
          ${proposal.pace === "daily" ? clockChoice() : nothing}
          ${proposal.seats.some(({ kind }) => kind === "bot") ? botPaceChoice() : nothing}
          <label>${t("web-match-name")}<input maxlength="60" .value=${proposal.name}
            @input=${(/** @type {InputChange} */ e) => change({ name: e.target.value })}></label>
          <label class="choice"><input type="checkbox" .checked=${proposal.open}
            @change=${(/** @type {InputChange} */ e) => change({ open: e.target.checked })}>
            <span>${t("web-open-match")}</span></label>
          <div class="create"><button type="button" class="primary big" data-test="create" ?disabled=${proposal.busy || !cardsReady()}
            @click=${create}>${t("web-create")}</button>${
              cardsReady() ? nothing : html` <span class="soft">${t("web-cards-first")}</span>`}</div>
        </section>
        <div class="column"><section class="panel" aria-labelledby="options-title">
          <h2 id="options-title">${t("web-options")}</h2>
          ${shown.map(switchRow)}
          ${
            proposal.game.switches.length > shown.length
              ? html`<button type="button" class="quiet"
                @click=${() => change({ more: true })}>${t("web-more-options")}</button>`
              : nothing
          }
        </section>
        ${houseCards()}</div>
      </div>
    </main>`;
}
