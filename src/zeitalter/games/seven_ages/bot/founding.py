"""Starting empires: which card promises the most, with which colour, and where its first units stand."""

from __future__ import annotations

from collections.abc import Sequence

from zeitalter.engine.masks import bits
from zeitalter.engine.values import Action
from zeitalter.games.seven_ages.bot.outlook import LAND_CATEGORIES, Outlook, expected
from zeitalter.games.seven_ages.data.cards import Category
from zeitalter.games.seven_ages.data.components import (
    ARTILLERY,
    CITY_VALUE,
    LEADERS,
    MONEY,
    MOST_ADVANCED,
    MOST_UNITS,
    NAVAL,
)
from zeitalter.games.seven_ages.rules.founding import ages_for
from zeitalter.games.seven_ages.rules.odds import odds
from zeitalter.games.seven_ages.rules.prices import unit_price
from zeitalter.games.seven_ages.rules.state import State

START_MONEY, TRADE_NUMBER, ELITE = 0.08, 0.3, 0.2
GROWTH = 0.6
"""How much of the free land near the start areas an empire will get."""
MOST_GROWTH = 5
CONTESTED, OWN_LAND = 0.35, 0.1
"""What is left of a promise if all start areas are held by others, or by an own empire."""
LONG_LIFE = 1.15
"""A card that starts an empire is better than what it promises: the empire also trades, and may end the game."""
OPEN_COLOUR = 3
"""Colours that nobody has reserved are used up first."""


def promise(o: Outlook, card: int, age: int) -> float:
    """What an empire would bring in each turn if it were started now."""
    found = o.promises.get((card, age))
    if found is None:
        found = o.promises[card, age] = _promise(o, card, age)
    return found


def _promise(o: Outlook, card: int, age: int) -> float:
    s, c = o.s, o.c
    home = sum(1 << area for area in c.start_areas[card])
    free = sum(1 << area for area in c.start_areas[card] if s.neutral(area))
    near = spread(s, home, 2)
    found = 0.0
    for one in c.glory[card]:
        rivals = tuple(o.counts(one).values()) if one.ranked else ()
        found += expected(one.points, _hoped(s, card, age, one, free, near), rivals)
    if free:
        return found
    own = any(s.owner[s.holder[area]] == o.seat for area in c.start_areas[card])
    return found * (OWN_LAND if own else CONTESTED)


def spread(s: State, home: int, steps: int) -> int:
    """The neutral areas that are at most so many steps from some areas."""
    found = frontier = home
    for _ in range(steps):
        new = 0
        for area in bits(frontier):
            new |= s.components.near[area]
        frontier = sum(1 << area for area in bits(new & ~found) if s.neutral(area))
        found |= frontier
    return found & ~home


def _hoped(s: State, card: int, age: int, one: Category, free: int, near: int) -> int:
    """How much of what a category counts a new empire will have soon."""
    c, kind = s.components, one.category
    if kind in LAND_CATEGORIES:
        there = (free & one.mask).bit_count()
        return there + int(GROWTH * min(MOST_GROWTH, (near & one.mask).bit_count()))
    if kind == CITY_VALUE:
        return int(c.has_capital[card])
    if kind == MONEY:
        return c.start_money[card] // 4
    if kind == MOST_ADVANCED:
        return 7 * age - 6
    if kind == MOST_UNITS:
        land = one.classes & (1 << NAVAL) - 1
        return c.start_money[card] // (3 if land & 1 else 8)
    return c.start_leaders[card] if kind == LEADERS else 0


def start_worth(o: Outlook, card: int, age: int) -> float:
    """What starting an empire with a card is worth in all."""
    c = o.c
    found = promise(o, card, age) * o.horizon * LONG_LIFE
    found += START_MONEY * c.start_money[card] + TRADE_NUMBER * c.trade_number[card][age] + ELITE * c.elite[card]
    return found + 1.0


def best_start(o: Outlook) -> tuple[float, int, int]:
    """The best card of the hand that can be started now: its worth, the card, its age; nothing is worth 0."""
    best = (0.0, -1, 0)
    for card in o.s.hand(o.seat):
        for age in ages_for(o.s, card):
            worth = start_worth(o, card, age)
            if worth > best[0]:
                best = (worth, card, age)
    return best


# -- answers -----------------------------------------------------------------------------------------------------------


def choose_empire(o: Outlook, options: Sequence[Action]) -> Action:
    """The card that promises the most."""
    cards = [option for option in options if option[0] == "found"]
    return max(cards, key=lambda option: start_worth(o, option[1], option[2] + 1), default=("pass",))


def choose_pair(o: Outlook, options: Sequence[Action]) -> Action:
    """The pair of colours with the most counters for the ages that are played."""
    return max(options, key=lambda option: _counters(o, option[1]) + _counters(o, o.c.pair[option[1]]))


def choose_colour(o: Outlook, options: Sequence[Action]) -> Action:
    """The best counters; colours that others could take come first."""
    s = o.s
    reserved = {s.pairs[o.seat], o.c.pair[s.pairs[o.seat]]} if s.pairs[o.seat] >= 0 else set()

    def liking(option: Action) -> float:
        return _counters(o, option[1]) + (0 if option[1] in reserved else OPEN_COLOUR)

    return max(options, key=liking)


def _counters(o: Outlook, colour: int) -> float:
    s, c = o.s, o.c
    age = max(s.current_age(), s.start_age, 1)
    last = 7 * min(s.end_age or 7, age + 1)
    oldest = 7 * (age - 2)
    kinds = [k for k, level in enumerate(c.unit_level) if oldest < level <= last]
    return sum(c.mix[colour][k] * (2 + c.front[k] + c.support[k]) for k in kinds) / 8


def first_units(o: Outlook, options: Sequence[Action]) -> Action:
    """One unit for each free start area, a ship where there is water to win, then the strongest for the money."""
    s = o.s
    step = s.stack[-1]
    e = s.empire(step.card)  # type: ignore[attr-defined]
    builds = [option for option in options if option[0] == "build"]
    if not builds:
        return ("done",)
    free = [option for option in builds if s.holder[option[1]] in (e, -1)]
    if not free and not _can_storm(s, e, builds):
        free = builds
    found = max(free or builds, key=lambda option: _first_unit(o, e, option))
    return found if ("done",) not in options or _first_unit(o, e, found) > 0 else ("done",)


def _can_storm(s: State, e: int, builds: Sequence[Action]) -> bool:
    """Whether more raiders are needed and can be had."""
    return any(odds(s, e, option[1], (*s.raid[option[1]], option[2])).wins > 0 for option in builds)


def _first_unit(o: Outlook, e: int, action: Action) -> float:
    s, c = o.s, o.c
    _, area, kind = action
    here = s.units[area] if s.holder[area] == e else s.raid[area]
    price = unit_price(s, e, kind, area)
    strength = c.front[kind] + c.support[kind]
    if c.unit_class[kind] == NAVAL:
        if not here or any(c.unit_class[unit % 32] == NAVAL for unit in here):
            return -1.0
        waters = [o.glory_of(e, b) for b in bits(c.near[area] & c.water) if s.neutral(b)]
        return max(waters, default=0.0) - 0.4
    if c.unit_class[kind] > ARTILLERY:
        return -1.0
    if not here:
        return 5.0 + strength / price + 0.3 * c.area_income[area]
    near = sum(1 for b in bits(c.near[area] & c.land) if s.neutral(b))
    raid = 0.6 if s.holder[area] != e else 0.0
    return 0.35 + raid + 0.1 * strength / price + 0.2 * max(0, near + 1 - len(here)) - 0.06 * len(here)


def choose_capital(o: Outlook, options: Sequence[Action]) -> Action:
    """Where an old city stands, else where the land is rich and most units are."""
    s, c = o.s, o.c
    return max(options, key=lambda option: (s.city[option[1]], c.area_income[option[1]], len(s.units[option[1]])))
