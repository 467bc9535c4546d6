"""The map in the terminal: a hex is two short lines, its number above, its terrain and pieces below.

Rows of hexes are shifted by half a hex against each other, as on the table. A map that is too wide for the screen comes
in parts; around a player's pieces a part of it is enough.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from zeitalter.games.new_dawn.data.components import RESOURCES, SIDES, TERRAINS
from zeitalter.games.new_dawn.rules.hexes import DIRECTIONS, Hex, placed
from zeitalter.games.new_dawn.rules.setup import tile_sites
from zeitalter.games.new_dawn.terminal.phrases import TINTS, WILD, Phrases, printed, tied
from zeitalter.kit.drawing import Line, entry, fold

NARROW, WIDE = 5, 6
"""Columns of a hex."""
Cell = tuple[Line, Line]
Cells = dict[Hex, Cell]
GAP = 4
LAND = 5
"""Terrains that are neither water nor a natural wonder."""

# -- hexes -------------------------------------------------------------------------------------------------------------


def grid(cells: Cells, width: int, wide: int) -> list[Line]:
    """Cells at their places; in parts from west to east where one is not enough."""
    if not cells:
        return []
    left = min(2 * q + r for q, r in cells)
    column = {(q, r): (2 * q + r - left) * wide // 2 for q, r in cells}
    fits = max(wide, width - wide + 2)
    lines: list[Line] = []
    for start in range(0, max(column.values()) + 1, fits):
        part = {at: column[at] - start for at in cells if start <= column[at] < start + fits}
        lines += [*([[]] if lines else []), *_rows(cells, part)]
    return lines


def _rows(cells: Cells, column: dict[Hex, int]) -> list[Line]:
    lines: list[Line] = []
    for row in range(min(r for _, r in column), max(r for _, r in column) + 1):
        here = sorted((at for at in column if at[1] == row), key=column.__getitem__)
        for half in range(2):
            line: Line = []
            end = 0
            for at in here:
                spans = cells[at][half]
                line += [(" " * (column[at] - end), ""), *spans]
                end = column[at] + sum(len(text) for text, _ in spans)
            lines.append(line)
    return lines


def _width(places: Collection[Hex]) -> int:
    """Half hexes from the western edge to the eastern one."""
    across = [2 * q + r for q, r in places]
    return max(across) - min(across) + 2


# -- the map -----------------------------------------------------------------------------------------------------------


def map_lines(w: Phrases, width: int, only: Collection[str] | None = None) -> list[Line]:
    """The map, or these spaces of it."""
    shown = {id: data for id, data in w.spaces.items() if only is None or id in only}
    if not shown:
        return []
    places = [(data["at"][0], data["at"][1]) for data in shown.values()]
    wide = WIDE if _width(places) * WIDE // 2 <= width else NARROW
    return grid({at: _cell(w, id, wide) for at, id in zip(places, shown, strict=True)}, width, wide)


def _cell(w: Phrases, id: str, wide: int) -> Cell:
    data = w.spaces[id]
    terrain = data["terrain"]
    tint = TINTS.get(terrain, f"tint{TERRAINS.index(terrain)}")
    return [(id, "dim")], [(w.letter(terrain), tint), *w.pieces(data, wide - 2)]


def legend(w: Phrases, width: int) -> list[Line]:
    """What letters and signs of the map mean."""
    land = zip(TERRAINS[:LAND], w.c.difficulty, strict=False)
    terrains = ", ".join(f"{w.letter(t)} {w.name('terrain', t)} {difficulty}" for t, difficulty in land)
    stock = ", ".join(f":{w.name('resource', id)[:2].lower()} {w.name('resource', id)}" for id in RESOURCES)
    text = w.say("map-legend", terrains=terrains, wild=f"{WILD}C", resources=stock)
    return [[(piece, "dim")] for line in text.splitlines() for piece in fold(line, width)]


def near_picture(w: Phrases, seat: int, width: int, distance: int = 2) -> list[Line]:
    """The map around the pieces of a player."""
    return map_lines(w, width, w.around(w.own(seat), distance))


def places(w: Phrases, width: int) -> list[Line]:
    """Where city-states, natural wonders, world wonders and barbarians are, with their names."""

    def row(label: str, parts: Iterable[str]) -> list[Line]:
        return entry(w.say(label), "; ".join(map(tied, parts)), width)

    natures = (
        f"{w.name('nature', id)} {_holder(w, holder) or _where(w, 'nature', id)}"
        for id, holder in w.view["natures"].items()
    )
    wild = sorted((data["barbarian"], id) for id, data in w.spaces.items() if "barbarian" in data)
    return [
        *row("states", (_state(w, id) for id in w.view["states"])),
        *row("natures", natures),
        *row("built", (f"{w.name('wonder', id)} {space}" for id, space in w.view["wonders"].items())),
        *row("wild", (f"{WILD}{letter} {id}" for letter, id in wild)),
    ]


def _state(w: Phrases, id: str) -> str:
    data = w.view["states"][id]
    type = w.texts.message(f"type-{w.c.data.city_states.cards[w.index('city_state', id)].type}")
    text = f"{w.name('city_state', id)} ({type}) {_where(w, 'state', id)}"
    if data["conquered"] is not None:
        text += f" {w.say('conquered', name=w.player(data['conquered']))}"
    cards = "".join(w.marks[seat] for seat in data["envoys"])
    return f"{text} {w.say('envoys', names=cards)}" if cards else text


def _holder(w: Phrases, seat: int | None) -> str:
    return "" if seat is None else w.say("held", name=w.player(seat))


def _where(w: Phrases, key: str, id: str) -> str:
    return next((space for space, data in w.spaces.items() if data.get(key) == id), "-")


# -- tiles -------------------------------------------------------------------------------------------------------------


def sites(w: Phrases) -> list[tuple[int, int, int, int]]:
    """Every way to lay a tile now: side, sixths it is turned, place of its first space."""
    found = []
    tiles = tuple((w.index("tile", t[0]), SIDES.index(t[1]), *t[2:]) for t in w.view["tiles"])
    for side in range(len(SIDES)):
        found += [(side, *way) for way in tile_sites(w.c, tiles, w.view["core"], side)]
    return found


def site_lines(w: Phrases, width: int) -> list[Line]:
    """The places for the first space of a tile, each with the sides and sixths that fit there."""
    ways: dict[Hex, dict[int, list[int]]] = {}
    for side, rotation, q, r in sites(w):
        ways.setdefault((q, r), {}).setdefault(side, []).append(rotation)
    texts = []
    for (q, r), of_side in sorted(ways.items(), key=lambda way: (way[0][1], way[0][0])):
        fits = " ".join(f"{SIDES[side]}{''.join(map(str, turns))}" for side, turns in sorted(of_side.items()))
        texts.append(f"{q},{r} {fits}")
    return entry(w.say("sites"), "; ".join(texts), width)


def building_lines(w: Phrases, seat: int, width: int) -> list[Line]:
    """While the map is built: what lies, where a tile could begin, and both sides of the tiles in hand."""
    cells: Cells = {}
    for _, _, q, r in sites(w):
        label: Line = [(f"{q},{r}", "own")]
        cells[q, r] = (label, []) if q % 2 else ([], label)  # side by side they would run into each other
    for id, data in w.spaces.items():
        at = data["at"][0], data["at"][1]
        cells[at] = _cell(w, id, NARROW)
    lines = [*grid(cells, width, NARROW), [], *site_lines(w, width), []]
    lines += [[(piece, "dim")] for piece in fold(w.say("sites-help"), width)]
    return [*lines, [], *tile_picture(w, seat, width)]


def tile_picture(w: Phrases, seat: int, width: int) -> list[Line]:
    """The tiles a player has still to lay, side by side, both sides of each."""
    lines: list[Line] = []
    for tile in w.view["hands"][seat]:
        drawn = [_side(w, tile, side) for side in range(len(SIDES))]
        lines += [*([[]] if lines else []), *_beside(drawn)]
    return lines


def _side(w: Phrases, tile: str, side: int) -> list[Line]:
    """A side of a tile, not turned: the number of each space, its terrain and what is printed on it."""
    data = w.c.tiles[w.index("tile", tile)][side]
    at = [(q, r) for q, r in data.place]
    cells: Cells = {}
    for i, where in enumerate(at):
        terrain = TERRAINS[data.terrain[i]]
        tint = TINTS.get(terrain, f"tint{data.terrain[i]}")
        cells[where] = [(f".{i}", "dim")], [(w.letter(terrain), tint), *w.pieces(printed(w.c, data, i), NARROW - 2)]
    title: Line = [(w.say("tile", tile=tile, side=SIDES[side]), "title")]
    return [title, *grid(cells, 80, NARROW)]


def _beside(blocks: Sequence[list[Line]]) -> list[Line]:
    """Drawings side by side."""
    lines: list[Line] = [[] for _ in range(max(len(block) for block in blocks))]
    start = 0
    for block in blocks:
        for line, part in zip(lines, block, strict=False):
            line += [(" " * (start - sum(len(text) for text, _ in line)), ""), *part]
        start += max(sum(len(text) for text, _ in part) for part in block) + GAP
    return lines


def touched(w: Phrases, tile: int, side: int, rotation: int, where: Hex) -> list[str]:
    """The spaces on the table that a tile would touch."""
    own = placed(w.c.tiles[tile][side].place, rotation, *where)
    near = {(q + dq, r + dr) for q, r in own for dq, dr in DIRECTIONS}
    return [id for at, id in w.at.items() if at in near]
