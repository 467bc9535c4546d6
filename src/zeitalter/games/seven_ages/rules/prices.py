"""What units, fortifications and order cost (S54-S57): changes count for each unit, halvings for the sum (A13).

Units are bought one by one; `State.built_sum` is what those of this action cost so far, so that the next one costs the
difference of two halved sums.
"""

from __future__ import annotations

from collections.abc import Sequence

from zeitalter.games.seven_ages.data.effects import Effect
from zeitalter.games.seven_ages.rules.situation import NOWHERE, at
from zeitalter.games.seven_ages.rules.state import NOBODY, State
from zeitalter.games.seven_ages.rules.stats import changed, effects_on, figure

_BY_AREA = frozenset(("area", "where", "outside_capital", "terrain", "kind", "island", "has_city", "own_city_area"))
"""Conditions by which a price is not the same everywhere."""


def unit_price(s: State, e: int, kind: int, area: int = NOBODY) -> int:
    """The price of a unit with everything that changes it, but not below the least price (S54)."""
    return unit_prices(s, e, (kind,), area)[0]


def unit_prices(s: State, e: int, kinds: Sequence[int], area: int) -> list[int]:
    """The prices of several types of units."""
    return changed_prices(s, e, effects_on(s, e, "unit_cost"), kinds, area)


def changed_prices(
    s: State, e: int, effects: Sequence[tuple[Effect, int]], kinds: Sequence[int], area: int
) -> list[int]:
    """The prices of several types of units with these effects."""
    least, cost = s.components.constants.min_unit_cost, s.components.unit_cost
    if not effects:
        return [cost[kind] if cost[kind] > least else least for kind in kinds]
    return [max(changed(s, e, effects, cost[kind], at(area, kind)), least) for kind in kinds]


def affordable(s: State, e: int, changes: Sequence[tuple[Effect, int]], kinds: Sequence[int], area: int) -> list[int]:
    """The types of units an empire can pay for in the present Production, with the changes of their prices."""
    effects, money, before = effects_on(s, e, "total_unit_cost"), s.money[e], s.built_sum
    priced = zip(kinds, changed_prices(s, e, changes, kinds, area), strict=True)
    if not effects:
        return [kind for kind, price in priced if price <= money]
    money += changed(s, e, effects, before, NOWHERE)
    return [kind for kind, price in priced if changed(s, e, effects, before + price, NOWHERE) <= money]


def prices_differ(s: State, e: int) -> bool:
    """Whether a unit costs more in one area than in another."""
    return differ_by_area(effects_on(s, e, "unit_cost"))


def differ_by_area(effects: Sequence[tuple[Effect, int]]) -> bool:
    """Whether some changes of prices are not the same everywhere."""
    for effect, _ in effects:
        for condition in effect.filter:
            if condition.word in _BY_AREA:
                return True
    return False


def halved(s: State, e: int, total: int) -> int:
    """What is paid in Production for units that cost so much together (S55)."""
    return figure(s, e, "total_unit_cost", total)


def further_price(s: State, e: int, price: int) -> int:
    """What one more unit of this price costs in the present Production (S55)."""
    return halved(s, e, s.built_sum + price) - halved(s, e, s.built_sum)


def fort_price(s: State, e: int) -> int:
    """The price of a fortification (S56)."""
    return max(0, figure(s, e, "fort_cost", s.components.constants.fort_cost))


def order_price(s: State, e: int) -> int:
    """The price for removing a disorder marker (S57)."""
    return max(0, figure(s, e, "disorder_removal_price", s.components.constants.disorder_removal_price))


def upkeep_price(s: State, e: int) -> int:
    """What each unit beyond the free ones of its area costs (S51)."""
    return 0 if s.is_barbarian(e) else figure(s, e, "upkeep", s.components.constants.upkeep)
