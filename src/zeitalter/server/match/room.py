"""A room: a match in memory with the screens that look at it. One lock per room; everything happens under it.

An answer is played in memory, appended to the log on disk, and only then acknowledged and shown. If the disk says that
another worker was faster, the room is read anew and the answer refused.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from sqlalchemy import insert, update
from sqlalchemy.exc import IntegrityError

from zeitalter.engine.errors import Objection, Refused, ZeitalterError
from zeitalter.engine.match import Match
from zeitalter.server.errors import Conflict, Forbidden, Missing, OurMistake, Wrong
from zeitalter.server.journal import mishap
from zeitalter.server.match import clocks
from zeitalter.server.match.bot_players import Thinking
from zeitalter.server.match.broadcast import Screen, Showing
from zeitalter.server.match.match_info import Place, Record, described, summary
from zeitalter.server.store import matches
from zeitalter.server.store.database import Taken, now
from zeitalter.server.store.matches import CHAT_SHOWN
from zeitalter.server.store.people import Person
from zeitalter.server.store.tables import CHAT, SEATS, WATCHERS
from zeitalter.server.wire import positions as wire

if TYPE_CHECKING:
    from zeitalter.server.match.rooms import Rooms

LONGEST_CHAT = 500
NO_MORE = 4403
"""The code that closes a socket whose person may not look."""


class Room:
    """One match in memory."""

    def __init__(self, rooms: Rooms, record: Record, match: Match, points: list[list[int]]) -> None:
        self.rooms = rooms
        self.record = record
        self.match = match
        self.points = points
        self.lock = asyncio.Lock()
        self.showing = Showing(self)
        self.used = time.monotonic()
        self.thinking = Thinking(self)
        self._name_seats()
        self._unnamed = wire.unnamed(match)
        self._acting = 0

    def _name_seats(self) -> None:
        self.match.seats[:] = self.record.seats()

    # -- rights -------------------------------------------------------------------------------------------------------

    def check_seat(self, person: Person | None, seat: int) -> None:
        """Refuse whoever does not sit there."""
        if person is None or seat not in self.record.seats_of(person.id):
            raise Forbidden("not-your-seat")

    def check_look(self, person: Person | None, seat: int | None) -> None:
        """Refuse to show a match, or a seat's view of it, to whom it does not concern."""
        if not self.record.may_see(person.id if person else None):
            raise Missing("no-such-match")
        if seat is not None:
            if not 0 <= seat < len(self.record.places):
                raise Missing("no-such-seat")
            if not self.match.over:
                self.check_seat(person, seat)

    # -- acting -------------------------------------------------------------------------------------------------------

    async def act(
        self, person: Person | None, seat: int, what: Callable[[Match], None], done: Callable[[int], None]
    ) -> None:
        """Let a person act in a seat; `done` is called with the entry's number once it is on disk."""
        await self.take_turn()
        try:
            self.check_seat(person, seat)
            if self.record.places[seat].stand_in is not None:
                raise Conflict("bot-plays-here")
            await self.do(what, done)
        finally:
            self.end_turn()

    async def do(self, what: Callable[[Match], None], done: Callable[[int], None] | None = None) -> None:
        """Make an entry, or all of a plan, and bring it to disk, or leave everything as it was; only during a turn."""
        before = len(self.match.log)
        try:
            what(self.match)
        except Exception as error:
            if len(self.match.log) > before:  # a plan that broke off
                await self.reload()
            if isinstance(error, ZeitalterError):
                raise
            mishap("rules failed", match=self.record.id, entry=before)
            raise OurMistake("our-mistake") from None
        at = now()
        since = at if self.match.question_entry > before else self.record.since
        until = clocks.until(self.record, self.match)
        stored = self.rooms.storage.append(matches.newest_entries(self.record.id, self.match, before, at, since, until))
        self.showing.prepare(since, until)
        try:
            await stored
        except Taken:
            await self.reload()
            raise Refused(Objection("stale-answer")) from None
        except Exception:
            mishap("entry not stored", match=self.record.id, entry=before + 1)
            await self.reload()
            raise OurMistake("not-stored") from None
        self.record.since, self.record.until = since, until
        last = len(self.match.log)
        self.points += [self.points[-1]] * (last - before - 1)  # only the last answer of a plan can change them
        self.points.append(self.match.points())
        if done is not None:
            done(last)
        if self._unnamed and not wire.unnamed(self.match):
            self._unnamed = False
            self.introduce()
        self.showing.happened(self.match.disclosed, self.match.log[-1].seat)
        self.thinking.wake()

    async def take_turn(self) -> None:
        """Wait for the lock to act; given back by `end_turn`."""
        self._acting += 1
        try:
            await self.lock.acquire()
        finally:
            self._acting -= 1

    def end_turn(self) -> None:
        """Give the lock back. The last of several who wait shows what all have done."""
        try:
            if self.showing.behind and not self._acting:
                self.used = time.monotonic()
                self.showing.show()
        finally:
            self.lock.release()

    async def reload(self) -> None:
        """Read the match anew: another worker has written, or our own entry was not stored."""
        loaded = await self.rooms.storage.read(lambda c: matches.load(c, self.record.id))
        if loaded is None:
            raise Missing("no-such-match")
        self.record = loaded.record
        self.match, self.points = matches.rebuilt(loaded)
        self._name_seats()
        self.showing.show_all(anew=True)
        self.thinking.wake()

    # -- showing ------------------------------------------------------------------------------------------------------

    @property
    def screens(self) -> set[Screen]:
        """All screens that look at this room."""
        return self.showing.screens

    def welcome(self, screen: Screen, since: int) -> None:
        """Send a screen the table, what happened since, and the position; from now on it hears everything."""
        screen.send(wire.written(self.table(screen.person)))
        self.showing.welcome(screen, since)
        self.used = time.monotonic()
        self.tell(self.presence())

    def leave(self, screen: Screen) -> None:
        """A screen has gone."""
        if screen in self.screens:
            self.screens.discard(screen)
            self.tell(self.presence())

    def table(self, person: Person | None) -> dict[str, Any]:
        """The message `table` for a person."""
        id = person.id if person else None
        return {
            "t": "table",
            "match": described(self.record, summary(self.match), id),
            "you": self.record.seats_of(id),
            "owner": id == self.record.owner,
            "civs": wire.civ_names(self.match),
            "commitment": self.match.commitment,
            "chat": self.record.chat,
        }

    def presence(self) -> dict[str, Any]:
        """Who looks at the table."""
        here = sorted({seat for screen in self.screens for seat in screen.seats})
        return {"t": "presence", "here": here, "watching": sum(not screen.seats for screen in self.screens)}

    def tell(self, message: dict[str, Any]) -> None:
        """Send everybody the same."""
        text = wire.written(message)
        for screen in self.screens:
            screen.send(text)

    def introduce(self) -> None:
        """Tell everybody who sits where and how all are called."""
        for screen in self.screens:
            screen.send(wire.written(self.table(screen.person)))

    def seats_changed(self) -> None:
        """Somebody sat down, or a bot took over; a screen whose person has no right to look any more is closed."""
        self._name_seats()
        for screen in list(self.screens):
            id = screen.person.id if screen.person else None
            own = self.record.seats_of(id)
            screen.seats = [seat for seat in screen.seats if seat in own]
            if not self.record.may_see(id):
                self.screens.discard(screen)
                screen.end(NO_MORE)
        self.introduce()
        self.showing.show_all(anew=True)
        self.thinking.wake()

    # -- clocks -------------------------------------------------------------------------------------------------------

    async def time_out(self) -> None:
        """Give the default answer for everybody whose time is up."""
        await self.take_turn()
        try:
            if self.match.over or self.match.read_only:
                return
            while clocks.is_past(self.record.until):  # the time of the whole table, bots and all
                await self.do(partial(Match.play_default, seat=self.match.asked()[0]))
            question = self.match.question_entry
            if clocks.is_up(self.record.since, self.record.clock):
                for seat in [seat for seat in self.match.asked() if self.record.places[seat].waited_for]:
                    if self.match.question_entry == question:
                        await self.do(partial(Match.play_default, seat=seat))
        finally:
            self.end_turn()

    # -- people -------------------------------------------------------------------------------------------------------

    async def say(self, person: Person, text: str) -> None:
        """Store a line of chat and send it to everybody."""
        text = " ".join(text.split())
        if not text:
            raise Wrong("empty-chat")
        if len(text) > LONGEST_CHAT:
            raise Wrong("chat-too-long", most=LONGEST_CHAT)
        async with self.lock:
            chat = self.record.chat
            number = chat[-1]["n"] + 1 if chat else 1
            line = {"t": "chat", "n": number, "name": person.name, "text": text, "at": now()}
            values = {"match": self.record.id, "number": number, "name": person.name, "text": text, "at": line["at"]}
            try:
                await self.rooms.storage.write(lambda c: c.execute(insert(CHAT).values(**values)))
            except IntegrityError:
                await self.reload()
                raise Conflict("try-again") from None
            chat.append(line)
            del chat[:-CHAT_SHOWN]
            self.tell(line)

    async def sit_down(self, person: Person, seat: int, name: str) -> None:
        """Give a free seat to a person; who already sits here sits down a second time only by an own link."""
        async with self.lock:
            place = self.record.places[seat]
            if not place.free:
                raise Conflict("seat-taken")
            free = (SEATS.c.match == self.record.id) & (SEATS.c.seat == seat) & SEATS.c.person.is_(None)
            change = update(SEATS).where(free).values(person=person.id, name=name, stand_in=None)
            if not await self.rooms.storage.write(lambda c: c.execute(change).rowcount):
                await self.reload()
                raise Conflict("seat-taken")
            self.record.places[seat] = Place(name, person.id, link=place.link)
            self.seats_changed()

    async def watch(self, person: Person) -> None:
        """Let a person watch."""
        async with self.lock:
            if person.id in self.record.watchers:
                return
            values = {"match": self.record.id, "person": person.id}
            await self.rooms.storage.write(lambda c: c.execute(insert(WATCHERS).values(**values)))
            self.record.watchers.add(person.id)

    async def stand_in(self, seat: int, bot: str | None) -> None:
        """Let a bot play for an absent person, or (None) give the seat back."""
        async with self.lock:
            place = self.record.places[seat]
            if place.bot is not None:
                raise Conflict("seat-is-a-bot")
            where = (SEATS.c.match == self.record.id) & (SEATS.c.seat == seat)
            change = update(SEATS).where(where).values(stand_in=bot)
            await self.rooms.storage.write(lambda c: c.execute(change))
            place.stand_in = bot
            self.seats_changed()
