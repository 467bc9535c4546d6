"""Destiny (S95, S96): discard any cards, then draw up to a hand whose size depends on who acts."""

from __future__ import annotations

from collections.abc import Sequence

from zeitalter.engine.errors import Objection
from zeitalter.engine.forms import Form, Option, Some
from zeitalter.engine.steps import Decision, Step
from zeitalter.engine.values import Action
from zeitalter.engine.zones import ALL
from zeitalter.games.seven_ages.data.components import RELIGIOUS
from zeitalter.games.seven_ages.rules.cards import add_to_hand, draw_to_hand, refill, throw_away
from zeitalter.games.seven_ages.rules.events import PlayEvent
from zeitalter.games.seven_ages.rules.state import DECK, DISCARD, State

DRAW_PILE, DISCARD_PILE = range(2)


class Destiny(Step[State]):
    """The action of an empire or an empty slot."""

    seat: int
    card: int
    rule = "S95"

    def run(self, s: State) -> None:
        s.push(PlayEvent("destiny", ()), ThrowAway(self.seat, self.card))


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
    """Discard any number of cards, then draw."""

    seat: int
    card: int
    rule = "S95"
    secret = True
    answers = ("throw_away",)

    def seats(self, s: State) -> Sequence[int]:
        return () if self.card >= 0 and s.empire(self.card) < 0 else (self.seat,)

    def options(self, s: State, seat: int) -> Sequence[Option]:
        hand = s.hand(seat)
        return [Form("throw_away", (Some(hand, 0, len(hand)),))]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        for card in action[1]:
            if card not in s.hand(seat):
                return Objection("card-not-in-hand", (card,), "S95")
        return None

    def take(self, s: State, seat: int, action: Action) -> None:
        e = s.empire(self.card)
        helped = is_religious(s, e)
        throw_away(s, seat, action[1], below=helped)
        if action[1]:
            s.barrier()
            s.emit("throws-away", seat, len(action[1]), action[1])
        missing = max(0, hand_size(s, e) - len(s.hand(seat)))
        if helped:
            s.push(DrawNext(seat, missing))
        else:
            draw_to_hand(s, seat, missing)

    def default(self, s: State, seat: int) -> Action | None:
        return ("throw_away", ())


class DrawNext(Step[State]):
    """The next of so many missing cards; an empty draw pile is filled before anybody chooses a pile (S3, S96)."""

    seat: int
    number: int
    rule = "S96"

    def run(self, s: State) -> None:
        refill(s)
        if self.number and s.zones[DECK]:
            s.push(DrawFrom(self.seat, self.number), DrawNext(self.seat, self.number - 1))


class DrawFrom(Decision[State]):
    """A Religious leader draws each card from either pile (S96)."""

    seat: int
    number: int
    rule = "S96"
    answers = ("draw",)

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return [("draw", DRAW_PILE), ("draw", DISCARD_PILE)]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        pile = s.zones[DECK if action[1] == DRAW_PILE else DISCARD]
        return None if pile else Objection("pile-empty", (action[1],), "S96")

    def take(self, s: State, seat: int, action: Action) -> None:
        if action[1] == DRAW_PILE:
            draw_to_hand(s, seat)
            return
        pile = s.zones[DISCARD]
        card = pile.cards[0]
        s.zones[DISCARD] = pile.below(1)
        add_to_hand(s, seat, card, ALL)
        s.emit("takes-discard", seat, card)
