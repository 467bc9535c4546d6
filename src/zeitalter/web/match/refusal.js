// A refusal of the server, as a note beside the question.
import { sentences } from "../talk/i18n.js";

/** A refusal in words. @param {Pick<import("./wire.d.ts").Refused, "objection" | "rule" | "error" | "args">} reply
 * @returns {import("./table-state.d.ts").Note} */
export function refusal({ objection, rule, error, args }) {
  if (objection) return { tone: "warn", text: () => sentences().objection(objection), rule };
  return { tone: "warn", text: () => sentences().error(error ?? "server", args), rule: null };
}
