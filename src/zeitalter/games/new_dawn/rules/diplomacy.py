"""Diplomacy cards (14): of city-states, of which two each lie beside the map, and of the players, four each."""

from __future__ import annotations

from collections.abc import Sequence

from zeitalter.engine.errors import Objection
from zeitalter.engine.steps import Decision, Step
from zeitalter.engine.values import Action
from zeitalter.games.new_dawn.data.components import EMBASSY, PACTS
from zeitalter.games.new_dawn.rules.focus_row import GetTrade
from zeitalter.games.new_dawn.rules.pieces import pact_limit
from zeitalter.games.new_dawn.rules.science import GainResource
from zeitalter.games.new_dawn.rules.state import OWN_STACK, State

COPIES = 2
"""Diplomacy cards of every city-state."""


def greet(s: State, seat: int, state: int) -> None:
    """A visitor takes a card of a city-state, if there is one left and he has none (N60)."""
    if s.envoys[state].bit_count() < COPIES and not s.envoys[state] >> seat & 1:
        s.envoys[state] |= 1 << seat
        s.find_powers(seat)
        s.emit("takes-envoy", seat, state)


def visit(s: State, seat: int, giver: int, space: int) -> None:
    """A caravan has traded in a rival's city: its player may take a card (N61), and an embassy works (N210)."""
    s.push(TakePact(seat, giver), Welcome(seat, giver, int(space == s.capital[giver])))


def held(s: State, seat: int, giver: int) -> list[int]:
    """The diplomacy cards of a player that a seat holds."""
    return [pact for pact in range(len(PACTS)) if s.pacts[giver * len(PACTS) + pact] == seat]


def offered(s: State, giver: int) -> list[int]:
    """The diplomacy cards that still lie in a player's own stack."""
    return held(s, OWN_STACK, giver)


def return_cards(s: State, seat: int, giver: int) -> None:
    """Who attacks a player returns the cards he holds of him (N84)."""
    for pact in held(s, seat, giver):
        s.pacts[giver * len(PACTS) + pact] = OWN_STACK
        s.find_powers(seat)
        s.emit("returns-pact", seat, giver, pact)


def return_envoy(s: State, seat: int, state: int) -> None:
    """Who attacks a city-state returns its card (N84)."""
    if s.envoys[state] >> seat & 1:
        s.envoys[state] &= ~(1 << seat)
        s.find_powers(seat)
        s.emit("returns-envoy", seat, state)


class TakePact(Decision[State]):
    """Take a card of the rival whose city was visited, or exchange the one already held (N61)."""

    seat: int
    giver: int
    rule = "N61"
    answers = ("take_pact", "change_pact", "done")

    def options(self, s: State, seat: int) -> Sequence[Action]:
        own, lying = held(s, seat, self.giver), offered(s, self.giver)
        found: list[Action] = []
        if len(own) < pact_limit(s, seat):
            found += [("take_pact", self.giver, pact) for pact in lying]
        found += [("change_pact", self.giver, old, new) for old in own for new in lying]
        return [*found, ("done",)]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        if action in self.options(s, seat):
            return None
        return Objection("pact-not-there", (action[1], action[-1]), "N61")

    def take(self, s: State, seat: int, action: Action) -> None:
        take_card(s, seat, action)


def take_card(s: State, seat: int, action: Action) -> None:
    """Take a diplomacy card, or exchange one for another of the same player."""
    if action[0] == "done":
        return
    giver = action[1]
    if action[0] == "change_pact":
        s.pacts[giver * len(PACTS) + action[2]] = OWN_STACK
        s.emit("returns-pact", seat, giver, action[2])
    s.pacts[giver * len(PACTS) + action[-1]] = seat
    s.find_powers(seat)
    s.emit("takes-pact", seat, giver, action[-1])


class TakePacts(Decision[State]):
    """Potala Palace: when it is built, take up to three cards of other players in total (N186)."""

    seat: int
    n: int
    rule = "N186"
    answers = ("take_pact", "done")

    def options(self, s: State, seat: int) -> Sequence[Action]:
        found = [
            ("take_pact", giver, pact)
            for giver in range(s.players)
            if giver != seat and len(held(s, seat, giver)) < pact_limit(s, seat)
            for pact in offered(s, giver)
        ]
        return [*found, ("done",)]

    def take(self, s: State, seat: int, action: Action) -> None:
        if action[0] == "done":
            return
        take_card(s, seat, action)
        if self.n > 1:
            s.push(TakePacts(seat, self.n - 1))


class Welcome(Step[State]):
    """An embassy: a caravan in the giver's capital brings him a trade token and the visitor a resource (N210)."""

    seat: int
    giver: int
    capital: int
    rule = "N210"

    def run(self, s: State) -> None:
        if self.capital and EMBASSY in held(s, self.seat, self.giver):
            s.push(GetTrade(self.giver, 1), GainResource(self.seat, 0))
