"""Air units (S75, S75b): one flight over anything within their range, to land, or to a carrier at sea."""

from __future__ import annotations

from collections.abc import Sequence

from zeitalter.engine.errors import Objection
from zeitalter.engine.forms import Option
from zeitalter.engine.masks import bits
from zeitalter.engine.values import Action
from zeitalter.games.seven_ages.data.board import FARTHEST
from zeitalter.games.seven_ages.data.components import AIR
from zeitalter.games.seven_ages.rules.groups import escorts, group_form
from zeitalter.games.seven_ages.rules.marching import Leaders, March, Units
from zeitalter.games.seven_ages.rules.units import FULL, OVERLAND, has_moved, moved, unit_type


def refusal(march: March, start: int, goal: int, units: Units, leaders: Leaders) -> Objection | None:
    """Why air units cannot fly from an area to another one."""
    found = march.not_there(start, units, leaders)
    if found is not None:
        return found
    if any(march.class_of(unit) != AIR for unit in units):
        return Objection("only-air-units-fly", (), "S75")
    if any(map(has_moved, units)):
        return Objection("air-units-have-flown", (start,), "S75")
    for unit in units:
        if start == goal or not _range(march, unit, start, leaders) >> goal & 1:
            kind = unit_type(unit)
            return Objection("out-of-flying-range", (kind, march.points(kind, march.explored(leaders)), goal), "S75")
    if march.c.water >> goal & 1 and not has_deck(march, goal):
        return Objection("air-units-need-carrier", (goal,), "S75b")
    return march.treaty(goal) or march.must_stay(start, units, leaders)


def _range(march: March, unit: int, start: int, leaders: Leaders) -> int:
    points = march.points(unit_type(unit), march.explored(leaders))
    return march.c.flying[min(points, FARTHEST)][start]


def has_deck(march: March, area: int) -> bool:
    """Whether an own carrier is in an area of water."""
    s = march.s
    return march.has_carrier(s.units[area] if s.holder[area] == march.e else s.raid[area])


def fly(march: March, start: int, goal: int, units: Units, leaders: Leaders) -> None:
    """Air units fly to an area and stay there for this movement."""
    s = march.s
    kinds = tuple(unit_type(unit) for unit in units)
    s.emit("flies", s.card[march.e], kinds, leaders, start, goal)
    arrived = tuple(sorted(moved(kind, FULL, start, OVERLAND) for kind in kinds))
    march.go(start, goal, units, arrived, leaders)


# -- what is offered ---------------------------------------------------------------------------------------------------


def squadron(march: March, start: int) -> Units:
    """The air units in an area that have not moved."""
    classes = march.c.unit_class
    return tuple([unit for unit in march.s.units[start] if not has_moved(unit) and classes[unit] == AIR])


def listed(march: March, start: int) -> list[Action]:
    """Flights worth looking at: into conflicts, to neighbours of the empire, and to own areas next to others."""
    units = squadron(march, start)
    if not units:
        return []
    s, e, near = march.s, march.e, march.c.near
    foreign = s.ruled() & ~s.held[e]
    raided = sum(1 << area for area, raiders in enumerate(s.raid) if raiders)
    front = sum(1 << area for area in bits(s.held[e]) if near[area] & foreign)
    goals = list(bits(raided | s.neighbours(e) & foreign | front))
    leaders = escorts(march, start)[-1]
    groups = dict.fromkeys([units, *((unit,) for unit in units)])
    found: list[Action] = [("fly", start, goal, group, leaders) for group in groups for goal in goals]
    return [action for action in found if refusal(march, *action[1:]) is None]


def possible(march: March, start: int) -> list[Action]:
    """All flights of a single unit from an area, with all leaders or with as few as possible."""
    units = dict.fromkeys(squadron(march, start))
    return [
        ("fly", start, goal, (unit,), leaders)
        for unit in units
        for leaders in escorts(march, start)
        for goal in bits(_range(march, unit, start, leaders))
        if refusal(march, start, goal, (unit,), leaders) is None
    ]


def forms(march: March, start: int) -> Sequence[Option]:
    """Any group of air units of an area to any area that they can reach."""
    goals = sorted({action[2] for action in possible(march, start)})
    return (group_form("fly", march, start, goals, squadron(march, start)),) if goals else ()
