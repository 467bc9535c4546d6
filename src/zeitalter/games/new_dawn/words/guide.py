"""The guided first game: a match like any other, from the first move on, and what is explained when.

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
    {"id": "star", "question": "ChooseStar", "rule": "N154"},
    {"id": "goal", "event": "victory-cards", "rule": "N168"},
    {"id": "focus", "question": "BeginTurn", "rule": "N25"},
    {"id": "tokens", "question": "PlaceTokens", "rule": "N37"},
    {"id": "dial", "event": "event-dial", "rule": "N30"},
    {"id": "caravans", "question": "MoveCaravans", "rule": "N52"},
    {"id": "barbarians", "event": "barbarian-moves", "rule": "N101"},
    {"id": "science", "question": "Advance", "rule": "N44"},
    {"id": "cards", "question": "ReplaceCard", "rule": "N46"},
    {"id": "military", "question": "ChooseEffect", "offers": "attack", "rule": "N78"},
    {"id": "reinforce", "question": "Reinforce", "rule": "N78"},
    {"id": "attack", "question": "Attack", "rule": "N79"},
    {"id": "trade", "question": "PutTrade", "rule": "N31"},
    {"id": "industry", "question": "ChooseEffect", "offers": "build_wonder", "rule": "N66"},
    {"id": "wonder", "question": "BuildWonder", "rule": "N73"},
    {"id": "city", "question": "BuildCity", "rule": "N67"},
    {"id": "pact", "question": "TakePact", "rule": "N61"},
)
"""What the first game teaches: each id once, when such a question or event first comes."""

ASIDES: Sequence[Mapping[str, Any]] = (
    {"id": "tile", "question": "LayTile", "rule": "N147"},
    {"id": "agenda", "event": "completes", "rule": "N168"},
    {"id": "settle", "question": "ChooseEffect", "offers": "build_city", "rule": "N66"},
    {"id": "spend", "question": "AttackerSpends", "rule": "N89"},
    {"id": "defend", "question": "DefenderSpends", "rule": "N34"},
    {"id": "discard", "question": "DiscardTrade", "rule": "N107"},
    {"id": "pay", "question": "Pay", "rule": "N74"},
    {"id": "place", "question": "ChooseCity", "rule": "N76"},
    {"id": "resource", "question": "GainResource", "rule": "N127"},
    {"id": "exchange", "question": "ExchangeResource", "rule": "N127"},
    {"id": "shift", "question": "MoveToken", "rule": "N43"},
    {"id": "convert", "question": "ConvertToken", "rule": "N43"},
    {"id": "free", "question": "FreeToken", "rule": "N42"},
    {"id": "chain", "question": "Chain", "rule": "N171"},
    {"id": "yield", "question": "YieldToken", "rule": "N176"},
    {"id": "upgrade", "question": "UpgradeCards", "rule": "N184"},
    {"id": "strike", "question": "Strike", "rule": "N213"},
    {"id": "nature", "question": "PlaceNature", "rule": "N200"},
    {"id": "state", "question": "PlaceState", "rule": "N35"},
    {"id": "pacts", "question": "TakePacts", "rule": "N186"},
    {"id": "return", "question": "GiveBackPacts", "rule": "N186"},
    {"id": "liberate", "question": "ConquerOrLiberate", "rule": "N93"},
    {"id": "spoils", "question": "MoveWonder", "rule": "N97"},
    {"id": "loot", "question": "StealTrade", "rule": "N94"},
    {"id": "more", "question": "ResolveMore", "rule": "N182"},
    {"id": "other", "question": "ResolveOther", "rule": "N212"},
    {"id": "swap", "question": "SwapCards", "rule": "N197"},
)
"""What else is explained when it first comes up, without being counted: it does not come in every game."""

SEATS, SEED = 3, 6
"""A beginning in which the newcomer is asked first, leads Rome, and soon meets one question of nearly every kind."""


def lesson() -> Match:
    """A match before its first move; the first seat is the newcomer's, the others are for bots."""
    match = Match.new(find_game("new_dawn"), SEATS, seed=SEED)
    match.parent = {"guide": True}
    return match
