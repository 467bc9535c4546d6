// What this device keeps for a time without a network: the last answers and tables that its person saw, see cache-worker.js.
// Only who is logged in here finds them; logging out forgets all of it, and calls of the server with it.
import { preference, setPreference } from "./store.js";

/** The cache that the worker uses, too. */
const SEEN = "seen";
/** How many tables are kept. */
const MOST_TABLES = 30;
/** Whether this browser can keep anything: some cannot, and no page does without a safe connection. */
const able = "caches" in globalThis;

/** The address under which a table is kept. @param {string} id */
function place(id) {
  return `/kept/${encodeURIComponent(id)}`;
}

/** Keep something of a table. @param {string} id @param {object} what */
export async function keep(id, what) {
  if (!able) return;
  const cache = await caches.open(SEEN);
  await cache.put(place(id), new Response(JSON.stringify(what), { headers: { "content-type": "application/json" } }));
  const tables = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith("/kept/"));
  await Promise.all(tables.slice(0, -MOST_TABLES).map((old) => cache.delete(old)));
}

/** What was kept of a table; null if nothing was. @param {string} id @returns {Promise<any>} */
export async function kept(id) {
  if (!able) return null;
  const found = await (await caches.open(SEEN)).match(place(id)).catch(() => undefined);
  return found ? found.json() : null;
}

/** Forget everything that was kept here. */
async function forgetKept() {
  if (able) await caches.delete(SEEN).catch(() => null);
}

/** What was kept belongs to one person: whoever else comes to this device does not find it. @param {string | null} person */
export async function keepFor(person) {
  const whose = person ?? "";
  if (preference("kept") === whose) return;
  await forgetKept();
  setPreference("kept", whose);
  if (person) tellWorker().catch(() => null); // what this page has loaded is asked for anew, as this person
}

/** Let the worker keep what this page has loaded; called when nothing else is to do. */
export async function startWorker() {
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.register("/service-worker.js").catch(() => null);
  if (registration) await tellWorker();
}

/** Tell the worker what this page has loaded, so that it is there without a network. */
export async function tellWorker() {
  if (!("serviceWorker" in navigator) || !(await navigator.serviceWorker.getRegistration().catch(() => null))) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ keep: performance.getEntriesByType("resource").map(({ name }) => name) });
}

/** The address by which this browser is called, which it gives up: whoever uses it next is not called. */
export async function giveUpCalls() {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => null);
  const found = await registration?.pushManager?.getSubscription().catch(() => null);
  await found?.unsubscribe().catch(() => null);
  return found?.endpoint ?? "";
}
