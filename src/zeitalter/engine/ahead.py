"""Answers before their question: which ones a seat may prepare, and whether what they refer to is still there.

A question says by `Decision.foreseen` that this makes sense for it, and by `ahead` what may be possible then. Nothing
of it is part of a match: whoever keeps prepared answers gives them when the question is put, like any other.
"""

from __future__ import annotations

from collections.abc import Sequence

from zeitalter.engine.errors import BadInput, Objection
from zeitalter.engine.forms import Option, matches
from zeitalter.engine.match import Match
from zeitalter.engine.step_names import steps_of
from zeitalter.engine.steps import Decision
from zeitalter.engine.values import Action


def foreseen_questions(package: str) -> dict[str, type[Decision]]:
    """The questions of a game for which a seat may prepare an answer before they are put, by name."""
    found = steps_of(package).items()
    return {name: step for name, step in found if issubclass(step, Decision) and step.foreseen}


def preparable(match: Match, seat: int) -> dict[str, Sequence[Option]]:
    """What a seat may prepare for coming questions, by name, in the order of the game: answers and forms."""
    if match.over or match.read_only:
        return {}
    steps, order = foreseen_questions(match.game.package), list(match.game.prompts)
    found = {name: steps[name].ahead(match.state, seat) for name in sorted(steps, key=order.index)}
    return {name: options for name, options in found.items() if options}


def why_not_ahead(match: Match, seat: int, question: str, action: Action) -> Objection | None:
    """Why a seat cannot prepare this answer; None if it can."""
    if not matches(preparable(match, seat).get(question, ()), action):
        return Objection("not-offered")
    return foreseen_questions(match.game.package)[question].objection_ahead(match.state, seat, action)


def is_unchanged(match: Match, seat: int, question: str, entry: int) -> bool:
    """Whether an answer that was prepared after an entry still refers to the same things."""
    step = foreseen_questions(match.game.package).get(question)
    now = () if step is None else step.about(match.state, seat)
    if step is None or not now:
        return True
    try:
        return step.about(match.state_at(entry), seat) == now
    except BadInput:  # it was prepared by rules that we no longer have
        return False
