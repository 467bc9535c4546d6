"""Simulations: many games between bots, with seats rotated, summed up in a plain report.

Game i of a seed is always the same game, whichever process plays it; so a report depends on game, bots, seed and
options only (but for its `seconds`). Worker processes are spawned: scripts that use `jobs` need the usual main guard.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import closing
from hashlib import blake2b
from random import Random
from time import perf_counter
from typing import Any, NamedTuple, TypeVar

from zeitalter.bots import play_out, read_bot
from zeitalter.engine.game import Game
from zeitalter.engine.rng import SEED_BYTES, SeedSource
from zeitalter.lab.runner import Call, Where, run

T = TypeVar("T")
R = TypeVar("R")
Report = dict[str, Any]
Progress = Callable[[int, int], None]
"""Told the number of games played and of all games."""


class Task(NamedTuple):
    """What a worker needs to know to play games of a simulation."""

    game: Game
    bots: tuple[str, ...]
    seed: int
    options: Mapping[str, Any]


class Outcome(NamedTuple):
    """How one game ended."""

    number: int
    points: tuple[int, ...]
    winners: tuple[int, ...]
    how: str
    decisions: int
    rounds: int | None


def simulate(
    game: Game,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
) -> Report:
    """Play games with one bot per seat, the list turned by one seat each game; an interrupt reports what was played."""
    task = Task(game, tuple(bots), seed, dict(options or {}))
    game.table(len(task.bots), task.options)
    for name in task.bots:
        read_bot(name, game)
    started = perf_counter()
    outcomes: list[Outcome] = []
    interrupted = False
    with closing(_played(task, games, jobs)) as played:
        try:
            for chunk in played:
                outcomes += chunk
                if progress is not None:
                    progress(len(outcomes), games)
        except KeyboardInterrupt:
            interrupted = True
    report = summary(task, sorted(outcomes))
    report["seconds"] = round(perf_counter() - started, 3)
    if interrupted:
        report["interrupted"] = True
    return report


def seats_of(bots: Sequence[str], number: int) -> list[str]:
    """Who sits where in game `number`: the list of bots, turned by one seat each game."""
    turn = number % len(bots)
    return [*bots[turn:], *bots[:turn]]


def start_seed(seed: int, number: int) -> bytes:
    """The seed of game `number`; `Match.new` with it shows the same start."""
    return blake2b(f"{seed}/{number}".encode(), digest_size=SEED_BYTES, person=b"zeitalter lab").digest()


def play_games(task: Task, first: int, last: int) -> list[Outcome]:
    """Play the games from first up to, but not including, last."""
    game = task.game
    table = game.table(len(task.bots), task.options)
    bots = {name: read_bot(name, game) for name in task.bots}
    outcomes = []
    for number in range(first, last):
        seed = start_seed(task.seed, number)
        s = game.start(table, SeedSource(seed))
        decisions = play_out(game, s, [bots[name] for name in seats_of(task.bots, number)], Random(seed))
        result = s.result
        points, winners = tuple(result["points"]), tuple(result["winners"])
        outcomes.append(Outcome(number, points, winners, result["how"], decisions, task.game.header(s).get("round")))
    return outcomes


def _played(task: Task, games: int, jobs: int) -> Generator[list[Outcome]]:
    """Chunks of finished games, in any order."""
    for _, outcomes in in_chunks(play_games, task, games, jobs):
        yield outcomes


Chunk = tuple[int, int]


def in_chunks(play: Callable[[T, int, int], R], task: T, games: int, jobs: int) -> Generator[tuple[Chunk, R]]:
    """Have games played, some at a time, by one process or by several; what came of each chunk, in any order."""
    size = 1 if jobs <= 1 else max(1, min(5, games // (jobs * 4)))
    chunks = ((first, min(first + size, games)) for first in range(0, games, size))
    with closing(run((Call(play, (task, *chunk)) for chunk in chunks), Where(jobs))) as finished:
        for call, result, _ in finished:
            _, first, last = call.arguments
            yield (first, last), result


def summary(task: Task, outcomes: Sequence[Outcome]) -> Report:
    """The report of these games: per bot the games it took part in, its seats, wins and points."""
    bots = {name: _bot_summary(task, name, outcomes) for name in dict.fromkeys(task.bots)}
    ways: dict[str, int] = {}
    for outcome in outcomes:
        ways[outcome.how] = ways.get(outcome.how, 0) + 1
    length = {"decisions": _mean([o.decisions for o in outcomes])}
    rounds = [o.rounds for o in outcomes if o.rounds is not None]
    if rounds:
        length["rounds"] = _mean(rounds)
    return {
        "game": task.game.id,
        "games": len(outcomes),
        "seed": task.seed,
        "options": dict(task.options),
        "bots": bots,
        "length": length,
        "ways": dict(sorted(ways.items(), key=lambda way: (-way[1], way[0]))),
    }


def _bot_summary(task: Task, name: str, outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """Wins: games won by a seat of this bot; a shared victory counts for each winner's part."""
    wins = 0.0
    points: list[int] = []
    for outcome in outcomes:
        own = [seat for seat, bot in enumerate(seats_of(task.bots, outcome.number)) if bot == name]
        wins += sum(seat in own for seat in outcome.winners) / max(len(outcome.winners), 1)
        points += [outcome.points[seat] for seat in own]
    games = len(outcomes)
    return {
        "games": games,
        "seats": len(points),
        "wins": round(wins, 3),
        "share": round(wins / games, 4) if games else 0.0,
        "points": _mean(points),
        "best": max(points, default=0),
        "worst": min(points, default=0),
    }


def _mean(numbers: Sequence[int]) -> float:
    return round(sum(numbers) / len(numbers), 2) if numbers else 0.0
