"""Leave to count the range through the areas of another empire, for a price (S20, S20b).

Each empire is asked at most once in an action. A way that was granted is a bit of `State.ways` until it has been used.
"""

from __future__ import annotations

from collections.abc import Sequence

from zeitalter.engine.forms import Form, Number, Option, Some
from zeitalter.engine.steps import Decision
from zeitalter.engine.values import Action
from zeitalter.games.seven_ages.rules.cards import add_to_hand, known_in_hand, take_from_hand
from zeitalter.games.seven_ages.rules.reach import gatekeepers
from zeitalter.games.seven_ages.rules.state import State


def passage_options(s: State, seat: int, e: int, wanted: int) -> list[Action]:
    """Whom a player may ask so that an empire has one of the wanted areas in range."""
    return [("ask_way", s.card[gate]) for gate in gatekeepers(s, e, wanted) if s.owner[gate] != seat]


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

    def seats(self, s: State) -> Sequence[int]:
        return (self.seat,) if s.empire(self.card) >= 0 else ()

    def options(self, s: State, seat: int) -> Sequence[Option]:
        fields = (Number(0, purse(s)), Number(0, len(s.hand(self.asker))))
        return [("refuse",), Form("price", fields)]

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


class PayForWay(Decision[State]):
    """Pay the price at once, or do without the way."""

    seat: int
    card: int
    money: int
    cards: int
    rule = "S20"
    secret = True

    def seats(self, s: State) -> Sequence[int]:
        return (self.seat,) if s.empire(self.card) >= 0 else ()

    def options(self, s: State, seat: int) -> Sequence[Option]:
        if not self.cards:
            return [("refuse",), ("accept",)]
        return [("refuse",), Form("pay_cards", (Some(s.hand(seat), self.cards, self.cards),))]

    def announced(self, s: State, seat: int, action: Action) -> tuple[int, ...]:
        return (len(action[1]),) if action[0] == "pay_cards" else ()

    def take(self, s: State, seat: int, action: Action) -> None:
        if action == ("refuse",):
            s.emit("declines-price", seat, self.card)
            return
        gate = s.empire(self.card)
        if self.money:
            s.money[s.active] -= self.money
            s.money[gate] += self.money
        cards = action[1] if action[0] == "pay_cards" else ()
        for card in cards:
            give_card(s, card, seat, s.owner[gate])
        s.ways |= 1 << gate
        s.emit("gets-way", seat, self.card, self.money, self.cards)
        if cards:
            s.emit_to(1 << seat | 1 << s.owner[gate], "hands-over", seat, s.owner[gate], len(cards), cards)


def give_card(s: State, card: int, giver: int, taker: int, known: int = 0) -> None:
    """A card goes from hand to hand; both know it, and whoever knew it before."""
    known |= known_in_hand(s, giver, card) | 1 << giver
    take_from_hand(s, giver, card)
    add_to_hand(s, taker, card, known)
