"""Reading a match from the database into memory, so that both are the same afterwards."""

from __future__ import annotations

from zeitalter.server.errors import Missing, NotStored
from zeitalter.server.match.room_services import RoomServices
from zeitalter.server.steady_clock import timestamp
from zeitalter.server.store.database import KeyTaken
from zeitalter.server.store.match_info import MatchInfo
from zeitalter.server.store.matches import Rebuilt, Times, entry_rows, load_match, rebuild_match

TRIES = 3


async def read_match(services: RoomServices, id: str) -> tuple[MatchInfo, Rebuilt]:
    """Read a match and play its log.

    Where older rules led elsewhere, the match goes on by an entry of its own; that is stored before anything follows.
    """
    for _ in range(TRIES):
        stored = await services.database.read(lambda c: load_match(c, id))
        if stored is None:
            raise Missing("no-such-match")
        info, before = stored.info, len(stored.entries)
        match, points = await services.slices.run(rebuild_match(stored))
        if len(match.log) <= before:
            return info, (match, points)
        times = Times(timestamp(), info.since, info.until, spent=info.spent)
        try:
            await services.database.append(entry_rows(id, match, before, times))
        except KeyTaken:  # another worker was faster
            continue
        return info, (match, points)
    raise NotStored("match-unread")
