"""Which eleven civilization cards the bot wants in the end (43.10): enough points for the last epoch, at a low price.

A card bought early lowers the price of others, so the sum of prices is a guess: of the credits that planned cards give
to dearer ones a part is counted.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from zeitalter.games.civilization.data.components import (
    AGRICULTURE,
    COINAGE,
    DEMOCRACY,
    ENGINEERING,
    LAW,
    MEDICINE,
    PHILOSOPHY,
    POTTERY,
)
from zeitalter.games.civilization.rules.purchase import MOST_CARDS, owned
from zeitalter.games.civilization.rules.state import State
from zeitalter.games.civilization.rules.succession import CARDS_FOR_FOURTH, GROUPS_FOR_THIRD, POINTS_FOR_FIFTH

FROM_THE_HAND, PARTNER = 20, 12
"""The points expected from hand and treasury at the end, and those that each player beyond two adds: more trade."""
LUCK = 40
"""Points that a hand may be worth beyond that, if it must be."""
CREDIT_TO_COME = 0.6
"""The part of the credits among planned cards that is expected to be of use."""
ROUNDING = 1e-6
USE = [0.0] * 16
"""What a card helps beyond its points."""
USE[AGRICULTURE], USE[POTTERY], USE[LAW] = 50.0, 30.0, 20.0
USE[COINAGE] = USE[ENGINEERING] = USE[MEDICINE] = USE[DEMOCRACY] = USE[PHILOSOPHY] = 10.0

Matrix = tuple[tuple[int, ...], ...]


def goal_points(s: State, seat: int) -> int:
    """The points of civilization cards that the final eleven should have."""
    last = max(s.components.points[s.nations[seat]].values(), default=POINTS_FOR_FIFTH)
    return max(POINTS_FOR_FIFTH, last - FROM_THE_HAND - PARTNER * (s.players - 2))


def still_enough(s: State, seat: int, mine: Sequence[int]) -> bool:
    """Whether eleven cards with these among them can still win, if the hand gives all it can."""
    cost = s.components.cost
    rest = sorted((cost[card] for card in range(len(cost)) if card not in mine and s.supply[card]), reverse=True)
    points = sum(cost[card] for card in mine) + sum(rest[: max(0, MOST_CARDS - len(mine))])
    return points >= max(POINTS_FOR_FIFTH, goal_points(s, seat) - LUCK)


def final_cards(s: State, seat: int) -> frozenset[int]:
    """The cards a seat should still buy: with its own the cheapest eleven that reach the goal, or nearly."""
    c = s.components
    own = tuple(owned(s, seat))
    sale = tuple(card for card in range(len(c.cost)) if card not in own and s.supply[card])
    return _final(
        tuple(c.cost),
        tuple(tuple(row) for row in c.credit),
        tuple(c.card_groups),
        tuple(c.prerequisite),
        own,
        sale,
        goal_points(s, seat),
    )


@lru_cache(maxsize=2000)
def _final(
    cost: tuple[int, ...],
    credit: Matrix,
    groups: tuple[int, ...],
    needs: tuple[int, ...],
    own: tuple[int, ...],
    sale: tuple[int, ...],
    goal: int,
) -> frozenset[int]:
    missing_without = goal - sum(cost[card] for card in own)
    price = {card: cost[card] - sum(credit[mine][card] for mine in own) - USE[card] for card in sale}
    saved = {
        (a, b): CREDIT_TO_COME * max(credit[a][b] * (cost[a] <= cost[b]), credit[b][a] * (cost[b] <= cost[a]))
        for a in sale
        for b in sale
    }
    room = max(0, MOST_CARDS - len(own))
    at_least = {a: price[a] - sum((saved[a, b] for b in sale), 0.0) / 2 - ROUNDING for a in sale}
    """What a card costs if all the others were planned as well: a bound that most plans do not pass."""
    mine = sum(1 << card for card in own)
    bits = [1 << card for card in range(len(cost))]
    needed = [(1 << card, 1 << needs[card]) for card in sale if needs[card] >= 0]
    best: tuple[float, float, tuple[int, ...]] | None = None
    for size in range(max(0, min(room, len(sale)) - 2), min(room, len(sale)) + 1):
        if len(own) + size < CARDS_FOR_FOURTH and size < min(room, len(sale)):
            continue
        for new in combinations(sale, size):
            missing = max(0, missing_without - sum(map(cost.__getitem__, new)))
            if best is not None and (missing, sum(map(at_least.__getitem__, new), 0.0)) >= best[:2]:
                continue
            all_cards = mine + sum(map(bits.__getitem__, new))
            if any(all_cards & card and not all_cards & need for card, need in needed):
                continue
            if _kinds(groups, (*own, *new)) < GROUPS_FOR_THIRD:
                continue
            total = sum(map(price.__getitem__, new), 0.0) - sum(map(saved.__getitem__, combinations(new, 2)), 0.0)
            if best is None or (missing, total) < best[:2]:
                best = missing, total, new
    return frozenset(best[2]) if best is not None else frozenset(sale)


def _kinds(groups: tuple[int, ...], cards: tuple[int, ...]) -> int:
    found = 0
    for card in cards:
        found |= groups[card]
    return found.bit_count()
