"""Events that last: for an action, a turn or a conflict round. `State.effects` holds them, others ask here."""

from __future__ import annotations

from zeitalter.games.seven_ages.rules.state import NOBODY, State

ACTION, TURN, ROUND = range(3)
UNTIL = {"end_of_action": ACTION, "end_of_turn": TURN, "end_of_round": ROUND}


def add_lasting(s: State, event: int, e: int, until: int) -> None:
    """An event works on for or against an empire; NOBODY: one that is being started."""
    s.effects += ((event, e, until),)


def lasts(s: State, event: int, e: int = NOBODY) -> bool:
    """Whether an event works on an empire now; without one: on one that is being started."""
    return any(one == event and empire == e for one, empire, _ in s.effects)


def allowed_by_event(s: State, e: int, what: str) -> bool:
    """Whether an event that lasts permits an empire something."""
    return _says(s, e, "allow", what)


def forbidden_by_event(s: State, e: int, what: str) -> bool:
    """Whether an event that lasts forbids an empire something."""
    return _says(s, e, "forbid", what)


def _says(s: State, e: int, op: str, what: str) -> bool:
    if not s.effects:
        return False
    effects = s.components.event_effects
    return any(
        empire == e and any(effect.op == op and effect.what == what for effect in effects[event])
        for event, empire, _ in s.effects
    )


def extra_moves_by_event(s: State, e: int) -> int:
    """How often events let an empire move and fight again in this Manoeuvre."""
    effects = s.components.event_effects
    return sum(
        int(effect.extra["times"])
        for event, empire, _ in s.effects
        if empire == e
        for effect in effects[event]
        if effect.op == "extra_move"
    )


def end_lasting(s: State, until: int) -> None:
    """What lasts so long is over: with a round of conflict, an action or a turn."""
    if s.effects:
        s.effects = tuple(effect for effect in s.effects if effect[2] != until)
