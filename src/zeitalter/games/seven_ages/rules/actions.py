"""Performing an action (S33-S38): what a marker turns into, what comes before, the action, a second one, the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache

from zeitalter.engine.errors import Objection
from zeitalter.engine.steps import Decision, Step
from zeitalter.engine.values import Action
from zeitalter.games.seven_ages.data.components import (
    CIVILISE,
    DESTINY,
    DISCARD_EMPIRE,
    FORUM,
    MANOEUVRE,
    PASS,
    PRODUCTION,
    RELIGIOUS,
    START_EMPIRE,
    TRADE,
    VOTE,
    WILD,
)
from zeitalter.games.seven_ages.rules import lasting
from zeitalter.games.seven_ages.rules.before_action import BeforeAction
from zeitalter.games.seven_ages.rules.civilise import Civilise
from zeitalter.games.seven_ages.rules.destiny import Destiny
from zeitalter.games.seven_ages.rules.discard import DiscardEmpire
from zeitalter.games.seven_ages.rules.events import PlayEvent
from zeitalter.games.seven_ages.rules.faith import end_heresy, under_heresy
from zeitalter.games.seven_ages.rules.holy_wars import remember_calls, settle_holy_wars
from zeitalter.games.seven_ages.rules.manoeuvre import Manoeuvre
from zeitalter.games.seven_ages.rules.production import Production
from zeitalter.games.seven_ages.rules.start_empire import StartEmpire
from zeitalter.games.seven_ages.rules.state import NOBODY, State, put
from zeitalter.games.seven_ages.rules.trade import TradeAndProgress
from zeitalter.games.seven_ages.rules.votes import HeresyVote

CHAPTERS: Mapping[int, Callable[[int, int], Step[State]]] = {
    START_EMPIRE: lambda seat, card: StartEmpire(seat),
    PRODUCTION: Production,
    TRADE: TradeAndProgress,
    MANOEUVRE: Manoeuvre,
    DESTINY: Destiny,
    CIVILISE: Civilise,
    DISCARD_EMPIRE: DiscardEmpire,
    VOTE: HeresyVote,
}
"""What is done for each action; Pass is nothing at all (S37)."""
TURNED_OVER = PlayEvent("marker_turned_over", ())
BETWEEN_ACTIONS = PlayEvent("between_actions", ())
SECOND_ACTIONS = (PRODUCTION, TRADE, MANOEUVRE, DESTINY, CIVILISE)


class TurnOver(Step[State]):
    """A marker is turned over: an empire, or the empty slot (card NOBODY), begins an action (S33, S35)."""

    seat: int
    card: int
    action: int
    wild: int
    rule = "S35"

    def run(self, s: State) -> None:
        e = s.empire(self.card)
        if self.card >= 0 and e < 0:
            return
        s.acting, s.active, s.action = self.seat, e, self.action
        if e < 0:
            s.emit("turns-over-slot-wild" if self.wild else "turns-over-slot", self.seat, self.action)
        else:
            if self.wild:
                s.done = put(s.done, e, s.done[e] | 1 << WILD)
            s.chosen = put(s.chosen, e, s.chosen[e] | 1 << self.action)
            s.emit("turns-over-wild" if self.wild else "turns-over", self.seat, self.card, self.action)
        forum, begin = first_steps(self.seat, self.card)
        if e < 0:
            s.push(TURNED_OVER, begin)
        else:
            s.push(forum, begin)
            if ends_heresy(s, e):
                s.push(EndHeresy(self.seat, self.card), TurnIntoVote(self.card))
            else:
                turn_into_vote(s, e)


def ends_heresy(s: State, e: int) -> bool:
    """Whether an empire could take Heresy off its own card now."""
    return e in s.heresy and s.action == CIVILISE and bool(s.codes(e) >> RELIGIOUS & 1)


class EndHeresy(Decision[State]):
    """A Religious leader may take Heresy off the own card before it turns his Civilise into a Vote (S105b, A67)."""

    seat: int
    card: int
    rule = "S105b"
    quiet = ("pass",)

    def seats(self, s: State) -> Sequence[int]:
        e = s.empire(self.card)
        return (self.seat,) if e >= 0 and ends_heresy(s, e) else ()

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return [("end_heresy",), ("pass",)]

    def take(self, s: State, seat: int, action: Action) -> None:
        if action == ("end_heresy",):
            e = s.empire(self.card)
            for religion, holder in enumerate(s.heresy):
                if holder == e:
                    end_heresy(s, religion)


class TurnIntoVote(Step[State]):
    """What becomes of the action after a Heresy could have been ended."""

    card: int
    rule = "S35"

    def run(self, s: State) -> None:
        e = s.empire(self.card)
        if e >= 0:
            turn_into_vote(s, e)


def turn_into_vote(s: State, e: int) -> None:
    """Heresy turns every action of its religion into a Vote; only other actions can be turned into Pass (S35)."""
    if under_heresy(s, e):
        s.action = VOTE
        s.emit("becomes-vote", s.card[e])
    else:
        s.push(TURNED_OVER)


class UseForum(Decision[State]):
    """An empire with the Forum may pass instead of acting, for a marker "+1 go" (S35)."""

    seat: int
    card: int
    rule = "S35"
    quiet = ("act",)

    def seats(self, s: State) -> Sequence[int]:
        e = s.empire(self.card)
        return (self.seat,) if e >= 0 and s.action not in (PASS, VOTE) and s.has(e, FORUM) else ()

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return [("act",), ("save_action",)]

    def take(self, s: State, seat: int, action: Action) -> None:
        if action == ("save_action",):
            e = s.empire(self.card)
            s.action = PASS
            s.go = put(s.go, e, s.go[e] + forum_gain(s))
            s.emit("saves-action", self.card)


def forum_gain(s: State) -> int:
    """How many markers the Forum gives for a Pass."""
    effects = s.components.art_effects[FORUM]
    return sum(int(effect.extra["then"].count) for effect in effects if effect.op == "convert_action")


class BeginAction(Step[State]):
    """Events, powers directly before the action, the action itself, and what follows it (S36)."""

    seat: int
    card: int
    second: int
    rule = "S36"

    def run(self, s: State) -> None:
        e = s.empire(self.card)
        if e >= 0:
            s.done = put(s.done, e, s.done[e] | 1 << s.action)
        s.push(*steps_of_action(self.seat, self.card, self.second))


@cache
def first_steps(seat: int, card: int) -> tuple[UseForum, BeginAction]:
    """What a marker that was turned over leads to; the same steps come again every turn."""
    return UseForum(seat, card), BeginAction(seat, card, 0)


@cache
def steps_of_action(seat: int, card: int, second: int) -> tuple[Step[State], ...]:
    """What an action consists of (S36)."""
    return (
        BETWEEN_ACTIONS,
        BeforeAction(seat, card, 0, second),
        Perform(seat, card),
        AfterAction(seat, card, second),
    )


class Perform(Step[State]):
    """The action itself, unless its empire is gone."""

    seat: int
    card: int
    rule = "S33"

    def run(self, s: State) -> None:
        if s.action != PASS and (self.card < 0 or s.empire(self.card) >= 0):
            s.push(CHAPTERS[s.action](self.seat, self.card))


class AfterAction(Step[State]):
    """What lasted for the action ends; perhaps a second one follows (S38)."""

    seat: int
    card: int
    second: int
    rule = "S38"

    def run(self, s: State) -> None:
        lasting.end_lasting(s, lasting.ACTION)
        s.ways = s.asked_ways = 0
        if self.second:
            return
        e = s.empire(self.card)
        if e >= 0 and may_go_on(s, e):
            s.push(GoOn(self.seat, self.card), EndAction(self.card))
        else:
            end_action(s, e)


def may_go_on(s: State, e: int) -> bool:
    """Whether an empire has a marker for a second action that it may use now (S38)."""
    return s.action not in (PASS, VOTE) and not s.went_on >> e & 1 and s.go[e] + s.go_now[e] > 0


class GoOn(Decision[State]):
    """An empire may hand in a marker "+1 go" for a second, different action (S38)."""

    seat: int
    card: int
    rule = "S38"
    quiet = ("pass",)
    answers = ("second_action", "pass")

    def seats(self, s: State) -> Sequence[int]:
        e = s.empire(self.card)
        return (self.seat,) if e >= 0 and may_go_on(s, e) else ()

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return [*(("second_action", action) for action in SECOND_ACTIONS), ("pass",)]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        if action == ("pass",):
            return None
        if action[1] not in SECOND_ACTIONS:
            return Objection("no-second-action", (action[1],), "S38")
        return Objection("second-must-differ", (action[1],), "S38") if action[1] == s.action else None

    def take(self, s: State, seat: int, action: Action) -> None:
        if action == ("pass",):
            return
        e = s.empire(self.card)
        if s.go_now[e]:  # those that would be lost go first
            s.go_now = put(s.go_now, e, s.go_now[e] - 1)
        else:
            s.go = put(s.go, e, s.go[e] - 1)
        s.went_on |= 1 << e
        remember_calls(s)
        s.action = action[1]
        s.emit("goes-on", self.card, s.action)
        s.push(BeginAction(seat, self.card, 1))


class EndAction(Step[State]):
    """The action is over after a second one could have followed."""

    card: int
    rule = "S127"

    def run(self, s: State) -> None:
        end_action(s, s.empire(self.card))


def end_action(s: State, e: int) -> None:
    """Jihad and Crusade are settled, and nobody acts any more (S127)."""
    if e >= 0:
        settle_holy_wars(s, e)
    s.uncalled = 0
    s.active = s.acting = s.action = NOBODY
