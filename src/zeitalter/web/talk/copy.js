// Copying an address, so that it can be sent to somebody.
import { notice } from "../base/store.js";
import { t } from "./i18n.js";

/** Copy an address and say so; where that is not allowed it is shown. @param {string} url */
export async function copyAddress(url) {
  const copied = await navigator.clipboard?.writeText(url).then(
    () => true,
    () => false,
  );
  notice(copied ? () => t("web-copied") : url);
}
