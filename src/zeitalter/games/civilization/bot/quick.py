"""Cheap answers: what somebody does who does not think about it, for playouts in a hurry and for the easier bots.

They cost little more than an answer drawn by lot. Moves follow two rules only: six go where a city can be built, and
whoever is too many goes next door.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from zeitalter.engine.values import Action
from zeitalter.games.civilization.data.components import NO_SITE
from zeitalter.games.civilization.rules.cities import ON_SITE
from zeitalter.games.civilization.rules.offers import (
    ANSWERS,
    COUNT,
    GOOD,
    NUMBER,
    SMALLEST,
    VALUE,
    has_declined,
    open_to,
    own_cards,
)
from zeitalter.games.civilization.rules.purchase import for_sale, goods_in_hand, price
from zeitalter.games.civilization.rules.state import MOST_CITIES, NOBODY, SUPPORT, State
from zeitalter.games.civilization.rules.trade_cards import is_calamity, set_value

OFFERS = 0.3
"""How often somebody offers who has nothing on the table."""
BY_DEFAULT = ("Grow", "Discard", "Lose", "MarkUnits", "ClaimTokens", "AssignLosses", "DemandCities")
"""Questions whose usual answer will do."""


def quick(s: State, seat: int, options: Sequence[Any], r: Random) -> Action | None:
    """An answer without thinking; None where habits know one."""
    step = s.stack[-1]
    name = type(step).__name__
    if name == "Move":
        return _move(s, seat)
    if name == "Bargain":
        return _bargain(s, seat, options, r)
    if name == "BuyCards":
        return _buy(s, seat, r)
    if name == "PayShips":
        return ("end_ships",)
    if name == "BuildCities":
        found: Action = options[0]
        return found
    return s.question().default(s, seat) if name in BY_DEFAULT else None


# -- moves ------------------------------------------------------------------------------------------------------------


def _move(s: State, seat: int) -> Action | None:
    """Six to a free site if they stand around it, else the surplus of an area to where there is room."""
    c = s.components
    first = seat * c.areas
    tokens, cities, rested = s.tokens, s.cities, s.rested
    limits, links, site = c.limit, c.land_links, c.site
    may_build = s.option("variant") != "nomads" and s.on_board(seat) >= ON_SITE + SUPPORT * (1 + cities.count(seat))
    may_build = may_build and cities.count(seat) < MOST_CITIES
    for area in range(c.areas):
        n = rested[area]
        if not n:
            continue
        here = tokens[first + area]
        if may_build and site[area] != NO_SITE and here >= ON_SITE and cities[area] == NOBODY:
            continue
        for to in links[area]:
            if not s.open_areas[to] or cities[to] != NOBODY:
                continue
            there = tokens[first + to]
            if may_build and site[to] != NO_SITE and there < ON_SITE <= there + n:
                return ("move", area, to, ON_SITE - there)
            if here > limits[area] and there < limits[to] and not _foreign(s, seat, to):
                return ("move", area, to, min(n, here - limits[area], limits[to] - there))
    return s.question().default(s, seat)


def _foreign(s: State, seat: int, area: int) -> bool:
    areas = s.components.areas
    return any(s.tokens[other * areas + area] for other in range(s.players) if other != seat)


# -- trade and purchases ----------------------------------------------------------------------------------------------


def _bargain(s: State, seat: int, options: Sequence[Any], r: Random) -> Action:
    """Agree to what is announced as worth more, offer three loose cards now and then, else wait."""
    mine = s.offers[seat]
    if mine:
        for option in options:
            if type(option) is tuple and option[0] == "accept" and s.offers[option[1]][VALUE] >= mine[VALUE]:
                found: Action = option
                return found
    elif s.budget[seat] and r.random() < OFFERS:
        package = _loose(s, seat)
        if package:
            cards, good = package
            for other in open_to(s, seat):
                offer = s.offers[other]
                fits = offer[COUNT] == len(cards) and offer[VALUE] <= set_value(s, cards)
                if fits and not offer[ANSWERS] and offer[GOOD] != good and not has_declined(s, seat, offer[NUMBER]):
                    return ("reply", other, offer[NUMBER], cards, good, (), ())
            return ("offer_all", cards, good, (), ())
    return ("wait",) if ("wait",) in options else ("end_trade",)


def _loose(s: State, seat: int) -> tuple[tuple[int, ...], int] | None:
    """Three cards that are missed least, and the good that is named."""
    own = own_cards(s, seat)
    value = s.components.value
    loose = sorted(own, key=lambda card: value[card] * own.count(card))[:SMALLEST]
    goods = [card for card in loose if not is_calamity(s, card)]
    return (tuple(sorted(loose)), max(goods)) if goods and len(loose) == SMALLEST else None


def _buy(s: State, seat: int, r: Random) -> Action:
    """The dearest card that can be paid for, with the dearest sets."""
    goods = goods_in_hand(s, seat)
    value = s.components.value
    goods.sort(key=lambda card: (-value[card] * goods.count(card) ** 2, card))
    most = set_value(s, goods) + s.treasury[seat]
    cost = s.components.cost
    prices = [(cost[card], card, price(s, seat, [card])) for card in for_sale(s, seat)]
    payable = [found for found in prices if found[2] <= most]
    if not payable:
        return ("pass",)
    _, card, due = max(payable)
    paid = 0
    while set_value(s, goods[:paid]) + s.treasury[seat] < due:
        paid += 1
    return ("buy", (card,), tuple(sorted(goods[:paid])))
