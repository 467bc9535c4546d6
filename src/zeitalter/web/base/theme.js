// Sets theme and language of the page before anything is drawn, so that nothing flashes.
(function () {
  function kept(name) {
    try {
      return localStorage.getItem("zeitalter." + name);
    } catch {
      return null;
    }
  }
  var dark = window.matchMedia && window.matchMedia("(prefers-color-scheme: dark)").matches;
  var lang = kept("lang") || ((navigator.language || "en").toLowerCase().startsWith("de") ? "de" : "en");
  document.documentElement.dataset.theme = kept("theme") || (dark ? "nacht" : "tag");
  document.documentElement.lang = lang;
})();
