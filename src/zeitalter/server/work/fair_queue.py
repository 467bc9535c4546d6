"""A queue that is fair over people and their matches: who has used least of the workers lately comes first.

Used time is forgotten by and by. Nobody takes all workers at once, and the last free one is kept for those who have
used little: however long the work of some takes, that of all others goes on.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import Generic, TypeVar

T = TypeVar("T")
HALF_LIFE = 30.0
"""Seconds after which half of the used time is forgotten."""
MUCH = 3.0
"""Seconds of work, as far as they are remembered, after which somebody does not get the last free worker."""
MOST_REMEMBERED = 5000
FORGOTTEN = 0.01


@dataclass(slots=True)
class Usage:
    """What a person or a match has used of the workers, and how many work for it now."""

    seconds: float = 0.0
    at: float = 0.0
    running: int = 0

    def now(self, at: float) -> float:
        """The used seconds as they are remembered at a time."""
        return self.seconds * 0.5 ** ((at - self.at) / HALF_LIFE) if self.seconds else 0.0

    def add(self, seconds: float, at: float) -> None:
        """Count some more seconds."""
        self.seconds, self.at = self.now(at) + seconds, at


class FairQueue(Generic[T]):
    """Work that waits, by person and match, for a number of workers."""

    def __init__(self, workers: int) -> None:
        self.share = max(1, workers - 1)
        """Workers that one person or match may have at the same time."""
        self._keeps_one_back = workers > 1
        self._waiting: dict[str, dict[str, deque[T]]] = {}
        """What waits, by person and match."""
        self._people: dict[str, Usage] = {}
        self._matches: dict[str, Usage] = {}
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def waiting_for(self, person: str) -> int:
        """How much waits or runs for a person."""
        waiting = self._waiting.get(person)
        running = self._people[person].running if person in self._people else 0
        return running + (sum(map(len, waiting.values())) if waiting else 0)

    def put(self, person: str, match: str, item: T) -> None:
        """Let something wait for its turn."""
        self._waiting.setdefault(person, {}).setdefault(match, deque()).append(item)
        self._count += 1

    def take(self, at: float, last: bool) -> tuple[str, str, T] | None:
        """Whose turn it is now, and what is to be done; None if nobody may. `last`: only one worker is free."""
        if not self._count:
            return None
        keep_back = last and self._keeps_one_back
        for person in sorted(self._waiting, key=lambda name: self._used(self._people, name, at)):
            if not self._may_start(self._people, person, at, keep_back):
                continue
            matches = [m for m in self._waiting[person] if self._may_start(self._matches, m, at, keep_back)]
            if matches:
                match = min(matches, key=lambda name: self._used(self._matches, name, at))
                return person, match, self._begin(person, match)
        return None

    def done(self, person: str, match: str, seconds: float, at: float) -> None:
        """Something that was taken is done, and took so long."""
        for table, name in ((self._people, person), (self._matches, match)):
            usage = table.setdefault(name, Usage())
            usage.running = max(0, usage.running - 1)
            usage.add(seconds, at)
            if len(table) > MOST_REMEMBERED:
                self._forget(table, at)

    def drop(self, person: str, match: str, item: T) -> None:
        """Something that waits need not be done any more."""
        waiting = self._waiting.get(person)
        if waiting is not None and item in waiting.get(match, ()):
            waiting[match].remove(item)
            self._tidy(person, match)

    def _begin(self, person: str, match: str) -> T:
        item = self._waiting[person][match].popleft()
        self._tidy(person, match)
        self._people.setdefault(person, Usage()).running += 1
        self._matches.setdefault(match, Usage()).running += 1
        return item

    def _tidy(self, person: str, match: str) -> None:
        self._count -= 1
        by_match = self._waiting[person]
        if not by_match[match]:
            del by_match[match]
        if not by_match:
            del self._waiting[person]

    def _may_start(self, table: dict[str, Usage], name: str, at: float, keep_back: bool) -> bool:
        usage = table.get(name)
        return usage is None or (usage.running < self.share and not (keep_back and usage.now(at) > MUCH))

    def _used(self, table: dict[str, Usage], name: str, at: float) -> float:
        usage = table.get(name)
        return 0.0 if usage is None else usage.now(at)

    def _forget(self, table: dict[str, Usage], at: float) -> None:
        for name in [name for name, u in table.items() if not u.running and u.now(at) < FORGOTTEN]:
            del table[name]
