"""How units are written down: a plain unit is the number of its type, a unit that has moved also says how.

A unit that has moved in this Manoeuvre carries the points it has spent, the area where its move began, and how it came
over the last border. Stacks are sorted tuples of such numbers; `settle` makes all of them plain again.
"""

from __future__ import annotations

from collections.abc import Iterable

TYPES = 32
"""More than there are types of units: the low bits of a unit."""
_SPENT = 16
_ORIGINS = 256
FULL = _SPENT - 1
"""Points spent of a unit that may not move any more, however many it has."""
OVERLAND, CROSSED, INVADED, RETURNED = range(4)
"""How a unit came: over an ordinary border, over a river or an arrow, from the water; or it had to go back (S135)."""


def unit_type(unit: int) -> int:
    """The type of a unit."""
    return unit % TYPES


def moved(kind: int, spent: int, origin: int, came: int) -> int:
    """A unit of a type that has spent some points, set out from an area, and came over the last border like this."""
    return kind + TYPES * (1 + spent + _SPENT * (origin + _ORIGINS * came))


def has_moved(unit: int) -> bool:
    """Whether a unit has moved in this Manoeuvre."""
    return unit >= TYPES


def spent(unit: int) -> int:
    """The movement points a unit has used."""
    return (unit // TYPES - 1) % _SPENT if unit >= TYPES else 0


def origin(unit: int, here: int) -> int:
    """Where the move of a unit that is here now began."""
    return (unit // TYPES - 1) // _SPENT % _ORIGINS if unit >= TYPES else here


def came(unit: int) -> int:
    """How a unit came over the last border."""
    return (unit // TYPES - 1) // (_SPENT * _ORIGINS) if unit >= TYPES else OVERLAND


def is_halted(unit: int) -> bool:
    """Whether a unit has to stay where it is for the rest of this movement."""
    return unit >= TYPES and (spent(unit) == FULL or came(unit) == RETURNED)


def halted(unit: int, here: int) -> int:
    """A unit that has to stay where it is for the rest of this movement."""
    return moved(unit_type(unit), FULL, origin(unit, here), came(unit))


def settled(units: Iterable[int]) -> tuple[int, ...]:
    """The same units as if none had moved."""
    return tuple(sorted(unit % TYPES for unit in units))


def without(units: tuple[int, ...], taken: Iterable[int]) -> tuple[int, ...]:
    """A stack without some of its units."""
    rest = list(units)
    for unit in taken:
        rest.remove(unit)
    return tuple(rest)


def together(units: tuple[int, ...], more: Iterable[int]) -> tuple[int, ...]:
    """A stack with some more units."""
    return tuple(sorted((*units, *more)))
