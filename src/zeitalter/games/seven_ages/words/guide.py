"""The guided first game: a real one from its first move on, and what is explained when.

Three play "First steps", the first two ages, with a seed that is friendly to the first seat: early land, an early
conflict, and every action within five turns. What the guide recommends is what the hint says. The sentences are
`guide-<id>` in `guide.*.ftl`; questions of one id share theirs, which is said once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from zeitalter.engine.match import Match
from zeitalter.games import find_game

AREAS = ("prompt", "board", "mat", "seats", "tabs")
"""The areas of the table in the order in which they are shown; the words are `guide-area-<id>`."""

LESSONS: Sequence[Mapping[str, Any]] = (
    {"id": "opening", "question": "LayOpeningCards", "rule": "S25"},
    {"id": "colours", "question": "ChooseColours", "rule": "S25"},
    {"id": "markers", "question": "PlaceMarkers", "rule": "S31"},
    {"id": "turn", "question": "TurnMarkers", "rule": "S33"},
    {"id": "start", "question": "ChooseEmpire", "rule": "S39"},
    {"id": "units", "question": "BuyFirstUnits", "rule": "S41"},
    {"id": "harvest", "event": "reaps-glory", "rule": "S113"},
    {"id": "move", "question": "Movement", "rule": "S68"},
    {"id": "civilise", "question": "Civilising", "rule": "S97"},
    {"id": "destiny", "question": "ThrowAway", "rule": "S95"},
    {"id": "build", "question": "Build", "rule": "S52"},
    {"id": "commit", "question": "Commit", "rule": "S80"},
    {"id": "trade", "question": "ChooseTrade", "rule": "S59"},
    {"id": "lay", "question": "LayTradeCards", "rule": "S61"},
)
"""What the first turns teach: each id once, when such a question or event first comes."""


def _asides(id: str, rule: str, *questions: str) -> list[Mapping[str, Any]]:
    """Questions that one sentence explains."""
    return [{"id": id, "question": question, "rule": rule} for question in questions]


ASIDES: Sequence[Mapping[str, Any]] = (
    # what nearly every game brings
    *_asides("colour", "S6", "ChooseColour"),
    *_asides("leaders", "S43", "CallLeaders"),
    *_asides("station", "S104b", "StationLeader", "PlaceNewLeader", "SendLeader", "KeepLeader"),
    *_asides("capital", "S42", "ChooseCapital"),
    *_asides("event", "S5", "PlayEvent"),
    *_asides("second", "S38", "GoOn"),
    *_asides("order", "S57", "RestoreOrder", "CalmDown"),
    *_asides("upkeep", "S51", "Upkeep"),
    *_asides("voyage", "S74", "Voyage"),
    *_asides("conflicts", "S79", "Conflicts"),
    *_asides("side", "S80", "CommitSide"),
    *_asides("redraw", "S88", "RedrawConflictCard"),
    *_asides("retreat", "S87", "Retreat"),
    *_asides("cards", "S32", "PlayingCards"),
    *_asides("artefact", "S101", "PlaceArtefact", "GiveArtefact"),
    *_asides("grant", "S97f", "TakeGrant"),
    *_asides("neutral", "S66", "LayNeutralCards"),
    *_asides("use", "S60", "UseCard"),
    *_asides("pile", "S96", "DrawFrom", "TakeFromDiscard"),
    *_asides("way", "S20", "NamePrice", "PayForWay"),
    *_asides("swap", "S59b", "AnswerSwap", "LaySwap", "AnswerMoney"),
    # religions, wonders and events
    *_asides("power", "S36", "BeforeAction"),
    *_asides("oracle", "S137", "HideCard"),
    *_asides("forum", "S35", "UseForum"),
    *_asides("treaty", "S136", "TreatyAtHome", "TreatyAbroad"),
    *_asides("jihad", "S128", "CallJihad"),
    *_asides("heresy", "S124", "EndHeresy", "ProposeLosses", "CastVotes", "GiveUpFaith"),
    *_asides("faith", "S93", "ConvertOrDisorder", "LostFertileArea", "BuddhistRevenge"),
    *_asides("unrest", "S17", "PlaceUnrest", "SpreadRebellion", "DynastyFails", "DisorderAsCapital", "NameRebels"),
    *_asides("losses", "S5", "LoseToPestilence", "ThinOut", "BurnArtefact"),
    *_asides("collapse", "S5", "KeepHeart", "KeepAreas", "KeepCore"),
    *_asides("settlers", "S23", "SettleColonists"),
    *_asides("allies", "S81", "HelpSide", "BetraySide", "HireTroops"),
    *_asides("marriage", "S5", "OfferArea", "AnswerMarriage", "TakeBride"),
    # late ages, and the end
    *_asides("profit", "S65", "TakeProfit"),
    *_asides("nations", "S135", "CallOnMove", "CallOnEvent", "AgreeOnResolution", "AnswerResolution"),
    *_asides("glory", "S119", "BuyGlory"),
    # what happens
    {"id": "age", "event": "enters-age", "rule": "S12"},
    {"id": "lost", "event": "empire-ends", "rule": "S109"},
    {"id": "last", "event": "passes-last-level", "rule": "S28"},
)
"""What else is explained when it first comes up, without being counted: it does not come in every game."""

SEED = 38
"""A beginning in which whoever does what the hint says meets every action within five turns."""


def lesson() -> Match:
    """A match before its first move; the first seat is the newcomer's, the others are for bots."""
    match = Match.new(find_game("seven_ages"), 3, {"scenario": "short"}, SEED)
    match.parent = {"guide": True}
    return match
