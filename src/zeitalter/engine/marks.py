"""Marks in a match to which it can return as if nothing had been played since: what could not be stored never was.

Unlike an undo this leaves no entry, so it is only for entries that nobody has seen.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic

from zeitalter.engine.step_names import S
from zeitalter.engine.undo import UndoPoint

if TYPE_CHECKING:
    from zeitalter.engine.disclosure import Disclosure
    from zeitalter.engine.match import Match


@dataclass(slots=True)
class Mark(Generic[S]):
    """How a match stood after some entries."""

    entries: int
    events: int
    state: S
    disclosed: Disclosure
    question_entry: int
    asks: list[int]
    untold: list[int]
    undo_points: list[UndoPoint[S]]


def mark(match: Match[S]) -> Mark[S]:
    """How a match stands now."""
    return Mark(
        len(match.log),
        len(match._events.lines),
        match.state,
        match.disclosed,
        match.question_entry,
        list(match._asks),
        list(match._untold),
        list(match._trail.points),
    )


def return_to(match: Match[S], mark: Mark[S]) -> bool:
    """Forget what was played since a mark; False, if that cannot be done, because something was taken back since."""
    since = match.log[mark.entries :]
    if any(entry.kind not in ("answer", "order") for entry in since):
        return False
    del match.log[mark.entries :]
    del match._events.lines[mark.events :]
    match._snapshots.forget(mark.entries)
    match.state, match.disclosed, match.question_entry = mark.state, mark.disclosed, mark.question_entry
    match._asks, match._untold = list(mark.asks), list(mark.untold)
    match._trail.points = list(mark.undo_points)
    return True
