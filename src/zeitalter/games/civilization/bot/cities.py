"""What the bot does with its cities and its growth: taxes, where tokens grow, what is built, taken and given up."""

from __future__ import annotations

from collections.abc import Sequence

from zeitalter.engine.forms import Bag, Form
from zeitalter.engine.values import Action
from zeitalter.games.civilization.bot.land import Land
from zeitalter.games.civilization.bot.style import USUAL, Style
from zeitalter.games.civilization.data.components import NO_SITE, WHITE_SITE
from zeitalter.games.civilization.rules.cities import fed
from zeitalter.games.civilization.rules.growth import growth
from zeitalter.games.civilization.rules.state import State
from zeitalter.games.civilization.rules.taxes import RATES_WITH_COINAGE


def tax(s: State, seat: int, style: Style = USUAL) -> Action:
    """A high rate while the stock is rich, a low one while it is needed for growth or the treasury is full."""
    cities = s.city_count(seat)
    wanted = sum(growth(s, seat).values())
    low, usual, high = RATES_WITH_COINAGE
    if s.stock[seat] - high * cities >= wanted and s.treasury[seat] < style.full_treasury:
        return ("tax", high)
    return ("tax", usual if s.stock[seat] - usual * cities >= wanted else low)


def grow(s: State, seat: int, options: Sequence[Form], style: Style = USUAL) -> Action:
    """The stock is short: tokens where they are worth most, one after the other."""
    bag = options[0].fields[0]
    assert isinstance(bag, Bag)
    land = Land(s, seat, style)
    room = dict(zip(bag.domain, bag.limits, strict=True))
    counts = dict.fromkeys(bag.domain, 0)
    for _ in range(bag.high):
        area = max((a for a in room if counts[a] < room[a]), key=lambda a: (_growth_worth(land, a), -a))
        counts[area] += 1
        land.own[area] += 1
    return ("grow", bag.of([counts[area] for area in bag.domain]))


def claim(s: State, seat: int, options: Sequence[Form]) -> Action:
    """Tokens that change sides: those that stand where they are worth most, one after the other."""
    bag = options[0].fields[0]
    assert isinstance(bag, Bag)
    land = Land(s, seat)
    for area in bag.domain:
        land.foreign[area] = ()  # they change colour
    counts = dict.fromkeys(bag.domain, 0)
    room = dict(zip(bag.domain, bag.limits, strict=True))
    for _ in range(bag.high):
        area = max((a for a in room if counts[a] < room[a]), key=lambda a: (land.gain(a, 1), -a))
        counts[area] += 1
        land.own[area] += 1
    return ("claim", bag.of([counts[area] for area in bag.domain]))


def _growth_worth(land: Land, area: int) -> float:
    """A new token where it stands, or one border further; next to free sites it may help to build."""
    links = land.s.components.land_links[area]
    there = land.gain(area, 1)
    away = max((land.gain(to, 1) for to in links if land.open[to]), default=0.0)
    return max(there, away) + 0.2 * (area in land.sites) + 0.1 * sum(to in land.sites for to in links)


def build(s: State, seat: int, options: Sequence[Action], style: Style = USUAL) -> Action:
    """Every city that can be built, the best first."""
    land = Land(s, seat, style)
    areas = [
        area
        for verb, *where in options
        if verb == "build"
        for area in where
        if land.enough(fed(s, seat, area), land.cities + 1)
    ]
    if not areas:
        return ("end_building",)
    return ("build", max(areas, key=lambda a: (land.city(a), -a)))


def city_worth(s: State, seat: int, area: int) -> float:
    """How much a seat likes a city that stands: hard to build again, safe, coasts open to pirates."""
    c = s.components
    worth = 2.0 if c.site[area] == NO_SITE else 0.0
    worth -= 0.3 * c.limit[area] + 0.8 * (c.site[area] == WHITE_SITE)
    worth -= 0.6 * any(area in areas for areas in c.volcano_areas)
    hostile = sum(s.in_area(other, near) for other in s.others(seat) for near in c.land_links[area])
    return worth - 0.05 * hostile


def give_up_city(s: State, seat: int, options: Sequence[Action]) -> Action:
    """Of the cities that may go, the one that is missed least."""
    return min(options, key=lambda option: (city_worth(s, seat, option[1]), option[1]))


def take_city(s: State, seat: int, options: Sequence[Action]) -> Action:
    """Of the cities that may be taken, the best."""
    return max(options, key=lambda option: (city_worth(s, seat, option[1]), -option[1]))
