"""Passwords: argon2 hashes, made and checked in threads, a few at a time because each takes much memory by design."""

from __future__ import annotations

import asyncio
import secrets
from functools import cached_property

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

PASSWORD_LENGTH = (8, 200)
_AT_ONCE = 2


class Passwords:
    """Makes hashes and checks passwords against them."""

    def __init__(self, hasher: PasswordHasher) -> None:
        self._hasher = hasher
        self._hashing = asyncio.Semaphore(_AT_ONCE)

    async def hash(self, password: str) -> str:
        """What the database keeps of a password."""
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def fits(self, hash: str | None, password: str) -> bool:
        """Whether a password fits; takes as long for names nobody has (None)."""
        async with self._hashing:
            return await asyncio.to_thread(self._fits, hash, password)

    def _fits(self, hash: str | None, password: str) -> bool:
        try:
            return self._hasher.verify(hash or self._nobody, password[: PASSWORD_LENGTH[1] + 1])
        except (VerificationError, InvalidHashError):
            return False

    @cached_property
    def _nobody(self) -> str:
        """A hash that is checked for unknown names, so that the time tells nothing."""
        return self._hasher.hash(secrets.token_urlsafe(32))
