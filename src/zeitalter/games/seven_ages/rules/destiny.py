"""Destiny (S95, S96): discard any cards, then draw up to a hand whose size depends on who acts."""

from __future__ import annotations

from collections.abc import Sequence

from zeitalter.engine.forms import Form, Option, Some
from zeitalter.engine.steps import Decision, Step
from zeitalter.engine.values import Action
from zeitalter.engine.zones import ALL
from zeitalter.games.seven_ages.data.components import RELIGIOUS
from zeitalter.games.seven_ages.rules.cards import add_to_hand, discard, draw_to_hand, refill, take_from_hand
from zeitalter.games.seven_ages.rules.events import EventWindow
from zeitalter.games.seven_ages.rules.state import DECK, DISCARD, State

DRAW_PILE, DISCARD_PILE = range(2)


class Destiny(Step[State]):
    """The action of an empire or an empty slot."""

    seat: int
    card: int
    rule = "S95"

    def run(self, s: State) -> None:
        s.push(EventWindow("destiny", ()), ThrowAway(self.seat, self.card))


def hand_size(s: State, e: int) -> int:
    """The hand up to which cards are drawn; an advanced empire has none of a higher age beside it (S95)."""
    constants = s.components.constants
    if e < 0:
        size = constants.hand_no_empire
    else:
        size = constants.hand_advanced if s.age(e) == s.current_age() else constants.hand_empire
    for event, empire, _ in s.effects:
        if empire == e:
            for effect in s.components.event_effects[event]:
                if effect.stat == "hand_draw":
                    size += sum(n for how, n in effect.how if how == "add")
    return size


def is_religious(s: State, e: int) -> bool:
    """Whether a Religious leader helps (S96)."""
    return e >= 0 and bool(s.codes(e) >> RELIGIOUS & 1)


class ThrowAway(Decision[State]):
    """Discard any number of cards."""

    seat: int
    card: int
    rule = "S95"
    secret = True

    def options(self, s: State, seat: int) -> Sequence[Option]:
        hand = s.hand(seat)
        return [Form("throw_away", (Some(hand, 0, len(hand)),))]

    def take(self, s: State, seat: int, action: Action) -> None:
        e = s.empire(self.card)
        for card in action[1]:
            take_from_hand(s, seat, card)
            discard(s, card, below=is_religious(s, e))
        if action[1]:
            s.emit("throws-away", seat, len(action[1]), action[1])
        missing = max(0, hand_size(s, e) - len(s.hand(seat)))
        if is_religious(s, e):
            s.push(*(DrawFrom(seat, missing - i) for i in range(missing)))
        else:
            draw_to_hand(s, seat, missing)

    def default(self, s: State, seat: int) -> Action | None:
        return ("throw_away", ())


class DrawFrom(Decision[State]):
    """A Religious leader draws each card from either pile (S96)."""

    seat: int
    number: int
    rule = "S96"

    def seats(self, s: State) -> Sequence[int]:
        refill_if_needed(s)
        return (self.seat,) if s.zones[DECK] or s.zones[DISCARD] else ()

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        found: list[Action] = [("draw", DRAW_PILE)] if s.zones[DECK] else []
        return [*found, ("draw", DISCARD_PILE)] if s.zones[DISCARD] else found

    def take(self, s: State, seat: int, action: Action) -> None:
        if action[1] == DRAW_PILE:
            draw_to_hand(s, seat)
            return
        pile = s.zones[DISCARD]
        card = pile.cards[0]
        s.zones[DISCARD] = pile.below(1)
        add_to_hand(s, seat, card, ALL)
        s.emit("takes-discard", seat, card)


def refill_if_needed(s: State) -> None:
    """A draw pile that is empty is filled before anybody chooses a pile."""
    if not s.zones[DECK]:
        refill(s)
