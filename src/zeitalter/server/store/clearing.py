"""What is cleared by itself: matches nobody has played in, guests who sit nowhere, and old lines of chat.

A match is unplayed while no person has answered in it since it was made. It is cleared when it is not over and nothing
has happened in it for some time. A match in which somebody has played is never cleared.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta

from sqlalchemy import Connection, delete, exists, func, select

from zeitalter.server.steady_clock import now
from zeitalter.server.store.holds import hold_matches
from zeitalter.server.store.tables import (
    ANALYSES,
    CALLS,
    CHAT,
    ENTRIES,
    HAPPENINGS,
    HOLIDAYS,
    MATCH_WISHES,
    MATCHES,
    NOTES,
    PEOPLE,
    PREPARED,
    SEATS,
    SESSIONS,
    SNAPSHOTS,
    TOKENS,
    WATCHERS,
    WAYS,
    WISHES,
)

AT_ONCE = 200
"""Matches or guests that are cleared in one round."""
CHAT_KEPT = 1000
"""Lines of chat that are kept of a match."""


def before_days(days: float) -> str:
    """The time so many days ago, as it is stored."""
    return (now() - timedelta(days=days)).isoformat()


def unplayed_matches(c: Connection, days: float, only: str | None = None) -> list[str]:
    """Matches (or one of them) that no person has played in, and in which nothing has happened for so many days."""
    answered_by = ENTRIES.c.entry["seat"].as_integer()
    by_person = (SEATS.c.match == ENTRIES.c.match) & (SEATS.c.seat == answered_by) & SEATS.c.person.is_not(None)
    played = exists().where(ENTRIES.c.match == MATCHES.c.id, ENTRIES.c.at > MATCHES.c.created, by_person)
    old = MATCHES.c.over.is_(False), MATCHES.c.since < before_days(days), MATCHES.c.created < before_days(days)
    query = select(MATCHES.c.id).where(*old, ~played).order_by(MATCHES.c.since).limit(AT_ONCE)
    if only is not None:
        query = query.where(MATCHES.c.id == only)
    return list(c.execute(query).scalars())


def remove_unplayed(c: Connection, id: str, days: float) -> bool:
    """Remove a match, unless somebody has played in it meanwhile; whether it was."""
    hold_matches(c, [id], to_remove=True)
    if not unplayed_matches(c, days, id):
        return False
    remove_match(c, id)
    return True


def remove_own_match(c: Connection, id: str, owner: str) -> bool:
    """Remove a match, unless somebody else than its owner sits at it; whether nobody did."""
    hold_matches(c, [id], to_remove=True)
    others = SEATS.c.match == id, SEATS.c.person.is_not(None), SEATS.c.person != owner
    if c.execute(select(SEATS.c.seat).where(*others)).first() is not None:
        return False
    remove_match(c, id)
    return True


def remove_match(c: Connection, id: str) -> None:
    """Remove everything that is stored of a match."""
    hold_matches(c, [id], to_remove=True)
    called = (CALLS, HAPPENINGS, MATCH_WISHES)
    for table in (*called, PREPARED, NOTES, ANALYSES, CHAT, ENTRIES, SNAPSHOTS, WATCHERS, SEATS):
        c.execute(delete(table).where(table.c.match == id))
    c.execute(delete(MATCHES).where(MATCHES.c.id == id))


def idle_guests(c: Connection, days: float, among: Sequence[str] = ()) -> list[str]:
    """Guests (or those among some) who own no match, sit and watch nowhere, and came so many days ago."""
    nowhere = (
        ~exists().where(MATCHES.c.owner == PEOPLE.c.id),
        ~exists().where(SEATS.c.person == PEOPLE.c.id),
        ~exists().where(WATCHERS.c.person == PEOPLE.c.id),
    )
    query = select(PEOPLE.c.id).where(PEOPLE.c.login.is_(None), PEOPLE.c.created < before_days(days), *nowhere)
    if among:
        query = query.where(PEOPLE.c.id.in_(among))
    return list(c.execute(query.limit(AT_ONCE)).scalars())


def forget_guests(c: Connection, guests: Sequence[str], days: float) -> int:
    """Forget guests, unless they have sat down somewhere meanwhile; how many."""
    still = idle_guests(c, days, guests)
    for table in (SESSIONS, HOLIDAYS, CALLS, HAPPENINGS, MATCH_WISHES, TOKENS, WAYS, WISHES):
        c.execute(delete(table).where(table.c.person.in_(still)))
    c.execute(delete(PEOPLE).where(PEOPLE.c.id.in_(still)))
    return len(still)


def long_chats(c: Connection) -> list[tuple[str, int]]:
    """Matches with more lines of chat than are kept, and the last one to go."""
    query = select(CHAT.c.match, func.max(CHAT.c.number)).group_by(CHAT.c.match).having(func.count() > CHAT_KEPT)
    return [(match, last - CHAT_KEPT) for match, last in c.execute(query)]


def trim_chat(c: Connection, match: str, last: int) -> None:
    """Remove the lines of a match up to one."""
    c.execute(delete(CHAT).where(CHAT.c.match == match, CHAT.c.number <= last))
