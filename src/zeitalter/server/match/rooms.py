"""All rooms of a server process: opened when somebody or a bot needs them, forgotten when nobody does."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from sqlalchemy import Connection, select

from zeitalter.engine.errors import ZeitalterError
from zeitalter.engine.match import Match
from zeitalter.server.addresses import ASKED_FROM
from zeitalter.server.errors import Missing
from zeitalter.server.journal import log_event, log_failure
from zeitalter.server.loop_watch import TooSlow
from zeitalter.server.match import clocks
from zeitalter.server.match.loading import read_match
from zeitalter.server.match.room import Room
from zeitalter.server.match.room_services import RoomServices
from zeitalter.server.match.screen import NO_RIGHT
from zeitalter.server.store.database import Database
from zeitalter.server.store.match_info import MatchInfo
from zeitalter.server.store.matches import MatchRows, match_rows, store_snapshot
from zeitalter.server.store.people import could_be_ours
from zeitalter.server.store.positions import StoredPosition, follow, load_way
from zeitalter.server.store.prepared import matches_with_prepared
from zeitalter.server.store.space import add_match
from zeitalter.server.store.tables import MATCHES, SEATS

MOST_TOO_SLOW = 10_000
IDLE = 600.0
"""Seconds after which a room nobody looks at is forgotten."""
MOST_IDLE = 100
"""Rooms nobody looks at that are kept in memory."""


class Rooms:
    """All matches in memory."""

    def __init__(self, services: RoomServices) -> None:
        self._services = services
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._too_slow: set[str] = set()
        """Matches that could not be opened in time."""

    def __len__(self) -> int:
        return len(self._rooms)

    def in_memory(self, id: str) -> bool:
        """Whether somebody needs a match just now."""
        return id in self._rooms or id in self._loading

    @property
    def database(self) -> Database:
        """Where the matches are stored."""
        return self._services.database

    def opened(self, id: object) -> Room | None:
        """The room of a match, if it is in memory."""
        return self._rooms.get(id) if isinstance(id, str) else None

    async def room(self, id: str) -> Room:
        """The room of a match, read from the database if it is not in memory."""
        if id in self._rooms and not self._rooms[id].gone:
            self._rooms[id].used = time.monotonic()
            return self._rooms[id]
        if not could_be_ours(id):
            raise Missing("no-such-match")
        if id in self._too_slow:
            raise TooSlow("rules-too-slow")
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
        return await asyncio.shield(self._loading[id])

    async def look_up(self, id: str, n: int) -> StoredPosition | None:
        """A position of a match that nobody needs just now; None: its room has to be opened."""
        if self.in_memory(id) or id in self._too_slow or not could_be_ours(id):
            return None
        way = await self.database.read(lambda c: load_way(c, id, n))
        try:
            return None if way is None else follow(way)
        except Exception:  # whoever opens the room is told what is wrong with it
            return None

    async def _load(self, id: str) -> Room:
        try:
            info, rebuilt = await read_match(self._services, id)
            room = Room(self._services, info, *rebuilt)
            self._rooms[id] = room
            room.wake_players()
            return room
        except Exception as error:
            if isinstance(error, TooSlow) or isinstance(error.__cause__, TooSlow):
                self.close_too_slow(id)
            raise
        finally:
            del self._loading[id]

    async def open(self, info: MatchInfo, match: Match) -> Room:
        """Store a new match and open its room."""
        info.until = clocks.table_time_end(info, match)
        await self.add(info, lambda: match_rows(match))
        return await self.room(info.id)

    async def add(self, info: MatchInfo, rows: Callable[[], MatchRows]) -> None:
        """Store a new match; `rows` is called outside of the event loop."""
        config, address = self._services.config, ASKED_FROM.get()
        refusal = await self.database.write(lambda c: add_match(c, config, info, rows(), address))
        if refusal is not None:
            raise refusal
        log_event("match", match=info.id, game=info.game, seats=len(info.places))

    def close_too_slow(self, id: str) -> None:
        """Rules took so long in a match that everybody had to wait: nobody may try again."""
        if id in self._rooms:
            self._rooms[id].lock.too_slow = True
        elif len(self._too_slow) < MOST_TOO_SLOW:
            self._too_slow.add(id)

    def drop(self, id: str) -> None:
        """A match is no more: send everybody away."""
        room = self._rooms.pop(id, None)
        for screen in list(room.screens) if room else []:
            screen.end(NO_RIGHT)

    def move_seats(self, guest: str, account: str) -> None:
        """A guest's seats belong to an account now."""
        for room in self._rooms.values():
            info = room.info
            touched = (info.may_see(guest) and not info.open) or bool(info.seats_of(guest))
            info.owner = account if info.owner == guest else info.owner
            info.watchers = {account if w == guest else w for w in info.watchers}
            for place in info.places:
                place.person = account if place.person == guest else place.person
            if touched:
                room.update_seats()

    async def recall_absences(self, person: str) -> None:
        """Somebody goes on holiday or comes back: everybody at the same tables sees it."""
        for room in [room for room in self._rooms.values() if room.info.seats_of(person)]:
            await room.recall_absences()
            room.tell_table()

    # -- the caretaker's rounds ---------------------------------------------------------------------------------------

    async def wake_bots(self) -> None:
        """Open all rooms where a bot is asked or somebody has prepared an answer: a restart must not stop them."""

        def waiting(c: Connection) -> list[str]:
            query = select(MATCHES.c.id, MATCHES.c.waiting, MATCHES.c.owing)
            query = query.where(MATCHES.c.over.is_(False), MATCHES.c.aside.is_not(True))
            asked = {row.id: set(row.owing or row.waiting) for row in c.execute(query)}
            bots = select(SEATS.c.match, SEATS.c.seat).where(SEATS.c.bot.is_not(None) | SEATS.c.stand_in.is_not(None))
            called = {row.match for row in c.execute(bots) if row.seat in asked.get(row.match, ())}
            return sorted(called | (matches_with_prepared(c) & set(asked)))

        for id in await self.database.read(waiting):
            try:
                await self.room(id)
            except Exception:
                log_failure("match not loaded", match=id)

    async def catch_up(self) -> None:
        """Read what other workers of the same database have written to matches that somebody looks at here."""
        ids = [id for id, room in self._rooms.items() if room.screens]
        if not ids:
            return
        query = select(MATCHES.c.id, MATCHES.c.entries).where(MATCHES.c.id.in_(ids))
        for row in await self.database.read(lambda c: c.execute(query).all()):
            room = self._rooms.get(row.id)
            if room is not None and row.entries > len(room.match.log):
                try:
                    async with room.lock:
                        if row.entries > len(room.match.log):
                            await room.reload()
                except Exception:
                    log_failure("match not read", match=row.id)

    async def answer_for_late(self) -> None:
        """Give the default answer in every match whose clock has run out."""
        for id in await self.database.read(clocks.late_matches):
            try:
                await (await self.room(id)).time_out()
            except TooSlow:
                self.close_too_slow(id)
            except ZeitalterError as error:  # somebody answered just now, here or through another worker
                log_event("clock too late", match=id, error=error.id)
            except Exception:  # no other match has to wait for this one
                log_failure("clock failed", match=id)

    def forget_idle(self) -> None:
        """Forget rooms that nobody has used for a while, and of the others all but the last used."""
        limit = time.monotonic() - IDLE
        idle = [(room.used, id) for id, room in self._rooms.items() if not room.in_use]
        for n, (used, id) in enumerate(sorted(idle, reverse=True)):
            if used < limit or n >= MOST_IDLE or self._rooms[id].gone:
                del self._rooms[id]

    async def close(self) -> None:
        """Stop all bots and write the positions of running matches."""
        self._services.closing = True
        rooms = list(self._rooms.values())
        for room in rooms:
            room.recovery.stop()
            await room.bots.stop()
            await room.prepared.stop()
        positions = [
            (room.info.id, room.match.game, len(room.match.log), room.match.state)
            for room in rooms
            if room.is_stored and room.match.log and not room.match.over
        ]

        def store(c: Connection) -> None:
            for position in positions:
                store_snapshot(c, *position)

        try:
            await self.database.write(store)
        except Exception:
            log_failure("positions not stored")
