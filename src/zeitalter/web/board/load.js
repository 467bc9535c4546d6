// What a game's drawing needs before it can begin: its geometry and its style sheets, all at once.

/** Loads `map.json` and the sheets `<name>.css` of a game, in the order in which they count.
 * @param {string} here the folder of the game @param {string[]} sheets @returns {Promise<any>} the geometry */
export async function load(here, sheets) {
  const styles = sheets.map((name) => sheet(`${here}${name}.css`));
  const drawing = await (await fetch(`${here}map.json`)).json();
  await Promise.all(styles);
  return drawing;
}

/** Adds a style sheet, once. @param {string} href */
function sheet(href) {
  const there = [...document.querySelectorAll("link[rel=stylesheet]")].map((link) => link.getAttribute("href"));
  if (there.includes(href)) return null;
  const link = document.createElement("link");
  Object.assign(link, { rel: "stylesheet", href });
  document.head.append(link);
  return new Promise((done) => ["load", "error"].forEach((event) => link.addEventListener(event, done)));
}
