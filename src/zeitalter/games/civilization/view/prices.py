"""What a purchase would cost and bring, for the view: prices of cards alone and together, and the succession table.

Prices are those of `purchase.py`. Where the marker would go is said by figures that need no rule to read: from how many
points on it moves on, below how many it falls back, and what the next epoch demands.
"""

from __future__ import annotations

from typing import Any

from zeitalter.games.civilization.rules.purchase import MOST_CARDS, BuyCards, for_sale, means, price
from zeitalter.games.civilization.rules.state import State
from zeitalter.games.civilization.rules.succession import (
    CARDS_FOR_FOURTH,
    CITIES_FOR_SECOND,
    GROUPS_FOR_THIRD,
    POINTS_FOR_FIFTH,
    card_points,
    epoch,
    groups,
)

LAST_EPOCH = 5
MOST_SETS = 3000
"""Sets of cards that are priced at most; nobody has means for more."""


def shop(s: State, seat: int | None) -> dict[str, Any] | None:
    """What the one who buys now has to know; None for all others.

    `sale` are the cards for sale. `sets` has for each set of them (as a mask over `sale`) that can be paid for, and for
    each with one card more: its price, the points of all civilization cards with it, and how far the demand of the next
    epoch is met then. A set that is missing costs more than can be paid.
    """
    top = s.stack[-1] if s.stack else None
    if seat is None or not isinstance(top, BuyCards) or top.seat != seat:
        return None
    sale = for_sale(s, seat)
    return {
        "sale": [s.components.ids["civilization"][card] for card in sale],
        "means": means(s, seat),
        "sets": {str(mask): found for mask, found in _sets(s, seat, sale).items()},
        "next": ahead(s, seat),
    }


def _sets(s: State, seat: int, sale: list[int]) -> dict[int, list[int]]:
    """Price, points and what counts for the next epoch, for all sets that somebody with these means comes to."""
    most, room = means(s, seat), MOST_CARDS - s.cards[seat].bit_count()
    number = _next_epoch(s, seat)
    after = s.copy()
    found = {0: [0, card_points(s, seat), _reached(s, seat, number)]}
    reached = [0]
    for mask in reached:
        cards = [card for i, card in enumerate(sale) if mask >> i & 1]
        if len(cards) >= room:
            continue
        for i, card in enumerate(sale):
            larger = mask | 1 << i
            if larger in found or len(found) >= MOST_SETS:
                continue
            chosen = sorted((*cards, card))
            after.cards[seat] = s.cards[seat] | sum(1 << bought for bought in chosen)
            cost = price(s, seat, chosen)
            found[larger] = [cost, card_points(after, seat), _reached(after, seat, number)]
            if cost <= most:
                reached.append(larger)
    return found


# -- the succession table ----------------------------------------------------------------------------------------------


def ahead(s: State, seat: int) -> dict[str, Any]:
    """What lies ahead of a marker (43.13).

    `falls_below` and `advances_from` are points; None: it falls back whatever the points (without a city), or it needs
    none. `epoch` is the next one to enter with the field where it begins and its demand; it holds the marker back only
    if that is the field ahead (`now`).
    """
    track, field = s.nations[seat], s.field[seat]
    points, starts = s.components.points[track], s.components.epoch_start[track]
    number = _next_epoch(s, seat)
    homeless = epoch(s, seat, field) >= 2 and not s.city_count(seat)
    finish = field + 1 == s.components.finish
    return {
        "field": field,
        "falls": homeless,
        "falls_below": points.get(field, 0),
        "advances_from": 0 if finish else points.get(field + 1, 0),
        "epoch": None
        if number is None
        else {
            "number": number,
            "field": starts[number - 1],
            "now": starts[number - 1] == field + 1 and not finish,
            "needs": _needed(s, number),
            "has": _reached(s, seat, number),
        },
    }


def _next_epoch(s: State, seat: int) -> int | None:
    number = epoch(s, seat, s.field[seat]) + 1
    return number if number <= LAST_EPOCH else None


def _needed(s: State, number: int) -> int:
    """The figure that an epoch demands: cities, groups, cards, points (43.13)."""
    if number == 3 and s.option("variant") == "farmers":
        return 0
    return {2: CITIES_FOR_SECOND, 3: GROUPS_FOR_THIRD, 4: CARDS_FOR_FOURTH, 5: POINTS_FOR_FIFTH}.get(number, 0)


def _reached(s: State, seat: int, number: int | None) -> int:
    """What a seat has of that which an epoch demands."""
    if number == 2:
        return s.city_count(seat)
    if number == 3:
        return groups(s, seat)
    if number == 4:
        return s.cards[seat].bit_count()
    return card_points(s, seat) if number == 5 else 0
