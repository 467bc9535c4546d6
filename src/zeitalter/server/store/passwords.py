"""Passwords: argon2 hashes, made and checked in threads, a few at a time because each takes much memory by design.

So whoever sends many could make all others wait. Only so many wait at once, and people who log in from where they have
done so before do not wait behind strangers.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cached_property

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from zeitalter.server.errors import TooMany

PASSWORD_LENGTH = (8, 200)
_AT_ONCE = 2
MOST_WAITING = 60
"""Passwords that may wait to be checked; more are refused."""
SOON = 5
"""Seconds after which there should be room again."""


class Passwords:
    """Makes hashes and checks passwords against them."""

    def __init__(self, hasher: PasswordHasher) -> None:
        self._hasher = hasher
        self._strangers = asyncio.Semaphore(_AT_ONCE)
        self._known = asyncio.Semaphore(1)
        self._waiting = 0

    async def hash(self, password: str) -> str:
        """What the database keeps of a password."""
        async with self._place(False):
            return await asyncio.to_thread(self._hasher.hash, password)

    async def fits(self, hash: str | None, password: str, known: bool = False) -> bool:
        """Whether a password fits; takes as long for names nobody has (None). `known`: not from a stranger."""
        async with self._place(known):
            return await asyncio.to_thread(self._fits, hash, password)

    @asynccontextmanager
    async def _place(self, known: bool) -> AsyncIterator[None]:
        """Wait until there is room for one more."""
        if known:
            async with self._known:
                yield
            return
        if self._waiting >= MOST_WAITING:
            raise TooMany("too-many-requests", seconds=SOON)
        self._waiting += 1
        try:
            async with self._strangers:
                yield
        finally:
            self._waiting -= 1

    def _fits(self, hash: str | None, password: str) -> bool:
        try:
            return self._hasher.verify(hash or self._nobody, password[: PASSWORD_LENGTH[1] + 1])
        except (VerificationError, InvalidHashError):
            return False

    @cached_property
    def _nobody(self) -> str:
        """A hash that is checked for unknown names, so that the time tells nothing."""
        return self._hasher.hash(secrets.token_urlsafe(32))
