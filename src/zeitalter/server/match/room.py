"""A room: a match in memory with the screens that look at it. One lock per room; everything happens under it.

An answer is played in memory, appended to the log on disk, and only then acknowledged and shown. If the disk says that
another worker was faster, the room is read anew and the answer refused.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from functools import cached_property
from typing import Any

import msgspec

from zeitalter.engine.errors import Objection, Refused, ZeitalterError
from zeitalter.engine.match import Match
from zeitalter.server.encoding import json_bytes, json_text
from zeitalter.server.errors import Missing, OurMistake, Wrong
from zeitalter.server.journal import log_failure
from zeitalter.server.match import clocks
from zeitalter.server.match.bot_players import BotPlayers
from zeitalter.server.match.broadcast import Broadcast
from zeitalter.server.match.open_match import OpenMatch
from zeitalter.server.match.room_services import RoomServices
from zeitalter.server.match.screen import NO_RIGHT, Receipt, Screen
from zeitalter.server.store.database import KeyTaken, timestamp
from zeitalter.server.store.match_info import MatchInfo
from zeitalter.server.store.matches import entry_rows, load_match, rebuild_match
from zeitalter.server.store.people import Person
from zeitalter.server.store.standing import standing_of
from zeitalter.server.wire import game_data
from zeitalter.server.wire.match_summary import MatchSummary, summarize_match
from zeitalter.server.wire.party_names import has_unnamed_party, party_names
from zeitalter.server.wire.readable import action_from_json, plan_from_json
from zeitalter.server.wire.server_messages import DoneMessage, PresenceMessage, ServerMessage, TableMessage


class Turn:
    """`async with room.turn(...) as match`: a class, because a generator costs a move 4 % more processor time."""

    __slots__ = ("_before", "_receipt", "_room")

    def __init__(self, room: Room, receipt: Receipt | None) -> None:
        self._room = room
        self._receipt = receipt
        self._before = 0

    async def __aenter__(self) -> Match:
        self._before = await self._room.begin_turn()
        return self._room.match

    async def __aexit__(self, _: object, error: BaseException | None, __: object) -> None:
        await self._room.end_turn(self._before, error, self._receipt)


class Room(OpenMatch):
    """One match in memory, with its screens and bots."""

    def __init__(self, services: RoomServices, info: MatchInfo, match: Match, points: list[list[int]]) -> None:
        super().__init__(info, match, points)
        self.services = services
        self.broadcast = Broadcast(self, services.config.moment)
        self.bots = BotPlayers(self, services, self.turn)
        self.used = time.monotonic()
        self._has_unnamed_party = has_unnamed_party(match)
        self._waiting_turns = 0

    # -- acting -------------------------------------------------------------------------------------------------------

    async def play(self, person: Person | None, seat: int, ask: int, answer: Sequence[Any], receipt: Receipt) -> None:
        """Give the answer of a person to a question."""
        async with self.turn(receipt) as match:
            self.check_player(person, seat)
            match.play(seat, action_from_json(match, answer), ask)

    async def plan(
        self, person: Person | None, seat: int, ask: int, answers: Sequence[Sequence[Any]], receipt: Receipt
    ) -> None:
        """Give all answers of a plan, or none."""
        async with self.turn(receipt) as match:
            self.check_player(person, seat)
            actions = plan_from_json(match, answers)
            if not actions:
                raise Wrong("empty-plan")
            match.play_all(seat, actions, ask, whole=True)

    async def undo(self, person: Person | None, seat: int, entry: int | None, receipt: Receipt) -> None:
        """Take a person's answer back, and all after it."""
        async with self.turn(receipt) as match:
            self.check_player(person, seat)
            match.undo(seat, entry)

    async def order(self, person: Person | None, seat: int, question: str, order: str, receipt: Receipt) -> None:
        """Change a standing order of a person."""
        async with self.turn(receipt) as match:
            self.check_player(person, seat)
            match.order(seat, question, order)

    async def time_out(self) -> None:
        """Give the default answer for everybody whose time is up."""
        while clocks.table_is_late(self.info, self.match):
            async with self.turn() as match:
                if clocks.table_is_late(self.info, match):
                    match.play_default(match.asked()[0])
        question = self.match.question_entry
        for seat in clocks.late_seats(self.info, self.match):
            async with self.turn() as match:
                if match.question_entry == question and seat in clocks.late_seats(self.info, match):
                    match.play_default(seat)

    def turn(self, receipt: Receipt | None = None) -> Turn:
        """Act alone in this room: what is played within is on disk at the end and shown, or nothing has changed.

        The last of several who wait shows what all have done; a receipt goes with the position or alone.
        """
        return Turn(self, receipt)

    async def begin_turn(self) -> int:
        """Wait until nobody else acts; how many entries there are."""
        self._waiting_turns += 1
        try:
            await self.lock.acquire()
        finally:
            self._waiting_turns -= 1
        return len(self.match.log)

    async def end_turn(self, before: int, error: BaseException | None, receipt: Receipt | None) -> None:
        """Store and show what has been played since `before`, or nothing if that failed."""
        try:
            if error is None:
                if len(self.match.log) > before:
                    await self._store_entries(before, receipt)
            elif isinstance(error, Exception):
                if len(self.match.log) > before:  # a plan that broke off
                    await self.reload()
                if not isinstance(error, ZeitalterError):
                    log_failure("rules failed", match=self.info.id, entry=before)
                    raise OurMistake("our-mistake") from None
        finally:
            self._show_and_release(receipt)

    def _show_and_release(self, receipt: Receipt | None) -> None:
        try:
            if self.broadcast.behind and not self._waiting_turns:
                self.used = time.monotonic()
                self.broadcast.send(receipt)
            if receipt is not None and receipt.entry is not None and not receipt.sent:
                receipt.screen.send(json_text(DoneMessage(receipt.id, receipt.entry)))
        finally:
            self.lock.release()

    async def _store_entries(self, before: int, receipt: Receipt | None) -> None:
        """Bring the entries after the first `before` to disk, or read the room anew.

        Once they are handed to the disk, everything that follows is done, even if whoever acted is gone meanwhile.
        """
        at = timestamp()
        since = at if self.match.question_entry > before else self.info.since
        until = clocks.table_time_end(self.info, self.match)
        try:
            written = self.services.database.append(entry_rows(self.info.id, self.match, before, at, since, until))
            if not self._waiting_turns:
                self.broadcast.prepare(since, until, receipt)
            cancelled = await written.outlast()
        except KeyTaken:
            await self.reload()
            raise Refused(Objection("stale-answer")) from None
        except Exception:
            log_failure("entry not stored", match=self.info.id, entry=before + 1)
            await self.reload()
            raise OurMistake("not-stored") from None
        self._accept_entries(before, since, until)
        if receipt is not None:
            receipt.entry = len(self.match.log)
        if cancelled:
            raise asyncio.CancelledError

    def _accept_entries(self, before: int, since: str, until: str | None) -> None:
        """Entries are on disk: from now on everybody may know of them."""
        match = self.match
        self.info.since, self.info.until = since, until
        self.points += [self.points[-1]] * (len(match.log) - before - 1)  # only the last answer of a plan changes them
        self.points.append(match.points())
        if self._has_unnamed_party and not has_unnamed_party(match):
            self._has_unnamed_party = False
            self.send_table()
        self.broadcast.add_entry(match.disclosed, match.log[-1].seat)
        self.bots.wake()

    async def reload(self) -> None:
        """Read the match anew: another worker has written, or our own entry was not stored."""
        stored = await self.services.database.read(lambda c: load_match(c, self.info.id))
        if stored is None:
            raise Missing("no-such-match")
        self.info = stored.info
        self.match, self.points = rebuild_match(stored)
        self.name_seats()
        self.broadcast.send_all(anew=True)
        self.bots.wake()

    # -- screens ------------------------------------------------------------------------------------------------------

    @property
    def screens(self) -> set[Screen]:
        """All screens that look at this room."""
        return self.broadcast.screens

    def usual_seats(self, person: Person | None) -> list[int]:
        """The seats a person sees who has not said which: the only own one; of several none until the match is over."""
        own = self.info.seats_of(person.id if person else None)
        return own[:1] if len(own) == 1 or self.match.over else []

    def welcome(self, screen: Screen, since: int) -> None:
        """Send a screen the table, what happened since, and the position; from now on it hears everything."""
        screen.send(json_text(self.table_message(screen.person)))
        self.broadcast.welcome(screen, since)
        self.used = time.monotonic()
        self.send_to_all(self.presence())

    def leave(self, screen: Screen) -> None:
        """A screen has gone."""
        if screen in self.screens:
            self.screens.discard(screen)
            self.send_to_all(self.presence())

    def summary(self, person: Person | None) -> MatchSummary:
        """This match as the lists show it to a person."""
        return summarize_match(self.info, standing_of(self.match), person.id if person else None)

    def table_message(self, person: Person | None) -> TableMessage:
        """Who sits where, for a person."""
        summary = self.summary(person)
        return TableMessage(
            match=summary,
            you=self.info.seats_of(person.id if person else None),
            owner=summary.owner,
            parties=party_names(self.match),
            commitment=self.match.commitment,
            chat=self.info.chat,
            printed=self._printed,
        )

    @cached_property
    def _printed(self) -> msgspec.Raw | None:
        printed = game_data.printed(self.match)
        return None if printed is None else msgspec.Raw(json_bytes(printed))

    def presence(self) -> PresenceMessage:
        """Who looks at the table."""
        here = sorted({seat for screen in self.screens for seat in screen.seats})
        return PresenceMessage(here, sum(not screen.seats for screen in self.screens))

    def send_to_all(self, message: ServerMessage) -> None:
        """Send everybody the same."""
        text = json_text(message)
        for screen in self.screens:
            screen.send(text)

    def send_table(self) -> None:
        """Send everybody who sits where and how all are called."""
        for screen in self.screens:
            screen.send(json_text(self.table_message(screen.person)))

    def update_seats(self) -> None:
        """Somebody sat down, or a bot took over; a screen whose person has no right to look any more is closed."""
        self.name_seats()
        for screen in list(self.screens):
            id = screen.person.id if screen.person else None
            own = self.info.seats_of(id)
            screen.seats = [seat for seat in screen.seats if seat in own]
            if not self.info.may_see(id):
                self.screens.discard(screen)
                screen.end(NO_RIGHT)
        self.send_table()
        self.broadcast.send_all(anew=True)
        self.bots.wake()
