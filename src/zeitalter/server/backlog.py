"""How many bytes wait to be sent, over all sockets of a server process."""

from __future__ import annotations

from collections import Counter

PERSON_BYTES, ADDRESS_BYTES = 8 << 20, 32 << 20
"""What may wait for all sockets of one person, and of one address."""


class Backlog:
    """How many bytes wait for whom, over all sockets."""

    def __init__(self) -> None:
        self._waiting: Counter[str] = Counter()

    def add(self, bytes: int, person: str, address: str) -> bool:
        """Count what begins to wait; False, if that is too much."""
        self._waiting[person] += bytes
        if address != person:
            self._waiting[address] += bytes
        return self._waiting[person] <= PERSON_BYTES and self._waiting[address] <= ADDRESS_BYTES

    def remove(self, bytes: int, person: str, address: str) -> None:
        """Something does not wait any more."""
        for who in {person, address}:
            self._waiting[who] -= bytes
            if self._waiting[who] <= 0:
                del self._waiting[who]

    def __len__(self) -> int:
        return len(self._waiting)
