"""What can be taken back: the entries of one seat since somebody else answered or something came to light."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Generic

from zeitalter.engine.log import Entry
from zeitalter.engine.step_names import S
from zeitalter.engine.steps import is_reaction


@dataclass(slots=True)
class UndoPoint(Generic[S]):
    """An entry that can be taken back, and the position before it."""

    entry: int
    seat: int
    before: S


@dataclass(slots=True)
class UndoTrail(Generic[S]):
    """The entries that can be taken back now, oldest first; all of them are of one seat."""

    points: list[UndoPoint[S]] = field(default_factory=list)

    def of(self, seat: int) -> list[int]:
        """The entries this seat may take back."""
        return [point.entry for point in self.points if point.seat == seat]

    def follow(self, number: int, entry: Entry, old: S, new: S) -> None:
        """An entry was made: it can be taken back, or nothing can any more."""
        if _came_to_light(old, new):
            self.points = []
        elif entry.kind == "answer":
            sealed = old.question().sealed  # a sealed answer is not taken back but replaced
            if sealed or (self.points and self.points[-1].seat != entry.seat):
                self.points = []
            if not sealed:
                self.points.append(UndoPoint(number, entry.seat, old))

    def back_to(self, entry: int) -> S:
        """The position before an entry; from there on nothing is left to take back."""
        i = next(i for i, point in enumerate(self.points) if point.entry == entry)
        before = self.points[i].before
        self.points = self.points[:i]
        return before


def _came_to_light(old: S, new: S) -> bool:
    """Whether somebody learned something that cannot be unlearned; the end shows all."""
    return new.barriers != old.barriers or new.result is not None or is_reaction(new.stack[-1] if new.stack else None)
