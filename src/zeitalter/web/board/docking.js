// Where panels lie so that they never cover what they are about: a form beside the map instead of over it, and a small panel
// on the side of the map where it covers least.

/** Gaps around a panel beside the map, in pixels. */
const GAP = 14;

/** Whether two rectangles meet. @param {DOMRect} a @param {DOMRect} b */
function meets(a, b) {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Make room beside a panel: the map gives way to the left of it, or above it where the panel is as wide as the sheet. True if
 * that has changed anything. @param {HTMLElement | null} sheet on which map and panel lie @param {HTMLElement | null} panel
 * null: the map has the whole sheet */
export function makeRoom(sheet, panel) {
  if (!sheet || (!panel && !sheet.dataset.beside)) return false; // measuring makes the browser lay out everything
  const [all, box] = [sheet.getBoundingClientRect(), panel?.getBoundingClientRect()];
  const below = Boolean(box) && /** @type {DOMRect} */ (box).width > all.width * 0.8;
  const side = !box ? "" : below ? "below" : "side";
  const size = !box ? 0 : Math.round(below ? all.bottom - box.top + GAP / 2 : all.right - box.left + GAP / 2);
  const was = `${sheet.dataset.beside ?? ""} ${sheet.style.getPropertyValue("--beside")}`;
  if (was.trim() === (side ? `${side} ${size}px` : "")) return false;
  if (side) {
    sheet.dataset.beside = side;
    sheet.style.setProperty("--beside", `${size}px`);
  } else {
    delete sheet.dataset.beside;
    sheet.style.removeProperty("--beside");
  }
  return true;
}

/** Put a panel on the side where it covers the fewest things; the first side if there are several.
 * @param {HTMLElement | null} panel @param {string[]} sides values of its `data-side` @param {Iterable<Element>} things */
export function leastCovering(panel, sides, things) {
  if (!panel) return;
  const boxes = [...things].map((el) => el.getBoundingClientRect());
  let best = sides[0];
  let least = Infinity;
  for (const side of sides) {
    panel.dataset.side = side;
    const own = panel.getBoundingClientRect();
    const covered = boxes.filter((box) => meets(own, box)).length;
    if (covered < least) [best, least] = [side, covered];
    if (!covered) break;
  }
  panel.dataset.side = best;
}
