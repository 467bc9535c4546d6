"""How strong the levels are: one against three of another, with seats rotated, on fresh seeds, with 95 % intervals.

Every finished game is a line in a file, so a measurement goes on where it was stopped and no game is played twice.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from zeitalter.games import find_game
from zeitalter.lab.intervals import wilson
from zeitalter.lab.simulate import Task, in_chunks, play_games, seats_of


class Pairing(NamedTuple):
    """One seat of a level among others, and the share of wins it is meant to reach."""

    game: str
    bots: tuple[str, ...]
    aim: float
    options: Mapping[str, str] = {}
    fair: float = 0.25

    @property
    def key(self) -> str:
        """The name of the pairing in a file of results."""
        options = ",".join(f"{name}={value}" for name, value in sorted(self.options.items()))
        return f"{self.game}/{','.join(self.bots)}/{options}"


TWO_AGES = {"start_age": "1", "end_age": "2"}
EXPERT_AIMS = {"historia": 0.5, "new_dawn": 0.5, "civilization": 0.45, "seven_ages": 0.45}
STEPS = (
    ("beginner", "random", 0.7),
    ("casual", "beginner", 0.4),
    ("strategist", "casual", 0.45),
    ("expert", "strategist", 0.0),
    ("master", "expert", 0.33),
)
"""Who is measured against three of whom, and the share of wins aimed at (0: differs by game)."""


def pairings(game: str) -> list[Pairing]:
    """What is measured for a game."""
    options = TWO_AGES if game == "seven_ages" else {}
    found = [Pairing(game, (one, other, other, other), aim or EXPERT_AIMS[game], options) for one, other, aim in STEPS]
    if game == "historia":
        found.append(Pairing(game, ("expert",), 0.4, {"civbots": "5", "civbot_levels": "king"}, fair=0.0))
    return found


class Strength(NamedTuple):
    """How a level did: games, its share of wins, and the interval of that."""

    games: int
    share: float
    low: float
    high: float


class Results:
    """The finished games of a file, by pairing and seed: the share of the win that the first bot had."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._won: dict[tuple[str, int, int], float] = {}
        if file.exists():
            for line in file.read_text(encoding="utf-8").splitlines():
                row = json.loads(line)
                self._won[row["pairing"], row["seed"], row["number"]] = row["won"]

    def missing(self, pairing: Pairing, seed: int, games: int) -> list[int]:
        """The numbers of the games that were not played yet."""
        return [number for number in range(games) if (pairing.key, seed, number) not in self._won]

    def add(self, pairing: Pairing, seed: int, number: int, won: float) -> None:
        """A game is over."""
        self._won[pairing.key, seed, number] = won
        row: dict[str, Any] = {"pairing": pairing.key, "seed": seed, "number": number, "won": won}
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")

    def seeds(self, pairing: Pairing) -> list[int]:
        """The seeds with which a pairing was played."""
        return sorted({seed for key, seed, _ in self._won if key == pairing.key})

    def strength(self, pairing: Pairing, seed: int) -> Strength:
        """What the games of a pairing say."""
        won = [share for (key, with_seed, _), share in self._won.items() if key == pairing.key and with_seed == seed]
        games = len(won)
        return Strength(games, sum(won) / games if games else 0.0, *wilson(sum(won), games))


class _Numbers(NamedTuple):
    """Some games of a simulation, by their numbers."""

    task: Task
    numbers: Sequence[int]


def _play(work: _Numbers, first: int, last: int) -> list[tuple[int, float]]:
    found = []
    for i in range(first, last):
        number = work.numbers[i]
        (outcome,) = play_games(work.task, number, number + 1)
        seat = (-number) % len(work.task.bots)
        assert seats_of(work.task.bots, number)[seat] == work.task.bots[0]
        found.append((number, 1 / len(outcome.winners) if seat in outcome.winners else 0.0))
    return found


def measure(pairing: Pairing, games: int, seed: int, results: Results, jobs: int = 1) -> Iterator[Strength]:
    """Play what is missing of a pairing; how it stands after every few games."""
    game = find_game(pairing.game)
    work = _Numbers(Task(game, pairing.bots, seed, pairing.options), results.missing(pairing, seed, games))
    for _, outcomes in in_chunks(_play, work, len(work.numbers), jobs):
        for number, won in outcomes:
            results.add(pairing, seed, number, won)
        yield results.strength(pairing, seed)
