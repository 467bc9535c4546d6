"""Tools for testing a game: the conformance suite, rule citations, and talking to a match by name."""

from zeitalter.testing.say import can, fill, say, why
from zeitalter.testing.citations import rule

__all__ = ["can", "fill", "rule", "say", "why"]
