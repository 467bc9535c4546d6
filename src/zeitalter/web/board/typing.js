// A number that is typed digit by digit, wherever a popup asks for one. Knows neither page nor game.

/** Digits that follow each other so fast, in milliseconds, are one number. */
const TOGETHER = 900;

/** Digits that are typed one after the other: which number they make, and whether more could follow. */
export class Typing {
  constructor() {
    this.text = "";
    this.at = 0;
  }

  /** One more digit: the number so far, and whether it can only be this one; null if no number up to the highest begins so.
   * @param {string} digit @param {number} high @param {number} [now] @returns {{n: number, final: boolean} | null} */
  add(digit, high, now = Date.now()) {
    const before = now - this.at < TOGETHER ? this.text : "";
    const text = [before + digit, digit].find((all) => Number(all) >= 1 && Number(all) <= high);
    this.text = text ?? "";
    this.at = now;
    return text ? { n: Number(text), final: Number(text) * 10 > high } : null;
  }
}
