"""Tables in which the rules look up what follows from the components, made when these are loaded."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

T = TypeVar("T")


class Remembered(dict[int, T]):
    """What is found for a mask, remembered once it was asked for. Only where there are few thousand masks at most."""

    def __init__(self, find: Callable[[int], T]) -> None:
        self.find = find

    def __missing__(self, mask: int) -> T:
        self[mask] = found = self.find(mask)
        return found


def versions(
    requires: Sequence[int], advanced_at: Sequence[int], costs: Sequence[tuple[int, int]], most_cubes: int, levels: int
) -> list[list[list[tuple[int, ...]]]]:
    """By action, technology and cubes: the versions of a card of the hand that can be played (0 basic, 1 advanced)."""

    def playable(action: int, technology: int, cubes: int) -> tuple[int, ...]:
        known = (0, 1) if technology >= advanced_at[action] else (0,)
        return tuple(v for v in known if technology >= requires[action] and cubes >= costs[action][v])

    return [
        [[playable(action, technology, cubes) for cubes in range(most_cubes + 1)] for technology in range(levels + 1)]
        for action in range(len(costs))
    ]


def rises(cells: Sequence[Sequence[int]], levels: int) -> list[list[list[bool]]]:
    """By stat (technology, military), military and technology: whether a level can be gained."""
    every = range(levels + 1)
    technology = [[t == levels or cells[m][t + 1] >= 0 for t in every] for m in every]
    military = [[m == levels or cells[m + 1][t] >= 0 for t in every] for m in every]
    return [technology, military]


def around(adjacent: Sequence[int]) -> Remembered[int]:
    """By mask of territories: the mask of those adjacent to them."""
    return Remembered(partial(_around, adjacent))


def _around(adjacent: Sequence[int], land: int) -> int:
    found = 0
    for territory, near in enumerate(adjacent):
        if land >> territory & 1:
            found |= near
    return found


def majorities(by_majority: Sequence[int]) -> Remembered[tuple[tuple[int, int], ...]]:
    """By mask of wonders that need a sole majority: the stats in which, each with those that need it."""
    return Remembered(partial(_majorities, by_majority))


def _majorities(by_majority: Sequence[int], wonders: int) -> tuple[tuple[int, int], ...]:
    return tuple((stat, wonders & mask) for stat, mask in enumerate(by_majority) if wonders & mask)


def destroys_with(destroy_count: Sequence[int]) -> list[int]:
    """By the number of wonders built: the mask of those that others can be destroyed for."""
    numbers = range(len(destroy_count) + 1)
    return [sum(1 << i for i, n in enumerate(destroy_count) if 0 < n < built) for built in numbers]


def by_epoch(epochs: Sequence[int]) -> list[list[int]]:
    """The cards of each epoch, from 1 to 3."""
    return [[card for card, epoch in enumerate(epochs) if epoch == n] for n in range(4)]
