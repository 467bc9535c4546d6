// The odds of an attack from the numbers of the server: both values without dice, and the tokens both could spend. Each
// side rolls one die; a tie is won by the defence.

const FACES = 6;

/** In how many of 36 rolls the attack wins that is ahead by `lead`. @param {number} lead */
export function wins(lead) {
  let found = 0;
  for (let mine = 1; mine <= FACES; mine++)
    for (let theirs = 1; theirs <= FACES; theirs++) found += Number(mine + lead > theirs);
  return found;
}

/** The same in per cent; what is not certain is never called so. @param {number} lead */
export function percent(lead) {
  const found = wins(lead);
  const all = FACES * FACES;
  return found === 0 || found === all ? (found * 100) / all : Math.max(1, Math.min(99,
    Math.round((found * 100) / all)));
}

/** What can be said of an attack: the chance without tokens, with all of the own, and if only the other side spends.
 * @param {number[]} prospect attack, defence, own tokens, tokens of the other side */
export function odds([attack, defence, own, other]) {
  const lead = attack - defence;
  return { plain: percent(lead), best: percent(lead + own), worst: percent(lead - other) };
}
