"""A match: a game, a table, a seed and the log. The log is the game; everything else is rebuilt from it.

This is the one door through which browser, terminal, bots, fuzzer and tests act. `play` accepts only what `options`
advertises; an error leaves the match as it was.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from zeitalter.engine import kernel
from zeitalter.engine.errors import BadInput, Objection, Refused
from zeitalter.engine.events import Event
from zeitalter.engine.forms import sample
from zeitalter.engine.game import Game
from zeitalter.engine.redeal import redeal
from zeitalter.engine.rng import SeedSource, commitment, new_seed, seed_from_number
from zeitalter.engine.steps import Live, Window, steps_of
from zeitalter.engine.table import Table
from zeitalter.engine.values import Action, is_action
from zeitalter.engine.zones import ALL

SNAPSHOT_EVERY = 50


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
    """Who gave it if not the seat itself: "clock"."""


@dataclass(slots=True)
class _Trail:
    """What undo can go back to: entries by one seat since the last barrier."""

    entry: int
    seat: int
    before: Any


@dataclass(slots=True)
class Crash:
    """An answer that broke the rules code, kept in the match file for whoever mends it."""

    seat: int
    action: Any
    error: str


@dataclass(eq=False)
class Match:
    """A game being played. Use `Match.new`, or `load` from `zeitalter.engine.files`."""

    game: Game
    table: Table
    seats: list[Seat]
    seed: bytes
    state: Any
    start_state: Any = None
    log: list[Entry] = field(default_factory=list)
    crash: Crash | None = None
    parent: Mapping[str, Any] | None = None
    told: str = "all"
    """What others learn of the newest entry: "all", who is still "owing" (a sealed answer), or "nothing"."""
    put: int = 0
    """The entry that put the present question."""
    rules_changed: bool = False
    read_only: bool = False
    """Played by rules whose position no longer fits ours: it can be looked at, not played."""
    _events: list[tuple[int, Event]] = field(default_factory=list)
    _trail: list[_Trail] = field(default_factory=list)
    _asks: list[int] = field(default_factory=list)
    _snapshots: dict[int, Any] = field(default_factory=dict)

    # -- starting -----------------------------------------------------------------------------------------------------

    @classmethod
    def new(
        cls,
        game: Game,
        seats: int | Sequence[Seat],
        options: Mapping[str, Any] | None = None,
        seed: int | bytes | None = None,
        overlay: Mapping[str, Any] | None = None,
    ) -> Match:
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
        game: Game,
        state: Any,
        seats: Sequence[Seat] | None = None,
        seed: bytes | None = None,
        parent: Mapping[str, Any] | None = None,
    ) -> Match:
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
        self._events = [(0, e) for e in out]
        self._asks = [0] * self.table.seats
        self._snapshots = {0: self.state.copy()}

    # -- looking ------------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.result is not None

    @property
    def result(self) -> Mapping[str, Any] | None:
        """How the game ended; None while it runs."""
        found: Mapping[str, Any] | None = self.state.result
        return found

    @property
    def commitment(self) -> str:
        """The published hash of the seed."""
        return commitment(self.seed)

    def asked(self) -> Sequence[int]:
        """The seats that owe an answer."""
        return kernel.asked(self.state)

    def question(self) -> Any:
        """The decision on top of the stack; None when the game is over."""
        return self.state.stack[-1] if self.state.stack else None

    def options(self, seat: int) -> Sequence[Any]:
        """Everything a seat may answer now."""
        return kernel.options(self.state, seat)

    def why_not(self, seat: int, action: Action) -> Objection | None:
        """Why a seat cannot answer this now; None if it can."""
        if self.read_only:
            return Objection("read-only")
        if action in kernel.options(self.state, seat):
            return None
        if kernel.may_answer(self.state, seat) and not is_action(self.game.verbs, self.table, action):
            return Objection("not-offered")
        return kernel.why_not(self.state, seat, action)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know of the position."""
        return self.game.view(self.state, seat)

    def views(self, seats: Iterable[int | None], memo: dict[Any, Any]) -> dict[int | None, dict[str, Any]]:
        """What several seats may know of the position; `memo` is for the game, to share parts with earlier views."""
        return self.game.views(self.state, seats, memo)

    def events(self, seat: int | None, since: int = 0) -> list[tuple[int, Event]]:
        """What happened from an entry on, as a seat sees it; after the end everybody sees all."""
        found = self._events[self._first_event(since) :]
        if self.over:
            return found
        kinds = self.game.events
        return [line if line[1].mask == ALL else (line[0], line[1].seen_by(seat, kinds[line[1].id])) for line in found]

    def _first_event(self, since: int) -> int:
        """Where the events from an entry on begin; looked for from the end, because mostly the newest are wanted."""
        i = len(self._events)
        while i and self._events[i - 1][0] >= since:
            i -= 1
        return i

    def ask(self, seat: int) -> int:
        """The number of the entry that put the present question to this seat."""
        return self._asks[seat]

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
        try:
            kernel.answer(new, seat, action)
        except Exception as error:
            self.crash = Crash(seat, action, f"{type(error).__name__}: {error}")
            raise
        events, new.out = new.out, None
        if by == "clock" and not _reacting(self.state):  # who owed a reaction is a secret
            events.insert(0, Event("clock", (seat,)))
        self._accept(Entry("answer", seat, action, by), new, events)

    def _accept(self, entry: Entry, new: Any, events: list[Event]) -> None:
        old = self.state
        self.log.append(entry)
        n = len(self.log)
        self._events += [(n, e) for e in events]
        if new.barriers != old.barriers or new.result is not None or _reacting(new):  # the end shows all
            self._trail = []
        elif entry.kind == "answer":
            if old.stack[-1].sealed or (self._trail and self._trail[-1].seat != entry.seat):
                self._trail = []
            if not old.stack[-1].sealed:
                self._trail.append(_Trail(n, entry.seat, old))
        self.state = new
        same = _same_question(old, new)
        self.told = _told(entry, new) if same and not events else "all"
        if not same:
            self.put = n
            self._asks = [n] * self.table.seats
        elif entry.kind == "answer":
            self._asks[entry.seat] = n
        if n % SNAPSHOT_EVERY == 0:
            self._snapshots[n] = new.copy()

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
        top = self.question()
        action = top.default(self.state, seat) or sample(self.state, seat, options[0], Random(0))
        self.play(seat, action, by="clock")

    def order(self, seat: int, question: str, order: str) -> None:
        """Change a seat's standing order ("never", "always", "ask") for a kind of question with a quiet answer."""
        if order not in ("never", "always", "ask"):
            raise BadInput("bad-order", order=order)
        if not 0 <= seat < self.table.seats:
            raise Refused(Objection("not-your-turn"))
        if getattr(steps_of(self.game.package).get(question), "quiet", None) is None:
            raise Refused(Objection("not-offered"))
        new = self.state.copy()
        new.orders.pop((seat, question), None)
        if order != "ask":
            new.orders[seat, question] = order
        new.out = []
        if new.stack and new.stack[-1].asks:
            kernel.advance(new)
        events, new.out = new.out, None
        self._accept(Entry("order", seat, (question, order)), new, events)

    def orders(self, seat: int) -> dict[str, str]:
        """The standing orders of a seat."""
        return {question: order for (whose, question), order in self.state.orders.items() if whose == seat}

    def undo_points(self, seat: int) -> list[int]:
        """The entries a seat may take back now, oldest first."""
        return [t.entry for t in self._trail if t.seat == seat]

    def undo(self, seat: int, entry: int | None = None) -> None:
        """Go back to before one of the seat's own entries (default: its last). The log only grows."""
        points = self.undo_points(seat)
        if not points:
            raise Refused(Objection("nothing-to-undo"))
        target = points[-1] if entry is None else entry
        if target not in points:
            raise Refused(Objection("behind-a-barrier"))
        i = next(i for i, t in enumerate(self._trail) if t.entry == target)
        before = self._trail[i].before.copy()
        others = {key: order for key, order in self.state.orders.items() if key[0] != seat}
        before.orders = {key: order for key, order in before.orders.items() if key[0] == seat} | others
        trail = self._trail[:i]
        n = len(self.log) + 1
        self._events = [(at, e) for at, e in self._events if at < target] + [(n, Event("undo", (seat, target)))]
        self._trail = trail
        self._accept(Entry("undo", seat, target), before, [])
        self._asks = [n] * self.table.seats
        self.put = n

    # -- looking back -------------------------------------------------------------------------------------------------

    def at(self, n: int) -> Match:
        """This match as it was after its first n entries."""
        if not 0 <= n <= len(self.log):
            raise BadInput("no-such-entry", entry=n, last=len(self.log))
        first = max((i for i, entry in enumerate(self.log, 1) if entry.kind == "rules"), default=0)
        if n < first:
            raise BadInput("older-rules", entry=n, first=first)
        match = Match(self.game, self.table, self.seats, self.seed, self._snapshots[0].copy(), self.start_state)
        match._begin([e for at, e in self._events if at == 0])
        match.parent = self.parent
        match.replay(self.log[:n])
        return match

    def state_at(self, n: int) -> Any:
        """The position after the first n entries, found from the nearest snapshot."""
        if not 0 <= n <= len(self.log):
            raise BadInput("no-such-entry", entry=n, last=len(self.log))
        if any(e.kind != "answer" for e in self.log[:n]):
            return self.at(n).state
        base = max(k for k in self._snapshots if k <= n)
        s = self._snapshots[base].copy()
        for entry in self.log[base:n]:
            kernel.answer(s, entry.seat, entry.value)
        return s

    def replay(self, entries: Sequence[Entry]) -> None:
        """Play the entries of a log, checked like any answer; what older rules played is kept as it is."""
        first = max((i for i, entry in enumerate(entries) if entry.kind == "rules"), default=0)
        self.log += entries[:first]
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
                self._trail = []
                self._accept(Entry("rules", -1, (rules, data)), state, [Event("rules", (rules,))])
            else:
                raise BadInput("bad-entry", entry=str(entry.kind))

    def branch(self, n: int | None = None, seat: int | None = None, r: Random | None = None) -> Match:
        """A new match that goes on from entry n. While this one runs, from a world the seat cannot tell apart."""
        n = len(self.log) if n is None else n
        origin = {"entry": n, "commitment": self.commitment}
        if self.over:
            match = self.at(n)
            match.parent = origin
            return match
        world = redeal(self.game, self.state_at(n), seat, r or Random())
        return Match.from_state(self.game, world, self.seats, parent=origin)


def _reacting(s: Any) -> bool:
    """Whether everybody is asked for reactions: undo across that would betray who has one."""
    return bool(s.stack) and isinstance(s.stack[-1], Window)


def _told(entry: Entry, s: Any) -> str:
    """What others learn of an entry without events after which the same question stands."""
    if entry.kind == "order" or (entry.kind == "answer" and _reacting(s)):
        return "nothing"
    return "owing" if entry.kind == "answer" and s.stack[-1].sealed else "all"


def _same_question(old: Any, new: Any) -> bool:
    """Whether the question is still the one that stood before an entry."""
    if not old.stack or not new.stack or new.stack[-1] != old.stack[-1]:
        return False
    top = old.stack[-1]
    if top.sealed:  # the seal is closed: a barrier that is not a beat
        return bool(new.barriers - old.barriers == new.beats - old.beats)
    return isinstance(top, Live) or list(new.asked) == list(old.asked)
