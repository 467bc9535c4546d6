"""The log of a match: who sits at it, what was answered, and what happened because of that. It only grows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from zeitalter.engine.events import Event
from zeitalter.engine.values import Action, Kinds
from zeitalter.engine.zones import ALL


@dataclass(slots=True)
class Seat:
    """Who sits where: a name, and "me", "person" or "bot:<name>"."""

    name: str
    player: str = "person"


@dataclass(slots=True)
class Entry:
    """One line of the log: an answer, an undo, a standing order or a change of rules."""

    kind: str
    seat: int = -1
    value: Any = None
    by: str = ""
    """Who gave it if not the seat itself at that moment: "clock", or "prepared" by the seat some time before."""


@dataclass(slots=True)
class Crash:
    """An answer that broke the rules code, kept in the match file for whoever mends it."""

    seat: int
    action: Action | None
    error: str


@dataclass(slots=True)
class EventLog:
    """What happened, each event with the number of the entry that caused it (0: the set-up)."""

    lines: list[tuple[int, Event]] = field(default_factory=list)

    def add(self, entry: int, events: Iterable[Event]) -> None:
        """Write down what an entry caused."""
        self.lines += [(entry, event) for event in events]

    def first_of(self, entry: int) -> Event | None:
        """The first thing that an entry caused, as far as all heard of it."""
        return next((event for n, event in self.lines if n == entry and not event.private), None)

    def take_back(self, entry: int) -> None:
        """Forget what happened from an entry on."""
        self.lines = [line for line in self.lines if line[0] < entry]

    def since(self, entry: int) -> list[tuple[int, Event]]:
        """What happened from an entry on; looked for from the end, because mostly the newest are wanted."""
        i = len(self.lines)
        while i and self.lines[i - 1][0] >= entry:
            i -= 1
        return self.lines[i:]

    def seen_by(self, seat: int | None, entry: int, kinds: Mapping[str, Kinds]) -> list[tuple[int, Event]]:
        """What happened from an entry on, as a seat sees it: without what is secret to it."""
        found = [line if line[1].mask == ALL else (line[0], _seen(line[1], seat, kinds)) for line in self.since(entry)]
        return [line for line in found if not line[1].private or (seat is not None and line[1].mask >> seat & 1)]


def _seen(event: Event, seat: int | None, kinds: Mapping[str, Kinds]) -> Event:
    """An event with something secret, as a seat sees it; what was taken back is as secret as it was before."""
    found = event.seen_by(seat, kinds[event.id])
    if event.of is not None and found is not event:
        found.of = event.of.seen_by(seat, kinds[event.of.id])
    return found
