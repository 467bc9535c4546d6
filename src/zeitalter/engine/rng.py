"""Random numbers as a function of a secret and a counter.

The counter is part of the state, so copying a state copies its future; the secret is not, so it never leaves the
match. The hash of the secret is shown when a game starts and the secret when it ends: anyone can verify the shuffles.
"""

from __future__ import annotations

import secrets
from hashlib import blake2b

SEED_BYTES = 32
_MASK = (1 << 512) - 1
_ODD = int.from_bytes(blake2b(b"zeitalter search", digest_size=64).digest(), "little") | 1


class Source:
    """Gives 512 random bits for every counter value."""

    __slots__ = ()

    def bits(self, counter: int) -> int:
        """The bits that belong to this counter value."""
        raise NotImplementedError


class SeedSource(Source):
    """The random numbers of a match: blake2b keyed with the secret seed."""

    __slots__ = ("seed",)

    def __init__(self, seed: bytes) -> None:
        self.seed = seed

    def bits(self, counter: int) -> int:
        return int.from_bytes(blake2b(counter.to_bytes(8, "little"), digest_size=64, key=self.seed).digest(), "little")


class SearchSource(Source):
    """Fast random numbers for search and simulation; nothing to verify."""

    __slots__ = ("key",)

    def __init__(self, key: int) -> None:
        self.key = key | 1

    def bits(self, counter: int) -> int:
        x = ((counter + 1) * self.key * _ODD) & _MASK
        x ^= x >> 257
        x = (x * _ODD) & _MASK
        return x ^ (x >> 255)


def new_seed() -> bytes:
    """A fresh secret seed."""
    return secrets.token_bytes(SEED_BYTES)


def seed_from_number(number: int) -> bytes:
    """The seed a person names with a small number (`--seed 7`)."""
    return blake2b(str(number).encode(), digest_size=SEED_BYTES, person=b"zeitalter seed").digest()


def commitment(seed: bytes) -> str:
    """What is published of a seed before the game: its hash."""
    return blake2b(seed, digest_size=32, person=b"zeitalter").hexdigest()
