// The service worker of the site: it is served at /service-worker.js with the present version in its addresses, so that
// the browser takes a new one whenever a file has changed. What it does stands in the scripts that it imports.
const FILES = "/files/VERSION/";

Object.assign(self, { FILES });
/** @type {any} */ (self).importScripts(`${FILES}web/cache-worker.js`, `${FILES}web/push-worker.js`);
/** @type {any} */ (self).keepFiles(FILES);
