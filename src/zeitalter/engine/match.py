"""A match: a game, a table, a seed and the log. The log is the game; everything else is rebuilt from it.

This is the one door through which browser, terminal, bots, fuzzer and tests act. `play` accepts only what `options`
advertises; an error leaves the match as it was. `log` has what was played, `undo` what can be taken back, `disclosure`
what others learn of it.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Generic, TypeVar

from zeitalter.engine import kernel
from zeitalter.engine.disclosure import Disclosure, disclosure_of, same_question
from zeitalter.engine.errors import BadInput, Objection, Refused
from zeitalter.engine.events import Event
from zeitalter.engine.forms import Option, sample
from zeitalter.engine.game import Game
from zeitalter.engine.log import Crash, Entry, EventLog, Seat
from zeitalter.engine.redeal import redeal
from zeitalter.engine.rng import SeedSource, commitment, new_seed, seed_from_number
from zeitalter.engine.snapshots import Snapshots, give_order, taken_back
from zeitalter.engine.step_names import S
from zeitalter.engine.steps import Decision, is_reaction, quiet_questions
from zeitalter.engine.table import Table
from zeitalter.engine.undo import UndoTrail
from zeitalter.engine.values import Action, Kinds, is_action
from zeitalter.engine.zones import ALL

__all__ = ["Crash", "Entry", "Match", "Seat"]

T = TypeVar("T")


@dataclass(eq=False)
class Match(Generic[S]):
    """A game being played. Use `Match.new`, or `load` from `zeitalter.engine.files`."""

    game: Game[S]
    table: Table
    seats: list[Seat]
    seed: bytes
    state: S
    start_state: S | None = None
    log: list[Entry] = field(default_factory=list)
    crash: Crash | None = None
    parent: Mapping[str, Any] | None = None
    disclosed: Disclosure = "all"
    """What others learn of the newest entry."""
    question_entry: int = 0
    """The entry that put the present question."""
    rules_changed: bool = False
    read_only: bool = False
    """Played by rules whose position no longer fits ours: it can be looked at, not played."""
    _events: EventLog = field(default_factory=EventLog)
    _trail: UndoTrail[S] = field(default_factory=UndoTrail)
    _asks: list[int] = field(default_factory=list)
    """For each seat the entry that put the present question to it."""
    _snapshots: Snapshots[S] = field(default_factory=Snapshots)
    _untold: list[int] = field(default_factory=list)
    """Whose the newest entries are of which others learned nothing."""

    # -- starting -----------------------------------------------------------------------------------------------------

    @classmethod
    def new(
        cls,
        game: Game[S],
        seats: int | Sequence[Seat],
        options: Mapping[str, Any] | None = None,
        seed: int | bytes | None = None,
        overlay: Mapping[str, Any] | None = None,
    ) -> Match[S]:
        """A new match: number or list of seats, table options, and a seed (a number repeats a game)."""
        people = [Seat(f"Seat {i + 1}") for i in range(seats)] if isinstance(seats, int) else list(seats)
        table = game.table(len(people), options, overlay)
        secret = new_seed() if seed is None else seed_from_number(seed) if isinstance(seed, int) else seed
        out: list[Event] = []
        state = game.start(table, SeedSource(secret), out)
        match = cls(game, table, people, secret, state)
        match._begin(out)
        return match

    @classmethod
    def from_state(
        cls,
        game: Game[S],
        state: S,
        seats: Sequence[Seat] | None = None,
        seed: bytes | None = None,
        parent: Mapping[str, Any] | None = None,
    ) -> Match[S]:
        """A match that starts from a given position instead of a set-up: tests, branches, lessons."""
        table = state.table
        people = list(seats) if seats else [Seat(f"Seat {i + 1}") for i in range(table.seats)]
        secret = new_seed() if seed is None else seed
        state = state.copy()
        state.source = SeedSource(secret)
        kernel.advance(state)  # in a redealt world somebody asked may have nothing but a quiet answer
        match = cls(game, table, people, secret, state, state.copy(), parent=parent)
        match._begin([])
        return match

    def _begin(self, out: Iterable[Event]) -> None:
        self._events.add(0, out)
        self._asks = [0] * self.table.seats
        self._snapshots.positions[0] = self.state.copy()

    # -- looking ------------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.result is not None

    @property
    def result(self) -> Mapping[str, Any] | None:
        """How the game ended; None while it runs."""
        return self.state.result

    @property
    def commitment(self) -> str:
        """The published hash of the seed."""
        return commitment(self.seed)

    def asked(self) -> Sequence[int]:
        """The seats that owe an answer."""
        return kernel.asked(self.state)

    def awaited(self) -> Sequence[int]:
        """The seats that others wait for: those who owe an answer, without those who rest unless all of them do."""
        asked, question = self.asked(), self.question()
        resting = question.resting(self.state) if question is not None else ()
        return [seat for seat in asked if seat not in resting] or asked if resting else asked

    def question(self) -> Decision[S] | None:
        """The decision on top of the stack; None when the game is over."""
        return self.state.question() if self.state.stack else None

    def prompt(self) -> tuple[str, Kinds, list[Any]]:
        """What is asked: the name of the question, and the kinds and values its sentence is about."""
        step = self.state.question()
        name = type(step).__name__
        kinds = self.game.prompts[name]
        return name, kinds, list(step.told(self.state))[: len(kinds)]

    def options(self, seat: int) -> Sequence[Option]:
        """Everything a seat may answer now."""
        return kernel.options(self.state, seat) if isinstance(seat, int) else ()

    def why_not(self, seat: int, action: Action) -> Objection | None:
        """Why a seat cannot answer this now; None if it can."""
        if self.read_only:
            return Objection("read-only")
        if not isinstance(seat, int) or not kernel.may_answer(self.state, seat):
            return Objection("game-over" if self.over else "not-your-turn")
        if action in kernel.options(self.state, seat):
            return None
        if not is_action(self.game.verbs, self.table, action):
            return Objection("not-offered")
        return kernel.why_not(self.state, seat, action)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know of the position."""
        return self.game.view(self.state, seat)

    def points(self) -> list[int]:
        """The points everybody can see, of every party."""
        return self.game.points(self.state)

    def views(self, seats: Iterable[int | None], memo: dict[Any, Any]) -> dict[int | None, dict[str, Any]]:
        """What several seats may know of the position; `memo` is for the game, to share parts with earlier views."""
        return self.game.views(self.state, seats, memo)

    def events(self, seat: int | None, since: int = 0) -> list[tuple[int, Event]]:
        """What happened from an entry on, as a seat sees it; after the end everybody sees all."""
        return self._events.since(since) if self.over else self._events.seen_by(seat, since, self.game.events)

    def ask(self, seat: int) -> int:
        """The number of the entry that put the present question to this seat."""
        return self._asks[seat]

    def last_entry_of(self, seat: int) -> int:
        """The newest entry that a seat itself has written; 0 if it has done nothing yet."""
        for n in range(len(self.log), 0, -1):
            entry = self.log[n - 1]
            if entry.seat == seat and not entry.by:
                return n
        return 0

    def newest_for(self, seat: int | None) -> int:
        """The newest entry a seat knows of (None: all know of); behind it may be some that are a secret of others."""
        n = len(self.log)
        if not self._untold:
            return n
        own = [i for i, whose in enumerate(self._untold, n + 1 - len(self._untold)) if whose == seat]
        return own[-1] if own else n - len(self._untold)

    # -- acting -------------------------------------------------------------------------------------------------------

    def play(self, seat: int, action: Action, ask: int | None = None, by: str = "") -> None:
        """Give an answer for a seat. `ask`, if quoted, must be the present question's: late answers are refused."""
        if ask is not None and 0 <= seat < self.table.seats and ask != self._asks[seat]:
            raise Refused(Objection("stale-answer"))
        objection = self.why_not(seat, action)
        if objection is not None:
            raise Refused(objection)
        new = self.state.copy()
        new.out = []
        new.overdue = by == "clock"
        try:
            kernel.answer(new, seat, action)
        except Exception as error:
            self.crash = Crash(seat, action, f"{type(error).__name__}: {error}")
            raise
        events, new.out, new.overdue = new.out, None, False
        if by == "clock" and not is_reaction(self.question()):  # who owed a reaction is a secret
            events.insert(0, Event("clock", (seat,)))
        if by == "prepared":  # that it was is a secret of the seat
            events.insert(0, Event("prepared", (seat,), 1 << seat, private=True))
        self._accept(Entry("answer", seat, action, by), new, events)

    def _accept(self, entry: Entry, new: S, events: list[Event]) -> None:
        """Write an entry that led to a new position."""
        old = self.state
        self.log.append(entry)
        n = len(self.log)
        self._events.add(n, events)
        self._trail.follow(n, entry, old, new)
        self.state = new
        same = same_question(old, new)
        self.disclosed = disclosure_of(entry, old, new) if same and all(e.private for e in events) else "all"
        if self.disclosed == "nothing":
            self._untold.append(entry.seat)
        elif self._untold:
            self._untold = []
        if not same:
            self._ask_anew(n)
        elif entry.kind == "answer":
            self._asks[entry.seat] = n
        self._snapshots.follow(n, entry, new)

    def _ask_anew(self, entry: int) -> None:
        """An entry has put another question, to everybody."""
        self.question_entry = entry
        self._asks = [entry] * self.table.seats

    def play_all(
        self, seat: int, actions: Sequence[Action], ask: int | None = None, whole: bool = False
    ) -> list[Action]:
        """Play a plan: all or nothing up to the first barrier or foreign question. Returns what was not played.

        `whole`: every answer but the last must be one that can be drafted, so that nothing is left over.
        """
        from zeitalter.engine.draft import play_all  # works on matches, so it cannot be imported before this one

        return play_all(self, seat, actions, ask, whole)

    def play_default(self, seat: int) -> None:
        """Answer for a seat whose clock has run out."""
        options = self.options(seat)
        if not options:
            raise Refused(Objection("not-your-turn"))
        default = self.state.question().default(self.state, seat)
        action = default or sample(self.state, seat, options[0], Random(0))
        self.play(seat, action, by="clock")

    def order(self, seat: int, question: str, order: str) -> None:
        """Change a seat's standing order ("never", "always", "ask") for a kind of question with a quiet answer."""
        if order not in ("never", "always", "ask"):
            raise BadInput("bad-order", order=order)
        if not 0 <= seat < self.table.seats:
            raise Refused(Objection("not-your-turn"))
        if question not in quiet_questions(self.game.package):
            raise Refused(Objection("not-offered"))
        new = self.state.copy()
        new.out = []
        give_order(new, seat, question, order)
        events, new.out = new.out, None
        self._accept(Entry("order", seat, (question, order)), new, events)

    def orders(self, seat: int) -> dict[str, str]:
        """The standing orders of a seat."""
        return {question: order for (whose, question), order in self.state.orders.items() if whose == seat}

    def undo_points(self, seat: int) -> list[int]:
        """The entries a seat may take back now, oldest first."""
        return self._trail.of(seat)

    def undo(self, seat: int, entry: int | None = None) -> None:
        """Go back to before one of the seat's own entries (default: its last). The log only grows."""
        points = self.undo_points(seat)
        if not points:
            raise Refused(Objection("nothing-to-undo"))
        target = points[-1] if entry is None else entry
        if target not in points:
            raise Refused(Objection("behind-a-barrier"))
        before = taken_back(self._trail.back_to(target), self.state, seat)
        self._snapshots.take_back(target)
        n = len(self.log) + 1
        first = self._events.first_of(target)
        self._events.take_back(target)
        undone = Event("undo", (seat, target), ALL if first is None else first.mask, first)
        self._accept(Entry("undo", seat, target), before, [undone])
        self._ask_anew(n)

    # -- looking back -------------------------------------------------------------------------------------------------

    def at(self, n: int) -> Match[S]:
        """This match as it was after its first n entries."""
        return run_to_end(self.at_in_steps(n))

    def at_in_steps(self, n: int) -> Generator[None, None, Match[S]]:
        """The same, entry by entry: whoever has no time for all at once does something else in between."""
        self._check_entry(n)
        start = self._snapshots.positions[0].copy()
        match = Match(self.game, self.table, self.seats, self.seed, start, self.start_state)
        match._begin([e for at, e in self._events.lines if at == 0])
        match.parent = self.parent
        yield from match.replay_in_steps(self.log[:n])
        return match

    def _check_entry(self, n: int) -> None:
        """Refuse an entry that was not made, or by rules that we no longer have."""
        if not 0 <= n <= len(self.log):
            raise BadInput("no-such-entry", entry=n, last=len(self.log))
        first = max((i for i, entry in enumerate(self.log, 1) if entry.kind == "rules"), default=0)
        if n < first:
            raise BadInput("older-rules", entry=n, first=first)

    def state_at(self, n: int) -> S:
        """The position after the first n entries, found from a snapshot."""
        self._check_entry(n)
        return self._snapshots.state_at(n, self.log)

    def kept_positions(self) -> dict[int, S]:
        """The positions that are kept along the match, by the entry after which they stood, and the newest one."""
        return {n: s for n, s in self._snapshots.positions.items() if n} | {len(self.log): self.state}

    def replay(self, entries: Sequence[Entry]) -> None:
        """Play the entries of a log, checked like any answer; what older rules played is kept as it is."""
        run_to_end(self.replay_in_steps(entries))

    def replay_in_steps(self, entries: Sequence[Entry]) -> Generator[None, None, None]:
        """The same, entry by entry."""
        first = max((i for i, entry in enumerate(entries) if entry.kind == "rules"), default=0)
        self.log += entries[:first]
        self._snapshots.skip(first)
        for entry in entries[first:]:
            if entry.kind == "answer":
                self.play(entry.seat, entry.value, by=entry.by)
            elif entry.kind == "undo":
                self.undo(entry.seat, entry.value)
            elif entry.kind == "order":
                self.order(entry.seat, *entry.value)
            elif entry.kind == "rules":
                rules, data = entry.value
                state = self.game.state_from_json(self.table, SeedSource(self.seed), data)
                self._trail = UndoTrail()
                self._accept(Entry("rules", -1, (rules, data)), state, [Event("rules", (rules,))])
            else:
                raise BadInput("bad-entry", entry=str(entry.kind))
            yield

    def branch(self, n: int | None = None, seat: int | None = None, r: Random | None = None) -> Match[S]:
        """A new match that goes on from entry n. While this one runs, from a world the seat cannot tell apart."""
        return run_to_end(self.branch_in_steps(n, seat, r))

    def branch_in_steps(
        self, n: int | None = None, seat: int | None = None, r: Random | None = None
    ) -> Generator[None, None, Match[S]]:
        """The same, entry by entry."""
        n = len(self.log) if n is None else n
        origin = {"entry": n, "commitment": self.commitment}
        if self.over:
            match = yield from self.at_in_steps(n)
            match.parent = origin
            return match
        world = redeal(self.game, self.state_at(n), seat, r or Random())
        return Match.from_state(self.game, world, self.seats, parent=origin)


def run_to_end(steps: Generator[None, None, T]) -> T:
    """Do all steps at once; what they return."""
    while True:
        try:
            next(steps)
        except StopIteration as done:
            result: T = done.value
            return result
