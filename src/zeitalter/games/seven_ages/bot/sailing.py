"""Carrying land units over the sea: only from where the ship lies, to free land that is worth it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from zeitalter.engine.masks import bits
from zeitalter.engine.values import Action
from zeitalter.games.seven_ages.bot.land import spare_units
from zeitalter.games.seven_ages.bot.outlook import Outlook
from zeitalter.games.seven_ages.data.components import ARTILLERY
from zeitalter.games.seven_ages.rules.marching import March
from zeitalter.games.seven_ages.rules.transport import capacity, touches
from zeitalter.games.seven_ages.rules.units import has_moved, is_halted, spent, unit_type

LEAST = 0.7
"""Land that is worth less is not worth a voyage."""


def courses(march: March, area: int, ship: int) -> dict[int, int]:
    """The waters a loaded ship can reach with the points it has, each with the one before; its own area first."""
    s, c, kind = march.s, march.c, unit_type(ship)
    left = 0 if is_halted(ship) else march.points(kind, False) - spent(ship)
    usable = c.water & (~c.ocean if c.galley[kind] and not march.oceans else ~0)
    found, frontier = {area: -1}, [area]
    for _ in range(left):
        new = []
        for one in frontier:
            for b in bits(c.near[one] & usable):
                if b not in found and s.holder[b] in (-1, march.e):
                    found[b] = one
                    new.append(b)
        frontier = new
    return found


def landfall(o: Outlook, march: March, area: int, ship: int) -> tuple[float, int, int]:
    """The best free land a ship can reach: its worth, the land, the water next to it."""
    s, c = march.s, march.c
    best = (0.0, -1, -1)
    for water in courses(march, area, ship):
        if c.water >> water & 1:
            for land in bits(c.near[water] & c.land):
                if s.neutral(land) and o.area(march.e, land) > best[0]:
                    best = (o.area(march.e, land), land, water)
    return best


def passengers(march: March, area: int) -> list[tuple[int, int]]:
    """Pairs of area and unit that a ship can take on board where it lies, without baring anything."""
    s, c, e = march.s, march.c, march.e
    near = 1 << area if c.land >> area & 1 else c.near[area]
    found = []
    for start in bits(near & s.held[e] & c.land):
        if spare_units(s, e, start):
            fresh = [u for u in s.units[start] if not has_moved(u) and c.unit_class[unit_type(u)] <= ARTILLERY]
            found += [(start, unit) for unit in sorted(fresh)[:1]]
    return found


def worthwhile_voyage(o: Outlook, march: March, options: Sequence[Any]) -> Iterator[tuple[float, Action]]:
    """Ships that can carry somebody to good land."""
    for option in options:
        if isinstance(option, tuple) and option[0] == "set_sail":
            worth, _, _ = landfall(o, march, option[1], option[2])
            if worth >= LEAST and passengers(march, option[1]):
                yield worth, option


def sail(o: Outlook, options: Sequence[Any]) -> Action:
    """Take units on board, sail to the best free land, land there; without a goal the voyage ends."""
    s = o.s
    march: March = s.stack[-1].march(s)  # type: ignore[attr-defined]
    listed = [option for option in options if isinstance(option, tuple)]
    here, ship = s.ship_area, s.ship
    worth, land, water = landfall(o, march, here, ship)
    if worth >= LEAST and not is_halted(ship) and len(s.aboard) < capacity(march, ship):
        for start, unit in passengers(march, here):
            if touches(march, start) and ("embark", start, unit) in listed:
                return ("embark", start, unit)
    if not s.aboard:
        return ("end_voyage",) if ("end_voyage",) in listed else listed[0]
    if land >= 0 and water != here:
        step, before = water, courses(march, here, ship)
        while before[step] != here:
            step = before[step]
        if ("sail", step) in listed:
            return ("sail", step)
    landings = [option for option in listed if option[0] == "land"]
    if landings:
        return max(landings, key=lambda option: _landing(o, march, option))
    return ("end_voyage",) if ("end_voyage",) in listed else listed[0]


def _landing(o: Outlook, march: March, action: Action) -> float:
    s, e = march.s, march.e
    _, goal, units, leaders = action
    if s.holder[goal] == e:
        return 0.1 - 0.01 * len(leaders)
    if not s.neutral(goal):
        return -1.0
    return o.area(e, goal) - 0.2 * (len(units) - 1) + 0.01 * len(leaders)
