"""What a figure or a condition is about: an area, a unit, a partner, a side. Most need nothing of it."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from zeitalter.games.seven_ages.rules.fields import NOBODY


class Situation(NamedTuple):
    """The moment in which an effect is looked at."""

    area: int = NOBODY
    unit: int = NOBODY
    """The type of the unit."""
    partner: int = NOBODY
    """The other empire of a trade or a conflict."""
    own_action: bool = False
    attacking: bool = False
    defending: bool = False
    with_leader: bool = False
    """Whether the unit moves together with the leader whose effect this is."""
    lost: bool = False
    """Whether the empire lost the trade."""
    winner_was_ahead: bool = False
    """Whether the winner of the trade was more advanced before it."""
    value: int = NOBODY
    """The value V of a drawn card."""
    seat: int = NOBODY
    """The player of a card."""


NOWHERE = Situation()


@cache
def at(area: int, unit: int = NOBODY, seat: int = NOBODY) -> Situation:
    """What is about an area, a type of unit there, a card that somebody plays: asked for again and again."""
    return Situation(area=area, unit=unit, seat=seat)
