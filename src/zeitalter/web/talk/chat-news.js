// Lines of the chat that nobody said: a bot took a seat over, or gave it back.
import { t } from "./i18n.js";

/** What became of a seat, in words. @param {import("../match/wire.d.ts").ChatLine} line */
export function newsText({ news }) {
  if (!news) return "";
  const [id, { bot, ...args }] = news;
  const level = bot ? t(`web-bot-${bot}`).split(":")[0] : "";
  return t(`web-news-${id}`, { ...args, level });
}
