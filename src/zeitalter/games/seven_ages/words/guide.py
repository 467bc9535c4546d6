"""The guided first turns: a prepared position that brings one decision of each kind, and what is explained when.

The Egyptians stand before a weak neighbour, and Babylon waits in the hand. In the first turn an empire is started and a
conflict fought, in the second one a wonder is played, units are built and cards drawn, in the third one a trade leads
out of the dark into the Age of Iron. The sentences are `guide-<id>` in `guide.*.ftl`; what is worth trying in this very
position is `guide-try-<id>`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from zeitalter.engine.match import Match
from zeitalter.engine.rng import new_seed
from zeitalter.games.seven_ages.position import empire, position

AREAS = ("prompt", "board", "mat", "seats", "tabs")
"""The areas of the table in the order in which they are shown; the words are `guide-area-<id>`."""

LESSONS: Sequence[Mapping[str, Any]] = (
    {"id": "markers", "question": "PlaceMarkers", "rule": "S31"},
    {"id": "turn", "question": "TurnMarkers", "rule": "S33"},
    {"id": "start", "question": "ChooseEmpire", "rule": "S39"},
    {"id": "units", "question": "BuyFirstUnits", "rule": "S41"},
    {"id": "move", "question": "Movement", "rule": "S68"},
    {"id": "commit", "question": "Commit", "rule": "S80"},
    {"id": "harvest", "event": "scores", "rule": "S113"},
    {"id": "build", "question": "Build", "rule": "S52"},
    {"id": "destiny", "question": "ThrowAway", "rule": "S95"},
    {"id": "civilise", "question": "Civilising", "rule": "S97"},
    {"id": "trade", "question": "ChooseTrade", "rule": "S59"},
    {"id": "lay", "question": "LayTradeCards", "rule": "S61"},
    {"id": "round", "event": "enters-age", "rule": "S12"},
)
"""What the first turns teach: each id once, when such a question or event first comes."""

ASIDES: Sequence[Mapping[str, Any]] = (
    {"id": "opening", "question": "LayOpeningCards", "rule": "S25"},
    {"id": "colours", "question": "ChooseColours", "rule": "S25"},
    {"id": "colour", "question": "ChooseColour", "rule": "S6"},
    {"id": "leaders", "question": "CallLeaders", "rule": "S43"},
    {"id": "station", "question": "StationLeader", "rule": "S76b"},
    {"id": "capital", "question": "ChooseCapital", "rule": "S42"},
    {"id": "event", "question": "PlayEvent", "rule": "S5"},
    {"id": "order", "question": "RestoreOrder", "rule": "S57"},
    {"id": "upkeep", "question": "Upkeep", "rule": "S51"},
    {"id": "voyage", "question": "Voyage", "rule": "S74"},
    {"id": "redraw", "question": "RedrawConflictCard", "rule": "S88"},
    {"id": "retreat", "question": "Retreat", "rule": "S87"},
    {"id": "cards", "question": "PlayingCards", "rule": "S32"},
    {"id": "artefact", "question": "PlaceArtefact", "rule": "S101"},
    {"id": "neutral", "question": "LayNeutralCards", "rule": "S66"},
    {"id": "way", "question": "NamePrice", "rule": "S20"},
    {"id": "swap", "question": "AnswerSwap", "rule": "S59b"},
    {"id": "power", "question": "BeforeAction", "rule": "S36"},
    {"id": "vote", "question": "CastVotes", "rule": "S125"},
    {"id": "glory", "question": "BuyGlory", "rule": "S119"},
)
"""What else is explained when it first comes up, without being counted."""

# fmt: off
DECK = (
    "aztecs", "arabs", "vikings", "swedes", "byzantines", "tibetans", "south_africans", "prussians", "majapahit",
    "khmers", "kush_axum", "polynesians", "vietnamese", "british", "teutonic_knights", "persians", "goths", "olmecs",
    "zhou", "melanesians", "australians", "mauryans", "han", "kushans", "bantu", "poles", "meiji_japanese",
)
# fmt: on
"""The next cards: luck in the first conflict, and nothing that would spoil the first turns."""


def lesson() -> Match:
    """The prepared position; the first seat is the newcomer's, the other is for a bot."""
    match = position(
        empire(
            "egyptians",
            0,
            {"lower_egypt": "warriors warriors", "upper_egypt": "spearmen spearmen archers archers"},
            capital="lower_egypt",
            level=6,
            money=8,
            leaders=[("egyptians_cheops", "lower_egypt")],
        ),
        empire("nubians", 1, {"nubia": "warriors", "axum": "warriors"}, capital="axum", level=3),
        empire("israelites", 1, {"palestine": "warriors archers"}, capital="palestine", level=2, money=2),
        players=["", ""],
        options={"scenario": "short"},
        hands={
            0: ["babylonians", "mycenaeans", "saxons", "siamese", "zulus"],
            1: ["venetians", "song", "dutch", "timurids"],
        },
        deck=DECK,
        end_age=2,
        glory=[3, 3],
    )
    return Match.from_state(match.game, match.state, match.seats, new_seed(), {"guide": True})
