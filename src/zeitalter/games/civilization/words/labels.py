"""The names of values that have none of their own: ships."""

from __future__ import annotations

from zeitalter.games.civilization.rules.state import State
from zeitalter.kit.game_parts import Label


def label(s: State, kind: str, value: int, lang: str) -> Label | None:
    """The name of a value: text, or a message with the values it needs; None for what has no name."""
    c = s.components
    if kind == "ship":
        return f"ship-{value}", {}
    return c.names[kind][value][lang] if kind in c.names else None
