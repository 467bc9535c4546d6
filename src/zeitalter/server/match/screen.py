"""A browser window that looks at a match, as rooms know it; `zeitalter.server.socket` connects it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from zeitalter.server.store.people import Person

NO_RIGHT = 4403
"""The code that closes a socket whose person may not look."""


class Screen(Protocol):
    """A window at a match."""

    person: Person | None
    seats: list[int]
    """The seats it shows; none: a spectator's."""
    known: int
    """The newest entry it was sent."""

    @property
    def slow(self) -> bool:
        """Whether it has not taken what it was sent: it is sent no news until it has, and then everything anew."""

    def miss(self) -> bool:
        """Remember that there was news for a slow screen; False."""

    def send(self, text: str) -> None:
        """Queue a message; never waits."""

    def end(self, code: int) -> None:
        """Close it after what is queued."""


@dataclass(slots=True)
class Receipt:
    """The acknowledgement a screen waits for: it goes with the position that its answer led to, or alone."""

    screen: Screen
    id: int
    """The screen's own number of the message."""
    entry: int | None = None
    """The entry that is on disk; None: none is yet."""
    sent: bool = False

    def take(self, screen: Screen) -> int | None:
        """The number to send along with a position, once and to the right screen only."""
        if self.entry is None or self.sent or screen is not self.screen:
            return None
        self.sent = True
        return self.id


def shown_seats(screen: Screen) -> list[int] | list[None]:
    """The seats a screen shows; a spectator's sees what all see."""
    return screen.seats or [None]
