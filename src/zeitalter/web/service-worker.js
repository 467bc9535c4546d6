// What the browser runs for us when no page is open. Each part is a file of its own; the version in their addresses makes
// the browser take a new worker whenever one of them has changed.
const FILES = "/files/VERSION/web";
/** @type {any} */ (self).importScripts(`${FILES}/push-worker.js`);
