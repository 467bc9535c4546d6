// The service worker of the site: it is served at /service-worker.js with the present version in its addresses. What it
// does stands in the scripts that it imports.
const FILES = "/files/VERSION/";

/** @type {any} */ (self).importScripts(`${FILES}web/cache-worker.js`);
/** @type {any} */ (self).keepFiles(FILES);
