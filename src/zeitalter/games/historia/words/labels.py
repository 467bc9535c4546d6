"""The names of values that have none of their own: civbots, colours, tiles, goals, cells of the matrix."""

from __future__ import annotations

from zeitalter.games.historia.rules import setup
from zeitalter.games.historia.rules.state import State
from zeitalter.kit.game_parts import Label


def label(s: State, kind: str, value: int, lang: str) -> Label | None:
    """The name of a value: text, or a message with the values it needs; None for what has no name."""
    c = s.components
    if kind == "civ":
        return None if s.is_player(value) else ("civbot-name", {"color": s.civs[value]})
    if kind == "color":
        ids = c.ids["color"]
        return c.names["color"][ids.index(setup.color(s, value))][lang]
    if kind == "technology":
        return c.names["technology"][value - 1][lang]
    if kind == "tile":
        return str(c.tile_number[value])
    if kind == "goal":
        return ("goal-name", {"number": value + 1})
    if kind == "cell":
        return f"M{value // 32} T{value % 32}"
    if kind in c.names:
        return c.names[kind][value][lang]
    return None
