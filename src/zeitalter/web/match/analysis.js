// The analysis of a match that is over: asked for, followed while it is computed, given up, and shared by a link.
import { get, post } from "../base/api.js";
import { notice, update } from "../base/store.js";
import { noticeError, t } from "../talk/i18n.js";
import { shell, table } from "./model.js";

/** Milliseconds between two looks at how far it is. */
const LOOK_EVERY = 1500;

/** Whether this match can be analysed. */
export function canAnalyse() {
  return Boolean(table.now?.over && shell().analysis);
}

function path() {
  return `/api/matches/${table.id}/analysis`;
}

/** The number of the newest request: what earlier ones say is out of date, in whichever order answers come. */
let newest = 0;

/** Ask the server, and again as long as it works on it. @param {Promise<any>} request */
async function follow(request) {
  const here = table;
  newest += 1;
  const number = newest;
  try {
    const found = await request;
    if (table !== here || number !== newest) return;
    table.analysis = found;
  } catch (error) {
    if (table !== here || number !== newest) return;
    noticeError(error);
  }
  if (table.analysis?.state === "running")
    setTimeout(() => {
      if (table === here && number === newest) follow(get(path()));
    }, LOOK_EVERY);
  update();
}

/** @returns {import("./wire.d.ts").Analysis} */
function nothingYet() {
  return { state: "none", done: 0, yours: false, review: null };
}

/** Look whether there is an analysis, once. */
export function loadAnalysis() {
  if (!canAnalyse() || table.analysis) return;
  table.analysis = nothingYet();
  follow(get(path()));
}

/** Begin it, unless it is there. */
export function startAnalysis() {
  table.analysis ??= nothingYet();
  return follow(post(path()));
}

/** Give it up. */
export function cancelAnalysis() {
  return follow(post(`${path()}/cancel`));
}

/** Copy the address at which everybody who may see the match finds it; where that is not allowed it is shown. */
export async function shareAnalysis() {
  const url = `${location.origin}/match/${table.id}?analysis`;
  const copied = await navigator.clipboard?.writeText(url).then(
    () => true,
    () => false,
  );
  notice(copied ? () => t("web-analysis-shared") : url);
}
