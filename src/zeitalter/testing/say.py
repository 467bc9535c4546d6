"""Talking to a match by names instead of numbers: `say(match, 0, "expansion", "basic", 0, "china")`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from zeitalter.engine.errors import Objection
from zeitalter.engine.forms import matches
from zeitalter.engine.match import Match


def _action(match: Match, words: Sequence[Any]) -> Any:
    return match.game.action_from_json(match.table, list(words))


def say(match: Match, seat: int, *words: Any) -> None:
    """Play an answer given by its readable form."""
    match.play(seat, _action(match, words))


def can(match: Match, seat: int, *words: Any) -> bool:
    """Whether this answer is advertised to the seat now."""
    return matches(match.options(seat), _action(match, words))


def why(match: Match, seat: int, *words: Any) -> Objection | None:
    """Why the seat cannot answer this now; None if it can."""
    return match.why_not(seat, _action(match, words))


def fill(match: Match, answers: Mapping[int, Sequence[Any]]) -> None:
    """Give sealed answers for several seats: `fill(m, {0: ["select", ["art"]], 1: [...]})`."""
    for seat, words in answers.items():
        say(match, seat, *words)
