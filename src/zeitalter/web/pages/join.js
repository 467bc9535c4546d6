// An invitation: takes the seat of a link, or the spectator's place.
import { get, post } from "../base/api.js";
import { go } from "../base/router.js";
import { state, update } from "../base/store.js";
import { differenceList } from "../talk/differences.js";
import { errorText, loadTexts, sentences, t } from "../talk/i18n.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { gameName } from "./games.js";
import { needPerson, topBar } from "./person.js";

let token = "";
/** @type {(() => string) | null} */
let problem = null;
/** What the invitation leads to, as soon as it is known.
 * @type {{match: import("../match/wire.d.ts").MatchInfo, seat: number | null, name?: string} | null} */
let invitation = null;
/** What differs there from our edition, at a table with house cards.
 * @type {import("../match/wire.d.ts").Differences | null} */
let cards = null;
/** So few differences are shown at once, more of them when somebody asks. */
const FEW = 3;

/** @param {{token: string}} params */
export async function open(params) {
  token = params.token;
  problem = null;
  invitation = cards = null;
  const address = `/api/join/${encodeURIComponent(token)}`;
  try {
    invitation = await get(address);
  } catch (error) {
    problem = () => errorText(error);
  }
  update();
  if (!invitation?.match.house_cards) return;
  const [found] = await Promise.all([get(`${address}/edition`).catch(() => null), loadTexts(invitation.match.game)]);
  cards = found;
  update();
}

/** That there are house cards, and what differs, before anybody sits down. */
function houseCards() {
  if (!invitation?.match.house_cards) return nothing;
  if (!cards) return html`<p class="note" data-test="join-cards">${t("web-cards-join", { count: 0 })}</p>`;
  return html`<details class="note join-cards" data-test="join-cards" ?open=${cards.total <= FEW}>
    <summary>${t("web-cards-join", { count: cards.total })}</summary>
    <p class="soft">${t("web-cards-lead")}</p>${differenceList(cards)}</details>`;
}

/** Who sits there already, and whether to play or to watch. */
function words() {
  const taken = (invitation?.match.seats ?? []).filter((s) => s.taken && s.kind !== "bot");
  if (!invitation || !taken.length) return t("web-join-text");
  const names = sentences().listing(taken.map((s) => s.name));
  return t(invitation.seat === null ? "web-join-watch" : "web-join-play", { game: gameName(invitation.match.game), names });
}

/** The name of whoever came: as the host has called the seat, or as the person is called here. */
function ownName() {
  return invitation?.name || state.person?.name || "";
}

export function title() {
  return `${t("web-join-title")} · Zeitalter`;
}

/** @param {SubmitEvent} event */
async function sit(event) {
  event.preventDefault();
  const name = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("name") ?? "").trim();
  try {
    await needPerson(name);
    const { id } = await post(`/api/join/${encodeURIComponent(token)}`, name ? { name } : {});
    go(`/match/${id}`);
  } catch (error) {
    problem = () => errorText(error);
    update();
  }
}

export function template() {
  return html`${topBar()}
    <main class="narrow" id="main">
      <form class="panel" @submit=${sit}>
        <h1>${t("web-join-title")}</h1>
        <p>${words()}</p>
        ${houseCards()}
        <label>${t("web-name")}
          <input name="name" maxlength="40" required autocomplete="nickname" .defaultValue=${ownName()}></label>
        ${problem ? html`<p class="note warn" role="alert">${problem()}</p>` : nothing}
        <button class="primary"
          data-test="join">${t(invitation?.seat === null ? "web-join-as-spectator" : "web-join")}</button>
      </form>
    </main>`;
}
