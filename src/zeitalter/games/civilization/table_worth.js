// @ts-check
// What cards are worth, pure: sets of goods, prices after credits, points. Takes what is printed; imports nothing.

/** @typedef {Record<string, [number, number, number]>} Goods stack, value, count */
/** @typedef {Record<string, [number, string[], Record<string, number>]>} Cards price, groups, credits for others */

/** How many of each, in the order in which they first come. @param {string[]} cards @returns {[string, number][]} */
export function counted(cards) {
  /** @type {Map<string, number>} */
  const found = new Map();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found];
}

/** The value of some cards of one good: n cards of value v are worth n * n * v. @param {Goods} goods
 * @param {string} good @param {number} n */
export function setValue(goods, good, n) {
  return (goods[good]?.[1] ?? 0) * n * n;
}

/** The value of a bag of cards; calamities are worth nothing. @param {Goods} goods @param {string[]} cards */
export function valueOf(goods, cards) {
  return counted(cards).reduce((all, [good, n]) => all + setValue(goods, good, n), 0);
}

/** What owned cards give for a card bought alone. @param {Cards} cards @param {string[]} owned @param {string} card */
export function creditFor(cards, owned, card) {
  return owned.reduce((all, own) => all + (cards[own]?.[2][card] ?? 0), 0);
}

/** The price of a card bought alone. @param {Cards} cards @param {string[]} owned @param {string} card */
export function priceOf(cards, owned, card) {
  return Math.max(0, (cards[card]?.[0] ?? 0) - creditFor(cards, owned, card));
}

/** The least to be paid for several cards: every owned card gives one credit, where it helps most.
 * @param {Cards} cards @param {string[]} owned @param {string[]} bought @param {boolean} [often] once per bought card
 * */
export function totalPrice(cards, owned, bought, often = false) {
  if (often || bought.length < 2) return bought.reduce((all, card) => all + priceOf(cards, owned, card), 0);
  const full = bought.map((card) => cards[card]?.[0] ?? 0);
  /** Prices left to pay that can be reached, by owned cards used so far. @type {Map<string, number[]>} */
  let reached = new Map([[full.join(), full]]);
  for (const own of owned) {
    const targets = bought.map((card) => cards[own]?.[2][card] ?? 0);
    if (!targets.some(Boolean)) continue;
    /** @type {Map<string, number[]>} */
    const next = new Map();
    for (const left of reached.values())
      targets.forEach((credit, i) => {
        if (!credit) return;
        const paid = left.map((price, k) => (k === i ? Math.max(0, price - credit) : price));
        next.set(paid.join(), paid);
      });
    reached = next;
  }
  return Math.min(...[...reached.values()].map((left) => left.reduce((all, price) => all + price, 0)));
}

/** The epoch of a field for a nation, 0 on the arrow. @param {number[]} starts @param {number} field */
export function epochOf(starts, field) {
  return starts.filter((first) => field >= first).length;
}
