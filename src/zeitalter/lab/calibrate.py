"""How good the learnt chances of winning are: on fresh games, against the base rate.

The Brier score is the mean square of what a chance was off, over all seats; the base rate gives everybody the same
chance. The reliability table puts chances into tenths: of the positions that were given about 30 %, how many were won?
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from zeitalter.bots.chances import chances_of, shares_of
from zeitalter.kit.game_parts import Foresight
from zeitalter.lab.selfplay import Example

TENTHS = 10


class Tenth(NamedTuple):
    """The chances in one tenth: from where, how many, what was said on average, and what came true."""

    low: float
    cases: int
    said: float
    true: float


class Calibration(NamedTuple):
    """How good chances are on these positions."""

    positions: int
    brier: float
    base: float
    """The Brier score of giving all contenders of a position the same chance."""
    parts: tuple[tuple[float, float, float], ...]
    """By part of the game (the first third, the second, the last): from which progress on, Brier score, base."""
    tenths: tuple[Tenth, ...]


def calibrate(parts: Foresight[Any], examples: Sequence[Example]) -> Calibration:
    """Compare the learnt chances with how games ended."""
    chances = chances_of(parts)
    pairs: list[list[tuple[float, float]]] = [[] for _ in range(TENTHS)]
    errors: list[list[tuple[float, float]]] = [[], [], []]
    for example in examples:
        said = shares_of(chances.scores(example.progress, example.features))
        equal = 1 / len(said)
        third = errors[min(2, int(example.progress * 3))]
        for chance, share in zip(said, example.shares, strict=True):
            pairs[min(TENTHS - 1, int(chance * TENTHS))].append((chance, share))
            third.append(((chance - share) ** 2, (equal - share) ** 2))
    every = [error for third in errors for error in third]
    return Calibration(
        len(examples),
        _mean([own for own, _ in every]),
        _mean([base for _, base in every]),
        tuple((i / 3, _mean([o for o, _ in e]), _mean([b for _, b in e])) for i, e in enumerate(errors) if e),
        tuple(
            Tenth(i / TENTHS, len(found), _mean([c for c, _ in found]), _mean([s for _, s in found]))
            for i, found in enumerate(pairs)
            if found
        ),
    )


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0
