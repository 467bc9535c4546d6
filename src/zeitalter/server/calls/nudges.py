"""A nudge after half of the clock: whoever is still asked then is called once more for the same question.

The time of who is on holiday stands still, so several people can be nudged for one question at different times.
"""

from __future__ import annotations

import math
import zlib
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import Connection, Select, select, update

from zeitalter.server.calls.outbox import stamp
from zeitalter.server.errors import Missing, NotStored
from zeitalter.server.match.clocks import moment_after
from zeitalter.server.match.happenings import turns
from zeitalter.server.match.room import Room
from zeitalter.server.match.rooms import Rooms
from zeitalter.server.steady_clock import now
from zeitalter.server.store.happenings import NUDGE, write_happenings
from zeitalter.server.store.match_info import MatchInfo
from zeitalter.server.store.tables import MATCHES, SEATS, WAYS

AT_ONCE = 100


def matches_to_nudge(c: Connection) -> list[str]:
    """Matches whose question is older than half of the clock, where nobody was nudged for it and somebody can be."""
    reachable = select(SEATS.c.match).join(WAYS, WAYS.c.person == SEATS.c.person).where(WAYS.c.stopped.is_(None))
    fresh = MATCHES.c.nudged.is_(None) | (MATCHES.c.nudged != MATCHES.c.since)
    running = MATCHES.c.over.is_(False), MATCHES.c.clock.is_not(None), fresh, MATCHES.c.id.in_(reachable)
    query = select(MATCHES.c.id, MATCHES.c.since, MATCHES.c.clock, MATCHES.c.nudged).where(*running)
    half = [r for r in c.execute(query) if r.since <= stamp(now() - timedelta(hours=r.clock) / 2)]
    return [r.id for r in half if (later := put_off_to(r.nudged, r.since)) is None or later <= now()][:AT_ONCE]


def put_off(since: str, later: datetime) -> str:
    """What is noted of a question for which somebody is to be nudged at a later time."""
    return f"{zlib.crc32(since.encode()):08x} {math.ceil(later.timestamp())}"


def put_off_to(noted: str | None, since: str) -> datetime | None:
    """To when the rest was put off, if that is what was noted of this question."""
    question, _, later = (noted or "").partition(" ")
    if not later.isdecimal() or question != put_off(since, now()).partition(" ")[0]:
        return None
    return datetime.fromtimestamp(int(later), UTC)


async def nudge_late(rooms: Rooms) -> None:
    """Nudge everybody who has used half of the time, once for each question, whichever worker sees it first."""
    for id in await rooms.database.read(matches_to_nudge):
        try:
            room = await rooms.room(id)
            async with room.lock:
                await _nudge(room)
        except (Missing, NotStored):  # it was deleted just now, or is being read anew
            continue
        except Exception as error:  # no other match has to wait for this one
            rooms.note_failure("nudge failed", id, error)


async def _nudge(room: Room) -> None:
    """Nudge those who have had half of their time, and note when the next one will: holidays do not count."""
    await room.recall_absences()
    info, id, since = room.info, room.info.id, room.info.since
    noted = await room.services.database.read(lambda c: c.execute(_noted(id)).scalar())
    before = put_off_to(noted, since)
    asked = turns(info, room.match, room.people_here(), stamp(now()), since, NUDGE)
    due = [(_half_time(info, one.seat), one) for one in asked]
    found = [one for at, one in due if at <= now() and (before is None or _rounded(at) >= before)]
    rest = [at for at, _ in due if at > now()]
    mark = put_off(since, min(rest)) if rest else since
    same = MATCHES.c.nudged.is_(None) if noted is None else MATCHES.c.nudged == noted
    write_mark = update(MATCHES).where(MATCHES.c.id == id, MATCHES.c.since == since, same).values(nudged=mark)

    def write(c: Connection) -> None:
        if c.execute(write_mark).rowcount:
            write_happenings(c, found)

    await room.services.database.write(write)


def _half_time(info: MatchInfo, seat: int) -> datetime:
    """When a seat has had half of its time, and its person is not on holiday."""
    absences = info.absences(seat)
    at = moment_after(datetime.fromisoformat(info.since), timedelta(hours=info.clock or 0) / 2, absences)
    return max([at, *(absence.stop for absence in absences if absence.start <= now() < absence.stop)])


def _rounded(at: datetime) -> datetime:
    """A time as it is noted."""
    return datetime.fromtimestamp(math.ceil(at.timestamp()), UTC)


def _noted(match: str) -> Select[Any]:
    return select(MATCHES.c.nudged).where(MATCHES.c.id == match)
