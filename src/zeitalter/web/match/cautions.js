// What is to be known before an answer is given: it would do nothing now, it costs something, or it is asked about once more.
import { preference } from "../base/store.js";
import { sentences } from "../talk/i18n.js";
import { draftPosition } from "./draft.js";
import { shell, table } from "./model.js";

/** @typedef {import("./wire.d.ts").Answer} Answer */
/** @typedef {import("./wire.d.ts").Caution} Caution */
/** @typedef {Pick<import("./wire.d.ts").Now, "options" | "cautions">} Offer */

/** The cautions of a position by the answer they are about. @type {WeakMap<object, Map<string, Caution>>} */
const known = new WeakMap();

/** The cautions of an offer by answer. @param {Offer} offer */
export function cautionsOf(offer) {
  let found = known.get(offer);
  if (!found) {
    const { options = [], cautions = {} } = offer;
    found = new Map(Object.entries(cautions).map(([i, caution]) => [JSON.stringify(options[Number(i)]), caution]));
    known.set(offer, found);
  }
  return found;
}

/** What is to be known before an answer is given; null where there is nothing. @param {Answer} answer */
export function caution(answer) {
  const offer = table.replay ? null : (draftPosition() ?? table.now);
  const found = offer && cautionsOf(offer).get(JSON.stringify(answer));
  return found ? { tone: found[0], text: sentences().hint([`caution-${found[1]}`, found[2]]) } : null;
}

/** Whether a person is asked once more before an answer is sent. @param {Answer} answer */
export function askedTwice(answer) {
  if (preference("confirm", "yes") !== "yes") return false;
  return shell().turn_ends.includes(answer[0]) || caution(answer)?.tone === "grave";
}
