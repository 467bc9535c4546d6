"""What is new about a match in memory: only the rows that it does not know yet are read, never its whole log.

`matches.changes` counts what has changed about a match beside its log: seats, watchers, lines of chat, its keeper.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from sqlalchemy import Connection, func, select, update

from zeitalter.server.errors import Missing
from zeitalter.server.store.holds import hold_matches
from zeitalter.server.store.match_info import MatchInfo
from zeitalter.server.store.matches import load_chat, load_info
from zeitalter.server.store.prepared import load_prepared
from zeitalter.server.store.tables import ENTRIES, MATCHES

T = TypeVar("T")
ROWS_AT_ONCE = 500
"""Matches that are asked for with one query."""


@dataclass(slots=True)
class Standing:
    """How far a match is in the database."""

    id: str
    entries: int
    changes: int


@dataclass(slots=True)
class News:
    """What a match in memory does not know yet."""

    info: MatchInfo
    """What is known of it now."""
    changed: bool
    """Whether anything beside the log has changed; then the chat of `info` are the new lines alone."""
    entries: list[dict[str, Any]]


def load_news(c: Connection, old: MatchInfo, entries: int) -> News | None:
    """Read what is new about a match of which somebody knows so many entries; None if it is no more."""
    facts = c.execute(select(MATCHES).where(MATCHES.c.id == old.id)).first()
    if facts is None:
        return None
    new = select(ENTRIES.c.entry).where(ENTRIES.c.match == old.id, ENTRIES.c.number > entries)
    log = list(c.execute(new.order_by(ENTRIES.c.number)).scalars()) if facts.entries > entries else []
    changed = (facts.changes or 0) != old.changes
    if not changed:
        return News(replace(old, since=facts.since, until=facts.until, spent=facts.spent or []), False, log)
    info = load_info(c, facts)
    info.chat = load_chat(c, info, old.chat[-1]["n"] if old.chat else 0)
    info.prepared = load_prepared(c, info.id)
    return News(info, True, log)


def load_standings(c: Connection, ids: Sequence[str]) -> list[Standing]:
    """How far some matches are; those that are no more are left out."""
    found = []
    for n in range(0, len(ids), ROWS_AT_ONCE):
        query = select(MATCHES.c.id, MATCHES.c.entries, MATCHES.c.changes)
        rows = c.execute(query.where(MATCHES.c.id.in_(ids[n : n + ROWS_AT_ONCE])))
        found += [Standing(row.id, row.entries, row.changes or 0) for row in rows]
    return found


def changing(id: str, work: Callable[[Connection], T]) -> Callable[[Connection], T]:
    """Some work that changes something about a match, and notes that it does; refused if the match is no more.

    From the note on nobody else changes the match, or removes it, before the work is done.
    """

    def write(c: Connection) -> T:
        if not note_changes(c, [id]):
            raise Missing("no-such-match")
        return work(c)

    return write


def note_changes(c: Connection, ids: Iterable[str]) -> int:
    """Note that something about matches changes beside their logs; how many of them there are."""
    found = hold_matches(c, ids)
    more = func.coalesce(MATCHES.c.changes, 0) + 1
    c.execute(update(MATCHES).where(MATCHES.c.id.in_(found)).values(changes=more))
    return len(found)
