// The map from its arcs: every border is stored once, an area is a list of arcs. Pure; knows neither page nor table.

/** An arc: its first point and the steps from point to point. @typedef {number[]} Arc */
/** @typedef {{path: string, box: number[], kind: string, name: number[], name_de?: number[], at: number[], raid: number[],
 *   city?: number[], sign: number[], room: number}} Outline */

/** The points of an arc, backwards where its number is negative. @param {Arc[]} arcs @param {number} number */
function points(arcs, number) {
  const [x, y, ...steps] = arcs[number < 0 ? ~number : number];
  const found = [[x, y]];
  for (let i = 0; i < steps.length; i += 2) {
    const [px, py] = found[found.length - 1];
    found.push([px + steps[i], py + steps[i + 1]]);
  }
  return number < 0 ? found.reverse() : found;
}

/** Points as a path of steps. @param {number[][]} line @param {boolean} closed */
export function path(line, closed) {
  const steps = line.slice(1).map(([x, y], i) => `${x - line[i][0]} ${y - line[i][1]}`);
  return `M${line[0].join(" ")}l${steps.join(" ")}${closed ? "z" : ""}`;
}

/** One line through several arcs of a ring. @param {Arc[]} arcs @param {number[]} ring */
function around(arcs, ring) {
  return ring.flatMap((number, i) => points(arcs, number).slice(i ? 1 : 0));
}

/** The areas beside every arc. @param {any} raw @returns {string[][]} */
function beside(raw) {
  /** @type {string[][]} */
  const found = raw.arcs.map(() => []);
  for (const [id, area] of Object.entries(raw.areas))
    for (const number of area.rings.flat()) found[number < 0 ? ~number : number].push(id);
  return found;
}

/** Everything that is drawn of the map. @param {any} raw what `map.json` holds */
export function outlined(raw) {
  const { arcs, board } = raw;
  const kindOf = (/** @type {string} */ id) => board.areas[id][0];
  /** @type {Record<string, number[]>} */
  const lines = { coast: [], land: [], region: [], part: [], water: [] };
  beside(raw).forEach((ids, number) => {
    const lands = ids.filter((id) => kindOf(id) === "land");
    if (lands.length === 1) lines.coast.push(number);
    else if (!lands.length && ids.length > 1) lines.water.push(number);
    else if (lands.length > 1) {
      const differ = (/** @type {Record<string, string>} */ of) => of[lands[0]] !== of[lands[1]];
      lines[differ(board.regions) ? "region" : differ(board.parts) ? "part" : "land"].push(number);
    }
  });
  const drawn = (/** @type {number[]} */ numbers) => numbers.map((number) => path(points(arcs, number), false)).join("");
  return {
    ...raw,
    arcs: null,
    areas: Object.fromEntries(Object.entries(raw.areas).map(([id, area]) => [id, outline(arcs, area, kindOf(id))])),
    lines: Object.fromEntries(Object.entries(lines).map(([kind, numbers]) => [kind, drawn(numbers)])),
    rivers: drawn(raw.rivers),
    lakes: raw.lakes.map((/** @type {Arc} */ lake) => path(points([lake], 0), true)).join(""),
    lanes: raw.lanes.map((/** @type {any[]} */ lane) => straight(lane)).join(""),
    arrows: raw.arrows.map((/** @type {any[]} */ arrow) => ({ pair: arrow.slice(0, 2), line: straight(arrow) })),
  };
}

/** The lines between two areas. @param {any[]} entry two areas, then flat lists of coordinates */
function straight(entry) {
  return entry.slice(2).map((flat) => {
    const line = [];
    for (let i = 0; i < flat.length; i += 2) line.push(flat.slice(i, i + 2));
    return path(line, false);
  }).join("");
}

/** @param {Arc[]} arcs @param {any} area @param {string} kind @returns {Outline} */
function outline(arcs, area, kind) {
  const rings = area.rings.map((/** @type {number[]} */ ring) => around(arcs, ring));
  const xs = rings.flat().map((/** @type {number[]} */ p) => p[0]);
  const ys = rings.flat().map((/** @type {number[]} */ p) => p[1]);
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  return { ...area, kind, box, path: rings.map((/** @type {number[][]} */ ring) => path(ring, true)).join("") };
}
