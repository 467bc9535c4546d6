// Sets theme and language of the page before anything is drawn, so that nothing flashes.
(function () {
  /** @param {string} name */
  function preference(name) {
    try {
      return localStorage.getItem(`zeitalter.${name}`);
    } catch {
      return null;
    }
  }
  const dark = window.matchMedia?.("(prefers-color-scheme: dark)").matches;
  const lang = preference("lang") || ((navigator.language || "en").toLowerCase().startsWith("de") ? "de" : "en");
  document.documentElement.dataset.theme = preference("theme") || (dark ? "nacht" : "tag");
  document.documentElement.lang = lang;
})();
