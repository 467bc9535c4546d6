<<<<<<< HEAD
// What the browser runs for us when no page is open. Each part is a file of its own; the version in their addresses makes
// the browser take a new worker whenever one of them has changed.
const FILES = "/files/VERSION/web";
/** @type {any} */ (self).importScripts(`${FILES}/push-worker.js`);
=======
// The service worker of the site: it is served at /service-worker.js with the present version in its addresses. What it
// does stands in the scripts that it imports.
const FILES = "/files/VERSION/";

/** @type {any} */ (self).importScripts(`${FILES}web/cache-worker.js`);
/** @type {any} */ (self).keepFiles(FILES);
>>>>>>> pace
