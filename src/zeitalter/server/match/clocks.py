"""Clocks: whoever takes longer than agreed gets the game's default answer.

A match at a move a day may have one for every answer. A live table may have one for all answers to a question
together, e.g. for trade; its end is stored with the match, so a restart does not turn it back.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from sqlalchemy import Connection, select

from zeitalter.engine.errors import ZeitalterError
from zeitalter.server.journal import note
from zeitalter.server.store.tables import MATCHES

if TYPE_CHECKING:
    from zeitalter.engine.match import Match
    from zeitalter.server.match.match_info import Record
    from zeitalter.server.match.rooms import Rooms


def is_up(since: str, hours: int | None) -> bool:
    """Whether the time for an answer has passed."""
    return hours is not None and datetime.fromisoformat(since) + timedelta(hours=hours) <= datetime.now(UTC)


def until(record: Record, match: Match) -> str | None:
    """When the time of the table for the present question is up; a question that goes on keeps its time."""
    question = match.question()
    minutes = question.minutes(match.state) if question is not None and record.pace == "live" else 0
    if not minutes:
        return None
    end = datetime.now(UTC) + timedelta(minutes=minutes)
    return record.until or end.isoformat(timespec="milliseconds")


def is_past(at: str | None) -> bool:
    """Whether a stored time has passed."""
    return at is not None and datetime.fromisoformat(at) <= datetime.now(UTC)


async def run_out(rooms: Rooms) -> None:
    """Answer in every match whose clock has run out."""

    def late(c: Connection) -> list[str]:
        query = select(MATCHES.c.id, MATCHES.c.since, MATCHES.c.clock, MATCHES.c.until)
        timed = MATCHES.c.clock.is_not(None) | MATCHES.c.until.is_not(None)
        running = query.where(MATCHES.c.over.is_(False), timed)
        return [row.id for row in c.execute(running) if is_past(row.until) or is_up(row.since, row.clock)]

    for id in await rooms.storage.read(late):
        try:
            await (await rooms.room(id)).time_out()
        except ZeitalterError as error:  # somebody answered just now, here or through another worker
            note("clock too late", match=id, error=error.id)
