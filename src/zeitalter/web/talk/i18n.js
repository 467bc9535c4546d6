// The languages of the page: loads Fluent sources, keeps a bundle per language, switches without reload.
import { FluentBundle, FluentResource } from "../vendor/fluent.js";
import { ApiError, get } from "../base/api.js";
import { awayUntil, deadlineOf } from "../match/clock.js";
import { Sentences } from "./sentences.js";
import { notice, setPreference, state, update } from "../base/store.js";

export const LANGUAGES = ["de", "en"];

/** @type {Map<string, Promise<FluentBundle>>} */
const bundles = new Map();
let current = new Sentences(state.lang, new FluentBundle(state.lang));
let game = "";

/** @param {string} lang @param {string} source */
function bundleOf(lang, source) {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

/** @param {string} lang @returns {Promise<FluentBundle>} */
function load(lang) {
  const key = `${game}/${lang}`;
  const loaded = bundles.get(key);
  if (loaded) return loaded;
  const loading = get(`/api/texts/${key}`).then((source) => bundleOf(lang, source));
  loading.catch(() => bundles.delete(key));
  bundles.set(key, loading);
  return loading;
}

/** Load the texts of a game in the present language. @param {string} [id] */
export async function loadTexts(id = game) {
  game = id;
  const bundle = await load(state.lang);
  current = new Sentences(state.lang, bundle, current.data, current.people);
  update();
}

/** From now on names come from this data and these people.
 * @param {import("../match/wire.d.ts").GameData | null} data @param {import("./sentences.js").People} people */
export function useNames(data, people) {
  current = new Sentences(current.lang, current.bundle, data, people);
}

/** Switch the language. @param {string} lang */
export async function setLanguage(lang) {
  state.lang = lang;
  document.documentElement.lang = lang;
  setPreference("lang", lang);
  await loadTexts();
}

/** The sentences of the present language. */
export function sentences() {
  return current;
}

/** @param {string} id @param {Record<string, any>} [args] */
export function t(id, args) {
  return current.t(id, args);
}

/** What went wrong, in words. @param {unknown} error */
export function errorText(error) {
  return error instanceof ApiError ? current.error(error.id, error.args) : current.error("server");
}

/** Say what went wrong. @param {unknown} error */
export function noticeError(error) {
  notice(() => errorText(error), "warn");
}

/** Until when a seat has time for its answer, if there is a clock.
 * @param {import("../match/clock.js").Timed | null | undefined} m @param {number | null | undefined} seat */
export function deadline(m, seat) {
  const end = deadlineOf(m, seat, Date.now());
  return end === null ? "" : dayAndHour(end);
}

/** A moment of these days. @param {number} at */
function dayAndHour(at) {
  const far = Math.abs(at - Date.now()) > 6 * 86400000;
  const day = far ? /** @type {const} */ ({ day: "numeric", month: "short" }) : /** @type {const} */ ({ weekday: "short" });
  const format = new Intl.DateTimeFormat(state.lang, { ...day, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  return format.format(at);
}

/** How much of its bank a seat has left, in words; nothing without one.
 * @param {import("../match/wire.d.ts").Seat | undefined} seat */
export function bankWords(seat) {
  return seat?.bank === undefined ? "" : t("web-bank-left", { hours: Math.floor(seat.bank / 3600) });
}

/** That whoever sits there is on holiday, in words; nothing otherwise.
 * @param {import("../match/wire.d.ts").Seat | undefined} seat */
export function awayWords(seat) {
  const until = awayUntil(seat, Date.now());
  return until === null || !seat ? "" : t("web-away-until", { name: seat.name, when: dayAndHour(until) });
}

/** How long until a moment, as a clock shows it; nothing if there is none. @param {string | null | undefined} until */
export function timeLeft(until) {
  if (!until) return "";
  const seconds = Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** How long ago, in words. @param {string | null | undefined} iso */
export function ago(iso) {
  if (!iso) return "";
  const seconds = Math.round((Date.parse(iso) - Date.now()) / 1000);
  const format = new Intl.RelativeTimeFormat(state.lang, { numeric: "auto", style: "short" });
  for (const [unit, size] of /** @type {[Intl.RelativeTimeFormatUnit, number][]} */ ([
    ["day", 86400],
    ["hour", 3600],
    ["minute", 60],
  ])) {
    if (Math.abs(seconds) >= size) return format.format(Math.round(seconds / size), unit);
  }
  return t("web-just-now");
}
