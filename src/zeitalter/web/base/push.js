// Whether the server may call this browser: the permission is asked for on a click, and the subscription handed over.

/** What a browser can do: `yes`, `no` (it cannot at all) or `refused` (its person has said no). */
export function canBeCalled() {
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) return "no";
  return Notification.permission === "denied" ? "refused" : "yes";
}

/** @param {string} text @returns {Uint8Array<ArrayBuffer>} */
function bytes(text) {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (c) => c.charCodeAt(0));
}

/** A name by which its owner knows this browser again, e.g. "Firefox, Linux". */
function browserName() {
  const agent = navigator.userAgent;
  const browser = ["Firefox", "Edg", "OPR", "Chrome", "Safari"].find((name) => agent.includes(name)) ?? "Browser";
  const system = ["Android", "iPhone", "iPad", "Windows", "Mac", "Linux"].find((name) => agent.includes(name)) ?? "";
  return [browser === "Edg" ? "Edge" : browser === "OPR" ? "Opera" : browser, system].filter(Boolean).join(", ");
}

/**
 * Ask for the permission and subscribe; null if the person says no. Called on a click only.
 * @param {string} key the server's public key
 */
export async function subscribe(key) {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register("/service-worker.js", { scope: "/" });
  const { pushManager } = await navigator.serviceWorker.ready;
  const old = await pushManager.getSubscription();
  if (old && !sameKey(old, key)) await old.unsubscribe();
  const found = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { endpoint, keys } = found.toJSON();
  return { endpoint, p256dh: keys?.p256dh, auth: keys?.auth, name: browserName() };
}

/** Whether a subscription is for this server and no earlier one. @param {PushSubscription} old @param {string} key */
function sameKey(old, key) {
  const own = old.options.applicationServerKey;
  return own !== null && new Uint8Array(own).join() === bytes(key).join();
}
