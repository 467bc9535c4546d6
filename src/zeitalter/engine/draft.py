"""Plans: several answers of one seat in a row, tried on a copy of the position before any of them is played.

A draft shows where a plan leads and plays nothing. A question says which answers can be drafted (`Decision.drafts`);
one that would lead to another question, to another seat, or across a barrier is no part of a draft, so a draft tells
nothing that a play and an undo would not tell. `Match.play_all` plays a plan, all of it or nothing.
"""

from __future__ import annotations

import copy
from collections.abc import Generator, Sequence
from dataclasses import dataclass

from zeitalter.engine import kernel
from zeitalter.engine.errors import Objection, Refused
from zeitalter.engine.match import Match, run_to_end
from zeitalter.engine.state import State
from zeitalter.engine.steps import is_reaction
from zeitalter.engine.values import Action


@dataclass(slots=True)
class Draft:
    """A match as it would stand after the answers that were possible, and those that were not with the reason."""

    match: Match
    taken: list[Action]
    dropped: list[tuple[int, Objection]]


def draft(match: Match, seat: int, actions: Sequence[Action]) -> Draft:
    """Try answers one after the other; an answer that is not possible after the others is left out."""
    return run_to_end(draft_in_steps(match, seat, actions))


def draft_in_steps(match: Match, seat: int, actions: Sequence[Action]) -> Generator[None, None, Draft]:
    """The same, for whoever has other things to do between two answers."""
    trial = copy.copy(match)
    found = Draft(trial, [], [])
    for i, action in enumerate(actions):
        yield
        objection = _try_drafted(trial, seat, action)
        if objection is None:
            found.taken.append(action)
        else:
            found.dropped.append((i, objection))
    return found


def play_all(match: Match, seat: int, actions: Sequence[Action], ask: int | None, whole: bool) -> list[Action]:
    """See `Match.play_all`."""
    if ask is not None and not (0 <= seat < match.table.seats and ask == match.ask(seat)):
        raise Refused(Objection("stale-answer"))
    trial = copy.copy(match)
    played = 0
    for action in actions:
        played += 1
        before = trial.state
        drafted = whole and played < len(actions)
        objection = _try_drafted(trial, seat, action) if drafted else _try(trial, seat, action)
        if objection is not None:
            raise Refused(objection)
        if _leads_on(before, trial.state, seat):
            break
    for action in actions[:played]:
        match.play(seat, action)
    return list(actions[played:])


def _try(trial: Match, seat: int, action: Action) -> Objection | None:
    """Take an answer on a copy of a match, checked like any other; the copy changes no state it shares."""
    objection = trial.why_not(seat, action)
    if objection is None:
        after = trial.state.copy()
        kernel.answer(after, seat, action)
        trial.state = after
    return objection


def _try_drafted(trial: Match, seat: int, action: Action) -> Objection | None:
    """Take an answer that can be part of a draft; any other leaves the copy as it was."""
    if trial.over:
        return Objection("game-over")
    if seat not in trial.asked():
        return Objection("not-your-turn")
    if action[0] not in trial.state.question().drafts:
        return Objection("not-to-be-planned")
    before = trial.state
    objection = _try(trial, seat, action)
    if objection is None and not stays_in_draft(before, trial.state):
        trial.state = before
        return Objection("not-to-be-planned")
    return objection


def stays_in_draft(before: State, after: State) -> bool:
    """Whether the same question stands for the same seats, and nothing came to light that nobody knew before."""
    same = after.stack and after.stack[-1] == before.stack[-1] and list(after.asked) == list(before.asked)
    return bool(same and after.barriers == before.barriers and after.rng == before.rng)


def _leads_on(before: State, after: State, seat: int) -> bool:
    """Whether an answer led across a barrier, to the question of another, to reactions or to the end."""
    return bool(after.barriers != before.barriers or seat not in after.asked or is_reaction(after.stack[-1]))
