"""Clocks: whoever takes longer than agreed gets the game's default answer.

A match at a move a day may have one for every answer. A live table may have one for all answers to a question
together, e.g. for trade; its end is stored with the match, so a restart does not turn it back.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from sqlalchemy import Connection, select

from zeitalter.engine.match import Match
from zeitalter.server.store.match_info import MatchInfo
from zeitalter.server.store.tables import MATCHES


def is_up(since: str, hours: int | None) -> bool:
    """Whether the time for an answer has passed."""
    return hours is not None and datetime.fromisoformat(since) + timedelta(hours=hours) <= datetime.now(UTC)


def is_past(at: str | None) -> bool:
    """Whether a stored time has passed."""
    return at is not None and datetime.fromisoformat(at) <= datetime.now(UTC)


def table_time_end(info: MatchInfo, match: Match) -> str | None:
    """When the time of the table for the present question is up; a question that goes on keeps its time."""
    question = match.question()
    minutes = question.minutes(match.state) if question is not None and info.pace == "live" else 0
    return (info.until or end_after(minutes)) if minutes else None


def end_after(minutes: int) -> str | None:
    """When so many minutes from now are up; None if there are none."""
    return (datetime.now(UTC) + timedelta(minutes=minutes)).isoformat(timespec="milliseconds") if minutes else None


def table_is_late(info: MatchInfo, match: Match) -> bool:
    """Whether the time of the whole table is up, bots and all."""
    return is_past(info.until) and not (match.over or match.read_only)


def late_seats(info: MatchInfo, match: Match) -> list[int]:
    """The seats of people who have taken too long for their answer."""
    if match.over or match.read_only or not is_up(info.since, info.clock):
        return []
    return [seat for seat in match.asked() if info.places[seat].waited_for]


def late_matches(c: Connection) -> list[str]:
    """All matches whose clock has run out."""
    query = select(MATCHES.c.id, MATCHES.c.since, MATCHES.c.clock, MATCHES.c.until)
    timed = MATCHES.c.clock.is_not(None) | MATCHES.c.until.is_not(None)
    running = query.where(MATCHES.c.over.is_(False), timed)
    return [row.id for row in c.execute(running) if is_past(row.until) or is_up(row.since, row.clock)]
