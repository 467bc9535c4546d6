"""Analyses in the database: how far somebody's is, and what was found. Every function runs inside one transaction."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta
from typing import Any

from sqlalchemy import ColumnElement, Connection, delete, insert, select, update

from zeitalter.server.steady_clock import now, timestamp
from zeitalter.server.store.tables import ANALYSES

LEFT = "left"
"""The time of an analysis that a server has put down: anybody may take it up."""


@dataclass(slots=True)
class StoredAnalysis:
    """What is stored of an analysis."""

    person: str
    """Who asked for it."""
    done: float
    work: dict[str, Any] | None
    review: dict[str, Any] | None


def load_analysis(c: Connection, match: str) -> StoredAnalysis | None:
    """What is stored of the analysis of a match."""
    row = c.execute(select(ANALYSES).where(ANALYSES.c.match == match)).first()
    return None if row is None else StoredAnalysis(row.person, row.done, row.work, row.review)


def begin_analysis(c: Connection, match: str, person: str) -> bool:
    """Write that somebody has asked for an analysis, unless there is one; whether there was none."""
    if load_analysis(c, match) is not None:
        return False
    c.execute(insert(ANALYSES).values(match=match, person=person, at=timestamp(), done=0.0))
    return True


def store_work(c: Connection, match: str, done: float, work: dict[str, Any] | None, review: Any) -> bool:
    """Write how far an analysis is; False: it was given up or deleted meanwhile."""
    values = {"at": timestamp(), "done": done, "work": work, "review": review}
    return c.execute(update(ANALYSES).where(ANALYSES.c.match == match).values(**values)).rowcount > 0


def leave_analysis(c: Connection, match: str) -> None:
    """Let others take an analysis up."""
    c.execute(update(ANALYSES).where(ANALYSES.c.match == match).values(at=LEFT))


def remove_analysis(c: Connection, match: str) -> None:
    """Forget an analysis."""
    c.execute(delete(ANALYSES).where(ANALYSES.c.match == match))


def left_analyses(c: Connection, seconds: float) -> list[tuple[str, str]]:
    """Analyses that are not done and on which nobody has worked for so long, each with who asked for it."""
    query = select(ANALYSES.c.match, ANALYSES.c.person, ANALYSES.c.review)
    rows = c.execute(query.where(_left(seconds), ANALYSES.c.done < 1))
    return [(row.match, row.person) for row in rows if row.review is None]


def take_analysis(c: Connection, match: str, seconds: float) -> bool:
    """Take an analysis up on which nobody has worked for so long; False: another worker was faster."""
    taken = update(ANALYSES).where(ANALYSES.c.match == match, _left(seconds)).values(at=timestamp())
    return c.execute(taken).rowcount > 0


def _left(seconds: float) -> ColumnElement[bool]:
    oldest = (now() - timedelta(seconds=seconds)).isoformat()
    return (ANALYSES.c.at == LEFT) | (ANALYSES.c.at < oldest)
