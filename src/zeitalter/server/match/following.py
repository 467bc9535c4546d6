"""Following what others have stored: the rows that are new are read and played in memory, and shown as if played here.

Others are other workers of the house, and whoever changes something about a match beside its log: seats, chat, pace.
Such a change is stored first and then read like one of another worker, so there is one way for both.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import Connection

from zeitalter.engine.files import entry_from_json
from zeitalter.server.errors import Missing
from zeitalter.server.house.messages import MatchMoved
from zeitalter.server.match.turns import PlayedMatch
from zeitalter.server.store.match_info import MatchInfo
from zeitalter.server.store.matches import CHAT_SHOWN, Times
from zeitalter.server.store.news import News, changing, load_news
from zeitalter.server.store.prepared import own_part

T = TypeVar("T")


class FollowedMatch(PlayedMatch):
    """A match in memory that follows what is stored of it."""

    @abstractmethod
    def show_line(self, line: dict[str, Any]) -> None:
        """Show everybody a line of chat."""

    @abstractmethod
    def tell_prepared(self, seat: int) -> None:
        """Send the screens of a seat what it has prepared."""

    @abstractmethod
    def update_seats(self) -> None:
        """Somebody sat down, or a bot took over."""

    async def follow(self, entries: int | None = None, changes: int = 0) -> None:
        """Catch up with what is stored, unless so much of it is known here; None: look in any case."""
        async with self.lock:
            if entries is None or entries > len(self.match.log) or changes > self.info.changes:
                await self.catch_up()

    async def change(self, work: Callable[[Connection], T]) -> T:
        """Change something that is stored of the match beside its log; the caller holds the lock."""
        result = await self.services.database.write(changing(self.info.id, work))
        await self.catch_up()
        self.services.channel.say(MatchMoved(self.info.id, len(self.match.log), self.info.changes))
        return result

    async def claim(self) -> None:
        """Make this worker the keeper of the match, if nobody else is."""
        async with self.lock:
            if await self.services.leases.claim([self.info.id]):
                self.services.channel.say(MatchMoved(self.info.id, len(self.match.log), self.info.changes + 1))
            await self.catch_up()

    async def catch_up(self) -> None:
        """Read what is new and show it; the caller holds the lock."""
        known = len(self.match.log)
        old = self.info
        news = await self.services.database.read(lambda c: load_news(c, old, known))
        if news is None:
            self.lock.gone = True
            raise Missing("no-such-match")
        if news.changed:
            self._take_over(news.info)
        try:
            self._follow_entries(news)
        except Exception:  # they cannot be played on what is here
            self.failure("entries not followed")
            await self._read_anew()
        self.wake_players()

    def _follow_entries(self, news: News) -> None:
        """Play entries that are on disk; an error leaves the match as it was before the first that cannot be played."""
        for entry in news.entries:
            before = len(self.match.log)
            self.match.replay([entry_from_json(self.match, entry)])
            self._accept_entries(before, Times("", news.info.since, news.info.until, None, news.info.spent))
        if news.entries:
            self._show_what_waits()

    def _take_over(self, info: MatchInfo) -> None:
        """From now on this is known of the match; its chat are the new lines."""
        old, lines = self.info, info.chat
        info.chat = [*old.chat, *lines][-CHAT_SHOWN:]
        self.info = info
        if not self.services.leases.keeps(info.keeper):
            self.bots.rest()
        for line in lines:
            self.show_line(line)
        for seat in sorted({seat for seat, _ in (*info.prepared, *old.prepared)}):
            if own_part(info.prepared, seat) != own_part(old.prepared, seat):
                self.tell_prepared(seat)
        if (info.places, info.owner, info.watchers) != (old.places, old.owner, old.watchers):
            self.update_seats()
        elif (info.bot_pace, info.aside, info.away) != (old.bot_pace, old.aside, old.away):
            self.send_table()
