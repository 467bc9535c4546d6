"""Range (S18-S23): how far an empire counts, over land, sea and later oceans, and through whose areas.

`reach` is a mask of areas. A path may end in areas of other empires but not run through them, unless the counting
empire has Radio, they belong to the same player, or their player allows it (`State.ways`).
"""

from __future__ import annotations

from zeitalter.games.seven_ages.data.components import CIVILISE, EXPLORER, RADIO, SATELLITES
from zeitalter.games.seven_ages.rules.conditions import TESTS
from zeitalter.games.seven_ages.rules.situation import Situation
from zeitalter.games.seven_ages.rules.state import State

FARTHEST = 40


def range_of(s: State, e: int) -> int:
    """How many areas an empire counts, without an Explorer (S22)."""
    c = s.components
    plain = s.age(e)
    own = s.artefacts(e)
    for artefact, effect in c.modifiers["range"].artefacts:
        if own >> artefact & 1 and artefact != SATELLITES:
            plain += sum(n for how, n in effect.how if how == "add")
    for effect in c.modifiers["range"].cards.get(s.card[e], ()):
        plain += sum(n for how, n in effect.how if how == "add")
    return plain


def closed(s: State, e: int, ways: int) -> int:
    """The areas a path of an empire may not run through (S20); who carries out the action needs no own leave (S20b)."""
    if s.has(e, RADIO):
        return 0
    found, free = 0, (s.owner[e], s.acting if s.action == CIVILISE else s.owner[e])
    for other, owner in enumerate(s.owner):
        if owner >= 0 and owner not in free and not ways >> other & 1:
            found |= s.held[other]
    return found


def spread(s: State, e: int, start: int, steps: int, ways: int) -> int:
    """The areas that are at most so many steps from some areas, for an empire."""
    c = s.components
    over_oceans = s.age(e) >= c.constants.ocean_range_age
    return c.spread(start, min(steps, FARTHEST), over_oceans, closed(s, e, ways))


def reach(s: State, e: int, ways: int | None = None, times: int = 1, start: int | None = None) -> int:
    """All areas in range of an empire; `start`: counted from these areas only; `times`: a multiple of the range."""
    allowed = s.ways if ways is None else ways
    first = s.held[e] if start is None else start
    steps = range_of(s, e) * times
    found = spread(s, e, first, steps, allowed) | s.held[e]
    explorers = s.areas_with(e, EXPLORER) & first
    if explorers:
        found |= spread(s, e, explorers, 2 * steps, allowed)
    return found


def empires_in_range(s: State, e: int, ways: int | None = None) -> list[int]:
    """All other empires in range of an empire (S18, S22); those of the same player too."""
    others = [other for other in s.in_play() if other != e]
    if s.has(e, SATELLITES):
        return others
    found = reach(s, e, ways)
    return [other for other in others if s.held[other] & found]


def in_range(s: State, e: int, other: int, ways: int | None = None) -> bool:
    """Whether another empire is in range of an empire."""
    return s.has(e, SATELLITES) or bool(reach(s, e, ways) & s.held[other])


def region_in_range(s: State, e: int, areas: int, ways: int | None = None) -> bool:
    """Whether one of some areas is in range (S23)."""
    return bool(reach(s, e, ways) & areas)


def _in_range(s: State, e: int, value: int | str, now: Situation, source: int) -> bool:
    if value == "empire_of_other_player":
        return any(s.owner[other] != s.owner[e] for other in empires_in_range(s, e))
    return bool(reach(s, e) & int(value))


TESTS["in_range"] = _in_range


def gatekeepers(s: State, e: int, wanted: int) -> list[int]:
    """The empires whose permission would help to bring one of the wanted areas into range, if it is not (S20).

    That of one of them alone, or that of one without whom no permission of the others would do.
    """
    if not wanted or reach(s, e) & wanted:
        return []
    known = s.ways | s.asked_ways
    shut = [gate for gate in s.in_play() if s.owner[gate] != s.owner[e] and not known >> gate & 1]
    every = s.ways | sum(1 << gate for gate in shut)
    jointly = reach(s, e, every) & wanted
    if not jointly:
        return []
    alone = {gate: reach(s, e, s.ways | 1 << gate) & wanted for gate in shut}
    for gained in alone.values():
        jointly &= ~gained
    return [gate for gate in shut if alone[gate] or (jointly and jointly & ~reach(s, e, every & ~(1 << gate)))]
