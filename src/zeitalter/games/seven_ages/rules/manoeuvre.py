"""Manoeuvre (S68, S77, S78): movement and conflicts, once or more often, and what ends the action.

A campaign is a movement with the conflicts that follow. After the first one come those of a World war, of events, and
last that of a Strategist with his stack.
"""

from __future__ import annotations

from collections.abc import Sequence

from zeitalter.engine.masks import bits
from zeitalter.engine.steps import Decision, Step
from zeitalter.engine.values import Action
from zeitalter.games.seven_ages.data.components import BUDDHISM, POPULIST, STRATEGIST
from zeitalter.games.seven_ages.rules.conflict import Conflicts
from zeitalter.games.seven_ages.rules.control import settle_units
from zeitalter.games.seven_ages.rules.disorder import can_be_disordered, place_disorder, remove_disorder
from zeitalter.games.seven_ages.rules.events import PlayEvent
from zeitalter.games.seven_ages.rules.faith import ignores_harm
from zeitalter.games.seven_ages.rules.lasting import extra_moves_by_event
from zeitalter.games.seven_ages.rules.movement import (
    EXTRA_MOVE,
    FIRST,
    STRATEGIST_MOVE,
    WORLD_WAR_MOVE,
    Movement,
    can_move,
)
from zeitalter.games.seven_ages.rules.state import State
from zeitalter.games.seven_ages.rules.united_nations import new_movement
from zeitalter.games.seven_ages.rules.units import halted, together, without

AGAIN = {WORLD_WAR_MOVE: "moves-in-world-war", EXTRA_MOVE: "moves-again", STRATEGIST_MOVE: "strategist-moves"}
"""What is told of a campaign that is not the first."""


class Manoeuvre(Step[State]):
    """An empire moves and fights."""

    seat: int
    card: int
    rule = "S68"

    def run(self, s: State) -> None:
        s.robbed = s.becalmed = ()
        s.push(PlayEvent("manoeuvre", ()), Campaign(self.seat, self.card, FIRST, 0))


class Campaign(Step[State]):
    """A movement with its conflicts; `extra` campaigns of events are done or begin now."""

    seat: int
    card: int
    phase: int
    extra: int
    rule = "S77"

    def run(self, s: State) -> None:
        e = s.empire(self.card)
        if e < 0:
            return
        rest(s, e, self.phase)
        s.push(FurtherCampaign(self.seat, self.card, self.phase, self.extra))
        if can_move(s, e, self.phase):
            if self.phase != FIRST:
                s.emit(AGAIN[self.phase], self.card)
            s.push(
                Movement(self.seat, self.card, self.phase),
                PlayEvent("during_movement", ()),
                Conflicts(self.seat, self.card),
            )


def rest(s: State, e: int, phase: int) -> None:
    """All units may move again but ships in a storm; after a Strategist only those that are with him."""
    settle_units(s)
    s.marched = ()
    new_movement(s)
    for area, kind in s.becalmed:
        if s.holder[area] == e and kind in s.units[area]:
            s.units[area] = together(without(s.units[area], (kind,)), (halted(kind, area),))
    if phase == STRATEGIST_MOVE:
        for area in bits(s.held[e] & ~s.areas_with(e, STRATEGIST)):
            s.units[area] = tuple(sorted(halted(unit, area) for unit in s.units[area]))


class FurtherCampaign(Step[State]):
    """World war, then events, then a Strategist let an empire move and fight again (S77)."""

    seat: int
    card: int
    phase: int
    extra: int
    rule = "S77"

    def run(self, s: State) -> None:
        e = s.empire(self.card)
        if e < 0:
            return
        if self.phase < WORLD_WAR_MOVE and s.world_war:
            s.push(Campaign(self.seat, self.card, WORLD_WAR_MOVE, 0))
        elif self.phase < STRATEGIST_MOVE and self.extra < extra_moves_by_event(s, e):
            s.push(Campaign(self.seat, self.card, EXTRA_MOVE, self.extra + 1))
        elif self.phase < STRATEGIST_MOVE and s.areas_with(e, STRATEGIST):
            s.push(Campaign(self.seat, self.card, STRATEGIST_MOVE, self.extra))
        else:
            s.push(EndManoeuvre(self.seat, self.card))


class EndManoeuvre(Step[State]):
    """Populists calm their areas, Buddhists who were robbed take revenge (S78, A56)."""

    seat: int
    card: int
    rule = "S78"

    def run(self, s: State) -> None:
        settle_units(s)
        s.marched = s.becalmed = ()
        robbed, s.robbed = s.robbed, ()
        s.push(
            CalmDown(self.seat, self.card),
            *(BuddhistRevenge(seat, self.card, victim) for seat, victim in robbed),
        )


class CalmDown(Decision[State]):
    """A Populist may end the disorder in his area."""

    seat: int
    card: int
    rule = "S78"

    def areas(self, s: State) -> int:
        """Where there is a Populist in disorder, as bits."""
        e = s.empire(self.card)
        return s.areas_with(e, POPULIST) & s.held[e] & s.disorder if e >= 0 else 0

    def seats(self, s: State) -> Sequence[int]:
        return (self.seat,) if self.areas(s) else ()

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return [*(("pacify", area) for area in bits(self.areas(s))), ("done",)]

    def take(self, s: State, seat: int, action: Action) -> None:
        if action[0] == "pacify":
            s.push(self)
            remove_disorder(s, action[1])


class BuddhistRevenge(Decision[State]):
    """A Buddhist empire that was robbed, even of its last area, brings disorder to an area of the attacker.

    Its player chooses where.
    """

    seat: int
    card: int
    victim: int
    rule = "S78"

    def areas(self, s: State) -> list[int]:
        """Where the marker may go."""
        e = s.empire(self.card)
        if e < 0 or ignores_harm(s, e):
            return []
        return [area for area in bits(s.held[e] & s.components.land) if can_be_disordered(s, area)]

    def seats(self, s: State) -> Sequence[int]:
        return (self.seat,) if self.areas(s) else ()

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return [("mark", area) for area in self.areas(s)]

    def take(self, s: State, seat: int, action: Action) -> None:
        s.emit("buddhist-revenge", self.victim, BUDDHISM, self.card)
        place_disorder(s, action[1])
