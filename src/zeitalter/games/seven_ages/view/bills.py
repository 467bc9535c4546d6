"""What drawings show of money: what each answer of the question at hand costs, and what its empire has."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from zeitalter.engine.masks import bits
from zeitalter.games.seven_ages.rules.cities import city_price
from zeitalter.games.seven_ages.rules.civilise import Civilising
from zeitalter.games.seven_ages.rules.pool import pool
from zeitalter.games.seven_ages.rules.prices import fort_price, further_price, order_price, prices_differ, unit_price
from zeitalter.games.seven_ages.rules.production import Build, RestoreOrder, Upkeep, upkeep_due
from zeitalter.games.seven_ages.rules.start_empire import BuyFirstUnits
from zeitalter.games.seven_ages.rules.state import State
from zeitalter.games.seven_ages.rules.upgrades import upgrade_price, upgrades

EVERYWHERE = ""


def bill(s: State) -> dict[str, Any] | None:
    """The empire that pays, and prices by verb: of units by area (or the same everywhere) and type, of cities."""
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, Build | BuyFirstUnits | RestoreOrder | Upkeep | Civilising) or s.empire(top.card) < 0:
        return None
    e = s.empire(top.card)
    found: dict[str, Any] = {"empire": s.components.ids["empire"][top.card]}
    if isinstance(top, Build):
        found |= {"build": _units(s, e, bits(s.held[e] & s.components.land), True), "fortify": fort_price(s, e)}
    elif isinstance(top, BuyFirstUnits):
        found["build"] = _units(s, e, s.components.start_areas[top.card], False)
    elif isinstance(top, RestoreOrder):
        found["restore_order"] = order_price(s, e)
    elif isinstance(top, Upkeep):
        found["pay_upkeep"] = upkeep_due(s, e)
    else:
        found |= {"city": _cities(s, e), "upgrade": _upgrades(s, e)}
    return found


def _units(s: State, e: int, areas: Iterable[int], halved: bool) -> dict[str, dict[str, int]]:
    names, kinds = s.components.ids["unit"], pool(s, e)

    def priced(area: int) -> dict[str, int]:
        prices = {names[kind]: unit_price(s, e, kind, area) for kind in kinds}
        return {id: further_price(s, e, price) for id, price in prices.items()} if halved else prices

    all_areas = list(areas)
    if not all_areas or not prices_differ(s, e):
        return {EVERYWHERE: priced(all_areas[0])} if all_areas else {}
    return {s.components.ids["area"][area]: priced(area) for area in all_areas}


def _cities(s: State, e: int) -> dict[str, int]:
    highest = len(s.components.constants.city_price) - 1
    areas = (area for area in bits(s.held[e] & s.components.land) if s.city[area] < highest)
    return {s.components.ids["area"][area]: city_price(s, e, area) for area in areas}


def _upgrades(s: State, e: int) -> dict[str, dict[str, int]]:
    """What newer types cost, by the type they are exchanged for."""
    names = s.components.ids["unit"]
    found: dict[str, dict[str, int]] = {}
    for _, _, old, new in upgrades(s, e):
        found.setdefault(names[old], {})[names[new]] = upgrade_price(s, old, new)
    return found
