"""Taking turns at a match in memory: what is played within a turn is on disk at its end and shown, or was never there.

An answer is played in memory, appended to the log on disk, and only then acknowledged and shown. If it could not be
written, or the disk says that another worker was faster, the room is closed until it is read anew, and the answer
refused. Once an entry is handed to the disk, nothing that follows depends on whoever gave it.
"""

from __future__ import annotations

import asyncio
import copy
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import TypeVar

from sqlalchemy import Connection

from zeitalter.engine.errors import Objection, Refused, ZeitalterError
from zeitalter.engine.marks import mark, return_to
from zeitalter.engine.match import Match
from zeitalter.server.encoding import json_text
from zeitalter.server.errors import NotStored, OddPosition
from zeitalter.server.house.messages import MatchMoved
from zeitalter.server.journal import log_failure
from zeitalter.server.loop_watch import TooSlow
from zeitalter.server.match import clocks, happenings
from zeitalter.server.match.bot_players import BotPlayers
from zeitalter.server.match.broadcast import Broadcast
from zeitalter.server.match.loading import read_match
from zeitalter.server.match.open_match import OpenMatch
from zeitalter.server.match.prepared import PreparedAnswers
from zeitalter.server.match.recovery import Recovery, StepBack
from zeitalter.server.match.room_services import RoomServices
from zeitalter.server.match.screen import Receipt
from zeitalter.server.steady_clock import timestamp
from zeitalter.server.store.database import KeyTaken
from zeitalter.server.store.happenings import happening_rows
from zeitalter.server.store.match_info import MatchInfo
from zeitalter.server.store.matches import Times, entry_rows
from zeitalter.server.store.outages import FULL
from zeitalter.server.store.statements import Row
from zeitalter.server.wire.party_names import has_unnamed_party
from zeitalter.server.wire.refusals import error_message
from zeitalter.server.wire.server_messages import DoneMessage


class Overtaken(Refused):
    """Another worker has stored an entry at the same moment: the answer was not given, and may be tried again."""


T = TypeVar("T")


class Turn:
    """`async with room.turn(...) as match`: a class, because a generator costs a move 4 % more processor time."""

    __slots__ = ("_before", "_receipt", "_room")

    def __init__(self, room: PlayedMatch, receipt: Receipt | None) -> None:
        self._room = room
        self._receipt = receipt
        self._before = 0

    async def __aenter__(self) -> Match:
        self._before = await self._room.begin_turn()
        return self._room.match

    async def __aexit__(self, _: object, error: BaseException | None, __: object) -> None:
        await self._room.end_turn(self._before, error, self._receipt)


class PlayedMatch(OpenMatch, ABC):
    """A match in memory that is changed turn by turn, by people and bots, and shown to screens."""

    def __init__(self, services: RoomServices, info: MatchInfo, match: Match, points: list[list[int]]) -> None:
        super().__init__(info, match, points)
        self.services = services
        self.broadcast = Broadcast(self, services.config.moment)
        self.bots = BotPlayers(self, services, self.turn, self.send_table, self.claim)
        self.prepared = PreparedAnswers(self, services, self.turn, self.change, self.bots.may_play, self.people_here)
        self.recovery = Recovery(self, services, self._read_anew)
        self.used = time.monotonic()
        self._has_unnamed_party = has_unnamed_party(match)
        self._waiting_turns = 0
        self._asked: Sequence[int] = ()
        """Who owed an answer when the present turn began."""
        self._mark = mark(match)
        """How the match stood then."""
        self._table_due = False
        """Whether it has changed who sits where, and nobody has been told."""

    @property
    def in_use(self) -> bool:
        """Whether somebody looks or acts here, or the room is being read."""
        return bool(
            self.broadcast.screens
            or self.bots
            or self.prepared
            or self.lock.locked()
            or (self.lock.unread and not self.lock.gone)
        )

    @abstractmethod
    def people_here(self) -> set[str]:
        """The people who look at the table, here or through another worker."""

    @abstractmethod
    def send_table(self) -> None:
        """Send everybody who sits where and how all are called."""

    @abstractmethod
    async def claim(self) -> None:
        """Make this worker the keeper of the match, if nobody else is."""

    @abstractmethod
    async def catch_up(self) -> None:
        """Read what is new and show it; the caller holds the lock."""

    @abstractmethod
    async def change(self, work: Callable[[Connection], T]) -> T:
        """Change something that is stored of the match beside its log; the caller holds the lock."""

    def wake_players(self) -> None:
        """Somebody may be asked who does not answer by hand: bots, and seats that have prepared something."""
        self.bots.wake()
        self.prepared.wake()

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
        except BaseException:
            self._waiting_turns -= 1
            self._show_what_waits()  # somebody left that to us
            raise
        self._waiting_turns -= 1
        try:
            self._asked = self.match.asked()
            self._mark = mark(self.match)
        except Exception:
            self.lock.release()
            raise self.failure("rules failed") from None
        return len(self.match.log)

    async def end_turn(self, before: int, error: BaseException | None, receipt: Receipt | None) -> None:
        """Store and show what has been played since `before`, or nothing if that failed."""
        if len(self.match.log) == before:
            self._show_and_release(receipt)
        elif error is None:
            await self._store_entries(before, receipt)
        else:  # a plan that broke off
            self._recover(failed=False)
            await self.recovery.wait()
        if isinstance(error, Exception) and not isinstance(error, ZeitalterError):
            raise self.failure("rules failed") from None

    def _show_what_waits(self, receipt: Receipt | None = None) -> None:
        """Show what is on disk and was not shown, unless somebody is about to."""
        if self.broadcast.behind and not self._waiting_turns and self.is_stored:
            self.used = time.monotonic()
            self.broadcast.send(receipt)

    def _show_and_release(self, receipt: Receipt | None) -> None:
        try:
            self._show_what_waits(receipt)
            if receipt is not None and receipt.entry is not None and not receipt.sent:
                receipt.screen.send(json_text(DoneMessage(receipt.id, receipt.entry)))
        finally:
            self.lock.release()

    async def _store_entries(self, before: int, receipt: Receipt | None) -> None:
        """Bring the entries after the first `before` to disk, or read the room anew.

        What follows is no matter of whoever acted: once the entries are handed to the disk, `_settle` is called.
        """
        self.unstored = True
        played = self.match.log[before:]
        try:
            times = self._times(before)
            rows = self._rows(before, times)
        except Exception:  # what the rules have led to cannot be written down
            said = self.failure("entry not stored")
            self._recover(failed=True)
            raise said if isinstance(said, OddPosition) else NotStored("not-stored") from None
        try:
            written = self.services.database.append(rows)
        except Exception:
            log_failure("entry not stored", match=self.info.id, entry=before + 1)
            self._recover(failed=True)
            raise NotStored("not-stored") from None
        written.then = partial(self._settle, before, times, receipt)
        if written.done():
            written.then(written)
        views = partial(self.broadcast.prepare, times.since, times.until)
        messages = partial(self.broadcast.write_ahead, receipt)
        asyncio.get_running_loop().call_soon(self._prepare, written, receipt, views, messages)
        try:
            await written
        except KeyTaken:
            await self.recovery.wait()
            raise Overtaken(Objection("stale-answer")) from None
        except Exception as error:
            full = error if isinstance(error, NotStored) and error.id == FULL else None
            if not await self.recovery.wait():
                raise full or NotStored("match-unread") from None
            if self.match.log[before : before + len(played)] != played:
                raise full or NotStored("not-stored") from None
            if receipt is not None:  # only the news that it is on disk got lost
                receipt.screen.send(json_text(DoneMessage(receipt.id, before + len(played))))

    def _rows(self, before: int, times: Times) -> list[Row]:
        """What is written for the entries after the first `before`, and for those whom they concern."""
        found = happenings.after_entries(self.info, self.match, self.people_here(), before, times.at, times.since)
        return [*entry_rows(self.info.id, self.match, before, times), *happening_rows(found)]

    def _times(self, before: int) -> Times:
        """What the time of the match is after the entries that follow the first `before`."""
        info, match, at = self.info, self.match, timestamp()
        anew = match.question_entry > before
        since = at if anew else info.since
        if info.clock is None:
            return Times(at, since, clocks.table_time_end(info, match))
        spent = clocks.spent_after(info, match.log[before:], self._asked, datetime.fromisoformat(at), anew)
        due = clocks.next_due(replace(info, spent=spent), match, since)
        return Times(at, since, clocks.table_time_end(info, match), due, spent)

    def _prepare(self, written: asyncio.Future[None], receipt: Receipt | None, *steps: Callable[[], None]) -> None:
        """Make ready what will be shown of entries while they are being written, unless somebody adds to them.

        Under load every room does one step before any does the next: what a step needs then lies in the cache of the
        processor, which saves a tenth of its time (`python -m benchmarks.server`).
        """
        if written.done() or self._waiting_turns:
            return
        try:
            steps[0]()
        except Exception as error:
            self._say_not_shown(error, receipt)
            return
        if steps[1:]:
            asyncio.get_running_loop().call_soon(self._prepare, written, receipt, *steps[1:])

    def _say_not_shown(self, error: Exception, receipt: Receipt | None) -> None:
        """What entries led to cannot be shown: whoever acted hears of it."""
        failure = self.failure("entry not shown")
        if receipt is not None and not receipt.sent:
            receipt.sent = True
            said = error if isinstance(error, TooSlow) else failure
            receipt.screen.send(json_text(error_message(receipt.id, said)))

    def _settle(self, before: int, times: Times, receipt: Receipt | None, written: asyncio.Future[None]) -> None:
        """Entries are on disk, or not: end the turn, whatever has become of whoever acted."""
        try:
            written.result()
        except KeyTaken:
            self._recover(failed=False, step_back=self._step_back)
            return
        except Exception:
            log_failure("entry not stored", match=self.info.id, entry=before + 1)
            self._recover(failed=True)
            return
        self.unstored = False
        self.recovery.failures = 0
        self.services.channel.say(MatchMoved(self.info.id, len(self.match.log), self.info.changes))
        bots = frozenset(seat for seat, place in enumerate(self.info.places) if place.played_by is not None)
        self.services.metrics.count_entries(self.match.game.id, self.match.log[before:], bots)
        try:
            self._accept_entries(before, times)
            if receipt is not None:
                receipt.entry = len(self.match.log)
        except Exception:
            self.failure("entry not accepted")
        try:
            self._show_and_release(receipt)
        except Exception as error:
            self._say_not_shown(error, receipt)
        self.wake_players()

    def _accept_entries(self, before: int, times: Times) -> None:
        """Entries are on disk: from now on everybody may know of them."""
        match = self.match
        self.info.since, self.info.until = times.since, times.until
        if self.info.spent != times.spent:
            self.info.spent = times.spent
            self._table_due = True
        self.points += [self.points[-1]] * (len(match.log) - before - 1)  # only the last answer of a plan changes them
        self.points.append(match.points())
        self.broadcast.add_entry(match.disclosed, match.log[-1].seat)
        if self._has_unnamed_party and not has_unnamed_party(match):
            self._has_unnamed_party = False
            self._table_due = True
        if self._table_due:
            self._table_due = False
            self.send_table()

    def _recover(self, failed: bool, step_back: StepBack | None = None) -> None:
        """Close the room until it has been read again: what is in memory is not what is stored."""
        self.unstored = True
        self.recovery.start(self.wake_players, failed, step_back)

    async def _step_back(self) -> bool:
        """Another worker was faster: forget what was played here, and play what is stored instead; whether it can be
        done like this, which is far cheaper than to play the whole log."""
        if not return_to(self.match, self._mark):
            return False
        self.match = copy.copy(self.match)  # who has made something of it looks at it anew
        self.unstored = False
        await self.catch_up()
        if self.broadcast.behind:
            self.broadcast.send_all()
        return len(self.match.log) > self._mark.entries  # otherwise nobody was: something else is wrong

    async def reload(self) -> None:
        """Read the whole match anew; the caller holds the lock."""
        await self._read_anew()
        self.wake_players()

    async def _read_anew(self) -> None:
        """Read the match and show it to everybody."""
        info, (match, points) = await read_match(self.services, self.info.id)
        moved = self._table_due or info.places != self.info.places
        self.info, self.match, self.points = info, match, points
        self.unstored = self._table_due = False
        self.name_seats()
        try:
            if moved:
                self.send_table()
            self.broadcast.send_all(anew=True)
        except Exception:  # it has been read all the same
            self.failure("position not shown")
