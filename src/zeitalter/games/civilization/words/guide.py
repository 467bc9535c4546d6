"""The guided first round: a prepared position that brings one decision of each kind, and what is explained when.

It is the beginning of a round on Crete: taxes are paid and the population has grown, a ship lies ready, a march over
land founds a city, and salt waits to become a set. The sentences are `guide-<id>` in `guide.*.ftl`; what is worth
trying in this very position is `guide-try-<id>`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from zeitalter.engine.match import Match
from zeitalter.engine.rng import new_seed
from zeitalter.games.civilization.position import player, position

AREAS = ("prompt", "board", "mat", "seats", "tabs")
"""The areas of the table in the order in which they are shown; the words are `guide-area-<id>`."""

LESSONS: Sequence[Mapping[str, Any]] = (
    {"id": "growth", "question": "PayShips", "rule": "43.2"},
    {"id": "ships", "verb": "end_ships", "rule": "43.4"},
    {"id": "move", "question": "Move", "rule": "43.5"},
    {"id": "sail", "verb": "load", "rule": "43.5"},
    {"id": "city", "question": "BuildCities", "rule": "43.7"},
    {"id": "trade", "question": "Bargain", "rule": "43.9"},
    {"id": "buy", "question": "BuyCards", "rule": "43.10"},
    {"id": "round", "event": "advances", "rule": "43.13"},
)
"""What the first round teaches: each id once, when such a question, answer or event first comes.

A question has one lesson; what is learned by an answer it offers comes after that.
"""

ASIDES: Sequence[Mapping[str, Any]] = (
    {"id": "nation", "question": "ChooseNation", "rule": "42"},
    {"id": "tax", "question": "SetTaxes", "rule": "53.9"},
    {"id": "take", "question": "TakeCity", "rule": "43.1"},
    {"id": "grow", "question": "Grow", "rule": "43.2"},
    {"id": "support", "question": "DissolveUnsupported", "rule": "43.65"},
    {"id": "gold", "question": "BuyGold", "rule": "43.8"},
    {"id": "accept", "verb": "accept", "rule": "43.9"},
    {"id": "calamity", "event": "calamity", "rule": "43.11"},
    {"id": "losses", "question": "Lose", "rule": "52.1"},
    {"id": "discard", "question": "Discard", "rule": "43.12"},
)
"""What else is explained when it first comes up, without being counted."""


def lesson() -> Match:
    """The prepared position; the first seat is the newcomer's, the others are for bots."""
    match = position(
        player(
            "",
            "kreta",
            {"knossos": 3, "korinth": 2, "sparta": 1, "mykene": 1, "delphi": 2, "chalkis": 2},
            cities=["phaistos", "athen"],
            ships=["knossos"],
            treasury=9,
            hand=["salz", "salz", "salz", "ocker", "papyrus"],
            field=5,
        ),
        player(
            "",
            "thrakien",
            {"odessus": 3, "thrakien": 2, "makedonien": 1, "paeonien": 1, "donau": 2},
            cities=["byzanz", "thessalonike"],
            treasury=8,
            hand=["salz", "felle", "eisen", "eisen"],
            field=5,
        ),
        player(
            "",
            "asien",
            {"hattusa": 2, "bithynien": 2, "ionien": 2, "phrygien": 1, "kanesch": 2},
            cities=["sardes", "gordion"],
            treasury=8,
            hand=["salz", "ocker", "ocker", "papyrus", "felle"],
            field=5,
        ),
        round=6,
        stacks={1: ["ocker"] * 3, 2: ["papyrus"] * 3},
        supply={"mystizismus": 1},
    )
    return Match.from_state(match.game, match.state, match.seats, new_seed(), {"guide": True})
