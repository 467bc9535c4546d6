"""How effects of events are run: by their kind, for the empires and with the numbers the component file names.

`carry_out` runs an effect, `matters` says whether it could do something if it were run now: a card none of whose
effects could may not be played. What they do is declared as `OPS` by the modules that `events.py` puts together.
"""

from __future__ import annotations

from collections.abc import Callable

from zeitalter.games.seven_ages.data.effects import Amount, Effect
from zeitalter.games.seven_ages.rules.conditions import all_hold
from zeitalter.games.seven_ages.rules.event_targets import Play, opposing_sides, own_sides, sides, target_empire
from zeitalter.games.seven_ages.rules.situation import Situation
from zeitalter.games.seven_ages.rules.state import NOBODY, State

Run = Callable[[State, Play, Effect], None]
Test = Callable[[State, Play, Effect], bool]
Ops = dict[str, tuple[Test, Run]]
"""By kind of effect: whether it could change anything, and what it does."""
EFFECTS: Ops = {}


def kind_of(effect: Effect) -> str:
    """The kind of an effect; some do something else in a conflict."""
    in_conflict = effect.who == "one_side" or effect.where == "conflict_area"
    return f"{effect.op}_in_conflict" if in_conflict else effect.op


def does_something(s: State, play: Play) -> bool:
    """Whether one of the effects of an event could change anything now."""
    if is_being_started(s, play):
        return True
    for effect in s.components.event_effects[play.event]:
        if matters(s, play, effect):
            return True
    return False


def matters(s: State, play: Play, effect: Effect) -> bool:
    """Whether an effect could change anything now."""
    if EFFECTS[kind_of(effect)][0](s, play, effect):
        return True
    return effect.otherwise is not None and matters(s, play, effect.otherwise)


def carry_out(s: State, play: Play, effect: Effect) -> None:
    """Run an effect, or what stands in its place if its condition does not hold."""
    if not all_hold(s, NOBODY, effect.condition, Situation(value=play.v)):
        if effect.otherwise is not None:
            carry_out(s, play, effect.otherwise)
        return
    EFFECTS[kind_of(effect)][1](s, play, effect)


def number(amount: int | Amount, v: int) -> int:
    """An amount that may depend on V."""
    if isinstance(amount, int):
        return amount
    if amount.kind == "times_v":
        return amount.n * v
    if amount.kind == "half_v":
        return -(-v // amount.n)
    return max(v, amount.n)


def empires(s: State, play: Play, effect: Effect) -> list[int]:
    """The empires an effect is about."""
    if effect.who == "all_empires":
        return list(s.playing)
    if effect.who == "own_side":
        return own_sides(s, play)
    if effect.who == "opposing_side":
        return opposing_sides(s, play)
    if effect.who == "both_sides":
        return sides(s, play.event, play.context)
    e = target_empire(s, play) if effect.who == "target_empire" else s.active
    return [e] if e >= 0 else []


def area_of(play: Play) -> int:
    """The area that was named."""
    return play.target[1][0]


def is_being_started(s: State, play: Play) -> bool:
    """Whether an event is for an empire that has no colour yet: it waits for it (`start_bonuses`)."""
    return s.components.event_window[play.event] == "start_empire" and s.active < 0


def always(s: State, play: Play, effect: Effect) -> bool:
    """An effect that can always do something."""
    return True
