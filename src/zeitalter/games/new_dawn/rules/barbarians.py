"""Barbarians (10): they move in the direction of a die, bounce, collide, and return to where they came from."""

from __future__ import annotations

from collections.abc import Sequence

from zeitalter.engine.steps import Decision, Step
from zeitalter.engine.values import Action
from zeitalter.games.new_dawn.data.components import SLOTS
from zeitalter.games.new_dawn.rules.board import NOWHERE
from zeitalter.games.new_dawn.rules.focus_row import home
from zeitalter.games.new_dawn.rules.hexes import DIRECTIONS
from zeitalter.games.new_dawn.rules.pieces import destroy, weaken
from zeitalter.games.new_dawn.rules.state import NOBODY, State

RANSOM = 2
"""Trade tokens a player loses when barbarians come to his capital (N107)."""


class MoveBarbarians(Step[State]):
    """All barbarians move one space in the same direction, in the order of their letters (N101, A13)."""

    rule = "N101"

    def run(self, s: State) -> None:
        way = roll_direction(s)
        for letter, space in enumerate(s.barbarians):
            if space != NOWHERE:
                roam(s, letter, way)
        while crowd := _crowd(s):
            roam(s, crowd[s.below(len(crowd))], roll_direction(s))


def roll_direction(s: State) -> int:
    """Roll a die for the direction token (N101)."""
    way = s.below(len(DIRECTIONS))
    s.emit("direction", way + 1)
    return way


def _crowd(s: State) -> list[int]:
    """The barbarians of a space that holds more than one (N109)."""
    for space in s.barbarians:
        if space != NOWHERE and s.barbarians.count(space) > 1:
            return [letter for letter, where in enumerate(s.barbarians) if where == space]
    return []


def roam(s: State, letter: int, way: int) -> None:
    """A barbarian moves one space; over the edge or a ban it goes the opposite way (N102, N103, N189)."""
    start = s.barbarians[letter]
    for direction in (way, _opposite(way)):
        to = _cross(s, letter, direction)
        if to != NOWHERE:
            break
    if to in (NOWHERE, start):
        s.emit("barbarian-stays", letter, start)
    else:
        enter(s, letter, to)


def _opposite(way: int) -> int:
    return (way + len(DIRECTIONS) // 2) % len(DIRECTIONS)


def _cross(s: State, letter: int, way: int) -> int:
    """The land a barbarian comes to, over water if need be; NOWHERE if it cannot take the first step.

    It enters every space of water on its way (N104), and from water it turns back at the edge or a ban (A12).
    """
    start = s.barbarians[letter]
    space = s.board.toward[start][way]
    if _turns_back(s, letter, start, space):
        return NOWHERE
    turned = False
    while s.board.water >> space & 1:
        trample(s, space)
        following = s.board.toward[space][way]
        if _turns_back(s, letter, space, following):
            if turned:
                return start
            turned, way = True, _opposite(way)
            following = s.board.toward[space][way]
        space = following
    return space


def _turns_back(s: State, letter: int, space: int, to: int) -> bool:
    """Whether a barbarian has to turn back here, and why: the edge, or Petra, which keeps its owner's cities and
    reinforced tokens safe (N103, N189).
    """
    if to == NOWHERE:
        s.emit("barbarian-at-edge", letter, space)
        return True
    owner = s.owner(to)
    if owner == NOBODY or not (s.cities[owner] | s.strong[owner]) >> to & 1:
        return False
    for source in s.effects(owner, "barbarian_ban"):
        s.emit("barbarian-barred", letter, owner, source.card, to)
        return True
    return False


def enter(s: State, letter: int, to: int) -> None:
    """A barbarian comes to a space (N104-N108)."""
    start = s.barbarians[letter]
    trample(s, to)
    owner = s.owner(to)
    if owner != NOBODY:
        if to == s.capital[owner] or s.strong[owner] >> to & 1:
            if to == s.capital[owner]:
                s.emit("barbarian-at-capital", letter, owner, start)
                s.push(DiscardTrade(owner, RANSOM))
            else:
                s.emit("barbarian-repelled", letter, owner, to, start)
                weaken(s, to)
            return
        destroy(s, to)
    s.put_barbarian(letter, to)
    s.emit("barbarian-moves", letter, start, to)


def trample(s: State, space: int) -> None:
    """Caravans on a space are destroyed: they go back to their cards (N104)."""
    if space not in s.caravans:
        return
    for caravan, where in enumerate(s.caravans):
        if where == space:
            s.emit("loses-caravan", caravan // s.components.caravans, space)
            home(s, caravan)


class SpawnBarbarians(Step[State]):
    """Every barbarian off the map returns to its letter, if nothing but caravans is there (N112)."""

    rule = "N112"

    def run(self, s: State) -> None:
        full = s.tokens() | s.towns() | s.free_states | s.free_natures() | s.stock | s.built()
        for letter, space in sorted(s.board.spawn.items()):
            if s.barbarians[letter] == NOWHERE and not (full | s.wild) >> space & 1:
                trample(s, space)
                s.put_barbarian(letter, space)
                s.emit("barbarian-spawns", letter, space)


class DiscardTrade(Decision[State]):
    """Barbarians came to a capital: its player loses trade tokens of his choice (N107)."""

    seat: int
    n: int
    rule = "N107"
    answers = ("discard",)

    def seats(self, s: State) -> Sequence[int]:
        return (self.seat,) if any(s.on_card(self.seat, place) for place in range(SLOTS)) else ()

    def options(self, s: State, seat: int) -> Sequence[Action]:
        row = s.cards(seat)
        return [("discard", row[place]) for place in range(SLOTS) if s.on_card(seat, place)]

    def take(self, s: State, seat: int, action: Action) -> None:
        s.trade[seat * SLOTS + s.cards(seat).index(action[1])] -= 1
        s.emit("loses-trade", seat, 1, action[1])
        if self.n > 1:
            s.push(DiscardTrade(seat, self.n - 1))
