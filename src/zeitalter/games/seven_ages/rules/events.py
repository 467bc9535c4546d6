"""Events: who may play which card in which moment, announcing it, cancelling it, and what happens then (S2, S5).

Every moment in which events can be played is a `PlayEvent`; the events of Civilise are offered by that action itself
through `playable_now` and `play`. An announced card lies aside until it is resolved, cancelled or annulled.
"""

from __future__ import annotations

from collections.abc import Sequence

from zeitalter.engine.errors import Objection
from zeitalter.engine.steps import Step, Window
from zeitalter.engine.values import Action
from zeitalter.games.seven_ages.data.components import FATE_INTERVENES, PASS
from zeitalter.games.seven_ages.rules import event_conflict, event_disasters, event_effects, procedures
from zeitalter.games.seven_ages.rules.announced import (
    events_of_any_card,
    lay_aside,
    put_away,
    use_power,
)
from zeitalter.games.seven_ages.rules.cards import discard, draw_value, take_from_hand
from zeitalter.games.seven_ages.rules.event_core import (
    EFFECTS,
    carry_out,
    does_something,
    is_being_started,
)
from zeitalter.games.seven_ages.rules.event_targets import (
    NO_TARGET,
    Aim,
    Play,
    is_immune,
    needs_way,
    sides,
    strike,
    target_empire,
    targets,
    victim,
    was_struck,
)
from zeitalter.games.seven_ages.rules.lasting import ACTION, add_lasting
from zeitalter.games.seven_ages.rules.occasion import MOMENTS, occasion
from zeitalter.games.seven_ages.rules.passage import use_ways
from zeitalter.games.seven_ages.rules.state import HANDS, NOBODY, State
from zeitalter.games.seven_ages.rules.united_nations import annulled, offence_by_event

for _part in (event_effects, event_disasters, event_conflict, procedures):
    EFFECTS.update(_part.OPS)
PASS_ANSWER: Action = ("pass",)
NOTHING_ELSE: Sequence[Action] = (PASS_ANSWER,)


# -- which cards, and whose turn it is ---------------------------------------------------------------------------------


def has_role(s: State, seat: int, role: str, name: str, context: tuple[int, ...]) -> bool:
    """Whether a player is the one who may play such an event now."""
    if name == "event_announced":
        return seat != context[0]
    if role == "own":
        return seat == s.acting
    if role == "other":
        return seat != s.acting
    if role == "any":
        return True
    return any(s.owner[e] == seat for e in sides(s, s.components.moments[name].events[0], context))


# -- what may be played ------------------------------------------------------------------------------------------------


def plays(s: State, seat: int, name: str, context: tuple[int, ...]) -> list[Action]:
    """Everything a player may play in a window, with every legal target."""
    c = s.components
    found: list[Action] = []
    if not c.moments[name].cards & s.hand_mask(seat) and not s.plays_any_card:
        return found
    for card, event in _cards(s, seat, name):
        if has_role(s, seat, c.event_by[event], name, context):
            for target in targets(s, seat, event):
                if refusal(s, Play(seat, card, event, target, context)) is None:
                    found.append(("event", card, event, *target))
    return found


def _cards(s: State, seat: int, name: str) -> list[tuple[int, int]]:
    """The cards of a hand that can be played in a window, each with the event it stands for."""
    mask, event_of = s.components.moments[name].cards, s.components.card_event
    hand = s.zones[HANDS + seat].cards
    found = [(card, event_of[card]) for card in hand if mask >> card & 1]
    for event in events_of_any_card(s, seat) if s.plays_any_card else ():
        if s.components.moment_of[event] == name:
            found += [(card, event) for card in hand if event_of[card] != event]
    return found


def refusal(s: State, play: Play) -> Objection | None:
    """Why an event may not be played on a target that can be named: protected, hit already, or nothing would happen."""
    c = s.components
    hit = victim(s, play)
    if hit >= 0 and is_immune(s, hit, play.event):
        return Objection("event-immune", (s.card[hit], play.event), "S138")
    once = hit if c.event_hostile[play.event] else target_empire(s, play)
    if was_struck(s, once, play.event):
        return Objection("event-struck", (s.card[once], play.event), "S5")
    if not does_something(s, play):
        return Objection("event-idle", (play.event,), "S5")
    return None


def why_not(s: State, seat: int, name: str, context: tuple[int, ...], action: Action) -> Objection | None:
    """Why an event cannot be played like this in a window."""
    _, card, event, *target = action
    c = s.components
    if card not in s.zones[HANDS + seat].cards:
        return Objection("event-card-missing", (card,), "S2")
    if c.moment_of[event] != name:
        return Objection("event-not-now", (event, MOMENTS.index(c.moment_of[event])), "S2")
    if (card, event) not in _cards(s, seat, name):
        return Objection("event-other-card", (card, event), "S2")
    if not has_role(s, seat, c.event_by[event], name, context):
        return Objection("event-not-yours", (event,), "S5")
    if tuple(target) not in targets(s, seat, event):
        return Objection("event-bad-target", (event,), "S2")
    return refusal(s, Play(seat, card, event, tuple(target), context))


def playable_now(s: State, seat: int) -> list[Action]:
    """The events a player may play in a Civilise action."""
    return plays(s, seat, "civilise", ())


def play(s: State, seat: int, action: Action) -> None:
    """Play an event in a Civilise action."""
    announce(s, seat, action[1], action[2], tuple(action[3:]))


# -- the windows -------------------------------------------------------------------------------------------------------


class PlayEvent(Window[State]):
    """Players may play events of this moment, from the start player on, until all have passed."""

    name: str
    context: tuple[int, ...]
    rule = "S5"
    answers = ("event", "pass")

    def told(self, s: State) -> Sequence[object]:
        before = s.stack[-2] if len(s.stack) > 1 else None
        target = before.target if isinstance(before, EventResolution) else NO_TARGET
        return occasion(s, self.name, self.context, target)

    def seats(self, s: State) -> Sequence[int]:
        if not self.is_open(s):
            return ()
        name, context, zones = self.name, self.context, s.zones
        seats = [seat for seat in s.in_order() if zones[HANDS + seat].cards]
        moment = s.components.moments[name]
        if moment.for_all:
            return seats
        roles = moment.roles
        if len(roles) == 1:
            return [seat for seat in seats if has_role(s, seat, roles[0], name, context)]
        return [seat for seat in seats if any(has_role(s, seat, role, name, context) for role in roles)]

    def idle(self, s: State) -> bool:
        return not s.components.moments[self.name].cards & s.in_hands and not s.plays_any_card

    def is_open(self, s: State) -> bool:
        """Whether there is still what the window is about."""
        if self.name == "event_announced":
            return self.context[1] in s.aside
        if self.name == "between_actions":
            return any(s.leaders)
        return True

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        found: list[Action] = [PASS_ANSWER]
        for card, event in _cards(s, seat, self.name):
            found += [("event", card, event, *target) for target in targets(s, seat, event)]
        return found

    def options(self, s: State, seat: int) -> Sequence[Action]:
        found = plays(s, seat, self.name, self.context)
        return [PASS_ANSWER, *found] if found else NOTHING_ELSE

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        return None if action == PASS_ANSWER else why_not(s, seat, self.name, self.context, action)

    def respond(self, s: State, seat: int, action: Action) -> None:
        announce(s, seat, action[1], action[2], tuple(action[3:]), self.context)


# -- announcing, cancelling, resolving ---------------------------------------------------------------------------------


def announce(
    s: State, seat: int, card: int, event: int, target: Aim = NO_TARGET, context: tuple[int, ...] = ()
) -> None:
    """A player shows an event card and names its target; the others may turn it away before it is resolved."""
    alone = not s.aside
    take_from_hand(s, seat, card)
    lay_aside(s, card)
    s.barrier()
    s.emit("plays-event", seat, card, event, *target)
    if s.components.card_event[card] != event:
        use_power(s, seat, event)
    play = Play(seat, card, event, target, context)
    strike(s, victim(s, play), event)
    if needs_way(s, play):
        use_ways(s)
    s.push(
        PlayEvent("event_announced", (seat, card, event)),
        EventResolution(seat, card, event, target, context, 0),
        *((BackToAction(seat),) if alone and s.acting not in (seat, NOBODY) else ()),
    )


def cancel(s: State, card: int) -> None:
    """An announced event has no effect; its card is discarded."""
    s.barrier()
    if card in s.aside:
        put_away(s, card)
        discard(s, card)
        s.emit("event-fails", card)


class EventResolution(Step[State]):
    """An announced event is carried out unless it was cancelled; the United Nations may still object (S135)."""

    seat: int
    card: int
    event: int
    target: Aim
    context: tuple[int, ...]
    discussed: int
    rule = "S135"

    def run(self, s: State) -> None:
        if self.card not in s.aside:
            return
        if not self.discussed:
            s.push(EventResolution(self.seat, self.card, self.event, self.target, self.context, 1))
            offence_by_event(s, self.seat, self.event)
            return
        if annulled(s):
            cancel(s, self.card)
            return
        if self.event == FATE_INTERVENES:
            cancel(s, self.context[1])
        self.resolve(s)

    def resolve(self, s: State) -> None:
        """Turn a card over if V is needed, then one effect after the other."""
        effects = s.components.event_effects[self.event]
        s.push(EventOver(self.card))
        play = Play(self.seat, self.card, self.event, self.target, self.context)
        if is_being_started(s, play):
            add_lasting(s, self.event, NOBODY, ACTION)
            return
        v = draw_value(s) if s.components.event_draws[self.event] else NOBODY
        s.push(
            *(
                EventEffect(self.seat, self.card, self.event, self.target, self.context, v, i)
                for i in range(len(effects))
            )
        )


class BackToAction(Step[State]):
    """After the event of another player the log says whose action goes on; turned into Pass, it does not."""

    seat: int

    def run(self, s: State) -> None:
        if s.acting in (self.seat, NOBODY) or s.action == PASS:
            return
        if s.active >= 0:
            s.emit("resumes", s.acting, s.card[s.active], s.action)
        else:
            s.emit("resumes-slot", s.acting, s.action)


class EventEffect(Step[State]):
    """One effect of an event."""

    seat: int
    card: int
    event: int
    target: Aim
    context: tuple[int, ...]
    v: int
    effect: int

    def run(self, s: State) -> None:
        play = Play(self.seat, self.card, self.event, self.target, self.context, self.v)
        carry_out(s, play, s.components.event_effects[self.event][self.effect])


class EventOver(Step[State]):
    """The card of an event is discarded; if others had to choose, what is asked next tells something of the hands."""

    card: int

    def run(self, s: State) -> None:
        s.barrier()
        if self.card in s.aside:
            put_away(s, self.card)
            discard(s, self.card)
