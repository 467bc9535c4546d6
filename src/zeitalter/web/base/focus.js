// Where the keyboard's focus goes when something is answered, opened or closed.

/** Whether the focus was in the question that was answered last, and has to come back to the next one. */
let inQuestion = false;
/** What had the focus before something was opened. @type {Element | null} */
let opener = null;

/** Move the focus when the page has been drawn. @param {string} selector @param {boolean} [onlyIfLost] */
export function focusOn(selector, onlyIfLost = false) {
  requestAnimationFrame(() => {
    if (onlyIfLost && document.activeElement !== document.body) return;
    /** @type {HTMLElement | null} */ (document.querySelector(selector))?.focus({ preventScroll: true });
  });
}

/** An answer is being sent: remember whether the focus was there. */
export function leaveQuestion() {
  inQuestion = Boolean(document.activeElement?.closest(".prompt"));
}

/** A new question is there: the focus comes back to it if it was lost with the old one. */
export function enterQuestion() {
  if (inQuestion) focusOn(".prompt :is(.option, .fold-answers)", true);
  inQuestion = false;
}

/** The answer of a hint comes into sight. */
export function showHint() {
  requestAnimationFrame(() => document.querySelector(".option.hinted")?.scrollIntoView({ block: "nearest" }));
}

/** Something opens: remember where to go back to. */
export function rememberOpener() {
  opener = document.activeElement;
}

/** Something closed: go back. */
export function returnToOpener() {
  if (opener?.isConnected && (opener instanceof HTMLElement || opener instanceof SVGElement))
    opener.focus({ preventScroll: true });
  opener = null;
}
