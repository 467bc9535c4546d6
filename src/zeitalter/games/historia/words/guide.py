"""The guided first game: a match like any other, from the choice of a leader on, and what is explained when.

The sentences are `guide-<id>` in `guide.*.ftl`; what is worth doing is what the hint says.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from zeitalter.engine.match import Match
from zeitalter.games import find_game

AREAS = ("prompt", "board", "mat", "seats", "tabs")
"""The areas of the table in the order in which they are shown; the words are `guide-area-<id>`."""

LESSONS: Sequence[Mapping[str, Any]] = (
    {"id": "leader", "question": "KeepLeader", "rule": "H75"},
    {"id": "first-cube", "question": "PlaceFirstCube", "rule": "H11"},
    {"id": "select", "question": "SelectCards", "rule": "H15"},
    {"id": "reveal", "event": "reveals", "rule": "H19"},
    {"id": "levels", "event": "level-up", "rule": "H26"},
    {"id": "art", "question": "Execute", "args": ["art"], "rule": "H33"},
    {"id": "exploitation", "question": "Execute", "args": ["exploitation"], "rule": "H36"},
    {"id": "expansion", "question": "Execute", "args": ["expansion"], "rule": "H40"},
    {"id": "revolution-now", "question": "SelectCards", "offers": "revolution", "rule": "H18"},
    {"id": "revolution", "question": "Execute", "args": ["revolution"], "rule": "H58"},
    {"id": "round", "event": "new-order", "rule": "H14"},
    {"id": "wonder", "verb": "wonder", "rule": "H68"},
    {"id": "turn", "question": "ChooseNext", "rule": "H20"},
    {"id": "trade", "event": "trades", "rule": "H45"},
    {"id": "advisor", "event": "draws-advisor", "rule": "H65"},
    {"id": "territories", "event": "scores-territories", "rule": "H77"},
    {"id": "raid", "event": "raids", "rule": "H48"},
    {"id": "epoch", "event": "leader-scores", "rule": "H84"},
    {"id": "war", "event": "attacks", "rule": "H51"},
)
"""What the first game teaches: each id once, when such a question, answer or event first comes."""

ASIDES: Sequence[Mapping[str, Any]] = (
    {"id": "no-effect", "event": "no-effect", "rule": "H19a"},
    {"id": "end", "verb": "end_turn", "rule": "H21"},
    {"id": "new-card", "event": "gets-card", "rule": "H64"},
    {"id": "execute", "question": "Execute", "rule": "H19a"},
    {"id": "tourism", "event": "tourists", "rule": "H56"},
    {"id": "build", "question": "BuildWonders", "rule": "H34"},
    {"id": "refresh", "question": "RefreshWonders", "rule": "H72"},
    {"id": "take-back", "question": "TakeBackCards", "rule": "H74"},
    {"id": "cube", "question": "PlaceCube", "rule": "H43"},
    {"id": "civilization", "question": "ChooseCivilization", "rule": "H1"},
    {"id": "goal", "question": "PlaceGoal", "rule": "H119"},
    {"id": "exclude", "question": "ExcludeAdvisor", "rule": "H128"},
    {"id": "first-advisor", "question": "FirstAdvisor", "rule": "A30"},
    {"id": "choose-advisor", "question": "ChooseAdvisor", "rule": "H128"},
    {"id": "lose", "question": "LoseWonders", "rule": "H115"},
    {"id": "leave", "question": "LeaveTerritory", "rule": "H123"},
    {"id": "happening", "event": "event-happens", "rule": "H115"},
    {"id": "civbots", "event": "bot-turn", "rule": "H93"},
)
"""What else is explained when it first comes up, without being counted: it does not come in every game."""

SEED = 22
"""A beginning that brings every lesson within the first epoch or soon after it."""


def lesson() -> Match:
    """A match before its first move; the first seat is the newcomer's, the others are for bots."""
    match = Match.new(find_game("historia"), 3, seed=SEED)
    match.parent = {"guide": True}
    return match
