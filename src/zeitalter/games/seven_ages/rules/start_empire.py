"""Start empire (S39-S45): a card from the hand, colour, leaders, gifts of the card, first units, conflicts, capital."""

from __future__ import annotations

from collections.abc import Sequence

from zeitalter.engine.errors import Objection
from zeitalter.engine.steps import Decision, Step
from zeitalter.engine.values import Action
from zeitalter.games.seven_ages.data.effects import Effect
from zeitalter.games.seven_ages.rules.building import forget_built
from zeitalter.games.seven_ages.rules.conflict import Conflicts
from zeitalter.games.seven_ages.rules.event_effects import start_bonuses
from zeitalter.games.seven_ages.rules.events import PlayEvent
from zeitalter.games.seven_ages.rules.fall import Fall
from zeitalter.games.seven_ages.rules.first_units import (
    areas_with_units,
    cannot_begin,
    first_units,
    place_first,
)
from zeitalter.games.seven_ages.rules.founding import (
    ages_for,
    cannot_start,
    draw_missing_leaders,
    first_leaders,
    found,
    grant,
    granted,
    join,
    may_be_granted,
    show_card,
    start_powers,
    starts,
)
from zeitalter.games.seven_ages.rules.gifts import BeginCapital, GiveArtefacts
from zeitalter.games.seven_ages.rules.leaders import has_room, move_leader
from zeitalter.games.seven_ages.rules.state import State

DONE: Action = ("done",)
PASS: Action = ("pass",)
ACCEPT: Action = ("accept",)
REFUSE: Action = ("refuse",)


class StartEmpire(Step[State]):
    """The action of an empty slot; without slot or colour it is lost (S39, S45).

    Events of the window come before the card is shown: one of them lifts its ages (A33).
    """

    seat: int
    rule = "S39"

    def run(self, s: State) -> None:
        forget_built(s)
        if s.has_free_slot(self.seat) and s.colours_for(self.seat):
            s.push(PlayEvent("start_empire", ()), ChooseEmpire(self.seat))
        else:
            s.emit("starts-nothing", self.seat)


class ChooseEmpire(Decision[State]):
    """A player shows a card of his hand, or nothing (S39, S45)."""

    seat: int
    rule = "S39"
    answers = ("found", "pass")
    secret = True
    quiet = PASS

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        current = s.current_age()
        cards = [("found", card, age - 1) for card in s.hand(seat) for age in ages_for(s, card) or [current or 1]]
        return [*cards, PASS]

    def options(self, s: State, seat: int) -> Sequence[Action]:
        found: list[Action] = [("found", card, age - 1) for card, age in starts(s, s.hand(seat))]
        return [*found, PASS]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        return None if action == PASS else cannot_start(s, seat, action[1], action[2] + 1)

    def take(self, s: State, seat: int, action: Action) -> None:
        if action == PASS:
            s.emit("starts-nothing", seat)
            return
        _, card, age = action
        show_card(s, seat, card)
        s.emit("shows-empire", seat, card, age)
        s.push(ChooseColour(seat, card, age + 1))

    def default(self, s: State, seat: int) -> Action | None:
        return PASS


class ChooseColour(Decision[State]):
    """The founder picks the counters he likes among those he may use (S6)."""

    seat: int
    card: int
    age: int
    rule = "S6"
    answers = ("use_colour",)

    def options(self, s: State, seat: int) -> Sequence[Action]:
        return [("use_colour", colour) for colour in s.colours_for(seat)]

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return [("use_colour", colour) for colour in range(len(s.owner))]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        return None if action[1] in s.colours_for(seat) else Objection("colour-not-yours", (action[1],), "S6")

    def take(self, s: State, seat: int, action: Action) -> None:
        card = self.card
        found(s, seat, card, action[1], self.age)
        start_bonuses(s, action[1])
        s.push(
            CallLeaders(seat, card),
            DrawLeaders(card),
            TakeGrants(seat, card),
            BuyFirstUnits(seat, card),
            StationLeaders(seat, card),
            FirstConflicts(seat, card),
            BeginCapital(seat, card),
            GiveArtefacts(seat, card),
            EndStart(card),
        )


class CallLeaders(Decision[State]):
    """Named leaders of the age may enter, up to the leader value (S43)."""

    seat: int
    card: int
    rule = "S43"
    answers = ("call_leader", "done")

    def seats(self, s: State) -> Sequence[int]:
        e = s.empire(self.card)
        return (self.seat,) if e >= 0 and first_leaders(s, e) else ()

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return [*(("call_leader", leader) for leader in first_leaders(s, s.empire(self.card))), DONE]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        if action == DONE:
            return None
        e = s.empire(self.card)
        if action[1] not in first_leaders(s, e):
            return Objection("leader-not-now", (action[1],), "S43")
        most = s.components.leader_value[self.card]
        return None if has_room(s, e) else Objection("leader-value-reached", (most,), "S43")

    def take(self, s: State, seat: int, action: Action) -> None:
        if action != DONE:
            join(s, s.empire(self.card), action[1])
            s.push(self)


class DrawLeaders(Step[State]):
    """Leaders that are missing come from the cup (S43b)."""

    card: int
    rule = "S43b"

    def run(self, s: State) -> None:
        e = s.empire(self.card)
        if e >= 0:
            draw_missing_leaders(s, e)


class TakeGrants(Step[State]):
    """Religion and government that the card grants (S39b)."""

    seat: int
    card: int
    rule = "S39b"

    def run(self, s: State) -> None:
        powers = start_powers(s, self.card, "adopt")
        s.push(*(TakeGrant(self.seat, self.card, granted(s, power)) for power in powers))


class TakeGrant(Decision[State]):
    """An empire may begin with a religion or government of its card (S97f)."""

    seat: int
    card: int
    artefact: int
    rule = "S97f"
    answers = ("accept", "refuse")

    def seats(self, s: State) -> Sequence[int]:
        e = s.empire(self.card)
        return (self.seat,) if e >= 0 and may_be_granted(s, e, self._power(s)) else ()

    def options(self, s: State, seat: int) -> Sequence[Action]:
        return [ACCEPT, REFUSE] if self._power(s).optional else [ACCEPT]

    def take(self, s: State, seat: int, action: Action) -> None:
        if action == ACCEPT:
            grant(s, s.empire(self.card), self._power(s))

    def _power(self, s: State) -> Effect:
        return next(power for power in start_powers(s, self.card, "adopt") if granted(s, power) == self.artefact)


class BuyFirstUnits(Decision[State]):
    """The money of the card buys units for the start areas, without a limit per area (S41)."""

    seat: int
    card: int
    rule = "S41"
    answers = ("build", "done")
    drafts = ("build",)
    autoplay = False

    def seats(self, s: State) -> Sequence[int]:
        return (self.seat,) if s.empire(self.card) >= 0 else ()

    def options(self, s: State, seat: int) -> Sequence[Action]:
        units: list[Action] = [("build", area, kind) for area, kind in first_units(s, s.empire(self.card))]
        return [*units, DONE] if s.built or not units else units

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        e = s.empire(self.card)
        if action != DONE:
            return cannot_begin(s, e, action[1], action[2])
        return None if s.built or not first_units(s, e) else Objection("first-unit-needed", (), "S41")

    def take(self, s: State, seat: int, action: Action) -> None:
        if action != DONE:
            place_first(s, s.empire(self.card), action[1], action[2])
            s.push(self)


class StationLeaders(Step[State]):
    """Leaders join the units (S104b)."""

    seat: int
    card: int
    rule = "S104b"

    def run(self, s: State) -> None:
        e = s.empire(self.card)
        if e >= 0 and s.built:
            s.push(*(StationLeader(self.seat, self.card, leader, area) for leader, area in s.leaders[e]))


class StationLeader(Decision[State]):
    """A leader is put where the first units stand (S104b)."""

    seat: int
    card: int
    leader: int
    area: int
    """Where he is until then."""
    rule = "S104b"
    answers = ("station",)

    def seats(self, s: State) -> Sequence[int]:
        return (self.seat,) if s.empire(self.card) >= 0 else ()

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return [("station", area) for area in areas_with_units(s, s.empire(self.card))]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        if action[1] in areas_with_units(s, s.empire(self.card)):
            return None
        return Objection("no-units-to-lead", (action[1],), "S104b")

    def take(self, s: State, seat: int, action: Action) -> None:
        move_leader(s, s.empire(self.card), self.leader, self.area, action[1])
        s.emit("leader-appears", self.card, self.leader, action[1])


class FirstConflicts(Step[State]):
    """First units in areas of others have to fight at once (S44)."""

    seat: int
    card: int
    rule = "S44"

    def run(self, s: State) -> None:
        if any(s.raid):
            s.push(Conflicts(self.seat, self.card))


class EndStart(Step[State]):
    """A newcomer without areas leaves play (S39b, S44)."""

    card: int
    rule = "S44"

    def run(self, s: State) -> None:
        forget_built(s)
        e = s.empire(self.card)
        if e >= 0 and not s.held[e]:
            s.push(Fall(self.card))
