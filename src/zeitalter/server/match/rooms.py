"""All rooms of a server process: opened when somebody or a bot needs them, forgotten when nobody does."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable

from sqlalchemy import Connection, select

from zeitalter.engine.match import Match
from zeitalter.server.config import Config
from zeitalter.server.errors import Missing
from zeitalter.server.journal import mishap, note
from zeitalter.server.match import clocks
from zeitalter.server.match.bot_workers import Bots
from zeitalter.server.match.match_info import Record
from zeitalter.server.match.room import NO_MORE, Room
from zeitalter.server.store import matches
from zeitalter.server.store.database import Storage
from zeitalter.server.store.tables import MATCHES, SEATS

IDLE = 600.0
"""Seconds after which a room nobody looks at is forgotten."""


class Rooms:
    """All matches in memory."""

    def __init__(self, config: Config, storage: Storage, bots: Bots) -> None:
        self.config = config
        self.storage = storage
        self.bots = bots
        self.closing = False
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}

    def __len__(self) -> int:
        return len(self._rooms)

    async def room(self, id: str) -> Room:
        """The room of a match, read from the database if it is not in memory."""
        if id in self._rooms:
            return self._rooms[id]
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> Room:
        try:
            loaded = await self.storage.read(lambda c: matches.load(c, id))
            if loaded is None:
                raise Missing("no-such-match")
            room = Room(self, loaded.record, *matches.rebuilt(loaded))
            self._rooms[id] = room
            room.thinking.wake()
            return room
        finally:
            del self._loading[id]

    async def open(self, record: Record, match: Match) -> Room:
        """Store a new match and open its room."""
        record.until = clocks.until(record, match)
        await self.storage.write(lambda c: matches.store_match(c, record, match))
        note("match", match=record.id, game=record.game, seats=len(record.places))
        return await self.room(record.id)

    def drop(self, id: str) -> None:
        """A match is no more: send everybody away."""
        room = self._rooms.pop(id, None)
        for screen in list(room.screens) if room else []:
            screen.end(NO_MORE)

    def moved(self, guest: str, account: str) -> None:
        """A guest's seats belong to an account now."""
        for room in self._rooms.values():
            record = room.record
            touched = (record.may_see(guest) and not record.open) or bool(record.seats_of(guest))
            record.owner = account if record.owner == guest else record.owner
            record.watchers = {account if w == guest else w for w in record.watchers}
            for place in record.places:
                place.person = account if place.person == guest else place.person
            if touched:
                room.seats_changed()

    async def wake(self) -> None:
        """Open all rooms where a bot is asked: a restart must not stop them."""

        def waiting(c: Connection) -> list[str]:
            query = select(MATCHES.c.id, MATCHES.c.waiting).where(MATCHES.c.over.is_(False))
            asked = {row.id: set(row.waiting) for row in c.execute(query)}
            bots = select(SEATS.c.match, SEATS.c.seat).where(SEATS.c.bot.is_not(None) | SEATS.c.stand_in.is_not(None))
            return sorted({row.match for row in c.execute(bots) if row.seat in asked.get(row.match, ())})

        for id in await self.storage.read(waiting):
            try:
                await self.room(id)
            except Exception:
                mishap("match not loaded", match=id)

    async def catch_up(self) -> None:
        """Read what other workers of the same database have written to matches that somebody looks at here."""
        ids = [id for id, room in self._rooms.items() if room.screens]
        if not ids:
            return
        query = select(MATCHES.c.id, MATCHES.c.entries).where(MATCHES.c.id.in_(ids))
        for row in await self.storage.read(lambda c: c.execute(query).all()):
            room = self._rooms.get(row.id)
            if room is not None and row.entries > len(room.match.log):
                async with room.lock:
                    if row.entries > len(room.match.log):
                        await room.reload()

    def forget_idle(self) -> None:
        """Forget rooms that nobody has used for a while."""
        limit = time.monotonic() - IDLE
        for id, room in list(self._rooms.items()):
            if not room.screens and not room.thinking and not room.lock.locked() and room.used < limit:
                del self._rooms[id]

    async def close(self) -> None:
        """Stop all bots and write the positions of running matches."""
        self.closing = True
        rooms = list(self._rooms.values())
        for room in rooms:
            await room.thinking.stop()
        await self.storage.write(lambda c: _store_positions(c, rooms))


def _store_positions(c: Connection, rooms: Iterable[Room]) -> None:
    for room in rooms:
        if room.match.log and not room.match.over:
            matches.store_snapshot(c, room.record.id, room.match)
