// What cards are worth, pure: sets of goods, the price of one card, and what the server says of several and of the
// succession table. Imports nothing.

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

/** @typedef {{number: number, field: number, now: boolean, needs: number, has: number}} NextEpoch */
/** @typedef {{field: number, falls: boolean, falls_below: number, advances_from: number, epoch: NextEpoch | null}}
 * Ahead */
/** @typedef {{sale: string[], means: number, sets: Record<string, number[]>, next: Ahead}} Shop */

/** What the server says of some cards bought together: price, points of all civilization cards then, and how far the
 * demand of the next epoch is met. Null: they cost more than can be paid. @param {Shop} shop @param {string[]} bought */
export function quote(shop, bought) {
  const mask = bought.reduce((all, card) => all + 2 ** shop.sale.indexOf(card), 0);
  const found = shop.sets[String(mask)];
  return found ? { price: found[0], points: found[1], has: found[2] } : null;
}

/** Where a marker goes with so many points: 1, 0 or -1. @param {Ahead} next @param {number} has how far the demand of
 * the next epoch is met @param {number} points */
export function marker(next, has, points) {
  if (next.falls || points < next.falls_below) return -1;
  const held = next.epoch?.now && has < next.epoch.needs;
  return held || points < next.advances_from ? 0 : 1;
}

/** What is left of some cards without others. @param {string[]} cards @param {string[]} gone */
export function without(cards, gone) {
  const left = [...cards];
  for (const card of gone) if (left.includes(card)) left.splice(left.indexOf(card), 1);
  return left;
}

/** The epoch of a field for a nation, 0 on the arrow. @param {number[]} starts @param {number} field */
export function epochOf(starts, field) {
  return starts.filter((first) => field >= first).length;
}
