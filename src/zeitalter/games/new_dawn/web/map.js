// The map: hexes with their terrain, the borders of tiles, what is printed, and the light on what may be chosen. Spaces
// are clicked or walked through with the keyboard; the pieces on them are drawn by pieces.js.
import { svg, nothing } from "../../../web/vendor/lit-html/lit-html.js";
import { mapFrame } from "../../../web/board/map-frame.js";
import { atSpace, beginningAt, between, glow, hinted, meant, waysOf } from "./answers.js";
import { borders, outline } from "./hex.js";
import { layTemplate } from "./lay.js";
import { odds } from "./odds.js";
import { numbersTemplate } from "./numbers.js";
import { labelsTemplate, piecesTemplate, trailsTemplate } from "./pieces.js";
import { drawnAt, feature, spaceName } from "./print.js";
import { GRAIN, imprint, sign } from "./signs.js";

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** @typedef {import("../../../web/match/wire.d.ts").Answer} Answer */
/** @typedef {import("./board.js").Board} Board */

/** The map. @param {Board} board @param {Ctx} ctx */
export function mapTemplate(board, ctx) {
  const { eye, box } = board;
  const ids = Object.keys(ctx.view.spaces);
  const at = (/** @type {string} */ id) => drawnAt(box, ctx.view.spaces[id].at[0], ctx.view.spaces[id].at[1]);
  const places = new Map(ids.map((id) => [id, at(id)]));
  const sense = new Map(ids.map((id) => [id, meaning(board, ctx, id)]));
  const lit = ids.filter((id) => isLit(/** @type {Sense} */ (sense.get(id))));
  const focused = places.get(board.focused);
  const attacked = places.get(ctx.view.combat?.space);
  return mapFrame(ctx, eye, svg`
      ${ids.map((id) => space(board, ctx, id, places.get(id) ?? [0, 0], /** @type {Sense} */ (sense.get(id))))}
      <path class="tiles" d=${borders(tilesOf(ctx), (q, r) => drawnAt(box, q, r), box.turn)}></path>
      ${lit.map((id) => svg`<path d=${outline(places.get(id) ?? [0, 0], 46)} class="glow ${hinted(ctx,
        answersOf(sense.get(id)))} ${board.from === id ? "from" : ""}"></path>`)}
      ${focused ? svg`<path class="focus" d=${outline(focused, 48)}></path>` : nothing}
      ${board.pointed.map((id) => (places.has(id) ? svg`<path class="pointed" d=${outline(places.get(id) ?? [0, 0],
        49)}></path>` : nothing))}
      ${attacked ? svg`<path class="reach" d=${outline(attacked, 45)}></path>` : nothing}
      ${trailsTemplate(ctx, places)}
      ${piecesTemplate(board, ctx, places, (id) => acting(board, ctx, id))}
      ${board.numbers ? nothing : labelsTemplate(ctx, places, eye.size())}
      ${numbersTemplate(board, ctx, places, eye.size())}
      ${chances(board, ctx, places, eye.size())}
      ${layTemplate(board, ctx)}
    `);
}

/** What a click on a space would do. @typedef {{answers: Answer[], begins: Answer[]}} Sense */

/** @param {Sense | undefined} sense @returns {Answer[]} */
function answersOf(sense) {
  return sense ? [...sense.answers, ...sense.begins] : [];
}

/** @param {Sense} sense */
function isLit(sense) {
  return sense.answers.length > 0 || sense.begins.length > 0;
}

/** @param {Board} board @param {Ctx} ctx @param {string} id @returns {Sense} */
function meaning(board, ctx, id) {
  if (board.caravan !== null) return { answers: waysOf(ctx, board.caravan).filter((a) => a[2] === id), begins: [] };
  const sends = ctx.options.filter((a) => a[0] === "send" && a[2] === id);
  if (sends.length) return { answers: sends, begins: [] };
  if (board.from && board.from !== id) return { answers: between(ctx, board.from, id), begins: [] };
  return { answers: atSpace(ctx, id), begins: beginningAt(ctx, id) };
}

/** The tile of every place. @param {Ctx} ctx @returns {Map<string, string>} */
function tilesOf(ctx) {
  return new Map(Object.entries(ctx.view.spaces).map(([id, space]) => [space.at.join(","), id.split(".")[0]]));
}

/** A click, or a caravan that was dropped, on a space. @param {Board} board @param {Ctx} ctx @param {string} id */
function acting(board, ctx, id) {
  return (/** @type {Event} */ e) => {
    if (board.endedDrag(e)) return;
    if (e instanceof CustomEvent) board.send(Number(String(e.detail).split(":")[1]));
    const sense = meaning(board, ctx, id);
    if (board.from === id) board.take("");
    else if (sense.answers.length && sense.begins.length) board.act(e, answersOf(sense));
    else if (sense.answers.length) board.act(e, sense.answers);
    else if (sense.begins.length) board.take(id);
    else {
      const why = ctx.options.length ? meant(ctx, id, board.caravan, board.from) : null;
      if (board.from) board.take("");
      if (why) ctx.ask(why);
      else ctx.inspect("space", id);
    }
  };
}

/** A space in words. @param {Ctx} ctx @param {string} id @returns {string[]} */
export function spaceWords(ctx, id) {
  const space = ctx.view.spaces[id];
  const seats = ctx.parties;
  const name = (/** @type {number} */ seat) => seats[seat]?.name ?? "";
  const mature = ctx.view.players.some((/** @type {any} */ p) => p.mature.includes(id));
  if (ctx.view.turn === null) return [...printedWords(ctx, id), ...(space.city === undefined ? [] : [ctx.t(
    "board-capital-of", { name: name(space.city) })])];
  return [
    space.state && ctx.t(space.state_here ? "board-state" : "board-state-taken", { name: ctx.name("city_state",
      space.state) }),
    space.nature && ctx.t(space.nature_here ? "board-nature" : "board-nature-taken", { name: ctx.name("nature",
      space.nature) }),
    space.city !== undefined && ctx.t(space.capital ? "board-capital-of" : "board-city-of", { name: name(space.city) }),
    mature && ctx.t("board-mature"),
    space.token !== undefined && ctx.t(space.strong ? "board-strong-of" : "board-token-of", {
      name: name(space.token) }),
    space.resource && ctx.name("resource", space.resource),
    space.wonder && ctx.t(space.city === undefined ? "board-stray" : "board-wonder-here", { name: ctx.name("wonder",
      space.wonder) }),
    space.barbarian && ctx.t("board-barbarian", { letter: space.barbarian }),
    ...(space.caravans ?? []).map((/** @type {number} */ seat) => ctx.t("board-caravan-of", { name: name(seat) })),
  ].filter(Boolean);
}

/** What is printed on a space, in words: all there is while the map is built. @param {Ctx} ctx @param {string} id */
function printedWords(ctx, id) {
  const [kind, what] = feature(ctx, id);
  if (kind === "resource") return [ctx.name("resource", what)];
  if (kind === "letter") return [ctx.t("board-barbarian", { letter: what })];
  return kind === "nature" || kind === "city_state" ? [ctx.t(kind === "nature" ? "board-nature" : "board-state", {
    name: ctx.name(kind, what) })] : [];
}

/** A space: its terrain, and what is printed on it. @param {Board} board @param {Ctx} ctx @param {string} id
 * @param {number[]} place @param {Sense} sense */
function space(board, ctx, id, place, sense) {
  const { terrain } = ctx.view.spaces[id];
  const act = acting(board, ctx, id);
  const legal = answersOf(sense);
  const label = [spaceName(ctx, id), ctx.name("terrain", terrain), ...spaceWords(ctx, id), chanceWords(board, ctx, id),
    legal.length ? ctx.t("board-possible") : ""].filter(Boolean).join(". ");
  const focus = (/** @type {FocusEvent} */ e) =>
    board.focusArea(/** @type {Element} */ (e.target).matches(":focus-visible") ? id : "");
  const [x, y] = place;
  return svg`<path class="hex ${terrain} ${glow(ctx, legal)}" d=${outline(place)} role="button"
      tabindex=${legal.length || board.walked === id ? 0 : -1} aria-label=${label} data-space=${id}
      data-thing="space:${id}" data-info="space:${id}" data-drop="caravan" @click=${act} @dropped=${act} @focus=${focus}
      @blur=${() => board.focusArea("")}></path>
    <g class="printed" transform="translate(${x} ${y})"><path class="grain ${terrain}" d=${GRAIN[terrain]}></path>
      ${ground(ctx, id)}</g>`;
}

/** What is printed on a space: all of it while the map is built, later what no token or city shows. @param {Ctx} ctx
 * @param {string} id */
function ground(ctx, id) {
  const { state_here: settled, nature_here: wondrous, city } = ctx.view.spaces[id];
  const [kind, what] = feature(ctx, id);
  if (kind === "capital") return city === undefined ? imprint(kind, what) : nothing;
  if (ctx.view.turn === null) return imprint(kind, what);
  if (kind === "letter") return svg`<text class="spawn" x="0" y="41">${what}</text>`;
  const bare = kind === "nature" ? !wondrous : kind === "city_state" && !settled && city === undefined;
  return bare ? sign(kind, 36, "faded") : nothing;
}

/** What can be attacked, and with which odds: with the card being resolved, or the one being looked at.
 * @param {Board} board @param {Ctx} ctx @returns {Record<string, number[]>} */
function targets(board, ctx) {
  const all = ctx.view.prospects ?? {};
  if (ctx.options.some((a) => a[0] === "attack")) return Object.values(all)[0] ?? {};
  return all[board.shown] ?? {};
}

/** @param {Board} board @param {Ctx} ctx @param {string} id */
function chanceWords(board, ctx, id) {
  const prospect = targets(board, ctx)[id];
  return prospect ? prospectWords(ctx, prospect).join(". ") : "";
}

/** An attack in words: the chance, and what tokens could change. @param {Ctx} ctx @param {number[]} prospect */
export function prospectWords(ctx, prospect) {
  const [attack, defence, own, other] = prospect;
  const { plain, best, worst } = odds(prospect);
  return [
    ctx.t("board-odds", { percent: plain, attack, defence }),
    own ? ctx.t("board-odds-own", { n: own, percent: best }) : "",
    other ? ctx.t("board-odds-other", { n: other, percent: worst }) : "",
  ].filter(Boolean);
}

/** @param {Board} board @param {Ctx} ctx @param {Map<string, number[]>} places @param {number} size */
function chances(board, ctx, places, size) {
  return Object.entries(targets(board, ctx)).map(([id, prospect]) => {
    const at = places.get(id);
    if (!at) return nothing;
    const { plain } = odds(prospect);
    const half = plain < 100 ? 18 : 21;
    return svg`<path class="reach" d=${outline(at, 45)}></path><g class="chance" transform="translate(${at[0]}
      ${at[1] - 38}) scale(${size})"><rect x=${-half} y="-8" width=${2 * half} height="16" rx="8"></rect><text
      y="4.2">${plain} %</text></g>`;
  });
}
