"""Income (S46-S50): what areas and cities pay, area by area, so that views can show how the sum comes about."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from zeitalter.games.seven_ages.data.components import EXPLORER
from zeitalter.games.seven_ages.data.effects import Effect
from zeitalter.games.seven_ages.rules.conditions import all_hold
from zeitalter.games.seven_ages.rules.reach import range_of, spread
from zeitalter.games.seven_ages.rules.situation import Situation
from zeitalter.games.seven_ages.rules.state import State, bits
from zeitalter.games.seven_ages.rules.stats import effects_on, modifiers, summed

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
    """What an empire earns in a Production now."""
    c = s.components
    paying = s.held[e] & ~(s.disorder & ~paying_in_disorder(s, e))
    of_area = list(effects_on(s, e, "area_income"))
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
                _changed(s, e, area, c.area_income[area], of_area),
                _changed(s, e, area, city, of_city) if city else 0,
            )
        )
    plain = sum(land + city for _, land, city in rows)
    changes = list(modifiers(s, e, "income"))
    if s.is_barbarian(e):
        changes.append(HALVED_BARBARIAN)
    found = summed(changes)
    return Income(tuple(rows), found.add - found.sub, max(0, found.applied_to(plain)))


def _changed(s: State, e: int, area: int, base: int, effects: Iterable[tuple[Effect, int]]) -> int:
    """What an area or city pays after all effects: first everything is added, then doubled (S13, S48)."""
    now = Situation(area=area)
    changes = [how for effect, source in effects if all_hold(s, e, effect.filter, now, source) for how in effect.how]
    return summed(changes).applied_to(base) if changes else base


def paying_in_disorder(s: State, e: int) -> int:
    """The areas that pay although they are in disorder: in range of the Temple of Diana, counted from there (S50)."""
    found = 0
    for artefact, _ in s.components.allowed["normal_income_from_disordered_areas"][0]:
        area = s.where_is(artefact)
        if area >= 0 and s.holder[area] == e:
            found |= counted_from(s, e, area)
    return found


def counted_from(s: State, e: int, area: int) -> int:
    """The areas in range of an empire if it is counted from this area only; own ones are counted like others."""
    steps = range_of(s, e) * (s.components.explored_range if s.areas_with(e, EXPLORER) >> area & 1 else 1)
    return spread(s, e, 1 << area, steps, s.ways)
