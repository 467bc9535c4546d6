"""How the bot trades (43.9): it offers what it does not collect, answers offers that bring its sets on, and agrees to
what is worth more than it gives.

It tells the truth about its packages unless a calamity is inside. A package that nobody wanted is changed for another
one, and an answer that was not taken for a better paid one, until nothing new can be expected. Where the table sets no
limit, it has enough after `PATIENCE` packages: it does not haggle for ever with people.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp
from typing import Any

from zeitalter.engine.values import Action
from zeitalter.games.civilization.bot.goods import Cards, Goods
from zeitalter.games.civilization.bot.packages import Guess
from zeitalter.games.civilization.rules.state import State
from zeitalter.games.civilization.rules.trade import (
    ANSWERS,
    CLAIM,
    COUNT,
    NUMBER,
    PATIENCE,
    SMALLEST,
    VALUE,
    all_offers,
    open_to,
    traders,
)
from zeitalter.games.civilization.rules.trade_cards import set_value

LEAST_GAIN = 1.0
CARE = 2.0
"""How much more a loss counts than what an offer may appeal to others."""
DOUBT, SHARE, DOUBTFUL = 0.2, 0.25, 3.0
"""How an answer is judged: the other side's fear of calamities, the part of an appeal that it may feel, and how many
points more or less make a difference."""
LEAST_PROMISE = 1.5
LARGEST = 4
"""Cards of an open package at most."""
WAIT, END = ("wait",), ("end_trade",)


def bargain(s: State, seat: int, options: Sequence[Any]) -> Action:
    """Agree, answer, offer, wait or end."""
    table = _Table(s, seat)
    action = table.agree(options)
    if action is None and s.budget[seat]:
        action = table.answer() or table.offer()
    elif action is None and table.lies_in_vain():
        return END
    return action or (WAIT if WAIT in options else END)


class _Table(Goods):
    """The trade as one seat sees it."""

    def __init__(self, s: State, seat: int) -> None:
        super().__init__(s, seat)
        self.mine = s.offers[seat]

    def agree(self, options: Sequence[Any]) -> Action | None:
        """The best reply to the own package, if it is worth more than that."""
        s = self.s
        best, most = None, LEAST_GAIN
        for option in options:
            if isinstance(option, tuple) and option[0] == "accept":
                gain = self.balance(self.lying, Guess(s, self.left, s.offers[option[1]]))
                if gain >= most:
                    best, most = option, gain
        return best

    def lies_in_vain(self) -> bool:
        """Whether nobody will answer any more: nothing lies there, or many others have come and gone meanwhile."""
        return not self.mine or self.s.offer_number - self.mine[NUMBER] >= PATIENCE

    def may_offer(self) -> bool:
        """Whether to lay another package open: some offers are kept for answers, and a package lies a while."""
        s, mine = self.s, self.mine
        others = [other for other in traders(s) if other != self.seat]
        every = all_offers(s)
        if not others or 3 * (every - s.budget[self.seat]) >= 2 * every:
            return False
        if not mine or all(s.waiting >> other & 1 for other in others):
            return True
        return s.offer_number - mine[NUMBER] >= len(others) and not mine[ANSWERS]

    def offer(self) -> Action | None:
        """The package that may appeal most to others for what it costs; another one if one lies there in vain."""
        if not self.may_offer():
            return None
        found = []
        for size in range(SMALLEST, min(LARGEST, len(self.own)) + 1):
            for cards in self.packages(size):
                worth = self.appeal(cards) - CARE * self.loss(cards)
                if worth > 0:
                    found.append((worth / size, cards))
        chosen = self.after(self.ranked(found), bool(self.mine) and not self.mine[ANSWERS])
        return ("offer_all", *self.filled(chosen)) if chosen else None

    def answer(self) -> Action | None:
        """The answer to an open offer that promises most; a better paid one if the first was not taken."""
        s, mine = self.s, self.mine
        numbers = {s.offers[other][NUMBER]: other for other in open_to(s, self.seat) if not s.offers[other][ANSWERS]}
        since = (mine[ANSWERS] or mine[NUMBER]) if mine else 0  # older offers have been thought about
        if mine and mine[ANSWERS] in numbers and not s.waiting >> numbers[since] & 1:
            return None
        best: Action | None = None
        most = LEAST_PROMISE
        for number, other in sorted(numbers.items()):
            if number >= since:
                for cards, promise in self.replies(s.offers[other], mine[VALUE] if number == since else 0):
                    if promise > most:
                        best, most = ("reply", other, number, *self.filled(cards)), promise
        return best

    def replies(self, offer: Sequence[int], refused: int) -> Iterator[tuple[Cards, float]]:
        """Packages worth more than a refused one to answer an offer with, and what is gained times its chance."""
        s = self.s
        guess = Guess(s, self.left, offer)
        if guess.gain(s, self.have) < offer[VALUE] + LEAST_GAIN:
            return
        asked = offer[VALUE] + LEAST_GAIN + DOUBT * guess.risk
        for size in range(offer[COUNT], min(offer[COUNT] + 1, len(self.own)) + 1):
            for cards in self.packages(size):
                face = set_value(s, cards)
                if face <= refused:
                    continue
                own = self.balance(cards, guess)
                if own >= LEAST_GAIN:
                    hoped = face + SHARE * (self.appeal(cards, offer[CLAIM:]) - face)
                    yield cards, own / (1 + exp((asked - hoped) / DOUBTFUL))
