"""Recorded games: complete matches, one for every variant and way to end, kept as files and replayed by the tests.

`record(game, plans, folder)` plays from the set-up, seed after seed, until a game ends as a plan wants, and writes it.
`check_recorded(path)` replays a file and compares the end with what is stored. A recording that no longer replays shows
a changed rule: either the change was a mistake, or the number of the rules grows and the games are recorded anew.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from zeitalter.bots import bot_choice, find_bot
from zeitalter.engine import files, kernel
from zeitalter.engine.game import Game
from zeitalter.engine.match import Match, Seat
from zeitalter.engine.rng import SeedSource, seed_from_number
from zeitalter.games import find_game
from zeitalter.testing.walk import random_answer, require

NAMES = ("Ada", "Beate", "Karl", "Yuri", "Lea", "Mira", "Tom")


@dataclass(frozen=True)
class RecordedGame:
    """A game to be found: how it ends, at which table, who plays, and what else must be true of its last position."""

    how: str
    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)
    bots: tuple[str, ...] = ()
    """Who plays, the last one all further seats; none: any answer is as good as another."""
    wanted: Callable[[Any], bool] = lambda s: True
    largest: int | None = None
    """The most bytes of its file."""


def record(game: Game, plans: Mapping[str, RecordedGame], folder: Path, names: Iterable[str] = ()) -> None:
    """Find and write the games of these plans (without names: of all)."""
    folder.mkdir(exist_ok=True)
    for name in list(names) or plans:
        for seed in count(1):
            match = _found(game, plans[name], seed)
            if match is not None:
                files.save(match, folder / f"{name}.json")
                print(f"{name}: seed {seed}, {len(match.log)} entries, {match.result}")
                break


def _found(game: Game, plan: RecordedGame, seed: int) -> Match | None:
    """The game of a seed; None if it is not as planned."""
    match = _bot_game(game, plan, seed) if plan.bots else _random_game(game, plan, seed)
    if match is None or (plan.largest is not None and len(files.dumps(match).encode()) >= plan.largest):
        return None
    return match


def _seated(game: Game, plan: RecordedGame, seed: int) -> Match:
    return Match.new(game, [Seat(name) for name in NAMES[: plan.seats]], plan.options, seed)


def _as_planned(plan: RecordedGame, s: Any) -> bool:
    return bool(s.result["how"] == plan.how and plan.wanted(s))


def _random_game(game: Game, plan: RecordedGame, seed: int) -> Match | None:
    """A game without thought, played on the bare state first: most of them do not end as wanted."""
    s = game.start(game.table(plan.seats, plan.options), SeedSource(seed_from_number(seed)))
    r, log = Random(seed), []
    while s.result is None:
        seat = s.asked[0]
        log.append((seat, random_answer(s, seat, r)))
        kernel.answer(s, *log[-1])
    if not _as_planned(plan, s):
        return None
    match = _seated(game, plan, seed)
    for seat, action in log:
        match.play(seat, action)
    return match


def _bot_game(game: Game, plan: RecordedGame, seed: int) -> Match | None:
    match = _seated(game, plan, seed)
    bots = [find_bot(plan.bots[min(seat, len(plan.bots) - 1)], game) for seat in range(plan.seats)]
    while not match.over:
        seat = match.asked()[0]
        match.play(seat, bot_choice(match, seat, bots[seat]))
    return match if _as_planned(plan, match.state) else None


def check_recorded(path: Path) -> Match:
    """Replay a recorded game from the set-up: its file must be what is written today, and named after its end."""
    match = files.load(path, find_game)
    require(match.over, f"{path.name} does not end")
    require(not match.rules_changed, f"{path.name} was recorded with other rules")
    require(match.start_state is None, f"{path.name} does not begin with the set-up")
    require(files.dumps(match) == path.read_text(encoding="utf-8"), f"{path.name} would be written otherwise")
    require(not match.game.invariants(match.state), f"{path.name} ends with {match.game.invariants(match.state)}")
    how = str((match.result or {})["how"]).replace("-", "_").replace(" ", "_")
    require(path.name.startswith(how), f"{path.name} ends with {how}")
    return match
