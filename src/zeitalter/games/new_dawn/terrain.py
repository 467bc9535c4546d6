"""How difficult a space is for whom (1, A52): printed numbers, then what leaders and city-states change."""

from __future__ import annotations

from zeitalter.games.new_dawn.board import HARDEST
from zeitalter.games.new_dawn.components import TERRAINS
from zeitalter.games.new_dawn.state import State

ALL, INDUSTRY_CARD, CULTURE_CARD, PLACING = "all", "industry_card", "culture_card", "placing_control_tokens"
"""What a space is looked at for."""


def difficulty(s: State, seat: int, space: int, *scopes: str) -> int:
    """The difficulty of a space for a seat (A52): values that are set first, the lowest of them, then differences."""
    board = s.board
    value, by = board.difficulty[space], 0
    for source in s.effects(seat, "terrain_override"):
        effect = source.effect
        if not _applies(s, seat, space, effect, scopes):
            continue
        if "value" in effect:
            value = min(value, effect["value"])
        else:
            by += effect["delta"]
    return max(1, value + by) if by else value


def _applies(s: State, seat: int, space: int, effect: dict, scopes: tuple[str, ...]) -> bool:  # type: ignore[type-arg]
    if effect["trigger"] == "own_turn" and s.seat != seat:
        return False
    if effect["scope"] != ALL and not any(scope in effect["scope"] for scope in scopes):
        return False
    board = s.board
    if effect["terrains"] != "all" and TERRAINS[board.terrain[space]] not in effect["terrains"]:
        return False
    return "condition" not in effect or bool((board.coast | board.edge) >> space & 1)


def passable(s: State, seat: int, slot: int, *scopes: str) -> int:
    """The land whose difficulty for a seat is at most a slot, as a mask."""
    found = s.board.level[min(slot, HARDEST)]
    if not any(s.effects(seat, "terrain_override")):
        return found
    for space in s.board.spaces:
        if s.board.land >> space & 1 and difficulty(s, seat, space, *scopes) <= slot:
            found |= 1 << space
    return found
