"""Which packages of trade cards the bot can make, what they cost it and what others may give for them (43.9)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from zeitalter.games.civilization.bot.ordinary import is_ordinary
from zeitalter.games.civilization.bot.packages import Guess, appeal, counts_of, others_cards, stands_out
from zeitalter.games.civilization.bot.style import USUAL, Style
from zeitalter.games.civilization.rules.offers import own_cards, traders
from zeitalter.games.civilization.rules.state import State, package
from zeitalter.games.civilization.rules.trade_cards import is_calamity, set_value

Cards = tuple[int, ...]
LOOSE = 9
"""Cards of which packages are made: those that are missed least for what they are worth to others."""


class Goods:
    """The own cards and what is known of the others' while a seat trades."""

    def __init__(self, s: State, seat: int, hides: bool = True, style: Style = USUAL) -> None:
        """`hides`: whether a calamity in hand is to go into the packages."""
        self.s, self.seat, self.hides, self.style = s, seat, hides, style
        self.own = own_cards(s, seat)
        self.have = counts_of(s, self.own)
        self.left = others_cards(s, seat)
        self.value = s.components.value
        self.others = max(1, s.players - 1)
        self.lying: Cards = tuple(sorted(s.zones[package(seat)].cards))
        self.by_size: dict[int, list[Cards]] = {}
        self.wanted = 0
        """The goods that others who trade have said they want, as a mask."""
        for other in traders(s):
            if other != seat:
                self.wanted |= s.wished[other]

    def balance(self, given: Sequence[int], guess: Guess) -> float:
        """What is gained if these cards are swapped for a package."""
        rest = list(self.have)
        for card in given:
            rest[card] -= 1
        return guess.gain(self.s, rest) - self.loss(given)

    def loss(self, given: Sequence[int]) -> float:
        """What the hand loses with these cards; a calamity is gladly given."""
        loss = 0.0
        for card in dict.fromkeys(given):
            n = given.count(card)
            if self.value[card]:
                loss += self.value[card] * n * (2 * self.have[card] - n)
            else:
                loss -= self.style.passed_on * n
        return loss

    def packages(self, size: int) -> list[Cards]:
        """Packages of a size from the loose cards; those that hide a calamity, unless there is none or all show it."""
        if size not in self.by_size:
            self.by_size[size] = self._packages(size)
        return self.by_size[size]

    def _packages(self, size: int) -> list[Cards]:
        s, value, have = self.s, self.value, self.have
        bad = [card for card in self.own if is_calamity(s, card)][: int(self.hides)]
        goods = [card for card in self.own if not is_calamity(s, card)]
        goods.sort(key=lambda card: (value[card] * (have[card] - 1 - self.left[card] / self.others), card))
        loose = sorted(goods[: max(LOOSE, size)])
        found = [(*part, *bad) for part in dict.fromkeys(combinations(loose, size - len(bad))) if part]
        if bad:
            found = [cards for cards in found if self.could_be_clean(cards)] or list(
                dict.fromkeys(combinations(loose, size))
            )
        return found

    def could_be_clean(self, cards: Cards) -> bool:
        """Whether what is announced of a package with a calamity is ordinary for one without."""
        return is_ordinary(self.s, len(cards), set_value(self.s, cards), self.named_good(cards))

    def appeal(self, cards: Sequence[int], wanted: int, refused: Sequence[int] = ()) -> float:
        """What a package may be worth to others; nobody collects what he gives away."""
        return appeal(self.value, {card: cards.count(card) for card in cards}, self.left, self.others, wanted, refused)

    def ranked(self, found: list[tuple[float, Cards]]) -> list[Cards]:
        """The best package for each good that stands out in it, the best first."""
        best: dict[int, tuple[float, Cards]] = {}
        for worth, cards in found:
            good = max(cards, key=lambda card: self.value[card] * cards.count(card) ** 2)
            if good not in best or worth > best[good][0]:
                best[good] = worth, cards
        return [tuple(sorted(cards)) for _, cards in sorted(best.values(), reverse=True)]

    def after(self, ranked: list[Cards], same: bool) -> Cards | None:
        """The next package to try: the best, or the one after that which lies there in vain."""
        at = ranked.index(self.lying) + 1 if same and self.lying in ranked else 0
        return ranked[at] if at < len(ranked) else None

    def named_good(self, cards: Cards) -> int:
        """The good a package is announced with: what stands out in it."""
        return stands_out(self.value, [(card, cards.count(card)) for card in cards if not is_calamity(self.s, card)])
