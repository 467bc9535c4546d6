"""Where an empire can grow, who stands near, and which of its units are free to go."""

from __future__ import annotations

from zeitalter.engine.masks import bits
from zeitalter.games.seven_ages.data.components import ARTILLERY
from zeitalter.games.seven_ages.rules.state import State
from zeitalter.games.seven_ages.rules.units import unit_type

GUARDED_CITY = 3
"""From this level on a city keeps a second unit while somebody stands next to it."""


def strength(s: State, unit: int) -> int:
    """How strong a unit is, in front and behind together."""
    kind = unit_type(unit)
    return s.components.front[kind] + s.components.support[kind]


def open_land(s: State, e: int) -> list[int]:
    """The neutral land areas next to the land of an empire."""
    c, found = s.components, 0
    for area in bits(s.held[e] & c.land):
        found |= c.near[area]
    return [area for area in bits(found & c.land) if s.neutral(area)]


def open_water(s: State, area: int) -> list[int]:
    """The neutral seas next to an area."""
    c = s.components
    return [b for b in bits(c.near[area] & c.sea) if s.neutral(b)]


def coastal_waters(s: State, e: int) -> list[int]:
    """The neutral seas next to the land of an empire."""
    c, found = s.components, 0
    for area in bits(s.held[e] & c.coastal & ~s.disorder):
        found |= c.near[area]
    return [b for b in bits(found & c.sea) if s.neutral(b)]


def foreign_near(s: State, e: int, area: int) -> list[int]:
    """The areas next to an area that belong to other players."""
    seat = s.owner[e]
    return [b for b in s.components.adjacent[area] if s.holder[b] >= 0 and s.owner[s.holder[b]] != seat]


def foreign_strength(s: State, e: int, area: int) -> int:
    """The strength of the largest foreign stack of land units next to an area."""
    classes, most = s.components.unit_class, 0
    for b in foreign_near(s, e, area):
        here = sum(strength(s, unit) for unit in s.units[b] if classes[unit_type(unit)] <= ARTILLERY)
        most = max(most, here)
    return most


def garrison(s: State, e: int, area: int) -> int:
    """How many units should stay in a land area."""
    precious = area == s.capital[e] or s.city[area] >= GUARDED_CITY or s.lies[area]
    return 2 if precious and foreign_near(s, e, area) else 1


def spare_units(s: State, e: int, area: int) -> int:
    """How many land units may leave an area."""
    classes = s.components.unit_class
    land = sum(classes[unit_type(unit)] <= ARTILLERY for unit in s.units[area])
    return max(0, min(land, len(s.units[area]) - garrison(s, e, area)))
