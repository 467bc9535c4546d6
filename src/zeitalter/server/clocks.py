"""Clocks of matches at a move a day: whoever takes longer than agreed gets the game's default answer."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from sqlalchemy import Connection, select

from zeitalter.engine.errors import ZeitalterError
from zeitalter.server.log import note
from zeitalter.server.schema import MATCHES

if TYPE_CHECKING:
    from zeitalter.server.rooms import Rooms


def is_up(since: str, hours: int | None) -> bool:
    """Whether the time for an answer has passed."""
    return hours is not None and datetime.fromisoformat(since) + timedelta(hours=hours) <= datetime.now(UTC)


async def run_out(rooms: Rooms) -> None:
    """Answer in every match whose clock has run out."""

    def late(c: Connection) -> list[str]:
        query = select(MATCHES.c.id, MATCHES.c.since, MATCHES.c.clock)
        running = query.where(MATCHES.c.over.is_(False), MATCHES.c.clock.is_not(None))
        return [row.id for row in c.execute(running) if is_up(row.since, row.clock)]

    for id in await rooms.storage.read(late):
        try:
            await (await rooms.room(id)).time_out()
        except ZeitalterError as error:  # somebody answered just now, here or through another worker
            note("clock too late", match=id, error=error.id)
