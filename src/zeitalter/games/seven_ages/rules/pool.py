"""The force pool (S7): the counters of a colour that are not on the map and that the empire is advanced enough for."""

from __future__ import annotations

from zeitalter.games.seven_ages.rules.situation import at
from zeitalter.games.seven_ages.rules.state import NOBODY, State
from zeitalter.games.seven_ages.rules.stats import figure


def first_level(s: State, e: int, kind: int) -> int:
    """The level from which an empire may build a type; some cards have one earlier."""
    return figure(s, e, "unit_level", s.components.unit_level[kind], at(NOBODY, kind))


def in_pool(s: State, e: int, kind: int) -> bool:
    """Whether an empire could build a unit of this type now."""
    return s.left(e, kind) > 0 and first_level(s, e, kind) <= s.level[e]


def pool(s: State, e: int) -> list[int]:
    """The types in the force pool of an empire."""
    c, level, free = s.components, s.level[e], s.free
    first = e * len(c.unit_class)
    if s.card[e] in c.modifiers["unit_level"].cards:
        kinds = range(len(c.unit_class))
        return [kind for kind in kinds if free[first + kind] and first_level(s, e, kind) <= level]
    return [kind for kind in c.units_at_level[level] if free[first + kind]]
