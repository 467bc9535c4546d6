"""The work of looking back at a match: how thoroughly it is done, and how far it is, as plain data."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

Look = list[list[float]]
"""Everybody's chances after a moment; where a stage begins, first by the horizon of the stage before."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How thoroughly a match is looked at."""

    look: int = 80
    """Playouts by habit for the chances after a moment."""
    second_look: int = 320
    """The same where they changed most."""
    screening: int = 24
    """Playouts for a decision."""
    confirming: int = 96
    """The same for one that seems to have cost something, in other worlds."""
    decisions: int = 150
    """Decisions that are looked at, those first around which the chances changed most."""
    confirmed: int = 30
    seconds: float = 0.0
    """Seconds of the processor for everything; 0: without limit. What comes last is left out then."""
    at_once: float = 0.0
    """The same for one decision."""


@dataclass(slots=True)
class Work:
    """How far a review is, as plain data."""

    looks: list[Look] = field(default_factory=list)
    """The chances after each moment, from before the first on."""
    second_looks: dict[str, Look] = field(default_factory=dict)
    luck: list[list[float]] = field(default_factory=list)
    """For each entry at which chance had a say."""
    screened: list[dict[str, Any]] = field(default_factory=list)
    confirmed: dict[str, dict[str, Any]] = field(default_factory=dict)
    spent: float = 0.0
    done: float = 0.0
    """How much of the work is done, from 0 to 1."""

    def to_json(self) -> dict[str, Any]:
        """What is stored."""
        return asdict(self)

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Work:
        """What was stored."""
        return cls(**data)


def rounded(value: float) -> float:
    """As it is stored."""
    return round(value, 4)
