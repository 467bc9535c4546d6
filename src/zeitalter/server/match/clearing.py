"""The caretaker's hourly round: what nobody needs any more is cleared, see `store.clearing` for the rules."""

from __future__ import annotations

import time
from functools import partial

from zeitalter.server.config import Config
from zeitalter.server.journal import log_event
from zeitalter.server.match.rooms import Rooms
from zeitalter.server.store import clearing

EVERY = 3600.0
"""Seconds between two rounds."""


class Clearing:
    """Clears unplayed matches, guests who sit nowhere, and old lines of chat, one by one beside everything else."""

    def __init__(self, rooms: Rooms, config: Config) -> None:
        self._rooms = rooms
        self._database = rooms.database
        self._days = config.unplayed_days
        self._next = 0.0

    async def clear_if_due(self) -> None:
        """Make the round, if an hour has passed since the last one."""
        if time.monotonic() >= self._next and self._rooms.leads:
            self._next = time.monotonic() + EVERY
            await self.clear()

    async def clear(self) -> None:
        """Make the round now."""
        days, database = self._days, self._database
        matches = 0
        for id in await database.read(lambda c: clearing.unplayed_matches(c, days)):
            if not self._rooms.in_memory(id):
                matches += await database.write(partial(clearing.remove_unplayed, id=id, days=days))
        found = await database.read(lambda c: clearing.idle_guests(c, days))
        guests = await database.write(lambda c: clearing.forget_guests(c, found, days)) if found else 0
        for match, last in await database.read(clearing.long_chats):
            await database.write(partial(clearing.trim_chat, match=match, last=last))
        if matches or guests:
            log_event("cleared", matches=matches, guests=guests)
