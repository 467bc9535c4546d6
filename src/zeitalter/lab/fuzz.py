"""Random games with random options that must break nothing: no exception, no law of the conformance suite.

Game n of a seed is always the same game, whichever process plays it. A failure becomes a match file that stops right
before the answer that broke the rules, so that whoever mends them can open it and play that answer.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from zeitalter.engine import files, kernel
from zeitalter.engine.errors import Refused
from zeitalter.engine.game import Game
from zeitalter.engine.match import Crash, Match
from zeitalter.engine.rng import SeedSource
from zeitalter.engine.table import Table
from zeitalter.engine.values import Action
from zeitalter.testing.conformance import check_end, check_match
from zeitalter.testing.laws import CHEAP, MOMENT_LAWS
from zeitalter.testing.secrecy import SECRECY_LAWS
from zeitalter.testing.walk import MOST_ANSWERS, Law, random_entry, random_seed, random_table, thumb_for

Progress = Callable[[int, int], None]
"""Told the number of games played and of all games."""

LAWS: tuple[Law, ...] = (*MOMENT_LAWS, *SECRECY_LAWS)


class Shares(NamedTuple):
    """How often the dear laws are tried."""

    moments: float = 0.02
    """At this share of all moments one law, drawn at random."""
    matches: float = 0.005
    """After this share of all games the laws of matches, on a match of their own."""


@dataclass
class Failure:
    """A game that broke something: its number, what was wrong, and the match file."""

    number: int
    error: str
    path: Path | None = None


@dataclass
class Report:
    """What a run of the fuzzer found."""

    game: str
    seed: int
    games: int = 0
    answers: int = 0
    failures: list[Failure] = field(default_factory=list)
    interrupted: bool = False


@dataclass
class _Game:
    """A random game and everything that is needed to play it again."""

    game: Game
    table: Table
    seed: bytes
    log: list[tuple[int, Action]] = field(default_factory=list)


class _Task(NamedTuple):
    game: Game
    seed: int
    out: Path
    shares: Shares


def fuzz(
    game: Game,
    games: int,
    seed: int = 0,
    jobs: int = 1,
    progress: Progress | None = None,
    out: Path = Path("crashes"),
    shares: Shares = Shares(),  # noqa: B008 - immutable
) -> Report:
    """Play random games; every failure is listed and kept as a match file in `out`."""
    report = Report(game.id, seed)
    task = _Task(game, seed, out, shares)
    try:
        for answers, failure in _played(task, games, jobs):
            report.games += 1
            report.answers += answers
            if failure is not None:
                report.failures.append(failure)
            if progress is not None:
                progress(report.games, games)
    except KeyboardInterrupt:
        report.interrupted = True
    report.failures.sort(key=lambda failure: failure.number)
    return report


def _played(task: _Task, games: int, jobs: int) -> Iterator[tuple[int, Failure | None]]:
    """What came of each game, in any order."""
    if jobs <= 1 or games < 2:
        for number in range(games):
            yield fuzz_game(task, number)
        return
    size = max(1, min(50, games // (jobs * 4)))
    chunks = [(task, range(first, min(first + size, games))) for first in range(0, games, size)]
    with get_context("spawn").Pool(min(jobs, len(chunks)), _leave_interrupts_to_the_parent) as pool:
        for chunk in pool.imap_unordered(_fuzz_chunk, chunks):
            yield from chunk


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _fuzz_chunk(chunk: tuple[_Task, Sequence[int]]) -> list[tuple[int, Failure | None]]:
    task, numbers = chunk
    return [fuzz_game(task, number) for number in numbers]


def fuzz_game(task: _Task, number: int) -> tuple[int, Failure | None]:
    """One random game: how many answers it took, and its failure."""
    r = Random(f"fuzz {task.seed}/{number}")
    played = _Game(task.game, random_table(task.game, r), random_seed(r))
    try:
        _play(played, r, task.shares)
        error = _match_error(task, played, number)
    except Exception as broken:
        error = f"{type(broken).__name__}: {broken}"
    if error is None:
        return len(played.log), None
    path = task.out / f"crash-{task.game.id}-{number}.json"
    try:
        _keep(played, error, path)
    except Exception as broken:  # not even the set-up can be repeated
        return len(played.log), Failure(number, f"{error}; {type(broken).__name__}: {broken}")
    return len(played.log), Failure(number, error, path)


def _play(played: _Game, r: Random, shares: Shares) -> None:
    """Play to the end; the log holds every answer that was tried."""
    game = played.game
    s = game.start(played.table, SeedSource(played.seed))
    laws, thumb = Random(r.random()), thumb_for(game, r)
    changed = True
    for _ in range(MOST_ANSWERS):
        if changed:
            for law in CHEAP:
                law(game, s, laws)
        if not s.stack:
            check_end(game, s, laws)
            return
        if laws.random() < shares.moments:
            laws.choice(LAWS)(game, s, laws)
        seat, action = random_entry(s, r, thumb)
        played.log.append((seat, action))
        top, barriers = s.stack[-1], s.barriers
        kernel.answer(s, seat, action)
        changed = not top.sealed or s.barriers != barriers  # a sealed answer moves no piece
    raise AssertionError(f"the game has not ended after {MOST_ANSWERS} answers")


def _match_error(task: _Task, played: _Game, number: int) -> str | None:
    """What a match at the same table breaks; its own seed stands in the error."""
    r = Random(f"fuzz match {task.seed}/{number}")
    if r.random() >= task.shares.matches:
        return None
    try:
        check_match(task.game, r, played.table)
    except Exception as broken:
        return f"{type(broken).__name__} in a match of Random('fuzz match {task.seed}/{number}'): {broken}"
    return None


def _keep(played: _Game, error: str, path: Path) -> None:
    """Write the match file of a failure: all answers that can be played again, then the one that broke something."""
    match, left = _replayed(played)
    seat, action = left if left is not None else (-1, None)
    match.crash = Crash(seat, action, error)
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        files.save(match, path)
    except (KeyError, IndexError, TypeError, ValueError):  # an answer without a readable form
        match.crash = Crash(seat, None, f"{error}; answer {action!r}")
        files.save(match, path)


def _replayed(played: _Game) -> tuple[Match, tuple[int, Action] | None]:
    """The match up to the last answer that breaks nothing and can be written, and the answer that does not."""
    match = Match.new(played.game, played.table.seats, played.table.options, played.seed)
    for seat, action in played.log:
        with suppress(Exception):
            played.game.action_to_json(match.table, action)
            trial: Any = match.state.copy()
            kernel.answer(trial, seat, action)
            if not played.game.invariants(trial):
                match.play(seat, action)
                continue
        return match, (seat, action)
    return match, None


def reproduce(match: Match) -> str | None:
    """Play the answer a crash file is about: what goes wrong, or None if it is mended."""
    crash = match.crash
    if crash is None:
        return None
    s = match.state.copy()
    try:
        if crash.action is not None:
            objection = kernel.why_not(s, crash.seat, crash.action)
            if objection is not None:
                raise Refused(objection)
            kernel.answer(s, crash.seat, crash.action)
        for n in range(5):
            for law in LAWS if s.stack else CHEAP:
                law(match.game, s, Random(n))
    except Exception as broken:
        return f"{type(broken).__name__}: {broken}"
    return None
