"""Positions that are kept along a match, so that every earlier one is found by playing a few entries only.

An undo goes back to before an entry: the way to a position after it leads over that entry, not over what was taken
back. Positions kept among what was taken back are given up, so that whoever takes back again and again neither fills
the memory nor makes the way long.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Generic

from zeitalter.engine import kernel
from zeitalter.engine.errors import BadInput, Refused
from zeitalter.engine.log import Entry
from zeitalter.engine.state import State
from zeitalter.engine.step_names import S

SNAPSHOT_EVERY = 50
"""Entries after which a position is kept."""


@dataclass(slots=True)
class Snapshots(Generic[S]):
    """The positions that are kept, by the number of the entry after which they stood (0: the set-up)."""

    positions: dict[int, S] = field(default_factory=dict)
    _distances: list[int] = field(default_factory=lambda: [0])
    """After every entry: how many entries have to be played from the position that is kept on the way there."""
    _orders: dict[int, dict[tuple[int, str], str]] = field(default_factory=dict)
    """The standing orders after every undo: those of others are not taken back."""

    def skip(self, entries: int) -> None:
        """Entries were made by older rules: no position after them can be found."""
        self._distances += [0] * entries

    def follow(self, n: int, entry: Entry, new: S) -> None:
        """An entry was made: keep the position after it, if the way there has become long."""
        if entry.kind == "undo":
            self._distances.append(self._distances[entry.value - 1])
            self._orders[n] = new.orders.copy()
            return
        distance = self._distances[n - 1] + 1
        if distance >= SNAPSHOT_EVERY or entry.kind == "rules":
            self.positions[n] = new.copy()
            distance = 0
        self._distances.append(distance)

    def take_back(self, entry: int) -> None:
        """Everything from an entry on is taken back."""
        for n in [n for n in self.positions if n >= entry]:
            del self.positions[n]

    def forget(self, entries: int) -> None:
        """Everything after so many entries was never made."""
        self.take_back(entries + 1)
        del self._distances[entries + 1 :]

    def state_at(self, n: int, log: Sequence[Entry]) -> S:
        """The position after the first n entries of the log."""
        way: list[int] = []
        while n not in self.positions:
            entry = log[n - 1]
            if entry.kind != "undo":
                way.append(n)
                n -= 1
                continue
            if not way or log[way[-1] - 1].kind != "undo":  # of several in a row the last one says what the orders are
                way.append(n)
            n = entry.value - 1
        s = self.positions[n].copy()
        for n in reversed(way):
            entry = log[n - 1]
            if entry.kind == "answer":
                kernel.answer(s, entry.seat, entry.value)
            elif entry.kind == "order":
                give_order(s, entry.seat, *entry.value)
            else:
                s.orders = self._orders[n].copy()
        return s


def play_on(s: S, before: int, entries: Sequence[Entry]) -> S:
    """The position after entries that follow the one that stood after the first `before`.

    Refused, where they are none that the rules allow, or go back to before that position.
    """
    targets = {entry.value - 1 for entry in entries if entry.kind == "undo"}
    kept: dict[int, S] = {}
    for n, entry in enumerate(entries, before):
        if n in targets:
            kept[n] = s.copy()
        if entry.kind == "answer":
            objection = kernel.why_not(s, entry.seat, entry.value)
            if objection is not None:
                raise Refused(objection)
            kernel.answer(s, entry.seat, entry.value)
        elif entry.kind == "order":
            give_order(s, entry.seat, *entry.value)
        elif entry.kind == "undo" and entry.value - 1 in kept:
            s = taken_back(kept[entry.value - 1], s, entry.seat)
        else:
            raise BadInput("bad-entry", entry=entry.kind)
    return s


def taken_back(target: S, now: S, seat: int) -> S:
    """The position after a seat has gone back to an earlier one; the standing orders of others stay as they are."""
    s = target.copy()
    others = {key: order for key, order in now.orders.items() if key[0] != seat}
    s.orders = {key: order for key, order in s.orders.items() if key[0] == seat} | others
    return s


def give_order(s: State, seat: int, question: str, order: str) -> None:
    """Change a standing order of a seat in a position, and go on where it answers the question that stands."""
    s.orders.pop((seat, question), None)
    if order != "ask":
        s.orders[seat, question] = order
    if s.stack and s.stack[-1].asks:
        kernel.advance(s)
