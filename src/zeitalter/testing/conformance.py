"""The conformance suite: what every game must pass, with any options, before anybody plays it.

`check_game(game, seed)` plays one random game and tries every law on it; a test does that for many seeds. Each part
can be called for itself, and the fuzzer does so with shares of its own.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random
from typing import Any

from zeitalter.engine.events import Event
from zeitalter.engine.game import Game
from zeitalter.engine.table import Table
from zeitalter.testing.laws import CHEAP, MOMENT_LAWS, check_event
from zeitalter.testing.matches import MATCH_LAWS, other_hash_seed, play_match
from zeitalter.testing.rendering import check_texts
from zeitalter.testing.secrecy import SECRECY_LAWS, end_shows_all
from zeitalter.testing.walk import Law, random_table, require, walk

SHARE = 0.05
"""The share of moments at which the laws of one moment are tried."""

__all__ = [
    "MATCH_LAWS", "MOMENT_LAWS", "SECRECY_LAWS", "check_end", "check_game", "check_hash_seed", "check_match",
    "check_moments", "check_tables", "check_texts", "check_walk", "random_table", "unasked",
]  # fmt: skip


def check_walk(game: Game, r: Random, table: Table | None = None) -> None:
    """A random game ends; its events are declared; copies and frames of any moment stay what they were."""
    out: list[Event] = []
    copies: list[tuple[Any, dict[str, Any]]] = []
    frames: dict[int, tuple[Any, str]] = {}
    s: Any = None
    for s in walk(game, r, table, out):
        for law in CHEAP:
            law(game, s, r)
        for frame in s.stack:
            frames.setdefault(id(frame), (frame, repr(frame)))
        if r.random() < SHARE:
            copies.append((s.copy(), game.state_to_json(s)))
    for c, data in copies:
        different = [name for name, value in game.state_to_json(c).items() if value != data[name]]
        require(not different, f"the game has gone on in the fields {different} of a copy")
    for frame, text in frames.values():
        require(repr(frame) == text, f"the frame {text} has become {frame!r}")
    for event in out:
        check_event(game, s.table, event)
    check_end(game, s, r)


def check_end(game: Game, s: Any, r: Random) -> None:
    """A finished game has a result and no question, hides nothing and comes back from JSON."""
    require(s.result is not None and not s.stack, "a game is over without a result, or with steps left")
    require(not s.asked, "somebody is asked after the end")
    again = game.state_from_json(s.table, s.source, game.state_to_json(s))
    require(game.state_to_json(again) == game.state_to_json(s), "a finished game does not survive JSON")
    end_shows_all(game, s, r)


def check_moments(
    game: Game,
    r: Random,
    table: Table | None = None,
    laws: Sequence[Law] = (*MOMENT_LAWS, *SECRECY_LAWS),
    share: float = SHARE,
) -> None:
    """Laws of one moment at a share of the moments of a random game, the first question included."""
    chosen = Random(r.random())
    for n, s in enumerate(walk(game, r, table)):
        if s.stack and (n == 0 or chosen.random() < share):
            for law in laws:
                law(game, s, chosen)


def check_match(game: Game, r: Random, table: Table | None = None) -> None:
    """A random match with undo, orders, batches and clocks keeps the laws of matches."""
    played = play_match(game, r, table)
    for law in MATCH_LAWS:
        law(played, r)


def check_hash_seed(game: Game, r: Random, table: Table | None = None) -> None:
    """A random match is the same in a process with another hash seed."""
    other_hash_seed(play_match(game, r, table), r)


def check_tables(game: Game, r: Random, tables: int = 50) -> None:
    """The options of a table, given again, make the same table."""
    for _ in range(tables):
        table = random_table(game, r)
        same = game.table(table.seats, table.options).options == table.options
        require(same, f"{table.options} resolve to something else")


def unasked(game: Game, most_games: int, rare: Collection[str] = ()) -> set[str]:
    """The questions of a game, but for rare ones, that random games do not ask; no more are played than it takes."""
    left = set(game.prompts) - set(rare)
    for n in range(most_games):
        if not left:
            break
        left -= {type(s.stack[-1]).__name__ for s in walk(game, Random(f"questions {n}")) if s.stack}
    return left


def check_game(game: Game, seed: object, seats: int | None = None) -> None:
    """Everything but texts and other processes, on random games with random options."""
    r = Random(f"conformance {seed}")
    for check in (check_walk, check_moments, check_match):
        table = random_table(game, r, seats)
        try:
            check(game, r, table)
        except AssertionError as error:
            raise AssertionError(f"{game.id}, seed {seed!r}, {table.seats} seats, {table.options}: {error}") from error
