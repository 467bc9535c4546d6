"""Positions that show how 7 Ages is drawn: `python tests/web_seven_ages/seven_preview.py`.

`previewing.py` has the server and says what an address holds.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "shared"))

from previewing import Shown, serve

from zeitalter import Match
from zeitalter.games.seven_ages.data.components import load_components
from zeitalter.games.seven_ages.position import empire
from zeitalter.games.seven_ages.position import position as scene

HAND = ["arabs", "han", "aztecs", "spanish", "minoans", "harappans"]


def _world(*others: Any, **more: Any) -> Match:
    """Four players in the third age: Romans and Aryans are Ada's."""
    romans = {
        "rome": "legion legion catapults swordsmen heavy_horse light_horse war_galleys spearmen archers warriors",
        "north_italy": "legion spearmen", "sicily": "galleys archers", "carthage": "legion warriors",
        "illyria": "swordsmen", "greece": "chariots spearmen", "france": "knights warriors",
    }  # fmt: skip
    return scene(
        empire("romans", 0, romans, colour="red", level=16, money=23, elite=2, capital="rome", go=1,
               cities={"rome": 3, "carthage": 1, "greece": 3}, religion="christianity", government="feudalism",
               marks=["printing"], artefacts={"rome": ["forum"], "greece": ["oracle"]}, disorder=["illyria"],
               forts=["north_italy", "rome"], leaders=[("romans_caesar", "rome"), ("unnamed_ad", "greece")]),
        empire("aryans", 0, {"punjab": "chariots warriors warriors", "sind": "warriors", "hindustan": "light_horse"},
               colour="pink", level=14, money=4, religion="hinduism"),
        empire("egyptians", 1, {"lower_egypt": "spearmen archers chariots", "upper_egypt": "archers",
                                "palestine": "spearmen spearmen"}, colour="yellow", level=11, money=9,
               capital="lower_egypt", cities={"lower_egypt": 3}, artefacts={"lower_egypt": ["great_pyramid"]}),
        empire("vikings", 2, {"norway": "swordsmen longships", "sweden": "spearmen", "denmark": "light_horse archers",
                              "england": "swordsmen heavy_horse", "north_sea": "longships"},
               colour="tan", level=18, money=12, elite=1),
        empire("mongols", 3, {"mongolia": "horse_archers light_horse heavy_horse", "gansu": "knights"},
               colour="black", level=17, money=3),
        *others,
        turn=12, cities={"persia": 1},
        **({"stack": ["PlaceMarkers", "EndTurn"], "hands": {0: HAND, 1: ["goths", "franks"], 2: ["incas"]}} | more),
    )  # fmt: skip


USUAL = ("act", "pass", "pay_upkeep", "keep_card", "done")


def _led(match: Match, step: str) -> Match:
    """Everybody gives the plainest answer until a question is asked."""
    while type(match.state.stack[-1]).__name__ != step:
        seat = match.asked()[0]
        options = match.options(seat)
        plain = [o for verb in USUAL for o in options if isinstance(o, tuple) and o[0] == verb]
        match.play(seat, [*plain, *options][0])
    return match


def _doing(action: str, step: str) -> Match:
    """The Romans perform an action, up to a question of it."""
    return _led(_world(doing=action, by="romans", stack=None), step)


def _say(match: Match, *words: Any) -> None:
    match.play(0, match.game.action_from_json(match.table, list(words)))


def _largest(match: Match, start: str, goal: str) -> list[Any]:
    """The move of the largest group between two areas."""
    told = [match.game.action_to_json(match.table, o) for o in match.options(0) if isinstance(o, tuple)]
    return max((a for a in told if a[:3] == ["move", start, goal]), key=lambda a: len(a[3]) + len(a[4]))


def _raiding() -> Match:
    """The Romans have moved into an area of the Vikings."""
    match = _doing("manoeuvre", "Movement")
    for start, goal in (("rome", "north_italy"), ("north_italy", "france"), ("france", "england")):
        _say(match, *_largest(match, start, goal))
    return match


def _fighting() -> Match:
    """Both sides are to commit units."""
    match = _raiding()
    _say(match, "done")
    return _led(match, "Commit")


def _voting() -> Match:
    """The Romans have called a vote on Heresy, and have divided the levels."""
    others = [empire("byzantines", 1, {"thrace": "legion"}, colour="orange", level=15, religion="christianity")]
    romans = load_components(None).ids["empire"].index("romans")
    match = _world(*others, heresy={"christianity": "romans"}, stack=[["HeresyVote", 0, romans]])
    if type(match.state.stack[-1]).__name__ == "ProposeLosses":
        _say(match, "propose", ["romans", "byzantines"], [match.state.stack[-1].value, 0])
    return match


def _sailing() -> Match:
    """A ship of the Romans has set sail in Sicily."""
    match = _doing("manoeuvre", "Movement")
    told = [match.game.action_to_json(match.table, o) for o in match.options(0) if isinstance(o, tuple)]
    _say(match, *next(a for a in told if a[0] == "set_sail"))
    return match


def _dealing() -> Match:
    """The Romans trade with the Egyptians: cards are to be laid."""
    match = _doing("trade", "ChooseTrade")
    _say(match, "trade", "egyptians")
    return _led(match, "LayTradeCards")


def _turning(action: str) -> Match:
    """Ada may turn a marker of a round over: that of an empire, or that of her empty slot."""
    markers = {0: {"romans": "discard_empire", "aryans": "production", "": "destiny"}}
    number = load_components(None).ids["action"].index(action)
    return _world(markers=markers, round=number, stack=[["TurnMarkers", number, 0], "EndTurn"])


def _traded() -> Match:
    """A trade is decided, and Ada could play an event."""
    hands = {0: ["kushans", "han"], 1: ["goths", "franks"]}
    match = _led(_world(doing="trade", by="romans", stack=None, hands=hands), "ChooseTrade")
    _say(match, "trade", "egyptians")
    _say(_led(match, "LayTradeCards"), "lay", ["han"], 0)
    return _led(match, "PlayEvent")


SCENES: dict[str, Callable[[], Match]] = {
    "world": _world,
    "move": lambda: _doing("manoeuvre", "Movement"),
    "raid": _raiding,
    "fight": _fighting,
    "build": lambda: _doing("production", "Build"),
    "trade": lambda: _doing("trade", "ChooseTrade"),
    "deal": _dealing,
    "traded": _traded,
    "turn": lambda: _turning("destiny"),
    "giving": lambda: _turning("discard_empire"),
    "vote": _voting,
    "sail": _sailing,
    "civilise": lambda: _doing("civilise", "Civilising"),
    "destiny": lambda: _doing("destiny", "ThrowAway"),
}


@cache
def position(name: str) -> Match:
    """A position by its name."""
    return SCENES[name]()


SHOWN = Shown("seven_ages", position, Path(__file__).parent)

if __name__ == "__main__":
    serve(SHOWN, 8125, "world")
