"""Leave to count the range through the areas of another empire, for a price (S20, S20b).

Each empire is asked at most once in an action. A way that was granted is a bit of `State.ways` until it has been used.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from zeitalter.engine.errors import Objection
from zeitalter.engine.forms import Form, Number, Option, Some
from zeitalter.engine.steps import Decision, Sealed
from zeitalter.engine.values import Action
from zeitalter.games.seven_ages.rules.cards import add_to_hand, known_in_hand, take_from_hand
from zeitalter.games.seven_ages.rules.reach import gatekeepers
from zeitalter.games.seven_ages.rules.state import HANDS, State


def passage_options(s: State, seat: int, e: int, *wanted: int) -> list[Action]:
    """Whom a player may ask so that an empire has an area of one of the wanted masks in range."""
    return [("ask_way", s.card[gate]) for gate in gatekeepers(s, e, *wanted) if s.owner[gate] != seat]


def no_way(s: State, seat: int, e: int, card: int, *wanted: int) -> Objection | None:
    """Why it is of no use to ask an empire for a way."""
    gate = s.empire(card)
    if gate < 0:
        return Objection("empire-not-in-play", (card,), "S20")
    if s.asked_ways >> gate & 1:
        return Objection("already-asked", (card,), "S20b")
    return None if ("ask_way", card) in passage_options(s, seat, e, *wanted) else Objection("no-gate", (card,), "S20")


def ask_way(s: State, seat: int, action: Action) -> None:
    """Ask the player of an empire for a way through it."""
    gate = s.empire(action[1])
    s.asked_ways |= 1 << gate
    s.emit("asks-way", seat, action[1])
    s.push(NamePrice(s.owner[gate], action[1], seat))


def use_ways(s: State) -> None:
    """A permission serves one measurement."""
    s.ways = 0


def purse(s: State) -> int:
    """The money the acting player can pay with: that of the active empire."""
    return s.money[s.active] if s.active >= 0 else 0


class NamePrice(Decision[State]):
    """The player of an empire names a price for the way through it, or refuses."""

    seat: int
    card: int
    asker: int
    rule = "S20"
    answers = ("refuse", "price")

    def seats(self, s: State) -> Sequence[int]:
        return (self.seat,) if s.empire(self.card) >= 0 else ()

    def options(self, s: State, seat: int) -> Sequence[Option]:
        fields = (Number(0, purse(s)), Number(0, len(s.hand(self.asker))))
        return [("refuse",), Form("price", fields)]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        if action == ("refuse",):
            return None
        money, cards = purse(s), len(s.hand(self.asker))
        if 0 <= action[1] <= money and 0 <= action[2] <= cards:
            return None
        return Objection("price-too-high", (self.asker, money, cards), "S20")

    def take(self, s: State, seat: int, action: Action) -> None:
        if action == ("refuse",):
            s.emit("refuses-way", seat, self.card)
            return
        s.emit("names-price", seat, self.card, action[1], action[2])
        s.push(PayForWay(self.asker, self.card, action[1], action[2]))

    def default(self, s: State, seat: int) -> Action | None:
        return ("refuse",)

    def bot_options(self, s: State, seat: int, options: Sequence[Option]) -> Sequence[Option]:
        """Programs ask for a little money or a card."""
        money = min(2, purse(s))
        return [("refuse",), ("price", money, 0), ("price", 0, min(1, len(s.hand(self.asker))))]


class PayForWay(Sealed[State]):
    """Pay the price at once, or do without the way; the one who is paid sees the cards as soon as they are chosen."""

    seat: int
    card: int
    money: int
    cards: int
    rule = "S20"
    secret = True
    answers = ("refuse", "accept", "pay_cards")

    def seats(self, s: State) -> Sequence[int]:
        return (self.seat,) if s.empire(self.card) >= 0 else ()

    def options(self, s: State, seat: int) -> Sequence[Option]:
        if not self.cards:
            return [("refuse",), ("accept",)]
        return [("refuse",), Form("pay_cards", (Some(s.hand(seat), self.cards, self.cards),))]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        if action == ("refuse",):
            return None
        cards = action[1] if action[0] == "pay_cards" else ()
        for card in cards:
            if card not in s.hand(seat):
                return Objection("card-not-in-hand", (card,), "S20")
        right = len(cards) == self.cards and len(set(cards)) == self.cards
        return None if right else Objection("price-in-cards", (self.cards,), "S20")

    def reveal(self, s: State, answers: Mapping[int, Action]) -> None:
        seat, action = self.seat, answers[self.seat]
        if action == ("refuse",):
            s.emit("declines-price", seat, self.card)
            return
        gate = s.empire(self.card)
        if self.money:
            s.money[s.active] -= self.money
            s.money[gate] += self.money
        cards = action[1] if action[0] == "pay_cards" else ()
        s.ways |= 1 << gate
        s.emit("gets-way", seat, self.card, self.money, self.cards)
        if cards:
            taker = s.owner[gate]
            between = 1 << seat | 1 << taker
            for card, known in zip(cards, let_go(s, seat, cards, between), strict=True):
                add_to_hand(s, taker, card, known)
            s.emit_to(between, "hands-over", seat, taker, len(cards), cards)


def let_go(s: State, seat: int, cards: Sequence[int], between: int) -> list[int]:
    """Cards leave a hand for another one, face down; for each who knows it then.

    `between` are the two players as bits. Whoever else knew cards of this hand cannot tell any more which are left,
    unless all of them go.
    """
    if len(cards) < len(s.hand(seat)):
        s.zones[HANDS + seat] = s.zones[HANDS + seat].known_only_to(between)
    known = [known_in_hand(s, seat, card) | between for card in cards]
    for card in cards:
        take_from_hand(s, seat, card)
    s.barrier()
    return known
