"""Which packages of trade cards the bot can make, what they cost it and what it says about them (43.9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

from zeitalter.games.civilization.bot.packages import Guess, appeal, contents, counts_of, others_cards
from zeitalter.games.civilization.rules.state import State, package
from zeitalter.games.civilization.rules.trade import own_cards
from zeitalter.games.civilization.rules.trade_cards import is_calamity, set_value

Cards = tuple[int, ...]
PASSED_ON = 25.0
"""What it is worth to get rid of a calamity."""
LOOSE = 9
"""Cards of which packages are made: those that are missed least for what they are worth to others."""


class Goods:
    """The own cards and what is known of the others' while a seat trades."""

    def __init__(self, s: State, seat: int) -> None:
        self.s, self.seat = s, seat
        self.own = own_cards(s, seat)
        self.have = counts_of(s, self.own)
        self.left = others_cards(s, seat)
        self.value = s.components.value
        self.others = max(1, s.players - 1)
        self.lying: Cards = tuple(sorted(s.zones[package(seat)].cards))

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

    def packages(self, size: int) -> Iterator[Cards]:
        """Packages of a size from the loose cards; with a calamity in hand only those that hold it."""
        s, value, have = self.s, self.value, self.have
        bad = [card for card in self.own if is_calamity(s, card)][:1]
        goods = [card for card in self.own if not is_calamity(s, card)]
        goods.sort(key=lambda card: (value[card] * (have[card] - 1 - self.left[card] / self.others), card))
        for part in dict.fromkeys(combinations(sorted(goods[: max(LOOSE, size)]), size - len(bad))):
            if part:
                yield (*part, *bad)

    def appeal(self, cards: Sequence[int], refused: Sequence[int] = ()) -> float:
        """What a package may be worth to others; nobody collects what he gives away."""
        return appeal(self.value, Counter(cards), self.left, self.others, refused)

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

    def filled(self, cards: Cards) -> tuple[Cards, int, Cards]:
        """The package, its named good and what is said about it."""
        counted = Counter(card for card in cards if not is_calamity(self.s, card))
        good = max(counted, key=lambda card: (self.value[card] * counted[card] ** 2, card))
        return tuple(sorted(cards)), good, self.claim(cards, good)

    def claim(self, cards: Cards, good: int) -> Cards:
        """The truth, or with a calamity inside something that could be true, if there is anything."""
        if not any(is_calamity(self.s, card) for card in cards):
            return tuple(sorted(cards))
        every = tuple(min(n, 4) for n in self.s.components.good_count) + (0,) * len(self.s.components.by_number)
        lies = contents(tuple(self.value), every, len(cards), set_value(self.s, cards), good)
        if not lies:
            return ()
        _, held = max(lies)
        return tuple(kind for kind, n in held for _ in range(n))
