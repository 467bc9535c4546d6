// Lights: whatever has `data-lights` lights what it names on the table while pointer or focus is on it: all elements whose
// `data-thing` has one of its values (`kind:id`, several apart by spaces). A style sheet of its own does that, so that it
// holds however often the table is drawn.

const sheet = new CSSStyleSheet();
/** What is lit as long as nothing else is pointed at. */
let pinned = "";
let shown = "";

/** The rules that light up these things. @param {string[]} things */
export function lightRules(things) {
  if (!things.length) return "";
  const any = `:is(${things.map((thing) => `[data-thing~="${thing.replace(/["\\]/g, "\\$&")}"]`).join(", ")})`;
  return [
    `svg ${any}:not(g) { stroke: var(--light) !important; stroke-width: 3.5px !important; stroke-opacity: 1 !important;
      vector-effect: non-scaling-stroke; paint-order: normal; }`,
    `svg g${any} { filter: drop-shadow(0 0 1px var(--light)) drop-shadow(0 0 2px var(--light)) drop-shadow(0 0 5px var(--light)); }`,
    `${any}:not(svg *) { outline: 3px solid var(--light) !important; outline-offset: -1px; box-shadow: 0 0 0 5px var(--light-soft) !important; }`,
  ].join("\n");
}

/** @param {string} things */
function show(things) {
  if (things === shown) return;
  shown = things;
  sheet.replaceSync(lightRules(things.split(" ").filter(Boolean)));
}

/** What a target wants to be lit; null if nothing. @param {EventTarget | null} target */
function wanted(target) {
  const at = target instanceof Element ? target.closest("[data-lights]") : null;
  return at?.getAttribute("data-lights") ?? null;
}

/** What is lit now: under the pointer, at the focus, or pinned. @param {EventTarget | null} [pointed] */
function refresh(pointed = null) {
  const { activeElement: at } = document;
  show(wanted(pointed) ?? (at?.matches(":focus-visible") ? wanted(at) : null) ?? pinned);
}

/** Light things as long as nothing else is pointed at. @param {string} things */
export function pinLights(things) {
  if (things === pinned) return;
  pinned = things;
  refresh();
}

/** Lights follow pointer and focus from now on. */
export function useLights() {
  if (document.adoptedStyleSheets.includes(sheet)) return;
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  document.addEventListener("pointerover", (e) => refresh(e.target));
  document.addEventListener("pointerout", (e) => refresh(e.relatedTarget));
  document.addEventListener("focusin", () => refresh());
  document.addEventListener("focusout", (e) => refresh(e.relatedTarget));
}
