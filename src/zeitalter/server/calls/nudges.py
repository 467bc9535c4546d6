"""A nudge after half of the clock: whoever is still asked then is called once more for the same question."""

from __future__ import annotations

from datetime import timedelta

from sqlalchemy import Connection, select, update

from zeitalter.server.calls.outbox import now, stamp
from zeitalter.server.journal import log_failure
from zeitalter.server.match.clocks import is_away
from zeitalter.server.match.happenings import turns
from zeitalter.server.match.room import Room
from zeitalter.server.match.rooms import Rooms
from zeitalter.server.store.happenings import NUDGE, write_happenings
from zeitalter.server.store.tables import MATCHES, SEATS, WAYS

AT_ONCE = 100


def matches_to_nudge(c: Connection) -> list[str]:
    """Matches whose question is older than half of the clock, where nobody was nudged for it and somebody can be."""
    reachable = select(SEATS.c.match).join(WAYS, WAYS.c.person == SEATS.c.person).where(WAYS.c.stopped.is_(None))
    fresh = MATCHES.c.nudged.is_(None) | (MATCHES.c.nudged != MATCHES.c.since)
    running = MATCHES.c.over.is_(False), MATCHES.c.clock.is_not(None), fresh, MATCHES.c.id.in_(reachable)
    query = select(MATCHES.c.id, MATCHES.c.since, MATCHES.c.clock).where(*running)
    half = [r.id for r in c.execute(query) if r.since <= stamp(now() - timedelta(hours=r.clock) / 2)]
    return half[:AT_ONCE]


async def nudge_late(rooms: Rooms) -> None:
    """Nudge everybody who has used half of the time, once for each question, whichever worker sees it first."""
    for id in await rooms.database.read(matches_to_nudge):
        try:
            room = await rooms.room(id)
            async with room.lock:
                await _nudge(room)
        except Exception:  # no other match has to wait for this one
            log_failure("nudge failed", match=id)


async def _nudge(room: Room) -> None:
    id, since = room.info.id, room.info.since
    asked = turns(room.info, room.match, room.people_here(), stamp(now()), since, NUDGE)
    found = [happening for happening in asked if not is_away(room.info, happening.seat)]
    fresh = MATCHES.c.nudged.is_(None) | (MATCHES.c.nudged != since)
    mark = update(MATCHES).where(MATCHES.c.id == id, MATCHES.c.since == since, fresh).values(nudged=since)

    def write(c: Connection) -> None:
        if c.execute(mark).rowcount:
            write_happenings(c, found)

    await room.services.database.write(write)
