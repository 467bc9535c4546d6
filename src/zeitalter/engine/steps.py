"""Steps: the frames on the stack of a state.

A step is popped and then either *runs* (changes the state, pushes what follows) or, if it is a `Decision`, is answered.
A step is a plain class with annotated fields; from these it gets its constructor, and its game finds it again by name:

    class NameTheEnemy(Decision[State]):
        seat: int
        rule = "H51"

Steps never change, hold ints, strings and tuples of them, and nothing hidden: the stack looks the same from every seat.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Generic, dataclass_transform

from zeitalter.engine.errors import Objection
from zeitalter.engine.forms import Form, Option
from zeitalter.engine.step_names import S, register, steps_of
from zeitalter.engine.values import Action

TRIES = 10_000
"""How often a form is filled in at random before we say that it has no legal answer."""


def quiet_questions(package: str) -> dict[str, type[Decision]]:
    """The questions of a game that a standing order can answer, by name."""
    found = steps_of(package).items()
    return {name: step for name, step in found if issubclass(step, Decision) and step.quiet is not None}


@dataclass_transform()
class Step(Generic[S]):
    """A frame on the stack that runs."""

    asks: ClassVar[bool] = False
    sealed: ClassVar[bool] = False
    rule: ClassVar[str] = ""
    skips_upkeep: ClassVar[bool] = False
    """A hint for speed: it changes nothing that `State.upkeep` looks at, so none is needed after it."""

    def __init_subclass__(cls) -> None:
        """Give a step its constructor, and let its game find it by name."""
        super().__init_subclass__()
        register(cls)

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in fields_of(self))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={getattr(self, name)!r}' for name in fields_of(self))})"

    def run(self, s: S) -> None:
        """Change the state and push what follows."""
        raise NotImplementedError


class Decision(Step[S]):
    """A question to one seat (field `seat`)."""

    asks = True
    secret: ClassVar[bool] = False
    """Its options depend on hidden things: the kernel never plays a single one, its speed would betray the hand."""
    autoplay: ClassVar[bool] = True
    """The kernel plays a single option by itself; not where it ends a row of small moves that could be taken back."""
    quiet: ClassVar[Action | None] = None
    """The answer the kernel gives for a seat that has nothing else, or whose standing order is "never"."""
    answers: ClassVar[tuple[str, ...]] = ()
    """The verbs it is about, if it says so: `objection` is never asked about others."""
    drafts: ClassVar[tuple[str, ...]] = ()
    """The verbs a person may plan before anything is sent: the same seat is asked on, nothing hidden comes to light."""
    breather: ClassVar[float] = 0
    """Seconds that bots give people to look around when such a question opens, and to read what lies on the table."""

    foreseen: ClassVar[bool] = False
    """Whether a seat may prepare an answer before the question is put to it, see `ahead`."""

    @classmethod
    def ahead(cls, s: S, seat: int) -> Sequence[Option]:
        """What a seat may prepare for the next such question: answers that may be possible then.

        Reads only what the seat's view shows. Whether one is possible is seen when the question is put.
        """
        return ()

    @classmethod
    def objection_ahead(cls, s: S, seat: int, action: Action) -> Objection | None:
        """Why an answer that fills in a form of `ahead` will not be possible, as far as that can be told now."""
        return None

    @classmethod
    def about(cls, s: S, seat: int) -> tuple[int, ...]:
        """What an answer refers to without naming it: a prepared one is dropped if this has changed meanwhile."""
        return ()

    def seats(self, s: S) -> Sequence[int]:
        """Who must answer. Reads public things only; nobody means no question."""
        return (self.seat,)  # type: ignore[attr-defined]

    def told(self, s: S) -> Sequence[Any]:
        """What its prompt names, in the order of the declared kinds: its first fields. Reads public things only."""
        return [getattr(self, field) for field in fields_of(self)]

    def options(self, s: S, seat: int) -> Sequence[Option]:
        """Everything the seat may answer: actions, and forms where there are too many to list."""
        return [a for a in self.candidates(s, seat) if self.objection(s, seat, a) is None]

    def candidates(self, s: S, seat: int) -> Sequence[Action]:
        """What a player could reasonably ask for, possible or not."""
        return ()

    def objection(self, s: S, seat: int, action: Action) -> Objection | None:
        """Why this answer is not possible; None if it is, or if there is nothing special to say."""
        return None

    def take(self, s: S, seat: int, action: Action) -> None:
        """Do what was answered."""
        raise NotImplementedError

    def sample(self, s: S, seat: int, form: Form, r: Random) -> Action:
        """A legal way to fill a form in; it must be able to find every one. By default tried until one is legal."""
        for _ in range(TRIES):
            action = form.sample(r)
            if self.objection(s, seat, action) is None:
                return action
        raise ValueError(f"no legal answer found for {form!r}")

    def announced(self, s: S, seat: int, action: Action) -> tuple[int, ...]:
        """What everybody is told of the secret part of an answer, e.g. how many cards it names."""
        return ()

    def default(self, s: S, seat: int) -> Action | None:
        """The legal answer when a clock runs out; None: the first option."""
        return None

    def minutes(self, s: S) -> int:
        """How long a live table may take over it altogether, however many answers that are; 0: as long as it likes."""
        return 0

    def resting(self, s: S) -> Sequence[int]:
        """Seats that may answer although nobody waits for them: they have said so. Reads public things only."""
        return ()

    def takes_away(self, s: S, seat: int, action: Action) -> bool:
        """Whether an answer takes something off the table that others may be reading: bots give them time for it."""
        return False

    def bot_options(self, s: S, seat: int, options: Sequence[Option]) -> Sequence[Option]:
        """What a bot draws its answer from: fewer options where people may go on for ever. Reads public things only."""
        return options

    def bot_list(self, s: S, seat: int) -> Sequence[Option]:
        """The same where the options have not been listed: it may be found without listing all of them."""
        return self.bot_options(s, seat, self.options(s, seat))


class Halt(Decision[S]):
    """A question to nobody: stops the kernel where a search wants to look at the position."""

    def seats(self, s: S) -> Sequence[int]:
        return (-1,)

    def options(self, s: S, seat: int) -> Sequence[Option]:
        return (("halt",), ("halt",))


HALT: Halt[Any] = Halt()


class Live(Decision[S]):
    """A question to several seats at once; each answer is taken on arrival. `take` pushes the step again to stay."""

    def seats(self, s: S) -> Sequence[int]:
        raise NotImplementedError


class Sealed(Decision[S]):
    """One secret answer per seat, kept by the kernel and replaceable until the last is in, then `reveal`."""

    sealed = True

    def seats(self, s: S) -> Sequence[int]:
        raise NotImplementedError

    def reveal(self, s: S, answers: Mapping[int, Action]) -> None:
        """Do what was answered; order of arrival is not known and never matters."""
        raise NotImplementedError


class Window(Sealed[S]):
    """Anyone may respond, in rule order; the window opens again until all pass.

    The first seat of `seats(s)` that responds is taken, the other answers go back unseen. Who is asked tells of hidden
    things: nothing that was done before a window opened is taken back.
    """

    secret = True
    quiet = ("pass",)

    def reveal(self, s: S, answers: Mapping[int, Action]) -> None:
        quiet = self.quiet
        responding = []
        for seat, action in answers.items():
            if action != quiet:
                responding.append(seat)
        if not responding:
            self.close(s)
            return
        first = min(responding, key=list(self.seats(s)).index) if len(responding) > 1 else responding[0]
        s.stack.append(self)
        self.respond(s, first, answers[first])

    def respond(self, s: S, seat: int, action: Action) -> None:
        """Do what the first responding seat answered."""
        raise NotImplementedError

    def close(self, s: S) -> None:
        """All passed: push what follows."""

    def idle(self, s: S) -> bool:
        """A hint for speed: sure at a glance that nobody has more to say than the quiet answer."""
        return False

    def default(self, s: S, seat: int) -> Action | None:
        return self.quiet


def fields_of(step: Step) -> tuple[str, ...]:
    """The names of a step's fields, in order."""
    found: tuple[str, ...] = getattr(type(step), "__match_args__", ())
    return found


def is_reaction(step: Step | None) -> bool:
    """Whether everybody is asked for reactions: who has one is a secret."""
    return isinstance(step, Window)
