"""The position. Glossary: *heap* the pebbles on the table, *taken* those before each player."""

from __future__ import annotations

from zeitalter.engine.rng import Source
from zeitalter.engine.state import State as KernelState
from zeitalter.engine.table import Table


class State(KernelState):
    """A position."""

    heap: int
    taken: list[int]
    __slots__ = tuple(__annotations__)

    def __init__(self, table: Table, source: Source) -> None:
        super().__init__(table, source)
        self.heap = int(table.options["pebbles"])
        self.taken = [0] * table.seats
