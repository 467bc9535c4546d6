"""Disorder markers (S17): where they may not lie, and what turns them away."""

from __future__ import annotations

from zeitalter.engine.masks import bits
from zeitalter.games.seven_ages.data.components import CONFUCIANISM, GREAT_PYRAMID
from zeitalter.games.seven_ages.rules.cards import draw_value
from zeitalter.games.seven_ages.rules.faith import religion_works
from zeitalter.games.seven_ages.rules.state import NOBODY, State


def can_be_disordered(s: State, area: int) -> bool:
    """Never two markers in an area, never one on water (S17) or near the Great pyramid (S139)."""
    c = s.components
    if not c.land >> area & 1 or s.disordered(area):
        return False
    pyramid = s.where_is(GREAT_PYRAMID)
    return pyramid < 0 or not (c.near[pyramid] | 1 << pyramid) >> area & 1


def place_disorder(s: State, area: int) -> bool:
    """Put a marker into an area if nothing forbids it; a Confucian empire may turn it away (S121)."""
    if not can_be_disordered(s, area):
        return False
    e = s.holder[area]
    if e >= 0 and religion_works(s, e, CONFUCIANISM):
        value = draw_value(s)
        if value >= s.age(e):
            s.emit("avoids-disorder", s.card[e], area)
            return False
    s.disorder |= 1 << area
    s.emit("disorder", area)
    return True


def remove_disorder(s: State, area: int) -> None:
    """Take the marker of an area away."""
    if s.disordered(area):
        s.disorder &= ~(1 << area)
        s.emit("order", area)


def capital_or_instead(s: State, e: int) -> list[int]:
    """Where a marker for the capital goes; without one the areas with the most units, its owner chooses (A18)."""
    if s.capital[e] != NOBODY:
        return [s.capital[e]]
    land = list(bits(s.held[e] & s.components.land))
    most = max((len(s.units[area]) for area in land), default=0)
    return [area for area in land if len(s.units[area]) == most]
