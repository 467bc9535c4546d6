"""Advisors: drawing, choosing, and what happens to a deck whose top card lies face up (H5, H21, H65, H128)."""

from __future__ import annotations

from collections.abc import Mapping

from zeitalter.engine.steps import Decision, Sealed
from zeitalter.engine.values import Action
from zeitalter.engine.zones import ALL, zone_of
from zeitalter.games.historia.data.components import ADVISOR
from zeitalter.games.historia.rules.effects import effect
from zeitalter.games.historia.rules.state import State, advisor_deck, advisor_hand


@effect("draw_advisors")
def _draw_advisors(s: State, civ: int, origin: str, n: int) -> None:
    if s.option("chosen_advisors"):
        for _ in range(n):
            s.stack.append(ChooseAdvisor(civ))
    else:
        for _ in range(n):
            draw_advisor(s, civ)


def draw_advisor(s: State, seat: int, event: str = "draws-advisor") -> None:
    """Take the top face-down advisor; with all advisors in hand nothing happens (H65)."""
    deck = s.zones[advisor_deck(seat)]
    if deck.cards:
        to_hand(s, seat, deck.cards[0], event)
        s.barrier()


def to_hand(s: State, seat: int, advisor: int, event: str = "draws-advisor") -> None:
    """An advisor of the deck joins the hand, seen by its owner only; at the start that is a deed of its own."""
    owner = 1 << seat
    s.zones[advisor_deck(seat)] = s.zones[advisor_deck(seat)].without(advisor).known_only_to(owner)
    s.zones[advisor_hand(seat)] = s.zones[advisor_hand(seat)].with_bottom(advisor, owner)
    s.emit_to(owner, event, seat, ADVISOR + advisor)
    turn_deck(s, seat)


def advisor_played(s: State, seat: int, advisor: int) -> None:
    """An executed advisor goes face up under the deck (H21)."""
    s.advisors_up[seat] += (advisor,)
    turn_deck(s, seat)


def turn_deck(s: State, seat: int) -> None:
    """A face-up card on top: shuffle the deck face down (H65) or, with chosen advisors, turn it over (H128)."""
    zone = advisor_deck(seat)
    if s.zones[zone].cards or not s.advisors_up[seat]:
        return
    if s.option("chosen_advisors"):
        s.zones[zone] = zone_of(sorted(s.advisors_up[seat]), ALL)
    else:
        s.zones[zone] = zone_of(s.shuffled(sorted(s.advisors_up[seat])), 0)
    s.advisors_up[seat] = ()
    s.emit("turns-advisor-deck", seat)


class ExcludeAdvisor(Sealed[State]):
    """Each player puts one advisor face up under the deck: out for now (H128)."""

    rule = "H128"

    def seats(self, s: State) -> tuple[int, ...]:
        return s.order

    def options(self, s: State, seat: int) -> list[Action]:
        return [("exclude", ADVISOR + a) for a in s.zones[advisor_deck(seat)].cards]

    def reveal(self, s: State, answers: Mapping[int, Action]) -> None:
        for seat in s.order:
            advisor = answers[seat][1] - ADVISOR
            s.zones[advisor_deck(seat)] = s.zones[advisor_deck(seat)].without(advisor)
            s.advisors_up[seat] = (advisor,)
            s.emit("excludes-advisor", seat, ADVISOR + advisor)
        s.push(FirstAdvisor())


class FirstAdvisor(Sealed[State]):
    """Each player chooses the advisor to start with (A30)."""

    rule = "A30"

    def seats(self, s: State) -> tuple[int, ...]:
        return s.order

    def options(self, s: State, seat: int) -> list[Action]:
        return [("choose_advisor", ADVISOR + a) for a in s.zones[advisor_deck(seat)].cards]

    def reveal(self, s: State, answers: Mapping[int, Action]) -> None:
        for seat in s.order:
            to_hand(s, seat, answers[seat][1] - ADVISOR, "starts-with-advisor")


class ChooseAdvisor(Decision[State]):
    """Choose one of the own face-down advisors instead of drawing (H128)."""

    seat: int
    rule = "H128"

    def seats(self, s: State) -> tuple[int, ...]:
        return (self.seat,) if s.zones[advisor_deck(self.seat)].cards else ()

    def options(self, s: State, seat: int) -> list[Action]:
        return [("choose_advisor", ADVISOR + a) for a in s.zones[advisor_deck(seat)].cards]

    def take(self, s: State, seat: int, action: Action) -> None:
        to_hand(s, seat, action[1] - ADVISOR)
