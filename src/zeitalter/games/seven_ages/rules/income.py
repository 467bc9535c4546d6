"""Income (S46-S50): what areas and cities pay, area by area, so that views can show how the sum comes about."""

from __future__ import annotations

from dataclasses import dataclass

from zeitalter.engine.masks import bits
from zeitalter.games.seven_ages.data.components import EXPLORER
from zeitalter.games.seven_ages.rules.reach import range_of, spread
from zeitalter.games.seven_ages.rules.situation import at
from zeitalter.games.seven_ages.rules.state import State
from zeitalter.games.seven_ages.rules.stats import changed, effects_on, modifiers, summed

HALVED_BARBARIAN = ("div", 2)


@dataclass(slots=True, frozen=True)
class Income:
    """What an empire earns."""

    rows: tuple[tuple[int, int, int], ...]
    """Area, what the area itself pays, what its city pays; areas that pay nothing are among them."""
    extra: int
    """What is added to the sum of the rows, by the card."""
    total: int
    """What is left after everything."""


def income(s: State, e: int) -> Income:
    """What an empire earns in a Production now: in each area first everything is added, then doubled (S13, S48)."""
    c = s.components
    paying = s.held[e]
    if paying & s.disorder:
        paying &= ~(s.disorder & ~paying_in_disorder(s, e))
    of_area = effects_on(s, e, "area_income")
    of_city = [*effects_on(s, e, "city_value"), *effects_on(s, e, "city_income")]
    rows = []
    for area in bits(s.held[e]):
        if not paying >> area & 1:
            rows.append((area, 0, 0))
            continue
        city = s.city[area]
        rows.append(
            (
                area,
                changed(s, e, of_area, c.area_income[area], at(area)),
                changed(s, e, of_city, city, at(area)) if city else 0,
            )
        )
    plain = sum(land + city for _, land, city in rows)
    changes = modifiers(s, e, "income")
    if s.is_barbarian(e):
        changes.append(HALVED_BARBARIAN)
    found = summed(changes)
    return Income(tuple(rows), found.add - found.sub, max(0, found.applied_to(plain)))


def paying_in_disorder(s: State, e: int) -> int:
    """The areas that pay although they are in disorder: in range of the Temple of Diana, counted from there (S50)."""
    found = 0
    for artefact, _ in s.components.allowed["normal_income_from_disordered_areas"].artefacts:
        area = s.where_is(artefact)
        if area >= 0 and s.holder[area] == e:
            found |= counted_from(s, e, area)
    return found


def counted_from(s: State, e: int, area: int) -> int:
    """The areas in range of an empire if it is counted from this area only; own ones are counted like others."""
    steps = range_of(s, e) * (s.components.explored_range if s.areas_with(e, EXPLORER) >> area & 1 else 1)
    return spread(s, e, 1 << area, steps, s.ways)
