"""Showing a match to the screens that look at it: who hears of an entry at once, who a moment later, who not at all.

Everybody sees a new position at once. Only where entries come in faster than anybody can look, those who are not asked
wait until the moment is over and see what has gathered as one message. What somebody ordered or answered in secret is
shown to nobody else. Nothing is shown before it is on disk: `show` is called then, and a moment that ends while another
entry is being written waits for that one.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Protocol

from zeitalter.engine.steps import Window
from zeitalter.server.wire import positions as wire

if TYPE_CHECKING:
    from zeitalter.server.match.room import Room
    from zeitalter.server.store.people import Person


class Screen(Protocol):
    """A screen that looks at a room."""

    person: Person | None
    seats: list[int]
    known: int

    def send(self, text: str) -> None:
        """Queue a message; never waits."""

    def end(self, code: int) -> None:
        """Close it after what is queued."""


class Showing:
    """What the screens of a room have seen, and what they are still to see."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.screens: set[Screen] = set()
        self._happened = False
        """Whether there are entries on disk that were not shown to anybody."""
        self._alone: set[int] = set()
        self._gave: set[int] = set()
        """Who made entries of which others hear nothing, and who gave sealed answers that the others have not heard."""
        self._changed = self._owing = 0
        """The last entry that changed the position for all, and the last sealed answer."""
        self._spelling = wire.Spelling(room.match)
        self._ready: wire.Positions | None = None
        self._busy_until = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self._due = False

    def happened(self, told: str, seat: int) -> None:
        """An entry of a seat is on disk; `told` says what others learn of it, see `Match.disclosed`."""
        self._happened = True
        if told == "all":
            self._changed = len(self.room.match.log)
            self._gave = set()
        elif told == "owing":
            self._owing = len(self.room.match.log)
            self._gave.add(seat)
        else:
            self._alone.add(seat)

    def prepare(self, since: str, until: str | None) -> None:
        """Make the position for those who are asked now, while it is fresh in memory; it is sent when it is on disk."""
        match = self.room.match
        if match.disclosed != "all":
            return
        asked = match.asked()
        looking = [(screen, seat) for screen in self.screens for seat in screen.seats if seat in asked]
        if looking:
            self._ready = wire.Positions(match, since, {seat for _, seat in looking}, self._spelling, until)
            for screen, seat in looking:
                self._ready.message(seat, screen.known)

    def _positions(self, seats: set[int | None]) -> wire.Positions:
        """The position for some seats: the one that was prepared (unless the match was read anew), or made now."""
        ready, self._ready = self._ready, None
        match = self.room.match
        if ready is not None and ready.match is match and ready.n == len(match.log) and ready.seats >= seats:
            return ready
        record = self.room.record
        return wire.Positions(match, record.since, seats, self._spelling, record.until)

    @property
    def behind(self) -> bool:
        """Whether something happened that was not shown to anybody yet."""
        return self._happened

    def show(self) -> None:
        """Show what happened to those it concerns, and to the others in a moment."""
        match = self.room.match
        if self._due or match.over or isinstance(match.question(), Window):
            self.show_all()
            return
        loop = asyncio.get_running_loop()
        if loop.time() >= self._busy_until:
            self.show_all()
            return
        asked = set(match.asked())
        waiting = [s for s in self.screens if s.known < self._changed and not asked.isdisjoint(s.seats)]
        self._send(waiting + [s for s in self.screens if not self._alone.isdisjoint(s.seats) and s not in waiting])
        if self._timer is None:
            self._timer = loop.call_at(self._busy_until, self._moment_over)
        self._alone = set()
        self._happened = False

    def show_all(self, anew: bool = False) -> None:
        """Bring every screen up to date at once; `anew`: although no entry was made."""
        self._due = False
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._busy_until = asyncio.get_running_loop().time() + self.room.rooms.config.moment
        self._send(list(self.screens), anew)
        self._alone, self._gave = set(), set()
        self._happened = False

    def welcome(self, screen: Screen, since: int) -> None:
        """Show a new screen the position and everything that happened since an entry."""
        screen.known = min(since, len(self.room.match.log))
        self._send([screen], anew=True)
        self.screens.add(screen)

    def _moment_over(self) -> None:
        self._timer = None
        if self.room.lock.locked():  # what is in memory may not be on disk yet
            self._due = True
        else:
            self.show_all()

    def _send(self, screens: list[Screen], anew: bool = False) -> None:
        """Bring screens up to date: by the position, or where that has not changed by who still owes an answer."""
        n = len(self.room.match.log)
        whole = [s for s in screens if anew or s.known < self._changed or not self._alone.isdisjoint(s.seats)]
        if whole:
            now = self._positions({seat for screen in whole for seat in shown(screen)})
            for screen in whole:
                for seat in shown(screen):
                    screen.send(now.message(seat, screen.known))
                screen.known = n
        for screen in screens:
            if screen.known < self._owing:
                self._send_owing(screen)
                screen.known = n

    def _send_owing(self, screen: Screen) -> None:
        match, since = self.room.match, self.room.record.since
        gave = self._gave.intersection(screen.seats)
        for seat in gave:
            screen.send(wire.written(wire.gave(match, since, seat)))
        if len(gave) < max(1, len(screen.seats)):
            screen.send(wire.written(wire.owing(match, since)))


def shown(screen: Screen) -> list[int] | list[None]:
    """The seats a screen shows; a spectator's has none."""
    return screen.seats or [None]
