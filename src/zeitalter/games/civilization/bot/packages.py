"""What a package of trade cards may hold and what it is worth to whom: guesses from what all can see (43.9).

True are count, value and the named good; a claim that fits is believed more often than not. Which cards the others can
have at all follows from the heights of the stacks, the own cards and the calamities that lie open.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from math import comb

from zeitalter.games.civilization.bot.style import USUAL, Style
from zeitalter.games.civilization.data.components import STACKS
from zeitalter.games.civilization.rules.offers import CLAIM, COUNT, GOOD, VALUE, own_cards
from zeitalter.games.civilization.rules.state import State, stack
from zeitalter.games.civilization.rules.trade_cards import LAST_RED, is_calamity, set_value

Content = tuple[tuple[int, int], ...]
"""Kinds of cards with how many there are."""
MOST_OF_A_KIND = 4
"""Equal goods in a package that could be true."""
COLLECTED = 2
"""How many cards of a good somebody who wants it is taken to have."""
CHANCE = 0.3
"""How likely a calamity that may be among the others' cards is taken to be in a package, against a good."""
CHANCE_OF_SUSPECT, DOUBTED = 0.9, 0.3
"""The same for somebody who has passed one on in this trade, and how much of the belief in a claim of his remains."""


def counts_of(s: State, cards: Sequence[int]) -> list[int]:
    """How many there are of each kind of trade card."""
    counts = [0] * len(s.components.stack_of)
    for card in cards:
        counts[card] += 1
    return counts


def others_cards(s: State, seat: int) -> tuple[int, ...]:
    """How many cards of each kind the others can have in their hands and packages."""
    c = s.components
    mine = counts_of(s, own_cards(s, seat))
    open_ones = {number for number, _, _ in s.calamities}
    found = [0] * len(c.stack_of)
    for number in range(1, STACKS + 1):
        goods = [good for good in range(c.goods) if c.stack_of[good] == number]
        bad = c.by_number.get(number, -1)
        out = sum(c.good_count[good] for good in goods) + (bad >= 0 and number not in open_ones)
        out -= len(s.zones[stack(number)].cards) + sum(mine[good] for good in goods) + (bad >= 0 and mine[bad])
        for good in goods:
            found[good] = max(0, min(c.good_count[good] - mine[good], out))
        if number > LAST_RED and not mine[bad] and number not in open_ones and out > 0:
            found[bad] = 1
    return tuple(found)


@lru_cache(maxsize=4000)
def contents(
    values: tuple[int, ...], left: tuple[int, ...], count: int, value: int, good: int
) -> tuple[tuple[float, Content], ...]:
    """Everything a package may hold, each with its weight."""
    found: list[tuple[float, Content]] = []

    def fill(kind: int, cards: int, worth: int, weight: float, held: Content) -> None:
        if not cards:
            if not worth and kind > good:
                found.append((weight, held))
            return
        if kind == len(values) or worth < 0:
            return
        for n in range(int(kind == good), min(cards, left[kind]) + 1):
            rest = worth - n * n * values[kind]
            if rest < 0:
                break
            chance = weight * comb(left[kind], n) * (CHANCE if n and not values[kind] else 1.0)
            fill(kind + 1, cards - n, rest, chance, (*held, (kind, n)) if n else held)

    fill(0, count, value, 1.0, ())
    return tuple(found)


def stands_out(value: Sequence[int], held: Iterable[tuple[int, int]]) -> int:
    """The good that a package is announced with: the one that is worth most in it."""
    return max(held, key=lambda part: (value[part[0]] * part[1] ** 2, part[0]))[0]


@lru_cache(maxsize=4000)
def _could_hold(
    values: tuple[int, ...], every: tuple[int, ...], count: int, value: int, good: int
) -> tuple[Content, ...]:
    found = contents(values, every, count, value, good)
    return tuple(held for _, held in found if stands_out(values, held) == good)


def could_hold(s: State, count: int, value: int, good: int) -> tuple[Content, ...]:
    """Goods of which a package could be made that is announced like this, for all that everybody knows."""
    c = s.components
    every = tuple(min(n, MOST_OF_A_KIND) for n in c.good_count) + (0,) * len(c.by_number)
    return _could_hold(tuple(c.value), every, count, value, good)


def claim_fits(s: State, offer: Sequence[int]) -> bool:
    """Whether a claim has the named good, and agrees with what is true of the package."""
    claim = offer[CLAIM:]
    if offer[GOOD] not in claim or any(is_calamity(s, card) for card in claim):
        return False
    rest = offer[VALUE] - set_value(s, claim)
    return rest == 0 if len(claim) == offer[COUNT] else rest >= offer[COUNT] - len(claim)


class Guess:
    """What the package of an offer may hold."""

    __slots__ = ("belief", "claimed", "danger", "good", "risk", "value")

    def __init__(
        self, s: State, left: tuple[int, ...], offer: Sequence[int], style: Style = USUAL, suspect: bool = False
    ) -> None:
        """`suspect`: whoever offers it has passed a calamity on in this trade."""
        self.danger = style.danger
        self.belief = DOUBTED * style.belief if suspect else style.belief
        self.value, self.good = offer[VALUE], offer[GOOD]
        chance = CHANCE_OF_SUSPECT if suspect else CHANCE
        self.risk = style.danger * chance * sum(left[s.components.goods :]) / max(1, s.players - 1)
        claim = offer[CLAIM:]
        self.claimed: Content | None = None
        if claim_fits(s, offer) and all(claim.count(card) <= left[card] for card in claim):
            self.claimed = tuple((card, claim.count(card)) for card in sorted(set(claim)))

    def gain(self, s: State, have: Sequence[int]) -> float:
        """What the package would add to these cards: what is certain, or what is claimed if that may be true."""
        value = s.components.value
        certain = self.value + 2 * have[self.good] * value[self.good] - self.risk
        if self.claimed is None:
            return certain
        unsaid = self.value - sum(n * n * value[kind] for kind, n in self.claimed)
        said = added(value, have, self.claimed, self.danger) + unsaid
        return self.belief * said + (1 - self.belief) * certain


def added(value: Sequence[int], have: Sequence[int], held: Content, danger: float) -> float:
    """What cards add to those one has: sets grow, calamities hurt."""
    gain = 0.0
    for kind, n in held:
        gain += value[kind] * n * (n + 2 * have[kind]) if value[kind] else -danger * n
    return gain


def appeal(
    value: Sequence[int],
    held: Mapping[int, int],
    left: Sequence[int],
    others: int,
    wanted: int = 0,
    refused: Sequence[int] = (),
) -> float:
    """What cards are worth to somebody who may collect them: more where others have some already, or say so."""
    worth = 0.0
    for kind, n in held.items():
        if wanted >> kind & 1:
            worth += value[kind] * n * (n + 2 * COLLECTED)
        elif left[kind] and kind not in refused:
            worth += value[kind] * n * (n + 2 * (1 + left[kind] / others))
        else:
            worth += value[kind] * n * n
    return worth
