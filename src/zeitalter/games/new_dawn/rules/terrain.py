"""How difficult a space is for whom (1, A52): printed numbers, then what leaders and city-states change."""

from __future__ import annotations

from zeitalter.games.new_dawn.data.components import TERRAINS
from zeitalter.games.new_dawn.data.schema import Effect
from zeitalter.games.new_dawn.rules.board import HARDEST
from zeitalter.games.new_dawn.rules.state import State

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


def _counts(s: State, seat: int, effect: Effect, scopes: tuple[str, ...]) -> bool:
    """Whether an effect works now, for what a space is looked at for."""
    if effect["trigger"] == "own_turn" and s.seat != seat:
        return False
    return effect["scope"] == ALL or any(scope in effect["scope"] for scope in scopes)


def _applies(s: State, seat: int, space: int, effect: Effect, scopes: tuple[str, ...]) -> bool:
    if not _counts(s, seat, effect, scopes):
        return False
    board = s.board
    if effect["terrains"] != "all" and TERRAINS[board.terrain[space]] not in effect["terrains"]:
        return False
    return "condition" not in effect or bool((board.coast | board.edge) >> space & 1)


def passable(s: State, seat: int, slot: int, *scopes: str) -> int:
    """The land whose difficulty for a seat is at most a slot, as a mask."""
    overrides = s.effects(seat, "terrain_override")
    if not overrides:
        return s.board.level[min(slot, HARDEST)]
    board, easier, changed = s.board, 0, []
    for source in overrides:
        effect = source.effect
        if not _counts(s, seat, effect, scopes):
            continue
        if "value" in effect:
            changed.append(effect)
        else:
            easier -= effect["delta"]
    found = board.level[min(slot + easier, HARDEST)]
    for effect in changed:
        if effect["value"] <= slot + easier:
            found |= _where(s, effect)
    return found


def _where(s: State, effect: Effect) -> int:
    """The land whose difficulty an effect changes, as a mask."""
    board = s.board
    found = 0
    for name in effect["terrains"]:
        found |= board.of_terrain[TERRAINS.index(name)]
    return found & (board.coast | board.edge) if "condition" in effect else found
