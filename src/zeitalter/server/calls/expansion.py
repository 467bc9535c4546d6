"""From what has happened to who is called: looks up what people wish, and writes a call for each of their ways."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, delete, select

from zeitalter.server.calls.outbox import add_call
from zeitalter.server.calls.ways import open_ways
from zeitalter.server.calls.wishes import HOOK, due_time, load_table_wishes, load_wishes
from zeitalter.server.steady_clock import now
from zeitalter.server.store.happenings import NUDGE, TURN
from zeitalter.server.store.tables import CALLS, HAPPENINGS

AT_ONCE = 200
"""Happenings that are worked on in one transaction."""


def something_happened(c: Connection) -> bool:
    """Whether there is anything to work on."""
    return c.execute(select(HAPPENINGS.c.id).limit(1)).first() is not None


def expand_happenings(c: Connection) -> int:
    """Write the calls for what has happened; how much that was. What another worker has taken is left to it."""
    found = c.execute(select(HAPPENINGS).order_by(HAPPENINGS.c.at).limit(AT_ONCE)).all()
    for row in found:
        if c.execute(delete(HAPPENINGS).where(HAPPENINGS.c.id == row.id)).rowcount:
            _expand(c, row)
    return len(found)


def _expand(c: Connection, row: Any) -> None:
    """Write the calls for one happening: nobody is called who has the table in sight, unless they always want to be.

    Hooks may lead to a place where others read, too: what is a secret of this person does not go there.
    """
    wishes = load_wishes(c, row.person)
    here = load_table_wishes(c, row.person, row.match) or wishes
    if row.here and not here.always:
        return
    due = due_time(wishes, here.gathered, now())
    facts = {"seat": row.seat, "entry": row.entry, "since": row.since, "secret": bool(row.secret), "by": row.by}
    for way in open_ways(c, row.person):
        if way.group not in getattr(here, row.kind) or (row.secret and way.group == HOOK):
            continue
        if row.kind in (TURN, NUDGE):
            _drop_older(c, way.id, row.match)
        add_call(c, row.kind, due, row.person, way.id, row.match, facts, row.at)


def _drop_older(c: Connection, way: str, match: str) -> None:
    """A newer question takes the place of an older one that was not sent."""
    older = CALLS.c.way == way, CALLS.c.match == match, CALLS.c.kind.in_((TURN, NUDGE)), CALLS.c.claim.is_(None)
    c.execute(delete(CALLS).where(*older))
