"""Tools for testing a game: the conformance suite every game must pass, rule citations, talking to a match by name."""

from zeitalter.testing.citations import rule
from zeitalter.testing.conformance import check_game, check_hash_seed, check_texts
from zeitalter.testing.effort import amount, seeds
from zeitalter.testing.say import can, fill, say, why
from zeitalter.testing.walk import random_table

__all__ = [
    "amount", "can", "check_game", "check_hash_seed", "check_texts", "fill", "random_table", "rule", "say", "seeds",
    "why",
]  # fmt: skip
