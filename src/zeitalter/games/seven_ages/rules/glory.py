"""Glory points (S1): gained and lost at once, never below 0."""

from __future__ import annotations

from zeitalter.games.seven_ages.data.effect_words import CATEGORIES
from zeitalter.games.seven_ages.rules.state import State


def gain_glory(s: State, seat: int, points: int, source: str, card: int = -1) -> None:
    """A player gains or loses glory; `source` is the id of the sentence's reason, `card` the empire it is about."""
    gained = max(points, -s.glory[seat])
    if not gained:
        return
    s.glory[seat] += gained
    what, said = ("gains", gained) if gained > 0 else ("loses", -gained)
    if card >= 0:
        s.emit(f"{what}-glory-with", seat, said, source_number(source), card)
    else:
        s.emit(f"{what}-glory", seat, said, source_number(source))


# fmt: off
SOURCES = (
    *CATEGORIES, "hanging_gardens", "hinduism", "bought", "artist", "capitalism", "islam", "democracy", "jihad",
    "crusade", "internet", "moon_landing", "last_age", "world_war", "united_nations", "event", "captured_city",
    "won_conflict", "first_control",
)
# fmt: on
"""What glory comes from: the categories of the harvest and what changes it first; kind `glory_source`."""


def source_number(source: str) -> int:
    """The number of a source of glory."""
    return SOURCES.index(source)
