// Where panels over the map are laid: opposite to what they ask about. Pure.

/** Parts of the window that the buttons in the lower right corner take, and the panels in the upper left one. */
const BUTTONS = { width: 0.36, height: 0.36 };
const PANELS = { width: 0.36, height: 0.34 };

/** Whether something in play lies under the buttons or the panels, and these have to move out of its way.
 * @param {string} window of the map: left, top, width, height @param {number[][]} places of what is in play
 * @returns {{buttons: boolean, panels: boolean}} */
function covered(window, places) {
  const [left, top, width, height] = window.split(" ").map(Number);
  const seen = places.map(([x, y]) => [(x - left) / width, (y - top) / height])
    .filter(([x, y]) => x >= 0 && x <= 1 && y >= 0 && y <= 1);
  return {
    buttons: seen.some(([x, y]) => x > 1 - BUTTONS.width && y > 1 - BUTTONS.height),
    panels: seen.some(([x, y]) => x < PANELS.width && y < PANELS.height),
  };
}

/** The classes that dock buttons and panels where nothing in play lies under them. If there is no such place they stay.
 * @param {string} window @param {number[][]} places */
export function dockClasses(window, places) {
  const { buttons, panels } = covered(window, places);
  const [, top, , height] = window.split(" ").map(Number);
  const { buttons: above, panels: below } = covered(window, places.map(([x, y]) => [x, 2 * top + height - y]));
  return [buttons && !above ? "buttons-above" : "", panels && !below ? "panels-below" : ""].filter(Boolean).join(" ");
}
