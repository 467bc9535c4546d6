"""Production: order, upkeep, new units where they can grow or must defend, fortifications; and what it is worth."""

from __future__ import annotations

from collections.abc import Sequence

from zeitalter.engine.masks import bits
from zeitalter.engine.values import Action
from zeitalter.games.seven_ages.bot.land import (
    coastal_waters,
    foreign_strength,
    open_land,
    open_water,
    spare_units,
    strength,
)
from zeitalter.games.seven_ages.bot.outlook import Outlook, expected, together
from zeitalter.games.seven_ages.data.components import ARTILLERY, CITY_VALUE, MONEY, MOST_UNITS, NAVAL
from zeitalter.games.seven_ages.rules.building import building_sites
from zeitalter.games.seven_ages.rules.income import income
from zeitalter.games.seven_ages.rules.pool import pool
from zeitalter.games.seven_ages.rules.prices import fort_price, further_price, order_price, unit_price, upkeep_price
from zeitalter.games.seven_ages.rules.production import upkeep_due
from zeitalter.games.seven_ages.rules.state import State
from zeitalter.games.seven_ages.rules.units import unit_type

PER_MONEY = 0.1
"""What a coin in the treasury is worth."""
SETTLER = 0.55
"""How much of an area counts for a unit that could enter it later."""
PER_STRENGTH = 0.05
GUARD = 0.25
"""What a unit is worth where stronger foreign units stand near."""
CROWD = 0.1
"""What upkeep takes from the worth of a unit."""


def coin(o: Outlook, e: int) -> float:
    """What a coin costs an empire that gives it away."""
    return spending(o, e, 2) / 2


def earning(o: Outlook, e: int, money: int) -> float:
    """What it is worth to an empire to save some more money."""
    return PER_MONEY * min(1.0, o.turns_left / 2) * max(0, money) + o.more_of(e, MONEY, money)


def spending(o: Outlook, e: int, money: int) -> float:
    """What it costs an empire to have less money: more if it gains glory for it."""
    found = PER_MONEY * min(1.0, o.turns_left / 2) * money
    for one in o.c.glory[o.s.card[e]]:
        if one.category == MONEY:
            n, rivals = o.standing(e, one)
            found += o.horizon * (expected(one.points, n, rivals) - expected(one.points, n - money, rivals))
    return found


def production_appeal(o: Outlook, e: int) -> float:
    """What Production is worth to an empire now."""
    s = o.s
    earned = income(s, e).total
    money = s.money[e] + earned - upkeep_due(s, e)
    kinds = pool(s, e)
    cheapest = min((unit_price(s, e, kind) for kind in kinds), default=99)
    n = min(money // max(1, cheapest), len(building_sites(s, e)) + 2) if kinds else 0
    goals = open_land(s, e)
    if any(o.c.unit_class[kind] == NAVAL for kind in kinds):
        goals += coastal_waters(s, e)
    worths = sorted((o.area(e, area) for area in goals), reverse=True)
    waiting = sum(spare_units(s, e, area) for area in bits(s.held[e] & o.c.land))
    new = worths[waiting : waiting + max(0, n)]
    found = SETTLER * together(new) + 0.12 * max(0, n - len(new))
    found *= min(1.0, (o.turns_left - 1) / 2)
    return found + earning(o, e, earned - cheapest * len(new)) + 0.15 * (s.held[e] & s.disorder).bit_count()


# -- order and upkeep --------------------------------------------------------------------------------------------------


def restore_order(o: Outlook, options: Sequence[Action]) -> Action:
    """Where it pays: first the capital, cities and land that gains glory."""
    s = o.s
    e = s.empire(s.stack[-1].card)  # type: ignore[attr-defined]
    due = 0 if upkeep_price(s, e) == 0 else upkeep_due(s, e)
    areas = [option for option in options if option[0] == "restore_order"]
    if not areas or s.money[e] - order_price(s, e) < min(due, 1):
        return ("done",)
    return max(areas, key=lambda option: o.held_area(e, option[1]))


def upkeep(o: Outlook, options: Sequence[Action]) -> Action:
    """Pay; if there is too little money dismiss the weakest unit where most stand."""
    s = o.s
    if ("pay_upkeep",) in options:
        return ("pay_upkeep",)
    return min(options, key=lambda option: (strength(s, option[2]), -len(s.units[option[1]])))


# -- building ----------------------------------------------------------------------------------------------------------


def build(o: Outlook, options: Sequence[Action]) -> Action:
    """The unit or fortification that is worth most beyond its price, as long as there is one."""
    s = o.s
    e = s.empire(s.stack[-1].card)  # type: ignore[attr-defined]
    saved = _saved_for_city(o, e)
    best, most = ("done",), 0.0
    for option in options:
        if option[0] == "build":
            price = further_price(s, e, unit_price(s, e, option[2], option[1]))
            worth = unit_worth(o, e, option[1], option[2])
        elif option[0] == "fortify":
            price, worth = fort_price(s, e), fort_worth(o, e, option[1])
        else:
            continue
        worth -= o.style.thrift * spending(o, e, price)
        if worth > most and s.money[e] - price >= saved:
            best, most = option, worth
    return best


def _saved_for_city(o: Outlook, e: int) -> int:
    """Money that is kept for a city which gains glory."""
    s = o.s
    if s.is_barbarian(e) or not any(one.category == CITY_VALUE for one in o.c.glory[s.card[e]]):
        return 0
    levels = o.c.constants.city_price
    return levels[3] if s.age(e) >= 2 and any(s.city[area] == 1 for area in s.cities(e)) else levels[1]


def unit_worth(o: Outlook, e: int, area: int, kind: int) -> float:
    """What one more unit in an area is worth."""
    s, c = o.s, o.c
    found = PER_STRENGTH * strength(s, kind) + o.more_of(e, MOST_UNITS, 1, 1 << c.unit_class[kind])
    here = s.units[area]
    if here and upkeep_price(s, e):
        found -= CROWD
    if c.unit_class[kind] == NAVAL:
        ships = sum(c.unit_class[unit_type(unit)] == NAVAL for unit in here)
        waters = sorted((o.area(e, b) for b in open_water(s, area)), reverse=True)
        return found + (0.7 * waters[ships] if ships < len(waters) else -0.5)
    if c.unit_class[kind] > ARTILLERY:
        return found
    goals = sorted((o.area(e, b) for b in bits(c.near[area] & c.land) if s.neutral(b)), reverse=True)
    spare = spare_units(s, e, area)
    if spare < len(goals):
        found += SETTLER * goals[spare]
    elif goals or o.turns_left > 2:
        found += _from_behind(o, e, area, spare)
    foreign = foreign_strength(s, e, area)
    if foreign:
        own = sum(strength(s, unit) for unit in here)
        found += GUARD * o.held_area(e, area) * min(2.0, foreign / max(1, own + 2))
    return found


def _from_behind(o: Outlook, e: int, area: int, spare: int) -> float:
    """What a unit is worth that has to march through own land first."""
    s, c = o.s, o.c
    if spare > 2:
        return 0.0
    second = 0
    for near in bits(c.near[area] & s.held[e]):
        second |= c.near[near]
    goals = [o.area(e, b) for b in bits(second & c.land) if s.neutral(b)]
    return 0.3 * max(goals, default=0.0)


def fort_worth(o: Outlook, e: int, area: int) -> float:
    """What a fortification is worth: only where somebody could come."""
    foreign = foreign_strength(o.s, e, area)
    return 0.3 * o.held_area(e, area) * min(1.5, foreign / 4) if foreign else 0.0


def best_unit(s: State, e: int, kinds: Sequence[int]) -> int:
    """The strongest of some types."""
    return max(kinds, key=lambda kind: (strength(s, kind), -s.components.unit_cost[kind]))
