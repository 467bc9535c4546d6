"""The guided first game: a match like any other, from the choice of a nation on, and what is explained when.

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
    {"id": "nation", "question": "ChooseNation", "rule": "42"},
    {"id": "growth", "event": "grows", "rule": "43.2"},
    {"id": "ships", "question": "PayShips", "rule": "43.4"},
    {"id": "move", "question": "Move", "rule": "43.5"},
    {"id": "round", "event": "advances", "rule": "43.13"},
    {"id": "sail", "verb": "load", "rule": "43.5"},
    {"id": "city", "question": "BuildCities", "rule": "43.7"},
    {"id": "cards", "event": "draws", "rule": "43.8"},
    {"id": "trade", "question": "Bargain", "rule": "43.9"},
    {"id": "buy", "question": "BuyCards", "rule": "43.10"},
    {"id": "calamity", "event": "calamity", "rule": "43.11"},
    {"id": "losses", "question": "Lose", "rule": "52.1"},
)
"""What the first game teaches: each id once, when such a question, answer or event first comes."""

ASIDES: Sequence[Mapping[str, Any]] = (
    {"id": "tax", "question": "SetTaxes", "rule": "53.9"},
    {"id": "take", "question": "TakeCity", "rule": "43.1"},
    {"id": "nobody", "question": "LoseToNobody", "rule": "A-04"},
    {"id": "grow", "question": "Grow", "rule": "43.2"},
    {"id": "conflict", "event": "conflict", "rule": "43.6"},
    {"id": "conflicts", "question": "OrderConflicts", "rule": "43.64"},
    {"id": "support", "question": "DissolveUnsupported", "rule": "43.65"},
    {"id": "gold", "question": "BuyGold", "rule": "43.8"},
    {"id": "accept", "verb": "accept", "rule": "43.9"},
    {"id": "volcano", "question": "ChooseVolcano", "rule": "52.2"},
    {"id": "quake", "question": "ChooseQuake", "rule": "52.2"},
    {"id": "aftershock", "question": "ChooseAftershock", "rule": "52.2"},
    {"id": "flood", "question": "ChoosePlain", "rule": "52.3"},
    {"id": "assign", "question": "AssignLosses", "rule": "52.1"},
    {"id": "mark", "question": "MarkUnits", "rule": "52.5"},
    {"id": "taker", "question": "NameTaker", "rule": "52.5"},
    {"id": "part", "question": "KeepPart", "rule": "52.5"},
    {"id": "breakaway", "question": "TakeBreakaway", "rule": "64"},
    {"id": "claim", "question": "ClaimTokens", "rule": "65.1"},
    {"id": "dissolve", "question": "DissolveCities", "rule": "52.1"},
    {"id": "demand", "question": "DemandCities", "rule": "52.8"},
    {"id": "pirates", "question": "RaidCity", "rule": "52.9"},
    {"id": "discard", "question": "Discard", "rule": "43.12"},
)
"""What else is explained when it first comes up, without being counted: it does not come in every game."""

SEED = 6
"""A beginning in which the newcomer draws the highest lot and chooses first."""


def lesson() -> Match:
    """A match before its first move; the first seat is the newcomer's, the others are for bots."""
    match = Match.new(find_game("civilization"), 4, seed=SEED)
    match.parent = {"guide": True}
    return match
