"""How the bot trades (43.9): it offers what it does not collect, says what it wants, answers offers that bring its sets
on, agrees to what is worth more than it gives, and declines the rest with a word.

What it says of its packages is in `talk.py`. A package that nobody wanted is changed for another one, and an answer
that was not taken for a better paid one, until nothing new can be expected; but nothing is taken back while somebody's
answer to it lies on the table. Where the table sets no limit, it has enough after `PATIENCE` packages: it does not
haggle for ever with people. It finishes only when everybody else has nothing to say either.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp
from random import Random
from typing import Any

from zeitalter.engine.values import Action
from zeitalter.games.civilization.bot.goods import Cards, Goods
from zeitalter.games.civilization.bot.packages import Guess
from zeitalter.games.civilization.bot.style import USUAL, Style
from zeitalter.games.civilization.bot.talk import claim, refusal, wish
from zeitalter.games.civilization.rules.offers import (
    ANSWERS,
    CLAIM,
    COUNT,
    NUMBER,
    SMALLEST,
    VALUE,
    WISH,
    all_offers,
    has_declined,
    open_to,
    traders,
)
from zeitalter.games.civilization.rules.state import State
from zeitalter.games.civilization.rules.trade_cards import set_value

DOUBT, SHARE, DOUBTFUL = 0.2, 0.25, 3.0
"""How an answer is judged: the other side's fear of calamities, the part of an appeal that it may feel, and how many
points more or less make a difference."""
SHARE_OF_WISH = 0.7
"""The part of an appeal that is felt by somebody who has said what he wants."""
LARGEST = 4
"""Cards of an open package at most."""
WAIT, END = ("wait",), ("end_trade",)


def bargain(s: State, seat: int, options: Sequence[Any], r: Random, style: Style = USUAL) -> Action:
    """Agree, answer, offer, decline, wait or finish."""
    table = _Table(s, seat, r, style)
    action = table.agree(options) or table.decline(table.answers())
    if action is None and s.budget[seat]:
        action = table.answer() or table.offer()
    if action is None:
        action = table.decline(table.asked_for())
    return action or (WAIT if WAIT in options else END)


class _Table(Goods):
    """The trade as one seat sees it."""

    def __init__(self, s: State, seat: int, r: Random, style: Style) -> None:
        super().__init__(s, seat, r.random() < style.hiding, style)
        self.mine = s.offers[seat]
        self.r = r

    def agree(self, options: Sequence[Any]) -> Action | None:
        """The best reply to the own package, if it is worth more than that."""
        best, most = None, self.style.least_gain
        for option in options:
            if isinstance(option, tuple) and option[0] == "accept":
                gain = self.balance(self.lying, self.guess(option[1]))
                if gain >= most:
                    best, most = option, gain
        return best

    def guess(self, other: int) -> Guess:
        """What another seat's package may hold; who has passed a calamity on in this trade is trusted less."""
        s = self.s
        suspect = any(seller == other for _, _, seller in s.calamities)
        return Guess(s, self.left, s.offers[other], self.style, suspect)

    def answers(self) -> list[int]:
        """Who has answered the own package."""
        if not self.mine:
            return []
        return [other for other in open_to(self.s, self.seat) if self.s.offers[other][ANSWERS] == self.mine[NUMBER]]

    def asked_for(self) -> list[int]:
        """Who has made an offer that this seat should say something to, the newest last."""
        s = self.s
        found = [other for other in open_to(s, self.seat) if not s.offers[other][ANSWERS]]
        answered = self.mine[ANSWERS] if self.mine else 0
        return sorted(
            (other for other in found if s.offers[other][NUMBER] != answered), key=lambda other: s.offers[other][NUMBER]
        )

    def decline(self, others: Sequence[int]) -> Action | None:
        """A word to the first of these offers that has none yet."""
        s = self.s
        for other in others:
            number = s.offers[other][NUMBER]
            if not has_declined(s, self.seat, number):
                return "decline", other, number, refusal(s, other)
        return None

    def may_offer(self) -> bool:
        """Whether to lay another package open: some offers are kept for answers, and a package lies a while."""
        s, mine = self.s, self.mine
        others = [other for other in traders(s) if other != self.seat]
        every = all_offers(s)
        if not others or 3 * (every - s.budget[self.seat]) >= 2 * every:
            return False
        if not mine or all(self.has_enough_of(other) for other in others):
            return True
        return s.offer_number - mine[NUMBER] >= len(others) and not mine[ANSWERS]

    def has_enough_of(self, other: int) -> bool:
        """Whether nothing more is to be expected of another seat for the own package."""
        return bool(self.s.waiting >> other & 1) or has_declined(self.s, other, self.mine[NUMBER])

    def offer(self) -> Action | None:
        """The package that may appeal most to others for what it costs; another one if one lies there in vain."""
        if not self.may_offer():
            return None
        found = []
        for size in range(SMALLEST, min(LARGEST, len(self.own)) + 1):
            for cards in self.packages(size):
                worth = self.appeal(cards, self.wanted) - self.style.care * self.loss(cards)
                if worth > 0:
                    found.append((worth / size, cards))
        chosen = self.after(self.ranked(found), bool(self.mine) and not self.mine[ANSWERS])
        return ("offer_all", *self.filled(chosen)) if chosen else None

    def answer(self) -> Action | None:
        """The answer to an open offer that promises most; a better paid one if the first was not taken."""
        s, mine = self.s, self.mine
        numbers = {s.offers[other][NUMBER]: other for other in open_to(s, self.seat) if not s.offers[other][ANSWERS]}
        since = (mine[ANSWERS] or mine[NUMBER]) if mine else 0  # older offers have been thought about
        if mine and mine[ANSWERS] in numbers and not self.has_enough_of(numbers[since]):
            return None
        best: tuple[int, int, Cards] | None = None
        most = self.style.least_promise
        for number, other in sorted(numbers.items()):
            if number >= since:
                for cards, promise in self.replies(other, mine[VALUE] if number == since else 0):
                    if promise > most:
                        best, most = (other, number, cards), promise
        return None if best is None else ("reply", *best[:2], *self.filled(best[2]))

    def replies(self, other: int, refused: int) -> Iterator[tuple[Cards, float]]:
        """Packages worth more than a refused one to answer an offer with, and what is gained times its chance."""
        s = self.s
        offer: Sequence[int] = s.offers[other]
        guess = self.guess(other)
        if guess.gain(s, self.have) < offer[VALUE] + self.style.least_gain:
            return
        asked = offer[VALUE] + self.style.least_gain + DOUBT * guess.risk
        share = SHARE
        unwanted: Sequence[int] = offer[CLAIM:]
        if offer[WISH]:  # who says what he wants is taken at his word
            share = SHARE_OF_WISH
            unwanted = [g for g in range(s.components.goods) if not offer[WISH] >> g & 1]
        for size in range(offer[COUNT], min(offer[COUNT] + 1, len(self.own)) + 1):
            for cards in self.packages(size):
                face = set_value(s, cards)
                if face <= refused:
                    continue
                own = self.balance(cards, guess)
                if own >= self.style.least_gain:
                    hoped = face + share * (self.appeal(cards, offer[WISH], unwanted) - face)
                    yield cards, own / (1 + exp((asked - hoped) / DOUBTFUL))

    def filled(self, cards: Cards) -> tuple[Cards, int, Cards, Cards]:
        """The package, its named good, what is said to be in it, and what is wanted for it."""
        good = self.named_good(cards)
        return cards, good, claim(self, cards, good, self.r), wish(self, cards)
