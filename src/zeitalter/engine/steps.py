"""Steps: the frames on the stack of a state.

A step is popped and then either *runs* (changes the state, pushes what follows) or, if it is a `Decision`, is answered.
Steps never change, hold ints, strings and tuples of them, and nothing hidden: the stack looks the same from every seat.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, TypeVar, dataclass_transform

from zeitalter.engine.errors import Objection
from zeitalter.engine.values import Action

T = TypeVar("T")
_BY_PACKAGE: dict[str, dict[str, type[Step]]] = {}


@dataclass_transform()
def step(cls: type[T]) -> type[T]:
    """Make a class a step: a slotted record that its game can find again by name."""
    made = dataclass(slots=True)(cls)
    package = _package(cls.__module__)
    names = _BY_PACKAGE.setdefault(package, {})
    if cls.__name__ in names:
        raise ValueError(f"two steps named {cls.__name__} in {package}")
    names[cls.__name__] = made  # type: ignore[assignment]
    return made


def _package(module: str) -> str:
    parts = module.split(".")
    if parts[:2] == ["zeitalter", "games"]:
        return ".".join(parts[:3])
    return module


def steps_of(package: str) -> Mapping[str, type[Step]]:
    """All steps declared in a game's package, by name."""
    return _BY_PACKAGE.get(package, {})


class Step:
    """A frame on the stack that runs."""

    __slots__ = ()
    asks: ClassVar[bool] = False
    leads_on: ClassVar[bool] = False
    """It only says what comes next, or changes nothing that `State.upkeep` looks at: no upkeep is needed after it."""
    rule: ClassVar[str] = ""

    def run(self, s: Any) -> None:
        """Change the state and push what follows."""
        raise NotImplementedError


class Decision(Step):
    """A question to one seat (field `seat`)."""

    __slots__ = ()
    asks = True
    sealed: ClassVar[bool] = False
    private: ClassVar[bool] = False
    """Options depend on hidden things: a single one is not played by the kernel, its speed would betray the hand."""
    by_hand: ClassVar[bool] = False
    """The kernel never plays a single option: it ends a row of small moves that could still be taken back."""
    answers: ClassVar[tuple[str, ...]] = ()
    """The verbs it is about, if it says so: `objection` is never asked about others."""
    drafts: ClassVar[tuple[str, ...]] = ()
    """The verbs a person may plan before anything is sent: the same seat is asked on, nothing hidden comes to light."""
    quiet: ClassVar[Action | None] = None
    """The answer the kernel gives for a seat that has nothing else, or whose standing order is "never"."""

    def seats(self, s: Any) -> Sequence[int]:
        """Who must answer. Reads public things only; nobody means no question."""
        return (self.seat,)  # type: ignore[attr-defined]

    def options(self, s: Any, seat: int) -> Sequence[Any]:
        """Everything the seat may answer: actions, and forms where there are too many to list."""
        return [a for a in self.candidates(s, seat) if self.objection(s, seat, a) is None]

    def candidates(self, s: Any, seat: int) -> Sequence[Action]:
        """What a player could reasonably ask for, possible or not."""
        return ()

    def objection(self, s: Any, seat: int, action: Action) -> Objection | None:
        """Why this answer is not possible; None if it is, or if there is nothing special to say."""
        return None

    def take(self, s: Any, seat: int, action: Action) -> None:
        """Do what was answered."""
        raise NotImplementedError

    def announced(self, s: Any, seat: int, action: Action) -> tuple[int, ...]:
        """What everybody is told of the secret part of an answer, e.g. how many cards it names."""
        return ()

    def default(self, s: Any, seat: int) -> Action | None:
        """The legal answer when a clock runs out; None: the first option."""
        return None

    def minutes(self, s: Any) -> int:
        """How long a live table may take over it altogether, however many answers that are; 0: as long as it likes."""
        return 0

    def bot_options(self, s: Any, seat: int, options: Sequence[Any]) -> Sequence[Any]:
        """What a bot draws its answer from: fewer options where people may go on for ever. Reads public things only."""
        return options


class Halt(Decision):
    """A question to nobody: stops the kernel where a search wants to look at the position."""

    __slots__ = ()

    def seats(self, s: Any) -> Sequence[int]:
        return (-1,)

    def options(self, s: Any, seat: int) -> Sequence[Action]:
        return (("halt",), ("halt",))


HALT = Halt()


class Live(Decision):
    """A question to several seats at once; each answer is taken on arrival. `take` pushes the step again to stay."""

    __slots__ = ()

    def seats(self, s: Any) -> Sequence[int]:
        raise NotImplementedError


class Sealed(Decision):
    """One secret answer per seat, kept by the kernel and replaceable until the last is in, then `reveal`."""

    __slots__ = ()
    sealed = True

    def seats(self, s: Any) -> Sequence[int]:
        raise NotImplementedError

    def reveal(self, s: Any, answers: Mapping[int, Action]) -> None:
        """Do what was answered; order of arrival is not known and never matters."""
        raise NotImplementedError


class Window(Sealed):
    """Anyone may respond, in rule order; the window opens again until all pass.

    The first seat of `seats(s)` that responds is taken, the other answers go back unseen.
    """

    __slots__ = ()
    private = True
    quiet = ("pass",)

    def reveal(self, s: Any, answers: Mapping[int, Action]) -> None:
        for seat in self.seats(s):
            action = answers.get(seat, self.quiet)
            if action != self.quiet:
                s.stack.append(self)
                self.respond(s, seat, action)
                return
        self.close(s)

    def respond(self, s: Any, seat: int, action: Action | None) -> None:
        """Do what the first responding seat answered."""
        raise NotImplementedError

    def close(self, s: Any) -> None:
        """All passed: push what follows."""

    def default(self, s: Any, seat: int) -> Action | None:
        return self.quiet
