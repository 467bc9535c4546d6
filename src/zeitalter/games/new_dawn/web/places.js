// What the spaces of this match are called: after a capital, a city-state or a natural wonder, or by their terrain and what
// they lie next to; where that fits several spaces, or nothing with a name is near, the numbers of tile and hex tell which
// one. The map shows these numbers on demand. (In the terminal, whose map always shows them, spaces have only these.) What is
// next to a space never changes once the map is laid, so that a line of the log stays true.

/** @typedef {import("../../../web/board/game-table.d.ts").Ctx} Ctx */
/** What a space is called after: the kind and id of what lies next to it, and whether it is the only space of its terrain
 * there. @typedef {{kind: "city_state" | "nature" | "seat", id: any, only: boolean}} Neighbour */

/** Steps to the six spaces around one. */
const AROUND = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]];
const LANGUAGES = ["de", "en"];

/** The numbers of a space: of its tile, and of its hex on it. @param {string} id */
export function numberOf(id) {
  return id.startsWith("w") ? "" : id.replace(".", "·");
}

/** What has a name of its own on a map, in the order in which it lends it to others. @param {Record<string, any>} spaces
 * @returns {[string, Neighbour["kind"], any][]} */
function landmarks(spaces) {
  const all = Object.entries(spaces);
  /** @type {[string, Neighbour["kind"], any][]} */
  const capitals = all.filter(([, s]) => s.capital).map(([id, s]) => [id, "seat", s.city]);
  return [
    ...all.filter(([, s]) => s.state && !s.capital).map(([id, s]) => /** @type {[string, "city_state", any]} */ ([id,
      "city_state", s.state])),
    ...all.filter(([, s]) => s.nature && !s.capital).map(([id, s]) => /** @type {[string, "nature", any]} */ ([id,
      "nature", s.nature])),
    ...capitals.sort((a, b) => a[2] - b[2]),
  ];
}

/** By space what it is called after. @param {Record<string, any>} spaces @returns {Map<string, Neighbour>} */
export function neighbours(spaces) {
  const named = landmarks(spaces);
  const taken = new Set(named.map(([id]) => id));
  const at = new Map(Object.keys(spaces).map((id) => [spaces[id].at.join(), id]));
  /** @type {Map<string, Neighbour>} */
  const found = new Map();
  for (const [where, kind, id] of named) {
    const [q, r] = spaces[where].at;
    const beside = AROUND.map(([dq, dr]) => at.get([q + dq, r + dr].join())).filter((near) => near && !taken.has(near));
    for (const near of /** @type {string[]} */ (beside)) {
      const only = beside.filter((other) => other && spaces[other].terrain === spaces[near].terrain).length === 1;
      if (!found.has(near) || (only && !found.get(near)?.only)) found.set(near, { kind, id, only });
    }
  }
  return found;
}

/** Whether a space is called by its numbers. @param {Record<string, any>} spaces @param {Map<string, Neighbour>} near
 * @param {string} id */
export function isNumbered(spaces, near, id) {
  const { capital, state, nature } = spaces[id] ?? {};
  return Boolean(spaces[id]) && !capital && !state && !nature && !id.startsWith("w") && !near.get(id)?.only;
}

/** The map whose spaces were named last, in which language, and what its spaces are called after. */
let known = { key: "", near: /** @type {Map<string, Neighbour>} */ (new Map()) };

/** What the spaces of this map are called after. @param {Ctx} ctx */
export function nearby(ctx) {
  const { spaces, tiles, players } = ctx.view;
  const capitals = Object.keys(spaces).filter((id) => spaces[id].capital).map((id) => `${id}=${spaces[id].city}`);
  const key = JSON.stringify([ctx.lang, tiles, capitals, players.map((/** @type {any} */ p) => ctx.name("seat", p.seat))]);
  if (known.key !== key) known = { key, near: neighbours(spaces) };
  return known;
}

/** The names of spaces depend on the match: which side of a tile lies up, and what lies where. So the names that came with
 * the data are put right, once for every new map. @param {Ctx} ctx */
export function nameSpaces(ctx) {
  const names = ctx.data.names;
  if (!names?.space || !ctx.view?.spaces) return;
  const { key, near } = nearby(ctx);
  const book = /** @type {any} */ (names.space);
  if (named.get(book) === key) return;
  named.set(book, key);
  for (const id of Object.keys(ctx.view.spaces)) {
    const text = placeName(ctx, near, id);
    if (text) book[id] = Object.fromEntries(LANGUAGES.map((lang) => [lang, text]));
  }
}

/** For which map names were put right. @type {WeakMap<object, string>} */
const named = new WeakMap();

/** @param {Ctx} ctx @param {Map<string, Neighbour>} nearest @param {string} id */
function placeName(ctx, nearest, id) {
  const { terrain: kind, capital, city, state, nature } = ctx.view.spaces[id];
  if (capital) return ctx.t("space-capital", { seat: ctx.name("seat", city) });
  if (id.startsWith("w")) return "";
  if (state) return ctx.name("city_state", state);
  if (nature) return ctx.name("nature", nature);
  const near = nearest.get(id);
  const terrain = ctx.name("terrain", kind);
  const mark = near?.only ? "" : ` ${numberOf(id)}`;
  if (!near) return `${terrain}${mark}`;
  if (near.kind === "nature") return ctx.t(`space-beside-${near.id}`, { terrain, mark });
  if (near.kind === "city_state")
    return ctx.t("space-beside", { terrain, mark, city_state: ctx.name("city_state", near.id) });
  return ctx.t(near.only ? "space-beside-capital" : "space-near-capital", { terrain, mark, seat: ctx.name("seat", near.id) });
}
