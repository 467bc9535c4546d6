"""Games to learn from: strategists play one another, now and then astray, so that more than their own ways is seen.

Where a game has a policy of its own to play on with (`Foresight.policy`), that plays: many more games in the same time.
Game i of a seed is always the same game, whichever process plays it. What is kept of a game: for some positions the
features of all contenders and how the game ended; and how often each answer was offered and taken.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

from zeitalter.bots.chances import hoped_shares
from zeitalter.bots.habits import Key, key_of
from zeitalter.bots.strategist import Strategist
from zeitalter.engine import kernel
from zeitalter.engine.forms import Form
from zeitalter.engine.game import Game
from zeitalter.engine.redeal import redeal
from zeitalter.engine.rng import SeedSource
from zeitalter.games import find_game
from zeitalter.kit.game_parts import Foresight
from zeitalter.lab.simulate import in_chunks, start_seed

ASTRAY = 0.04
"""How often an answer is drawn by lot instead."""
BETWEEN = 0.03
"""How often a position in the middle of a stage is looked at, too."""
QUESTIONS_WITH = 60
"""Options above which a question's answers are counted only if they were taken or by chance."""
Counts = dict[tuple[str, int], dict[Key, list[int]]]
"""By question and context, for every answer: how often it was offered and how often it was taken."""


class Example(NamedTuple):
    """A position to learn from: how much of the game was over, everybody's features, and what became of it."""

    game: int
    progress: float
    features: tuple[tuple[float, ...], ...]
    shares: tuple[float, ...]


@dataclass(slots=True)
class Played:
    """What is learnt from some games."""

    examples: list[Example] = field(default_factory=list)
    counts: Counts = field(default_factory=dict)

    def add(self, other: Played) -> None:
        """Add what was learnt from other games."""
        self.examples += other.examples
        for question, answers in other.counts.items():
            known = self.counts.setdefault(question, {})
            for key, (offered, taken) in answers.items():
                counted = known.setdefault(key, [0, 0])
                counted[0] += offered
                counted[1] += taken


class SelfPlay(NamedTuple):
    """Which games are played: at these tables by turns (seats and options)."""

    game: Game
    tables: Sequence[tuple[int, Mapping[str, Any]]]
    seed: int
    astray: float = ASTRAY
    habits: bool = True
    """Whether answers are counted."""

    def as_json(self) -> dict[str, Any]:
        """The games as the cell of an experiment."""
        tables = [[seats, dict(options)] for seats, options in self.tables]
        return {
            "game": self.game.id,
            "tables": tables,
            "seed": self.seed,
            "astray": self.astray,
            "habits": self.habits,
        }


def play_games(task: SelfPlay, first: int, last: int) -> Played:
    """Play the games from first up to, but not including, last."""
    found = Played()
    for number in range(first, last):
        found.add(_play(task, number))
    return found


def self_play(task: SelfPlay, games: int, jobs: int = 1) -> Generator[tuple[int, Played]]:
    """What some games at a time taught, with the number of games, in any order."""
    for (first, last), played in in_chunks(play_games, task, games, jobs):
        yield last - first, played


# -- as games of an experiment -----------------------------------------------------------------------------------------


def play_numbers(cell: Mapping[str, Any], numbers: Sequence[int]) -> list[dict[str, Any]]:
    """Play games of a cell (`SelfPlay.as_json`); what is learnt from each, as JSON."""
    tables = [(seats, options) for seats, options in cell["tables"]]
    task = SelfPlay(find_game(cell["game"]), tables, cell["seed"], cell["astray"], cell["habits"])
    return [_to_json(_play(task, number)) for number in numbers]


def _to_json(played: Played) -> dict[str, Any]:
    examples = [[e.progress, e.features, e.shares] for e in played.examples]
    counts = [
        [question, context, [[key, *counted] for key, counted in answers.items()]]
        for (question, context), answers in played.counts.items()
    ]
    return {"examples": examples, "counts": counts}


def played_from_json(number: int, record: Mapping[str, Any]) -> Played:
    """What was learnt from a game, as it was before it became JSON."""
    examples = [
        Example(number, progress, tuple(map(tuple, rows)), tuple(shares))
        for progress, rows, shares in record["examples"]
    ]
    counts: Counts = {
        (question, context): {_tuples(key): [offered, taken] for key, offered, taken in answers}
        for question, context, answers in record["counts"]
    }
    return Played(examples, counts)


def _tuples(value: Any) -> Any:
    return tuple(map(_tuples, value)) if isinstance(value, list) else value


def _play(task: SelfPlay, number: int) -> Played:
    game = task.game
    bot = Strategist(game)
    parts = bot.parts.foresight
    assert parts is not None
    seed = start_seed(task.seed, number)
    s = game.start(game.table(*task.tables[number % len(task.tables)]), SeedSource(seed))
    r = Random(seed)
    found, positions = Played(), []
    stage = -1
    while s.result is None:
        now = parts.stage(s)
        if now != stage or r.random() < BETWEEN:
            stage = now
            positions.append((parts.progress(s), tuple(tuple(row) for row in parts.features(s))))
        seat = s.asked[0]
        world = redeal(game, s, seat, r) if bot.looks else s
        if r.random() < task.astray:
            action = kernel.random_answer(world, seat, r)
        else:
            action = bot.choose(game, world, seat, r) if parts.policy is None else parts.policy(world, seat, r)
            if task.habits:
                _count(found.counts, parts, s, seat, action, r)
        kernel.answer(s, seat, action)
    if positions:
        shares = tuple(hoped_shares(s, parts.hopes, len(positions[0][1])))
        found.examples = [Example(number, gone, rows, shares) for gone, rows in positions]
    return found


def _count(counts: Counts, parts: Foresight[Any], s: Any, seat: int, action: Any, r: Random) -> None:
    question = s.question()
    offered = question.bot_options(s, seat, kernel.options(s, seat))
    if len(offered) < 2:
        return
    if parts.quick is not None and parts.quick(s, seat, offered, Random(0)) is not None:
        return  # habits are not asked here
    listed = action in offered
    context = 0 if parts.context is None else parts.context(s, seat)
    known = counts.setdefault((type(question).__name__, context), {})
    for option in offered:
        key = key_of(option)
        counted = known.setdefault(key, [0, 0])
        counted[0] += 1
        if option == action or (not listed and isinstance(option, Form) and option.verb == action[0]):
            counted[1] += 1
