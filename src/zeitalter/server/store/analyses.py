"""Analyses in the database: how far somebody's is, and what was found. Every function runs inside one transaction."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from zeitalter.server.store.database import timestamp
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


def begin_analysis(c: Connection, match: str, person: str) -> None:
    """Write that somebody has asked for an analysis, unless there is one."""
    if load_analysis(c, match) is None:
        c.execute(insert(ANALYSES).values(match=match, person=person, at=timestamp(), done=0.0))


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
    oldest = (datetime.now(UTC) - timedelta(seconds=seconds)).isoformat()
    left = (ANALYSES.c.at == LEFT) | (ANALYSES.c.at < oldest)
    rows = c.execute(select(ANALYSES.c.match, ANALYSES.c.person, ANALYSES.c.review).where(left, ANALYSES.c.done < 1))
    return [(row.match, row.person) for row in rows if row.review is None]
