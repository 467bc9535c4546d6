"""What the backs of hidden cards show, so that they can be dealt anew among their places."""

from __future__ import annotations

from zeitalter.games.new_dawn.rules.state import State


def back(s: State, zone: int, card: int) -> object:
    """The backs of wonders show type and era."""
    return s.components.wonder_type[card], s.era(card)
