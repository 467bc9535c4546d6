// What a device keeps so that the pages open without a network: the shell of the present version, and what its person last
// saw. Online nothing kept is ever shown: pages and lists are asked of the network first. Files never change under their
// version, so a kept one is as good as the server's.

/** Where the last answers to a person's requests are kept, also by the page (base/kept.js); logging out clears it. */
const SEEN = "seen";
/** The page around everything. */
const PAGE = "/";
/** Requests whose last answer is worth keeping: who I am, the games and their texts, the lists of the lobby. */
const WORTH = [/^\/api\/me$/, /^\/api\/games$/, /^\/api\/games\/\w+\/data$/, /^\/api\/texts\/\w+\/\w+$/, /^\/api\/matches$/];
/** A kept answer says so, and of when it is. */
const KEPT = "x-kept";

/** The modules that a module names, and the files that the page names. @param {string} text @param {string} url */
function named(text, url) {
  const found = [...text.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"|(?:href|src)="(\/files\/[^"]+)"/g)];
  return found.map((part) => new URL(part[1] ?? part[2], url).href);
}

/** Keep the page with all modules of the shell that it leads to. @param {string} files @param {Cache} cache */
async function keepShell(files, cache) {
  const page = await fetch(PAGE, { cache: "no-cache" });
  const wanted = named(await page.clone().text(), location.href).filter((url) => new URL(url).pathname.startsWith(files));
  await cache.put(PAGE, page);
  const known = new Set();
  while (wanted.length) {
    const url = /** @type {string} */ (wanted.pop());
    if (known.has(url)) continue;
    known.add(url);
    const answer = await fetch(url);
    if (!answer.ok) continue;
    if (url.endsWith(".js")) wanted.push(...named(await answer.clone().text(), url));
    await cache.put(url, answer);
  }
}

/** A file: the kept one, or the server's, which is then kept. @param {Request} request @param {string} files */
async function file(request, files) {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  const ours = new URL(request.url).pathname.startsWith(files);
  if (ours && answer.ok) (await caches.open(files)).put(request, answer.clone());
  return answer;
}

/** A page: the server's, or without a network the kept one. @param {Request} request */
async function page(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(PAGE, { ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}

/** An answer of the server, which is kept; without a network the one that was kept. @param {Request} request */
async function answerOrKept(request) {
  const seen = await caches.open(SEEN);
  try {
    const answer = await fetch(request);
    if (answer.ok) await seen.put(request, marked(answer.clone()));
    return answer;
  } catch (error) {
    const kept = await seen.match(request, { ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}

/** An answer that says when it was kept. @param {Response} answer */
function marked(answer) {
  const headers = new Headers(answer.headers);
  headers.set(KEPT, new Date().toISOString());
  headers.delete("content-encoding");
  return new Response(answer.body, { status: answer.status, headers });
}

/** Keep what a page has loaded before this worker was there. @param {string[]} urls @param {string} files */
async function keepLoaded(urls, files) {
  const ours = [...new Set(urls)].map((url) => new URL(url)).filter(({ origin }) => origin === location.origin);
  const seen = await caches.open(SEEN);
  const worth = ours.filter(({ pathname }) => WORTH.some((path) => path.test(pathname)));
  await Promise.all(worth.map(async ({ href }) => {
    if (!(await seen.match(href))) await answerOrKept(new Request(href)).catch(() => null);
  })); // first: without them no page opens, whatever else is there
  const cache = await caches.open(files);
  for (const { href, pathname } of ours)
    if (pathname.startsWith(files) && !(await cache.match(href))) await cache.add(href).catch(() => null);
}

/** Begin to keep files of a version. @param {string} files how their addresses begin */
function keepFiles(files) {
  const worker = /** @type {any} */ (self);
  worker.addEventListener("install", (/** @type {any} */ event) => {
    worker.skipWaiting();
    event.waitUntil(caches.open(files).then((cache) => keepShell(files, cache)));
  });
  worker.addEventListener("activate", (/** @type {any} */ event) => {
    const drop = (/** @type {string[]} */ names) =>
      Promise.all(names.filter((name) => name !== files && name !== SEEN).map((name) => caches.delete(name)));
    event.waitUntil(caches.keys().then(drop).then(() => worker.clients.claim()));
  });
  worker.addEventListener("message", (/** @type {any} */ event) => {
    if (Array.isArray(event.data?.keep)) event.waitUntil(keepLoaded(event.data.keep, files));
  });
  worker.addEventListener("fetch", (/** @type {any} */ event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== "GET" || origin !== location.origin) return;
    if (request.mode === "navigate" && !pathname.startsWith("/api/")) event.respondWith(page(request));
    else if (pathname.startsWith("/files/")) event.respondWith(file(request, files));
    else if (WORTH.some((path) => path.test(pathname))) event.respondWith(answerOrKept(request));
  });
}

Object.assign(self, { keepFiles });
