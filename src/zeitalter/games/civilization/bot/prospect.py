"""The prospect of a seat: how far and how rich it will be at the end, guessed from what it has now.

The weights of its figures were learnt from games in the keen style by `tools/civilization_prospect.py`: for each third
of a round, at the beginning of the game and how much more until its end. How a game ends says more than who wins it, so
far fewer games are needed for many figures; the chances to win are then learnt from the prospect and little else.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from zeitalter.games.civilization.bot.outlook import FIGURES, figures, progress, stage
from zeitalter.games.civilization.rules.state import State

FILE = Path(__file__).parent / "trained" / "prospect.json"
THIRDS = 3
OF_A_FIELD = 60
"""What a field of the succession table counts beside points, in what is guessed."""
Weights = tuple[tuple[float, ...], tuple[float, ...]]


def read(file: Path = FILE) -> tuple[Weights, ...]:
    """The weights by third of a round; without a file, or with other figures, nothing is known."""
    nothing = (0.0,) * len(FIGURES)
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return ((nothing, nothing),) * THIRDS
    if tuple(data["figures"]) != FIGURES:
        return ((nothing, nothing),) * THIRDS
    return tuple((tuple(begin), tuple(change)) for begin, change in data["thirds"])


WEIGHTS = read()


def prospects(s: State, rows: Sequence[Sequence[float]]) -> list[float]:
    """For every seat with these figures what it will have at the end, in hundreds of points."""
    begin, change = WEIGHTS[stage(s) % THIRDS]
    gone = progress(s)
    weights = [b + gone * c for b, c in zip(begin, change, strict=True)]
    return [sum(w * figure for w, figure in zip(weights, row, strict=True)) / 100 for row in rows]


SIMPLE = ("way", "delay", "cities", "tokens", "areas")
"""Figures that the chances depend on in simple games, which know no prospect."""
FEATURES = ("prospect", *SIMPLE)
_CHOSEN = tuple(FIGURES.index(name) for name in SIMPLE)


def features(s: State) -> list[list[float]]:
    """For every seat what its chance to win depends on: more figures would learn the luck of the games."""
    rows = figures(s)
    if s.option("variant") != "full":
        return [[0.0, *(row[i] for i in _CHOSEN)] for row in rows]
    return [[found, *(0.0 for _ in SIMPLE)] for found in prospects(s, rows)]
