// Who is at the table, players first, then whoever the game adds: what lies before each, and how each looks.
import { partyStyles } from "../base/colors.js";
import { sentences, t } from "../talk/i18n.js";
import { shell, table } from "./model.js";

/** What lies before each party in a view. @param {any} view @returns {any[]} */
export function mats(view) {
  return view?.[shell().mats] ?? [];
}

/** The look of every party of a view. @param {any} view */
export function parties(view) {
  const styles = partyStyles(mats(view), (party) => sentences().party(party), table.module?.colorOf);
  return styles.map((style, i) => {
    const seat = table.info?.seats[i];
    return { ...style, bot: seat?.bot ?? "", botName: botName(seat?.bot), free: Boolean(seat && !seat.bot && seat.kind !== "bot" && !seat.taken) };
  });
}

/** What a bot is called by its level; empty where no bot plays. @param {string | null | undefined} level */
function botName(level) {
  return level ? t("web-bot-sign", { level: t(`web-bot-${level}`).split(":")[0] }) : "";
}

/** The party a line of the log is about; null if it is about none. @param {import("./wire.d.ts").Line} line
 * @returns {number | null} */
export function partyOf([, id, args]) {
  const kinds = table.data?.events[id] ?? [];
  const at = kinds.findIndex(({ kind, many }) => !many && (kind === "seat" || shell().parties.includes(kind)));
  return at < 0 ? null : args[at];
}
