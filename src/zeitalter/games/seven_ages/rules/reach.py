"""Range (S18-S23): how far an empire counts, over land, sea and later oceans, and through whose areas.

`reach` is a mask of areas. A path may end in areas of other empires but not run through them, unless the counting
empire has Radio, they belong to the same player, or their player allows it (`State.ways`).
"""

from __future__ import annotations

from collections.abc import Sequence

from zeitalter.engine.masks import bits
from zeitalter.games.seven_ages.data.components import CIVILISE, EXPLORER, RADIO, SATELLITES
from zeitalter.games.seven_ages.rules.conditions import TESTS
from zeitalter.games.seven_ages.rules.situation import Situation
from zeitalter.games.seven_ages.rules.state import State

FARTHEST = 40


def range_of(s: State, e: int) -> int:
    """How many areas an empire counts, without an Explorer (S22)."""
    sources = s.components.modifiers["range"]
    plain, own = s.age(e), s.owned[e]
    if own & sources.artefact_mask:
        for artefact, effect in sources.artefacts:
            if own >> artefact & 1 and artefact != SATELLITES:
                plain += sum(n for how, n in effect.how if how == "add")
    for effect in sources.cards.get(s.card[e], ()):
        plain += sum(n for how, n in effect.how if how == "add")
    return plain


def closed(s: State, e: int, ways: int) -> int:
    """The areas a path of an empire may not run through (S20); who carries out the action needs no own leave (S20b)."""
    if s.has(e, RADIO):
        return 0
    found, owners = 0, s.owner
    own = owners[e]
    acting = s.acting if s.action == CIVILISE else own
    for other in s.playing:
        owner = owners[other]
        if owner != own and owner != acting and not ways >> other & 1:
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
        found |= spread(s, e, explorers, s.components.explored_range * steps, allowed)
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


def gatekeepers(s: State, e: int, *wanted: int) -> list[int]:
    """The empires whose permission would help to bring something wanted into range that is not (S20).

    `wanted` are masks of areas; of each of them one area is enough.
    """
    if not any(wanted):
        return []
    known = reach(s, e)
    missing = [areas for areas in wanted if areas and not areas & known]
    if not missing:
        return []
    explorers = s.areas_with(e, EXPLORER) & s.held[e]
    steps = range_of(s, e)
    return gates(s, e, ((s.held[e], steps), (explorers, s.components.explored_range * steps)), missing)


def gates(s: State, e: int, starts: Sequence[tuple[int, int]], wanted: Sequence[int]) -> list[int]:
    """The empires that belong to a smallest group whose permissions together open a way to something wanted.

    `starts` are areas to count from, each with the number of steps.
    """
    seen = [pair for start, steps in starts if start for pair in _through_gates(s, e, start, steps).items()]
    helpful = 0
    for areas in wanted:
        smallest: list[int] = []
        for group in sorted((group for group, reached in seen if reached & areas), key=int.bit_count):
            if not any(one & ~group == 0 for one in smallest):
                smallest.append(group)
                helpful |= group
    return list(bits(helpful))


def _through_gates(s: State, e: int, start: int, steps: int) -> dict[int, int]:
    """By group of empires, as bits, the areas that are reached with their permission and without it not as soon."""
    c = s.components
    shut, asked = closed(s, e, s.ways), s.asked_ways
    gates = [(1 << gate, held) for gate, held in enumerate(s.held) if held & shut and not asked >> gate & 1]
    over_oceans = s.age(e) >= c.constants.ocean_range_age
    return c.through_gates(start, min(steps, FARTHEST), over_oceans, shut, tuple(gates))
