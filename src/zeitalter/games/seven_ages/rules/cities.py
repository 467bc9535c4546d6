"""Cities in Civilise (S97g, S98, S99, S107): building and raising them, the Builder's further step, a new capital."""

from __future__ import annotations

from zeitalter.engine.errors import Objection
from zeitalter.engine.masks import bits
from zeitalter.games.seven_ages.data.components import BUILDER
from zeitalter.games.seven_ages.rules.permits import allows
from zeitalter.games.seven_ages.rules.situation import at
from zeitalter.games.seven_ages.rules.state import State, put
from zeitalter.games.seven_ages.rules.stats import effects_on, figure
from zeitalter.games.seven_ages.rules.world import settle_down


def next_level(s: State, area: int) -> int:
    """The level a city has after one step; the same if it is the highest."""
    return s.next_city_level(s.city[area], 1)


def city_price(s: State, e: int, area: int) -> int:
    """What the next step of a city costs (S98)."""
    return max(0, figure(s, e, "city_price", s.components.constants.city_price[next_level(s, area)], at(area)))


def city_age(s: State, e: int, area: int) -> int:
    """The age from which the next step of a city is allowed; a Builder has it earlier (S98, S99)."""
    return figure(s, e, "city_min_age", s.components.constants.city_min_age[next_level(s, area)], at(area))


def has_builder(s: State, e: int, area: int) -> bool:
    """Whether a Builder of an empire is in an area."""
    return bool(s.codes_at(e, area) >> BUILDER & 1)


def city_sites(s: State, e: int, step_done: bool) -> list[int]:
    """Where an empire can build or raise a city now."""
    if s.money[e] < cheapest_step(s, e):
        return []
    areas = bits(s.held[e] & s.components.land & ~s.disorder)
    return [area for area in areas if no_city_step(s, e, area, step_done) is None]


def cheapest_step(s: State, e: int) -> int:
    """The least a step of a city can cost if nothing makes it cheaper, otherwise 0."""
    c = s.components
    return 0 if effects_on(s, e, "city_price") else min([c.constants.city_price[level] for level in c.city_ladder[1:]])


def no_city_step(s: State, e: int, area: int, step_done: bool) -> Objection | None:
    """Why an empire cannot build or raise a city in an area; `step_done`: the step without a Builder was made."""
    if s.holder[area] != e or not s.components.land >> area & 1:
        return Objection("not-own-land", (area,), "S98")
    if s.disordered(area):
        return Objection("area-disordered", (area,), "S98")
    if area in s.civil_cities:
        return Objection("city-raised-already", (area,), "S99")
    if step_done and not has_builder(s, e, area):
        return Objection("city-step-done", (), "S97c")
    if s.is_barbarian(e) and not allows(s, e, "city_in_barbarian_area", at(area)):
        return Objection("barbarians-build-no-city", (s.card[e],), "S98")
    level = next_level(s, area)
    if level == s.city[area]:
        return Objection("city-highest", (area,), "S98")
    age = city_age(s, e, area)
    if s.age(e) < age:
        return Objection("city-too-early", (level, age - 1), "S98")
    price = city_price(s, e, area)
    return Objection("too-dear", (price, s.money[e]), "S98") if price > s.money[e] else None


def step_city(s: State, e: int, area: int) -> None:
    """A city is built or raised; the first one of an empire that is not barbarian is its capital (S16, S97g)."""
    price, is_new = city_price(s, e, area), not s.city[area]
    alone = not s.cities(e)
    s.money[e] -= price
    s.city = put(s.city, area, next_level(s, area))
    s.civil_cities += (area,)
    s.emit("builds-city" if is_new else "raises-city", s.card[e], area, s.city[area], price)
    if is_new and s.capital[e] < 0 and not s.is_barbarian(e) and (alone or s.settled >> e & 1):
        declare_capital(s, e, area)
    settle_down(s, e)


def capital_sites(s: State, e: int) -> list[int]:
    """The cities that an empire may declare its capital (S107)."""
    return s.cities(e) if s.capital[e] < 0 and not s.is_barbarian(e) else []


def no_capital_there(s: State, e: int, area: int) -> Objection | None:
    """Why an empire cannot declare a city its capital."""
    if s.capital[e] >= 0:
        return Objection("has-capital", (s.card[e], s.capital[e]), "S107")
    if s.is_barbarian(e):
        return Objection("barbarians-build-no-city", (s.card[e],), "S15")
    return None if area in s.cities(e) else Objection("no-own-city", (area,), "S107")


def declare_capital(s: State, e: int, area: int) -> None:
    """A city becomes the capital."""
    s.capital = put(s.capital, e, area)
    s.emit("declares-capital", s.card[e], area)
