"""Resolutions of the United Nations (S135): their keeper calls for one, all others agree, the offender gives in or not.

An offence is a unit that enters an area of another empire, or one of five events. Movement and events report it here
and go on when the steps that were pushed are done; `annulled` tells an event whether it still has an effect.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from zeitalter.engine.steps import Decision, Sealed
from zeitalter.engine.values import Action
from zeitalter.games.seven_ages.data.components import (
    CIVIL_WAR,
    EMPIRE_COLLAPSES,
    EMPIRE_FRAGMENTS,
    NEW_DYNASTY,
    REBELLION,
    UNITED_NATIONS,
)
from zeitalter.games.seven_ages.rules.control import enter_neutral
from zeitalter.games.seven_ages.rules.glory import gain_glory
from zeitalter.games.seven_ages.rules.leaders import move_leader
from zeitalter.games.seven_ages.rules.state import NOBODY, State, put
from zeitalter.games.seven_ages.rules.units import RETURNED, moved, origin, spent, unit_type, without

OFFENCES = (NEW_DYNASTY, REBELLION, CIVIL_WAR, EMPIRE_COLLAPSES, EMPIRE_FRAGMENTS)


def keeper(s: State) -> int:
    """The player who controls the United Nations, or NOBODY."""
    area = s.where_is(UNITED_NATIONS)
    return NOBODY if area < 0 else s.owner[s.holder[area]]


def new_movement(s: State) -> None:
    """A movement begins: every area may be discussed once."""
    s.resolved = 0


def offence_by_move(s: State, e: int, area: int, units: tuple[int, ...], leaders: tuple[int, ...] = ()) -> bool:
    """Units, as they lie in `raid`, and leaders have entered an area of another empire; whether it is discussed."""
    seat = keeper(s)
    if seat in (NOBODY, s.owner[e]) or s.resolved >> area & 1:
        return False
    s.resolved |= 1 << area
    s.push(CallOnMove(seat, s.card[e], area, units, leaders))
    return True


def offence_by_event(s: State, offender: int, event: int) -> bool:
    """A player has announced an event; whether it is discussed. Push the event's resolution before this."""
    s.annulled = 0
    seat = keeper(s)
    if event not in OFFENCES or seat in (NOBODY, offender):
        return False
    s.push(CallOnEvent(seat, offender, event))
    return True


def annulled(s: State) -> bool:
    """Whether the announced event has lost its effect; asked once."""
    found, s.annulled = s.annulled, 0
    return bool(found)


class CallOnMove(Decision[State]):
    """The keeper may call for a resolution against a move."""

    seat: int
    card: int
    area: int
    units: tuple[int, ...]
    leaders: tuple[int, ...]
    rule = "S135"
    quiet = ("pass",)

    def seats(self, s: State) -> Sequence[int]:
        return (self.seat,) if s.empire(self.card) >= 0 else ()

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return [("call_resolution",), ("pass",)]

    def take(self, s: State, seat: int, action: Action) -> None:
        if action == ("call_resolution",):
            s.emit("warns-of-move", seat, self.card, self.area)
            ask_all(s, s.owner[s.empire(self.card)], seat, (self.card, self.area), self.units, self.leaders)

    def default(self, s: State, seat: int) -> Action | None:
        return ("pass",)


class CallOnEvent(Decision[State]):
    """The keeper may call for a resolution against an event."""

    seat: int
    offender: int
    event: int
    rule = "S135"
    quiet = ("pass",)

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return [("call_resolution",), ("pass",)]

    def take(self, s: State, seat: int, action: Action) -> None:
        if action == ("call_resolution",):
            s.emit("warns-of-event", seat, self.offender, self.event)
            ask_all(s, self.offender, seat, (), (), ())

    def default(self, s: State, seat: int) -> Action | None:
        return ("pass",)


def ask_all(
    s: State, offender: int, caller: int, move: tuple[int, ...], units: tuple[int, ...], leaders: tuple[int, ...]
) -> None:
    """Everybody but the offender must agree; who has called does (A27)."""
    if s.players == 2:
        s.push(AnswerResolution(offender, move, units, leaders))
    else:
        s.push(AgreeOnResolution(offender, caller, move, units, leaders))


class AgreeOnResolution(Sealed[State]):
    """All other players say yes or no; one no ends it. `move`: the empire and the area it has entered, if any."""

    offender: int
    caller: int
    move: tuple[int, ...]
    units: tuple[int, ...]
    leaders: tuple[int, ...]
    rule = "S135"

    def seats(self, s: State) -> Sequence[int]:
        return [seat for seat in s.in_order() if seat not in (self.offender, self.caller)]

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return [("agree",), ("veto",)]

    def reveal(self, s: State, answers: Mapping[int, Action]) -> None:
        against = tuple(seat for seat in self.seats(s) if answers[seat] == ("veto",))
        if against:
            s.emit("resolution-fails", against)
        else:
            s.push(AnswerResolution(self.offender, self.move, self.units, self.leaders))


class AnswerResolution(Decision[State]):
    """The offender gives in, or ignores the resolution and loses glory."""

    seat: int
    move: tuple[int, ...]
    units: tuple[int, ...]
    leaders: tuple[int, ...]
    rule = "S135"

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return [("give_in",), ("defy",)]

    def take(self, s: State, seat: int, action: Action) -> None:
        if action == ("defy",):
            s.emit("defies", seat)
            gain_glory(s, seat, defiance(s), "united_nations")
            return
        s.emit("gives-in", seat)
        if self.move:
            card, area = self.move
            send_back(s, s.empire(card), area, self.units, self.leaders)
        else:
            s.annulled = 1


def defiance(s: State) -> int:
    """What it costs to ignore a resolution."""
    effects = s.components.art_effects[UNITED_NATIONS]
    return sum(effect.points for effect in effects if effect.op == "resolution" and isinstance(effect.points, int))


def send_back(s: State, e: int, area: int, units: tuple[int, ...], leaders: tuple[int, ...]) -> None:
    """Units go back to where their move began and have moved; leaders go with the first of them."""
    s.raid = put(s.raid, area, without(s.raid[area], units))
    for unit in units:
        home = origin(unit, area)
        if s.holder[home] < 0:
            enter_neutral(s, e, home)
        s.add_units(home, (moved(unit_type(unit), spent(unit), home, RETURNED),))
    for leader in leaders:
        move_leader(s, e, leader, area, origin(units[0], area))
