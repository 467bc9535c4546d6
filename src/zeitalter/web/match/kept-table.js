// A table without a network: the last position that this device saw of it, kept while one looks at it.
import { keep, kept, tellWorker } from "../base/kept.js";
import { table } from "./model.js";

/** Milliseconds after a position before it is kept: several may come at once. */
const PAUSE = 500;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
/** The match whose files the worker has been told of. */
let told = "";

/** What is to be kept as soon as the pause is over, or the page is left. @type {(() => void) | null} */
let waiting = null;

/** Keep the position on the screen. Where several people share it, each would see what the other kept. */
export function keepTable() {
  clearTimeout(timer);
  waiting = null;
  const here = table;
  if (here.kept || here.passTo !== null || (here.you.length > 1 && !here.now?.over)) return;
  waiting = () => {
    if (!here.now || !here.said) return;
    keep(here.id, { table: here.said, now: here.now, log: here.log, at: new Date().toISOString() }).catch(() => null);
    if (told !== here.id) tellWorker();
    told = here.id;
  };
  timer = setTimeout(keepNow, PAUSE);
}

/** Keep what waits to be kept. */
function keepNow() {
  clearTimeout(timer);
  const keeping = waiting;
  waiting = null;
  keeping?.();
}

globalThis.document?.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && keepNow());
globalThis.addEventListener?.("offline", keepNow);

/** What this device last saw of a table: messages as the server sends them, and of when they are.
 * @param {string} id @returns {Promise<{table: import("./wire.d.ts").TableMessage, now: import("./wire.d.ts").Now, at: string} | null>} */
export async function lastSeen(id) {
  const found = await kept(id).catch(() => null);
  return found ? { table: found.table, now: { ...found.now, from: -1, events: found.log, options: [] }, at: found.at } : null;
}
