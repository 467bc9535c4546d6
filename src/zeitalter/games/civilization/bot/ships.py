"""How the bot uses ships (43.4, 43.5): it keeps and builds them while there is something worth carrying."""

from __future__ import annotations

from typing import NamedTuple

from zeitalter.engine.values import Action
from zeitalter.games.civilization.bot.land import Land
from zeitalter.games.civilization.bot.style import USUAL, Style
from zeitalter.games.civilization.data.components import CLOTH_MAKING
from zeitalter.games.civilization.rules.movement import (
    CAPACITY,
    RANGE,
    RANGE_WITH_CLOTH_MAKING,
    Move,
    may_land,
    sails_open_sea,
)
from zeitalter.games.civilization.rules.ships import LEVY, PRICE, TREASURY, shipyards
from zeitalter.games.civilization.rules.state import State

MOST_WANTED = 2
WORTH_KEEPING, WORTH_SAILING = 0.8, 0.3
DETOUR = 0.2


class Cargo(NamedTuple):
    """Tokens that could be carried: what it brings, from which coast, to which, how many."""

    gain: float
    start: int
    to: int
    n: int


# -- the phase of ships -----------------------------------------------------------------------------------------------


def pay(s: State, seat: int, style: Style = USUAL) -> Action:
    """Keep ships that are of use, build one if there is more to carry, and end."""
    land = Land(s, seat, style)
    reach = RANGE_WITH_CLOTH_MAKING if s.has(seat, CLOTH_MAKING) else RANGE
    areas = s.components.coast_area
    if s.ships[seat]:
        coast = min(s.ships[seat])
        area = areas[coast]
        useful = best_cargo(land, coast, reach, {}, True)
        surplus = s.in_area(seat, area) > land.cap[area]
        if surplus:
            return ("keep_ship", coast, LEVY)
        if s.treasury[seat] and useful is not None and useful.gain > WORTH_KEEPING:
            return ("keep_ship", coast, TREASURY)
        return ("give_up_ship", coast)
    if len(s.kept[seat]) >= MOST_WANTED:
        return ("end_ships",)
    best, where = style.worth_building * (1 + len(s.kept[seat])), -1
    for coast in shipyards(s, seat):
        if s.in_area(seat, areas[coast]) + s.treasury[seat] < PRICE:
            continue
        cargo = best_cargo(land, coast, reach, {}, False)
        if cargo is not None and cargo.gain > best:
            best, where = cargo.gain, coast
    if where < 0:
        return ("end_ships",)
    area = areas[where]
    levied = min(PRICE, max(s.in_area(seat, area) - land.cap[area], PRICE - s.treasury[seat], 0))
    return ("build_ship", where, levied)


# -- voyages ----------------------------------------------------------------------------------------------------------


def voyage(land: Land, held: dict[int, int]) -> Action | None:
    """The next small move of a ship, or None if no ship has anything to do."""
    s = land.s
    for ship, left in enumerate(s.moves_left):
        coast = s.ships[land.seat][ship]
        if s.aboard[ship]:
            return deliver(land, ship)
        if not left:
            continue
        cargo = best_cargo(land, coast, left, held, True)
        if cargo is not None and cargo.gain > WORTH_SAILING:
            if cargo.start == coast and _would_sail(land, ship, cargo.n):
                return ("load", ship, cargo.n)
            if cargo.start != coast:
                return ("sail", ship, first_step(land, coast, cargo.start, left))
        if s.components.open_sea[coast]:
            return ("sail", ship, _home(land, coast, left))
    return None


def _would_sail(land: Land, ship: int, n: int) -> bool:
    """Whether a ship would leave with this cargo: tokens aboard do not count for what was planned where they stood."""
    after = land.s.copy()
    after.out = None
    Move(land.seat).take(after, land.seat, ("load", ship, n))
    verb: str = deliver(Land(after, land.seat, land.style), ship)[0]
    return verb == "sail"


def deliver(land: Land, ship: int) -> Action:
    """Sail to where the cargo is worth most and set it ashore."""
    s = land.s
    coast, left, n = s.ships[land.seat][ship], s.moves_left[ship], s.aboard[ship]
    ways = distances(land, coast, left)
    areas = s.components.coast_area
    ends = [to for to in ways if not s.components.open_sea[to] and may_land(s, land.seat, to)]
    to = max(ends, key=lambda to: (land.gain(areas[to], n), -ways[to], -to))
    if to == coast:
        return ("unload", ship, n)
    return ("sail", ship, first_step(land, coast, to, left))


def best_cargo(land: Land, coast: int, reach: int, held: dict[int, int], fetch: bool) -> Cargo | None:
    """The best load for a ship here, compared with what the same tokens could do on foot."""
    s = land.s
    areas = s.components.coast_area
    best: Cargo | None = None
    near = distances(land, coast, reach - 1) if fetch else {coast: 0}
    for start, way in near.items():
        if s.components.open_sea[start]:
            continue
        area = areas[start]
        rested = s.rested[area] if s.rested else land.own[area]
        spare = min(rested, land.own[area] - held.get(area, 0), CAPACITY)
        if spare < 1:
            continue
        leaving = [land.gain(area, -n) for n in range(spare + 1)]
        walking = [_on_foot(land, area, n) for n in range(spare + 1)]
        for to in distances(land, start, reach - way):
            if s.components.open_sea[to] or areas[to] == area or areas[to] in held or not may_land(s, land.seat, to):
                continue
            for n in range(1, spare + 1):
                gain = leaving[n] + land.gain(areas[to], n) - walking[n] - DETOUR * (start != coast)
                if best is None or gain > best.gain:
                    best = Cargo(gain, start, to, n)
    return best


def _on_foot(land: Land, area: int, n: int) -> float:
    """What n tokens could gain by walking instead."""
    if not n:
        return 0.0
    s = land.s
    leaving = land.gain(area, -n)
    gains = [leaving + land.gain(to, n) for to in s.components.land_links[area] if land.open[to]]
    return max(0.0, max(gains, default=0.0))


def distances(land: Land, coast: int, reach: int) -> dict[int, int]:
    """All places a ship reaches, with the number of steps."""
    s = land.s
    c = s.components
    at_sea = sails_open_sea(s, land.seat)
    found, edge = {coast: 0}, [coast]
    for step in range(1, reach + 1):
        new = []
        for place in edge:
            for to in c.coast_links[place]:
                if to not in found and (at_sea if c.open_sea[to] else s.open_areas[c.coast_area[to]]):
                    found[to] = step
                    new.append(to)
        edge = new
    return found


def first_step(land: Land, coast: int, to: int, left: int) -> int:
    """The first place on a shortest way to a coast."""
    back = distances(land, to, left)
    return min((step for step in land.s.components.coast_links[coast] if step in back), key=lambda step: back[step])


def _home(land: Land, coast: int, left: int) -> int:
    """The next place for an empty ship at sea that must find a coast."""
    ways = distances(land, coast, left)
    shores = [place for place in ways if not land.s.components.open_sea[place]]
    return first_step(land, coast, min(shores, key=lambda place: (ways[place], place)), left)
