"""Drafts: a person tries out answers before any of them is sent. Nothing of it is stored, and nobody else hears of it.

The browser keeps the list and the server replays it, on a copy of the position and for that seat only. A question says
which answers can be drafted (`Decision.drafts`); one that would lead to another question, to another seat, or across a
barrier is no part of a draft, so a draft tells nothing that a play and an undo would not tell.
"""

from __future__ import annotations

import copy
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from zeitalter.engine import kernel
from zeitalter.engine.errors import Objection, Refused
from zeitalter.engine.match import Match
from zeitalter.engine.values import Action
from zeitalter.server.errors import Wrong
from zeitalter.server.wire import positions as wire

MOST_ANSWERS = 150
"""Answers of one draft: more than a nation can move in a turn, and little enough for one message."""


@dataclass(slots=True)
class Drafted:
    """A match as it would stand after the answers that were possible, and those that were not with the reason."""

    match: Match
    taken: list[Action]
    dropped: list[tuple[int, Objection]]


def read(match: Match, answers: Sequence[Any]) -> list[Action]:
    """The answers of a draft; a clear refusal for anything else, and for too many."""
    if len(answers) > MOST_ANSWERS:
        raise Wrong("plan-too-long", most=MOST_ANSWERS)
    return [match.game.action_from_json(match.table, answer) for answer in answers]


def draft(match: Match, seat: int, actions: Sequence[Action]) -> Drafted:
    """Try answers one after the other; an answer that is not possible after the others is left out."""
    trial = copy.copy(match)
    found = Drafted(trial, [], [])
    for i, action in enumerate(actions):
        objection = _cannot_draft(trial, seat, action) or trial.why_not(seat, action)
        after = None if objection is not None else _answered(trial, seat, action)
        if after is None:
            found.dropped.append((i, objection or Objection("not-to-be-planned")))
            continue
        trial.state = after
        found.taken.append(action)
    return found


def _cannot_draft(match: Match, seat: int, action: Action) -> Objection | None:
    if match.over:
        return Objection("game-over")
    if seat not in match.asked():
        return Objection("not-your-turn")
    return None if action[0] in match.state.question().drafts else Objection("not-to-be-planned")


def _answered(match: Match, seat: int, action: Action) -> Any:
    """The position after an answer; None if it leads to another question or to something nobody knew before."""
    before, after = match.state, match.state.copy()
    kernel.answer(after, seat, action)
    same = after.stack and after.stack[-1] == before.stack[-1] and list(after.asked) == list(before.asked)
    return after if same and after.barriers == before.barriers and after.rng == before.rng else None


def send(match: Match, seat: int, ask: int, answers: Sequence[Any]) -> None:
    """Play a whole plan: all of it, or nothing. Only its last answer may be one that cannot be drafted."""
    actions = read(match, answers)
    if not actions:
        raise Wrong("empty-plan")
    if not 0 <= seat < match.table.seats or ask != match.ask(seat):
        raise Refused(Objection("stale-answer"))
    found = draft(match, seat, actions[:-1])
    if found.dropped:
        raise Refused(found.dropped[0][1])
    objection = found.match.why_not(seat, actions[-1])
    if objection is not None:
        raise Refused(objection)
    for action in actions:
        match.play(seat, action)


def message(id: int, seat: int, found: Drafted) -> dict[str, Any]:
    """The message `draft`: the position after a draft, for the seat that asked."""
    match = found.match
    spelling = wire.Spelling(match)
    question = match.question()
    return {
        "t": "draft",
        "id": id,
        "seat": seat,
        "ask": match.ask(seat),
        "taken": len(found.taken),
        "dropped": [[i, wire.objection(match, objection), objection.rule] for i, objection in found.dropped],
        "view": wire.spelt(match.views((seat,), spelling.memo)[seat]),
        "options": spelling.options(match, seat),
        "prompt": wire.prompt(match),
        "rule": "" if question is None else question.rule,
    }
