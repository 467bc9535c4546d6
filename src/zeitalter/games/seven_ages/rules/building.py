"""Putting new units and fortifications on the map in Production: where, which, how many, for how much (S52-S56)."""

from __future__ import annotations

from zeitalter.engine.errors import Objection
from zeitalter.engine.masks import bits
from zeitalter.games.seven_ages.data.components import AIR, NAVAL
from zeitalter.games.seven_ages.rules.pool import first_level, pool
from zeitalter.games.seven_ages.rules.prices import affordable, differ_by_area, fort_price, further_price, unit_price
from zeitalter.games.seven_ages.rules.situation import at
from zeitalter.games.seven_ages.rules.state import State
from zeitalter.games.seven_ages.rules.stats import changed, effects_on, figure


def build_limit(s: State, e: int, area: int) -> int:
    """How many units one Production may put into an area: one, or the level of the city, and what changes it (S52)."""
    base = max(s.components.constants.builds_per_area, s.city[area])
    return figure(s, e, "builds_per_area", base, at(area), prefer="high")


def building_sites(s: State, e: int) -> list[int]:
    """The areas where an empire may put one more unit."""
    effects, base, built = effects_on(s, e, "builds_per_area"), s.components.constants.builds_per_area, s.built
    areas = bits(s.held[e] & s.components.land & ~s.disorder)
    return [
        area
        for area in areas
        if built.count(area) < changed(s, e, effects, max(base, s.city[area]), at(area), prefer="high")
    ]


def units_to_build(s: State, e: int) -> list[tuple[int, int]]:
    """All pairs of area and type an empire can build and pay now."""
    kinds = pool(s, e)
    sites = building_sites(s, e)
    if not kinds or not sites:
        return []
    changes, classes = effects_on(s, e, "unit_cost"), s.components.unit_class
    by_area = differ_by_area(changes)
    paid = affordable(s, e, changes, kinds, sites[0])
    found = []
    for area in sites:
        if by_area:
            paid = affordable(s, e, changes, kinds, area)
        fit = suited_classes(s, area)
        found += [(area, kind) for kind in paid if fit >> classes[kind] & 1]
    return found


def suits(s: State, area: int, kind: int) -> bool:
    """Whether an area is fit for units of this type: ships need a coast, aircraft a city (S53)."""
    return bool(suited_classes(s, area) >> s.components.unit_class[kind] & 1)


def suited_classes(s: State, area: int) -> int:
    """The classes of units that an area is fit for, as bits."""
    found = ~0 if s.components.coastal >> area & 1 else ~(1 << NAVAL)
    return found if s.city[area] else found & ~(1 << AIR)


def not_in_pool(s: State, e: int, kind: int) -> Objection | None:
    """Why an empire has no unit of this type in its force pool (S7)."""
    level = first_level(s, e, kind)
    if level > s.level[e]:
        return Objection("type-too-new", (kind, level), "S7")
    return None if s.left(e, kind) else Objection("no-counter-left", (kind,), "S4b")


def cannot_place(s: State, e: int, area: int) -> Objection | None:
    """Why an empire can build nothing at all in an area (S17, S52)."""
    if not s.components.land >> area & 1:
        return Objection("not-on-water", (area,), "S52")
    if s.holder[area] != e:
        return Objection("not-own-area", (area,), "S52")
    return Objection("area-disordered", (area,), "S17") if s.disordered(area) else None


def cannot_build(s: State, e: int, area: int, kind: int) -> Objection | None:
    """Why an empire cannot build a unit of this type in an area now."""
    found = cannot_place(s, e, area) or not_in_pool(s, e, kind)
    if found is not None:
        return found
    if not suits(s, area, kind):
        naval = s.components.unit_class[kind] == NAVAL
        return Objection("needs-coast" if naval else "needs-city", (kind, area), "S53")
    limit = build_limit(s, e, area)
    if s.built.count(area) >= limit:
        return Objection("build-limit", (area, limit), "S52")
    price = further_price(s, e, unit_price(s, e, kind, area))
    return Objection("too-dear", (price, s.money[e]), "S46b") if price > s.money[e] else None


def build_unit(s: State, e: int, area: int, kind: int) -> None:
    """A unit is bought and put into an own area."""
    price = unit_price(s, e, kind, area)
    paid = further_price(s, e, price)
    s.money[e] -= paid
    s.built_sum += price
    s.built += (area,)
    s.take_counter(e, kind)
    s.add_units(area, (kind,))
    s.emit("builds", s.card[e], kind, area, paid)


def fort_sites(s: State, e: int) -> list[int]:
    """The areas that an empire can fortify now."""
    if fort_price(s, e) > s.money[e]:
        return []
    return list(bits(s.held[e] & s.components.land & ~s.disorder & ~s.forts))


def cannot_fortify(s: State, e: int, area: int) -> Objection | None:
    """Why an empire cannot build a fortification in an area now (S56)."""
    found = cannot_place(s, e, area)
    if found is not None:
        return found
    if s.forts >> area & 1:
        return Objection("fort-there", (area,), "S56")
    price = fort_price(s, e)
    return Objection("too-dear", (price, s.money[e]), "S46b") if price > s.money[e] else None


def fortify(s: State, e: int, area: int) -> None:
    """A fortification is bought."""
    price = fort_price(s, e)
    s.money[e] -= price
    s.forts |= 1 << area
    s.emit("fortifies", s.card[e], area, price)


def forget_built(s: State) -> None:
    """Nothing has been built in this action."""
    s.built = ()
    s.built_sum = 0
