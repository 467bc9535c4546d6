"""Chances of winning: from the features of a position to every contender's chance, with weights learnt from self-play.

The chance of a contender is its share in the sum of exp(score), its score a weighted sum of its features, with weights
that go from one value at the beginning of the game to another at its end. After the end the winners share 1.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import lru_cache
from math import exp
from pathlib import Path
from typing import Any, NamedTuple

from zeitalter.engine.errors import BadInput
from zeitalter.kit.game_parts import Foresight

FILE = "chances.json"
Hopes = Callable[[Any], Sequence[float] | None]


class Weights(NamedTuple):
    """What a point of each feature adds to a score: at the beginning, and how much more until the end."""

    begin: tuple[float, ...]
    change: tuple[float, ...]


class Chances:
    """Every contender's chance to win, for any position of a game."""

    def __init__(self, parts: Foresight[Any], weights: Weights) -> None:
        self._features, self._progress = parts.features, parts.progress
        self._begin, self._change = weights
        self._hopes = parts.hopes

    def __call__(self, s: Any) -> list[float]:
        """The chances of all contenders, the seats first; they sum up to 1."""
        if s.result is not None:
            return final_shares(s, len(self._features(s)))
        return shares_of(self.scores(self._progress(s), self._features(s)))

    def hopes(self, s: Any) -> Sequence[float]:
        """The same, but after the end what a search hopes for: a near miss may be better than a clear one."""
        return self(s) if s.result is None else hoped_shares(s, self._hopes, len(self._features(s)))

    def scores(self, gone: float, features: Sequence[Sequence[float]]) -> list[float]:
        """The score of each contender at some progress of the game."""
        weights = [b + gone * c for b, c in zip(self._begin, self._change, strict=True)]
        scores = []
        for row in features:
            score = 0.0
            for weight, value in zip(weights, row, strict=True):
                score += weight * value
            scores.append(score)
        return scores


def shares_of(scores: Sequence[float]) -> list[float]:
    """From scores to chances."""
    most = max(scores)
    shares = [exp(score - most) for score in scores]
    total = sum(shares)
    return [share / total for share in shares]


def final_shares(s: Any, contenders: int) -> list[float]:
    """What a finished game gives: 1 to the winner, equal parts to several. If no seat has won, whoever has the most
    points among the others counts as the winner."""
    winners = s.result["winners"]
    if not winners:
        points = s.result["points"]
        others = range(s.table.seats, contenders)
        winners = [other for other in others if points[other] == max(points[s.table.seats :])]
    shares = [0.0] * contenders
    for winner in winners:
        shares[winner] = 1 / len(winners)
    return shares


def hoped_shares(s: Any, hopes: Hopes | None, contenders: int) -> Sequence[float]:
    """What a finished game teaches: what the game says of it, or who has won."""
    hoped = hopes(s) if hopes is not None else None
    return final_shares(s, contenders) if hoped is None else hoped


@lru_cache(maxsize=16)
def _read(file: Path, names: tuple[str, ...]) -> Weights:
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BadInput("not-trained", file=file.name, folder=file.parents[2].name) from None
    if tuple(data["features"]) != names:
        raise BadInput("trained-otherwise", file=file.name, folder=file.parents[2].name)
    return Weights(tuple(data["begin"]), tuple(data["change"]))


def chances_of(parts: Foresight[Any]) -> Chances:
    """The chances of a game, as they were learnt."""
    return Chances(parts, _read(parts.trained / FILE, tuple(parts.feature_names)))
