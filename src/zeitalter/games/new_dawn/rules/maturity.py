"""Mature cities (11): a city is mature while every space around it is water or holds a control token of its owner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zeitalter.engine.masks import bits
from zeitalter.games.new_dawn.data.components import OPEN_BORDERS

if TYPE_CHECKING:
    from zeitalter.games.new_dawn.rules.state import State


def mature(s: State, seat: int) -> int:
    """The mature cities of a seat, as a mask (N114)."""
    closed = s.board.water | s.control[seat]
    if lends(s, seat):
        closed |= _lent(s, seat)
    near_mask, open_to, found = s.board.near_mask, ~closed, 0
    for city in bits(s.cities[seat]):
        if not near_mask[city] & open_to:
            found |= 1 << city
    return found


def lends(s: State, seat: int) -> bool:
    """Whether tokens of others count for the cities of a seat."""
    return bool(s.effects(seat, "control_counts_for_maturity"))


def _lent(s: State, seat: int) -> int:
    """Tokens of others that count for this seat: Sydney Opera House (N175), Open Borders (N211)."""
    found = 0
    for source in s.effects(seat, "control_counts_for_maturity"):
        if source.effect["whose"] == "any_rival":
            return s.tokens()
        for giver in s.givers(seat, OPEN_BORDERS):
            found |= s.control[giver]
    return found
