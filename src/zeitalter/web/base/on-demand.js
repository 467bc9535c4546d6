// Modules that are loaded when they are first needed: what few see at first does not make everybody wait.
import { update } from "./store.js";

/** A module that is loaded when it is first asked for; until it is there null, then everything is drawn again.
 * @template T @param {() => Promise<T>} load @returns {() => T | null} */
export function onDemand(load) {
  /** @type {T | null} */
  let found = null;
  let asked = false;
  return () => {
    if (!asked) {
      asked = true;
      load().then(
        (module) => {
          found = module;
          update();
        },
        () => {
          asked = false; // tried again when it is asked for again
        },
      );
    }
    return found;
  };
}
