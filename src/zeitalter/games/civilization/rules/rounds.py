"""What all phases of a round have in common (43)."""

from __future__ import annotations

from zeitalter.games.civilization.rules.state import State


def begin(s: State, phase: int) -> None:
    """A phase begins; nobody has finished it yet."""
    s.phase = phase
    s.ready = 0
    s.emit("phase", phase)


def everybody(s: State) -> int:
    """The mask of all seats."""
    return (1 << s.players) - 1


def unready(s: State) -> list[int]:
    """The seats that have not finished what all do at the same time, in order."""
    return [seat for seat in s.order if not s.ready >> seat & 1]
