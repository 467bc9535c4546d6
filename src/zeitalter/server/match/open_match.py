"""A match in memory, and who may look at it and act in it."""

from __future__ import annotations

import asyncio
import sys
from typing import Literal

from zeitalter.engine.errors import ZeitalterError
from zeitalter.engine.match import Match
from zeitalter.server.errors import Conflict, Forbidden, Missing, NotStored, OddPosition, OurMistake
from zeitalter.server.journal import LOGGER, log_failure
from zeitalter.server.loop_watch import TooSlow
from zeitalter.server.request_ids import REQUEST_ID
from zeitalter.server.store.match_info import MatchInfo
from zeitalter.server.store.people import Person

LONGEST_LOG = 20_000
"""Entries after which people cannot go on: several times what the longest games have."""


class MatchLock(asyncio.Lock):
    """The lock of a match in memory; nobody gets it while that is not what is stored."""

    def __init__(self) -> None:
        super().__init__()
        self.unread = False
        """Whether the match has to be read anew before anybody may look at it or act in it."""
        self.too_slow = False
        """Whether the rules took so long here that everybody else had to wait: nobody may try again."""
        self.gone = False
        """Whether the match is no longer stored at all."""

    async def acquire(self) -> Literal[True]:
        """Wait until nobody else looks or acts; refused while the match is being read anew, and when it is no more."""
        await super().acquire()
        if self.gone or self.unread or self.too_slow:
            self.release()
            raise self._refusal()
        return True

    def _refusal(self) -> ZeitalterError:
        if self.gone:
            return Missing("no-such-match")
        return TooSlow("rules-too-slow") if self.too_slow else NotStored("match-unread")


class OpenMatch:
    """A match in memory. Whoever reads or changes it holds its lock."""

    def __init__(self, info: MatchInfo, match: Match, points: list[list[int]]) -> None:
        self.info = info
        self.match = match
        self.points = points
        """The points after every entry, from the start on."""
        self.lock = MatchLock()
        self.unstored = False
        """Whether there are entries in memory that are not on disk yet: nobody may be shown the match."""
        self.name_seats()

    @property
    def comes_from_outside(self) -> bool:
        """Whether it began from a given position or has other components: the rules may never have met the like."""
        match = self.match
        given = match.start_state is not None or any(entry.kind == "rules" for entry in match.log)
        return given or match.table.overlay is not None

    def failure(self, what: str, **facts: object) -> ZeitalterError:
        """What to say when the rules or a bot have failed; called where the exception is handled.

        Nobody may try again what took too long.
        """
        facts = {"match": self.info.id, "entry": len(self.match.log), **facts}
        if isinstance(sys.exception(), TooSlow):
            self.lock.too_slow = True
        if self.comes_from_outside:
            LOGGER.warning(what, exc_info=True, extra={"facts": facts})
            return OddPosition("odd-position")
        log_failure(what, **facts)
        return OurMistake("our-mistake", request=REQUEST_ID.get())

    @property
    def is_stored(self) -> bool:
        """Whether what is in memory is what is on disk."""
        return not (self.unstored or self.lock.unread)

    def name_seats(self) -> None:
        """Give the seats of the match the names of those who sit there."""
        self.match.seats[:] = self.info.seats()

    def check_seat(self, person: Person | None, seat: int) -> None:
        """Refuse whoever does not sit there."""
        check_seat(self.info, person, seat)

    def check_player(self, person: Person | None, seat: int) -> None:
        """Refuse whoever cannot answer for a seat now."""
        self.check_seat(person, seat)
        if self.info.places[seat].stand_in is not None:
            raise Conflict("bot-plays-here")
        if len(self.match.log) >= LONGEST_LOG:
            raise Conflict("log-too-long", most=LONGEST_LOG)

    def check_look(self, person: Person | None, seat: int | None = None) -> None:
        """Refuse to show a match, or a seat's view of it, to whom it does not concern."""
        check_look(self.info, self.match.over, person, seat)


def check_seat(info: MatchInfo, person: Person | None, seat: int) -> None:
    """Refuse whoever does not sit there."""
    if person is None or seat not in info.seats_of(person.id):
        raise Forbidden("not-your-seat")


def check_look(info: MatchInfo, over: bool, person: Person | None, seat: int | None) -> None:
    """Refuse to show a match, or a seat's view of it while it runs, to whom it does not concern."""
    if not info.may_see(person.id if person else None):
        raise Missing("no-such-match")
    if seat is not None:
        if not 0 <= seat < len(info.places):
            raise Missing("no-such-seat")
        if not over:
            check_seat(info, person, seat)
