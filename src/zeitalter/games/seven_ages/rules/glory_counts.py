"""What is counted for glory, and how it ranks (S113-S116): areas, cities, money, artefacts, units, leaders, faith.

Areas in disorder and their cities do not count, unless the Temple of Diana is near; units, leaders and artefacts there
still belong to the empire.
"""

from __future__ import annotations

from zeitalter.engine.masks import bits
from zeitalter.games.seven_ages.data.cards import Category
from zeitalter.games.seven_ages.data.components import (
    ARTEFACTS,
    CITY_VALUE,
    DOMINATION,
    FERTILE_AREAS,
    HOLD_AREA,
    LEADERS,
    MONEY,
    MOST_ADVANCED,
    MOST_UNITS,
    PHILOSOPHER,
    WATER_AREAS,
)
from zeitalter.games.seven_ages.rules.income import counted_from
from zeitalter.games.seven_ages.rules.situation import at
from zeitalter.games.seven_ages.rules.state import State
from zeitalter.games.seven_ages.rules.stats import figure
from zeitalter.games.seven_ages.rules.units import TYPES, unit_type

Ranking = list[list[int]]
"""Empires from the first to the last; those of one player that tie stand together."""
OF_AREAS = (DOMINATION, FERTILE_AREAS, WATER_AREAS, HOLD_AREA)
"""What is counted in areas."""


def counted(s: State, e: int, category: Category) -> int:
    """How much an empire has of what a category counts."""
    kind = category.category
    if kind == MONEY:
        return s.money[e]
    if kind == MOST_ADVANCED:
        return s.level[e]
    if kind == MOST_UNITS:
        return units_of_classes(s, e, category.classes)
    if kind == CITY_VALUE:
        return city_value(s, e)
    if kind == ARTEFACTS:
        return artefact_count(s, e)
    if kind == LEADERS:
        return len(s.leaders[e])
    return (counting_areas(s, e) & category.mask).bit_count() if kind in OF_AREAS else fellow_believers(s, e)


def units_of_classes(s: State, e: int, wanted: int) -> int:
    """How many units of some classes an empire has on the map."""
    n, classes, units = 0, s.components.unit_class, s.units
    for area in bits(s.held[e]):
        for unit in units[area]:
            n += wanted >> classes[unit % TYPES] & 1
    if e == s.active:
        n += sum([wanted >> classes[unit_type(unit)] & 1 for raiders in s.raid for unit in raiders])
    return n


def counting_areas(s: State, e: int) -> int:
    """The areas of an empire that count for glory, as bits."""
    disordered = s.held[e] & s.disorder
    if not disordered:
        return s.held[e]
    for artefact, _ in s.components.allowed["count_disordered_areas_for_glory"].artefacts:
        area = s.where_is(artefact)
        if area >= 0 and s.holder[area] == e:
            disordered &= ~counted_from(s, e, area)
    return s.held[e] & ~disordered


def city_value(s: State, e: int) -> int:
    """The levels of all cities of an empire that count."""
    found, city = 0, s.city
    for area in bits(counting_areas(s, e) & s.components.land):
        found += city[area]
    return found


def artefact_count(s: State, e: int) -> int:
    """The green artefacts of an empire; those in the area of an Artist count more (S115)."""
    green = s.components.art_green
    on_card = s.card_artefacts(e)
    found = (on_card & green).bit_count()
    for area in bits(s.held[e] & s.adorned):
        if s.lies[area] & green:
            found += figure(s, e, "artefact_count", (s.lies[area] & green).bit_count(), at(area))
    return found


def fellow_believers(s: State, e: int) -> int:
    """The other empires with the religion of an empire."""
    faith = s.religion[e]
    return sum(s.religion[other] == faith for other in s.in_play() if other != e) if faith >= 0 else 0


class Count:
    """What is the same for all rankings of a position: the areas that count, and who comes first in a tie (S114)."""

    __slots__ = ("areas", "s", "tied")

    def __init__(self, s: State) -> None:
        turn = s.in_order()
        self.s = s
        self.areas = {e: counting_areas(s, e) for e in s.playing}
        self.tied = {e: turn.index(s.owner[e]) - (s.codes(e) >> PHILOSOPHER & 1) * len(turn) for e in s.playing}
        """Philosophers win ties, then the turn order does."""

    def of(self, e: int, category: Category) -> int:
        """How much an empire has of what a category counts."""
        if category.category in OF_AREAS:
            return (self.areas[e] & category.mask).bit_count()
        return counted(self.s, e, category)


def ranking(s: State, category: Category, count: Count) -> Ranking:
    """All empires that have something of what is counted, from the first to the last (S114)."""
    tied = count.tied
    groups: dict[tuple[int, int], list[int]] = {}
    for e in s.playing:
        n = count.of(e, category)
        if n > 0:
            groups.setdefault((-n, tied[e]), []).append(e)
    return list(groups.values()) if len(groups) == 1 else [groups[key] for key in sorted(groups)]
