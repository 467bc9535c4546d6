"""Phase 8: trade cards and gold; what sets of goods are worth, and how cards go back (43.8, 51, A-41)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from zeitalter.engine.steps import Decision, Step
from zeitalter.engine.values import Action
from zeitalter.engine.zones import ALL, Zone
from zeitalter.games.civilization.data.components import STACKS
from zeitalter.games.civilization.rules.rounds import begin
from zeitalter.games.civilization.rules.state import NOBODY, State, hand, stack

GOLD_PRICE = 18
LAST_RED = 5
"""Calamities of the stacks up to this one have a red back and are never traded (52)."""


def is_calamity(s: State, card: int) -> bool:
    """Whether a trade card is a calamity."""
    return card >= s.components.goods


def is_red(s: State, card: int) -> bool:
    """Whether a card is a calamity with a red back."""
    return is_calamity(s, card) and s.components.stack_of[card] <= LAST_RED


def mask_in_stack(s: State, card: int) -> int:
    """Who knows a card in a stack: a red back is known to all, the others to nobody (A-40)."""
    return ALL if is_red(s, card) else 0


def set_value(s: State, cards: Sequence[int]) -> int:
    """What cards are worth together: n equal goods of value v count n * n * v, calamities nothing (51)."""
    value = s.components.value
    return sum(n * n * value[card] for card, n in Counter(cards).items())


def return_cards(s: State, cards: Sequence[int], known: int = 0) -> None:
    """Put cards under their stacks; those that go back together in an order nobody knows (A-41)."""
    for number in range(1, STACKS + 1):
        together = s.shuffled([card for card in cards if s.components.stack_of[card] == number])
        zone = s.zones[stack(number)]
        for card in together:
            zone = zone.with_bottom(card, mask_in_stack(s, card) or known)
        s.zones[stack(number)] = zone


class TradeCards(Step[State]):
    """Everybody draws, whoever has the fewest cities first (43.8)."""

    rule = "43.8"

    def run(self, s: State) -> None:
        begin(s, 8)
        s.push(*(DrawCards(seat) for seat in sorted(s.order, key=s.city_count)))


class DrawCards(Step[State]):
    """One card of each stack up to the number of cities; then gold may be bought (43.8)."""

    seat: int
    rule = "43.8"

    def run(self, s: State) -> None:
        drawn = [draw(s, self.seat, number) for number in range(1, s.city_count(self.seat) + 1)]
        cards = tuple(card for card in drawn if card != NOBODY)
        if cards:
            s.barrier()
            s.emit_to(1 << self.seat, "draws", self.seat, len(cards), cards)
        s.push(BuyGold(self.seat))


def draw(s: State, seat: int, number: int) -> int:
    """Draw the top card of a stack; a red calamity is laid open at once. The card for the hand, or -1."""
    zone = s.zones[stack(number)]
    if not zone.cards:
        return NOBODY
    card = zone.cards[0]
    s.zones[stack(number)] = zone.below(1)
    if is_red(s, card):
        s.calamities = (*s.calamities, (number, seat, NOBODY))
        s.emit("lays-open", seat, card)
        return NOBODY
    give(s, seat, (card,))
    return card


def give(s: State, seat: int, cards: Sequence[int]) -> None:
    """Put cards into a hand; only its owner knows them, and they lie in order so that nothing can be read from it."""
    found = tuple(sorted((*s.zones[hand(seat)].cards, *cards)))
    s.zones[hand(seat)] = Zone(found, (1 << seat,) * len(found))


def take_away(s: State, seat: int, cards: Sequence[int]) -> None:
    """Take cards out of a hand."""
    left = list(s.zones[hand(seat)].cards)
    for card in cards:
        left.remove(card)
    s.zones[hand(seat)] = Zone(tuple(left), (1 << seat,) * len(left))


class BuyGold(Decision[State]):
    """Buy a card of the ninth stack for 18 tokens of the treasury, as often as wanted (43.8, A-14)."""

    seat: int
    rule = "43.8"

    def seats(self, s: State) -> Sequence[int]:
        possible = s.treasury[self.seat] >= GOLD_PRICE and s.zones[stack(STACKS)].cards
        return (self.seat,) if possible else ()

    def options(self, s: State, seat: int) -> Sequence[Action]:
        return [("gold",), ("no_gold",)]

    def take(self, s: State, seat: int, action: Action) -> None:
        if action[0] == "no_gold":
            return
        s.treasury[seat] -= GOLD_PRICE
        s.stock[seat] += GOLD_PRICE
        card = draw(s, seat, STACKS)
        s.barrier()
        s.emit_to(1 << seat, "buys-gold", seat, card)
        s.push(self)

    def default(self, s: State, seat: int) -> Action | None:
        return ("no_gold",)
