"""Worlds a seat cannot tell apart: trade cards it does not know, dealt anew (A-40).

Public are the sizes of hands, packages and stacks, so also how many cards of each stack are out of it, and what is true
of every offer: count, value, named good. Everything here reads only that, the seat's own cards and `r`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product
from math import comb, prod
from random import Random

from zeitalter.engine.zones import Zone
from zeitalter.games.civilization.data.components import STACKS, Components
from zeitalter.games.civilization.rules.offers import COUNT, GOOD, VALUE
from zeitalter.games.civilization.rules.state import State, hand, package, stack

Claim = tuple[int, int, int]
"""What is true of a package: count, value, named good."""
NUMBERS = range(1, STACKS + 1)
MOST_DRAWS = 20_000
"""Packages drawn for one world; even where every card of every hand is offered, a few hundred are enough."""


class Pool:
    """Unknown cards that are not dealt yet: how many of each kind, and of each stack how many are out of it."""

    __slots__ = ("components", "left", "out")

    def __init__(self, components: Components, left: Sequence[int], out: Sequence[int]) -> None:
        self.components = components
        self.left = list(left)
        self.out = list(out)

    def without(self, cards: Sequence[int]) -> Pool:
        """This pool after cards have been dealt to a hand or package."""
        found = Pool(self.components, self.left, self.out)
        for card in cards:
            found.left[card] -= 1
            found.out[self.components.stack_of[card]] -= 1
        return found

    def kinds(self, number: int) -> list[int]:
        """The kinds of cards of a stack."""
        return [card for card, of in enumerate(self.components.stack_of) if of == number]

    def cards(self, number: int) -> list[int]:
        """All cards of a stack that are left, sorted."""
        return [card for card in self.kinds(number) for _ in range(self.left[card])]


def redeal_zones(s: State, seat: int | None, r: Random) -> None:
    """Deal every trade card the seat does not know anew: packages by their offers, then stacks, then kinds."""
    places = [[i for i, card in enumerate(zone.shown_to(seat)) if card is None] for zone in s.zones]
    left, out = [0] * len(s.components.stack_of), [0] * (STACKS + 1)
    for zone, unknown in zip(s.zones, places, strict=True):
        for i in unknown:
            left[zone.cards[i]] += 1
            out[s.components.stack_of[zone.cards[i]]] += 1
    for number in NUMBERS:
        out[number] -= len(places[stack(number)])
    pool = Pool(s.components, left, out)

    traded = [other for other in range(s.players) if places[package(other)]]
    traded.sort(key=lambda other: (-s.offers[other][VALUE], other))  # the hardest first
    offers = [s.offers[other] for other in traded]
    packages = deal_packages(pool, [(o[COUNT], o[VALUE], o[GOOD]) for o in offers], r)
    for other, cards in zip(traded, packages, strict=True):
        _fill(s, package(other), places, cards)
        pool = pool.without(cards)
    _deal_hands_and_stacks(s, places, pool, r)
    s.swapped = [swaps if who == seat else () for who, swaps in enumerate(s.swapped)]  # others' memories are not ours


def _deal_hands_and_stacks(s: State, places: list[list[int]], pool: Pool, r: Random) -> None:
    """First which hand has a card of which stack, then which kind it is."""
    backs = [number for number in NUMBERS for _ in range(pool.out[number])]
    r.shuffle(backs)
    cards = {}
    for number in NUMBERS:
        cards[number] = pool.cards(number)
        r.shuffle(cards[number])
    for seat in range(s.players):
        held = [cards[backs.pop()].pop() for _ in places[hand(seat)]]
        _fill(s, hand(seat), places, sorted(held))
    for number in NUMBERS:
        _fill(s, stack(number), places, cards[number])


def _fill(s: State, z: int, places: list[list[int]], cards: Sequence[int]) -> None:
    new = list(s.zones[z].cards)
    for i, card in zip(places[z], cards, strict=True):
        new[i] = card
    s.zones[z] = Zone(tuple(new), s.zones[z].known)


# -- packages ---------------------------------------------------------------------------------------------------------


def deal_packages(pool: Pool, claims: Sequence[Claim], r: Random) -> list[tuple[int, ...]]:
    """Cards for packages of which this is true, one by one; where nothing fits, one of the others is dealt again."""
    dealt: dict[int, tuple[int, ...]] = {}
    waiting = list(range(len(claims)))
    for _ in range(MOST_DRAWS):
        if not waiting:
            return [dealt[i] for i in range(len(claims))]
        first, *later = waiting
        taken = [card for cards in dealt.values() for card in cards]
        named = [claims[i][2] for i in later]
        cards = draw_package(pool.without([*taken, *named]), *claims[first], r)
        if cards is not None:
            dealt[first] = cards
            waiting = later
        elif dealt:
            again = r.choice(sorted(dealt))
            del dealt[again]
            waiting.append(again)
        else:
            break
    raise ValueError("no cards agree with the offers on the table")


def draw_package(pool: Pool, count: int, value: int, good: int, r: Random) -> tuple[int, ...] | None:
    """A package of so many cards, of this value and with this good, each as likely as it is drawn; None if none is."""
    parts = [_parts(pool, number, count, value, good) for number in NUMBERS]

    @cache
    def weight(at: int, cards: int, worth: int) -> int:
        """In how many ways what is missing can be drawn from this stack and those below it."""
        if at < 0:
            return int(cards == 0 and worth == 0)
        return sum(weights(at, cards, worth))

    def weights(at: int, cards: int, worth: int) -> list[int]:
        return [
            part.weight * weight(at - 1, cards - part.count, worth - part.value)
            if part.count <= cards and part.value <= worth
            else 0
            for part in parts[at]
        ]

    if not weight(STACKS - 1, count, value):
        return None
    found: list[int] = []
    for at in reversed(range(STACKS)):
        part = _by_lot(parts[at], weights(at, count, value), r)
        found += part.cards
        count -= part.count
        value -= part.value
    return tuple(sorted(found))


class _Slice:
    """Cards of one stack in a package."""

    __slots__ = ("cards", "count", "value", "weight")

    def __init__(self, pool: Pool, kinds: Sequence[int], counts: Sequence[int]) -> None:
        value = pool.components.value
        self.cards = tuple(card for card, n in zip(kinds, counts, strict=True) for _ in range(n))
        self.count = sum(counts)
        self.value = sum(n * n * value[card] for card, n in zip(kinds, counts, strict=True))
        self.weight = prod(comb(pool.left[card], n) for card, n in zip(kinds, counts, strict=True))


def _parts(pool: Pool, number: int, count: int, value: int, good: int) -> list[_Slice]:
    """All ways to have cards of one stack in a package."""
    kinds = pool.kinds(number)
    most = min(count, pool.out[number])
    ranges = [range(int(card == good), min(pool.left[card], most) + 1) for card in kinds]
    found = [_Slice(pool, kinds, counts) for counts in product(*ranges) if sum(counts) <= most]
    return [part for part in found if part.value <= value]


def _by_lot(parts: Sequence[_Slice], weights: Sequence[int], r: Random) -> _Slice:
    """One of the parts; whole numbers, because the weights can be very large."""
    at = r.randrange(sum(weights))
    for part, weight in zip(parts, weights, strict=True):
        if at < weight:
            return part
        at -= weight
    raise AssertionError("unreachable")
