"""How the bot trades (43.9): it offers what it does not collect, answers offers that bring its sets on, and agrees to
what is worth more than it gives.

It tells the truth about its packages unless a calamity is inside, and stops when nothing new can be expected.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

from zeitalter.engine.values import Action
from zeitalter.games.civilization.bot_packages import Guess, appeal, contents, counts_of, others_cards
from zeitalter.games.civilization.state import State, package
from zeitalter.games.civilization.trade import (
    ANSWERS,
    COUNT,
    NUMBER,
    SMALLEST,
    VALUE,
    open_to,
    own_cards,
    traders,
)
from zeitalter.games.civilization.trade_cards import is_calamity, set_value

LEAST_GAIN = 2.0
PASSED_ON = 25.0
"""What it is worth to get rid of a calamity."""
CARE = 1.3
"""How much more a loss counts than what an offer may appeal to others."""
CLOSE_LOOKS = 6
"""Packages that are judged closely for an answer."""
WAIT, END = ("wait",), ("end_trade",)


def bargain(s: State, seat: int, options: Sequence[Any]) -> Action:
    """Agree, answer, offer, wait or end."""
    table = _Table(s, seat)
    agreed = table.agree(options)
    if agreed is not None:
        return agreed
    if s.budget[seat]:
        answer = table.answer()
        if answer is not None:
            return answer
        if table.may_offer():
            offer = table.offer()
            if offer is not None:
                return offer
    return WAIT if WAIT in options else END


class _Table:
    """The trade as one seat sees it."""

    def __init__(self, s: State, seat: int) -> None:
        self.s, self.seat = s, seat
        self.own = own_cards(s, seat)
        self.have = counts_of(s, self.own)
        self.left = others_cards(s, seat)
        self.value = s.components.value
        self.others = max(1, s.players - 1)

    # -- agreeing -----------------------------------------------------------------------------------------------------

    def agree(self, options: Sequence[Any]) -> Action | None:
        """The best reply to the own package, if it is worth more than that."""
        s = self.s
        given = s.zones[package(self.seat)].cards
        best, most = None, LEAST_GAIN
        for option in options:
            if option[0] == "accept" if isinstance(option, tuple) else False:
                gain = self.balance(given, Guess(s, self.left, s.offers[option[1]]))
                if gain >= most:
                    best, most = option, gain
        return best

    def balance(self, given: Sequence[int], guess: Guess) -> float:
        """What is gained if these cards are swapped for a package."""
        rest = list(self.have)
        for card in given:
            rest[card] -= 1
        return guess.gain(self.s, rest) - self.loss(given)

    def loss(self, given: Sequence[int]) -> float:
        """What the hand loses with these cards; a calamity is gladly given."""
        loss = 0.0
        for card, n in Counter(given).items():
            if self.value[card]:
                loss += self.value[card] * n * (2 * self.have[card] - n)
            else:
                loss -= PASSED_ON * n
        return loss

    # -- packages -----------------------------------------------------------------------------------------------------

    def packages(self, size: int) -> Iterator[tuple[int, ...]]:
        """All packages of a size; with a calamity in hand only those that hold one."""
        bad = [card for card in self.own if is_calamity(self.s, card)][:1]
        goods = [card for card in self.own if not is_calamity(self.s, card)]
        for part in dict.fromkeys(combinations(goods, size - len(bad))):
            if part:
                yield (*part, *bad)

    def appeal(self, cards: Sequence[int]) -> float:
        """What a package may be worth to others."""
        return appeal(self.value, Counter(cards), self.left, self.others)

    def filled(self, cards: Sequence[int]) -> tuple[tuple[int, ...], int, tuple[int, ...]]:
        """The package, its named good and what is said about it."""
        counted = Counter(card for card in cards if not is_calamity(self.s, card))
        good = max(counted, key=lambda card: (self.value[card] * counted[card] ** 2, card))
        return tuple(sorted(cards)), good, self.claim(cards, good)

    def claim(self, cards: Sequence[int], good: int) -> tuple[int, ...]:
        """The truth, or with a calamity inside something that could be true, if there is anything."""
        if not any(is_calamity(self.s, card) for card in cards):
            return tuple(sorted(cards))
        every = tuple(min(n, 4) for n in self.s.components.good_count) + (0,) * len(self.s.components.by_number)
        lies = contents(tuple(self.value), every, len(cards), set_value(self.s, cards), good)
        if not lies:
            return ()
        _, held = max(lies)
        return tuple(kind for kind, n in held for _ in range(n))

    # -- offers and answers -------------------------------------------------------------------------------------------

    def used(self) -> int:
        """How many offers the seat has made in this trade."""
        return int(self.s.option("trade_offers")) - self.s.budget[self.seat]

    def may_offer(self) -> bool:
        """Whether to lay another package open: some offers are kept for answers, and a package lies a while.

        It is taken back when all others wait; by then nobody else will answer it.
        """
        s = self.s
        others = [other for other in traders(s) if other != self.seat]
        if not others or 3 * self.used() >= 2 * int(s.option("trade_offers")):
            return False
        return not s.offers[self.seat]

    def offer(self) -> Action | None:
        """The package that may appeal most to others for what it costs; another one each time."""
        if len(self.own) < SMALLEST:
            return None
        found: dict[int, tuple[float, tuple[int, ...]]] = {}
        for cards in self.packages(SMALLEST):
            worth = self.appeal(cards) - CARE * self.loss(cards)
            best = max(cards, key=lambda card: self.value[card])
            if best not in found or worth > found[best][0]:
                found[best] = worth, cards
        ranked = sorted(found.values(), reverse=True)
        which = self.used() % min(3, len(ranked)) if ranked else 0
        if not ranked or ranked[which][0] <= 0:
            return None
        return ("offer_all", *self.filled(ranked[which][1]))

    def answer(self) -> Action | None:
        """The answer to an open offer that brings both sides most, unless one is on the table already."""
        s = self.s
        numbers = {s.offers[other][NUMBER]: other for other in open_to(s, self.seat)}
        mine = s.offers[self.seat]
        if mine and (mine[ANSWERS] in numbers or any(o and o[ANSWERS] == mine[NUMBER] for o in s.offers)):
            return None
        best: Action | None = None
        most = 0.0
        for number, other in sorted(numbers.items()):
            offer = s.offers[other]
            if offer[ANSWERS]:
                continue
            guess = Guess(s, self.left, offer)
            if guess.gain(s, self.have) < LEAST_GAIN:
                continue
            for cards in self._close(min(offer[COUNT], SMALLEST + 1, len(self.own))):
                own = self.balance(cards, guess)
                both = own + self.appeal(cards) - offer[VALUE]
                if own >= LEAST_GAIN and both > most:
                    best, most = ("reply", other, number, *self.filled(cards)), both
        return best

    def _close(self, size: int) -> list[tuple[int, ...]]:
        """The packages of a size that are worth a close look."""
        ranked = sorted(self.packages(size), key=lambda cards: self.loss(cards) - self.appeal(cards))
        return ranked[:CLOSE_LOOKS]
