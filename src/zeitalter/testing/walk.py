"""Random tables and random games: what the laws of the conformance suite are tried on.

Everything here is decided by the given `Random` alone, so that a failure comes back with its seed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

from zeitalter.engine import kernel
from zeitalter.engine.errors import BadInput
from zeitalter.engine.events import Event
from zeitalter.engine.forms import sample
from zeitalter.engine.game import Game
from zeitalter.engine.rng import SEED_BYTES, SeedSource
from zeitalter.engine.table import Table
from zeitalter.engine.values import Action, Kind
from zeitalter.kit.declaration import Declaration

MOST_ANSWERS = 20_000
"""A random game that is longer than this is taken for one that does not end."""
TRIES = 500
REPLACE = 0.05
"""How often a seat thinks better of its sealed answer."""

WILD, SENSIBLE = 0.4, 0.8
"""How many games are played by chance alone where a game has rules of thumb, and how often these are followed else."""

Thumb = Callable[[Any, int, Sequence[Any], Random], Action | None]
"""An answer for a seat by rules of thumb."""
Law = Callable[[Game, Any, Random], None]
"""A law of one moment: raises AssertionError where the position breaks it, and leaves the position as it was."""


def require(holds: object, what: str) -> None:
    """Say which law is broken, unless it holds."""
    if not holds:
        raise AssertionError(what)


def random_options(game: Game, r: Random) -> dict[str, str]:
    """A value at random for every table option."""
    chosen = {}
    for switch in game.switches:
        n = r.randint(1, 3) if switch.many else 1
        chosen[switch.id] = ",".join(r.choice(switch.values) for _ in range(n))
    return chosen


def random_table(game: Game, r: Random, seats: int | None = None) -> Table:
    """A table with random options that go together, for a random number of seats."""
    for _ in range(TRIES):
        n = r.randint(game.min_seats, game.max_seats) if seats is None else seats
        try:
            return game.table(n, random_options(game, r))
        except BadInput:
            continue
    raise AssertionError(f"{game.id}: no random options go together for {seats or 'any number of'} seats")


def random_seed(r: Random) -> bytes:
    """A seed for a match that comes back with the Random."""
    return r.randbytes(SEED_BYTES)


def random_answer(s: Any, seat: int, r: Random) -> Action:
    """Some legal answer of a seat."""
    options = kernel.options(s, seat)
    require(options, f"seat {seat} is asked {s.stack[-1]!r} and has no option")
    return sample(s, seat, options[r.randrange(len(options))], r)


def random_entry(s: Any, r: Random, thumb: Thumb | None = None) -> tuple[int, Action]:
    """Who answers next, and what: a seat that owes an answer or, rarely, one that replaces its sealed one."""
    if s.sealed and r.random() < REPLACE:
        seat = r.choice(sorted(s.sealed))
    else:
        seat = s.asked[r.randrange(len(s.asked))]
    if thumb is not None and r.random() < SENSIBLE:
        found = thumb(s, seat, kernel.options(s, seat), r)
        if found is not None:
            return seat, found
    return seat, random_answer(s, seat, r)


def rules_of_thumb(game: Game) -> Thumb | None:
    """How the bot of a game answers at once, if it does; in some games chance alone never gets far."""
    return game.bot.choose if isinstance(game, Declaration) and game.bot is not None else None


def thumb_for(game: Game, r: Random) -> Thumb | None:
    """The rules of thumb for a random game, if they are followed in it at all."""
    thumb = rules_of_thumb(game)
    return None if thumb is None or r.random() < WILD else thumb


def walk(game: Game, r: Random, table: Table | None = None, out: list[Event] | None = None) -> Iterator[Any]:
    """Play a random game to its end and yield the position at every question and at the end.

    It is one state that goes on after every yield. `out` takes the events of the set-up and of every answer.
    """
    table = table or random_table(game, r)
    thumb = thumb_for(game, r)
    s = game.start(table, SeedSource(random_seed(r)), out)
    for _ in range(MOST_ANSWERS):
        yield s
        if not s.stack:
            return
        seat, action = random_entry(s, r, thumb)
        s.out = out
        kernel.answer(s, seat, action)
        s.out = None
    raise AssertionError(f"{game.id}: a random game has not ended after {MOST_ANSWERS} answers")


def seats_that_may_answer(s: Any) -> list[int]:
    """Who owes an answer or may replace a sealed one."""
    return sorted({*s.asked, *s.sealed})


def nonsense(game: Game, table: Table, r: Random) -> Action:
    """An action of declared words that is probably not possible: what a broken or evil client sends."""
    verb = r.choice(list(game.verbs))
    return (verb, *(_any_value(table, kind, r) for kind in game.verbs[verb]))


def number_of_values(table: Table, kind: Kind) -> int | None:
    """How many values a kind has; None: any number."""
    if kind.ids is not None:
        return len(kind.ids(table))
    return None if kind.most is None else kind.most(table)


def _any_value(table: Table, kind: Kind, r: Random) -> Any:
    n = number_of_values(table, kind)

    def one() -> int:
        return r.randrange(n) if n else r.choice((-1, 0, 0, 1, 1, 2, 3, 7, 99))

    return tuple(one() for _ in range(r.choice((0, 1, 1, 2, 3)))) if kind.many else one()
