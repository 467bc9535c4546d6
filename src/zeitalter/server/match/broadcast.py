"""Sending a match to the screens that look at it: who hears of an entry at once, who a moment later, who not at all.

Everybody sees a new position at once. Only where entries come in faster than anybody can look, those who are not asked
wait until the moment is over and see what has gathered as one message. What somebody ordered or answered in secret is
sent to nobody else. Nothing is sent before it is on disk: `send` is called then, and a moment that ends while another
entry is being written waits for that one. A position is made once per entry, for all who are to see it. A screen that
has not taken what it was sent is left out, and gets one fresh position when it has.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from zeitalter.engine.steps import Window
from zeitalter.server.encoding import json_text
from zeitalter.server.match.open_match import OpenMatch
from zeitalter.server.match.screen import Receipt, Screen, shown_seats
from zeitalter.server.wire.json_cache import MatchEncoder
from zeitalter.server.wire.positions import Position, asked_message, own_asked_message


class Broadcast:
    """What the screens of a match have been sent, and what they are still to be sent."""

    def __init__(self, opened: OpenMatch, moment: float) -> None:
        self.screens: set[Screen] = set()
        self._opened = opened
        self._moment = moment
        """Seconds between two positions for a screen that is not asked."""
        self._encoder = MatchEncoder(opened.match)
        self._position: Position | None = None
        """The newest position, until everybody has seen it."""
        self._awaiting: list[Screen] = []
        """Who will see it as soon as it is on disk."""
        self.behind = False
        """Whether there are entries on disk that were not sent to anybody."""
        self._private_seats: set[int] = set()
        """Who made entries of which others hear nothing."""
        self._sealed_seats: set[int] = set()
        """Who gave sealed answers that the others have not heard of."""
        self._open_entry = self._sealed_entry = 0
        """The last entry that changed the position for all, and the last sealed answer."""
        self._busy_until = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self._due = self._due_anew = False
        """Whether all are to be sent the position as soon as it is on disk, even if they know of the last entry."""

    def add_entry(self, disclosed: str, seat: int) -> None:
        """An entry of a seat is on disk; `disclosed` says what others learn of it, see `Match.disclosed`."""
        self.behind = True
        if disclosed == "all":
            self._open_entry = len(self._opened.match.log)
            self._sealed_seats = set()
        elif disclosed == "owing":
            self._sealed_entry = len(self._opened.match.log)
            self._sealed_seats.add(seat)
        else:
            self._private_seats.add(seat)

    def prepare(self, since: str, until: str | None) -> None:
        """Make the newest position for those who will see it at once, while its entry is being written."""
        match = self._opened.match
        self._awaiting = []
        if match.disclosed != "all":
            return
        asked = set(match.asked())
        everybody = self._calm()
        screens = [s for s in self.screens if not s.slow and (everybody or not asked.isdisjoint(s.seats))]
        if screens:
            self._awaiting = screens
            self._position = Position(match, self._encoder, since, until)
            self._position.add_views(seat for screen in screens for seat in shown_seats(screen))

    def write_ahead(self, receipt: Receipt | None = None) -> None:
        """Make the messages of the position that was prepared."""
        position = self._position
        if position is None:
            return
        for screen in self._awaiting:
            done = receipt.id if receipt is not None and receipt.screen is screen else None
            for seat in shown_seats(screen):
                position.message(seat, screen.known, done)
                done = None

    def send(self, receipt: Receipt | None = None) -> None:
        """Send what happened to those it concerns, and to the others in a moment."""
        if self._calm():
            self.send_all(receipt=receipt)
            return
        asked = set(self._opened.match.asked())
        waiting = [s for s in self.screens if s.known < self._open_entry and not asked.isdisjoint(s.seats)]
        private = [s for s in self.screens if not self._private_seats.isdisjoint(s.seats) and s not in waiting]
        self._bring_up_to_date(waiting + private, receipt=receipt)
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_at(self._busy_until, self._moment_over)
        self._private_seats = set()
        self.behind = False

    def send_all(self, anew: bool = False, receipt: Receipt | None = None) -> None:
        """Bring every screen up to date at once, or when the match is on disk; `anew`: although no entry was made."""
        anew = anew or self._due_anew
        if self._opened.unstored:
            self._due, self._due_anew = True, anew
            return
        self._due = self._due_anew = False
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._busy_until = asyncio.get_running_loop().time() + self._moment
        self._bring_up_to_date(list(self.screens), anew, receipt)
        self._position = None
        self._private_seats, self._sealed_seats = set(), set()
        self.behind = False

    def welcome(self, screen: Screen, since: int) -> None:
        """Send a new screen the position and everything that happened since an entry."""
        screen.known = min(since, self._newest_for(screen))
        self._show_position([screen])
        self.screens.add(screen)

    def refresh(self, screen: Screen) -> None:
        """Send a screen that was left out the position and everything it has missed."""
        self._show_position([screen])

    def _calm(self) -> bool:
        """Whether everybody sees the newest entry at once."""
        match = self._opened.match
        if self._due or match.over or isinstance(match.question(), Window):
            return True
        return asyncio.get_running_loop().time() >= self._busy_until

    def _moment_over(self) -> None:
        self._timer = None
        try:
            self.send_all()
        except Exception:  # nobody has asked for this, who could be told
            self._opened.failure("position not shown")

    def _newest_position(self, seats: Iterable[int | None]) -> Position:
        """The newest position with views of some seats: the one that was prepared, unless the match was reloaded."""
        found, match, info = self._position, self._opened.match, self._opened.info
        if found is None or found.match is not match or found.entry != len(match.log):
            found = self._position = Position(match, self._encoder, info.since, info.until)
        found.add_views(seats)
        return found

    def _bring_up_to_date(self, screens: list[Screen], anew: bool = False, receipt: Receipt | None = None) -> None:
        """Send the position, or where that has not changed, who still owes an answer."""
        awake = [s for s in screens if not s.slow or s.miss()]
        self._show_position(
            [s for s in awake if anew or s.known < self._open_entry or self._has_news_of_its_own(s)], receipt
        )
        for screen in awake:
            if screen.known < self._sealed_entry:
                self._send_who_owes(screen, None if receipt is None else receipt.take(screen))
                screen.known = self._newest_for(screen)

    def _show_position(self, screens: list[Screen], receipt: Receipt | None = None) -> None:
        """Send screens the position and what has happened since they were last sent one."""
        if not screens:
            return
        position = self._newest_position(seat for screen in screens for seat in shown_seats(screen))
        all_know = position.match.newest_for(None) == position.entry
        for screen in screens:
            done = None if receipt is None else receipt.take(screen)
            for seat in shown_seats(screen):
                screen.send(position.message(seat, screen.known, done))
                done = None
            screen.known = position.entry if all_know else self._newest_for(screen)

    def _newest_for(self, screen: Screen) -> int:
        """The newest entry those before a screen know of: what others keep secret does not even raise a number."""
        return max(map(self._opened.match.newest_for, shown_seats(screen)))

    def _has_news_of_its_own(self, screen: Screen) -> bool:
        return not self._private_seats.isdisjoint(screen.seats)

    def _send_who_owes(self, screen: Screen, done: int | None) -> None:
        match, since = self._opened.match, self._opened.info.since
        gave = self._sealed_seats.intersection(screen.seats)
        messages = [own_asked_message(match, since, seat) for seat in gave]
        if len(gave) < max(1, len(screen.seats)):
            messages.append(asked_message(match, since))
        if done is not None:
            messages[0].done = done
        for message in messages:
            screen.send(json_text(message))
