"""Rows of several values for every seat."""

from __future__ import annotations

from zeitalter.kit.observing import Size


def for_seats(n: int) -> Size:
    """So many for every seat."""
    return lambda table: n * table.seats


def own_first(seat: int, values: list[int], n: int) -> list[int]:
    """Rows of n values for every seat, the own one first."""
    return values[n * seat :] + values[: n * seat]
