"""The guided first turns: a prepared position that brings one decision of each kind, and what is explained when.

Rome has two cities and one wonder, and its five cards lie so that the one in slot 5 is always the next to learn:
culture takes diamonds, an attack strikes barbarians, a caravan goes to Geneva, science brings better cards, and the
diamonds pay for Colossus, which completes an agenda. The sentences are `guide-<id>` in `guide.*.ftl`; what is worth
trying in this very position is `guide-try-<id>`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from zeitalter.engine.match import Match
from zeitalter.engine.rng import new_seed
from zeitalter.games.new_dawn.position import player, position

AREAS = ("prompt", "board", "mat", "seats", "tabs")
"""The areas of the table in the order in which they are shown; the words are `guide-area-<id>`."""

LESSONS: Sequence[Mapping[str, Any]] = (
    {"id": "focus", "question": "BeginTurn", "rule": "N25"},
    {"id": "tokens", "question": "PlaceTokens", "rule": "N37"},
    {"id": "military", "question": "ChooseEffect", "offers": "attack", "rule": "N78"},
    {"id": "attack", "question": "Attack", "rule": "N79"},
    {"id": "spend", "question": "AttackerSpends", "rule": "N89"},
    {"id": "caravans", "question": "MoveCaravans", "rule": "N52"},
    {"id": "science", "question": "Advance", "rule": "N44"},
    {"id": "cards", "question": "ReplaceCard", "rule": "N46"},
    {"id": "industry", "question": "ChooseEffect", "offers": "build_wonder", "rule": "N66"},
    {"id": "wonder", "question": "BuildWonder", "rule": "N73"},
    {"id": "round", "event": "completes", "rule": "N168"},
)
"""What the first turns teach: each id once, when such a question or event first comes."""

ASIDES: Sequence[Mapping[str, Any]] = (
    {"id": "star", "question": "ChooseStar", "rule": "N154"},
    {"id": "tile", "question": "LayTile", "rule": "N147"},
    {"id": "dial", "event": "event-dial", "rule": "N30"},
    {"id": "barbarians", "event": "barbarian-moves", "rule": "N101"},
    {"id": "trade", "question": "PutTrade", "rule": "N31"},
    {"id": "pact", "question": "TakePact", "rule": "N61"},
    {"id": "city", "question": "BuildCity", "rule": "N67"},
    {"id": "reinforce", "question": "Reinforce", "rule": "N78"},
    {"id": "defend", "question": "DefenderSpends", "rule": "N34"},
    {"id": "discard", "question": "DiscardTrade", "rule": "N107"},
)
"""What else is explained when it first comes up, without being counted."""


def lesson() -> Match:
    """The prepared position; the first seat is the newcomer's, the other is for a bot."""
    match = position(
        player(
            "",
            "rome",
            capital="11.0",
            cities=["11.7"],
            tokens=["11.3", "11.6"],
            row=["pottery", "astrology", "foreign_trade", "masonry", "early_empire"],
            trade={"masonry": 2},
            wonders={"great_lighthouse": "11.0"},
        ),
        player(
            "",
            "scythia",
            capital="16.0",
            tokens=["16.1", "16.6"],
            row=["pottery", "masonry", "foreign_trade", "astrology", "early_empire"],
            wonders={"terracotta_army": "16.0"},
        ),
        round=2,
        open=["colossus"],
        barbarians={"D": "4.8", "I": "15.7", "F": "10.7"},
    )
    return Match.from_state(match.game, match.state, match.seats, new_seed(), {"guide": True})
