"""Prints a digest of every position of the recorded games, and of as many random games as make fifty with them.

Run in both forms of the rules, compiled and pure (`ZEITALTER_PURE=1`), it must print the same.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

from zeitalter.engine import files, kernel
from zeitalter.engine.game import Game
from zeitalter.engine.match import Match
from zeitalter.games import find_game, game_ids
from zeitalter.pure import is_compiled
from zeitalter.testing.walk import walk

TESTS = Path(__file__).parents[1]
RANDOM_GAMES = 3
"""Of each game, beside the recorded ones."""


def digest(game: Game, states: Iterator[Any]) -> str:
    """One digest of all positions of a game, what everybody may answer and what everybody sees included."""
    found = blake2b(digest_size=16)
    for s in states:
        offered = [[seat, repr(kernel.options(s, seat))] for seat in s.asked]
        known = [game.view(s, seat) for seat in s.asked[:1]]
        found.update(json.dumps([game.state_to_json(s), offered, known], sort_keys=True, default=str).encode())
    return found.hexdigest()


def recorded(path: Path) -> tuple[Game, Iterator[Any]]:
    """The positions of a recorded game, one after each answer."""
    match = files.load(path, find_game)
    return match.game, _played(match)


def _played(match: Match) -> Iterator[Any]:
    s = match.at(0).state
    yield s
    for entry in match.log:
        assert entry.kind == "answer", "a recorded game has answers alone"
        kernel.answer(s, entry.seat, entry.value)
        yield s


def main() -> None:
    """Print the digests of all games as JSON."""
    found = {"compiled": str(is_compiled())}
    for path in sorted(TESTS.glob("*/recorded/*.json")):
        found[f"{path.parts[-3]}/{path.stem}"] = digest(*recorded(path))
    for id in game_ids():
        game = find_game(id)
        for n in range(RANDOM_GAMES):
            found[f"{id} {n}"] = digest(game, walk(game, Random(f"both forms {n}")))
    json.dump(found, sys.stdout, indent=1)


if __name__ == "__main__":
    main()
