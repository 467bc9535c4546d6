"""How a match stands, as far as everybody may know: who is asked, the points, the result."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from zeitalter.engine.match import Match
from zeitalter.engine.steps import Window


@dataclass(slots=True)
class Standing:
    """What the row of a match holds and the lists show of a running or finished game."""

    entries: int
    """The newest entry of which all know."""
    waiting: list[int]
    owing: list[int]
    """The same with those who owe a reaction: a secret of each of them."""
    over: bool
    result: Mapping[str, Any] | None


def standing_of(match: Match) -> Standing:
    """How a match stands."""
    return Standing(
        match.newest_for(None), asked_known_to(match, None), list(match.awaited()), match.over, match.result
    )


def asked_known_to(match: Match, seat: int | None) -> list[int]:
    """The seats that owe an answer, as a seat may know: while reactions are asked for, only whether it is asked."""
    owing = list(match.awaited())
    if isinstance(match.question(), Window):
        return [seat] if seat is not None and seat in owing else []
    return owing
