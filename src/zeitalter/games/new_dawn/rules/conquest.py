"""What a won attack brings (9, 12): spaces, city-states, wonders, and the trade tokens of a capital."""

from __future__ import annotations

from collections.abc import Sequence

from zeitalter.engine.errors import Objection
from zeitalter.engine.masks import bits
from zeitalter.engine.steps import Decision, Step
from zeitalter.engine.values import Action
from zeitalter.games.new_dawn.data.components import SLOTS
from zeitalter.games.new_dawn.rules.board import NOWHERE
from zeitalter.games.new_dawn.rules.combat import kind_of
from zeitalter.games.new_dawn.rules.focus_row import GetTrade
from zeitalter.games.new_dawn.rules.pieces import (
    against_taking_back,
    clear,
    conquer_state,
    free_state,
    returnable,
    take_back,
    take_over,
    wonder_lost,
)
from zeitalter.games.new_dawn.rules.science import GainResource
from zeitalter.games.new_dawn.rules.state import NOBODY, State

LOOT = 2
"""Trade tokens taken from a player whose capital was defeated (N94)."""


class Won(Step[State]):
    """An attack was won (N91-N99)."""

    seat: int
    space: int
    rule = "N91"

    def run(self, s: State) -> None:
        seat, space = self.seat, self.space
        kind = kind_of(s, space)
        if kind == "barbarian":
            _defeat_barbarian(s, seat, space)
            return
        if space in s.capital:
            _loot(s, seat, space)
            return
        state = s.state_at(space)
        if kind != "city_state" and state != NOBODY and s.states[state] == s.owner(space):
            s.push(ConquerOrLiberate(seat, state, space))
            return
        s.push(Occupy(seat, space, int(kind != "rival_token")))


def _defeat_barbarian(s: State, seat: int, space: int) -> None:
    """The barbarian leaves the map; its conqueror gets a trade token, Sumeria a resource (N91, N195)."""
    letter = s.barbarians.index(space)
    s.put_barbarian(letter, NOWHERE)
    s.emit("barbarian-defeated", seat, letter)
    for source in s.effects(seat, "gain_resource"):
        if source.effect["trigger"] == "on_defeat_barbarian":
            s.push(GainResource(seat, 0))
    s.push(GetTrade(seat, 1))


def _loot(s: State, seat: int, space: int) -> None:
    """A capital stays; the attacker takes trade tokens, and its wonder if he has a city for it (N94, N97)."""
    owner = s.capital.index(space)
    s.looted[seat] += 1
    s.stale |= 1 << seat
    s.emit("loots", seat, owner)
    wonder = s.wonder_at(space)
    if wonder != NOBODY and s.cities[seat] & ~s.built():
        s.push(MoveWonder(seat, wonder, owner))
    elif wonder != NOBODY:
        s.emit("keeps-wonder", owner, wonder, seat)
    s.push(StealTrade(seat, owner, LOOT))


class StealTrade(Decision[State]):
    """The attacker takes trade tokens from cards of the defender, and puts them on his own (N94, A11)."""

    seat: int
    owner: int
    n: int
    got: int = 0
    rule = "N94"
    answers = ("steal", "done")

    def options(self, s: State, seat: int) -> Sequence[Action]:
        row = s.cards(self.owner)
        return [*(("steal", row[place]) for place in range(SLOTS) if s.on_card(self.owner, place)), ("done",)]

    def take(self, s: State, seat: int, action: Action) -> None:
        got = self.got
        if action[0] == "steal":
            got += 1
            s.trade[self.owner * SLOTS + s.cards(self.owner).index(action[1])] -= 1
            s.emit("steals", seat, self.owner, action[1])
            if self.n > 1:
                s.push(StealTrade(seat, self.owner, self.n - 1, got))
                return
        if got:
            s.push(GetTrade(seat, got))


class MoveWonder(Decision[State]):
    """The wonder of a defeated capital goes under a city of the attacker without one (N97)."""

    seat: int
    wonder: int
    owner: int
    rule = "N97"
    answers = ("under",)

    def options(self, s: State, seat: int) -> Sequence[Action]:
        return [("under", space) for space in bits(s.cities[seat] & ~s.built())]

    def take(self, s: State, seat: int, action: Action) -> None:
        s.wonders[self.wonder] = action[1]
        s.find_powers(seat, self.owner)
        s.emit("moves-wonder", seat, self.owner, self.wonder, action[1])
        wonder_lost(s, self.owner, self.wonder)


class ConquerOrLiberate(Decision[State]):
    """A rival's piece on a conquered city-state was defeated: conquer it, or set it free (N93, N119, N120)."""

    seat: int
    state: int
    space: int
    rule = "N119"
    answers = ("conquer", "liberate")

    def options(self, s: State, seat: int) -> Sequence[Action]:
        return [("conquer",), ("liberate",)]

    def take(self, s: State, seat: int, action: Action) -> None:
        if action[0] == "conquer":
            s.push(Occupy(seat, self.space, 1))
            return
        owner = s.owner(self.space)
        s.emit("loses-city" if s.cities[owner] >> self.space & 1 else "loses-token", owner, self.space)
        free_state(s, self.state, seat)
        clear(s, owner, self.space)


class Occupy(Step[State]):
    """The attacker's piece comes to the space: a city where one stood, if he has one, else a token (N92, N93, N98)."""

    seat: int
    space: int
    city: int
    rule = "N92"

    def run(self, s: State) -> None:
        seat, space = self.seat, self.space
        city = bool(self.city and s.cities_left(seat))
        if not city and not s.strength(seat):
            s.push(FreeToken(seat, space, self.city))
            return
        s.taken |= 1 << space
        if s.owner(space) != NOBODY:
            take_over(s, seat, space, city, strong=bool(self.city) and not city)
            return
        state = s.state_at(space)
        if city:
            s.cities[seat] |= 1 << space
        else:
            s.control[seat] |= 1 << space
            s.strong[seat] |= 1 << space
        s.space_changes_hands(space, seat)
        wonder = s.wonder_at(space)
        if wonder != NOBODY:
            s.emit("gets-wonder", seat, wonder, space)
        conquer_state(s, seat, state)


class FreeToken(Decision[State]):
    """Without an unused token the attacker may take one back from the map; else all stays as it is (A3)."""

    seat: int
    space: int
    city: int
    rule = "N42"
    answers = ("take_back", "done")

    def options(self, s: State, seat: int) -> Sequence[Action]:
        return [*(("take_back", space) for space in bits(returnable(s, seat))), ("done",)]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        return against_taking_back(s, seat, action[1]) if action[0] == "take_back" else None

    def take(self, s: State, seat: int, action: Action) -> None:
        if action[0] == "take_back":
            s.push(Occupy(seat, self.space, self.city))
            take_back(s, seat, action[1])
