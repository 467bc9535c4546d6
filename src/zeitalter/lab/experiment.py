"""Experiments: cells, each with numbered games; what is played of them is kept in a store and never played again.

A cell says everything of its games: game, bots by seat, options, changed components, seed. Game `number` of a cell is
always the same game, whoever plays it and whenever, so results depend on nothing but the description of an experiment.
(Bots that think for some seconds are the exception: what they find depends on the machine.)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from time import perf_counter
from typing import Any, NamedTuple

from zeitalter.bots import read_bot
from zeitalter.games import find_game
from zeitalter.lab.runner import Call, Where, run
from zeitalter.lab.store import Store

Record = dict[str, Any]
Play = Callable[[Mapping[str, Any], Sequence[int]], Sequence[Any]]
"""Plays the games of these numbers of a cell; what is kept of each, as JSON."""
Progress = Callable[[int, int], None]
"""Told the number of games played and of all games."""
CHUNK_SECONDS = 0.5
"""How long a worker is busy with the games it is given at once, about."""
LARGEST_CHUNK = 50


class Cell(NamedTuple):
    """Games that differ in their numbers alone."""

    game: str
    bots: tuple[str, ...]
    seed: int
    options: Mapping[str, str] = {}
    changes: Mapping[str, Any] | None = None
    """Components that are laid over ours, like an owner's file."""

    def as_json(self) -> dict[str, Any]:
        """The cell as it is written into a store."""
        found = {"game": self.game, "bots": list(self.bots), "seed": self.seed, "options": dict(self.options)}
        return found if self.changes is None else {**found, "changes": self.changes}

    def check(self) -> None:
        """Refuse bots, options, components and numbers of seats that the game does not have."""
        game = find_game(self.game)
        game.table(len(self.bots), self.options, self.changes)
        for name in self.bots:
            read_bot(name, game)


def describe(experiment: str, game: str, **more: Any) -> dict[str, Any]:
    """The description of an experiment; one of other rules is another experiment."""
    return {"experiment": experiment, "game": game, "rules": find_game(game).RULES, **more}


class Pace:
    """How many games are given out at once: one at first, then as many as take about half a second."""

    def __init__(self) -> None:
        self._games, self._seconds = 0, 0.0

    def add(self, games: int, seconds: float) -> None:
        """So many games took so long."""
        self._games += games
        self._seconds += seconds

    def chunk(self) -> int:
        """How many games to give out now."""
        if not self._seconds:
            return 1
        return max(1, min(LARGEST_CHUNK, int(CHUNK_SECONDS * self._games / self._seconds)))


def play_missing(
    store: Store,
    cells: Sequence[Mapping[str, Any]],
    games: int,
    play: Play,
    where: Where,
    progress: Progress | None = None,
    first: int = 0,
) -> list[int]:
    """Play those games of every cell, from number `first` up to `games`, that are not in the store; an interrupt loses
    none that is over. Returns what the store calls the cells."""
    ids = [store.cell(cell) for cell in cells]
    over = store.finished(ids, games)
    done, total, pace = sum(sum(numbers[first:]) for numbers in over), (games - first) * len(cells), Pace()
    if progress is not None:
        progress(done, total)
    if done == total:
        return ids
    with closing(run(_calls(play, cells, over, first, games, pace), where)) as finished:
        try:
            for call, (seconds, records), _ in finished:
                _, _, numbers, place = call.arguments
                pace.add(len(records), seconds)
                for number, record in zip(numbers, records, strict=True):
                    store.add(ids[place], number, record)
                done += len(records)
                if progress is not None:
                    progress(done, total)
        finally:
            store.write()
    return ids


def _calls(
    play: Play, cells: Sequence[Mapping[str, Any]], over: Sequence[bytearray], first: int, games: int, pace: Pace
) -> Iterator[Call]:
    """Some games of every cell in turn, so that cells can be compared at any time."""
    while first < games:
        last = min(first + pace.chunk(), games)
        for place, cell in enumerate(cells):
            numbers = [number for number in range(first, last) if not over[place][number]]
            if numbers:
                yield Call(play_timed, (play, cell, numbers, place))
        first = last


def play_timed(play: Play, cell: Mapping[str, Any], numbers: Sequence[int], place: int) -> tuple[float, Sequence[Any]]:
    """What a worker does: play some games of a cell, and say how long it took."""
    started = perf_counter()
    records = list(play(cell, numbers))
    return perf_counter() - started, records
