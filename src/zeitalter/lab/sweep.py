"""Sweeps: one thing of a table changed at a time, everything else equal, and what that does.

A variation and the table as it is play games with the same numbers, so with the same shuffles, as long as the change
lets them; differences are taken game by game, which makes them surer than two separate means would be.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import erfc, sqrt
from typing import Any, NamedTuple

from zeitalter.lab.balance import CLEAR, wins_of
from zeitalter.lab.experiment import Cell
from zeitalter.lab.intervals import Mean, holm
from zeitalter.lab.recorded_game import ORDER
from zeitalter.lab.store import Game

MEASURES = ("decisions", "stages", "points", "winning", "margin", "lead_changes", "first_seat", "first_bot")
"""What is compared: length in decisions and stages, points of all and of the winner, the lead of the winner, how often
the lead changes, the wins of who begins, and of the bot named first."""


class Variation(NamedTuple):
    """A table that differs in one thing: an option or a component, and its value."""

    kind: str
    """`option` or `component`; `base` is the table as it is."""
    name: str
    value: str
    cell: Cell


def sweep_of(variations: Sequence[Variation], cells: Sequence[int], games: Iterable[Game]) -> dict[str, Any]:
    """What every variation does, against the first one; games come by their numbers."""
    place = {cell: i for i, cell in enumerate(cells)}
    means: list[dict[str, Mean]] = [{} for _ in variations]
    differences: list[dict[str, Mean]] = [{} for _ in variations]
    base: dict[str, float] = {}
    number = -1
    bots = variations[0].cell.bots
    first_bot = bots[0] if len(set(bots)) > 1 else None
    for game in games:
        i, found = place[game.cell], measures_of(game.record, first_bot)
        if game.number != number:
            number, base = game.number, {}
        if i == 0:
            base = found
        for name, value in found.items():
            means[i].setdefault(name, Mean()).add(value)
            if i and name in base:
                differences[i].setdefault(name, Mean()).add(value - base[name])
    rows: list[dict[str, Any]] = [
        {
            "kind": v.kind,
            "name": v.name,
            "value": v.value,
            "games": max((mean.count for mean in means[i].values()), default=0),
            "measures": {name: _row(means[i][name], differences[i].get(name)) for name in MEASURES if name in means[i]},
        }
        for i, v in enumerate(variations)
    ]
    compared = [m for row in rows for m in row["measures"].values() if "difference" in m]
    for measure, doubt in zip(compared, holm([m["doubt"] for m in compared]), strict=True):
        measure["doubt"], measure["stands_out"] = round(doubt, 6), doubt < CLEAR
    return {"games": sum(row["games"] for row in rows), "comparisons": len(compared), "variations": rows}


def _row(mean: Mean, difference: Mean | None) -> dict[str, Any]:
    found: dict[str, Any] = {"mean": round(mean.mean, 4), "half": round(mean.half, 4)}
    if difference is None or difference.count < 2:
        return found
    off, error = difference.mean, difference.deviation / sqrt(difference.count)
    doubt = erfc(abs(off) / error / sqrt(2)) if error else float(off == 0)
    return {
        **found,
        "difference": round(off, 4),
        "low": round(off - difference.half, 4),
        "high": round(off + difference.half, 4),
        "doubt": doubt,
    }


def measures_of(record: Mapping[str, Any], first_bot: str | None = None) -> dict[str, float]:
    """What is compared of a game; the wins of a bot only where there are others."""
    points, won = record["points"], wins_of(record)
    found = {
        "decisions": float(record["decisions"]),
        "stages": float(len(record["growth"])),
        "points": sum(points) / len(points),
        "winning": max((float(points[seat]) for seat in record["winners"]), default=float(max(points))),
        "lead_changes": float(_lead_changes(record["growth"])),
    }
    if len(points) > 1:
        first, second = sorted(points, reverse=True)[:2]
        found["margin"] = float(first - second)
        order = record.get("gets", {}).get(ORDER)
        found["first_seat"] = won[order.index(["1"]) if order else 0]
    if first_bot is not None:
        found["first_bot"] = sum(won[seat] for seat, bot in enumerate(record["bots"]) if bot == first_bot)
    return found


def _lead_changes(growth: Sequence[Sequence[int]]) -> int:
    """How often somebody else leads alone than who did last."""
    changes, leader = 0, -1
    for points in growth:
        leaders = [seat for seat, n in enumerate(points) if n == max(points)]
        if len(leaders) == 1:
            changes += leader not in (-1, leaders[0])
            leader = leaders[0]
    return changes
