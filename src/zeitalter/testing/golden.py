"""Golden playthroughs: whole games as readable text, so that any change of the rules shows in a diff.

A file holds seed, options, every answer, the events it caused, and the points after every round. The check plays the
answers of the file again and compares line by line. After an intended change of the rules, raise `RULES` and write the
files anew: `make golden`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path
from random import Random

from zeitalter.engine import kernel
from zeitalter.engine.errors import ZeitalterError
from zeitalter.engine.events import Event
from zeitalter.engine.game import Game
from zeitalter.engine.match import Match
from zeitalter.engine.rng import SeedSource
from zeitalter.engine.table import Table
from zeitalter.engine.textfile import read_text, write_text
from zeitalter.games import find_game
from zeitalter.testing.walk import MOST_ANSWERS, random_entry, require

CHOICE = 40
"""Random games of which one is kept."""


@dataclass(frozen=True)
class GoldenGame:
    """What the golden playthroughs of a game show."""

    options: Mapping[int, Mapping[str, str]] = field(default_factory=dict)
    """Table options by number of seats; together they cover every variant."""
    marks: tuple[str, ...] = ()
    """Events after which the position is summed up."""
    fields: tuple[str, ...] = ()
    """Fields of the state in that summary."""


def played(game: Game, seats: int, plan: GoldenGame) -> Match:
    """The game that a golden file is made of: of some random ones that in which most kinds of things happen."""
    options = plan.options.get(seats)
    return max((_random_game(game, seats, options, seed) for seed in range(CHOICE)), key=_variety)


def _variety(match: Match) -> tuple[int, int]:
    found = {entry.value[0] for entry in match.log} | {(e.id, e.args[1:2]) for _, e in match.events(None)}
    return len(found), len(match.log)


def _random_game(game: Game, seats: int, options: Mapping[str, str] | None, seed: int) -> Match:
    match = Match.new(game, seats, options, seed)
    r = Random(f"golden {game.id} {seats} {seed}")
    for _ in range(MOST_ANSWERS):
        if match.over:
            return match
        match.play(*random_entry(match.state, r))
    raise AssertionError(f"{game.id}: a game of {seats} does not end")


def written(match: Match, plan: GoldenGame) -> str:
    """A match as the text of a golden file."""
    game, table = match.game, match.table
    out: list[Event] = []
    s = game.start(table, SeedSource(match.seed), out)
    lines = [
        f"game {game.id}, rules {game.RULES}, {table.seats} seats",
        f"seed {match.seed.hex()}",
        f"options {json.dumps(dict(table.options))}",
        "",
        "0",
        *_event_lines(game, table, out),
    ]
    for n, entry in enumerate(match.log, 1):
        s.out = out = []
        kernel.answer(s, entry.seat, entry.value)
        answer = json.dumps(game.action_to_json(table, entry.value), ensure_ascii=False)
        lines += [f"{n} seat {entry.seat} {answer}", *_event_lines(game, table, out)]
        if any(event.id in plan.marks for event in out):
            found = {name: getattr(s, name) for name in plan.fields}
            lines.append("  = " + ", ".join(f"{name} {json.dumps(value)}" for name, value in found.items()))
    lines.append(f"result {json.dumps(s.result, ensure_ascii=False)}")
    return "\n".join(lines) + "\n"


def _event_lines(game: Game, table: Table, events: list[Event]) -> Iterator[str]:
    for event in events:
        kinds = game.events[event.id]
        args = [kind.to_json(table, value) for kind, value in zip(kinds, event.args, strict=True)]
        yield f"  {event.id} {json.dumps(args, ensure_ascii=False)[1:-1]}".rstrip()


def replayed(text: str, plan: GoldenGame) -> tuple[str, str | None]:
    """The text that the answers of a golden file lead to today, and the first answer that is no longer possible."""
    head = re.match(r"game (\w+), rules \d+, (\d+) seats\nseed ([0-9a-f]+)\noptions (.*)\n", text)
    if head is None:
        raise AssertionError("this is no golden file")
    game = find_game(head[1])
    match = Match.new(game, int(head[2]), json.loads(head[4]), bytes.fromhex(head[3]))
    for n, seat, answer in re.findall(r"^(\d+) seat (\d+) (.*)$", text, re.MULTILINE):
        try:
            match.play(int(seat), game.action_from_json(match.table, json.loads(answer)))
        except ZeitalterError as error:
            return written(match, plan), f"entry {n}, seat {seat}: {answer} is no longer possible ({error})"
    return written(match, plan), None


def check_golden(path: Path, plan: GoldenGame) -> None:
    """Compare a golden file with what its answers lead to today; names the first line that differs."""
    text = read_text(path)
    found, impossible = replayed(text, plan)
    lines = found.splitlines()[:-1] if impossible else found.splitlines()
    entry = "0"
    for n, (old, new) in enumerate(zip_longest(text.splitlines(), lines), 1):
        if impossible and n > len(lines):
            break
        if old is not None and old[:1].isdigit():
            entry = old
        require(old == new, f"{path.name}, line {n}, after {entry!r}:\n  was {old!r}\n  is  {new!r}")
    require(not impossible, f"{path.name}: {impossible}")


def write_golden(game: Game, folder: Path, plan: GoldenGame) -> list[Path]:
    """Write the golden files of a game anew, one for each number of seats."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = []
    for seats in range(game.min_seats, game.max_seats + 1):
        paths.append(folder / f"{seats}p.txt")
        write_text(paths[-1], written(played(game, seats, plan), plan))
    return paths
