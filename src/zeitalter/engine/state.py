"""The position of a game: plain fields, the stack of steps, the counter of the random numbers.

Games subclass `State` with slotted fields of ints, tuples and lists of such (never lists in lists: a slice of a field
is a full copy). The log is not part of it. `out` takes events and is None in search.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, TypeVar

from zeitalter.engine.events import Event
from zeitalter.engine.rng import Source
from zeitalter.engine.steps import Step
from zeitalter.engine.table import Table
from zeitalter.engine.values import Action
from zeitalter.engine.zones import ALL, Zone

T = TypeVar("T")
_NO_CHOICES: dict[int, Sequence[Any]] = {}

BESIDE_THE_POSITION = ("table", "components", "source", "out", "asked", "choices", "barriers", "beats")
"""Slots that are not part of the position: shared, found again by asking, or only compared with a moment before."""


class State:
    """What every position has. A game's state adds its own slots and copies all of them in `copy`."""

    # fmt: off
    __slots__ = (
        "asked", "barriers", "beats", "choices", "orders", "out", "result", "rng", "sealed", "source", "stack", "table",
        "zones",
    )
    # fmt: on

    table: Table
    source: Source
    rng: int
    stack: list[Step]
    zones: list[Zone]
    sealed: dict[int, Action]
    orders: dict[tuple[int, str], str]
    result: Mapping[str, Any] | None
    barriers: int
    beats: int
    out: list[Event] | None
    asked: Sequence[int]
    choices: dict[int, Sequence[Any]]

    def __init__(self, table: Table, source: Source) -> None:
        self.table = table
        self.source = source
        self.rng = 0
        self.stack = []
        self.zones = []
        self.sealed = {}
        self.orders = {}
        self.result = None
        self.barriers = 0
        self.beats = 0
        self.out = None
        self.asked = ()
        self.choices = _NO_CHOICES

    has_upkeep: ClassVar[bool] = False
    derived: ClassVar[tuple[str, ...]] = ()
    """Slots that follow from the others: not written to files, found again by `restored`."""

    def __init_subclass__(cls) -> None:
        cls.has_upkeep = cls.upkeep is not State.upkeep

    def copy(self: T) -> T:
        """An independent copy without event sink; hand-written in every game."""
        raise NotImplementedError

    def copy_kernel(self, c: State) -> None:
        """Copy the kernel's fields into a new state of the same game."""
        c.table = self.table
        c.source = self.source
        c.rng = self.rng
        c.stack = self.stack[:]
        c.zones = self.zones[:]
        c.sealed = self.sealed.copy()
        c.orders = self.orders.copy()
        c.result = self.result
        c.barriers = self.barriers
        c.beats = self.beats
        c.out = None
        c.asked = self.asked
        c.choices = self.choices

    def restored(self) -> None:
        """Find again what is derived, after a position was read from a file."""

    def upkeep(self) -> None:
        """What holds at any moment, after every run and answer; may push steps."""

    # -- flow ---------------------------------------------------------------------------------------------------------

    def push(self, *steps: Step) -> None:
        """Put steps on the stack: the first named comes first."""
        self.stack.extend(reversed(steps))

    def finish(self, result: Mapping[str, Any]) -> None:
        """End the game; the only way to do so."""
        self.stack.clear()
        self.result = result

    # -- chance -------------------------------------------------------------------------------------------------------

    def below(self, n: int) -> int:
        """A random number from 0 to n - 1 that everybody sees: a barrier for undo."""
        self.rng += 1
        self.barriers += 1
        return self.source.bits(self.rng) % n

    def shuffled(self, items: Sequence[int]) -> tuple[int, ...]:
        """The items in random order. An unseen shuffle is no barrier."""
        rest = list(items)
        bits = 0
        for i in range(len(rest) - 1, 0, -1):
            if bits.bit_length() < 64:
                self.rng += 1
                bits = self.source.bits(self.rng) | 1 << 512
            bits, j = divmod(bits, i + 1)
            rest[i], rest[j] = rest[j], rest[i]
        return tuple(rest)

    def barrier(self) -> None:
        """Something was revealed to somebody: undo never crosses this."""
        self.barriers += 1

    # -- zones --------------------------------------------------------------------------------------------------------

    def show(self, zone: int, mask: int) -> None:
        """Let the seats of a mask know every card of a zone."""
        old = self.zones[zone]
        new = old.seen_by(mask)
        if new.known != old.known:
            self.barriers += 1
            self.zones[zone] = new

    # -- events -------------------------------------------------------------------------------------------------------

    def emit(self, id: str, *args: object) -> None:
        """Tell everybody what happened."""
        if self.out is not None:
            self.out.append(Event(id, args))

    def emit_to(self, mask: int, id: str, *args: object) -> None:
        """Tell everybody what happened; only the seats of the mask see the secret arguments."""
        if self.out is not None:
            self.out.append(Event(id, args, mask))


EVERYBODY = ALL
