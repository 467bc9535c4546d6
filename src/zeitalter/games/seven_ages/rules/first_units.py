"""The first units of an empire (S41, S41b, S44): where they may stand and what is bought."""

from __future__ import annotations

from zeitalter.engine.errors import Objection
from zeitalter.engine.masks import bits
from zeitalter.games.seven_ages.data.components import AIR, NAVAL
from zeitalter.games.seven_ages.rules.building import not_in_pool, suited_classes, suits
from zeitalter.games.seven_ages.rules.control import enter_neutral
from zeitalter.games.seven_ages.rules.pool import pool
from zeitalter.games.seven_ages.rules.prices import changed_prices, differ_by_area, unit_price
from zeitalter.games.seven_ages.rules.state import COLOURS, NOBODY, State, put
from zeitalter.games.seven_ages.rules.stats import effects_on
from zeitalter.games.seven_ages.rules.units import together


def start_areas(s: State, e: int) -> tuple[int, ...]:
    """The start areas of an empire."""
    return s.components.start_areas[s.card[e]]


def goes_overseas(s: State, e: int) -> bool:
    """Whether some of the first units may stand overseas, by the card."""
    return s.card[e] in s.components.allowed["initial_units_overseas"].cards


def overseas_area(s: State, e: int) -> int:
    """Where units stand overseas already, or NOBODY."""
    return next((area for area in s.built if area not in start_areas(s, e)), NOBODY)


def overseas_sites(s: State, e: int) -> int:
    """Neutral coasts that can be reached over a few water areas, oceans only in later ages (S19); as a mask."""
    c = s.components
    if not goes_overseas(s, e):
        return 0
    taken = overseas_area(s, e)
    if taken >= 0:
        return 1 << taken
    usable = c.water if s.age(e) >= c.constants.ocean_range_age else c.sea
    waters = 0
    shore = sum(1 << area for area in start_areas(s, e))
    home = shore
    for _ in range(c.constants.overseas_waters):
        shore = c.next_to(shore) & usable
        waters |= shore
    return c.next_to(waters) & c.coastal & ~home & ~s.ruled()


def room_overseas(s: State, e: int) -> bool:
    """Whether one more unit overseas keeps the share, rounded down."""
    home = start_areas(s, e)
    there = sum(area not in home for area in s.built)
    return there + 1 <= (len(s.built) + 1) // s.components.constants.overseas_share


def first_units(s: State, e: int) -> list[tuple[int, int]]:
    """All pairs of area and type that can be bought now."""
    kinds, classes = pool(s, e), s.components.unit_class
    overseas = overseas_sites(s, e) if goes_overseas(s, e) and room_overseas(s, e) else 0
    money, changes = s.money[e], effects_on(s, e, "unit_cost")
    by_area = differ_by_area(changes)
    paid: list[int] | None = None
    found = []
    for area in (*start_areas(s, e), *bits(overseas)):
        if paid is None or by_area:
            prices = changed_prices(s, e, changes, kinds, area)
            paid = [kind for kind, price in zip(kinds, prices, strict=True) if price <= money]
        fit = first_classes(s, e, area)
        found += [(area, kind) for kind in paid if fit >> classes[kind] & 1]
    return found


def first_classes(s: State, e: int, area: int) -> int:
    """The classes of units that can begin in an area, as bits: no aircraft, no ships in foreign ports (S41b, S72b)."""
    found = suited_classes(s, area) & ~(1 << AIR)
    return found if s.holder[area] in (e, NOBODY) else found & ~(1 << NAVAL)


def unfit(s: State, e: int, area: int, kind: int) -> Objection | None:
    """Why a unit of this type cannot begin in an area that is open to the empire (S41b)."""
    kind_class = s.components.unit_class[kind]
    if kind_class == AIR:
        return Objection("no-aircraft-at-start", (kind,), "S41b")
    if kind_class == NAVAL and not suits(s, area, kind):
        return Objection("needs-coast", (kind, area), "S41b")
    if kind_class == NAVAL and s.holder[area] not in (e, NOBODY):
        return Objection("no-foreign-port", (kind, area), "S72b")
    return None


def cannot_begin(s: State, e: int, area: int, kind: int) -> Objection | None:
    """Why an empire cannot buy a first unit of this type for an area."""
    if area not in start_areas(s, e):
        if not overseas_sites(s, e) >> area & 1:
            return Objection("not-a-start-area", (area,), "S41")
        if not room_overseas(s, e):
            return Objection("too-many-overseas", (area, s.components.constants.overseas_share), "S41")
    found = not_in_pool(s, e, kind) or unfit(s, e, area, kind)
    if found is not None:
        return found
    price = unit_price(s, e, kind, area)
    return Objection("too-dear", (price, s.money[e]), "S41") if price > s.money[e] else None


def place_first(s: State, e: int, area: int, kind: int) -> None:
    """A first unit is bought; in an area of another empire it is a raider (S44)."""
    price = unit_price(s, e, kind, area)
    s.money[e] -= price
    s.built += (area,)
    s.take_counter(e, kind)
    s.emit("builds", s.card[e], kind, area, price)
    holder = s.holder[area]
    if holder not in (e, NOBODY):
        s.raid = put(s.raid, area, together(s.raid[area], (kind,)))
        s.entered = put(s.entered, e * COLOURS + holder, s.turn)
        return
    s.add_units(area, (kind,))
    if holder == NOBODY:
        enter_neutral(s, e, area)


def areas_with_units(s: State, e: int) -> list[int]:
    """Where the first units stand, raiders among them."""
    return [area for area in sorted(set(s.built)) if s.holder[area] == e or s.raid[area]]
