"""The course of a turn (S30-S33): markers, seven action rounds, the end of the turn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from zeitalter.engine.errors import Objection
from zeitalter.engine.steps import Step, Window
from zeitalter.engine.values import Action
from zeitalter.games.seven_ages.data.components import DISCARD_EMPIRE, START_EMPIRE, WILD
from zeitalter.games.seven_ages.rules.actions import TurnOver
from zeitalter.games.seven_ages.rules.end_of_turn import CheckEnd, FreeProgress, forfeit_wilds
from zeitalter.games.seven_ages.rules.events import PlayEvent
from zeitalter.games.seven_ages.rules.harvest import Harvest
from zeitalter.games.seven_ages.rules.markers import (
    PlaceMarkers,
    marker_on,
    may_lie,
    misplaced,
    take_back_markers,
    turn_marker,
)
from zeitalter.games.seven_ages.rules.state import COLOURS, MARKERS, NOBODY, State

NOTHING_ELSE: Sequence[Action] = (("done",),)


class StartTurn(Step[State]):
    """Place markers, act in seven rounds, end the turn (S30)."""

    rule = "S30"

    def run(self, s: State) -> None:
        s.emit("turn", s.turn)
        s.push(*TURN)


class ActionRound(Step[State]):
    """From the start player clockwise everybody performs the markers of this action (S33)."""

    action: int
    rule = "S33"

    def run(self, s: State) -> None:
        s.round = self.action
        if any(s.slots):
            s.stack.append(ROUNDS[self.action])


class TurnMarkers(Window[State]):
    """Players turn markers of this round over, in any order; Wild is one of them if they like (S33, S33b).

    All are asked at once, so that nobody learns who has a marker for this round or a Wild; the first in order acts, and
    whoever comes before him has had his turn. What is not turned over in its round is forfeited.
    """

    action: int
    first: int
    """The first place in the order of play that may still act."""
    begun: int = 0
    """Whether somebody has acted: only then the round is news, for nobody may learn who could act and does not."""
    rule = "S33"
    quiet = ("done",)
    answers = ("turn_over", "turn_over_slot", "done")

    def seats(self, s: State) -> Sequence[int]:
        return [seat for seat in s.in_order()[self.first :] if s.slots[seat]]

    def idle(self, s: State) -> bool:
        action = self.action
        for zone in s.zones[MARKERS : MARKERS + s.players]:
            lying = zone.cards
            if lying and (action in lying or WILD in lying):
                return False
        return True

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return [("turn_over_slot",) if slot < 0 else ("turn_over", s.card[slot]) for slot in s.slots[seat]] + [
            ("done",)
        ]

    def options(self, s: State, seat: int) -> Sequence[Action]:
        action, lying = self.action, s.zones[MARKERS + seat].cards
        if action not in lying and WILD not in lying:
            return NOTHING_ELSE
        found: list[Action] = []
        for i, slot in enumerate(s.slots[seat]):
            marker = lying[i]
            if marker == action or (marker == WILD and may_lie(s, action, slot)):
                found.append(("turn_over_slot",) if slot < 0 else ("turn_over", s.card[slot]))
        found.append(("done",))
        return found

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        if action == ("done",):
            return None
        slot = NOBODY if action[0] == "turn_over_slot" else s.empire(action[1])
        if slot not in s.slots[seat] or (slot < 0) != (action[0] == "turn_over_slot"):
            return Objection("no-marker-there", (), "S33b")
        marker = marker_on(s, seat, slot)
        if marker == WILD:
            return None if may_lie(s, self.action, slot) else misplaced(s, self.action, slot)
        return None if marker == self.action else Objection("other-round", (marker,), "S33")

    def respond(self, s: State, seat: int, action: Action) -> None:
        s.stack.pop()
        slot = NOBODY if action[0] == "turn_over_slot" else s.empire(action[1])
        card = s.card[slot] if slot >= 0 else NOBODY
        wild = turn_marker(s, seat, slot) == WILD
        if not self.begun:
            s.emit("round", self.action)
        s.push(turned_over(seat, card, self.action, int(wild)), begun_round(self.action, s.in_order().index(seat)))

    def default(self, s: State, seat: int) -> Action | None:
        """Whoever is late acts with the marker of this round, but keeps a Wild and gives up no empire."""
        for action in self.candidates(s, seat)[:-1]:
            slot = NOBODY if action[0] == "turn_over_slot" else s.empire(action[1])
            if marker_on(s, seat, slot) == self.action != DISCARD_EMPIRE:
                return action
        return ("done",)


@cache
def turned_over(seat: int, card: int, action: int, wild: int) -> TurnOver:
    """The marker of a player was turned over; the same come again in every turn."""
    return TurnOver(seat, card, action, wild)


@cache
def begun_round(action: int, first: int) -> TurnMarkers:
    """The rest of a round in which somebody has acted."""
    return TurnMarkers(action, first, 1)


class EndTurn(Step[State]):
    """Events, free progress, harvest, and the test whether the game is over (S111, S111b)."""

    rule = "S111"

    def run(self, s: State) -> None:
        s.round = NOBODY
        forfeit_wilds(s)
        s.push(*END_OF_TURN)


class NextTurn(Step[State]):
    """The start player marker goes to the left, action markers are taken back, what lasted for a turn ends (S111)."""

    rule = "S111"

    def run(self, s: State) -> None:
        s.start_player = (s.start_player + 1) % s.players
        take_back_markers(s)
        s.done = (0,) * COLOURS
        s.go_now = (0,) * COLOURS
        s.went_on = s.started_now = s.looked = 0
        s.struck = s.effects = ()
        s.turn += 1
        s.push(StartTurn())


ROUNDS = tuple(TurnMarkers(action, 0) for action in range(DISCARD_EMPIRE + 1))
TURN = (
    PlaceMarkers(),
    PlayEvent("before_rounds", ()),
    *(ActionRound(action) for action in range(START_EMPIRE, DISCARD_EMPIRE + 1)),
    EndTurn(),
)
"""What a turn consists of (S30)."""
END_OF_TURN = (
    PlayEvent("between_actions", ()),
    PlayEvent("end_of_turn", ()),
    FreeProgress(),
    Harvest(),
    CheckEnd(),
    NextTurn(),
)
"""What the end of a turn consists of (S111)."""
