"""What the backs of hidden cards show, so that they can be taken for one another."""

from __future__ import annotations

from zeitalter.games.civilization.rules.state import State
from zeitalter.games.civilization.rules.trade_cards import is_red


def back(s: State, zone: int, card: int) -> object:
    """Red calamities show what they are; all other cards of a stack could be taken for one another."""
    return ("red", card) if is_red(s, card) else ("black", s.components.stack_of[card])
