"""All rooms of a server process: opened when somebody or a bot needs them, forgotten when nobody does."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable

from sqlalchemy import Connection, select

from zeitalter.engine.errors import ZeitalterError
from zeitalter.engine.match import Match
from zeitalter.server.addresses import ASKED_FROM
from zeitalter.server.config import Config
from zeitalter.server.errors import Missing, NotStored, OddPosition
from zeitalter.server.house.messages import Looking, MatchGone, MatchMoved, WhoLooks
from zeitalter.server.journal import LOGGER, log_event, log_failure
from zeitalter.server.loop_watch import TooSlow
from zeitalter.server.match import clocks
from zeitalter.server.match.loading import read_match
from zeitalter.server.match.room import Room
from zeitalter.server.match.room_services import RoomServices
from zeitalter.server.match.screen import NO_RIGHT
from zeitalter.server.store.database import Database
from zeitalter.server.store.ids import could_be_ours
from zeitalter.server.store.match_info import MatchInfo
from zeitalter.server.store.matches import MatchRows, match_rows, store_snapshot
from zeitalter.server.store.news import Standing, load_standings, note_changes
from zeitalter.server.store.people import Person
from zeitalter.server.store.positions import StoredPosition, follow, load_way
from zeitalter.server.store.space import add_match
from zeitalter.server.store.tables import MATCHES, SEATS
from zeitalter.server.store.unkept import matches_without_worker

MOST_TOO_SLOW = 10_000
IDLE = 600.0
"""Seconds after which a room nobody looks at is forgotten."""
MOST_IDLE = 100
"""Rooms nobody looks at that are kept in memory."""


def _hear_out(loading: asyncio.Task[Room]) -> None:
    """A match was opened or not: if nobody waits for it any more, the next one who does is told why."""
    if not loading.cancelled():
        loading.exception()


class Rooms:
    """All matches in memory."""

    def __init__(self, services: RoomServices) -> None:
        self._services = services
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._too_slow: set[str] = set()
        """Matches that could not be opened in time."""
        self._following: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._rooms)

    def in_memory(self, id: str) -> bool:
        """Whether somebody needs a match just now."""
        return id in self._rooms or id in self._loading

    @property
    def config(self) -> Config:
        """How this server runs."""
        return self._services.config

    @property
    def database(self) -> Database:
        """Where the matches are stored."""
        return self._services.database

    @property
    def leads(self) -> bool:
        """Whether this worker does what only one of the house is to do."""
        return self._services.leases.leads

    def opened(self, id: object) -> Room | None:
        """The room of a match, if it is in memory."""
        return self._rooms.get(id) if isinstance(id, str) else None

    async def room(self, id: str) -> Room:
        """The room of a match, read from the database if it is not in memory."""
        if id in self._rooms and not self._rooms[id].lock.gone:
            self._rooms[id].used = time.monotonic()
            return self._rooms[id]
        if not could_be_ours(id):
            raise Missing("no-such-match")
        if id in self._too_slow:
            raise TooSlow("rules-too-slow")
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
            self._loading[id].add_done_callback(_hear_out)
        return await asyncio.shield(self._loading[id])

    async def room_for(self, id: str, person: Person | None) -> Room:
        """The room of a match, for a person who wants to look; refused to whom it does not concern."""
        room = await self.room(id)
        if not room.info.may_see(person.id if person else None) and not self._services.leases.alone:
            await room.follow()  # somebody may have sat down through another worker just now
        async with room.lock:
            room.check_look(person)
        return room

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
            await room.describe_cards()
            self._rooms[id] = room
            self._services.channel.say(WhoLooks(id))
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
        info.keeper = self._services.leases.name
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

    def note_failure(self, what: str, id: str, error: Exception) -> None:
        """Something failed in a match, and nobody waits for it; called where the exception is handled."""
        room = self._rooms.get(id)
        if room is not None:
            room.failure(what)
        elif isinstance(error, OddPosition):
            LOGGER.warning(what, exc_info=True, extra={"facts": {"match": id}})
        else:
            log_failure(what, match=id)

    def drop(self, id: str) -> None:
        """A match is no more: send everybody away."""
        room = self._rooms.pop(id, None)
        if room is None:
            return
        room.lock.gone = True
        room.bots.rest()
        for screen in list(room.screens):
            screen.end(NO_RIGHT)

    async def follow_changes(self, standings: Iterable[Standing]) -> None:
        """Follow what was changed about some matches, and let other workers know."""
        for match in standings:
            self._services.channel.say(MatchMoved(match.id, match.entries, match.changes))
            await self.follow(match)

    async def follow(self, match: Standing) -> None:
        """Catch up with what is stored of a match, if it is in memory."""
        room = self._rooms.get(match.id)
        if room is None or (match.entries <= len(room.match.log) and match.changes <= room.info.changes):
            return
        try:
            await room.follow(match.entries, match.changes)
        except Missing:
            self.drop(match.id)
        except NotStored:  # it is being read anew
            return
        except Exception:
            room.failure("match not followed")

    async def recall_absences(self, person: str) -> None:
        """Somebody goes on holiday or comes back: everybody at the same tables sees it."""

        def note(c: Connection) -> list[Standing]:
            running = select(MATCHES.c.id).join(SEATS, SEATS.c.match == MATCHES.c.id)
            running = running.where(SEATS.c.person == person, MATCHES.c.over.is_(False)).distinct()
            ids = list(c.execute(running).scalars())
            note_changes(c, ids)
            return load_standings(c, ids)

        await self.follow_changes(await self.database.write(note))

    # -- the caretaker's rounds ---------------------------------------------------------------------------------------

    async def take_over(self) -> None:
        """Keep and open all matches where a bot is asked or somebody has prepared an answer, and that nobody keeps: a
        restart must not stop them."""
        for room in list(self._rooms.values()):
            room.wake_players()
        alone = self._services.leases.alone
        for id in await self.database.read(lambda c: matches_without_worker(c, alone)):
            try:
                if await self._services.leases.claim([id]):
                    await self.room(id)
            except NotStored:  # the database is away: whoever called tries again
                raise
            except Missing:  # deleted just now
                continue
            except Exception as error:
                self.note_failure("match not loaded", id, error)

    async def catch_up(self, all: bool = False) -> None:
        """Read what other workers have written to matches that somebody looks at here, or that this worker keeps; to
        all in memory while nobody says what is new."""
        alone, keeps = self._services.leases.alone, self._services.leases.keeps
        all = all or not (alone or self._services.channel.connected)
        rooms = self._rooms.items()
        ids = [id for id, room in rooms if all or room.screens or (not alone and keeps(room.info.keeper))]
        found = await self.database.read(lambda c: load_standings(c, ids)) if ids else []
        for match in found:
            await self.follow(match)
        for id in set(ids) - {match.id for match in found}:
            self.drop(id)

    async def answer_for_late(self) -> None:
        """Give the default answer in every match whose clock has run out."""
        for id in await self.database.read(clocks.late_matches):
            try:
                if await self._services.leases.claim([id]):
                    await (await self.room(id)).time_out()
            except TooSlow:
                self.close_too_slow(id)
            except ZeitalterError as error:  # somebody answered just now, here or through another worker
                log_event("clock too late", match=id, error=error.id)
            except Exception as error:  # no other match has to wait for this one
                self.note_failure("clock failed", id, error)

    async def forget_idle(self) -> None:
        """Forget rooms that nobody has used for a while, and of the others all but the last used."""
        limit = time.monotonic() - IDLE
        idle = [(room.used, id) for id, room in self._rooms.items() if not room.in_use]
        kept = []
        for n, (used, id) in enumerate(sorted(idle, reverse=True)):
            if used < limit or n >= MOST_IDLE or self._rooms[id].lock.gone:
                room = self._rooms.pop(id)
                kept += [room] if self._services.leases.keeps(room.info.keeper) and not room.lock.gone else []
        await self._services.leases.release([room.info.id for room in kept])
        for room in kept:
            self._services.channel.say(MatchMoved(room.info.id, len(room.match.log), room.info.changes + 1))

    # -- what other workers say ---------------------------------------------------------------------------------------

    def listen(self) -> None:
        """Hear from other workers what has become of matches, and who looks at them there."""
        channel = self._services.channel
        channel.hear(MatchMoved, self._hear_moved)
        channel.hear(MatchGone, self._hear_gone)
        channel.hear(Looking, self._hear_looking)
        channel.hear(WhoLooks, self._hear_who_looks)

    async def _hear_moved(self, _: str, moved: MatchMoved) -> None:
        if moved.match in self._rooms:
            following = asyncio.create_task(self.follow(Standing(moved.match, moved.entries, moved.changes)))
            self._following.add(following)
            following.add_done_callback(self._following.discard)

    async def _hear_gone(self, _: str, gone: MatchGone) -> None:
        self.drop(gone.match)

    async def _hear_looking(self, worker: str, looking: Looking) -> None:
        if looking.match in self._rooms:
            self._rooms[looking.match].hear_who_looks(worker, looking)

    async def _hear_who_looks(self, _: str, asked: WhoLooks) -> None:
        rooms = self._rooms.values() if asked.match is None else filter(None, [self._rooms.get(asked.match)])
        for room in rooms:
            if room.screens:
                room.say_who_looks(anew=True)

    def forget_worker(self, worker: str) -> None:
        """Nobody looks at anything through a worker any more."""
        for room in self._rooms.values():
            room.hear_who_looks(worker, None)

    async def compare(self) -> None:
        """The broker was away: find out everything that others may have said meanwhile."""
        self._services.channel.say(WhoLooks())
        for room in self._rooms.values():
            room.forget_elsewhere()
            room.say_who_looks(anew=True)
        await self.catch_up(all=True)

    async def finish_bots(self) -> None:
        """Let those bots answer that already think."""
        await asyncio.gather(*(room.bots.finish() for room in self._rooms.values()))

    async def close(self) -> None:
        """Stop all bots and write the positions of running matches."""
        self._services.closing = True
        rooms, keeps = list(self._rooms.values()), self._services.leases.keeps
        for room in rooms:
            room.recovery.stop()
            await room.bots.stop()
            await room.prepared.stop()
        positions = [
            (room.info.id, room.match.game, len(room.match.log), room.match.state)
            for room in rooms
            if room.is_stored and room.match.log and not (room.match.over or room.lock.gone) and keeps(room.info.keeper)
        ]

        def store(c: Connection) -> None:
            for position in positions:
                store_snapshot(c, *position)

        try:
            await self.database.write(store)
        except Exception:
            log_failure("positions not stored")
