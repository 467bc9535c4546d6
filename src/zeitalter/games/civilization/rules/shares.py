"""How losses are shared out among others: nobody more than his limit, everybody what he can lose exactly (52, A-22).

A city counts several units, so not every number can be lost: the totals the rules print would not hold otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from zeitalter.engine.errors import Objection
from zeitalter.games.civilization.rules.losses import Risk

Row = tuple[int, ...]
"""How many units somebody can be told to lose, ascending from none."""


def amounts(risk: Risk, limit: int) -> Row:
    """What can be lost exactly, up to a limit; more than there is means all (A-22, A-22b)."""
    cities = range(len(risk.cities) + 1)
    return tuple(
        n
        for n in range(limit + 1)
        if n >= risk.units() or any(0 <= n - risk.worth * city <= risk.tokens() for city in cities)
    )


def totals(rows: Sequence[Row], most: int) -> list[set[int]]:
    """For each row the totals, no larger than this, that it makes together with all later ones."""
    found = [{0}]
    for row in reversed(rows):
        found.append({n + total for n in row for total in found[-1] if n + total <= most})
    return found[::-1]


def shares(rows: Sequence[Row], low: int, high: int, pick: Callable[[Row], int]) -> tuple[int, ...]:
    """A share out of each row, picked one after the other so that the total fits in the end."""
    chosen: list[int] = []
    for row, later in zip(rows, totals(rows, high)[1:], strict=True):
        total = sum(chosen)
        chosen.append(pick(tuple(n for n in row if any(low <= total + n + rest <= high for rest in later))))
    return tuple(chosen)


def cannot_share(said: Sequence[int], limits: Sequence[int], low: int, high: int, rule: str) -> Objection | None:
    """Why a loss cannot be shared so: too much for one, or too much or too little in all."""
    for seat, (n, limit) in enumerate(zip(said, limits, strict=True)):
        if n > limit:
            return Objection("assign-too-much", (seat, limit), rule)
    if not low <= sum(said) <= high:
        return Objection("assign-total", (sum(said), low, high), rule)
    return None


def cannot_lose(said: Sequence[int], rows: Sequence[Row]) -> Objection | None:
    """Who could not lose exactly what he is told to."""
    for seat, (n, row) in enumerate(zip(said, rows, strict=True)):
        if n >= 0 and n not in row:
            return Objection("assign-inexact", (seat, n), "A-22")
    return None
