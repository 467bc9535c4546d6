"""Exchanging units for newer ones in Civilise (S97b)."""

from __future__ import annotations

from zeitalter.engine.errors import Objection
from zeitalter.engine.masks import bits
from zeitalter.engine.values import Action
from zeitalter.games.seven_ages.rules.building import not_in_pool
from zeitalter.games.seven_ages.rules.pool import pool
from zeitalter.games.seven_ages.rules.state import State
from zeitalter.games.seven_ages.rules.units import without


def upgrade_price(s: State, old: int, new: int) -> int:
    """The difference of the two prices; what changes prices in Production does not count."""
    cost = s.components.unit_cost
    return max(s.components.constants.upgrade_min, cost[new] - cost[old])


def is_newer(s: State, old: int, new: int) -> bool:
    """Whether a type is a newer one of the same class."""
    return new in s.components.newer[old]


def upgrades(s: State, e: int) -> list[Action]:
    """All single exchanges an empire can make and pay now."""
    money, kinds, newer = s.money[e], pool(s, e), s.components.newer
    found: list[Action] = []
    for area in bits(s.held[e] & ~s.disorder) if money >= s.components.constants.upgrade_min else ():
        units = s.units[area]
        for old in units if len(units) == 1 else sorted(set(units)):
            for new in newer[old]:
                if new in kinds and upgrade_price(s, old, new) <= money:
                    found.append(("upgrade", area, old, new))
    return found


def no_upgrade(s: State, e: int, action: Action) -> Objection | None:
    """Why a unit cannot be exchanged like this."""
    _, area, old, new = action
    if s.holder[area] != e:
        return Objection("not-own-area", (area,), "S97b")
    if s.disordered(area):
        return Objection("area-disordered", (area,), "S97b")
    if old not in s.units[area]:
        return Objection("no-such-unit", (old, area), "S97b")
    if not is_newer(s, old, new):
        return Objection("not-newer", (old, new), "S97b")
    price = upgrade_price(s, old, new)
    dear = Objection("too-dear", (price, s.money[e]), "S97b") if price > s.money[e] else None
    return not_in_pool(s, e, new) or dear


def upgrade(s: State, e: int, action: Action) -> None:
    """A unit is exchanged; the old counter goes back."""
    _, area, old, new = action
    price = upgrade_price(s, old, new)
    s.money[e] -= price
    s.units[area] = without(s.units[area], (old,))
    s.put_back(e, (old,))
    s.take_counter(e, new)
    s.add_units(area, (new,))
    s.emit("upgrades", s.card[e], old, new, area, price)
