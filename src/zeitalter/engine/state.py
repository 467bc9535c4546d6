"""The position of a game: plain fields, the stack of steps, the counter of the random numbers.

A game's state says its fields once, as annotations; slots, copies and files come from these:

    class State(KernelState):
        round: int
        tokens: list[int]
        __slots__ = tuple(__annotations__)

Fields hold ints, tuples, and lists of such (never lists in lists: a copy of a field is one level deep). Hundreds of
small numbers, such as the pieces in every area, are a `bytearray`, which is copied in no time. What is neither of these
nor a dictionary is shared by copies and must never change. The log is not part of it. `out` takes events and is None in
search.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from inspect import get_annotations
from typing import Any, ClassVar, Self

from zeitalter.engine.events import Event
from zeitalter.engine.forms import Option
from zeitalter.engine.rng import Source
from zeitalter.engine.steps import Decision, Step
from zeitalter.engine.table import Table
from zeitalter.engine.values import Action
from zeitalter.engine.zones import Zone

_NO_CHOICES: dict[int, Sequence[Option]] = {}

BESIDE_THE_POSITION = (
    "table",
    "components",
    "source",
    "out",
    "asked",
    "choices",
    "barriers",
    "quiet_answers",
    "overdue",
)
"""Fields that are not part of the position: shared, found again by asking, or only compared with a moment before."""
_COPIED_BY_TYPE = {"list": "self.{0}[:]", "bytearray": "self.{0}[:]", "dict": "self.{0}.copy()"}
_COPIED_BY_NAME = {"out": "None", "choices": "self.choices", "overdue": "False"}
"""How a field is copied: by its name, or by the first word of its type; all others are shared."""


class State:
    """What every position has. A game's state adds its own fields."""

    table: Table
    source: Source
    rng: int
    stack: list[Step]
    zones: list[Zone]
    sealed: dict[int, Action]
    """Answers to the sealed question that stands, by seat."""
    orders: dict[tuple[int, str], str]
    """Standing orders, by seat and question."""
    result: Mapping[str, Any] | None
    barriers: int
    """How often something came to light that an undo must not cross."""
    quiet_answers: int
    """How often the kernel gave the quiet answer for a seat: nobody may notice how fast it was."""
    out: list[Event] | None
    overdue: bool
    """Whether the answer that is being taken was given by a clock: for what is told of it, never for what it does."""
    asked: Sequence[int]
    choices: dict[int, Sequence[Option]]
    """What the seats that are asked may answer, as far as it has been listed."""
    __slots__ = tuple(__annotations__)

    has_upkeep: ClassVar[bool] = False
    derived: ClassVar[tuple[str, ...]] = ()
    """Fields that follow from the others: not written to files, found again by `restored`."""

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
        self.quiet_answers = 0
        self.out = None
        self.overdue = False
        self.asked = ()
        self.choices = _NO_CHOICES

    def __init_subclass__(cls) -> None:
        """Compile how a position of this game is copied."""
        super().__init_subclass__()
        cls.has_upkeep = cls.upkeep is not State.upkeep
        if "copy" not in vars(cls):
            cls.copy = _compiled_copy(cls)  # type: ignore[assignment,method-assign]

    def copy(self) -> Self:
        """An independent copy without event sink."""
        raise NotImplementedError

    @classmethod
    def fields(cls) -> dict[str, str]:
        """All fields of a position with their types as they are written: the kernel's first, each class from a to z."""
        found: dict[str, str] = {}
        for base in reversed(cls.__mro__):
            for name, type_ in sorted(get_annotations(base).items()):
                if not str(type_).startswith("ClassVar"):
                    found[name] = str(type_)
        return found

    def restored(self) -> None:
        """Find again what is derived, after a position was read from a file."""

    def upkeep(self) -> None:
        """What holds at any moment, after every run and answer; may push steps."""

    # -- flow ---------------------------------------------------------------------------------------------------------

    def push(self, *steps: Step) -> None:
        """Put steps on the stack: the first named comes first."""
        self.stack.extend(steps[::-1])

    def question(self) -> Decision:
        """The question that stands; only where somebody is asked."""
        return self.stack[-1]  # type: ignore[return-value]

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


def _compiled_copy(cls: Any) -> Callable[[Any], Any]:
    """A function that copies positions of this class field by field, as one would write it by hand."""
    lines = []
    for name, type_ in cls.fields().items():
        by_type = _COPIED_BY_TYPE.get(type_.partition("[")[0], "self.{0}").format(name)
        lines.append(f"    c.{name} = {_COPIED_BY_NAME.get(name, by_type)}")
    source = "\n".join(["def copy(self):", "    c = new(cls)", *lines, "    return c"])
    names: dict[str, Any] = {"new": cls.__new__, "cls": cls}
    exec(compile(source, f"<copy of {cls.__module__}>", "exec"), names)  # our own field names, nothing from outside
    found: Callable[[Any], Any] = names["copy"]
    found.__doc__ = State.copy.__doc__
    return found
